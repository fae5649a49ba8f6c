"""A question to a seat, with all that scoring its options needs."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import CARDS, UNKNOWN, Card, Seen
from inglenook.kernel.decisions import Decision, Option
from inglenook.kernel.messages import Name
from inglenook.lotr.dsl.cards import Definition

Pairs = list[tuple[Card, Card]]
"""Fighters and the minions they face."""


class Question:
    """A question to a seat: the table as seen, and the cards that its options refer to."""

    def __init__(self, seen: Seen, decision: Decision) -> None:
        self.decision: Final = decision
        self.prompt: Final = decision.prompt.id
        self.seen: Final = seen
        self.plan: Pairs | None = None
        """Planned pairs of fighters and minions; computed once, when an assignment is asked for."""

    def card(self, option: Option) -> Card:
        """Returns the card that an option refers to."""
        return self.seen.meant(option.subject)

    def other(self, option: Option) -> Card:
        """Returns the second card that an option refers to."""
        return self.seen.meant(option.other)

    @property
    def source(self) -> Definition:
        """The definition of the card that causes the question."""
        name = self.decision.prompt.arguments.get("card")
        return CARDS.get(name.definition, UNKNOWN) if isinstance(name, Name) else UNKNOWN

    @property
    def speaker(self) -> Card:
        """The card that causes the question, the viewer's copy before others; as printed if none is in play."""
        id = self.source.id
        for card in (*self.seen.me.in_play, *self.seen.in_play):
            if card.id == id:
                return card
        return Card(self.seen.seat, "", self.source)
