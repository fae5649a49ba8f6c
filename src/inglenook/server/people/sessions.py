"""The sessions that this process knows: found by cookie, remembered for a moment, and ended within two seconds.

The database decides whether a session exists.  A process remembers the sessions it has met and asks the database for
all of them once every `COMPARED` seconds, so that a session ended through any process ends here too, with its open
WebSockets (SR-131).
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import structlog
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection, Request

from inglenook.server.people import guests
from inglenook.server.people.devices import device_of
from inglenook.server.people.links import mark_of
from inglenook.server.rate_limits import Clock
from inglenook.server.storage import accounts
from inglenook.server.storage import sessions as stored
from inglenook.server.storage.accounts import Joined, WayRow
from inglenook.server.storage.cleanup import A_DAY, IDLE
from inglenook.server.storage.rows import Guest
from inglenook.server.storage.sessions import EXCHANGED, NEW_GUEST, Beginning, Session, SessionRow
from inglenook.server.storage.store import Store

log = structlog.get_logger("inglenook.server.people.sessions")

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""A token of 256 random bits."""
IDLE_ACCOUNT: Final = 90 * A_DAY
"""Seconds without use after which a session of an account ends."""
LONGEST: Final = 400 * A_DAY
"""Seconds after which a session of an account ends, however much it is used."""
LET_GO: Final = 1.0
"""Seconds before the WebSockets of a session that another one replaced are closed, so that the cookie arrives first."""
NOTED_AGAIN: Final = 3600.0
"""Seconds between updates of a session's last use."""
COMPARED: Final = 0.8
"""Seconds between comparisons of the remembered sessions with the database."""
TRUSTED: Final = 2.0
"""Seconds after which a remembered session is read again, if no comparison has succeeded since."""
REMEMBERED: Final = 30.0
"""Seconds for which an unused session is remembered."""
MOST_REMEMBERED: Final = 20_000
"""Maximum number of remembered sessions without an open WebSocket."""
EXCHANGED_AGAIN: Final = 60.0
"""Seconds for which the exchange of a signed cookie gives the same token again, as a page sends several requests."""
ENDED: Final = 4001
"""Close code of a WebSocket whose session has ended."""


class Socket(Protocol):
    """An open WebSocket of a session."""

    async def hang_up(self, code: int) -> None:
        """Closes the connection."""


@dataclass(slots=True)
class Known:
    """A remembered session: when it was compared with the database, when it was used, and its open WebSockets."""

    session: Session
    compared: float
    used: float
    sockets: set[Socket] = field(default_factory=set)


