"""Elven cards of The Two Towers."""

from inglenook.lotr.cards.language import *

card("4U62", "Elven Bow", Continuous((keyword(ARCHER),), of=BEARER), on=On(ELF))

card(
    "4C64",
    "Elven Sword",
    Action(
        (SKIRMISH,),
        costs=(Choose(((exert(BEARER),), (DiscardFromHand(2),))),),
        effects=(make(a(MINION & Skirmishing(BEARER)), strength(-1)),),
    ),
    on=On(ELF),
)

card(
    "4C74",
    "Legolas",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(
            make(
                a(MINION & Skirmishing(UNBOUND & COMPANION), "minion"),
                strength(If(Is(That("minion"), Skirmishing(Titled("Gimli"))), -2, -1)),
            ),
        ),
    ),
)

card("4C78", "Lórien Swordsman", Continuous((strength(Times(-2, WoundsOn(That(IT)))),), of=MINION & Skirmishing(THIS)))

card(
    "4U81",
    "Pengedhel",
    Continuous((strength(2), cannot(ADD_TO_ARCHERY)), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    to_play=(Spot(ELF),),
)

card(
    "4C87",
    "Valor",
    Action(
        (SKIRMISH,),
        effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(WOUNDED & MINION)), 3, 2))),),
    ),
)
