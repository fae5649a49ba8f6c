"""Deck files: plain text as players post it.

    # A comment.
    Ring-bearer: Frodo, Son of Drogo
    Ring: 1C2

    Adventure deck
    East Road
    …

    Draw deck
    2 Aragorn, King in Exile (1P365)
    3x Sam, Son of Hamfast
    1U51 Legolas

A line has a card by its title, with the subtitle where several cards have that title, or by its collector code, or by
both, and a number of copies before or behind it.  The draw deck may be split into Free Peoples and Shadow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message
from inglenook.lotr.decks.codes import CODE, read_code
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import OPEN, Format
from inglenook.lotr.decks.legality import named, unknown_card
from inglenook.lotr.decks.search import Names, is_called, name_with_code, plain
from inglenook.lotr.library import LIBRARY, Printed

RING_BEARER: Final = "Ring-bearer"
RING: Final = "Ring"
ADVENTURE_DECK: Final = "Adventure deck"
DRAW_DECK: Final = "Draw deck"

HEADINGS: Final[Mapping[str, str]] = {
    plain(RING_BEARER): RING_BEARER,
    plain(RING): RING,
    plain(ADVENTURE_DECK): ADVENTURE_DECK,
    "sites": ADVENTURE_DECK,
    plain(DRAW_DECK): DRAW_DECK,
    "free peoples": DRAW_DECK,
    "shadow": DRAW_DECK,
}
"""The parts of a file by their headings, as they are compared."""

ONLY_ONE: Final[Mapping[str, str]] = {RING_BEARER: "LR-5.7", RING: "LR-5.8"}
"""The parts that have one card, and the rules that say so."""

MOST_LINES: Final = 300
"""A longer text is no deck."""

LONGEST_LINE: Final = 200
"""A longer line names no card."""

_COMMENT: Final = re.compile(r"(#|//).*")
_COUNT_BEFORE: Final = re.compile(r"([0-9]{1,3}) ?[x×]?[ :]\s*(.+)", re.IGNORECASE)
_COUNT_BEHIND: Final = re.compile(r"(.+?)\s+(?:[x×] ?([0-9]{1,3})|([0-9]{1,3}) ?[x×])", re.IGNORECASE)
_CODE_BEFORE: Final = re.compile(rf"({CODE})(?![0-9A-Za-z])[ ,:–-]*(.*)", re.IGNORECASE)
_CODE_BEHIND: Final = re.compile(rf"(.+?)[ ,:–-]*[\[( ]({CODE})[\])]?", re.IGNORECASE)


class LineFault(NamedTuple):
    """What is wrong with a line of a deck file, and the rule it breaks if it is one of the game's."""

    line: int
    message: Message
    rule: str = ""

    def told(self) -> Message:
        """The fault with the number of its line."""
        if self.rule:
            return Message("deck-line-rule", {"line": self.line, "fault": self.message, "rule": self.rule})
        return Message("deck-line", {"line": self.line, "fault": self.message})


class BadDeckFile(InglenookError):
    """A text that cannot be read as a deck.  It names every line that is wrong."""

    faults: tuple[LineFault, ...] = ()


class _Line(NamedTuple):
    """A line that names a card: how many copies, the code and the name, one of which may be missing."""

    copies: int
    code: str
    name: str


# Reading.


def read_deck(text: str, format: Format = OPEN, name: str = "") -> Deck:
    """The deck in a text, called by this name; legal or not.  Of cards printed twice that of the format is meant."""
    return read_deck_with_lines(text, format, name)[0]


