"""The interface that a game implements for the search, and playouts of a position."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from inglenook.bots.uniform import Uniform
from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked

LONGEST: Final = 400
"""Answers after which a playout is judged even if its horizon is not reached."""

NEVER: Final = -1e9
"""Score of an option that is not tried at all."""


class Foresight:
    """A game's part of the search: heuristics for sampled positions, a judgement, and a count of turns."""

    @abstractmethod
    def answer(self, game: Game[Any]) -> Picked:
        """Returns the heuristic answer to the pending question, from what the asked seat sees."""
        raise AssertionError("every game can be played on by rules of thumb")

    @abstractmethod
    def worths(self, seat: SeatPlayer, decision: Decision) -> list[float]:
        """Returns the heuristic scores of a real question's options; above 0 for a wanted option.

        An option that could be repeated without end scores NEVER: in a playout it may look good whenever the opponent
        acts once more, while the real opponent just waits.
        """
        raise AssertionError("every game has rules of thumb")

    @abstractmethod
    def chances(self, game: Game[Any]) -> list[float]:
        """Returns the chance of each seat to win in this position."""
        raise AssertionError("every position can be judged")

    @abstractmethod
    def subjects(self) -> list[str]:
        """Returns the names of the subjects that the judgement considers."""
        raise AssertionError("every judgement looks at something")

    @abstractmethod
    def standing(self, game: Game[Any], seat: Seat) -> list[float]:
        """Returns the contribution of each subject to a player's prospects; empty for a player who is out."""
        raise AssertionError("every position can be judged")

    @abstractmethod
    def card(self, game: Game[Any], thing: Thing) -> str:
        """Returns the id of a printed card; empty for a thing that is not a card."""
        raise AssertionError("every game has cards")

    @abstractmethod
    def turns(self, game: Game[Any]) -> int:
        """Returns the number of turns that have begun."""
        raise AssertionError("every game has turns")

    def in_manner_of(self, thumb: Bot) -> Foresight:
        """Returns the foresight for a player with these heuristics, where a game has several."""
        return self

    def is_planned(self, decision: Decision) -> bool:
        """Whether the heuristics look further ahead on this question than playouts do."""
        return False

    def play_on(self, game: Game[Any]) -> None:
        """Answers the pending question by heuristics."""
        decision = game.pending
        assert decision is not None
        picked = tuple(range(decision.least)) if decision.least == len(decision.options) else self.answer(game)
        game.pick(picked)

    def playout(self, game: Game[Any], viewer: Seat, horizon: int) -> float:
        """Returns the viewer's chance to win after a number of further turns, all players using heuristics."""
        return self.outlook(game, horizon)[viewer]

    def outlook(self, game: Game[Any], horizon: int) -> list[float]:
        """Returns the chances of all seats to win after a number of further turns, all players using heuristics."""
        last = self.turns(game) + horizon
        answers = 0
        while game.pending is not None and self.turns(game) < last and answers < LONGEST:
            self.play_on(game)
            answers += 1
        return self.chances(game)


def play_at_random(game: Game[Any], chance: Uniform, most: int) -> int:
    """Plays a position on at random, to the end or for at most a number of answers; returns the number given."""
    answers = 0
    decision = game.pending
    while decision is not None and answers < most:
        game.pick(chance.answer(decision))
        answers += 1
        decision = game.pending
    return answers
