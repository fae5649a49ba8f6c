"""Dwarven cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2R1",
    "Beneath the Mountains",
    Action(
        (FELLOWSHIP,),
        costs=(DiscardFromDeck(3),),
        effects=(PlayCard(DWARVEN & WEAPON, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "2C2",
    "Disquiet of Our People",
    Action(
        (MANEUVER,),
        costs=(exert(DWARF, remember="dwarf"),),
        effects=(
            When(
                CanSpot(ORC, chosen=True),
                then=(make(that("dwarf"), keyword(DEFENDER, 2), until=UNTIL_REGROUP),),
                otherwise=(make(that("dwarf"), keyword(DEFENDER), until=UNTIL_REGROUP),),
            ),
        ),
    ),
)

card(
    "2U3",
    "Dwarven Bracers",
    Response(Happening(ABOUT_TO_BE_WOUNDED, BEARER), costs=(Discard(a(THIS)),), effects=(Prevent(),)),
    on=On(DWARF),
)

card(
    "2U4",
    "Endurance of Dwarves",
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(BEARER), strength(1)),)),
    on=On(DWARF),
)

card(
    "2C5",
    "Flurry of Blows",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(DWARF, "dwarf"), strength(If(Is(That("dwarf"), Bearing(HAND_WEAPON, 2)), 4, 2))),
            When(Is(That("dwarf"), Bearing(HAND_WEAPON, 2)), then=(make(that("dwarf"), damage(1)),)),
        ),
    ),
)

card("2C6", "Frór", Continuous((strength(3),), condition=Is(THIS, Skirmishing(URUK_HAI))), to_play=(Spot(DWARF),))

card("2R7", "Glóin", Continuous((strength(AtMost(Count(DWARVEN & WithKeyword("tale")), 4)),)))

card(
    "2U8",
    "Golden Light on the Land",
    Continuous((cost(2),), of=MORIA & ORC, condition=Without(AtSite("underground"))),
    Trigger(Happening(PHASE_STARTS, phase=REGROUP), effects=(Discard(a(THIS)),)),
    to_play=(Spot(DWARF),),
)

card(
    "2C9",
    "Great Works Begun There",
    Trigger(
        Happening(PLAYED, DWARF, whose=YOU),
        optional=True,
        costs=(DiscardFromDeck(2),),
        effects=(MoveCards(DWARVEN & EVENT, DISCARD_PILE, HAND),),
    ),
)

card(
    "2C10",
    "Hand Axe",
    Action(
        (ARCHERY,),
        costs=(Discard(a(THIS)),),
        effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 1),)),),
    ),
    on=On(DWARF, extra_class=True),
)

card(
    "2R11",
    "Make Light of Burdens",
    Action(
        (MANEUVER,),
        costs=(exert(DWARF & COMPANION), DiscardFromDeck(3)),
        effects=(
            Choose(
                (
                    (Discard(a(SHADOW_CARD & CONDITION & BorneBy(DWARF))),),
                    (Discard(a(WithKeyword("weather") & CONDITION)),),
                )
            ),
        ),
    ),
)

card(
    "2R12",
    "Realm of Dwarrowdelf",
    Action(
        (SKIRMISH,),
        costs=(DiscardFromDeck(3),),
        effects=(
            Modify((strength(1),), a(DWARF, "dwarf"), total=3),
            When(AtSite("underground"), then=(Modify((damage(1),), that("dwarf"), total=3),)),
        ),
    ),
)

card(
    "2U13",
    "Tidings of Erebor",
    Action((REGROUP,), costs=(Spot(DWARF),), effects=(Unless(ANY_SHADOW_PLAYER, (remove_twilight(3),), (Draw(3),)),)),
)

card(
    "2C14",
    "Till Durin Wakes Again",
    Trigger(
        Happening(COMPANION_MOVES_FROM, DWARF & COMPANION, against=WithKeyword("underground") & SITE),
        optional=True,
        effects=(Heal(that("it")),),
    ),
)

card(
    "2R15",
    "What Are We Waiting For?",
    Action(
        (FELLOWSHIP,),
        costs=(exert(DWARF),),
        effects=(
            Draw(2, AN_OPPONENT),
            Choose(
                ((DiscardFromHand(2, SHADOW_CARD, THAT_PLAYER),), (SkipPhase(SHADOW_PHASE, THAT_PLAYER),)),
                by=THAT_PLAYER,
            ),
        ),
    ),
)

card("2P121", "Gimli", Continuous((shadow_number(-2),), of=WithKeyword("underground") & SITE))
