"""The WebSocket messages: one JSON object each, distinguished by its `type`.

A client first says which table it watches, and from which of its seats.  It receives the whole view, and then the
changes after each entry (KR-14).

Requests about the game name the `version` that the client has seen: the number of the last entry.  If that is outdated,
the reply is the current view, and nothing else happens.  So an answer sent twice, by a double tap or after a lost
connection, never acts twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, Union

import msgspec
from msgspec import Meta, Struct

from inglenook.kernel.messages import Message, plain
from inglenook.server.bounds import MOST_KEYS, MOST_PLANNED, SLOWEST_PACE, Key, Text
from inglenook.server.storage.rows import SeatKind, TableState

# Requests from the client.


class FromClient(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base class of requests.  `id` is the client's own number for the request, returned in the reply."""

    id: int = 0


class Watch(FromClient, tag="watch"):
    """Request to watch a table, from a seat of one's own; -1: as a spectator, null: the server chooses."""

    table: Key
    seat: int | None = None


class Answer(FromClient, tag="answer"):
    """Request to answer the question pending at this version, with the keys of the options picked."""

    version: int
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Aside(FromClient, tag="aside"):
    """Request to take an action beside the question (KR-11), by its key."""

    version: int
    key: Key


class Undo(FromClient, tag="undo"):
    """Request to take back one's latest answer; the others are asked if it needs their consent (KR-12)."""

    version: int


class Consent(FromClient, tag="consent"):
    """Request to agree to or decline an undo that another player asked for."""

    version: int
    agree: bool


class Why(FromClient, tag="why"):
    """Request for the reasons why nothing can be done with a thing."""

    handle: Key


class Foresee(FromClient, tag="foresee"):
    """Request for the dangers after several answers in a row, while a plan is made; nothing is carried out."""

    version: int
    keys: Annotated[list[Key], Meta(max_length=MOST_PLANNED)]


class Say(FromClient, tag="say"):
    """A line of chat to send."""

    text: Text


class Stops(FromClient, tag="stops"):
    """Request to set the kinds of moments at which the watching seat is asked from now on."""

    kinds: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Pace(FromClient, tag="pace"):
    """Request to set the delay before each bot's answer at this table, in milliseconds."""

    pace: Annotated[int, Meta(ge=0, le=SLOWEST_PACE)]


class Concede(FromClient, tag="concede"):
    """Request to concede the game for the watching seat."""


class Rematch(FromClient, tag="rematch"):
    """Request to create a rematch table; all watchers receive its id.

    With `swapped`, every player moves on by one seat and plays what was brought to that seat.  With a deck, by its name
    or as a text, the requesting player brings that deck instead.
    """

    swapped: bool = False
    deck: Key = ""
    deck_text: Text = ""


class TakeOver(FromClient, tag="take_over"):
    """Request to let a bot play for an abandoned seat."""

    seat: int


class Return(FromClient, tag="return"):
    """Request to play again in one's own seat, which a bot had taken over."""


class Report(FromClient, tag="report"):
    """Report of a fault: stores the player's text with the record and the position."""

    text: Text


class Ping(FromClient, tag="ping"):
    """Request to check that the connection is alive."""


Request = Union[
    Watch, Answer, Aside, Undo, Consent, Why, Foresee, Say, Stops, Pace, Concede, Rematch, TakeOver, Return, Report,
    Ping,
]  # fmt: skip
"""All requests of a client."""

# Messages to the client.

Worded = Annotated[dict[str, Any], Meta(title="Worded", description="A message to be worded: its id, its arguments.")]
"""A message as written by `kernel.messages.plain`: `{"message": ID, ARGUMENTS…}`."""

Seen = Annotated[dict[str, Any], Meta(title="Seen", description="Everything that a seat may know of the table.")]
"""The view of the table that the game's rulebook gives a seat (`kernel.rulebook.view`)."""

Change = Annotated[
    list[Any],
    Meta(title="Change", description="A path and the value there now; without a value, what stood there is gone."),
]
"""A change from `kernel.views.news.changes`."""


def worded(message: Message) -> Worded:
    """Converts a message to its wire form."""
    found: Any = plain(message)
    return found  # type: ignore[no-any-return]


class ToClient(Struct, kw_only=True, tag_field="type"):
    """Base class of server messages.  `to` is the number of the request replied to, if any."""

    to: int = 0


class SeatInfo(Struct):
    """The occupant of a seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    """The player's name, or for a bot the name of its kind ("thumb")."""
    deck: str
    """The name of a starter; "own" for a player's own deck, "" in a game without decks."""
    yours: bool
    connected: bool
    away: int
    """Seconds for which the game has been waiting for this person without a connection; 0: not waiting."""
    silent: int
    """Seconds for which others have been waiting for this person's answer; 0: not waiting."""
    replaceable: bool
    """Whether another person at the table may let a bot play for this one now."""
    bot_plays: str
    """The bot that plays for a person who left, or ""."""
    conceded: bool
    program: bool  # whether the player is a program that somebody runs, as opposed to a bot of the server


class Moment(Struct):
    """A kind of moment at which a player may respond, and whether this player wants to be asked."""

    kind: str
    label: Worded
    wanted: bool
    vital: bool


