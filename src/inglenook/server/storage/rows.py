"""The rows of the database, as plain data.

A table is one game with its seats.  Everything done in it is an entry, numbered from 1.  An undo is an entry too, so
numbers never run backwards.  Of two processes that write the same number, the database lets one win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from inglenook.kernel.errors import InglenookError


class NoTable(InglenookError):
    """Raised for a table that no longer exists: nothing done or said at it is stored."""


SeatKind = Literal["person", "bot", "empty"]
"""The kind of a seat's occupant."""
PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"

Scope = Literal["read", "play", "bot", "lay"]
"""The rights of a token: read tables and games, play as its owner, play as a program, and lay tables."""

TableState = Literal["waiting", "playing", "over", "frozen"]
"""The state of a table: waiting for people or its host, playing, over, or frozen by a fault of the rules."""
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
    """A guest, with a name and a cookie.  Accounts will be added to guests, not replace them."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: its game, its options, and its state."""

    id: str
    game: str
    title: str
    host: str
    """The guest who created the table."""
    open: bool
    """Whether the table is listed in the hall; otherwise only its link leads to it."""
    state: TableState
    options: dict[str, str]
    """The options chosen for the game (`--set` on the command line)."""
    pace: int
    seed: str
    setup: dict[str, object]
    """The set-up with which the game began; {} before that."""
    version: int
    """The number of the table's last entry."""
    winners: list[int]
    before: str
    after: str
    created: float
    changed: float
    ask_every_time: bool = False
    asked: int = -1
    """The seat whose person the game waits for; -1: none, or the game continues by itself."""
    league: str = ""
    """The id of the league that the game belongs to, or ""."""
    practice: bool = True
    """Whether undo may take back dice, unless a person at another device plays."""
    watched: float = 0.0
    """Time when the table was last recorded as watched, if nothing happens at it."""
    patience: int = 600
    """Seconds without an answer after which a player for whom others wait can be replaced."""
    programs: bool = False
    """Whether programs may sit down."""


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A token by which a program acts for a person; only a hash of its secret is stored."""

    id: str
    mark: str
    """The hash of the secret."""
    owner: str
    """The guest who made the token, and may revoke it."""
    person: str
    """The person as whom the program acts: the owner, or a program of the owner's."""
    name: str
    scopes: list[Scope]
    made: float
    expires: float
    used: float
    """Time of the last day on which the token was used; 0.0: never."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league: its terms and its phase; everything done in it is a deed."""

    id: str
    title: str
    host: str
    open: bool
    bot: str
    """The bot that plays empty seats."""
    agreed: dict[str, object]
    phase: str
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A guest's deck: its revision number, and its content, which is empty for a deleted deck."""

    id: str
    revision: int
    gone: bool
    kept: str = ""


@dataclass(frozen=True, slots=True)
class PackRow:
    """A pack that a guest has opened: for each card its id, whether it is a foil, and whether its picture is an
    alternate one.
    """

    number: int
    product: str
    cards: list[tuple[str, bool, bool]]
    at: float


@dataclass(frozen=True, slots=True)
class TrialRow:
    """A guest's trial: whether it runs, the time of its last sign of life, and its packed data."""

    guest: str
    id: str
    running: bool
    beat: float
    kept: bytes


@dataclass(frozen=True, slots=True)
class ListedTable:
    """The fields of a table that a list shows."""

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
    programs: bool


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: its occupant, its deck, and the moments at which its person wants to be asked."""

    table: str
    seat: int
    kind: SeatKind
    guest: str = ""
    name: str = ""
    bot: str = ""
    """The bot in the seat, or the one that plays for a person who left."""
    deck: str = ""
    """The name of a starter, or "own" for a pasted deck."""
    deck_text: str = ""
    """The player's own deck, as pasted."""
    link: str = ""
    """A hash of the secret that moves the seat to another device."""
    stops: list[str] | None = None
    """Moments at which the person wants to be asked; None: the usual ones."""


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """The fields of a seat that a list of tables shows."""

    table: str
    seat: int
    kind: SeatKind
    guest: str
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry: an answer or aside with its keys, an undo back to a number of answers, or a concession."""

    table: str
    number: int
    kind: str
    seat: int
    keys: tuple[str, ...] = ()
    fingerprint: str = ""
    answers: int = 0
    """For an undo: the number of answers that remain."""
    at: float = 0.0
    by: str = ""
    """The giver of an automatic answer: "bot", or "stops" for a person who does not want to be asked."""


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A game after the entry of this number: the kernel's snapshot, and the log so far."""

    table: str
    number: int
    answers: int
    """Number of answers in the snapshot, after all undos."""
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
    """A fault of the rules or a player's report, with the data for investigating it."""

    id: str
    table: str
    kind: str
    """The kind of fault: "rules" or "report"."""
    detail: str
    record: str
    """The record of the game as text, see `kernel.saved.records`."""
    at: float
    context: dict[str, object] = field(default_factory=dict)


def entry_data(entry: Entry) -> dict[str, Any]:
    """Returns an entry as the columns of its row."""
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
