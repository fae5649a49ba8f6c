"""Atoms for lasting modifiers and waiting effects (LR-10.13).

Both are read from the table itself; the index depends on them only for silenced texts.
"""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.lotr.atoms.pieces import without
from inglenook.lotr.dsl import terms
from inglenook.lotr.state import Lasting, Waiting
from inglenook.lotr.table import LotrTable


def add_lasting(table: LotrTable, lasting: Lasting) -> None:
    """Adds a lasting modifier (LR-10.13)."""
    table.changed()
    table.lasting = (*table.lasting, lasting)
    if lasting.stat == terms.TEXT:
        table.index = None


def add_waiting(table: LotrTable, waiting: Waiting) -> None:
    """Adds effects that wait for something to happen."""
    table.changed()
    table.waiting = (*table.waiting, waiting)


def end_waiting(table: LotrTable, waiting: Waiting) -> None:
    """Removes waiting effects once the awaited event has happened."""
    table.changed()
    table.waiting = tuple([one for one in table.waiting if one is not waiting])


def end_lasting(table: LotrTable, until: str) -> None:
    """Expires the modifiers and waiting effects that last until `until`."""
    if not table.lasting and not table.waiting:
        return
    kept = tuple([one for one in table.lasting if one.until != until])
    still_waiting = tuple([one for one in table.waiting if one.until != until])
    if len(kept) != len(table.lasting) or len(still_waiting) != len(table.waiting):
        table.changed()
        if any(one.stat == terms.TEXT for one in table.lasting):
            table.index = None
        table.lasting = kept
        table.waiting = still_waiting


def forget_lasting_on(table: LotrTable, card: Thing) -> None:
    """Removes a card that left play from lasting modifiers, so that they do not apply if it returns (LR-26.36)."""
    table.changed()
    kept: list[Lasting] = []
    for one in table.lasting:
        if card in one.cards:
            cards = without(one.cards, card)
            if cards:
                kept.append(one.reaching(cards))
        else:
            kept.append(one)
    table.lasting = tuple(kept)
