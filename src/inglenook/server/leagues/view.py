"""A league as sent to a guest: built only from what the guest may know, without other players' packs and pools."""

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
    """A seat of a league: its player, waiting packs, number of cards picked, and whether the deck is handed in."""

    name: str
    """The person's name; "" for a bot, or if none was given."""
    person: bool
    yours: bool
    packs: int
    taken: int
    ready: bool


class Match(Struct):
    """A game of a round: two seats (second -1: a bye), its table, and the winner (-1: none, or not yet)."""

    first: int
    second: int
    table: str
    over: bool
    winner: int


class LeagueStanding(Struct):
    """A seat in the standings; shares are in percent."""

    seat: int
    points: int
    won: int
    lost: int
    opponents: int
    theirs: int


class LeagueInfo(Struct):
    """A league: its terms, its progress, and the reader's own cards."""

    id: str
    title: str
    kind: Kind
    product: str
    format: str
    phase: Phase
    host: bool
    """Whether the reader created the league and so may begin it."""
    open: bool
    version: int
    seats: list[LeagueSeat]
    you: int
    """The reader's seat; -1: none."""
    boosters: int
    booster: int
    """Number of the booster being drafted, from 1; 0: none."""
    to_left: bool
    """Whether packs are passed to the next seat."""
    pack: list[CardId]
    """The pack to pick from."""
    returns: int
    """Number of cards with which this pack comes back."""
    seconds: int
    """Seconds left to pick or to build; -1: no limit."""
    pool: list[tuple[CardId, Copies]]
    stock: list[tuple[CardId, Copies]]
    """Cards that every player has besides the pool."""
    deck: DeckCards | None
    rounds: int
    matches: list[list[Match]]
    standings: list[LeagueStanding]
    chat: list[ChatLine]
    """The latest lines of chat."""


def league_info(row: LeagueRow, league: League, guest: str, now: float) -> LeagueInfo:
    """Returns a league as a guest may see it."""
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
    """Returns the seconds a seat has left for its task; -1 if there is no task or no time limit."""
    ends = 0.0
    if league.phase == DRAFTING and seat >= 0:
        ends = league.pick_ends(seat)
    elif league.phase == BUILDING:
        ends = league.build_ends
    return max(0, round(ends - now)) if ends else -1


def round_of(id: str, league: League, number: int) -> list[Match]:
    """Returns the games of a round."""
    found = []
    for place, (first, second) in enumerate(league.rounds[number]):
        table = "" if second == BYE else table_of(id, number + 1, place)
        over = (number, place) in league.results
        found.append(Match(first, second, table, over, league.results.get((number, place), BYE)))
    return found


def counted(ids: Sequence[str]) -> list[tuple[str, int]]:
    """Returns cards with their number of copies, in order of first appearance."""
    return list(Counter(ids).items())


def percent(share: float) -> int:
    """Converts a share to whole percent."""
    return round(100 * share)
