"""The available games, by name; a game is imported when it is first needed.

A game is a module with a function `entry()`, which returns its `GameEntry`.

The environment variable INGLENOOK_GAMES names further games: "embers=embers.entry,other=package.module".
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from inglenook.arguments import BadArgument
from inglenook.kernel.errors import InglenookError
from inglenook.modules import for_good
from inglenook.registry.entry import GameEntry

__all__ = ["BOT", "MORE_GAMES", "BrokenGame", "GameEntry", "UnknownGame", "find", "loaded", "names"]

BUILT_IN: Final[Mapping[str, str]] = {"talisman": "inglenook.talisman.entry", "lotr": "inglenook.lotr.entry"}
"""Modules of the games that come with the product."""

MORE_GAMES: Final = "INGLENOOK_GAMES"

BOT: Final = "bot:"
"""Prefix that marks a player as a bot, on the command line and in records."""


class UnknownGame(BadArgument):
    """Raised for an unknown name of a game."""


class BrokenGame(InglenookError):
    """Raised for a game that is named in the environment but cannot be loaded."""


_loaded: Final[dict[str, GameEntry]] = {}


def names() -> tuple[str, ...]:
    """Returns the names of all available games."""
    return tuple(_modules())


def find(name: str) -> GameEntry:
    """Returns the game of this name, importing it on first use."""
    modules = _modules()
    if name not in modules:
        known = tuple(modules)
        raise UnknownGame("error-unknown-game", {"given": name, "known": known}).near(name, known)
    if name not in _loaded:
        try:
            with for_good():
                entry: GameEntry = import_module(modules[name]).entry()
        except (ImportError, AttributeError) as problem:
            raise BrokenGame("error-broken-game", {"game": name, "detail": str(problem)}) from problem
        _loaded.setdefault(name, entry)  # another thread may have been faster
    return _loaded[name]


def loaded() -> list[GameEntry]:
    """Returns the games loaded so far."""
    return list(_loaded.values())


def _modules() -> dict[str, str]:
    """Returns the module of each game."""
    modules = dict(BUILT_IN)
    for part in os.environ.get(MORE_GAMES, "").split(","):
        name, _, module = part.strip().partition("=")
        if module:
            modules[name] = module
        elif name:
            raise BrokenGame("error-broken-game", {"game": name, "detail": f"{MORE_GAMES}={part.strip()}"})
    return modules
