"""What a class says to the compiler (mypyc); to Python, which may not have the package for it, it means nothing.

`mypyc_attr(free_list_len=1)`: the memory of the last one that went is kept for the next, where few are alive at a time
and one follows another: steps, questions, events.  It stands in an `__init__.py`, as these stay Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")

    def mypyc_attr(**said):
        """Leaves the class as it is."""

        def unchanged(of: type[Class]) -> type[Class]:
            return of

        return unchanged
