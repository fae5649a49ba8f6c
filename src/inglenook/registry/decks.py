"""Decks as players bring them to a table, and the faults found in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from inglenook.kernel.data import Data
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message


class DeckFault(NamedTuple):
    """A fault in a deck that a player wrote: its line (0 if it concerns no single line) and the rule broken, if any."""

    line: int
    message: Message
    rule: str = ""
    near: Sequence[str] = ()
    """Cards that were possibly meant."""


class DeckLine(NamedTuple):
    """A parsed line of a deck that a player wrote: a number of copies of a card."""

    line: int
    id: str
    copies: int


class CheckedDeck(NamedTuple):
    """A deck that a player wrote, as far as it could be read."""

    title: str
    cards: int
    faults: Sequence[DeckFault]
    deck: Data = None
    """Readable part of the deck, in the form of a set-up."""
    lines: Sequence[DeckLine] = ()
    """Lines that name a card."""


class NamedDeck(NamedTuple):
    """A deck that comes with the game."""

    name: str
    title: str
    formats: Sequence[str]
    """Formats that allow the deck, its own first."""
    set: Message
    """Set the deck comes from."""
    cultures: Sequence[str]
    """Main cultures of the deck, of either side."""
    deck: Data = None
    """Cards of the deck, in the form of a set-up."""
    built: Message | None = None
    """Name of a deck built by players; None for a deck sold as it is, which is known by its title and its set."""


class Beginning(NamedTuple):
    """Cards of a deck with which a game can begin, in an order in which they can be played, and their cost."""

    ids: Sequence[str]
    cost: int


class Brought(NamedTuple):
    """A player's deck for a table: its name or its text; if both are empty, any deck that fits."""

    deck: str = ""
    deck_text: str = ""


class FaultyDeck(InglenookError):
    """Raised for a deck that cannot be played at this table; names every fault."""

    faults: Sequence[DeckFault] = ()
