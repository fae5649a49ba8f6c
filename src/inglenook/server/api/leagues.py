"""Endpoints for leagues: a guest creates one, players join by its link, get cards, build decks and play."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from inglenook.kernel.messages import Message
from inglenook.lotr.decks.deck import deck_of
from inglenook.lotr.limited.league import Agreed, Deed, Kind, League, NotNow, Phase
from inglenook.lotr.limited.products import PRODUCTS
from inglenook.server.api.decks.decks import DECK, cards
from inglenook.server.api.tables import known_bot
from inglenook.server.belongings.cards import CardId, DeckCards, GivenDeck
from inglenook.server.http.calls import SEEN, Body, Call, Line, Refusal, game_called, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.leagues.leagues import GAME, Busy
from inglenook.server.leagues.view import LeagueInfo, league_info
from inglenook.server.prices import Price
from inglenook.server.storage.leagues import add_league, listed_leagues
from inglenook.server.storage.operator_orders import MUTE
from inglenook.server.storage.rows import LeagueRow
from inglenook.server.tables.new_table import fresh_seed, new_id
from inglenook.server.websocket.handlers import LONGEST_CHAT


class NewLeague(Body):
    """A league to create: product, seats, rounds and time limits; a limit of 0 seconds never runs out."""

    kind: Kind
    product: Line
    seats: Annotated[int, Meta(ge=2, le=8)] = 8
    rounds: Annotated[int, Meta(ge=1, le=7)] = 3
    pick_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 60
    build_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 1800
    title: Annotated[str, Meta(max_length=60, pattern=SEEN)] = ""
    open: bool = False
    bot: Line = ""
    name: Line = ""


class LeagueAct(Body):
    """An action of a guest in a league."""

    do: Literal["sit", "leave", "begin", "pick", "deck", "say"]
    name: Line = ""
    card: CardId = ""
    deck: GivenDeck | None = None
    text: Annotated[str, Meta(max_length=LONGEST_CHAT, pattern=SEEN)] = ""


class LeagueId(Struct):
    """The id of a league."""

    id: str


class LeagueSummary(Struct):
    """A league as listed."""

    id: str
    title: str
    kind: Kind
    product: str
    phase: Phase
    changed: float


async def list_leagues(call: Call) -> list[LeagueSummary]:
    """Lists the open leagues and those in which the guest has a seat."""
    guest = call.guest
    rows = await listed_leagues(call.store, "" if guest is None else guest.id)
    return [
        msgspec.convert({**row.agreed, "id": row.id, "title": row.title, "phase": row.phase, "changed": row.changed},
                        LeagueSummary)
        for row in rows
    ]  # fmt: skip


async def lay_league(call: Call, body: NewLeague) -> LeagueId:
    """Creates a league and seats its creator in it."""
    if body.product not in PRODUCTS:
        raise Refusal(422, Message("api-error-product", {"given": body.product, "known": tuple(PRODUCTS)}))
    bot = known_bot(game_called(GAME), body.bot)
    guest = await call.known_guest(body.name)
    agreed = Agreed(body.kind, body.product, body.seats, body.rounds, body.pick_seconds, body.build_seconds)
    now = call.leagues.now()
    row = LeagueRow(
        new_id(), one_line(body.title), guest.id, body.open, bot, msgspec.to_builtins(agreed), "waiting", now, now
    )
    await add_league(call.store, row, [League(agreed).sit(guest.id, one_line(body.name) or guest.name, now)])
    return LeagueId(row.id)


async def look_at_league(call: Call) -> LeagueInfo:
    """Returns the state of a league, with the caller's own cards."""
    return await seen(call)


async def act_in_league(call: Call, body: LeagueAct) -> LeagueInfo:
    """Sits down, leaves, begins the league, picks a card, hands in a deck, or chats."""
    await seen(call)  # refuses an unknown league
    guest = await call.known_guest(body.name)
    now, id = call.leagues.now(), call.path("id")
    found = await call.leagues.look(id)
    if body.do == "begin" and (found is None or found[0].host != guest.id):
        raise Refusal(403, Message("api-error-only-host"))
    if body.do == "say" and call.hall.is_barred(MUTE, guest.id, call.address):
        raise Refusal(403, Message("server-refused-muted"))

    def what(league: League) -> Deed:
        if body.do == "sit":
            return league.sit(guest.id, one_line(body.name) or guest.name, now)
        if body.do == "leave":
            return league.leave(guest.id, now)
        if body.do == "begin":
            return league.begin(fresh_seed(), now)
        if body.do == "pick":
            return league.pick(guest.id, body.card, now)
        if body.do == "say":
            return league.say(guest.id, one_line(body.text), now)
        return league.hand_in(guest.id, deck_of(None if body.deck is None else body.deck.data()), now)

    try:
        await call.leagues.do(id, what)
    except NotNow as problem:
        raise Refusal(409, problem.message) from problem
    except Busy:
        raise Refusal(409, Message("api-error-taken")) from None
    return await seen(call)


async def suggest_deck(call: Call) -> DeckCards:
    """Returns the deck that a bot would build from the caller's cards."""
    found = await call.leagues.look(call.path("id"))
    guest = call.guest
    if found is None:
        raise Refusal(404, Message("api-error-no-league"))
    try:
        suggestion = partial(found[1].suggestion, "" if guest is None else guest.id)
        return cards((await call.counting(suggestion, DECK, call.path("id"), found[1].version)).data())
    except NotNow as problem:
        raise Refusal(409, problem.message) from problem


async def seen(call: Call) -> LeagueInfo:
    """Returns the league in the address as the caller may see it, or refuses."""
    found = await call.leagues.look(call.path("id"))
    if found is None:
        raise Refusal(404, Message("api-error-no-league"))
    guest = call.guest
    return league_info(*found, "" if guest is None else guest.id, call.leagues.now())


ENDPOINTS = (
    Endpoint("GET", "/api/leagues", list_leagues, list[LeagueSummary], price=Price(10)),
    Endpoint(
        "POST", "/api/leagues", lay_league, LeagueId, NewLeague, status=201, refuses=(422,), price=Price(5, keeps=1_000)
    ),
    Endpoint("GET", "/api/leagues/{id}", look_at_league, LeagueInfo, price=Price(10)),
    Endpoint("GET", "/api/leagues/{id}/suggestion", suggest_deck, DeckCards, refuses=(409,), price=Price(30)),
    Endpoint(
        "POST",
        "/api/leagues/{id}",
        act_in_league,
        LeagueInfo,
        LeagueAct,
        refuses=(409, 422),
        price=Price(30, keeps=500, body=14_000),
    ),
)
