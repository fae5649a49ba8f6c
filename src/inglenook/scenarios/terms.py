"""Terms that a game registers for scenario files: its cards and places, its verbs, its values.

Everything else (reading the file, matching words to options, strictness, output) is the same for every game.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar, Union

from inglenook.kernel.decisions import NOTHING, PASS, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.rulebook import Rulebook, Setup
from inglenook.kernel.table import Table
from inglenook.scenarios.file import Written, unknown
from inglenook.scenarios.names import Naming
from inglenook.scenarios.scenario import Players

T = TypeVar("T", bound=Table)


class Titles(tuple[str, ...]):
    """Titles of several things: equal titles are equal, whichever copies they name.  Files may use ids, too."""

    things: tuple[Thing, ...]

    def __new__(cls, titles: Iterable[str], things: Iterable[Thing]) -> Titles:
        named = super().__new__(cls, titles)
        named.things = tuple(things)
        return named


Value = Union[int, str, tuple[str, ...]]
"""A value that an expectation is compared with: yes and no are booleans, several names are compared in any order."""

VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    PASS: ("pass",),
    "respond": ("respond with",),
    "number": ("", "number"),
    "yes": ("yes",),
    "no": ("no",),
}
"""Spellings of the kernel's verbs.  A number is written without a verb: "Ann: 3"."""


_PLAIN: Final = re.compile(r"\w[\w '’.!?/()+#-]*")


class Laid(NamedTuple, Generic[T]):
    """A position as laid out, with the things that the file names in it, in order."""

    table: T
    named: tuple[Thing, ...] = ()


class Position(Generic[T]):
    """A table with the names of a file: its players, its things, and the things the file has named."""

    def __init__(
        self, table: T, pending: Decision | None, players: Players, naming: Naming, named: tuple[Thing, ...]
    ) -> None:
        self.table: Final = table
        self.pending: Final = pending
        self.players: Final = players
        self.naming: Final = naming
        self.named: Final = named

    def player(self, seat: Seat) -> str:
        """Returns the name of the player in a seat."""
        return self.players.names[seat]

    def called(self, things: Sequence[Thing]) -> str:
        """Returns several things as a file lists them."""
        return f"[{', '.join([quoted(self.naming.called(thing)) for thing in things])}]"


class ScenarioTerms(Generic[T]):
    """Terms in which files describe one game.  Like a rulebook it has no state."""

    rulebook: Rulebook[T]

    verbs: Mapping[str, tuple[str, ...]] = {}
    """Spellings of each option verb, the usual one first; a verb without an entry is written as it is."""

    words: Mapping[str, tuple[str, ...]] = {}
    """Spellings of the named choices of options ("clockwise")."""

    passing: Sequence[str] = (PASS,)
    """Verbs that count as a pass for `pass until`: those of doing nothing, and of doing nothing more."""

    start_keys: Sequence[str] = ()
    """Options of the game's own set-up that a file may choose, besides the number of seats."""

    # The position.

    @abstractmethod
    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[T]:
        """Returns the table that `setup` describes, with the next steps on its agenda.

        Values that the file does not give get a sensible default.  Copies are handed out in the order of the file
        (`Box`).
        """
        raise AssertionError("every game can lay out a position")

    def begin(self, start: Written, players: Players, dice: Dice, folder: Path) -> Laid[T]:
        """Returns the table at the real start of a game; `start` holds options of the game's own set-up (`start_keys`).

        Files that it names may lie in the folder of the scenario.
        """
        setup: Setup = {"seats": len(players.names)}
        for key, field in start.fields().items():
            if key not in self.start_keys:
                raise unknown(key, self.start_keys, field.line)
            setup[key] = field.data()
        return Laid(self.rulebook.set_up(setup, dice))

    @abstractmethod
    def describe(self, position: Position[T]) -> list[str]:
        """Returns the position as the lines of a `setup` that would lay it out again."""
        raise AssertionError("every game can describe a position")

    # Things.

    @abstractmethod
    def things(self, table: T) -> Sequence[Thing]:
        """Returns everything that a file can name, in the game's own order."""
        raise AssertionError("every game has things")

    @abstractmethod
    def names(self, table: T, thing: Thing) -> tuple[str, ...]:
        """Returns the thing's printed names and its id; never a translation."""
        raise AssertionError("every thing has a name")

    def player_thing(self, table: T, seat: Seat) -> Thing:
        """Returns the thing that stands for a player, such as a character, which the player's name may mean."""
        return NOTHING

    @abstractmethod
    def places(self, position: Position[T], thing: Thing) -> tuple[str, ...]:
        """Returns the place of a thing in all its spellings, the usual one first."""
        raise AssertionError("every thing is somewhere")

    def likeness(self, position: Position[T], thing: Thing) -> object:
        """Returns a key that is equal for interchangeable things, any of which a plain title may mean."""
        if thing == NOTHING:
            return None
        table = position.table
        return (self.names(table, thing), self.places(position, thing)[0], dict(self.thing_values(table, thing)))

    # Values.

    def table_values(self, table: T) -> Mapping[str, Value]:
        """Returns the values of the table that a file can expect: "twilight pool"."""
        return {}

    def player_values(self, table: T, seat: Seat) -> Mapping[str, Value]:
        """Returns the values of a player that a file can expect; "embers" is written "embers of Ann", for example."""
        return {}

    def thing_values(self, table: T, thing: Thing) -> Mapping[str, Value]:
        """Returns the values of a thing that a file can expect: "strength of Aragorn"."""
        return {}

    # Phases.

    def phases(self, position: Position[T]) -> Sequence[str]:
        """Returns all phases and turns that a file can wait for."""
        return ()

    def current_phases(self, position: Position[T]) -> Sequence[str]:
        """Returns the current phases; several can hold at once, such as the turn and the phase in it."""
        return ()

    # Options.

    def parts(self, position: Position[T], option: Option) -> list[tuple[str, ...]]:
        """Returns the parts of an option's phrase: verb, thing, other thing, amount and word, each with its spellings.

        The usual spelling comes first.  Its small words are for the reader: they may be left out.
        """
        parts = [self.spoken_verbs().get(option.verb, (option.verb,))]
        if option.subject != NOTHING:
            parts.append(position.naming.spellings(option.subject))
        if option.other != NOTHING:
            parts.append(tuple([f"on {name}" for name in position.naming.spellings(option.other)]))
        if option.amount or option.verb == "number":
            parts.append((str(option.amount),))
        if option.word:
            parts.append(self.words.get(option.word, (option.word,)))
        return parts

    def spoken_verbs(self) -> dict[str, tuple[str, ...]]:
        """Returns the verbs of the kernel and of the game with their spellings."""
        return {**VERBS, **self.verbs}


def quoted(text: str) -> str:
    """Returns a text as it can stand in a list of a file, quoted if necessary."""
    if _PLAIN.fullmatch(text) and " #" not in text and not text.endswith("?"):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
