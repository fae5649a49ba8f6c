"""The levels of play, and what a game adds to the search for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.kernel.players import Bot
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort, Searcher

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
RELENTLESS: Final = "relentless"
LEVELS: Final = (EASY, NORMAL, HARD, RELENTLESS)


@dataclass(frozen=True)
class Search:
    """A game's part of the search: its foresight, and the effort of everything that thinks ahead."""

    foresight: Callable[[], Foresight]
    """Function that returns the game's foresight, imported on first use."""
    efforts: Mapping[str, Effort]
    """Effort of each searching level; hints take theirs from HARD."""
    horizon: int = 1
    """Turns after which an analysis judges a position."""
    widest: int = 4
    """Most answers that an analysis weighs."""


class Thinker:
    """Creates players of a searching level, with that level's search effort and without a clock."""

    def __init__(self, search: Search, level: str, thumb: Callable[[Dice], Bot]) -> None:
        self.search: Final = search
        self.level: Final = level
        self.thumb: Final = thumb

    def __call__(self, dice: Dice) -> Bot:
        """Creates a player with these dice."""
        thumb = self.thumb(dice)
        foresight = self.search.foresight().in_manner_of(thumb)
        return Searcher(dice, foresight, thumb, self.search.efforts[self.level])


def levels(
    search: Search,
    easy: Callable[[Dice], Bot],
    normal: Callable[[Dice], Bot],
    hard: Callable[[Dice], Bot],
    relentless: Callable[[Dice], Bot],
) -> dict[str, Callable[[Dice], Bot]]:
    """Returns the players of all levels of a game.

    The levels are a beginner, a heuristic player and two searching players, each of which starts from a heuristic
    player.
    """
    return {
        EASY: easy,
        NORMAL: normal,
        HARD: Thinker(search, HARD, hard),
        RELENTLESS: Thinker(search, RELENTLESS, relentless),
    }


def limit_of(bot: Bot) -> float:
    """Returns the seconds that a player may think about a decision; 0 if the player answers at once."""
    return bot.effort.seconds if isinstance(bot, Searcher) else 0.0


def by_the_clock(bot: Bot, clock: Callable[[], float]) -> Bot:
    """Returns the player for a table with waiting people: a searching player then keeps to the clock."""
    if isinstance(bot, Searcher):
        return Searcher(bot.dice, bot.foresight, bot.thumb, bot.effort, clock)
    return bot
