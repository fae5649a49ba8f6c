"""Hooks: how a module calls a module in a higher layer.

Imports point one way (KR-17), rules do not: a Spell sets off a fight, and in a fight Spells are cast.  The lower module
owns the hook, says what function belongs there and calls it.  The higher module, which imports the lower one, sets the
hook when it is loaded.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

F = TypeVar("F")


class Hook(Generic[F]):
    """A slot for one function of a higher module: a module-level constant, set once and then only called."""

    __slots__ = ("set_by", "_function")

    def __init__(self, set_by: str) -> None:
        self.set_by: Final = set_by
        """Name of the module that sets the hook, for readers and for the error raised when that module was not
        imported.
        """
        self._function: F | None = None

    def set(self, function: F) -> None:
        """Sets the function, once only: a hook that could change would be a variable that no copy of a game knows."""
        if self._function is not None:
            raise AssertionError(f"the hook of {self.set_by} is set already")
        self._function = function

    def get(self) -> F:
        """Returns the function.  If this were a property, compiled code would call the property, not the function."""
        if self._function is None:
            raise AssertionError(f"import {self.set_by} first: it sets this hook")
        return self._function
