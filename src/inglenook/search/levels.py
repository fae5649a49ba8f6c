"""The levels of play, for every game alike: who plays them, and how hard they think."""

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
"""How hard the two upper levels think, by game."""

_loaded: Final[dict[str, Foresight]] = {}


def foresight_of(game: str) -> Foresight:
    """What a game brings along for thinking ahead; loaded when somebody first thinks."""
    if game not in _loaded:
        made: Foresight = import_module(f"inglenook.search.{game}.foresight").FORESIGHT
        _loaded[game] = made
    return _loaded[game]


class Thinker:
    """Makes players of one of the upper levels of a game: as hard as that level thinks, and without a clock."""

    def __init__(self, game: str, level: str, thumb: Callable[[Dice], Bot]) -> None:
        self.game: Final = game
        self.level: Final = level
        self.thumb: Final = thumb

    def __call__(self, dice: Dice) -> Bot:
        """Such a player, with these dice."""
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
    """The players of all levels of a game: its beginner, its rules of thumb, and those who think ahead, each with the
    rules of thumb that it begins with."""
    return {
        EASY: easy,
        NORMAL: normal,
        HARD: Thinker(game, HARD, hard),
        RELENTLESS: Thinker(game, RELENTLESS, relentless),
    }


def limit_of(bot: Bot) -> float:
    """How many seconds a player may think about a decision; 0 if it answers at once."""
    return bot.effort.seconds if isinstance(bot, Searcher) else 0.0


def by_the_clock(bot: Bot, clock: Callable[[], float]) -> Bot:
    """A player at a table where people wait: whoever thinks ahead looks at the clock."""
    if isinstance(bot, Searcher):
        return Searcher(bot.dice, bot.foresight, bot.thumb, bot.effort, clock)
    return bot
