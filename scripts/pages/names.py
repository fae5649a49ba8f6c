"""Checks that the reference describes every public name: `python -m pages.names SITE`, with the tools of the site."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[2]
LIBRARY: Final = "inglenook"
PUBLIC: Final = (LIBRARY, "inglenook.client")
"""Modules whose `__all__` is public."""


def public_names(module: ModuleType, prefix: str, seen: set[object]) -> Iterator[str]:
    """Yields the public names of a module, with those of its public classes and modules.

    A module without `__all__` offers the functions and classes that it defines.  An object that was `seen` has an entry
    under another name.
    """
    own = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__]
    for name in getattr(module, "__all__", [one for one in own if not one.startswith("_")]):
        # The version is known only where the package is installed, which it is not for building the site.
        value = None if name == "__version__" else getattr(module, name)
        if inspect.ismodule(value):
            yield from public_names(value, f"{prefix}.{name}", seen)
            continue
        if value is not None and value in seen:
            continue
        seen.add(value)
        yield f"{prefix}.{name}"
        if inspect.isclass(value):
            kinds = [kind for kind in value.__mro__ if kind.__module__.partition(".")[0] == LIBRARY]
            members = dict.fromkeys([member for kind in kinds for member in (*vars(kind), *annotated(kind))])
            yield from [f"{prefix}.{name}.{member}" for member in members if not member.startswith("_")]


def annotated(kind: type) -> list[str]:
    """Returns the names of the attributes that a class annotates."""
    return list(vars(kind).get("__annotations__", {}))


def described(site: Path) -> set[str]:
    """Returns the names that have an entry in the built reference."""
    from sphinx.util.inventory import InventoryFile  # type: ignore[import-not-found]  # installed for the site only

    with (site / "objects.inv").open("rb") as file:
        inventory = InventoryFile.load(file, "", lambda base, path: path)
    return {name for kind, entries in inventory.items() if kind.startswith("py:") for name in entries}


def undescribed(site: Path) -> list[str]:
    """Returns the public names without an entry."""
    entries = described(site)
    names = [name for module in PUBLIC for name in public_names(importlib.import_module(module), module, set())]
    return [name for name in names if name not in entries]


def main() -> int:
    """Prints the missing names; returns the exit code."""
    sys.path.insert(0, str(PROJECT / "src"))
    missing = undescribed(Path(sys.argv[1]))
    for name in missing:
        print(f"the reference does not describe {name}", file=sys.stderr)
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
