"""What goes over the WebSocket: one JSON object each way, told apart by its `type`.

A client first says which table it watches, and from which of its seats; then it gets the whole view, and after each
entry the changes (KR-14).  Whatever it asks for names the `version` it has seen: the number of the last entry.  If that
is no longer the last, it is answered with the current view, and nothing else has happened.  So an answer that is sent
twice, by a double tap or after a lost connection, never acts twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, Union

import msgspec
from msgspec import Meta, Struct

from inglenook.kernel.messages import Message, plain
from inglenook.server.bounds import MOST_KEYS, MOST_PLANNED, SLOWEST_PACE, Key, Text
from inglenook.server.storage.rows import SeatKind, TableState

# From the client.


class FromClient(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client sends.  `id` is the client's own number for it, given back in the reply."""

    id: int = 0


class Watch(FromClient, tag="watch"):
    """Which table to watch from now on, from which seat: one's own, -1 as a spectator, null as it fits best."""

    table: Key
    seat: int | None = None


class Answer(FromClient, tag="answer"):
    """An answer to the question that was pending at this version: the keys of the options picked."""

    version: int
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Aside(FromClient, tag="aside"):
    """Something beside the question (KR-11), by its key."""

    version: int
    key: Key


class Undo(FromClient, tag="undo"):
    """Take back the own latest answer; where that needs the consent of the others (KR-12), they are asked."""

    version: int


class Consent(FromClient, tag="consent"):
    """What somebody says to an undo that another asked for."""

    version: int
    agree: bool


class Why(FromClient, tag="why"):
    """Why can nothing be done with this thing?"""

    handle: Key


class Foresee(FromClient, tag="foresee"):
    """What would threaten after these answers, given in a row?  Asked while a plan is laid out; nothing is done."""

    version: int
    keys: Annotated[list[Key], Meta(max_length=MOST_PLANNED)]


class Say(FromClient, tag="say"):
    """A line of chat."""

    text: Text


class Stops(FromClient, tag="stops"):
    """At which kinds of moments the watching seat wants to be asked from now on."""

    kinds: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Pace(FromClient, tag="pace"):
    """How many milliseconds the bots at this table wait before each answer from now on."""

    pace: Annotated[int, Meta(ge=0, le=SLOWEST_PACE)]


class Concede(FromClient, tag="concede"):
    """Give the game up for the watching seat."""


class Rematch(FromClient, tag="rematch"):
    """Lay the same table once more; everybody who watches is told where.

    With `swapped` everybody moves on by a seat, to what was brought to that one.  With a deck, by its name or as a
    text, whoever asks brings another one.
    """

    swapped: bool = False
    deck: Key = ""
    deck_text: Text = ""


class TakeOver(FromClient, tag="take_over"):
    """Let a bot play for a seat that was abandoned."""

    seat: int


class Return(FromClient, tag="return"):
    """Play again oneself, where a bot took over the own seat."""


class Report(FromClient, tag="report"):
    """Something is wrong here: keeps the record and the position with what the player writes."""

    text: Text


class Ping(FromClient, tag="ping"):
    """Is anybody there?"""


Request = Union[
    Watch, Answer, Aside, Undo, Consent, Why, Foresee, Say, Stops, Pace, Concede, Rematch, TakeOver, Return, Report,
    Ping,
]  # fmt: skip
"""Everything that a client may send."""

# To the client.

Worded = Annotated[dict[str, Any], Meta(title="Worded", description="A message to be worded: its id, its arguments.")]
"""A message as `kernel.messages.plain` writes it: `{"message": ID, ARGUMENTS…}`."""

Seen = Annotated[dict[str, Any], Meta(title="Seen", description="Everything that a seat may know of the table.")]
"""What the rulebook of the game shows a seat (`kernel.rulebook.view`)."""

Change = Annotated[
    list[Any],
    Meta(title="Change", description="A path and the value there now; without a value, what stood there is gone."),
]
"""One of `kernel.news.changes`."""


def worded(message: Message) -> Worded:
    """A message for the wire."""
    found: Any = plain(message)
    return found  # type: ignore[no-any-return]


class ToClient(Struct, kw_only=True, tag_field="type"):
    """Whatever the server sends.  `to` is the number of the request it replies to, if it does."""

    to: int = 0


class SeatInfo(Struct):
    """Who sits in a seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    """Of a bot the name of the kind of bot ("thumb")."""
    deck: str
    """The name of a starter; "own" for a deck of one's own, "" in a game without decks."""
    yours: bool
    connected: bool
    away: int
    """For how many seconds the game has been waiting for this person without a connection; 0: it has not."""
    silent: int
    """For how many seconds others have been waiting for this person's answer; 0: they have not."""
    replaceable: bool
    """Whether another person at the table can let a bot play for this one now."""
    bot_plays: str
    """The bot that plays for a person who left; ""."""
    conceded: bool


