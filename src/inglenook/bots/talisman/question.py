"""A question to a seat, with all that scoring its options needs."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.assessment import Mind
from inglenook.bots.talisman.observation import Figure, Seen
from inglenook.bots.talisman.playing_style import Manner
from inglenook.bots.talisman.values.travel import Prospects
from inglenook.kernel.decisions import Decision, Option
from inglenook.kernel.messages import Name, Player
from inglenook.kernel.players import SeatPlayer
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl.definitions import CardDefinition


class Question:
    """A question to a seat, with all that scoring its options needs."""

    def __init__(self, seat: SeatPlayer, decision: Decision, manner: Manner) -> None:
        self.seat: Final = seat
        self.decision: Final = decision
        self.manner: Final = manner
        self.prompt: Final = decision.prompt.id
        self._mind: Mind | None = None
        self._prospects: Prospects | None = None

    @property
    def mind(self) -> Mind:
        """The seat's assessment of the table; empty for a seat that has yet to choose its character."""
        if self._mind is None:
            self._mind = Mind(Seen(self.seat.view()), self.manner)
        return self._mind

    @property
    def prospects(self) -> Prospects:
        """The values of the spaces; computed once, when needed."""
        if self._prospects is None:
            self._prospects = Prospects(self.mind)
        return self._prospects

    # Subjects of an option or of the question.

    def subject(self, option: Option) -> str:
        """Returns the id of the subject of an option."""
        return self.seat.definition(option.subject)

    def other(self, option: Option) -> str:
        """Returns the id of the second subject of an option."""
        return self.seat.definition(option.other)

    def card(self, option: Option) -> CardDefinition:
        """Returns the card that an option refers to."""
        return CARDS[self.subject(option)]

    def figure(self, option: Option) -> Figure | None:
        """Returns the character that an option refers to, or None."""
        return self.mind.seen.by_id(self.subject(option))

    def player(self) -> Figure | None:
        """Returns the character of the player named in the question, or None."""
        named = self.decision.prompt.arguments.get("player")
        return self.mind.seen.by_seat(named.seat) if isinstance(named, Player) else None

    def named(self, argument: str) -> str:
        """Returns the id of a thing named in the question."""
        name = self.decision.prompt.arguments.get(argument)
        return name.definition if isinstance(name, Name) else ""

    def number(self, argument: str) -> int:
        """Returns a number named in the question."""
        value = self.decision.prompt.arguments.get(argument)
        return value if isinstance(value, int) else 0
