"""Decorators that instruct the compiler (mypyc).  Under plain Python, which may lack mypyc's package, they do nothing.

`mypyc_attr(free_list_len=1)` keeps the memory of the last freed instance for the next one.  It suits classes of which
few instances are alive at a time and one follows another: steps, questions, events.

The code stands in an `__init__.py` because those files are never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")

    def mypyc_attr(**said):
        """Returns a decorator that leaves the class unchanged."""

        def unchanged(of: type[Class]) -> type[Class]:
            return of

        return unchanged
