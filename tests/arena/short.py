"""Embers with a limit to its rounds, so short that some games are broken off."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from embers.entry import entry as embers_entry
from embers.table import EmbersTable
from inglenook.registry import GameEntry
from inglenook.registry.entry import Simulation

MOST_ROUNDS: Final = 8


def rounds(table: EmbersTable) -> int:
    """Counted roughly: ten changes of the table are a round."""
    return 1 + table.version // 10


def entry() -> GameEntry:
    """The short game, as INGLENOOK_GAMES brings it in."""
    return replace(embers_entry(), name="short", simulation=Simulation(rounds, MOST_ROUNDS))
