"""A request as the handlers see it, and what they answer: bodies that are checked, and refusals in words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from math import ceil
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from inglenook import games
from inglenook.games import DeckFault, GameEntry
from inglenook.kernel.messages import Argument, Message
from inglenook.server.fair_queue import ASKED_FOR, AT_A_TABLE, Turns, Whose
from inglenook.server.people import guests
from inglenook.server.people.addresses import address_of
from inglenook.server.people.names import can_be_seen
from inglenook.server.prices import Price, pay, payers
from inglenook.server.processes.computations import ENDLESS, Unending, counted
from inglenook.server.processes.status_board import REPLAYING, SETTING_UP
from inglenook.server.protocol import Worded, worded
from inglenook.server.storage.rows import Guest

if TYPE_CHECKING:
    from inglenook.server.deferred_imports import Later
    from inglenook.server.leagues.leagues import Leagues
    from inglenook.server.rate_limits import RateLimits
    from inglenook.server.storage.store import Store
    from inglenook.server.tables.hall import Hall
    from inglenook.server.trials.trials import Trials

T = TypeVar("T")

JOINING: Final = dict.fromkeys([0x200C, 0x200D, *range(0xFE00, 0xFE10)])
"""Characters that cannot be seen themselves but join others, as in a family of emoji, or choose how those look."""

JSON: Final = "application/json"

PLACES: Final = 2
"""So many things are done in threads at once; of them one that takes long (`LONG`)."""
LONG: Final = (REPLAYING,)
"""Kinds of work that take long."""

_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    r"\U000e0000-\U000e0fff"
)
"""What controls something, turns the direction or cannot be seen: all that Unicode lets programs ignore (UTS 39)."""

_JOINED: Final = r"[\u0600-\u1fff\u203c-\ufdff\U0001f000-\U0001faff]"
_CHOSEN: Final = r"[\u203c-\u3299#*0-9\U0001f000-\U0001faff]"
SEEN: Final = (
    rf"^(?:[^{_UNSEEN}]|(?:(?<={_JOINED})|(?<=\ufe0f))[\u200c\u200d](?={_JOINED})|(?<={_CHOSEN})[\ufe0e\ufe0f])*$"
)
"""A line without characters of which two that look alike could be told apart by nobody.

What joins others, as in emoji and in Persian, is let through between two of those.
"""

Line = Annotated[str, Meta(max_length=40, pattern=SEEN)]
"""A name, or anything else that is shown in one line; may be empty."""

Pasted = Annotated[str, Meta(max_length=50_000, pattern=r"^[^\x00]*$")]
"""A deck as somebody pasted it."""

OptionKey = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]
OptionValue = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]
Options = Annotated[dict[OptionKey, OptionValue], Meta(max_length=40)]


class Body(Struct, forbid_unknown_fields=True):
    """Whatever a client sends."""


class Unfit(ValueError):
    """Raised by a body about what was sent in it, in words; decoding it is refused with them."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message: Final = message


class Nothing(Body):
    """A request that needs no more than its address."""


class Fault(Struct):
    """What is wrong with a deck: in which line (0: in no single one), and by which rule, if any."""

    line: int
    message: Worded
    rule: str
    near: list[str] = []
    """The cards that were perhaps meant."""


class ErrorInfo(Struct, omit_defaults=True):
    """Why a request was refused."""

    error: Worded
    faults: list[Fault] = []


class Refusal(Exception):
    """A request that is not carried out: the status, why, and for decks what is wrong line by line."""

    def __init__(self, status: int, message: Message, faults: Sequence[DeckFault] = ()) -> None:
        super().__init__(message.id)
        self.status: Final = status
        self.message: Final = message
        self.faults: Final = faults

    def response(self) -> Response:
        """The refusal as it is sent."""
        return reply(ErrorInfo(worded(self.message), told(self.faults)), self.status)


class TooOften(Refusal):
    """More than anybody needs: when to come back."""

    def __init__(self, seconds: int, kept: bool = False) -> None:
        told = Message("api-error-too-much-kept", {"minutes": ceil(seconds / 60)})
        super().__init__(429, told if kept else Message("api-error-too-many", {"seconds": seconds}))
        self.seconds: Final = seconds

    def response(self) -> Response:
        """The refusal, with when to come back."""
        response = super().response()
        response.headers["Retry-After"] = str(self.seconds)
        return response


