"""What the database keeps, as plain rows.

A table is one game with its seats.  What was done in it stands in its entries, numbered from 1; an undo is an entry
too, so that numbers never run backwards.  Two who write the same number race, and the database decides.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from inglenook.kernel.errors import InglenookError


class NoTable(InglenookError):
    """A table that is not there any more: nothing is kept of what is done or said at it."""


SeatKind = Literal["person", "bot", "empty"]
"""Who sits in a seat."""
PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"

TableState = Literal["waiting", "playing", "over", "frozen"]
"""A table waits for people or for its host, is played at, or is over; a fault of the rules freezes it."""
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"

ANSWER: Final = "answer"
ASIDE: Final = "aside"
UNDO: Final = "undo"
CONCEDE: Final = "concede"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a name and a cookie.  Accounts will be added to guests, not put in their place."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: which game, how it is set up, and how it stands."""

    id: str
    game: str
    title: str
    host: str
    """The guest who laid it."""
    open: bool
    """Whether it is listed in the hall; else only who has the link finds it."""
    state: TableState
    options: dict[str, str]
    """What was chosen for the game (`--set` on the command line)."""
    pace: int
    seed: str
    setup: dict[str, object]
    """What the game began with; {} before it begins."""
    version: int
    """The number of the last entry."""
    winners: list[int]
    before: str
    after: str
    created: float
    changed: float
    ask_every_time: bool = False
    asked: int = -1
    """The seat whose person the game waits for; -1: none, or it goes on by itself."""
    league: str = ""
    """The league whose game it is."""
    practice: bool = True
    """Whether dice can be taken back where nobody at another device plays along."""
    watched: float = 0.0
    """When it was last noted that somebody watched, at a table at which nothing happens."""
    patience: int = 600
    """After so many seconds without an answer, somebody for whom others wait can be replaced."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league: what was agreed, and how far it has gone; what was done in it stands in its deeds."""

    id: str
    title: str
    host: str
    open: bool
    bot: str
    """The bot that plays where nobody sits."""
    agreed: dict[str, object]
    phase: str
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck of a guest: how often it was changed, and what is kept of it; nothing of one that is gone."""

    id: str
    revision: int
    gone: bool
    kept: str = ""


@dataclass(frozen=True, slots=True)
class PackRow:
    """A pack that a guest has opened: each card by its id, whether it is a foil, and whether it has another picture."""

    number: int
    product: str
    cards: list[tuple[str, bool, bool]]
    at: float


@dataclass(frozen=True, slots=True)
class TrialRow:
    """A trial of a guest: whether it runs, when that was last certain, and what it is and has found."""

    guest: str
    id: str
    running: bool
    beat: float
    kept: bytes


@dataclass(frozen=True, slots=True)
class ListedTable:
    """As much of a table as a list of them shows."""

    id: str
    game: str
    title: str
    open: bool
    state: TableState
    version: int
    asked: int
    winners: list[int]
    created: float
    changed: float
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: who sits there, with which deck, and at which moments that person wants to be asked."""

    table: str
    seat: int
    kind: SeatKind
    guest: str = ""
    name: str = ""
    bot: str = ""
    """The bot that sits there, or that plays for a person who left."""
    deck: str = ""
    """The name of a starter, or "own"."""
    deck_text: str = ""
    """A deck of one's own, as it was pasted."""
    link: str = ""
    """A hash of the secret with which the seat can be carried to another device."""
    stops: list[str] | None = None
    """None: the usual ones."""


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """As much of a seat as a list of tables shows."""

    table: str
    seat: int
    kind: SeatKind
    guest: str
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done: an answer or an aside with its keys, or an undo back to so many answers."""

    table: str
    number: int
    kind: str
    seat: int
    keys: tuple[str, ...] = ()
    fingerprint: str = ""
    answers: int = 0
    """Of an undo: after how many answers the game then stands."""
    at: float = 0.0
    by: str = ""
    """Who gave it in place of the player: "bot", or "stops" for somebody who does not want to be asked this."""


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A game after the entry of this number: the kernel's snapshot, and all that was told so far."""

    table: str
    number: int
    answers: int
    """How many answers led here, after all undoing."""
    data: bytes


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat."""

    table: str
    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class FaultRow:
    """A fault of the rules or a report of a player, with all that it takes to look into it."""

    id: str
    table: str
    kind: str
    """"rules" or "report"."""
    detail: str
    record: str
    """The record of the game as text, `kernel.records`."""
    at: float
    context: dict[str, object] = field(default_factory=dict)


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry as the columns of its row."""
    return {
        "table": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "keys": list(entry.keys),
        "fingerprint": entry.fingerprint,
        "answers": entry.answers,
        "at": entry.at,
        "by": entry.by,
    }
