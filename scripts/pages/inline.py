"""Moves inline scripts and styles of the pages into files, as the server's content security policy demands."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Final

INLINE: Final = re.compile(r"<(script|style)((?:\s[^>]*)?)>(.*?)</\1>", re.DOTALL)


def moved(html: str, root: str, folder: Path) -> str:
    """Returns a page whose inline scripts and styles are in files of the folder; `root` is the path to it."""

    def move(found: re.Match[str]) -> str:
        tag, attributes, content = found.groups()
        if " src=" in attributes or not content.strip():
            return found[0]
        ending = "js" if tag == "script" else "css"
        name = f"inline-{hashlib.sha256(content.encode()).hexdigest()[:12]}.{ending}"
        (folder / name).write_text(content, "utf-8")
        if tag == "script":
            return f'<script{attributes} src="{root}{name}"></script>'
        return f'<link rel="stylesheet" href="{root}{name}">'

    return INLINE.sub(move, html)


def move_all(app: Any, problem: Exception | None) -> None:
    """Moves the inline scripts and styles of every page after a successful HTML build."""
    if problem is not None or app.builder.format != "html":
        return
    site = Path(app.outdir)
    folder = site / "_static"
    for page in site.rglob("*.html"):
        depth = len(page.relative_to(site).parts) - 1
        page.write_text(moved(page.read_text("utf-8"), f"{'../' * depth}_static/", folder), "utf-8")


def setup(app: Any) -> dict[str, bool]:
    """Connects the extension to Sphinx."""
    app.connect("build-finished", move_all)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
