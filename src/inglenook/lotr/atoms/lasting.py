"""Modifiers for a time (LR-10.13)."""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.lotr.atoms.pieces import without
from inglenook.lotr.state import Lasting
from inglenook.lotr.table import LotrTable


def add_lasting(table: LotrTable, lasting: Lasting) -> None:
    """A modifier begins (LR-10.13)."""
    table.changed()
    table.lasting = (*table.lasting, lasting)
    table.index = None


def end_lasting(table: LotrTable, until: str) -> None:
    """The modifiers that last until now end."""
    if not table.lasting:
        return
    kept = tuple([one for one in table.lasting if one.until != until])
    if len(kept) != len(table.lasting):
        table.changed()
        table.lasting = kept
        table.index = None


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
