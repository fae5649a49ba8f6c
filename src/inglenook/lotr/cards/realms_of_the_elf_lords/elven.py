"""Elven cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

OF_RIVENDELL = HomeAt(3, FELLOWSHIP_BLOCK)

card(
    "3U7",
    "Arwen",
    Response(Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER), costs=(DiscardFromHand(3),), effects=(Prevent(),)),
)

card(
    "3R8",
    "Arwen",
    Continuous((strength(-3),), of=MINION & Skirmishing(THIS), condition=CanSpot(ELVEN & ALLY & OF_RIVENDELL, 3)),
)

card(
    "3U9",
    "Beren and Lúthien",
    Action(
        (SKIRMISH,),
        costs=(exert(ELVEN & ALLY),),
        effects=(
            DiscardFromDeck(bottom=True, remember="card"),
            When(Is(That("card"), ELVEN), (make(a(MINION & Skirmishing(ELF)), strength(-1)),)),
        ),
    ),
)

card("3U10", "Calaglin", Action((REGROUP,), costs=(exert(THIS),), effects=(wound(MINION),)))

card(
    "3C11",
    "Cast It Into the Fire!",
    Action(
        (MANEUVER,),
        costs=(Spot(ELF),),
        effects=(DiscardFromHand(1, whose=EACH_SHADOW_PLAYER, remember="cards"), Draw(Number("cards"))),
    ),
)

card("3U12", "Dínendal", Action((REGROUP,), costs=(exert(THIS),), effects=(remove_twilight(2),)))

card(
    "3R13",
    "Elrond",
    Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(Heal(a(ALLY & OF_RIVENDELL), 2, up_to=True),)),
    Action((REGROUP,), costs=(exert(THIS, 2),), effects=(heal(COMPANION),)),
)

card(
    "3C14",
    "Erestor",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, ELF, against=SAURON & (EVENT | MINION)),
        costs=(exert(THIS),),
        effects=(Prevent(),),
    ),
    to_play=(Spot(ELF),),
)

card(
    "3R15",
    "Forests of Lothlórien",
    Trigger(Happening(MOVES), optional=True, condition=CanSpot(ELVEN & ALLY, 3), effects=(wound(MINION),)),
)

card(
    "3C16",
    "Friends of Old",
    Action(
        (FELLOWSHIP,),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, at_random=1, remember="card"),
            Heal(a(ELVEN & ALLY, count=CostOf(That("card")))),
        ),
    ),
)

card(
    "3R17",
    "Galadriel",
    Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(heal(ELF),)),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(PlayNextSite(WithKeyword("forest")),)),
)

card(
    "3U18",
    "Galdor",
    Action(
        (REGROUP,),
        costs=(exert(THIS), Spot(MINION, remember="minion")),
        effects=(MoveCards(That("minion"), PLAY, HAND),),
    ),
    to_play=(Spot(ELF),),
)

card(
    "3R19",
    "Gift of the Evenstar",
    Action(
        (SKIRMISH,),
        costs=(Choose(((exert(BEARER),), (DiscardFromHand(2),))),),
        effects=(make(a(MINION & Skirmishing(BEARER)), strength(-1)),),
    ),
    on=On(Titled("Aragorn")),
    to_play=(Spot(Titled("Arwen")),),
)

card(
    "3U20",
    "Golradir",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(ORC), strength(-1)),)),
    to_play=(Spot(ELF),),
)

card(
    "3R21",
    "Long-knives of Legolas",
    Continuous((strength(-2),), of=(ORC | URUK_HAI) & Skirmishing(BEARER)),
    on=On(Titled("Legolas")),
)

card(
    "3C22",
    "Master of Healing",
    Action(
        (FELLOWSHIP, REGROUP),
        costs=(Choose(((Spot(Titled("Elrond")),), (Spot(ELVEN & ALLY, 2),))),),
        effects=(heal(COMPANION | ALLY),),
    ),
)

card(
    "3R23",
    "Nenya",
    Trigger(
        Happening(PHASE_STARTS, phase=REGROUP),
        optional=True,
        costs=(DiscardFromHand(2, up_to=True, remember="cards"),),
        effects=(Draw(Number("cards")),),
    ),
    on=On(Titled("Galadriel")),
)

card(
    "3U24",
    "Phial of Galadriel",
    Continuous((Modifier(RESISTANCE, 2),), of=BEARER),
    on=On(RING_BEARER),
    to_play=(exert(ELF),),
)

card(
    "3U25",
    "Saelbeth",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(URUK_HAI), strength(-1)),)),
    to_play=(Spot(ELF),),
)

card(
    "3U26",
    "Something Draws Near",
    Action((FELLOWSHIP, MANEUVER), costs=(exert(ELF),), effects=(Discard(a(ISENGARD & (POSSESSION | ARTIFACT))),)),
)

card(
    "3R27",
    "Vilya",
    Action(
        (MANEUVER,),
        costs=(exert(BEARER, 2), Spot(SHADOW_CARD & CONDITION, remember="condition")),
        effects=(MoveCards(That("condition"), PLAY, HAND),),
    ),
    on=On(Titled("Elrond")),
)

card(
    "3C28",
    "Voice of Nimrodel",
    Action(
        (SKIRMISH,),
        condition=Any((AtSite("river"), AtSite("forest"))),
        costs=(exert(ELF, remember="elf"),),
        effects=(CancelSkirmish(That("elf")),),
    ),
)

card(
    "3P121",
    "Legolas",
    Continuous((Modifier(FELLOWSHIP_ARCHERY, 1),), condition=Any((AtSite("river"), AtSite("forest")))),
)