class Sessions:
    """The sessions of the people who use this process."""

    def __init__(self, store: Store, signer: URLSafeSerializer, wall: Clock, proxies: int, country: str) -> None:
        """`country` is the header in which the outermost of `proxies` trusted proxies tells a client's country."""
        self._store: Final = store
        self._signer: Final = signer
        self._wall: Final = wall
        self._proxies: Final = proxies
        self._country: Final = country
        self._known: Final[dict[str, Known]] = {}
        self._exchanged: Final[dict[str, tuple[float, str, SessionRow]]] = {}
        """The token and session that each signed cookie was exchanged for lately, by guest."""
        self._hanging_up: Final[set[asyncio.Task[None]]] = set()

    # Finding.

    async def find(self, connection: HTTPConnection) -> Session | None:
        """Returns the session of a request or WebSocket; None without a cookie, or if its session has ended."""
        cookie = guests.cookie_of(connection)
        if not cookie:
            return None
        if TOKEN.fullmatch(cookie):
            mark = mark_of(cookie)
        else:
            id = self._signed(cookie)
            if not id:
                return None
            mark = signed_mark(id)
        known = self._known.get(mark)
        now = time.monotonic()
        if known is None or now - known.compared > TRUSTED:
            known = await self._read(mark)
        if known is None or has_expired(known.session, self._wall()):
            return None
        known.used = now
        return known.session

    def _signed(self, cookie: str) -> str:
        """Returns the guest id in a signed cookie, as servers made it before there were sessions; "" if forged."""
        if len(cookie) > guests.LONGEST_COOKIE:
            return ""
        try:
            data = self._signer.loads(cookie)
        except BadData:
            return ""
        match data:
            case [str(id), str()] if id:
                return id
        return ""

    async def _read(self, mark: str) -> Known | None:
        """Reads a session from the database and remembers it."""
        session = (await self._stored([mark])).get(mark)
        if session is None:
            self._forget(mark)
            return None
        now = time.monotonic()
        known = self._known.get(mark)
        if known is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._forget_unused(now, all_unused=True)
            known = self._known[mark] = Known(session, now, now)
        known.session, known.compared = session, now
        return known

    async def _stored(self, marks: list[str]) -> dict[str, Session]:
        """Returns the sessions that exist of these marks; a signed cookie counts as a session without a row."""
        tokens = [mark for mark in marks if not mark.startswith(SIGNED)]
        found = await stored.find(self._store, tokens) if tokens else {}
        ids = [mark.removeprefix(SIGNED) for mark in marks if mark.startswith(SIGNED)]
        now = self._wall()
        for id, guest in (await stored.signed(self._store, ids, now)).items() if ids else ():
            row = SessionRow(signed_mark(id), "", id, EXCHANGED, "", "", "", now, now)
            found[row.mark] = Session(row, guest)
        return found

    # Beginning.

    async def begin(
        self, request: HTTPConnection, guest: Guest, begun_by: Beginning, *, is_new: bool = False
    ) -> tuple[str, Session]:
        """Begins a session for a person in this browser; returns the token and the session.

        With `is_new` the guest is stored too.
        """
        token, row = self._fresh(request, guest.id, begun_by)
        await stored.begin(self._store, row, guest if is_new else None)
        return token, Session(row, guest)

    def _fresh(self, request: HTTPConnection, guest: str, begun_by: Beginning) -> tuple[str, SessionRow]:
        """Returns a new token, and the row of its session."""
        token = secrets.token_urlsafe(32)
        device = device_of(request.headers.get("user-agent", ""))
        now = self._wall()
        seen = 0.0 if begun_by == EXCHANGED else now
        proven = 0.0 if begun_by in (EXCHANGED, NEW_GUEST) else now
        id, country = secrets.token_urlsafe(9), self._country_of(request)
        return token, SessionRow(mark_of(token), id, guest, begun_by, *device, country, now, seen, proven)

    async def renew(self, request: HTTPConnection, session: Session, kept_since: float) -> tuple[str, Session]:
        """Gives a session a new token, as it is worth more than before; its WebSockets stay open."""
        if session.row.mark.startswith(SIGNED):
            token, renewed = await self.begin(request, session.guest, NEW_GUEST)
            return token, replace(renewed, kept_since=kept_since)
        token = secrets.token_urlsafe(32)
        now, mark = self._wall(), mark_of(token)
        if not await stored.rotate(self._store, session.row, mark, now):
            return "", session  # it has ended meanwhile
        renewed = Session(replace(session.row, mark=mark, created=now, seen=now, proven=now), session.guest, kept_since)
        known = self._known.pop(session.row.mark, None)
        if known is not None:
            self._known[mark] = replace(known, session=renewed)
        return token, renewed

    async def sign_in(
        self, request: HTTPConnection, way: WayRow, person: Guest, before: Session | None
    ) -> tuple[str, Session, Joined]:
        """Begins a session of an account by one of its ways, in place of the one that the browser had."""
        token, row = self._fresh(request, person.id, way.kind)
        joined = await accounts.sign_in(self._store, way, row, None if before is None else before.row)
        if before is not None:
            self._exchanged.pop(before.guest.id, None)
            for mark, known in list(self._known.items()):
                if mark == before.row.mark or joined.guest == known.session.guest.id:
                    self._forget(mark, after=LET_GO)
        return token, Session(row, person, way.created), joined

    async def new_guest(self, request: HTTPConnection, name: str) -> tuple[str, Session]:
        """Creates a guest with a session; returns the token and the session."""
        return await self.begin(request, guests.new_guest(name), NEW_GUEST, is_new=True)

    async def refreshed(self, request: Request, session: Session) -> str:
        """Returns the token to send with a response, or "": for a signed cookie a new one, else the same once in a
        while, as browsers forget cookies that are not renewed.
        """
        if session.row.mark.startswith(SIGNED):
            return await self._exchange(request, session.guest)
        now = self._wall()
        if now - session.row.seen > NOTED_AGAIN:
            country = self._country_of(request)
            await stored.touch(self._store, session.row, now, country)
            known = self._known.get(session.row.mark)
            if known is not None:
                known.session = replace(session, row=replace(session.row, seen=now, country=country))
            return guests.cookie_of(request)
        return guests.cookie_of(request) if guests.is_unbound(request) else ""

    async def _exchange(self, request: Request, guest: Guest) -> str:
        now = time.monotonic()
        for id in [id for id, (at, _, _) in self._exchanged.items() if now - at > EXCHANGED_AGAIN]:
            del self._exchanged[id]
        if guest.id not in self._exchanged:
            token, session = await self.begin(request, guest, EXCHANGED)
            self._exchanged.setdefault(guest.id, (now, token, session.row))
        return self._exchanged[guest.id][1]

    def _country_of(self, request: HTTPConnection) -> str:
        """Returns the country that the operator's proxy tells, as two letters; "" if none is told."""
        said = guests.forwarded(request, self._country, self._proxies) if self._country else ""
        return said if re.fullmatch("[A-Z]{2}", said) and said != "XX" else ""

    # Ending.

    async def end(self, guest: str, id: str) -> bool:
        """Ends a session of a person; returns whether there was one."""
        mark = await stored.end(self._store, guest, id)
        self._forget(mark)
        return bool(mark)

    async def end_all(self, guest: str, but: str = "") -> None:
        """Ends the sessions of a person, except the one with the mark `but`."""
        await stored.end_all(self._store, guest, but)
        self._exchanged.pop(guest, None)
        for mark, known in list(self._known.items()):
            if known.session.guest.id == guest and mark != but:
                self._forget(mark)

    def kept(self, guest: str, since: float) -> None:
        """Notes in the remembered sessions of a guest that there is an account now."""
        for known in self._known.values():
            if known.session.guest.id == guest and not known.session.kept_since:
                known.session = replace(known.session, kept_since=since)

    def renamed(self, guest: Guest) -> None:
        """Updates the name of a person in the remembered sessions."""
        for known in self._known.values():
            if known.session.guest.id == guest.id:
                known.session = replace(known.session, guest=guest)

    def _forget(self, mark: str, after: float = 0.0) -> None:
        """Forgets a session that has ended, and closes its WebSockets `after` so many seconds."""
        known = self._known.pop(mark, None)
        if known is not None and known.sockets:
            task = asyncio.create_task(hang_up(known.sockets, after))
            self._hanging_up.add(task)
            task.add_done_callback(self._hanging_up.discard)

    def _forget_unused(self, now: float, *, all_unused: bool = False) -> None:
        """Drops sessions without WebSockets that were not used lately."""
        for mark, known in list(self._known.items()):
            if not known.sockets and (all_unused or now - known.used > REMEMBERED):
                del self._known[mark]

    # WebSockets.

    def opened(self, session: Session | None, socket: Socket) -> None:
        """Notes an open WebSocket of a session."""
        if session is not None:
            now = time.monotonic()
            self._known.setdefault(session.row.mark, Known(session, now, now)).sockets.add(socket)

    def closed(self, session: Session | None, socket: Socket) -> None:
        """Notes that a WebSocket of a session has closed."""
        known = None if session is None else self._known.get(session.row.mark)
        if known is not None:
            known.sockets.discard(socket)

    # Comparing.

    async def compare(self) -> None:
        """Compares all remembered sessions with the database, and ends those that no longer exist."""
        began = time.monotonic()
        self._forget_unused(began)
        marks = list(self._known)
        found = await self._stored(marks) if marks else {}
        gone = []
        for mark in marks:
            known = self._known.get(mark)
            if known is not None and mark in found:
                known.session, known.compared = found[mark], began
            elif known is not None and known.compared < began:
                gone.append(mark)
        await self._move_sockets(gone, began)
        for mark in gone:
            self._forget(mark)

    async def _move_sockets(self, marks: list[str], now: float) -> None:
        """Moves the WebSockets of sessions that another process gave a new token."""
        ids = {self._known[mark].session.row.id: mark for mark in marks if self._known[mark].sockets}
        found = await stored.find(self._store, [id for id in ids if id], by_id=True) if ids else {}
        for session in found.values():
            old = self._known.pop(ids[session.row.id], None)
            known = self._known.setdefault(session.row.mark, Known(session, now, now))
            known.sockets |= set() if old is None else old.sockets

    async def compare_always(self) -> None:
        """Compares the sessions again and again; while the database does not answer, nothing can have ended either."""
        while True:
            await asyncio.sleep(COMPARED)
            try:
                await self.compare()
            except Exception:  # the database does not answer
                log.exception("comparing sessions failed")


async def hang_up(sockets: set[Socket], after: float) -> None:
    """Closes WebSockets, whose session has ended, `after` so many seconds."""
    await asyncio.sleep(after)
    for socket in list(sockets):
        await socket.hang_up(ENDED)


SIGNED: Final = "signed "
"""Prefix that stands for a signed cookie in place of a session's mark."""


def signed_mark(guest: str) -> str:
    """Returns what stands for the mark of a session that is only a signed cookie."""
    return SIGNED + guest


def has_expired(session: Session, now: float) -> bool:
    """Whether a session was not used for too long, or an account's session is too old.

    A guest's session is the only way to what the guest has, so it ends only when the guest does not come back.
    """
    row = session.row
    idle = now - max(row.seen, row.created)
    return idle > IDLE_ACCOUNT or now - row.created > LONGEST if session.kept_since else idle > IDLE
