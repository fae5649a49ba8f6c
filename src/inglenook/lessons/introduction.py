"""Introductions: how to play each game, in ten minutes' reading, as a page in each language.

A page has a title, chapters, paragraphs that end with the rules they explain, tables, lists, and pictures of the real
table (`scripts/screenshots`), which a browser shows and a terminal describes.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from inglenook.rulebooks.pages import bare, marked, table

FOLDER: Final = Path(__file__).parent / "introductions"

_PICTURE: Final = re.compile(r"!\[([^\]]+)\]\(([a-z-]+)\)")


class Block(NamedTuple):
    """A paragraph, a list or a table, as safe HTML and as plain lines; or a picture with its description."""

    html: str
    lines: tuple[str, ...]
    picture: str = ""


class Chapter(NamedTuple):
    """A chapter of an introduction."""

    title: str
    blocks: list[Block]


class Introduction(NamedTuple):
    """Introduction to a game, in one language."""

    title: str
    chapters: list[Chapter]


@cache
def introduction_of(game: str, language: str) -> Introduction:
    """Returns the introduction to a game in a language."""
    lines = (FOLDER / language / f"{game}.md").read_text("utf-8").splitlines()
    title, chapters = "", list[Chapter]()
    for filled, group in groupby(lines, key=bool):
        block = list(group)
        if not filled:
            continue
        if block[0].startswith("# "):
            title = block[0][2:]
        elif block[0].startswith("## "):
            chapters.append(Chapter(block[0][3:], []))
        else:
            chapters[-1].blocks.append(_block(block))
    return Introduction(title, chapters)


def _block(lines: list[str]) -> Block:
    picture = _PICTURE.fullmatch(lines[0])
    if picture is not None:
        return Block("", (picture[1],), picture[2])
    if lines[0].startswith("|"):
        rows = [" – ".join([bare(cell.strip()) for cell in line.strip("|").split("|")]) for line in lines[2:]]
        return Block(table(lines), tuple(rows))
    if lines[0].startswith("- "):
        items = [line.removeprefix("- ") for line in lines]
        return Block(f"<ul>{''.join([f'<li>{marked(item)}</li>' for item in items])}</ul>", tuple(map(bare, items)))
    text = " ".join(lines)
    return Block(f"<p>{marked(text)}</p>", (bare(text),))
