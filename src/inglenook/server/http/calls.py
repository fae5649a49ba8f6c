"""A request as the endpoints see it, and their results: checked bodies, and refusals with a message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from sqlalchemy.exc import DBAPIError
from starlette.requests import Request
from starlette.responses import Response

from inglenook import registry
from inglenook.kernel.messages import Argument, Message
from inglenook.registry import GameEntry
from inglenook.registry.decks import DeckFault
from inglenook.server.fair_queue import ASKED_FOR, AT_A_TABLE, Turns, Whose
from inglenook.server.people import guests
from inglenook.server.people.addresses import address_of
from inglenook.server.people.names import can_be_seen
from inglenook.server.prices import Price, pay, payers
from inglenook.server.processes.computations import ENDLESS, Unending, counted
from inglenook.server.processes.status_board import SETTING_UP
from inglenook.server.protocol import Worded, worded
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.rows import Guest
from inglenook.wording import in_english

if TYPE_CHECKING:
    from inglenook.server.deferred_imports import Later
    from inglenook.server.leagues.leagues import Leagues
    from inglenook.server.people.sessions import Sessions
    from inglenook.server.programs.token_checks import Bearer
    from inglenook.server.rate_limits import RateLimits
    from inglenook.server.storage.accounts import Joined, WayRow
    from inglenook.server.storage.sessions import Session
    from inglenook.server.storage.store import Store
    from inglenook.server.tables.hall import Hall
    from inglenook.server.trials.trials import Trials

T = TypeVar("T")

JOINING: Final = dict.fromkeys([0x200C, 0x200D, *range(0xFE00, 0xFE10)])
"""Invisible characters that join others, as in a family of emoji, or choose how they look."""

JSON: Final = "application/json"

_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    r"\U000e0000-\U000e0fff"
)
"""Control, direction and invisible characters: all that Unicode lets programs ignore (UTS 39)."""

_JOINED: Final = r"[\u0600-\u1fff\u203c-\ufdff\U0001f000-\U0001faff]"
_CHOSEN: Final = r"[\u203c-\u3299#*0-9\U0001f000-\U0001faff]"
SEEN: Final = (
    rf"^(?:[^{_UNSEEN}]|(?:(?<={_JOINED})|(?<=\ufe0f))[\u200c\u200d](?={_JOINED})|(?<={_CHOSEN})[\ufe0e\ufe0f])*$"
)
"""Pattern of a line without invisible characters, which could make two different lines look alike.

Joiners, as in emoji and in Persian, are allowed between two characters that they join.
"""

Line = Annotated[str, Meta(max_length=40, pattern=SEEN)]
"""A name or other text shown in one line; may be empty."""

Pasted = Annotated[str, Meta(max_length=50_000, pattern=r"^[^\x00]*$")]
"""A deck as a player pasted it."""

OptionKey = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]
OptionValue = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]
Options = Annotated[dict[OptionKey, OptionValue], Meta(max_length=40)]


class Body(Struct, forbid_unknown_fields=True):
    """Base class of all request bodies."""


class Unfit(ValueError):
    """Raised by a body about its own content; the request is refused with the message."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message: Final = message


class Nothing(Body):
    """An empty request body, for endpoints that need only an address."""


class Fault(Struct):
    """A fault of a deck: its line (0: no single line), and the rule violated, if any."""

    line: int
    message: Worded
    rule: str
    near: list[str] = []
    """Suggestions for the card that was meant."""


class ErrorInfo(Struct, omit_defaults=True):
    """The reason why a request was refused."""

    error: Worded
    faults: list[Fault] = []
    text: str = ""
    """The reason in English; sent to programs, as browsers word it themselves."""


class Refusal(Exception):
    """Raised to refuse a request: the status, the message, and for decks the faults line by line."""

    def __init__(self, status: int, message: Message, faults: Sequence[DeckFault] = ()) -> None:
        super().__init__(message.id)
        self.status: Final = status
        self.message: Final = message
        self.faults: Final = faults
        self.in_words = False
        """Whether the response has the reason in English too."""

    def response(self) -> Response:
        """Returns the refusal as a response."""
        text = in_english(self.message) if self.in_words else ""
        return reply(ErrorInfo(worded(self.message), told(self.faults), text), self.status)


