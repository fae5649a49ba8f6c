"""What a game has to bring along to be thought ahead in, and how a position is played on in the mind."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from inglenook.bots.uniform import Uniform
from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked

LONGEST: Final = 400
"""After so many answers a position is judged, wherever it has come to."""

NEVER: Final = -1e9
"""The worth of an option that is not even tried out."""


class Foresight:
    """What a game brings along: rules of thumb for positions dealt anew, a judgement, and a measure of time."""

    @abstractmethod
    def answer(self, game: Game[Any]) -> Picked:
        """What rules of thumb answer for whoever is asked, by what that seat sees."""
        raise AssertionError("every game can be played on by rules of thumb")

    @abstractmethod
    def worths(self, seat: SeatPlayer, decision: Decision) -> list[float]:
        """What the options of a real question are worth by rules of thumb; more than 0 if they are wanted.

        NEVER, if an option has no end: in the mind it may be good each time that the other acts once more, and the real
        other just waits.
        """
        raise AssertionError("every game has rules of thumb")

    @abstractmethod
    def chances(self, game: Game[Any]) -> list[float]:
        """How likely each seat wins, as things stand."""
        raise AssertionError("every position can be judged")

    @abstractmethod
    def subjects(self) -> list[str]:
        """What the judgement looks at, in a few words."""
        raise AssertionError("every judgement looks at something")

    @abstractmethod
    def standing(self, game: Game[Any], seat: Seat) -> list[float]:
        """What each of the subjects adds to a player's prospects; nothing for one who is out."""
        raise AssertionError("every position can be judged")

    @abstractmethod
    def card(self, game: Game[Any], thing: Thing) -> str:
        """The id of what is printed on a card; nothing for whatever is none."""
        raise AssertionError("every game has cards")

    @abstractmethod
    def turns(self, game: Game[Any]) -> int:
        """How many turns have begun."""
        raise AssertionError("every game has turns")

    def in_manner_of(self, thumb: Bot) -> Foresight:
        """The same for a player with these rules of thumb, where there are several."""
        return self

    def is_planned(self, decision: Decision) -> bool:
        """Whether rules of thumb look further ahead about such a question than games played on do."""
        return False

    def play_on(self, game: Game[Any]) -> None:
        """Answers the pending question as rules of thumb do."""
        decision = game.pending
        assert decision is not None
        picked = tuple(range(decision.least)) if decision.least == len(decision.options) else self.answer(game)
        game.pick(picked)

    def playout(self, game: Game[Any], viewer: Seat, horizon: int) -> float:
        """How likely the viewer wins after so many more turns have begun, everybody playing by rules of thumb."""
        return self.outlook(game, horizon)[viewer]

    def outlook(self, game: Game[Any], horizon: int) -> list[float]:
        """The same for all seats."""
        last = self.turns(game) + horizon
        answers = 0
        while game.pending is not None and self.turns(game) < last and answers < LONGEST:
            self.play_on(game)
            answers += 1
        return self.chances(game)


def play_at_random(game: Game[Any], chance: Uniform, most: int) -> int:
    """Plays a position on at random, to the end or for so many answers; tells how many there were."""
    answers = 0
    decision = game.pending
    while decision is not None and answers < most:
        game.pick(chance.answer(decision))
        answers += 1
        decision = game.pending
    return answers
