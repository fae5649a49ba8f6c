"""A question to a seat, with all it takes to weigh its options."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import CARDS, UNKNOWN, Card, Seen
from inglenook.kernel.decisions import Decision, Option
from inglenook.kernel.messages import Name
from inglenook.lotr.dsl.cards import Definition

Pairs = list[tuple[Card, Card]]
"""Fighters and the minions they face."""


class Question:
    """A question to a seat: the table as seen, and what its options are about."""

    def __init__(self, seen: Seen, decision: Decision) -> None:
        self.decision: Final = decision
        self.prompt: Final = decision.prompt.id
        self.seen: Final = seen
        self.plan: Pairs | None = None
        """Who is to fight whom; thought of once, where that is asked."""

    def card(self, option: Option) -> Card:
        """The card the option is about."""
        return self.seen.meant(option.subject)

    def other(self, option: Option) -> Card:
        """The other card it is about."""
        return self.seen.meant(option.other)

    @property
    def source(self) -> Definition:
        """The card because of which the question is asked."""
        name = self.decision.prompt.arguments.get("card")
        return CARDS.get(name.definition, UNKNOWN) if isinstance(name, Name) else UNKNOWN

    @property
    def speaker(self) -> Card:
        """That card on the table, the viewer's own before another's; as printed if it is nowhere to be seen."""
        id = self.source.id
        for card in (*self.seen.me.in_play, *self.seen.in_play):
            if card.id == id:
                return card
        return Card(self.seen.seat, "", self.source)
