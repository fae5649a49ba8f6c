"""A game's part of the puzzles: its goals, its own puzzles, and the positions in which new ones are looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from inglenook import registry
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.puzzles.goal import Aims
from inglenook.scenarios.file import Mistake, Written
from inglenook.scenarios.terms import ScenarioTerms

if TYPE_CHECKING:
    from inglenook.puzzles.finding.draft import Draft


@dataclass(frozen=True)
class Finding:
    """How puzzles of a game are found in games that bots play."""

    moment: Callable[[Game[Any]], object]
    """Function that returns a key for the moment of a position, or None if the position is not examined."""
    drafts: Callable[[ScenarioTerms[Any], Game[Any], Dice], Iterator[tuple[Draft, list[object]]]]
    """Function that yields positions to examine at this moment, each with its possible goals."""
    least: Callable[[Draft], int]
    """Function that returns the fewest random playouts that must reach a goal to justify a search; random play hardly
    ever defends well.
    """
    tightened: Callable[[Draft], Iterator[Draft]] | None = None
    """Function that yields stricter positions, of which one may have a single solution."""
    is_alone: bool = False
    """Whether nobody opposes the player, so that the solution must be one line from beginning to end."""


@dataclass(frozen=True)
class GamePuzzles:
    """Everything that the puzzles know about one game."""

    aims: Aims
    """Possible goals."""
    folder: Path
    """Folder of the game's own puzzles, `1.yaml` and so on."""
    draft_of: Callable[[ScenarioTerms[Any], Game[Any], Seat, Dice], Draft] | None = None
    """Function that returns the position of a game as a draft, for puzzles that players create."""
    finding: Finding | None = None


def puzzles_of(game: str, written: Written | None = None) -> GamePuzzles:
    """Returns a game's part of the puzzles; raises a Mistake for a game without puzzles."""
    module = registry.find(game).puzzles if game in registry.names() else ""
    if not module:
        message = Message("puzzle-error-game", {"given": game, "known": games_with_puzzles()})
        raise Mistake(message, 1 if written is None else written.line)
    found: GamePuzzles = import_module(module).PUZZLES
    return found


def games_with_puzzles() -> tuple[str, ...]:
    """Returns the names of the games that have puzzles."""
    return tuple([name for name in registry.names() if registry.find(name).puzzles])