class Moment(Struct):
    """A kind of moment at which a player may respond, and whether this one wants to be asked."""

    kind: str
    label: Worded
    wanted: bool
    vital: bool


class TableInfo(ToClient, tag="table"):
    """The table and who sits there: sent after `watch`, and whenever something of it changes."""

    id: str
    game: str
    title: str
    state: TableState
    open: bool
    host: bool  # whether the reader laid this table
    options: dict[str, str]
    pace: int
    """Milliseconds that a bot waits before each answer, so that people can follow; 0: none."""
    discreet: bool
    """Whether it takes a while too if somebody can only pass: no pause tells others who has something to play."""
    practice: bool  # whether dice can be taken back, too, where nobody at another device plays along
    seats: list[SeatInfo]
    spectators: int
    winners: list[int]
    before: str
    after: str
    """The table this is the rematch of, and the rematch of this one; ""."""
    moments: list[Moment]
    fault: str
    """Of a frozen game: the number under which its record is kept."""
    abandoned_after: int
    """After so many seconds a seat counts as abandoned, and a bot may take over."""
    patience: int
    """So it is after so many seconds without an answer, with a connection too."""
    league: str  # the league whose game it is; ""
    lesson: int  # the part of the game's lesson that is played here; 0: none
    puzzle: bool


class Option(TypedDict):
    """One thing that may be picked; `subject` and `other` are handles of things on the table, "" for none."""

    key: str
    verb: str
    subject: str
    other: str
    amount: int
    label: Worded


class Threat(TypedDict, total=False):
    """What would come if nobody did anything more (`kernel.dangers`): to whom, through whom, and in words.

    `ends`: whether the game would be lost or won by it; `option`: the key of what it follows from, "" as things stand.
    `totals`: what both sides would have in that fight, made of `totals_from`; without a `text` nothing threatens, and
    only they are told, with how the fight would end for `who` as the `fate`.
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
    """What an option comes to in this position, the weightiest first (KR-33)."""

    option: str
    told: list[Worded]


class Tip(TypedDict):
    """What matters now, for somebody new; `name`: which note it is; `passing`: it says to pass (KR-35)."""

    name: str
    text: Worded
    rules: list[str]
    passing: bool


class Question(TypedDict, total=False):
    """The pending question (`kernel.news.question`): whole for the seat that is asked.

    The others get `seat` and their own `asides`; when the game is over, there are only `over` and `winners`.
    """

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
    """They follow by themselves, after the question (`Results`); who comes later may get them with it."""


class UndoInfo(TypedDict, total=False):
    """Whether the watching seat may take its latest answer back: at once, if the others agree, or not and why."""

    may: bool
    dice: bool  # whether dice go back with it, which will fall the same way again: for practice
    consent: bool
    why: Worded


class View(ToClient, tag="view"):
    """Everything that the watching seat may know: sent first, and whenever the client may have missed something."""

    version: int
    viewer: int
    view: Seen
    question: Question
    lines: list[Worded]
    undo: UndoInfo


class News(ToClient, tag="news"):
    """What has changed from the version before (`kernel.news.changes`), the question now, and the new lines."""

    since: int
    version: int
    changes: list[Change]
    question: Question
    lines: list[Worded]
    undo: UndoInfo


class Results(ToClient, tag="results"):
    """What the options of the question at this version come to: tried out after it was told, if there is time."""

    version: int
    results: list[Prospect]


class Done(ToClient, tag="done"):
    """The request was carried out, and is kept."""


class Refused(ToClient, tag="refused"):
    """The request was not carried out; why.  Nothing has changed by it."""

    message: Worded
    stale: bool = False
    """It named an older version; the current view comes with it."""


class Reason(Struct):
    """Why something cannot be done now, and the rule that says so."""

    message: Worded
    rule: str


class Reasons(ToClient, tag="reasons"):
    """Why nothing can be done with a thing."""

    handle: str
    reasons: list[Reason]


class Foreseen(ToClient, tag="foreseen"):
    """What would threaten after the answers that were laid out; null if that cannot be told."""

    dangers: list[Threat] | None


class ChatLine(Struct):
    """A line somebody wrote: from which seat (-1: a spectator), and when (seconds since 1970)."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Chat(ToClient, tag="chat"):
    """New lines of the chat; after `watch`, the latest ones."""

    lines: list[ChatLine]


class UndoAsked(ToClient, tag="undo_asked"):
    """Somebody asks to take something back, and who has agreed so far; `by` -1: nobody asks any more."""

    by: int = -1
    version: int = 0
    agreed: list[int] = []
    answers: int = 0
    """How many answers would be taken back."""


class Pong(ToClient, tag="pong"):
    """Somebody is there."""


Reply = Union[TableInfo, View, News, Results, Done, Refused, Reasons, Foreseen, Chat, UndoAsked, Pong]
"""Everything that the server may send."""

decode_request = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
