"""Endpoints for opening packs and for the collection of cards that a guest got from packs (SR-64)."""

from __future__ import annotations

from collections import Counter
from math import ceil

from msgspec import Struct

from inglenook.kernel.messages import Message
from inglenook.lotr.decks.collection import write_collection
from inglenook.server.belongings.cards import CardId, Copies
from inglenook.server.belongings.packs import MOST_A_DAY, MOST_PACKS, PRODUCTS, opened
from inglenook.server.http.calls import Body, Call, Line, Nothing, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.storage import packs
from inglenook.server.storage.rows import PackRow
from inglenook.server.storage.store import A_DAY
from inglenook.server.tables.new_table import fresh_seed


class PackToOpen(Body):
    """Request to open a pack: "booster-1" to "booster-6", "starter-1" to "starter-6", "deluxe-1" and "deluxe-4"."""

    product: Line


class OpenedCard(Struct):
    """A card from an opened pack; `copy` counts the guest's copies of this card, this one included."""

    id: CardId
    foil: bool
    another_picture: bool
    copy: int


class OpenedPack(Struct):
    """An opened pack: its number, its starter if any, its cards in the order shown, and how many more can be opened
    today.
    """

    number: int
    product: str
    starter: str
    cards: list[OpenedCard]
    left: int


class Collection(Struct):
    """A guest's cards, the number of packs they came from, the packs left today, and the collection as a text file."""

    cards: dict[CardId, Copies]
    packs: int
    left: int
    text: str


async def open_pack(call: Call, body: PackToOpen) -> OpenedPack:
    """Opens a pack; the server's dice decide its contents."""
    if body.product not in PRODUCTS:
        raise Refusal(422, Message("api-error-product", {"given": body.product, "known": tuple(PRODUCTS)}))
    guest = await call.known_guest()
    before = await packs.packs_of(call.store, guest.id)
    starter, cards = opened(body.product, fresh_seed())
    now = call.now()
    rows = [(card.id, card.foil, card.another_picture) for card in cards]
    kept = await packs.add_pack(call.store, guest.id, body.product, rows, now, MOST_A_DAY, MOST_PACKS)
    if kept is None:
        raise Refusal(409, Message("api-error-packs", {"most": MOST_PACKS}))
    if not isinstance(kept, PackRow):
        minutes = ceil((kept - now) / 60)
        raise Refusal(409, Message("api-error-packs-today", {"most": MOST_A_DAY, "minutes": minutes}))
    owned = count(before)
    told = []
    for card in cards:
        owned[card.id] += 1
        told.append(OpenedCard(card.id, card.foil, card.another_picture, owned[card.id]))
    return OpenedPack(kept.number, kept.product, starter, told, left([*before, kept], now))


async def look_at_collection(call: Call) -> Collection:
    """Returns the guest's collection."""
    guest = call.guest
    rows = [] if guest is None else await packs.packs_of(call.store, guest.id)
    owned = count(rows)
    return Collection(
        dict(sorted(owned.items())),
        len([row for row in rows if row.cards]),
        left(rows, call.now()),
        write_collection(owned),
    )


async def begin_collection_anew(call: Call, body: Nothing) -> Collection:
    """Deletes the guest's whole collection."""
    guest = call.guest
    if guest is not None:
        await packs.remove_packs(call.store, guest.id, call.now())
    return await look_at_collection(call)


def count(rows: list[PackRow]) -> Counter[str]:
    """Counts the copies of each card in some packs."""
    return Counter([card[0] for row in rows for card in row.cards])


def left(rows: list[PackRow], now: float) -> int:
    """Returns how many more packs the guest can open now."""
    lately = len([row for row in rows if row.at > now - A_DAY])
    return max(0, min(MOST_A_DAY - lately, MOST_PACKS - len(rows)))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/packs",
        open_pack,
        OpenedPack,
        PackToOpen,
        status=201,
        refuses=(409, 422),
        price=Price(20, keeps=2_000),
    ),
    Endpoint("GET", "/api/me/collection", look_at_collection, Collection, price=Price(30)),
    Endpoint("DELETE", "/api/me/collection", begin_collection_anew, Collection, Nothing, price=Price(8)),
)
