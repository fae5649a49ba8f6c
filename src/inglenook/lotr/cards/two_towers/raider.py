"""Raider cards of The Two Towers."""

from inglenook.lotr.cards.language import *

STRIKES_FIRST = Trigger(
    Happening(SKIRMISH_STARTS, THIS),
    optional=True,
    costs=(remove_twilight(3),),
    effects=(wound((COMPANION | ALLY) & Skirmishing(THIS)),),
)

DISCARDED_FOR_STRENGTH = Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(RAIDER & MAN), strength(2)),))

card("4U220", "Desert Soldier", STRIKES_FIRST)

card("4C221", "Desert Spearman", STRIKES_FIRST)

card("4C222", "Desert Warrior", STRIKES_FIRST)

card(
    "4R237",
    "Ithilien Wilderness",
    Trigger(
        Happening(PHASE_ENDS),
        condition=All((MovedTo(7, 9, TOWERS_BLOCK), PoolBelow(7))),
        effects=(add_twilight(8),),
        optional=True,
    ),
    DISCARDED_FOR_STRENGTH,
)

card(
    "4C241",
    "On the March",
    Action((SKIRMISH,), effects=(make(a(RAIDER & MAN), strength(If(CanSpot(COMPANION, 6, chosen=True), 5, 3))),)),
)

card("4C260", "Whirling Strike", Action((SKIRMISH,), effects=(wound((ALLY | COMPANION) & Skirmishing(RAIDER & MAN)),)))

card(
    "4R261",
    "Wrath of Harad",
    Continuous(
        (extra_cost(wound(COMPANION), spotting=RANGER),),
        of=FREE_PEOPLES_CARD & EVENT,
        condition=CanSpot(RAIDER & MAN),
    ),
    DISCARDED_FOR_STRENGTH,
)
