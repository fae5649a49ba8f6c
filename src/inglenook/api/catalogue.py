"""The games that can be played, with everything that can be chosen for them by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from inglenook.api.language import worded, wording_of
from inglenook.registry import GameEntry, find, names


@dataclass(frozen=True)
class Rule:
    """A switch or a set of rules that a game can be begun with."""

    name: str
    """Name in a set-up."""
    title: str
    """The effect of the switch, in words."""
    values: tuple[str, ...] = ()
    """Names to choose from, for a set of rules."""
    least: int = 0
    """Lowest value of a switch."""
    most: int = 1
    """Highest value of a switch."""
    default: str = ""
    """Value if nothing is chosen."""


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played, with the names that `new_game` takes.

    >>> [game.name for game in games()][:2]
    ['talisman', 'lotr']
    >>> games()[1].decks[:2]
    ('fellowship-aragorn', 'fellowship-gandalf')
    """

    name: str
    """Name that `new_game` takes."""
    title: str
    """Title in words."""
    fewest_seats: int
    """Smallest number of players."""
    most_seats: int
    """Largest number of players."""
    bots: tuple[str, ...]
    """Names of the bots; those meant as opponents come first, from the weakest to the strongest."""
    rules: tuple[Rule, ...] = field(default=(), repr=False)
    """Sets of rules and switches."""
    formats: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Formats of decks by name, each with its title."""
    decks: tuple[str, ...] = field(default=(), repr=False)
    """Names of the decks that come with the game."""
    characters: tuple[str, ...] = field(default=(), repr=False)
    """Names of the characters, in Talisman."""

    def __str__(self) -> str:
        return f"{self.name}: {self.title}, {self.fewest_seats} to {self.most_seats} players"


def games(language: str = "en") -> tuple[GameInfo, ...]:
    """Returns the games that can be played."""
    with worded(language):
        return tuple([_described(find(name), language) for name in names()])


def _described(entry: GameEntry, language: str) -> GameInfo:
    say = wording_of(language, entry.name).say
    bots = (*entry.bots.levels, *[name for name in entry.bots if name not in entry.bots.levels])
    laying = None if entry.tables.laying is None else entry.tables.laying()
    rulebook = entry.rulebook
    told = GameInfo(entry.name, say(entry.title), rulebook.fewest_seats, rulebook.most_seats, bots)
    if laying is None:
        return told
    rules = [
        Rule(one.key, say(one.title), tuple(one.values), one.least, one.most, one.default) for one in laying.options
    ]
    formats = {name: say(title) for name, title in laying.formats.items()}
    characters = [id.partition(":")[2] for id in entry.components.ids if id.startswith("character:")]
    return GameInfo(
        entry.name,
        told.title,
        told.fewest_seats,
        told.most_seats,
        bots,
        tuple(rules),
        formats,
        tuple([deck.name for deck in laying.decks]),
        tuple(characters),
    )
