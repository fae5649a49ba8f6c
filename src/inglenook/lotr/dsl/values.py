"""What all computed numbers have in common.

It stands apart from the amounts themselves: conditions count, and an amount may ask a condition.  Compiled, two modules
that need each other cannot be loaded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from inglenook.kernel.dsl import Word


@dataclass(frozen=True, eq=False, repr=False)
class Value(Word):
    """A number that is computed when it is needed."""


Amount = Union[int, Value]