class TooOften(Refusal):
    """Refusal of a client that exceeds a rate limit or budget, with the seconds until it may try again."""

    def __init__(self, seconds: int, kept: bool = False) -> None:
        told = Message("api-error-too-much-kept", {"minutes": ceil(seconds / 60)})
        super().__init__(429, told if kept else Message("api-error-too-many", {"seconds": seconds}))
        self.seconds: Final = seconds

    def response(self) -> Response:
        """Returns the refusal with a `Retry-After` header."""
        response = super().response()
        response.headers["Retry-After"] = str(self.seconds)
        return response


class Call:
    """A request: its guest, its address, and access to the server's state."""

    def __init__(self, request: Request) -> None:
        self.request: Final = request
        self.new_session: Session | None = None
        self._new_token = ""
        self._has_signed_out = False
        self.bearer: Bearer | None = None
        """The valid token of the request, whose person then is its guest; cookies count for nothing beside it."""

    @property
    def store(self) -> Store:
        """The database."""
        store: Store = self.request.app.state.store
        return store

    @property
    def hall(self) -> Hall:
        """The hall: the rooms of all tables in memory."""
        hall: Hall = self.request.app.state.hall
        return hall

    @property
    def later(self) -> Later:
        """The modules that are loaded after the server's start."""
        later: Later = self.request.app.state.later
        return later

    @property
    def leagues(self) -> Leagues:
        """The leagues."""
        leagues: Leagues = self.request.app.state.leagues
        return leagues

    @property
    def trials(self) -> Trials:
        """The trials of decks."""
        trials: Trials = self.request.app.state.trials
        return trials

    @property
    def sessions(self) -> Sessions:
        """The sessions of the people who use the server."""
        sessions: Sessions = self.request.app.state.sessions
        return sessions

    @property
    def session(self) -> Session | None:
        """The session that the cookie belongs to, or the one begun in this request."""
        return self.new_session or guests.session_of(self.request)

    @property
    def guest(self) -> Guest | None:
        """The person of the token, or of the session."""
        if self.bearer is not None:
            return self.bearer.person
        return None if self.session is None else self.session.guest

    def now(self) -> float:
        """The current wall-clock time, in seconds."""
        return float(self.request.app.state.wall())

    def path(self, name: str) -> str:
        """Returns a variable part of the request's path."""
        return str(self.request.path_params[name])

    async def known_guest(self, name: str = "") -> Guest:
        """Returns the guest; without a session, creates a guest of this name, who gets one."""
        if self.bearer is not None:
            return self.bearer.person
        if self.session is None:
            self._new_token, self.new_session = await self.sessions.new_guest(self.request, one_line(name))
        assert self.session is not None
        return self.session.guest

    async def renew_session(self) -> None:
        """Gives the caller's session, which has an account from now on, a new token."""
        assert self.session is not None
        since = self.session.kept_since or self.now()
        self._new_token, self.new_session = await self.sessions.renew(self.request, self.session, since)

    async def sign_in(self, way: WayRow, person: Guest) -> Joined:
        """Signs the caller in to an account; a guest brings along what the guest has."""
        self._new_token, self.new_session, joined = await self.sessions.sign_in(self.request, way, person, self.session)
        await self.hall.reseated(joined.tables)
        return joined

    def sign_out(self) -> None:
        """Removes the cookie with the response, as its session has ended."""
        self._has_signed_out = True

    @property
    def address(self) -> str:
        """The client's address, as rate limits count it."""
        return address_of(self.request, self.request.app.state.settings.trusted_proxies)

    def pay(self, price: Price) -> None:
        """Pays the price of the request, or refuses with the seconds until it can be paid (SR-91)."""
        limits: RateLimits = self.request.app.state.limits
        if limits.limited:
            token = "" if self.bearer is None else self.bearer.token.id
            seconds, budget = pay(limits, price, payers(self.whose().guest, self.address, token))
            if seconds:
                raise TooOften(seconds, kept=budget == "keeps")

    def whose(self, rank: int = ASKED_FOR) -> Whose:
        """Returns the address, guest and rank for which the fair queue counts work."""
        return Whose(self.address, "" if self.guest is None else self.guest.id, rank)

    async def counting(
        self,
        work: Callable[[], T],
        kind: str,
        *about: object,
        table: str = "",
        patience: float = 1.0,
        is_long: bool = False,
    ) -> T:
        """Runs slow work in a thread, queued fairly so that play does not suffer (SR-92).

        A place is kept for people who lay or begin tables, unless that takes long itself.  Work that does not come to
        an end is refused, then and whenever it is requested again (`counted`).
        """
        state = self.request.app.state
        whose = self.whose(AT_A_TABLE if kind == SETTING_UP else ASKED_FOR)
        is_long = is_long or whose.rank == ASKED_FOR or patience > 1.0
        try:
            async with Place(self, self.hall.computations, whose, is_long):
                return await counted(state.store, work, kind, *about, table=table, patience=patience)
        except Unending as problem:
            if problem.froze:
                await self.hall.changed(table)
            raise Refusal(409, ENDLESS) from problem

    async def while_there(self, work: Coroutine[Any, Any, T]) -> T:
        """Returns the result of the work, which is cancelled if the client disconnects meanwhile (SR-92)."""
        doing = asyncio.ensure_future(work)
        gone = asyncio.ensure_future(self._hung_up())
        try:
            await asyncio.wait([doing, gone], return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Refusal(400, Message("api-error-body", {"detail": "disconnected"}))
            return doing.result()
        finally:
            for task in (doing, gone):
                task.cancel()
            await asyncio.wait([doing, gone])

    async def _hung_up(self) -> None:
        """Returns when the client has disconnected; the request's body must have been read before."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def remember(self, response: Response) -> Response:
        """Sets the cookie of a new session, renews it, or removes the one of a session that has ended."""
        if self.bearer is not None or response.headers.get("cache-control", "").startswith("public"):
            return response
        if self._has_signed_out:
            guests.remove_cookie(self.request, response)
        elif self.session is not None:
            token = self._new_token
            if not token:
                with suppress(Unanswered, DBAPIError, OSError):  # the next request renews it
                    token = await self.sessions.refreshed(self.request, self.session)
            if token:
                guests.set_cookie(self.request, response, token)
        return response


class Place:
    """A place in a fair queue while work is done; a client that disconnects while waiting gives the place up."""

    def __init__(self, call: Call, turns: Turns, whose: Whose, is_long: bool) -> None:
        self._call: Final = call
        self._turns: Final = turns
        self._turn: Final = turns.turn(whose, is_long)
        self._is_long: Final = is_long

    async def __aenter__(self) -> None:
        if self._turns.must_wait(self._is_long):
            await self._call.while_there(self._turn.__aenter__())
        else:
            await self._turn.__aenter__()

    async def __aexit__(self, *problem: Any) -> None:
        await self._turn.__aexit__(*problem)


def game_called(name: str) -> GameEntry:
    """Returns the game of this name, or refuses."""
    if name not in registry.names():
        known = tuple(registry.names())
        raise Refusal(404, Message("api-error-unknown-game", {"given": name[:40], "known": known}))
    return registry.find(name)


def one_line(text: str) -> str:
    """Returns a text with each run of white space as one space, or "" if nothing in the text is visible."""
    line = " ".join(text.split())
    return line if can_be_seen(line) else ""


def told(faults: Sequence[DeckFault]) -> list[Fault]:
    """Converts the faults of a deck to their wire form."""
    return [Fault(fault.line, worded(fault.message), fault.rule, list(fault.near)) for fault in faults]


def from_game(name: str, message: Message) -> Message:
    """Returns a game's own message, without arguments, under the id that the product's wordings use for it.

    A page with several games needs a few messages of each; `texts.wording` serves them under these ids.
    """
    arguments: dict[str, Argument] = message.arguments
    assert not arguments, f"{message} has arguments"
    return Message(f"game-{name}-{message.id}")


def reply(content: object, status: int = 200) -> Response:
    """Returns a JSON response."""
    return Response(msgspec.json.encode(content), status, media_type=JSON)
