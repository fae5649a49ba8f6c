"""The games that the conformance suite is run for, each with the set-ups it is played in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from embers.game import Embers
from inglenook.kernel.decisions import Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.rulebook import Rulebook, Setup

TESTS = Path(__file__).parent.parent


@dataclass(frozen=True)
class Subject:
    """A game to be examined."""

    name: str
    rulebook: Callable[[], Rulebook[Any]]
    setups: tuple[Setup, ...]
    languages: Path
    catalogue: Path
    transient: frozenset[str] = field(default=frozenset())
    """Attributes of the table that live only while a step runs, or are computed anew: neither copied nor saved."""

    def start(self, seed: int, keep: bool = True, ask_every_time: bool = False) -> Game[Any]:
        """A new game, in one of the set-ups."""
        setup = self.setups[seed % len(self.setups)]
        return Game.start(self.rulebook(), setup, f"conformance {seed}", keep, ask_every_time)


EMBERS = Subject(
    "embers",
    Embers,
    ({"seats": 2}, {"seats": 3, "copies": 4}, {"seats": 4, "copies": 3}),
    TESTS / "games/embers/languages",
    TESTS / "games/embers/rules.md",
)

SUBJECTS = (EMBERS,)


def random_pick(decision: Decision, dice: Dice) -> tuple[int, ...]:
    """A uniformly random answer: first a size, then a subset of that size."""
    places = list(range(len(decision.options)))
    size = decision.least + dice.below("size", min(decision.most, len(places)) - decision.least + 1)
    dice.shuffle("picks", places)
    return tuple(places[:size])


def playing(game: Game[Any], seed: int) -> Iterator[tuple[Decision, tuple[int, ...]]]:
    """Plays a random game to its end; before each answer, the question and the answer it is going to get."""
    dice = Dice(f"answers {seed}")
    while game.pending is not None:
        picked = random_pick(game.pending, dice)
        yield game.pending, picked
        game.pick(picked)


def viewers(game: Game[Any]) -> list[Seat]:
    """Everybody who can look at a game: the seats and a spectator."""
    return [*range(game.table.seats), SPECTATOR]
