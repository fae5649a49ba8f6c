"""Embers with a bot that searches and a puzzle: every part that the product can do without."""

from __future__ import annotations

from dataclasses import replace

from embers.entry import entry as embers_entry
from embers.search import SEARCH, thumb
from inglenook.bots.uniform import Uniform
from inglenook.registry import GameEntry
from inglenook.registry.entry import Bots
from inglenook.search.levels import LEVELS, NORMAL, levels


def entry() -> GameEntry:
    """Embers, as INGLENOOK_GAMES=embers=embers.complete brings it in."""
    bots = Bots({"uniform": Uniform, **levels(SEARCH, Uniform, thumb, thumb, thumb)}, NORMAL, LEVELS, SEARCH)
    return replace(embers_entry(), bots=bots, puzzles="embers.puzzles")
