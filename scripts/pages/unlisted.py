"""Adds pages without a table of contents to the index's last one, so that a new page needs no entry there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

LISTS: Final = re.compile(r"```\{toctree\}\n(.*?)```", re.DOTALL)


def with_unlisted(index: str, names: Iterable[str]) -> str:
    """Returns the index with entries for the pages that it does not name."""
    listed = {re.sub(r".*<(.*)>", r"\1", line.strip()) for found in LISTS.findall(index) for line in found.splitlines()}
    missing = sorted(set(names) - listed - {"index"})
    entries = "".join([f"{name}\n" for name in missing])
    return f"{index}\n```{{toctree}}\n:caption: More\n:maxdepth: 1\n\n{entries}```\n" if missing else index


def complete(app: Any, name: str, source: list[str]) -> None:
    """Adds the missing pages to the index."""
    if name == "index":
        source[0] = with_unlisted(source[0], app.env.found_docs)


def setup(app: Any) -> dict[str, bool]:
    """Connects the extension to Sphinx."""
    app.connect("source-read", complete)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