class Call:
    """One request: who asks, and where everything is kept."""

    def __init__(self, request: Request) -> None:
        self.request: Final = request
        self.new_guest: Guest | None = None

    @property
    def store(self) -> Store:
        """The database."""
        store: Store = self.request.app.state.store
        return store

    @property
    def hall(self) -> Hall:
        """The rooms in which games are played."""
        hall: Hall = self.request.app.state.hall
        return hall

    @property
    def later(self) -> Later:
        """What is loaded later."""
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
    def guest(self) -> Guest | None:
        """Who asks, as far as the cookie says."""
        return self.new_guest or guests.guest_of(self.request)

    def now(self) -> float:
        """The time on the wall."""
        return float(self.request.app.state.wall())

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    async def known_guest(self, name: str = "") -> Guest:
        """Who asks; somebody without a cookie becomes a guest by this name, and gets one."""
        guest = self.guest
        if guest is None:
            guest = self.new_guest = guests.new_guest(one_line(name))
            await self.store.add_guest(guest)
        return guest

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request, self.request.app.state.settings.trusted_proxies)

    def pay(self, price: Price) -> None:
        """Pays for what is asked for, or is refused with when to come back (SR-91)."""
        limits: RateLimits = self.request.app.state.limits
        if limits.limited:
            seconds, budget = pay(limits, price, payers(self.whose().guest, self.address))
            if seconds:
                raise TooOften(seconds, kept=budget == "keeps")

    def whose(self, rank: int = ASKED_FOR) -> Whose:
        """For whom work is done."""
        return Whose(self.address, "" if self.guest is None else self.guest.id, rank)

    async def counting(
        self, work: Callable[[], T], kind: str, *about: object, table: str = "", patience: float = 1.0
    ) -> T:
        """Does what takes a while in a thread, in its turn, so that play does not suffer (SR-92).

        What comes to no end is refused, also to whoever asks for it next (`counted`).
        """
        state = self.request.app.state
        whose = self.whose(AT_A_TABLE if kind == SETTING_UP else ASKED_FOR)
        try:
            async with Place(self, counting_turns(state), whose, kind in LONG or patience > 1.0):
                return await counted(state.store, work, kind, *about, table=table, patience=patience)
        except Unending as problem:
            if problem.froze:
                await self.hall.changed(table)
            raise Refusal(409, ENDLESS) from problem

    async def while_there(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work finds; it is cancelled if the client hangs up meanwhile (SR-92)."""
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
        """Returns when the client has hung up; what it sent was read before."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    def remember(self, response: Response) -> Response:
        """Gives a new guest the cookie, and others one in place of a stale one."""
        guest = self.guest
        if guest is None or response.headers.get("cache-control", "").startswith("public"):
            return response
        if self.new_guest is not None or guests.is_stale(self.request, guest):
            guests.remember(self.request, response, guest)
        return response


class Place:
    """A place in a queue for as long as something is done; whoever hangs up before it comes gives it back."""

    def __init__(self, call: Call, turns: Turns, whose: Whose, is_long: bool) -> None:
        self._call: Final = call
        self._turns: Final = turns
        self._turn: Final = turns.turn(whose, is_long)

    async def __aenter__(self) -> None:
        if self._turns.are_taken:
            await self._call.while_there(self._turn.__aenter__())
        else:
            await self._turn.__aenter__()

    async def __aexit__(self, *problem: Any) -> None:
        await self._turn.__aexit__(*problem)


def counting_turns(state: Any) -> Turns:
    """The queue of a server for what is done in threads."""
    if not hasattr(state, "counting"):
        state.counting = Turns(PLACES)
    found: Turns = state.counting
    return found


def game_called(name: str) -> GameEntry:
    """The game of this name, or a refusal."""
    if name not in games.names():
        known = tuple(games.names())
        raise Refusal(404, Message("api-error-unknown-game", {"given": name[:40], "known": known}))
    return games.find(name)


def one_line(text: str) -> str:
    """A text without blanks around it and with single ones inside; nothing if there is nothing to see."""
    line = " ".join(text.split())
    return line if can_be_seen(line) else ""


def told(faults: Sequence[DeckFault]) -> list[Fault]:
    """The faults of a deck for the wire."""
    return [Fault(fault.line, worded(fault.message), fault.rule, list(fault.near)) for fault in faults]


def from_game(name: str, message: Message) -> Message:
    """A message of a game's own wordings without arguments, under the id by which the product's wordings say it too.

    A page that shows several games needs a few messages of each; `wordings` gives them out under these ids.
    """
    arguments: dict[str, Argument] = message.arguments
    assert not arguments, f"{message} has arguments"
    return Message(f"game-{name}-{message.id}")


def reply(content: object, status: int = 200) -> Response:
    """A body as JSON."""
    return Response(msgspec.json.encode(content), status, media_type=JSON)
