"""Endpoints for accounts: keep what a guest has, come back to it, and change the ways in (SR-133 to SR-135)."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from msgspec import Meta, Struct

from inglenook.kernel.messages import Message
from inglenook.server.api.sessions import known_session
from inglenook.server.http.calls import Body, Call, Line, Nothing, Refusal, TooOften, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.recovery_words import Mistyped, hash_of, new_words, secret_of
from inglenook.server.prices import Price
from inglenook.server.rate_limits import Rate
from inglenook.server.storage import accounts
from inglenook.server.storage.accounts import WORDS, WayRow
from inglenook.server.storage.rows import Guest

MOST_WAYS: Final = 20
"""Maximum number of ways into one account."""
PROVEN_FOR: Final = 900.0
"""Seconds after a sign-in during which the ways into an account can be changed."""
TRIES: Final = Rate(20, 600)
"""Rate limit of attempts to sign in, per address."""


class WayInfo(Struct):
    """A way into the caller's account."""

    id: str
    kind: str
    name: str
    since: float
    used: float
    """Time of the last use; 0 before the first one."""


class OwnAccount(Struct):
    """The caller's account."""

    name: str
    since: float
    """Time since when there is an account; 0 for a guest."""
    ways: list[WayInfo]
    proven: bool
    """Whether the caller may change the ways in now, because the sign-in was lately; guests always may."""


class RecoveryWords(Struct):
    """New recovery words, told this once."""

    words: list[str]


class TypedWords(Body):
    """Recovery words as somebody typed them."""

    words: Annotated[str, Meta(max_length=400)]


class WayName(Body):
    """A new name of a way."""

    name: Line


class SignedIn(Struct):
    """The account somebody came back to, and how much of the guest's things joined it."""

    name: str
    games: int
    decks: int
    packs: int
    leagues: int


async def own_account(call: Call) -> OwnAccount:
    """Returns the caller's account with its ways in."""
    session = known_session(call)
    ways = [WayInfo(one.id, one.kind, one.name, one.created, one.used) for one in await ways_in(call)]
    return OwnAccount(session.guest.name, session.kept_since, ways, is_proven(call))


async def ways_in(call: Call) -> list[WayRow]:
    """Returns the ways into the caller's account."""
    return await accounts.ways_of(call.store, known_session(call).guest.id)


async def make_words(call: Call, body: Nothing) -> RecoveryWords:
    """Makes new recovery words, which replace earlier ones; a guest who makes them has an account from then on."""
    guest = proven(call)
    words = new_words()
    row = WayRow(new_way_id(), hash_of(secret_of("".join(words))), guest.id, WORDS, "", b"", call.now(), 0.0)
    await add(call, row)
    return RecoveryWords(words)


async def add(call: Call, row: WayRow) -> None:
    """Adds a way into the caller's account."""
    if not await accounts.add_way(call.store, row, MOST_WAYS):
        raise Refusal(409, Message("api-error-way-taken", {"most": MOST_WAYS}))
    call.sessions.kept(row.guest, row.created)


async def renew(call: Call, body: Nothing) -> OwnAccount:
    """Gives the caller's session a new token and ends the others, once a new account's way in is in safe hands.

    It is a request of its own: if its response is lost, the words that the caller has written down lead back.
    """
    session = known_session(call)
    if not session.kept_since:
        raise Refusal(403, Message("api-error-nobody"))
    await call.sessions.end_all(session.guest.id, but=session.row.mark)
    await call.renew_session()
    return await own_account(call)


async def rename_way(call: Call, body: WayName) -> OwnAccount:
    """Renames a way into the caller's account."""
    session = known_session(call)
    if not await accounts.rename_way(call.store, session.guest.id, call.path("id"), one_line(body.name)):
        raise Refusal(404, Message("api-error-no-way"))
    return await own_account(call)


async def remove_way(call: Call, body: Nothing) -> OwnAccount:
    """Removes a way into the caller's account, except the last one."""
    removed = await accounts.remove_way(call.store, proven(call).id, call.path("id"))
    if removed is None:
        raise Refusal(404, Message("api-error-no-way"))
    if not removed:
        raise Refusal(409, Message("api-error-last-way"))
    return await own_account(call)


async def sign_in_with_words(call: Call, body: TypedWords) -> SignedIn:
    """Comes back to an account with its recovery words."""
    count_try(call)
    try:
        mark = hash_of(secret_of(body.words))
    except Mistyped:
        raise Refusal(422, Message("api-error-words-mistyped")) from None
    found = await accounts.way(call.store, mark, WORDS)
    if found is None:
        raise Refusal(403, Message("api-error-words-unknown"))
    return await come_back(call, *found)


async def come_back(call: Call, way: WayRow, person: Guest) -> SignedIn:
    """Signs somebody in; a guest brings along what the guest has."""
    joined = await call.sign_in(way, person)
    return SignedIn(person.name, joined.games, joined.decks, joined.packs, joined.leagues)


def count_try(call: Call) -> None:
    """Counts an attempt to sign in, or refuses it if there were too many from this address."""
    seconds = call.request.app.state.limits.wait(TRIES, "sign-in", f"address {call.address}")
    if seconds:
        raise TooOften(seconds)


def is_proven(call: Call) -> bool:
    """Whether the caller has shown lately who they are; a guest has nothing to show."""
    session = known_session(call)
    return not session.kept_since or call.now() - session.row.proven < PROVEN_FOR


def proven(call: Call) -> Guest:
    """Returns the caller, or refuses a change of the ways in if the sign-in is too long ago."""
    if not is_proven(call):
        raise Refusal(403, Message("api-error-sign-in-again"))
    return known_session(call).guest


def new_way_id() -> str:
    """Returns a new public name for a way in."""
    return secrets.token_urlsafe(9)


ENDPOINTS = (
    Endpoint("GET", "/api/me/account", own_account, OwnAccount, refuses=(403,), price=Price(6)),
    Endpoint("POST", "/api/me/words", make_words, RecoveryWords, Nothing, refuses=(409,), price=Price(8, keeps=400)),
    Endpoint("POST", "/api/me/renew", renew, OwnAccount, Nothing, price=Price(12, keeps=300)),
    Endpoint("PUT", "/api/me/ways/{id}", rename_way, OwnAccount, WayName, price=Price(8)),
    Endpoint("DELETE", "/api/me/ways/{id}", remove_way, OwnAccount, Nothing, refuses=(409,), price=Price(8)),
    Endpoint(
        "POST", "/api/sign-in/words", sign_in_with_words, SignedIn, TypedWords, refuses=(422,),
        price=Price(20, keeps=600),
    ),
)  # fmt: skip
