"""The base class of computed numbers.

The class has a module of its own because conditions count and amounts may use conditions; mypyc cannot load two
compiled modules that import each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from inglenook.kernel.dsl import Word


@dataclass(frozen=True, eq=False, repr=False)
class Value(Word):
    """A number that is computed when needed."""


Amount = Union[int, Value]
