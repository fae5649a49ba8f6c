"""Embers with a searching bot and a puzzle, the optional parts of a game's entry."""

from __future__ import annotations

from dataclasses import replace

from embers.entry import entry as embers_entry
from embers.search import SEARCH, thumb
from inglenook.bots.uniform import Uniform
from inglenook.registry import GameEntry
from inglenook.registry.entry import Bots
from inglenook.search.levels import LEVELS, NORMAL, levels


def entry() -> GameEntry:
    """Returns Embers as INGLENOOK_GAMES=embers=embers.complete loads it."""
    bots = Bots({"uniform": Uniform, **levels(SEARCH, Uniform, thumb, thumb, thumb)}, NORMAL, LEVELS, SEARCH)
    return replace(embers_entry(), bots=bots, puzzles="embers.puzzles")
