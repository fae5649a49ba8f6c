"""Hooks: how a module calls what lies above it.

Imports point one way (KR-17), rules do not: a Spell sets off a fight, and in a fight Spells are cast.  The lower module
owns a hook, says what belongs there and calls it; the higher one, which imports the lower, sets it when it is loaded.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

F = TypeVar("F")


class Hook(Generic[F]):
    """A place for one function of a module that lies above: a module-level constant, set once and then only called."""

    __slots__ = ("set_by", "_function")

    def __init__(self, set_by: str) -> None:
        self.set_by: Final = set_by
        """The module that sets it, for whoever reads the code and for the error when nobody has imported it."""
        self._function: F | None = None

    def set(self, function: F) -> None:
        """Puts the function there; a hook that could be set anew would be a variable that no copy of a game knows."""
        if self._function is not None:
            raise AssertionError(f"the hook of {self.set_by} is set already")
        self._function = function

    def get(self) -> F:
        """The function.  Not a property: compiled, `hook.call(…)` would call the property instead of what it gives."""
        if self._function is None:
            raise AssertionError(f"import {self.set_by} first: it sets this hook")
        return self._function
