"""Endpoints for a guest's saved decks, which any visit from any browser then finds (SR-63)."""

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
    """A deck to save, and the revision it was changed from; 0 for a deck never saved here."""

    base: Revision
    kept: KeptDeck


class DeckToRemove(Body):
    """The revision to delete; a deck changed since that revision stays."""

    base: Revision


class ListedDeck(Struct):
    """A saved or deleted deck in a list."""

    id: str
    revision: int
    gone: bool


class DeckHere(Struct):
    """A saved deck; `joined` if it was also changed elsewhere and now contains both changes."""

    id: str
    revision: int
    joined: bool
    kept: KeptDeck


async def list_own_decks(call: Call) -> list[ListedDeck]:
    """Lists the guest's saved and deleted decks."""
    guest = call.guest
    rows = [] if guest is None else await decks.listed_decks(call.store, guest.id)
    return [listed(row) for row in rows]


async def get_own_deck(call: Call) -> DeckHere:
    """Returns one of the guest's decks with its versions."""
    guest = call.guest
    row = None if guest is None else await decks.kept_deck(call.store, guest.id, call.path("id"))
    if row is None or row.gone:
        raise Refusal(404, Message("api-error-no-deck"))
    return DeckHere(row.id, row.revision, False, msgspec.json.decode(row.kept, type=KeptDeck))


async def keep_own_deck(call: Call, body: DeckToKeep) -> DeckHere:
    """Saves a deck, merging it with changes made elsewhere so that nothing is lost."""
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
    """Deletes a deck unless it was changed elsewhere since, and returns its resulting state."""
    guest = call.guest
    row = None if guest is None else await decks.remove_deck(call.store, guest.id, call.path("id"), body.base)
    if row is None:
        raise Refusal(404, Message("api-error-no-deck"))
    return listed(row)


def listed(row: DeckRow) -> ListedDeck:
    """Returns the list entry for a deck."""
    return ListedDeck(row.id, row.revision, row.gone)


def text_of(kept: KeptDeck) -> str:
    """Returns a deck in its stored form, as JSON."""
    return msgspec.json.encode(kept).decode()


def joined_texts(there: str, brought: str) -> str:
    """Merges two stored decks that were changed independently, and returns the result as JSON."""
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
