"""Embers with a limit on rounds, so short that some games are cut off."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from embers.entry import entry as embers_entry
from embers.table import EmbersTable
from inglenook.registry import GameEntry
from inglenook.registry.entry import Simulation

MOST_ROUNDS: Final = 8


def rounds(table: EmbersTable) -> int:
    """Returns the number of rounds, roughly: ten changes of the table each."""
    return 1 + table.version // 10


def entry() -> GameEntry:
    """Returns the short game as INGLENOOK_GAMES loads it."""
    return replace(embers_entry(), name="short", simulation=Simulation(rounds, MOST_ROUNDS))
