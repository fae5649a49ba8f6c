"""Exports a contest as files: a table with a row per game (CSV, Parquet), and deck against deck as a chart (SVG)."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from inglenook.arena.match import Match
from inglenook.arena.standings import Decks, Standings
from inglenook.arguments import BadArgument
from inglenook.files import CannotWrite, cause

COLUMNS: Final = ("game", "seed", "bots", "decks", "winners", "first", "decisions", "rounds", "capped")

CELL: Final = 44
LETTER: Final = 7
"""Approximate width of a letter, in SVG units."""


def rows(matches: Sequence[Match], decks: Sequence[Decks], standings: Standings) -> list[list[str | int]]:
    """Returns a row for each game; seats are counted from 1."""
    by_number = {match.number: (match, named) for match, named in zip(matches, decks, strict=True)}
    found: list[list[str | int]] = []
    for one in standings.outcomes:
        match, named = by_number[one.number]
        winners = " ".join([str(seat + 1) for seat in one.winners])
        who: list[str | int] = [one.number, match.seed, " ".join(match.bots), " ".join(named)]
        found.append([*who, winners, one.first + 1, one.decisions, one.rounds, int(one.capped)])
    return found


def as_csv(table: Sequence[Sequence[str | int]]) -> str:
    """Returns the rows as CSV text."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(table)
    return text.getvalue()


def write_parquet(file: Path, table: Sequence[Sequence[str | int]]) -> None:
    """Writes the rows as Parquet; requires pyarrow."""
    arrow, parquet = parquet_library()
    columns = {name: [row[place] for row in table] for place, name in enumerate(COLUMNS)}
    try:
        parquet.write_table(arrow.table(columns), str(file))
    except OSError as problem:
        raise CannotWrite("error-file-write", {"file": str(file), "detail": cause(problem)}) from problem


def parquet_library() -> tuple[Any, Any]:
    """Returns the pyarrow modules; an error names the package to install."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as problem:
        raise BadArgument("error-no-extra", {"package": "pyarrow"}) from problem


def as_svg(standings: Standings) -> str:
    """Returns a chart of deck against deck: the percentage of wins of the deck at the left, darker for more wins."""
    names = sorted({name for pair in standings.decks for name in pair})
    left = LETTER * max([len(name) for name in names], default=0) + 16
    size = len(names) * CELL
    box = f'viewBox="0 0 {left + size + 8} {left + size + 8}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="sans-serif" font-size="12">']
    for place, name in enumerate(names):
        middle = left + place * CELL + CELL // 2
        parts.append(f'<text x="{left - 8}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<text transform="translate({middle + 4} {left - 8}) rotate(-90)">{escape(name)}</text>')
        for other, against in enumerate(names):
            one = standings.decks.get((name, against))
            if one is None:
                continue
            x, y, shade = left + other * CELL, left + place * CELL, round(95 - 55 * one.rate)
            ink = "#fff" if one.rate > 0.6 else "#000"
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="hsl(28 70% {shade}%)"/>')
            told = f"{name} - {against}: {one.wins}/{one.games}, {100 * one.low:.0f}-{100 * one.high:.0f} %"
            text = f'<text x="{x + CELL // 2}" y="{y + CELL // 2 + 4}" text-anchor="middle" fill="{ink}">'
            parts.append(f"{text}{100 * one.rate:.0f}<title>{escape(told)}</title></text>")
    return "\n".join([*parts, "</svg>", ""])
