"""Trials: bots play a deck against others in the background, and one looks how it goes (SR-62)."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from inglenook.arena.summary import Wins
from inglenook.arena.trial import OfCard, Opponent
from inglenook.arena.unplayed_cards import LATE, NEVER, UNWANTED
from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.server.api.tables import TableId, known_bot
from inglenook.server.belongings.cards import DeckCards, GivenDeck
from inglenook.server.http.calls import Body, Call, Line, Nothing, Refusal, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import SETTING_UP
from inglenook.server.storage.rows import ANSWER, ASIDE, BOT, OVER, Entry, SeatRow
from inglenook.server.tables import new_table
from inglenook.server.trials.trial import GAME, Trial
from inglenook.server.trials.trials import TooMany

MOST_LOSSES: Final = 4
MOST_GAMES: Final = 2000
"""A trial has so many games at most, whomever it is against."""
TRIAL: Final = "trial"
"""The kind of a work that counts what was found."""


class OwnDeck(Body):
    """A deck of one's own to be tried against."""

    name: Line
    deck: GivenDeck


class NewTrial(Body):
    """A deck, against whom it is to be tried, and in how many games against each."""

    format: Line
    deck: GivenDeck
    starters: Annotated[list[Line], Meta(max_length=32)] = field(default_factory=list)
    own: Annotated[list[OwnDeck], Meta(max_length=8)] = field(default_factory=list)
    games: Annotated[int, Meta(ge=2, le=200, multiple_of=2)] = 20
    bot: Line = ""


class Rate(Struct):
    """How many of how many games were won, and between which shares in percent the true one probably lies."""

    wins: int
    games: int
    low: int
    high: int


class OpponentRate(Struct):
    """How the deck did against an opponent, going first and going second."""

    name: str
    all: Rate
    first: Rate
    second: Rate


class CardRate(Struct):
    """How games went in which a card was drawn, stayed in the deck, was played; in how many it was only held.

    The difference is that between drawn and left, in points of a hundred, with where the true one probably lies.
    """

    id: str
    drawn: Rate
    left: Rate
    played: Rate
    held: int
    never: int
    """Of those, in how many it could never be played, came in the last turns, was not wanted though it could be."""
    late: int
    unwanted: int
    difference: int
    low: int
    high: int


class Loss(Struct):
    """A game that was lost: against which opponent, in which way, and its number, by which it can be watched."""

    number: int
    opponent: int
    first: bool
    way: str


class LostBy(Struct):
    """How many games were lost in a way: "killed", "corrupted", "behind", "conceded"."""

    way: str
    games: int


class TrialInfo(Struct):
    """How a trial goes."""

    format: str
    deck: DeckCards
    """What is tried."""
    running: bool
    lost: bool
    """Whether the process that played it ended before its last game."""
    done: int
    total: int
    seconds: int
    """How many more it will probably take."""
    left_out: int
    all: Rate
    opponents: list[OpponentRate]
    cards: list[CardRate]
    losses: list[Loss]
    lost_by: list[LostBy]


class Watched(Body):
    """Which game is to be watched."""

    number: Annotated[int, Meta(ge=1, le=10_000)]


async def begin_trial(call: Call, body: NewTrial) -> TrialInfo:
    """Begins to try a deck, in place of the trial one had."""
    entry = game_called(GAME)
    starters = {deck.name: deck.deck for deck in new_table.laying_of(GAME).decks}
    opponents = []
    for name in body.starters:
        if name not in starters:
            raise Refusal(422, Message("api-error-unknown-starter", {"given": name, "known": tuple(starters)}))
        opponents.append(Opponent(name, starters[name]))
    opponents += [Opponent(one.name, msgspec.to_builtins(one.deck)) for one in body.own]
    if not opponents:
        raise Refusal(422, Message("api-error-no-opponent"))
    bot = known_bot(entry, body.bot or "easy")
    deck: Data = msgspec.to_builtins(body.deck)
    if len(opponents) * body.games > MOST_GAMES:
        raise Refusal(422, Message("api-error-trial-long", {"most": MOST_GAMES}))
    begun = Trial(secrets.token_hex(8), body.format, bot, deck, opponents, body.games, secrets.token_hex(8))
    for match in begun.matches[: len(opponents)]:  # a deck that cannot be played is refused, with its faults
        dice = Dice("to see whether it can be played")
        await call.counting(partial(entry.rulebook.set_up, match.setup, dice), SETTING_UP, GAME, match.setup)
    await call.known_guest()
    try:
        await call.trials.begin(call.whose(), begun)
    except TooMany:
        raise Refusal(409, Message("api-error-trials")) from None
    return told(begun)


