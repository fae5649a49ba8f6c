"""Helpers that give the search of a game, for tests of everything that thinks ahead."""

from __future__ import annotations

from inglenook.registry import find
from inglenook.search.levels import Search


def search_of(name: str) -> Search:
    """Returns the search of a game that has one."""
    search = find(name).bots.search
    assert search is not None
    return search
