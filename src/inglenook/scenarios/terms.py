"""What a game registers, so that scenario files can speak of it: its cards and places, its verbs, its numbers.

Everything else (reading the file, matching words to options, strictness, what is printed) is the same for every game.
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
    """Several things by their titles: equal for equal titles, whichever copies they are.  Files may name ids, too."""

    things: tuple[Thing, ...]

    def __new__(cls, titles: Iterable[str], things: Iterable[Thing]) -> Titles:
        named = super().__new__(cls, titles)
        named.things = tuple(things)
        return named


Value = Union[int, str, tuple[str, ...]]
"""What an expectation is compared with; yes and no are truths, several names are compared in any order."""

VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    PASS: ("pass",),
    "respond": ("respond with",),
    "number": ("", "number"),
    "yes": ("yes",),
    "no": ("no",),
}
"""How the verbs of the kernel are said.  A number is said as such: "Ann: 3"."""


_PLAIN: Final = re.compile(r"\w[\w '’.!?/()+#-]*")


class Laid(NamedTuple, Generic[T]):
    """A position as it was laid out, and the things that the file names in it, in that order."""

    table: T
    named: tuple[Thing, ...] = ()


class Position(Generic[T]):
    """A table in the words of a file: who the players are, what the things are called, which the file has named."""

    def __init__(
        self, table: T, pending: Decision | None, players: Players, naming: Naming, named: tuple[Thing, ...]
    ) -> None:
        self.table: Final = table
        self.pending: Final = pending
        self.players: Final = players
        self.naming: Final = naming
        self.named: Final = named

    def player(self, seat: Seat) -> str:
        """The name of whoever sits there."""
        return self.players.names[seat]

    def called(self, things: Sequence[Thing]) -> str:
        """Several things as a file lists them."""
        return f"[{', '.join([quoted(self.naming.called(thing)) for thing in things])}]"


class ScenarioTerms(Generic[T]):
    """How files speak of one game.  Like a rulebook it has no state."""

    rulebook: Rulebook[T]

    verbs: Mapping[str, tuple[str, ...]] = {}
    """How each verb of an option may be said, the usual way first; a verb that is not here is said as it is."""

    words: Mapping[str, tuple[str, ...]] = {}
    """The same for the named choices of options ("clockwise")."""

    passing: Sequence[str] = (PASS,)
    """The verbs that pass, for `pass until`: those of doing nothing, and of doing nothing more."""

    start_keys: Sequence[str] = ()
    """The options of the game's own set-up that a file may choose, besides the number of seats."""

    # The position.

    @abstractmethod
    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[T]:
        """The table that `setup` describes, with what comes next on its agenda.

        What the file does not mention gets a sensible value.  Copies are handed out in the order of the file (`Box`).
        """
        raise AssertionError("every game can lay out a position")

    def begin(self, start: Written, players: Players, dice: Dice, folder: Path) -> Laid[T]:
        """The table at the real start of a game; `start` holds options of the game's own set-up (`start_keys`).

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
        """The position as the lines of a `setup` that would lay it out again."""
        raise AssertionError("every game can describe a position")

    # Things.

    @abstractmethod
    def things(self, table: T) -> Sequence[Thing]:
        """Everything that a file can name, in the game's own order."""
        raise AssertionError("every game has things")

    @abstractmethod
    def names(self, table: T, thing: Thing) -> tuple[str, ...]:
        """What the thing is called, as printed, and its id; never a translation."""
        raise AssertionError("every thing has a name")

    def player_thing(self, table: T, seat: Seat) -> Thing:
        """The thing that stands for a player, such as a character, which may be called by the player's name."""
        return NOTHING

    @abstractmethod
    def places(self, position: Position[T], thing: Thing) -> tuple[str, ...]:
        """Where the thing is, in all the ways one may say it, the usual way first."""
        raise AssertionError("every thing is somewhere")

    def likeness(self, position: Position[T], thing: Thing) -> object:
        """Things of equal likeness are interchangeable, so that a plain title may mean any of them."""
        if thing == NOTHING:
            return None
        table = position.table
        return (self.names(table, thing), self.places(position, thing)[0], dict(self.thing_values(table, thing)))

    # Numbers and facts.

    def table_values(self, table: T) -> Mapping[str, Value]:
        """What can be expected of the table: "twilight pool"."""
        return {}

    def player_values(self, table: T, seat: Seat) -> Mapping[str, Value]:
        """What can be expected of a player; "embers" is said as "embers of Ann" or "Ann embers"."""
        return {}

    def thing_values(self, table: T, thing: Thing) -> Mapping[str, Value]:
        """What can be expected of a thing: "strength of Aragorn"."""
        return {}

    # Time.

    def phases(self, position: Position[T]) -> Sequence[str]:
        """All phases and turns that a file can wait for."""
        return ()

    def current_phases(self, position: Position[T]) -> Sequence[str]:
        """Those that it is now; several can be true at once, such as the turn and the phase in it."""
        return ()

    # Options.

    def parts(self, position: Position[T], option: Option) -> list[tuple[str, ...]]:
        """How an option is said: verb, thing, other thing, amount and word, each in its spellings, the usual first.

        The small words in them are for the reader: they may be left out.
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
        """The verbs of the kernel and of the game."""
        return {**VERBS, **self.verbs}


def quoted(text: str) -> str:
    """A text as it can stand in a list of a file: in quotes if it would not be read as it is."""
    if _PLAIN.fullmatch(text) and " #" not in text and not text.endswith("?"):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