def read_deck_with_lines(text: str, format: Format = OPEN, name: str = "") -> tuple[Deck, dict[str, int]]:
    """The same, with the number of the line that names each card last."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadDeckFile("error-deck-file-long", {"file": name, "most": MOST_LINES})
    reading = _Reading(format)
    for number, line in enumerate(lines, 1):
        reading.line(number, " ".join(_COMMENT.sub("", line).replace("•", " ").split()))
    if reading.faults:
        faults = tuple([fault.told() for fault in reading.faults])
        refusal = BadDeckFile("error-deck-file", {"file": name, "faults": faults})
        refusal.faults = tuple(reading.faults)
        raise refusal
    return reading.deck(), reading.lines


class _Reading:
    """A file as far as it has been read."""

    def __init__(self, format: Format) -> None:
        self.faults: Final[list[LineFault]] = []
        self.lines: Final[dict[str, int]] = {}
        self._format: Final = format
        self._names: Names | None = None  # collected when a card is first looked for by its name
        self._part = ""
        self._cards: Final[dict[str, list[tuple[str, int]]]] = {part: [] for part in HEADINGS.values()}

    def line(self, number: int, line: str) -> None:
        """Takes up one line without its comment: a heading, a card, or both."""
        if len(line) > LONGEST_LINE:
            self._fault(number, Message("deck-line-long", {"most": LONGEST_LINE}))
            return
        heading, colon, rest = line.partition(":")
        part = HEADINGS.get(re.sub(r" [0-9]+$", "", plain(heading)))
        if part is not None:
            self._part = part
            line = rest.strip()
        elif line and (line.startswith("[") or (colon and not rest)):
            known = (RING_BEARER, RING, ADVENTURE_DECK, DRAW_DECK)
            self._fault(number, Message("deck-line-heading", {"given": line.strip("[]: "), "known": known}))
            return
        if line:
            self._card(number, _taken_apart(line))

    def _card(self, number: int, line: _Line) -> None:
        if not line.copies:
            self._fault(number, Message("deck-line-none"))
        found = self._meant(line)
        if isinstance(found, Message):
            self._fault(number, found)
        elif not self._part:
            self._fault(number, Message("deck-line-no-part", {"card": name_with_code(found)}))
        elif self._part in ONLY_ONE and (self._cards[self._part] or line.copies > 1):
            told: dict[str, Argument] = {"part": self._part, "card": name_with_code(found)}
            self._fault(number, Message("deck-line-only-one", told), ONLY_ONE[self._part])
        else:
            self._cards[self._part].append((found.id, line.copies))
            self.lines[found.id] = number

    def _meant(self, line: _Line) -> Printed | Message:
        """The card that a line names, or why none can be found."""
        if line.code:
            if line.code not in LIBRARY:
                return unknown_card(line.code)
            card = LIBRARY[line.code]
            if line.name and not is_called(card, line.name):
                return Message("deck-line-other-name", {"card": name_with_code(card), "given": line.name})
            return card
        names = self._names = self._names or Names()
        found = names.called(line.name)
        if not found:
            near = names.like(line.name)
            if not near:
                return Message("deck-line-unknown", {"given": line.name})
            return Message("deck-line-unknown-near", {"given": line.name, "near": named(near)})
        if len({plain(card.definition.subtitle) for card in found}) > 1:
            return Message("deck-line-which", {"given": line.name, "known": named(found)})
        return next((card for card in found if self._format.allows(card)), found[0])

    def _fault(self, number: int, message: Message, rule: str = "") -> None:
        self.faults.append(LineFault(number, message, rule))

    def deck(self) -> Deck:
        """The deck that has been read; copies on several lines are added up."""
        copies: dict[str, int] = {}
        for id, count in self._cards[DRAW_DECK]:
            copies[id] = copies.get(id, 0) + count
        sites = [id for id, count in self._cards[ADVENTURE_DECK] for _ in range(count)]
        ring_bearer = [id for id, _ in self._cards[RING_BEARER]]
        ring = [id for id, _ in self._cards[RING]]
        return Deck("".join(ring_bearer), "".join(ring), tuple(sites), tuple(copies.items()))


def _taken_apart(line: str) -> _Line:
    """Count, code and name of a line.  "1 R 34" is a code, not a copy of something."""
    count = 1
    before, behind = _COUNT_BEFORE.fullmatch(line), _COUNT_BEHIND.fullmatch(line)
    if before is not None and _CODE_BEFORE.fullmatch(line) is None:
        count, line = int(before[1]), before[2]
    elif behind is not None:
        count, line = int(behind[2] or behind[3]), behind[1]
    first = _CODE_BEFORE.fullmatch(line)
    if first is not None:
        return _Line(count, _code(first[1]), first[5].strip(" ,()[]"))
    last = _CODE_BEHIND.fullmatch(line)
    if last is not None:
        return _Line(count, _code(last[2]), last[1].strip(" ,()[]"))
    return _Line(count, "", line)


def _code(text: str) -> str:
    code = read_code(text)
    assert code is not None
    return code.id


# Writing.


def write_deck(deck: Deck) -> str:
    """The text of a deck file; `read_deck` makes the same deck of it."""
    lines = [RING_BEARER, *_written(deck.ring_bearer), "", RING, *_written(deck.ring), "", ADVENTURE_DECK]
    for id in deck.adventure_deck:
        lines += _written(id)
    lines += ["", DRAW_DECK]
    for id, count in deck.draw_deck:
        lines += [f"{count} {line}" for line in _written(id)]
    return "\n".join(lines) + "\n"


def _written(id: str) -> list[str]:
    """The line of a card, if there is one."""
    if not id:
        return []
    return [name_with_code(LIBRARY[id]) if id in LIBRARY else id]
