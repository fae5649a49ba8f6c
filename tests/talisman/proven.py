"""Compares the components of a module with the marks of its tests, so that no card or space stays untested."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def proven(module: Mapping[str, Any]) -> set[str]:
    """Returns the ids in all `card` marks of a module's tests, those on single rows of a parametrised test included."""
    found: set[str] = set()
    for name, test in module.items():
        if name.startswith("test_"):
            for mark in getattr(test, "pytestmark", []):
                found |= ids_in([mark])
                if mark.name == "parametrize":
                    for row in mark.args[1]:
                        found |= ids_in(getattr(row, "marks", ()))
    return found


def ids_in(marks: Iterable[Any]) -> set[str]:
    """Returns the ids in those marks that name cards."""
    return {str(id) for mark in marks if mark.name == "card" for id in mark.args}
