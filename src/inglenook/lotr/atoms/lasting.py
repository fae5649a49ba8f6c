"""Modifiers for a time, and effects that wait for a time (LR-10.13).

They are read from the table itself; the index only knows whose text they silence.
"""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.lotr.atoms.pieces import without
from inglenook.lotr.dsl import terms
from inglenook.lotr.state import Lasting, Waiting
from inglenook.lotr.table import LotrTable


def add_lasting(table: LotrTable, lasting: Lasting) -> None:
    """A modifier begins (LR-10.13)."""
    table.changed()
    table.lasting = (*table.lasting, lasting)
    if lasting.stat == terms.TEXT:
        table.index = None


def add_waiting(table: LotrTable, waiting: Waiting) -> None:
    """Effects begin to wait for something."""
    table.changed()
    table.waiting = (*table.waiting, waiting)


def end_waiting(table: LotrTable, waiting: Waiting) -> None:
    """What was waited for has happened, and is waited for no more."""
    table.changed()
    table.waiting = tuple([one for one in table.waiting if one is not waiting])


def end_lasting(table: LotrTable, until: str) -> None:
    """What lasts or waits until now ends."""
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
    """A card has left play: what lasted on it does not wait for its return (LR-26.36)."""
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
