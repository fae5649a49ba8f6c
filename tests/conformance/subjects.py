"""The games that the conformance suite runs on, each with its set-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from embers.game import Embers
from inglenook.kernel.decisions import PASS, Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.rulebook import Rulebook, Setup
from inglenook.lotr.entry import LANGUAGES as LOTR_LANGUAGES
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.talisman.rulebook import Talisman

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src/inglenook"


@dataclass(frozen=True)
class Subject:
    """A game to be examined by the conformance suite."""

    name: str
    rulebook: Callable[[], Rulebook[Any]]
    setups: tuple[Setup, ...]
    locales: Path
    catalogue: Path
    transient: frozenset[str] = field(default=frozenset())
    """Attributes of the table that live only while a step runs, or are computed anew: neither copied nor saved."""
    passing: tuple[str, ...] = (PASS,)
    """The verbs of doing nothing more: an answer that the engine gives by itself where there is no other."""
    decisions: int | None = None
    """How many questions of a game are played; None: all of them.  A game of Talisman has thousands."""

    def start(self, seed: int, keep: bool = True, ask_every_time: bool = False) -> Game[Any]:
        """Returns a new game in one of the set-ups."""
        setup = self.setups[seed % len(self.setups)]
        return Game.start(self.rulebook(), setup, f"conformance {seed}", keep, ask_every_time)

    def playing(self, game: Game[Any], seed: int) -> Iterator[tuple[Decision, tuple[int, ...]]]:
        """Plays a random game to the usual length of such games."""
        return playing(game, seed, self.decisions)


EMBERS = Subject(
    "embers",
    Embers,
    ({"seats": 2}, {"seats": 3, "copies": 4}, {"seats": 4, "copies": 3}),
    TESTS / "games/embers/locales",
    TESTS / "games/embers/rules.md",
)

TALISMAN = Subject(
    "talisman",
    Talisman,
    (
        {"seats": 2, "characters": ["wizard", "druid"]},
        {"seats": 3, "characters": ["prophetess", "", "thief"], "house": "one-hour"},
        {"seats": 4, "characters": ["philosopher", "halfling", "warrior", "sorceress"]},
        {"seats": 6, "house": {"choose_characters": 1, "trophies": 5}},
    ),
    SOURCE / "talisman/locales",
    TESTS.parent / "docs/rules/talisman.md",
    frozenset({"settled_at", "touched", "fleeting", "kinds", "vacant"}),
    decisions=50,
)

LOTR = Subject(
    "lotr",
    LordOfTheRings,
    (
        set_up(2, {"deck1": "fellowship-aragorn", "deck2": "fellowship-gandalf", "bids": "0,1"}),
        set_up(3, {"deck1": "towers-aragorn", "deck2": "towers-theoden", "closed-discard-piles": "1"}),
        set_up(2, {"deck1": "fellowship-gandalf", "deck2": "fellowship-aragorn", "rules": "first-game"}),
        set_up(4, {"deck1": "towers-theoden", "bids": "2,0,1,0", "mulligan": "1"}),
    ),
    LOTR_LANGUAGES,
    TESTS.parent / "docs/rules/lotr.md",
    frozenset({"index", "circles", "shifts", "positions", "texts", "event_answers", "settled_at", "dying"}),
    (PASS, "move"),
    decisions=60,
)

SUBJECTS = (EMBERS, TALISMAN, LOTR)


def random_pick(decision: Decision, dice: Dice) -> tuple[int, ...]:
    """Returns a uniformly random answer: first a size, then a subset of that size."""
    places = list(range(len(decision.options)))
    size = decision.least + dice.below("size", min(decision.most, len(places)) - decision.least + 1)
    dice.shuffle("picks", places)
    return tuple(places[:size])


def playing(game: Game[Any], seed: int, decisions: int | None = None) -> Iterator[tuple[Decision, tuple[int, ...]]]:
    """Plays a random game to its end, or for this many questions.

    Before each answer, the question and the answer it is going to get.
    """
    dice = Dice(f"answers {seed}")
    while game.pending is not None and decisions != 0:
        picked = random_pick(game.pending, dice)
        yield game.pending, picked
        game.pick(picked)
        decisions = None if decisions is None else decisions - 1


def viewers(game: Game[Any]) -> list[Seat]:
    """Returns all viewers of a game: the seats and a spectator."""
    return [*range(game.table.seats), SPECTATOR]