class TableInfo(ToClient, tag="table"):
    """The table and its seats: sent after `watch`, and whenever something about them changes."""

    id: str
    game: str
    title: str
    state: TableState
    open: bool
    host: bool  # whether the reader is the host
    options: dict[str, str]
    pace: int
    """Delay before each bot's answer in milliseconds, so that people can follow; 0: none."""
    discreet: bool  # whether a player who can only pass takes a while too, so that pauses reveal nothing
    practice: bool  # whether undo may take back dice too, unless a person at another device plays
    seats: list[SeatInfo]
    spectators: int
    winners: list[int]
    before: str
    after: str
    """The ids of this table's rematch (`after`) and of the table it is a rematch of (`before`), or ""."""
    moments: list[Moment]
    fault: str  # the number under which the record of a frozen game is stored
    abandoned_after: int
    """Seconds without a connection after which a seat counts as abandoned and a bot may take over."""
    patience: int
    """Seconds without an answer after which a bot may take over, even with a connection."""
    programs: bool  # whether programs may sit down
    league: str  # id of the league that the game belongs to, or ""
    lesson: int  # part of the game's lesson played here; 0: none
    puzzle: bool


class Option(TypedDict):
    """An option of a question; `subject` and `other` are handles of things on the table, or ""."""

    key: str
    verb: str
    subject: str
    other: str
    amount: int
    label: Worded


class Threat(TypedDict, total=False):
    """A danger if nothing more is done (`kernel.views.dangers`): the victim, the foes, and a message.

    `ends`: whether the danger would lose or win the game; `option`: the key of the option it follows from, "" as things
    stand.  `totals`: both sides' totals in that fight, made up of `totals_from`.  Without a `text` there is no danger,
    only the totals, and `fate` is the fight's outcome for `who`.
    """

    fate: str
    text: Worded
    reason: Worded
    who: str
    foes: list[str]
    ends: Literal["", "lost", "won"]
    option: str
    button: Worded
    totals: list[int]
    totals_from: list[list[tuple[str, int]]]


class Prospect(TypedDict):
    """The results of an option in this position, the weightiest first (KR-33)."""

    option: str
    told: list[Worded]


class Tip(TypedDict):
    """Advice for a beginner; `name` identifies the note, `passing`: the advice is to pass (KR-35)."""

    name: str
    text: Worded
    rules: list[str]
    passing: bool


class Question(TypedDict, total=False):
    """The pending question (`kernel.views.news.question`), complete only for the seat that is asked; other seats get
    `seat` and their own `asides`; in a finished game there are only `over` and `winners`."""

    over: bool
    winners: list[int]
    seat: int
    kind: Literal["action", "cards", "number", "yes-or-no", "order", "response"]
    prompt: Worded
    least: int
    most: int
    ordered: bool
    options: list[Option]
    asides: list[Option]
    dangers: list[Threat]
    tips: list[Tip]
    results: list[Prospect]
    """Usually sent later in a separate message (`Results`); a client that joins later may get them here."""


class UndoInfo(TypedDict, total=False):
    """The watching seat's right to take back its latest answer: at once, with consent, or not and the reason."""

    may: bool
    dice: bool  # whether dice are taken back too, to fall the same way again: for practice
    consent: bool
    why: Worded


class View(ToClient, tag="view"):
    """Everything that the watching seat may know; sent first, and whenever the client may have missed something."""

    version: int
    viewer: int
    view: Seen
    question: Question
    lines: list[Worded]
    undo: UndoInfo


class News(ToClient, tag="news"):
    """Changes since the previous version (`kernel.views.news.changes`), the current question, and new lines."""

    since: int
    version: int
    changes: list[Change]
    question: Question
    lines: list[Worded]
    undo: UndoInfo


class Results(ToClient, tag="results"):
    """Results of the options of the question at this version; sent after the question, if there is time."""

    version: int
    results: list[Prospect]


class Done(ToClient, tag="done"):
    """Reply to a request that was carried out and stored."""


class Refused(ToClient, tag="refused"):
    """Reply to a request that was refused, with the reason; nothing has changed."""

    message: Worded
    stale: bool = False
    """Whether the request named an outdated version; the current view follows."""


class Reason(Struct):
    """The reason why something cannot be done now, and the rule behind it."""

    message: Worded
    rule: str


class Reasons(ToClient, tag="reasons"):
    """Reply to `Why`: the reasons why nothing can be done with a thing."""

    handle: str
    reasons: list[Reason]


class Foreseen(ToClient, tag="foreseen"):
    """Reply to `Foresee`: the dangers after the planned answers; null if unknown."""

    dangers: list[Threat] | None


class ChatLine(Struct):
    """A line of chat: its seat (-1: a spectator), and its time in seconds since 1970."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Chat(ToClient, tag="chat"):
    """New lines of chat; after `watch`, the latest ones."""

    lines: list[ChatLine]


class UndoAsked(ToClient, tag="undo_asked"):
    """A pending undo request, with the seats that have agreed so far; `by` -1: the request is withdrawn."""

    by: int = -1
    version: int = 0
    agreed: list[int] = []
    answers: int = 0
    """Number of answers that would be taken back."""


class Pong(ToClient, tag="pong"):
    """Reply to `Ping`."""


Reply = Union[TableInfo, View, News, Results, Done, Refused, Reasons, Foreseen, Chat, UndoAsked, Pong]
"""All messages of the server."""

decode_request = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
