"""Atoms for assignments and the current skirmish (LR-17, LR-18)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.atoms.pieces import without
from inglenook.lotr.table import LotrTable


def assign(table: LotrTable, fighter: Thing, minions: tuple[Thing, ...]) -> None:
    """Assigns minions to a companion or ally, in addition to those already assigned (LR-17.16)."""
    table.changed()
    table.assigned_in_turn = tuple(dict.fromkeys((*table.assigned_in_turn, fighter, *minions)))
    for place, (other, facing) in enumerate(table.assignments):
        if other == fighter:
            pair = (fighter, (*facing, *minions))
            table.assignments = (*table.assignments[:place], pair, *table.assignments[place + 1 :])
            return
    table.assignments = (*table.assignments, (fighter, minions))


def begin_skirmish(table: LotrTable, fighter: Thing) -> None:
    """Begins one of the assigned skirmishes (LR-18.1)."""
    table.changed()
    for other, minions in table.assignments:
        if other == fighter:
            table.defender = fighter
            table.attackers = minions
    table.assignments = tuple([pair for pair in table.assignments if pair[0] != fighter])
    table.skirmish_began = True
    table.skirmish_over = False


def close_skirmish(table: LotrTable) -> None:
    """Marks the current skirmish as resolved or cancelled (LR-18.22)."""
    table.changed()
    table.skirmish_over = True


def end_skirmish(table: LotrTable) -> None:
    """Ends the current skirmish; its characters are no longer assigned (LR-18.23)."""
    table.changed()
    table.defender = NOTHING
    table.attackers = ()
    table.fallen = ()
    table.skirmish_began = False
    table.skirmish_over = False


def clear_assignments(table: LotrTable) -> None:
    """Removes all assignments."""
    table.changed()
    table.assignments = ()


def fall(table: LotrTable, card: Thing) -> None:
    """Records what a card in the current skirmish bears, before it leaves play (LG-101)."""
    if card == table.defender or card in table.attackers:
        table.changed()
        table.fallen = (*table.fallen, (card, table.cards[card].borne))


def leave_skirmish(table: LotrTable, card: Thing) -> None:
    """Removes a card from its skirmish; an assigned skirmish that lacks a side is dropped (LR-18.19, LR-18.21)."""
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
