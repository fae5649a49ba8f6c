"""A question to a seat, with all it takes to weigh its options."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.seen import CARDS, UNKNOWN, Card, Seen
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Decision, Option, Thing
from inglenook.kernel.messages import Name
from inglenook.kernel.players import SeatPlayer
from inglenook.lotr.words.cards import Definition

Pairs = list[tuple[Card, Card]]
"""Fighters and the minions they face."""


class Question:
    """A question to a seat: the table as seen, and which card each option is about."""

    def __init__(self, seat: SeatPlayer, decision: Decision) -> None:
        self.decision: Final = decision
        self.prompt: Final = decision.prompt.id
        self.seen: Final = Seen(seat.view())
        self.known: Final[dict[Thing, Card]] = {}
        self.plan: Pairs | None = None
        """Who is to fight whom; thought of once, where that is asked."""
        self._match(seat)

    def _match(self, seat: SeatPlayer) -> None:
        """Options name things, the view has cards: those of one definition are matched in the order they lie in.

        Where not all of them are offered, the last ones are: what is asked one by one is taken from the front.
        """
        things: dict[str, list[Thing]] = {}
        for option in self.decision.options:
            for thing in (option.subject, option.other):
                if thing >= 0:
                    alike = things.setdefault(seat.definition(thing), [])
                    if thing not in alike:
                        alike.append(thing)
        for id, alike in things.items():
            found = self._lying(id)
            for thing, card in zip(reversed(alike), reversed(found), strict=False):
                self.known[thing] = card
            for thing in alike:
                if thing not in self.known:  # in a deck that is being looked through, or on the path
                    data: dict[str, Data] = {"handle": "", "definition": id}
                    self.known[thing] = Card(self.seen.seat, data)

    def _lying(self, id: str) -> list[Card]:
        """The cards of a definition that can be meant: in hand if that is asked about, else in play."""
        in_play = [card for card in self.seen.in_play if card.id == id]
        in_play = [card for card in in_play if card.active] or in_play  # others may have the same companions
        in_hand = [card for card in self.seen.me.hand if card.id == id]
        from_hand = [option.verb for option in self.decision.options if option.verb in ("play", "discard")]
        stays = self.decision.prompt.id.endswith("-hand") or bool(from_hand)
        return (in_hand or in_play) if stays else (in_play or in_hand)

    def card(self, option: Option) -> Card:
        """The card the option is about."""
        return self.known[option.subject]

    def other(self, option: Option) -> Card:
        """The other card it is about."""
        return self.known[option.other]

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
        data: dict[str, Data] = {"handle": "", "definition": id}
        return Card(self.seen.seat, data)
