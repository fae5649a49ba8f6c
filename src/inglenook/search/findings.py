"""The findings of an analysis as messages that are still to be translated, for the terminal and the browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import Rulebook
from inglenook.kernel.saved.records import Record
from inglenook.search.analysis import Analysis, Point, Turning
from inglenook.search.explanations import reason
from inglenook.search.levels import Search
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort, Weighed, chance_of

PLAYOUTS: Final = 16
"""Default number of playouts for each answer."""

TOLD_CARDS: Final = 5
TOLD_ANSWERS: Final = 3
TOLD_LINES: Final = 6

PASSED: Final = "log-passed"
"""Id of the log message for a pass, which continuations leave out."""


@dataclass(frozen=True)
class Answer:
    """An answer that was weighed."""

    picked: Picked
    labels: list[Message]
    """Labels of the options picked; empty if the answer picked none."""
    chance: float


@dataclass(frozen=True)
class TurnedAt:
    """A turning point: the given answer, the better answer and why, other answers, and a possible continuation."""

    number: int
    seat: Seat
    turn: int
    given: Answer
    better: Answer
    others: list[Answer]
    reason: Message
    line: list[Message]


@dataclass(frozen=True)
class CardFound:
    """A card that decided a game: the player who held it, and its effect on that player's chances."""

    card: str
    seat: Seat
    swing: float


@dataclass(frozen=True)
class Findings:
    """All findings about a game; `played` is the number of playouts behind them."""

    curve: list[Point]
    turnings: list[TurnedAt]
    cards: list[CardFound]
    played: int


def effort_for(search: Search, playouts: int = PLAYOUTS) -> Effort:
    """Returns the search effort for an answer in a game."""
    return Effort(playouts, search.horizon, search.widest)


def findings(
    record: Record,
    rulebook: Rulebook[Any],
    search: Search,
    thumb: Bot,
    playouts: int = PLAYOUTS,
    progress: Callable[[int], None] | None = None,
) -> Findings:
    """Analyses a whole game."""
    foresight = search.foresight()
    analysis = Analysis(foresight, thumb, effort_for(search, playouts))
    for done in analysis.steps(record.replay(rulebook, upto=0), record.answers):
        if progress is not None:
            progress(done)
    turnings = [
        turned_at(record.replay(rulebook, upto=turning.number), foresight, turning) for turning in analysis.worst()
    ]
    cards = [CardFound(one.card, one.seat, one.swing) for one in analysis.cards[:TOLD_CARDS]]
    return Findings(analysis.curve, turnings, cards, analysis.played)


def turned_at(game: Game[Any], foresight: Foresight, turning: Turning) -> TurnedAt:
    """Returns a turning point as messages."""
    answers = {one.picked: one for one in told_answers(game, turning.seat, turning.weighed)}
    given, better = [
        answers.get(one.picked) or answer(game, turning.seat, one) for one in (turning.given, turning.better)
    ]
    others = [one for one in answers.values() if one not in (given, better)][: TOLD_ANSWERS - 2]
    why = reason(foresight, turning.better, turning.given)
    line = line_after(game, foresight, turning.better.picked)
    return TurnedAt(turning.number, turning.seat, turning.turn, given, better, others, why, line)


def told_answers(game: Game[Any], seat: Seat, weighed: list[Weighed]) -> list[Answer]:
    """Returns the weighed answers as their seat reads them, the best first."""
    order = sorted([one for one in weighed if one.results], key=chance_of, reverse=True)
    return [answer(game, seat, one) for one in order]


def answer(game: Game[Any], seat: Seat, one: Weighed) -> Answer:
    """Returns an answer as messages."""
    decision = game.pending
    assert decision is not None
    options = [decision.options[index] for index in one.picked]
    return Answer(one.picked, [game.rulebook.label(game.table, seat, option) for option in options], one.chance)


def line_after(game: Game[Any], foresight: Foresight, picked: Picked) -> list[Message]:
    """Returns a possible continuation after an answer, all players using heuristics, until the turn ends."""
    twin = game.fork(keep=True)
    twin.table.dice.reseed(Dice(f"line {len(game.answers)}"))
    told, turn = len(twin.log), foresight.turns(twin)
    twin.pick(picked)
    found: list[Message] = []
    while len(found) < TOLD_LINES:
        heard = [one.heard_by(SPECTATOR) for one in twin.log[told:]]
        found += [message for message in heard if message is not None and message.id != PASSED]
        told = len(twin.log)
        if twin.pending is None or foresight.turns(twin) != turn:
            break
        foresight.play_on(twin)
    return found[:TOLD_LINES]
