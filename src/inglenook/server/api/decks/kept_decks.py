"""The decks that a guest keeps here, so that another visit or another browser finds them (SR-63)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from inglenook.kernel.messages import Message
from inglenook.server.belongings.kept_decks import MOST_DECKS, KeptDeck, fitting, joined
from inglenook.server.http.calls import Body, Call, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.storage import decks
from inglenook.server.storage.rows import DeckRow

Revision = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class DeckToKeep(Body):
    """A deck, and the revision from which it was changed; 0 for one that was never here."""

    base: Revision
    kept: KeptDeck


class DeckToRemove(Body):
    """The revision that is to be removed: one that was changed since stays."""

    base: Revision


class ListedDeck(Struct):
    """A deck that is kept, or was removed."""

    id: str
    revision: int
    gone: bool


class DeckHere(Struct):
    """A deck as it is kept; `joined` if it was changed elsewhere too, and both are in it now."""

    id: str
    revision: int
    joined: bool
    kept: KeptDeck


async def list_own_decks(call: Call) -> list[ListedDeck]:
    """Lists the decks one keeps here, and those one has removed."""
    guest = call.guest
    rows = [] if guest is None else await decks.listed_decks(call.store, guest.id)
    return [listed(row) for row in rows]


async def get_own_deck(call: Call) -> DeckHere:
    """Gives one of one's decks with its versions."""
    guest = call.guest
    row = None if guest is None else await decks.kept_deck(call.store, guest.id, call.path("id"))
    if row is None or row.gone:
        raise Refusal(404, Message("api-error-no-deck"))
    return DeckHere(row.id, row.revision, False, msgspec.json.decode(row.kept, type=KeptDeck))


async def keep_own_deck(call: Call, body: DeckToKeep) -> DeckHere:
    """Keeps a deck; one that was changed elsewhere too is joined with what is brought, and nothing is lost."""
    guest = await call.known_guest()
    kept = fitting(body.kept)
    before = await decks.kept_deck(call.store, guest.id, call.path("id"))
    call.pay(Price(0, keeps=max(0, len(text_of(kept)) - (0 if before is None else len(before.kept)))))
    row = await decks.keep_deck(
        call.store, guest.id, call.path("id"), body.base, text_of(kept), joined_texts, MOST_DECKS
    )
    if row is None:
        raise Refusal(409, Message("api-error-too-many-decks", {"most": MOST_DECKS}))
    here = msgspec.json.decode(row.kept, type=KeptDeck)
    return DeckHere(row.id, row.revision, here != kept, here)


async def remove_own_deck(call: Call, body: DeckToRemove) -> ListedDeck:
    """Removes a deck, unless it was changed elsewhere since; tells which."""
    guest = call.guest
    row = None if guest is None else await decks.remove_deck(call.store, guest.id, call.path("id"), body.base)
    if row is None:
        raise Refusal(404, Message("api-error-no-deck"))
    return listed(row)


def listed(row: DeckRow) -> ListedDeck:
    """A deck in a list."""
    return ListedDeck(row.id, row.revision, row.gone)


def text_of(kept: KeptDeck) -> str:
    """A deck as it is kept."""
    return msgspec.json.encode(kept).decode()


def joined_texts(there: str, brought: str) -> str:
    """The same of two decks that were changed apart."""
    read = msgspec.json.Decoder(KeptDeck).decode
    return text_of(joined(read(there), read(brought)))


ENDPOINTS = (
    Endpoint("GET", "/api/me/decks", list_own_decks, list[ListedDeck], price=Price(10)),
    Endpoint("GET", "/api/me/decks/{id}", get_own_deck, DeckHere, price=Price(8)),
    Endpoint(
        "PUT", "/api/me/decks/{id}", keep_own_deck, DeckHere, DeckToKeep, refuses=(409,), price=Price(25, body=56_000)
    ),
    Endpoint("DELETE", "/api/me/decks/{id}", remove_own_deck, ListedDeck, DeckToRemove, price=Price(8)),
)
