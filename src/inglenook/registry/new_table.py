"""The options of a new table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Setup
from inglenook.registry.decks import Beginning, Brought, CheckedDeck, NamedDeck


class Option(NamedTuple):
    """An option of a new table: a switch, one of several values, or a number."""

    key: str
    title: Message
    kind: str
    """Type of the option: "switch" ("0" or "1"), "choice" or "number"."""
    default: str
    values: Mapping[str, Message] = MappingProxyType({})
    """Possible values, each with its name."""
    gists: Mapping[str, Message] = MappingProxyType({})
    """Short description of each value, such as how long such a game takes."""
    sets: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Other options that each value sets, by key; the player who creates the table can still change them."""
    least: int = 0
    most: int = 1


@dataclass(frozen=True)
class Laying:
    """Options of a new table for a game, and how the game is then set up.

    No file that a player names is ever read: a deck is one of those that come with the game, or a text.
    """

    set_up: Callable[[Sequence[Brought], Mapping[str, str]], Setup]
    """Function that returns the set-up for the seats' decks and the chosen options.

    May raise BadArgument, BadSetup or FaultyDeck.
    """
    options: Sequence[Option] = ()
    formats: Mapping[str, Message] = field(default_factory=dict)
    """Formats of a game with decks, by name; the option "format" selects one."""
    decks: Sequence[NamedDeck] = ()
    usual_deck: Callable[[int, Mapping[str, str]], str] | None = None
    """Function that returns the default deck of a seat."""
    check_deck: Callable[[str, str], CheckedDeck] | None = None
    """Function that checks a deck that a player wrote, in a format."""
    kinds: Sequence[str] = ()
    """Text formats in which decks can be exported."""
    write_deck: Callable[[Data, str], str] | None = None
    """Function that exports a deck, in the form of a set-up, as a kind of text; may raise BadSetup."""
    beginnings: Callable[[Data], Sequence[Beginning]] | None = None
    """Function that returns the cards of a deck with which a game can begin; the deck need not be legal yet."""
