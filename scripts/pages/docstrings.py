"""Lets Sphinx read the project's docstrings: an indented block after a paragraph is code."""

from __future__ import annotations

from typing import Any


def with_code(lines: list[str]) -> list[str]:
    """Returns a docstring in which each indented block after a plain paragraph is marked as code."""
    found: list[str] = []
    before = ""
    for number, line in enumerate(lines):
        follows_blank = number > 0 and not lines[number - 1].strip()
        if follows_blank and line.startswith("    ") and before and not before.startswith((" ", "-", "*", "..", ":")):
            found += ["::", ""]
        found.append(line)
        if line.strip():
            before = line
    return found


def mark_code(app: Any, what: str, name: str, subject: object, options: Any, lines: list[str]) -> None:
    """Marks the code blocks in a docstring for Sphinx."""
    lines[:] = with_code(lines)


def setup(app: Any) -> dict[str, bool]:
    """Connects the extension to Sphinx."""
    app.connect("autodoc-process-docstring", mark_code)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