async def look_at_trial(call: Call) -> TrialInfo:
    """Tells how one's trial goes; without one, of no games."""
    guest = call.guest
    found = None if guest is None else await call.trials.of(guest.id)
    if found is None:
        return told(Trial("", "", "", None, [], 0, ""))
    return await counted(call, found)


async def counted(call: Call, found: Trial) -> TrialInfo:
    """A trial as far as it has gone, which takes a while if that is far."""
    return await call.counting(lambda: told(found), TRIAL, found.id, found.done)


async def stop_trial(call: Call, body: Nothing) -> TrialInfo:
    """Plays no more games; what was found stays."""
    await own(call)
    guest = await call.known_guest()
    await call.trials.stop(guest.id)
    return await counted(call, await own(call))


async def watch_game(call: Call, body: Watched) -> TableId:
    """Lays down a game of one's trial as a finished one, to be watched."""
    found = await own(call)
    if body.number not in [one.number for one in found.outcomes]:
        raise Refusal(404, Message("api-error-no-trial"))
    text = await call.while_there(call.trials.record(call.whose(), found, body.number))
    if not text:
        raise Refusal(409, Message("api-error-no-replay"))
    guest = await call.known_guest()
    match = found.matches[body.number - 1]
    outcome = next(one for one in found.outcomes if one.number == body.number)
    now = time.time()
    answers = Record.from_text(text, "trial", (GAME,)).answers
    laid = replace(
        new_table.new_table(GAME, "", guest.id, False, 0, {new_table.FORMAT: found.format}),
        state=OVER,
        seed=match.seed,
        setup=dict(match.setup),
        version=len(answers),
        winners=list(outcome.winners),
    )
    entries = [
        Entry(laid.id, number, ASIDE if one.is_aside else ANSWER, one.seat, one.keys, one.fingerprint, at=now, by="bot")
        for number, one in enumerate(answers, 1)
    ]
    seats = [SeatRow(laid.id, seat, BOT, bot=bot, deck=new_table.OWN_DECK) for seat, bot in enumerate(match.bots)]
    await call.store.add_table(laid, seats, entries)
    return TableId(laid.id)


async def own(call: Call) -> Trial:
    """The trial of whoever asks, or a refusal."""
    guest = call.guest
    found = None if guest is None else await call.trials.of(guest.id)
    if found is None:
        raise Refusal(404, Message("api-error-no-trial"))
    return found


def told(found: Trial) -> TrialInfo:
    """A trial as far as it has gone."""
    report = found.report()
    done, total = found.done, len(found.matches)
    per_game = (time.monotonic() - found.began) / max(1, done)
    return TrialInfo(
        found.format,
        msgspec.convert(found.deck, DeckCards) if found.deck else DeckCards("", "", [], []),
        found.running,
        found.lost,
        done,
        total,
        round(per_game * (total - done)) if found.running and found.began else 0,
        found.left_out,
        rate(report.wins()),
        [
            OpponentRate(
                name,
                rate(report.wins(place)),
                rate(report.wins(place, first=True)),
                rate(report.wins(place, first=False)),
            )
            for place, name in enumerate(found.names)
        ],
        [card_rate(one) for one in report.cards()],
        [
            Loss(one.number, (one.number - 1) % len(found.opponents), one.first == report.seat(one), report.way(one))
            for one in report.losses(MOST_LOSSES)
        ],
        [LostBy(way, games) for way, games in report.lost_by().items()],
    )


def rate(one: Wins) -> Rate:
    """Wins with their interval."""
    return Rate(one.wins, one.games, round(100 * one.low), round(100 * one.high))


def card_rate(one: OfCard) -> CardRate:
    """A card in percent."""
    effect = [round(100 * value) for value in (one.difference, one.low, one.high)]
    why = [one.why.get(reason, 0) for reason in (NEVER, LATE, UNWANTED)]
    return CardRate(one.id, rate(one.drawn), rate(one.left), rate(one.played), one.held, *why, *effect)


ENDPOINTS = (
    Endpoint("GET", "/api/trial", look_at_trial, TrialInfo, refuses=(409,), price=Price(60)),
    Endpoint(
        "POST",
        "/api/trial",
        begin_trial,
        TrialInfo,
        NewTrial,
        status=201,
        refuses=(409, 422),
        price=Price(60, keeps=20_000),
    ),
    Endpoint("POST", "/api/trial/stop", stop_trial, TrialInfo, Nothing, refuses=(404,), price=Price(60)),
    Endpoint(
        "POST",
        "/api/trial/watch",
        watch_game,
        TableId,
        Watched,
        status=201,
        refuses=(404, 409),
        price=Price(30, thought=2_000, keeps=60_000),
    ),
)
