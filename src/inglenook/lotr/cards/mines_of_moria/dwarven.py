"""Dwarven cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

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

card("2P121", "Gimli", Continuous((shadow_number(-2),), of=WithKeyword("underground") & SITE))

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
