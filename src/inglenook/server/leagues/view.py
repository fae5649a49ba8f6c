"""A league as one guest may see it: built from what that guest knows, so that no pack or pool of another is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from inglenook.lotr.limited.league import BUILDING, DRAFTING, Kind, League, Phase
from inglenook.lotr.limited.swiss import BYE
from inglenook.server.belongings.cards import CardId, Copies, DeckCards
from inglenook.server.leagues.leagues import table_of
from inglenook.server.people.audience import KEPT_CHAT
from inglenook.server.protocol import ChatLine
from inglenook.server.storage.rows import LeagueRow


class LeagueSeat(Struct):
    """Who sits there, how many packs wait there and how many cards were taken, and whether the deck is handed in."""

    name: str
    """"" for a bot, and for people who gave none."""
    person: bool
    yours: bool
    packs: int
    taken: int
    ready: bool


class Match(Struct):
    """A game of a round: two seats, the second -1 for a bye; its table, and who won (-1: nobody, or not yet)."""

    first: int
    second: int
    table: str
    over: bool
    winner: int


class LeagueStanding(Struct):
    """A seat in the standings; the shares are in percent."""

    seat: int
    points: int
    won: int
    lost: int
    opponents: int
    theirs: int


class LeagueInfo(Struct):
    """A league: what was agreed, how far it is, and what its reader has at hand."""

    id: str
    title: str
    kind: Kind
    product: str
    format: str
    phase: Phase
    host: bool
    """Whether the reader laid it, and so lets it begin."""
    open: bool
    version: int
    seats: list[LeagueSeat]
    you: int
    """The reader's seat; -1 for none."""
    boosters: int
    booster: int
    """Which booster goes round, from 1; 0: none."""
    to_left: bool
    """Whether packs go to the next seat."""
    pack: list[CardId]
    """The pack to pick from."""
    returns: int
    """With how many cards this pack comes back."""
    seconds: int
    """How many are left to pick or to build; -1: as many as one likes."""
    pool: list[tuple[CardId, Copies]]
    stock: list[tuple[CardId, Copies]]
    """What everybody has besides."""
    deck: DeckCards | None
    rounds: int
    matches: list[list[Match]]
    standings: list[LeagueStanding]
    chat: list[ChatLine]
    """What was said last."""


def league_info(row: LeagueRow, league: League, guest: str, now: float) -> LeagueInfo:
    """A league as a guest may see it."""
    you = league.seat_of(guest)
    own = league.sitters[you] if you >= 0 else None
    pack = own.packs[0] if own is not None and own.packs else []
    agreed = league.agreed
    return LeagueInfo(
        id=row.id,
        title=row.title,
        kind=agreed.kind,
        product=agreed.product,
        format=league.product.format.name,
        phase=league.phase,
        host=bool(guest) and row.host == guest,
        open=row.open,
        version=league.version,
        seats=[
            LeagueSeat(one.name, bool(one.guest), seat == you, len(one.packs), len(one.pool), one.deck is not None)
            for seat, one in enumerate(league.sitters)
        ],
        you=you,
        boosters=len(league.boosters) // agreed.seats,
        booster=league.booster + 1 if league.phase == DRAFTING else 0,
        to_left=league.direction > 0,
        pack=pack,
        returns=max(0, len(pack) - agreed.seats),
        seconds=seconds_left(league, you, now),
        pool=counted([] if own is None else own.pool),
        stock=[] if own is None else counted(league.stock),
        deck=None if own is None or own.deck is None else msgspec.convert(own.deck.data(), DeckCards),
        rounds=agreed.rounds,
        matches=[round_of(row.id, league, number) for number in range(len(league.rounds))],
        standings=[
            LeagueStanding(one.player, one.points, one.won, one.lost, percent(one.opponents), percent(one.theirs))
            for one in league.standings()
        ]
        if league.rounds
        else [],
        chat=[ChatLine(one.number, one.seat, one.name, one.text, int(one.at)) for one in league.said[-KEPT_CHAT:]],
    )


def seconds_left(league: League, seat: int, now: float) -> int:
    """How many seconds a seat has left for what is to be done; -1 if that is nothing, or no clock runs."""
    ends = 0.0
    if league.phase == DRAFTING and seat >= 0:
        ends = league.pick_ends(seat)
    elif league.phase == BUILDING:
        ends = league.build_ends
    return max(0, round(ends - now)) if ends else -1


def round_of(id: str, league: League, number: int) -> list[Match]:
    """The games of a round."""
    found = []
    for place, (first, second) in enumerate(league.rounds[number]):
        table = "" if second == BYE else table_of(id, number + 1, place)
        over = (number, place) in league.results
        found.append(Match(first, second, table, over, league.results.get((number, place), BYE)))
    return found


def counted(ids: Sequence[str]) -> list[tuple[str, int]]:
    """Cards with their number of copies, in the order in which they came."""
    return list(Counter(ids).items())


def percent(share: float) -> int:
    """A share in percent."""
    return round(100 * share)
