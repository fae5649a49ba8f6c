"""The levels of play for all games: the player of each level, and its search effort."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
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

EFFORTS: Final[Mapping[str, Mapping[str, Effort]]] = {
    "lotr": {
        HARD: Effort(6, 1, 2, doubt=1.5, seconds=1.0),
        RELENTLESS: Effort(120, 1, 4, doubt=0.5, seconds=5.0),
    },
    "talisman": {
        HARD: Effort(8, 2, 3, doubt=2.0, seconds=1.0, behind=0.0),
        RELENTLESS: Effort(48, 2, 3, doubt=2.0, seconds=5.0, behind=0.1),
    },
}
"""Search effort of the two upper levels, by game."""

_loaded: Final[dict[str, Foresight]] = {}


def foresight_of(game: str) -> Foresight:
    """Returns a game's foresight, loaded on first use."""
    if game not in _loaded:
        made: Foresight = import_module(f"inglenook.search.{game}.foresight").FORESIGHT
        _loaded[game] = made
    return _loaded[game]


class Thinker:
    """Creates players of one of the upper levels of a game, with that level's search effort and without a clock."""

    def __init__(self, game: str, level: str, thumb: Callable[[Dice], Bot]) -> None:
        self.game: Final = game
        self.level: Final = level
        self.thumb: Final = thumb

    def __call__(self, dice: Dice) -> Bot:
        """Creates a player with these dice."""
        thumb = self.thumb(dice)
        foresight = foresight_of(self.game).in_manner_of(thumb)
        return Searcher(dice, foresight, thumb, EFFORTS[self.game][self.level])


def levels(
    game: str,
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
        HARD: Thinker(game, HARD, hard),
        RELENTLESS: Thinker(game, RELENTLESS, relentless),
    }


def limit_of(bot: Bot) -> float:
    """Returns the seconds that a player may think about a decision; 0 if the player answers at once."""
    return bot.effort.seconds if isinstance(bot, Searcher) else 0.0


def by_the_clock(bot: Bot, clock: Callable[[], float]) -> Bot:
    """Returns the player for a table with waiting people: a searching player then keeps to the clock."""
    if isinstance(bot, Searcher):
        return Searcher(bot.dice, bot.foresight, bot.thumb, bot.effort, clock)
    return bot
