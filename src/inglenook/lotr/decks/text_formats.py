"""The text formats in which decks are exchanged: our own and those of other tools.  All are read and written.

`text`: a deck file.  `html`: a deck file with markup, as a web page lists a deck.  `csv`, `tsv`: a table with a row for
each card.  `ids`: four lists of set and number, separated by vertical bars.  `code`: a short code.
"""

from __future__ import annotations

import csv
import html
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.headings import ADVENTURE_DECK, DRAW_DECK, RING, RING_BEARER
from inglenook.lotr.decks.names import full_name, name_with_code, plain
from inglenook.lotr.decks.short_codes import number_of, write_short_code
from inglenook.lotr.library import LIBRARY

KINDS: Final = ("text", "html", "csv", "tsv", "ids", "code")
PARTS: Final = (RING_BEARER, RING, ADVENTURE_DECK, DRAW_DECK)

Numbered = tuple[int, str]
"""A line and its number in the original text."""

_COLUMNS: Final[Mapping[str, str]] = {
    "part": "part", "section": "part", "zone": "part", "osa": "part", "deel": "part",
    "count": "count", "quantity": "count", "qty": "count", "copies": "count", "maara": "count", "aantal": "count",
    "name": "name", "title": "name", "card": "name", "card name": "name", "kortti": "name", "kaart": "name",
    "code": "code", "id": "code", "collector": "code", "collectors info": "code", "number": "code",
}  # fmt: skip
"""The meaning of table columns by their headings, in the form returned by `plain`."""

_IDS: Final = re.compile(r"[0-9A-Za-z_*, ]*\|[0-9A-Za-z_*, ]*\|[0-9A-Za-z_*, ]*\|[0-9A-Za-z_*, ]*")
_MARKS: Final = re.compile(r"</?[a-zA-Z][^<>]{0,300}>")
_BREAKS: Final = re.compile(r"<(?:br|/p|/div|/li|/tr|/h[1-6]|p|li|tr)\b[^<>]{0,300}>", re.IGNORECASE)


# Reading.


def unfolded(text: str) -> Iterator[Numbered]:
    """Converts a text of any format to the lines of a deck file, each with its line number."""
    lines = text.splitlines()
    if len(lines) <= 2 and _IDS.fullmatch(text.strip()):
        return _from_ids(text.strip())
    if _MARKS.search(text):
        shown = _BREAKS.sub("\n", " ".join(lines)) if _BREAKS.search(text) else text
        return enumerate(html.unescape(_MARKS.sub("", shown)).splitlines(), 1)
    head = next((number for number, line in enumerate(lines) if line.strip()), 0)
    for stroke in ("\t", ";", ","):
        columns = [_COLUMNS.get(plain(cell), "") for cell in _cells(lines[head], stroke)] if lines else []
        if len(columns) > 1 and ("name" in columns or "code" in columns):
            return _from_table(lines, head, columns, stroke)
    return enumerate(lines, 1)


def _from_ids(text: str) -> Iterator[Numbered]:
    """Converts lists between vertical bars: Ring-bearer, Ring, sites and draw deck; each copy is listed by itself."""
    for part, ids in zip(PARTS, text.split("|"), strict=True):
        yield 1, part
        for id in ids.split(","):
            yield 1, id


def _from_table(lines: Sequence[str], head: int, columns: Sequence[str], stroke: str) -> Iterator[Numbered]:
    """Converts a table with a row for each card."""
    part = ""
    for place, line in enumerate(lines[head + 1 :], head + 2):
        row = dict(zip(columns, [cell.strip() for cell in _cells(line, stroke)], strict=False))
        if row.get("part", "") not in ("", part):
            part = row["part"]
            yield place, f"{part}:" if plain(part) else ""
        card = " ".join([word for word in (row.get("code", ""), row.get("name", "")) if word])
        yield place, f"{row.get('count') or '1'} {card}" if card else ""


def _cells(line: str, stroke: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=stroke), [])
    except csv.Error:
        return [line]


# Writing.


def write_deck(deck: Deck, kind: str = "text") -> str:
    """Writes a deck in a text format; `files.read_deck` reads the same deck back."""
    match kind:
        case "html":
            return _html(deck)
        case "csv":
            return _table(deck, ",")
        case "tsv":
            return _table(deck, "\t")
        case "ids":
            return _ids(deck)
        case "code":
            return write_short_code(deck) + "\n"
    return _text(deck)


def _parts(deck: Deck) -> list[tuple[str, list[tuple[str, int]]]]:
    """Returns the parts of a deck, each with its cards and copies."""
    people = [[(id, 1)] if id else [] for id in (deck.ring_bearer, deck.ring)]
    return [*zip(PARTS[:2], people, strict=True), (ADVENTURE_DECK, [(id, 1) for id in deck.adventure_deck]),
            (DRAW_DECK, list(deck.draw_deck))]  # fmt: skip


def _named(id: str) -> str:
    return name_with_code(LIBRARY[id]) if id in LIBRARY else id


def _text(deck: Deck) -> str:
    portions = []
    for part, cards in _parts(deck):
        counted = part == DRAW_DECK
        portions.append("\n".join([part, *[f"{count} {_named(id)}" if counted else _named(id) for id, count in cards]]))
    return "\n\n".join(portions) + "\n"


def _html(deck: Deck) -> str:
    lines = []
    for part, cards in _parts(deck):
        lines.append(f"<b>{part}:</b><br/>")
        lines += [f"{count}x {html.escape(_named(id), quote=False)}<br/>" for id, count in cards]
    return "\n".join(lines) + "\n"


def _table(deck: Deck, stroke: str) -> str:
    written = io.StringIO()
    table = csv.writer(written, delimiter=stroke, lineterminator="\n")
    table.writerow(("part", "count", "title", "code"))
    for part, cards in _parts(deck):
        for id, count in cards:
            table.writerow((part, count, full_name(LIBRARY[id]) if id in LIBRARY else "", id))
    return written.getvalue()


def _ids(deck: Deck) -> str:
    """Writes a deck as lists of codes without rarity, each copy by itself."""
    lists = [[_elsewhere(id) for id, count in cards for _copy in range(count)] for _part, cards in _parts(deck)]
    return "|".join([",".join(ids) for ids in lists]) + "\n"


def _elsewhere(id: str) -> str:
    set_number, number = divmod(number_of(id), 1000)
    return f"{set_number}_{number}" if id in LIBRARY else id
