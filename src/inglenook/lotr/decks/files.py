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

A line names a card by its title (with the subtitle where several cards share that title), by its collector code, or by
both.  A number of copies may stand before or behind.  The draw deck may be split into Free Peoples and Shadow.

In a list without headings a Frodo is the Ring-bearer, sites are the adventure deck, and the rest is the draw deck.

Lists and tables of other tools are read as well (`text_formats`), and so are short codes (`short_codes`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message
from inglenook.lotr.decks.codes import CODE, read_code
from inglenook.lotr.decks.deck import MOST_CARDS, Deck
from inglenook.lotr.decks.formats import OPEN, Format
from inglenook.lotr.decks.headings import ADVENTURE_DECK, DRAW_DECK, HEADINGS, RING, RING_BEARER, heading
from inglenook.lotr.decks.legality import FRODO, named, unknown_card
from inglenook.lotr.decks.names import Names, is_called, like_code, name_with_code, numbered, plain
from inglenook.lotr.decks.short_codes import BadShortCode, is_short_code, read_short_code
from inglenook.lotr.decks.text_formats import unfolded
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed

ONLY_ONE: Final[Mapping[str, str]] = {RING_BEARER: "LR-5.7", RING: "LR-5.8"}
"""The parts of a deck that have exactly one card, each with the rule that says so."""

MOST_LINES: Final = 300
"""Maximum number of lines in a deck file."""

LONGEST_LINE: Final = 200
"""Maximum length of a line that names a card, in characters."""

MOST_SUGGESTIONS: Final = 30
"""Maximum number of faults for which similar names are suggested: the search is slow, and such a text no deck."""

_COMMENT: Final = re.compile(r"(#|//).*")
_COUNT_BEFORE: Final = re.compile(r"([0-9]{1,3}) ?[x×]?[ :]\s*(.+)", re.IGNORECASE)
_COUNT_BEHIND: Final = re.compile(r"(.+?)\s+(?:[x×] ?([0-9]{1,3})|([0-9]{1,3}) ?[x×])", re.IGNORECASE)
_CODE_BEFORE: Final = re.compile(rf"({CODE})(?![0-9A-Za-z])[ ,:–-]*(.*)", re.IGNORECASE)
_CODE_BEHIND: Final = re.compile(rf"(.+?)[ ,:–-]*[\[( ]({CODE})[\])]?", re.IGNORECASE)

_CODE_ELSEWHERE: Final = re.compile(r"([0-9]{1,2})_([0-9]{1,3})[*T]{0,2}(?![0-9A-Za-z])[ ,:–-]*(.*)")
"""Pattern for the card codes of another tool: set and number, with marks for foils and other languages."""


class LineFault(NamedTuple):
    """A fault in a line of a deck file, with the rule of the game that it breaks, if any."""

    line: int
    message: Message
    rule: str = ""
    near: tuple[str, ...] = ()
    """The ids of the cards that the player may have meant."""

    def told(self) -> Message:
        """Returns the fault as a message with its line number."""
        if self.rule:
            return Message("deck-line-rule", {"line": self.line, "fault": self.message, "rule": self.rule})
        return Message("deck-line", {"line": self.line, "fault": self.message})


class BadDeckFile(InglenookError):
    """Raised for a text that cannot be read as a deck.  The error names every faulty line."""

    faults: tuple[LineFault, ...] = ()


class _Line(NamedTuple):
    """A line that names a card: number of copies, code and name; code or name may be missing."""

    copies: int
    code: str
    name: str


# Reading.


class CardLine(NamedTuple):
    """A line that was understood: copies of one card."""

    line: int
    id: str
    copies: int


class ReadDeck(NamedTuple):
    """The deck read from a text, with all faults; faulty lines are left out of the deck."""

    deck: Deck
    lines: Mapping[str, int]
    """The number of the last line that names each card."""
    faults: tuple[LineFault, ...]
    cards: tuple[CardLine, ...] = ()
    """The cards as read, line by line; in a short code all cards are on line 1."""


def read_deck(text: str, format: Format = OPEN, name: str = "") -> Deck:
    """Reads a deck, legal or not, from a text; `name` is the file name in errors.

    Of a card that was printed twice the printing allowed in `format` is taken.
    """
    if len(text.splitlines()) > MOST_LINES:
        raise BadDeckFile("error-deck-file-long", {"file": name, "most": MOST_LINES})
    read = read_text(text, format)
    if read.faults:
        faults = tuple([fault.told() for fault in read.faults])
        refusal = BadDeckFile("error-deck-file", {"file": name, "faults": faults})
        refusal.faults = read.faults
        raise refusal
    return read.deck


def read_text(text: str, format: Format = OPEN) -> ReadDeck:
    """Reads as much of a deck as a text contains, with every fault by its line.  Accepts any text."""
    if is_short_code(text):
        return _read_short_code(text)
    reading = _Reading(format)
    for number, line in unfolded(text):
        if number > MOST_LINES:
            reading.note(number, Message("deck-line-lines", {"most": MOST_LINES}))
            break
        reading.line(number, " ".join(_COMMENT.sub("", line).replace("•", " ").split()))
    return ReadDeck(reading.deck(), reading.lines, tuple(reading.faults), tuple(reading.cards))


def _read_short_code(text: str) -> ReadDeck:
    try:
        deck = read_short_code(text)
    except BadShortCode as problem:
        return ReadDeck(Deck("", "", (), ()), {}, (LineFault(1, problem.message),))
    if len(deck.adventure_deck) + sum([count for _, count in deck.draw_deck]) > MOST_CARDS:
        too_many = Message("deck-line-cards", {"most": MOST_CARDS})
        return ReadDeck(Deck("", "", (), ()), {}, (LineFault(1, too_many),))
    single = [CardLine(1, id, 1) for id in (deck.ring_bearer, deck.ring, *deck.adventure_deck) if id]
    cards = (*single, *[CardLine(1, id, count) for id, count in deck.draw_deck])
    return ReadDeck(deck, dict.fromkeys(deck.ids(), 1), (), cards)


class _Reading:
    """The state of reading a deck file."""

    def __init__(self, format: Format) -> None:
        self.faults: Final[list[LineFault]] = []
        self.lines: Final[dict[str, int]] = {}
        self.cards: Final[list[CardLine]] = []
        self._format: Final = format
        self._names: Names | None = None  # built when a card is first looked up by its name
        self._part = ""
        self._read = 0
        """Number of copies read so far."""
        self._cards: Final[dict[str, list[tuple[str, int]]]] = {part: [] for part in HEADINGS.values()}

    def line(self, number: int, line: str) -> None:
        """Reads one line, without its comment: a heading, a card, or both."""
        if len(line) > LONGEST_LINE:
            self.note(number, Message("deck-line-long", {"most": LONGEST_LINE}))
            return
        before, colon, rest = line.partition(":")
        part = heading(before)
        if part is not None:
            self._part = part
            line = rest.strip()
        elif line and (line.startswith("[") or (colon and not rest)):
            known = (RING_BEARER, RING, ADVENTURE_DECK, DRAW_DECK)
            self.note(number, Message("deck-line-heading", {"given": line.strip("[]: "), "known": known}))
            return
        if line:
            self._card(number, _taken_apart(line))

    def _card(self, number: int, line: _Line) -> None:
        if not line.copies:
            self.note(number, Message("deck-line-none"))
            return
        if self._read > MOST_CARDS:
            return
        self._read += line.copies
        if self._read > MOST_CARDS:
            self.note(number, Message("deck-line-cards", {"most": MOST_CARDS}))
            return
        found = self._meant(line)
        if isinstance(found, LineFault):
            self.faults.append(found._replace(line=number))
            return
        self.lines[found.id] = number
        part = self._part or self._fitting(found)
        if part not in ONLY_ONE:
            self._cards[part].append((found.id, line.copies))
        elif not self._part and line.copies > 1:  # a list without headings: one of the copies is the Ring-bearer
            self._cards[part].append((found.id, 1))
            self._cards[DRAW_DECK].append((found.id, line.copies - 1))
        elif self._cards[part] or line.copies > 1:
            told: dict[str, Argument] = {"part": part, "card": name_with_code(found)}
            self.note(number, Message("deck-line-only-one", told), ONLY_ONE[part])
            return
        else:
            self._cards[part].append((found.id, line.copies))
        self.cards.append(CardLine(number, found.id, line.copies))

    def _fitting(self, card: Printed) -> str:
        """Returns the part of the deck for a card that comes before any heading."""
        if card.type == terms.SITE_TYPE:
            return ADVENTURE_DECK
        if card.type == terms.RING_TYPE:
            return RING
        return RING_BEARER if card.title == FRODO and not self._cards[RING_BEARER] else DRAW_DECK

    def _meant(self, line: _Line) -> Printed | LineFault:
        """Returns the card that a line names, or the fault if no card can be found."""
        if line.code:
            if line.code not in LIBRARY:
                return LineFault(0, unknown_card(line.code), near=_ids(like_code(line.code)))
            card = LIBRARY[line.code]
            if line.name and not is_called(card, line.name):
                message = Message("deck-line-other-name", {"card": name_with_code(card), "given": line.name})
                return LineFault(0, message, near=(card.id,))
            return card
        names = self._names = self._names or Names()
        found = names.called(line.name)
        if not found:
            near = names.like(line.name) if len(self.faults) < MOST_SUGGESTIONS else []
            if not near:
                return LineFault(0, Message("deck-line-unknown", {"given": line.name}))
            message = Message("deck-line-unknown-near", {"given": line.name, "near": named(near)})
            return LineFault(0, message, near=_ids(near))
        if len({plain(card.definition.subtitle) for card in found}) > 1:
            message = Message("deck-line-which", {"given": line.name, "known": named(found)})
            return LineFault(0, message, near=_ids(found))
        return next((card for card in found if self._format.allows(card)), found[0])

    def note(self, number: int, message: Message, rule: str = "") -> None:
        """Records a fault in a line."""
        self.faults.append(LineFault(number, message, rule))

    def deck(self) -> Deck:
        """Returns the deck read so far, with copies from several lines added up."""
        copies: dict[str, int] = {}
        for id, count in self._cards[DRAW_DECK]:
            copies[id] = copies.get(id, 0) + count
        sites = [id for id, count in self._cards[ADVENTURE_DECK] for _ in range(count)]
        ring_bearer = [id for id, _ in self._cards[RING_BEARER]]
        ring = [id for id, _ in self._cards[RING]]
        return Deck("".join(ring_bearer), "".join(ring), tuple(sites), tuple(copies.items()))


def _taken_apart(line: str) -> _Line:
    """Splits a line into count, code and name.  "1 R 34" is a code, not one copy of "R 34"."""
    count = 1
    before, behind = _COUNT_BEFORE.fullmatch(line), _COUNT_BEHIND.fullmatch(line)
    if before is not None and _CODE_BEFORE.fullmatch(line) is None:
        count, line = int(before[1]), before[2]
    elif behind is not None:
        count, line = int(behind[2] or behind[3]), behind[1]
    elsewhere = _CODE_ELSEWHERE.fullmatch(line)
    if elsewhere is not None:
        return _Line(
            count, numbered(int(elsewhere[1]), int(elsewhere[2])) or elsewhere[0], elsewhere[3].strip(" ,()[]")
        )
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


def _ids(cards: list[Printed]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])
