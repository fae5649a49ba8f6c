"""Elven cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

ARCHERS = WithKeyword(ARCHER)
ARWEN = Titled("Arwen")
OF_RIVENDELL = HomeAt(3, FELLOWSHIP_BLOCK)
OF_LORIEN = HomeAt(6, FELLOWSHIP_BLOCK)

card(
    "1U29",
    "Ancient Enmity",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(ELF, "elf"), strength(1)),
            Later(
                Happening(LOSES, MINION, against=That("elf")),
                (DiscardFromHand(2, whose=ITS_OWNER, at_random=True),),
            ),
        ),
    ),
)

card("1R30", "Arwen", Continuous((strength(3),), condition=Is(THIS, Skirmishing(NAZGUL))))

card(
    "1U31",
    "Asfaloth",
    Continuous((Modifier(COST, -2, on=ARWEN),)),
    Continuous((strength(2),), of=BEARER, condition=AtSite("plains")),
    DiscardedWhen(AtSite("underground")),
    on=On(ELF),
)

card(
    "1C32",
    "Border Defenses",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(ELF, "elf"),
                strength(If(Is(That("elf"), Skirmishing(ARCHERS)), 4, 2)),
            ),
        ),
    ),
)

card(
    "1R33",
    "Bow of the Galadhrim",
    Trigger(Happening(WINS, BEARER), optional=True, effects=(wound(MINION),)),
    on=On(Titled("Legolas")),
)

card("1R34", "Celeborn", Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(ELVEN & ALLY),)))

card(
    "1R35",
    "The Council of Elrond",
    Action((FELLOWSHIP,), costs=(Spot(ELF),), effects=(PlayCard(WithKeyword("tale"), zones=(DECK,)),)),
)

card(
    "1R36",
    "Curse Their Foul Feet!",
    Action(
        (FELLOWSHIP,),
        costs=(exert(ELF),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            DiscardFromHand(Count(ORC, among="revealed"), whose=THAT_PLAYER),
        ),
    ),
)

card(
    "1C37",
    "Defiance",
    Action(
        (SKIRMISH,),
        effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(NAZGUL)), 4, 2))),),
    ),
)

card(
    "1R38",
    "Double Shot",
    Action((ARCHERY,), costs=(Spot(ELF & ARCHERS & COMPANION),), effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 1),)),)),
)

card("1C39", "Elf-song", Action((FELLOWSHIP,), costs=(Spot(ELF),), effects=(remove_burdens(1),)))

card(
    "1R40",
    "Elrond",
    Trigger(Happening(TURN_STARTS, whose=YOU), effects=(Heal(each(ALLY & OF_RIVENDELL)),)),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(Draw(1),)),
    to_play=(Spot(Titled("Gandalf") | ELF),),
)

card("1C41", "Elven Bow", Continuous((keyword(ARCHER),), of=BEARER), on=On(ELF))

card("1C42", "Elven Cloak", Continuous((Modifier(MINION_ARCHERY, -1),)), on=On(COMPANION), to_play=(Spot(ELF),))

card(
    "1C43",
    "Far-seeing Eyes",
    Trigger(Happening(PLAYED, ELF, whose=YOU), effects=(DiscardFromHand(1, whose=AN_OPPONENT),)),
)

card(
    "1U44",
    "Foul Creation",
    Action(
        (FELLOWSHIP,),
        costs=(exert(ELF),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            May(
                (Draw(2),),
                costs=(DiscardFromHand(1, ISENGARD & MINION, AN_OPPONENT, among="revealed"),),
            ),
        ),
    ),
)

card(
    "1R45",
    "Galadriel",
    Trigger(Happening(TURN_STARTS, whose=YOU), effects=(Heal(each(ALLY & OF_LORIEN)),)),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(PlayCard(ELF, free=True),)),
)

card(
    "1U46",
    "Gift of Boats",
    Trigger(
        Happening(MOVES_FROM, WithKeyword("river"), phase=FELLOWSHIP),
        effects=(Modify((Modifier(MOVE_LIMIT, 1),), until=THIS_TURN),),
    ),
    to_play=(exert(ELF & ALLY),),
)

card(
    "1R47",
    "Gwemegil",
    Continuous((damage(1),), of=BEARER),
    Action(
        (SKIRMISH,), costs=(Choose(((exert(BEARER),), (DiscardFromHand(2),))),), effects=(make(a(BEARER), strength(1)),)
    ),
    on=On(ARWEN),
)

card(
    "1U48",
    "Haldir",
    Continuous((strength(2),), condition=AtSite(least=6, most=8, block=FELLOWSHIP_BLOCK)),
    to_play=(Spot(ELF),),
)

card(
    "1R49",
    "The Last Alliance of Elves and Men",
    Continuous((strength(AtMost(Count(ELF), 3)),), of=BEARER),
    on=On(GONDOR & MAN, limit=1),
)

card(
    "1R50",
    "Legolas",
    Action((ARCHERY,), costs=(exert(THIS),), effects=(wound(MINION), make(a(THIS), cannot(ADD_TO_ARCHERY)))),
)

card("1U51", "Legolas", Continuous((strength(3),), condition=Is(THIS, Skirmishing(NAZGUL))))

card(
    "1C52",
    "Lightfootedness",
    Action((ARCHERY,), costs=(Spot(ELF & COMPANION),), effects=(Modify((Modifier(MINION_ARCHERY, -1),)),)),
)

card("1C53", "Lórien Elf", to_play=(Spot(ELF),))

card(
    "1U54",
    "Mallorn-trees",
    # Without a revealed card no effect can follow, so revealing is the cost.
    Action(
        (FELLOWSHIP,),
        costs=(RevealFromHand(a(ELVEN, "card")),),
        effects=(MoveCards(That("card"), HAND, BENEATH_DECK),),
    ),
)

card(
    "1R55",
    "The Mirror of Galadriel",
    Continuous((strength(1),), of=ELF & ALLY & OF_LORIEN),
    Action(
        (MANEUVER,),
        condition=HandAtLeast(7),
        costs=(exert(Titled("Galadriel")),),
        effects=(
            SeeHand(AN_OPPONENT, at_random=2, least=7, remember="cards"),
            DiscardFromHand(1, whose=AN_OPPONENT, among="cards"),
        ),
    ),
)

card("1U56", "Orophin", Action((ARCHERY,), costs=(exert(THIS),), effects=(wound(URUK_HAI),)))

card("1U57", "Rúmil", Action((ARCHERY,), costs=(exert(THIS),), effects=(wound(ORC),)))

card(
    "1C58",
    "The Seen and the Unseen",
    Action((FELLOWSHIP,), costs=(Exert(a(ELF, count=2)),), effects=(Discard(a(CONDITION)),)),
)

card(
    "1C59",
    "Shoulder to Shoulder",
    Action((MANEUVER,), costs=(add_twilight(1), exert(DWARF)), effects=(heal(ELF),)),
    Action((MANEUVER,), costs=(add_twilight(1), exert(ELF)), effects=(heal(DWARF),)),
)

card("1U60", "Silinde", Continuous((text_of_site(3, FELLOWSHIP_BLOCK),)))

card(
    "1C61",
    "Songs of the Blessed Realm",
    Trigger(Happening(PLAYED, ELVEN & WithKeyword("tale"), whose=YOU), optional=True, effects=(remove_burdens(1),)),
)

card(
    "1R62",
    "The Splendor of Their Banners",
    Action(
        (ARCHERY,),
        condition=Is(BEARER, ARCHERS),
        costs=(exert(BEARER),),
        effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 1),)),),
    ),
    on=On(ELF & COMPANION),
)

card(
    "1U63",
    "Stand Against Darkness",
    Action(
        (MANEUVER,),
        costs=(exert(ELF),),
        effects=(Discard(a(SAURON & (MINION | CONDITION | POSSESSION))),),
    ),
)

card(
    "1U64",
    "Support of the Last Homely House",
    Action(
        (MANEUVER,),
        costs=(exert(ELF & ALLY & OF_RIVENDELL, remember="ally"),),
        effects=(make(that("ally"), strength(3), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
    ),
)

card(
    "1U65",
    "Swan-ship of the Galadhrim",
    Action(
        (MANEUVER,),
        costs=(exert(ELF & ALLY & OF_LORIEN, remember="ally"),),
        effects=(make(that("ally"), strength(3), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
    ),
)

card(
    "1R66",
    "The Tale of Gil-galad",
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(BEARER), strength(2)),)),
    on=On(ELF),
)

card("1C67", "Uruviel", Continuous((text_of_site(6, FELLOWSHIP_BLOCK),)))

card(
    "1C68",
    "The White Arrows of Lórien",
    Action(
        (ARCHERY,),
        condition=Is(BEARER, ARCHERS),
        costs=(exert(BEARER),),
        effects=(DiscardFromHand(2, whose=AN_OPPONENT, at_random=True),),
    ),
    on=On(ELF & COMPANION),
)
