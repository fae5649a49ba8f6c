"""Analysis of a game: the chances turn by turn, the answers that lost most, and the cards that decided it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from inglenook.api.cards import Card
from inglenook.api.language import whole_number, worded, wrong_type
from inglenook.arguments import BadArgument
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.registry import find

if TYPE_CHECKING:
    from inglenook.api.game import Game
    from inglenook.search.findings import Answer, TurnedAt


@dataclass(frozen=True)
class Point:
    """The chances of winning when a turn began."""

    turn: int
    chances: tuple[float, ...]
    """Chance of each seat, from 0 to 1."""


@dataclass(frozen=True)
class Weighed:
    """An answer, with the chance of winning after it."""

    options: tuple[str, ...]
    """Texts of the options that were picked; empty if none was."""
    chance: float

    def __str__(self) -> str:
        return f"{', '.join(self.options) or '–'} ({self.chance:.0%})"


@dataclass(frozen=True)
class TurningPoint:
    """An answer that was clearly worse than another one."""

    number: int
    """Number of answers given before."""
    seat: int
    turn: int
    given: Weighed
    better: Weighed
    others: tuple[Weighed, ...]
    reason: str
    """Why the other answer was better, in words."""
    continuation: tuple[str, ...]
    """A possible continuation after the better answer, in words."""


@dataclass(frozen=True)
class DecidingCard:
    """A card that changed the chances of the player who used it."""

    card: Card
    seat: int
    swing: float
    """Change of the chance of winning, from -1 to 1."""


@dataclass(frozen=True)
class Analysis:
    """Everything found about a game."""

    curve: tuple[Point, ...]
    """Chances when each turn began, and at the end."""
    turning_points: tuple[TurningPoint, ...]
    """Answers that lost most, the costliest first."""
    cards: tuple[DecidingCard, ...]
    """Cards that decided the game."""
    playouts: int
    """Number of games that were played out to find all that."""

    def __repr__(self) -> str:
        found = f"{len(self.curve)} points, {len(self.turning_points)} turning points, {len(self.cards)} cards"
        return f"<Analysis: {found}, {self.playouts} playouts>"


def analyse(game: Game, playouts: int = 16, progress: Callable[[int], None] | None = None) -> Analysis:
    """Analyses a game so far; a whole game takes from half a minute to several minutes.

    `playouts` is the number of games played out for each answer that is weighed: more take longer and find more.
    `progress` is called with the number of answers gone through.
    """
    from inglenook.search.findings import findings

    _check(game)
    with worded(game.language, game.name):
        entry = find(game.name)
        search = entry.bots.search
        if search is None:
            raise BadArgument("error-not-analysed", {"game": entry.name})
        if whole_number("playouts", playouts, 16) < 4:
            limits = {"least": 4, "most": 10_000}
            raise BadArgument("error-out-of-range", {"argument": "playouts", "given": str(playouts), **limits})
        thumb = entry.bots[entry.bots.usual](Dice("analysis"))
        record = Record.of(game._game)
        found = findings(record, entry.rulebook, search, thumb, playouts, progress)
    curve = tuple([Point(one.turn, tuple(one.chances)) for one in found.curve])
    turnings = tuple([_turning(one, game) for one in found.turnings])
    cards = tuple([DecidingCard(Card(one.card, game.name, game.language), one.seat, one.swing) for one in found.cards])
    return Analysis(curve, turnings, cards, found.played)


def _turning(found: TurnedAt, game: Game) -> TurningPoint:
    def said(message: Any) -> str:
        return game._wording.say(message, game.players)

    def weighed(answer: Answer) -> Weighed:
        return Weighed(tuple([said(label) for label in answer.labels]), answer.chance)

    return TurningPoint(
        found.number,
        found.seat,
        found.turn,
        weighed(found.given),
        weighed(found.better),
        tuple([weighed(one) for one in found.others]),
        said(found.reason),
        tuple([said(line) for line in found.line]),
    )


def _check(game: Any) -> None:
    """Refuses anything that is not a game."""
    from inglenook.api.game import Game

    if not isinstance(game, Game):
        with worded("en"):
            raise wrong_type("game", game, Message("python-a-running-game"), 'inglenook.load("game.json")')
