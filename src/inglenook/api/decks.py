"""Decks of The Lord of the Rings TCG: read from a name, a file or a text, checked against a format, and written."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from inglenook.api.language import worded, wording_of, wrong_type
from inglenook.arguments import choice
from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message

if TYPE_CHECKING:
    from inglenook.lotr.decks import deck as rules
    from inglenook.lotr.decks.formats import Format

__all__ = ["Deck", "Fault", "check", "formats", "names", "read"]

GAME = "lotr"


@dataclass(frozen=True)
class Fault:
    """Fault of a deck: the rule it breaks, and the line of the deck file if it lies in one."""

    text: str
    """The fault in words."""
    rule: str = ""
    """Id of the rule that the deck breaks, such as "LR-5.14"; "" if the text could not be read."""
    line: int = 0
    """Line of the deck file, from 1; 0 if the fault concerns no single line."""
    near: tuple[str, ...] = ()
    """Ids of the cards that were perhaps meant."""

    def __str__(self) -> str:
        return self.text


class Deck:
    """A deck, legal or not.  It never changes.

    >>> deck = read("fellowship-aragorn")
    >>> deck
    <Deck fellowship-aragorn: 60 cards>
    >>> deck.ring_bearer, len(deck.adventure_deck), deck.draw_deck["1C299"]
    ('1C290', 9, 2)
    """

    def __init__(self, cards: rules.Deck, title: str = "", faults: Sequence[Fault] = ()) -> None:
        self._cards = cards
        self.title = title
        """Name or file of the deck; "" for a deck read from a text."""
        self._faults = tuple(faults)

    @property
    def ring_bearer(self) -> str:
        """Id of the Ring-bearer; "" if the deck names none."""
        return self._cards.ring_bearer

    @property
    def ring(self) -> str:
        """Id of The One Ring; "" if the deck names none."""
        return self._cards.ring

    @property
    def adventure_deck(self) -> tuple[str, ...]:
        """Ids of the sites."""
        return self._cards.adventure_deck

    @cached_property
    def draw_deck(self) -> Mapping[str, int]:
        """Number of copies of each card in the draw deck, by its id."""
        return dict(self._cards.draw_deck)

    def __len__(self) -> int:
        """Returns the number of cards in the draw deck."""
        return sum(self.draw_deck.values())

    def write(self, kind: str = "text") -> str:
        """Returns the deck as text: "text", "html", "csv", "tsv", "ids" or the short "code"."""
        from inglenook.lotr.decks.text_formats import KINDS, write_deck

        with worded("en", GAME):
            return write_deck(self._cards, choice("kind", KINDS)(kind))

    def data(self) -> Data:
        """Returns the deck as plain data, as a set-up holds it."""
        return self._cards.data()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self._cards == other._cards

    def __hash__(self) -> int:
        return hash(self._cards)

    def __repr__(self) -> str:
        return f"<Deck{f' {self.title}' if self.title else ''}: {len(self)} cards>"

    def __str__(self) -> str:
        return self.write()


def names(format: str = "") -> tuple[str, ...]:
    """Returns the names of the decks that come with the game, all or those of a format.

    >>> names("tower")[:2]
    ('towers-aragorn', 'towers-theoden')
    """
    from inglenook.lotr.decks.starters import NAMED

    with worded("en", GAME):
        wanted = _format(format) if format else None
        return tuple([name for name, one in NAMED.items() if wanted is None or one.format is wanted])


def formats() -> tuple[str, ...]:
    """Returns the names of the formats.

    >>> formats()[:3]
    ('tower', 'fellowship', 'open')
    """
    from inglenook.lotr.decks.formats import OFFERED

    return tuple(OFFERED)


def read(deck: str | os.PathLike[str] | Deck, format: str = "open") -> Deck:
    """Reads a deck: a name from `names()`, the path of a deck file, or the text of one (several lines, or a code).

    Of a card that was printed twice, the printing that the format allows is taken.  A text that cannot be read raises
    an error that names every faulty line; `check` tells whether the deck is legal.
    """
    if isinstance(deck, Deck):
        return deck
    with worded("en", GAME):
        text, name = _text_of(deck)
        from inglenook.lotr.decks.files import read_deck
        from inglenook.lotr.decks.starters import NAMED, starter_deck

        if name in NAMED:
            return Deck(starter_deck(name), name)
        return Deck(read_deck(text, _format(format), name or "text"), name)


def check(deck: str | os.PathLike[str] | Deck, format: str = "", language: str = "en") -> tuple[Fault, ...]:
    """Returns every fault of a deck in a format, in words; an empty tuple if the deck is legal.

    Without a format a deck that comes with the game is checked in its own, and any other in the open format.

    >>> check("towers-aragorn")
    ()
    >>> print(check("towers-aragorn", format="fellowship")[0])
    Frodo, Tired Traveller (4C302) (set: The Two Towers) does not belong to the format Fellowship block
    """
    from inglenook.lotr.decks.files import read_text
    from inglenook.lotr.decks.legality import legality
    from inglenook.lotr.decks.starters import NAMED

    wording = wording_of(language, GAME)
    with worded(language, GAME):
        if isinstance(deck, Deck):
            text, name = "", deck.title
        else:
            text, name = _text_of(deck)
        own = NAMED[name].format.name if name in NAMED else "open"
        wanted = _format(format or own)
        if isinstance(deck, Deck):
            cards = deck._cards
        else:
            found = read_text(text, wanted)
            cards = found.deck
            if found.faults:
                return tuple([Fault(wording.say(one.told()), one.rule, one.line, one.near) for one in found.faults])
        return tuple([Fault(wording.say(one.message), one.rule) for one in legality(cards, wanted)])


def _text_of(deck: Any) -> tuple[str, str]:
    """Returns the text of a deck and its name, which is "" for a text that was given as it is."""
    from inglenook.lotr.decks.short_codes import is_short_code
    from inglenook.lotr.decks.starters import NAMED, deck_text, starter_text

    if isinstance(deck, os.PathLike):
        return deck_text(str(Path(deck))), str(Path(deck))
    if not isinstance(deck, str):
        raise wrong_type("deck", deck, Message("python-a-deck"), '"fellowship-aragorn"')
    if deck in NAMED:
        return starter_text(deck), deck
    if "\n" in deck or is_short_code(deck):
        return deck, ""
    return deck_text(deck), deck


def _format(name: str) -> Format:
    from inglenook.lotr.decks.formats import OFFERED

    return OFFERED[choice("format", tuple(OFFERED))(name)]
