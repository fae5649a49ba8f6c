"""A question to a seat, with all it takes to weigh its options."""

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
    """A question to a seat, with all it takes to weigh the options."""

    def __init__(self, seat: SeatPlayer, decision: Decision, manner: Manner) -> None:
        self.seat: Final = seat
        self.decision: Final = decision
        self.manner: Final = manner
        self.prompt: Final = decision.prompt.id
        self._mind: Mind | None = None
        self._prospects: Prospects | None = None

    @property
    def mind(self) -> Mind:
        """What the seat makes of what it sees; a seat that has yet to choose its character has nothing to go by."""
        if self._mind is None:
            self._mind = Mind(Seen(self.seat.view()), self.manner)
        return self._mind

    @property
    def prospects(self) -> Prospects:
        """What the spaces are worth; thought of once, where it matters."""
        if self._prospects is None:
            self._prospects = Prospects(self.mind)
        return self._prospects

    # What an option, or the question, is about.

    def subject(self, option: Option) -> str:
        """The id of what the option is about."""
        return self.seat.definition(option.subject)

    def other(self, option: Option) -> str:
        """The id of the other thing it is about."""
        return self.seat.definition(option.other)

    def card(self, option: Option) -> CardDefinition:
        """The card the option is about."""
        return CARDS[self.subject(option)]

    def figure(self, option: Option) -> Figure | None:
        """The character the option is about."""
        return self.mind.seen.by_id(self.subject(option))

    def player(self) -> Figure | None:
        """The player whom the question names."""
        named = self.decision.prompt.arguments.get("player")
        return self.mind.seen.by_seat(named.seat) if isinstance(named, Player) else None

    def named(self, argument: str) -> str:
        """The id of what the question names."""
        name = self.decision.prompt.arguments.get(argument)
        return name.definition if isinstance(name, Name) else ""

    def number(self, argument: str) -> int:
        """A number that the question names."""
        value = self.decision.prompt.arguments.get(argument)
        return value if isinstance(value, int) else 0
