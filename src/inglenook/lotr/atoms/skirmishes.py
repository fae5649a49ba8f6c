"""Assignments and the skirmish under way (LR-17, LR-18)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.atoms.pieces import without
from inglenook.lotr.table import LotrTable


def assign(table: LotrTable, fighter: Thing, minions: tuple[Thing, ...]) -> None:
    """Minions face a companion or ally, besides those that do already (LR-17.16)."""
    table.changed()
    table.assigned_in_turn = tuple(dict.fromkeys((*table.assigned_in_turn, fighter, *minions)))
    for place, (other, facing) in enumerate(table.assignments):
        if other == fighter:
            pair = (fighter, (*facing, *minions))
            table.assignments = (*table.assignments[:place], pair, *table.assignments[place + 1 :])
            return
    table.assignments = (*table.assignments, (fighter, minions))


def begin_skirmish(table: LotrTable, fighter: Thing) -> None:
    """One of the skirmishes assigned is fought now (LR-18.1)."""
    table.changed()
    for other, minions in table.assignments:
        if other == fighter:
            table.defender = fighter
            table.attackers = minions
    table.assignments = tuple([pair for pair in table.assignments if pair[0] != fighter])
    table.skirmish_began = True
    table.skirmish_over = False


def close_skirmish(table: LotrTable) -> None:
    """The skirmish is resolved or cancelled (LR-18.22)."""
    table.changed()
    table.skirmish_over = True


def end_skirmish(table: LotrTable) -> None:
    """Its characters are unassigned again (LR-18.23)."""
    table.changed()
    table.defender = NOTHING
    table.attackers = ()
    table.fallen = ()
    table.skirmish_began = False
    table.skirmish_over = False


def clear_assignments(table: LotrTable) -> None:
    """No skirmish is to come."""
    table.changed()
    table.assignments = ()


def fall(table: LotrTable, card: Thing) -> None:
    """A card is about to leave play: if it is in the skirmish under way, what it bears now is kept in mind (LG-101)."""
    if card == table.defender or card in table.attackers:
        table.changed()
        table.fallen = (*table.fallen, (card, table.cards[card].borne))


def leave_skirmish(table: LotrTable, card: Thing) -> None:
    """A card leaves its skirmish, with play or without; one that lacks a side is not held (LR-18.19, LR-18.21)."""
    table.changed()
    if table.defender == card:
        table.defender = NOTHING
    if card in table.attackers:
        table.attackers = without(table.attackers, card)
    if not table.assignments:
        return
    pairs: list[tuple[Thing, tuple[Thing, ...]]] = []
    for fighter, minions in table.assignments:
        if fighter == card:
            continue
        left = without(minions, card)
        if left:
            pairs.append((fighter, left))
    table.assignments = tuple(pairs)
