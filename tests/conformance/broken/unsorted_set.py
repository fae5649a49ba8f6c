"""Embers with a fault in which the order of a set decides who is asked first."""

from __future__ import annotations

from dataclasses import replace

from embers.game import Embers
from embers.table import EmbersTable
from inglenook.kernel.dice import Dice
from inglenook.kernel.rulebook import Setup
from tests.conformance.subjects import EMBERS


class UnsortedSet(Embers):
    """A game that deals the cards in the order of a set of texts."""

    def set_up(self, setup: Setup, dice: Dice) -> EmbersTable:
        table = super().set_up(setup, dice)
        kinds = {card.kind for card in table.cards}
        first = {kind: place for place, kind in enumerate(kinds)}
        table.deck.sort(key=lambda card: first[table.cards[card].kind])
        return table


UNSORTED_SET = replace(EMBERS, name="unsorted set", rulebook=UnsortedSet)
