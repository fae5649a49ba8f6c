"""Endpoints for trials: bots play a deck against others in the background while a guest follows the results (SR-62)."""

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
"""Maximum number of games in a trial, against all opponents together."""
TRIAL: Final = "trial"
"""The kind of work that evaluates the results of a trial."""


class OwnDeck(Body):
    """A deck of the guest's own, as an opponent in a trial."""

    name: Line
    deck: GivenDeck


class NewTrial(Body):
    """A trial to begin: a deck, its opponents, and the number of games against each opponent."""

    format: Line
    deck: GivenDeck
    starters: Annotated[list[Line], Meta(max_length=32)] = field(default_factory=list)
    own: Annotated[list[OwnDeck], Meta(max_length=8)] = field(default_factory=list)
    games: Annotated[int, Meta(ge=2, le=200, multiple_of=2)] = 20
    bot: Line = ""


class Rate(Struct):
    """Games won out of games played, with the bounds of the win rate's confidence interval in percent."""

    wins: int
    games: int
    low: int
    high: int


class OpponentRate(Struct):
    """The deck's results against one opponent: overall, going first and going second."""

    name: str
    all: Rate
    first: Rate
    second: Rate


class CardRate(Struct):
    """Results of games in which a card was drawn, left in the deck or played, and the games in which it was only held.

    `difference` is the win rate when drawn minus that when left, in percentage points; `low` and `high` are the bounds
    of its confidence interval.
    """

    id: str
    drawn: Rate
    left: Rate
    played: Rate
    held: int
    never: int
    """Games of `held` with the card never playable; `late`: drawn in the last turns; `unwanted`: playable but not
    played.
    """
    late: int
    unwanted: int
    difference: int
    low: int
    high: int


class Loss(Struct):
    """A lost game: the opponent, the way it was lost, and the number by which it can be watched."""

    number: int
    opponent: int
    first: bool
    way: str


class LostBy(Struct):
    """Number of games lost in one way: "killed", "corrupted", "behind" or "conceded"."""

    way: str
    games: int


class TrialInfo(Struct):
    """The state and results of a trial."""

    format: str
    deck: DeckCards
    """The deck on trial."""
    running: bool
    lost: bool
    """Whether the process playing the trial ended before the last game."""
    done: int
    total: int
    seconds: int
    """Estimated seconds until the trial is finished."""
    left_out: int
    all: Rate
    opponents: list[OpponentRate]
    cards: list[CardRate]
    losses: list[Loss]
    lost_by: list[LostBy]


class Watched(Body):
    """The game of a trial to watch."""

    number: Annotated[int, Meta(ge=1, le=10_000)]


async def begin_trial(call: Call, body: NewTrial) -> TrialInfo:
    """Begins a trial of a deck, replacing the guest's previous trial."""
    entry = game_called(GAME)
    starters = {deck.name: deck.deck for deck in new_table.laying_of(GAME).decks}
    opponents = []
    for name in body.starters:
        if name not in starters:
            raise Refusal(422, Message("api-error-unknown-starter", {"given": name, "known": tuple(starters)}))
        opponents.append(Opponent(name, starters[name]))
    opponents += [Opponent(one.name, one.deck.data()) for one in body.own]
    if not opponents:
        raise Refusal(422, Message("api-error-no-opponent"))
    bot = known_bot(entry, body.bot or "easy")
    deck: Data = body.deck.data()
    if len(opponents) * body.games > MOST_GAMES:
        raise Refusal(422, Message("api-error-trial-long", {"most": MOST_GAMES}))
    begun = Trial(secrets.token_hex(8), body.format, bot, deck, opponents, body.games, secrets.token_hex(8))
    for match in begun.matches[: len(opponents)]:  # refuse an unplayable deck with its faults
        dice = Dice("to see whether it can be played")
        set_up = partial(entry.rulebook.set_up, match.setup, dice)
        await call.counting(set_up, SETTING_UP, GAME, match.setup, is_long=True)
    await call.known_guest()
    try:
        await call.trials.begin(call.whose(), begun)
    except TooMany:
        raise Refusal(409, Message("api-error-trials")) from None
    return told(begun)


async def look_at_trial(call: Call) -> TrialInfo:
    """Returns the state of the guest's trial, or an empty trial if there is none."""
    guest = call.guest
    found = None if guest is None else await call.trials.of(guest.id)
    if found is None:
        return told(Trial("", "", "", None, [], 0, ""))
    return await counted(call, found)


async def counted(call: Call, found: Trial) -> TrialInfo:
    """Evaluates a trial as far as it has gone, in a thread because many games take a while."""
    return await call.counting(lambda: told(found), TRIAL, found.id, found.done)


async def stop_trial(call: Call, body: Nothing) -> TrialInfo:
    """Stops the guest's trial and keeps its results."""
    await own(call)
    guest = await call.known_guest()
    await call.trials.stop(guest.id)
    return await counted(call, await own(call))


async def watch_game(call: Call, body: Watched) -> TableId:
    """Creates a finished table from a game of the guest's trial, for watching as a replay."""
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
    """Returns the caller's trial, or refuses if there is none."""
    guest = call.guest
    found = None if guest is None else await call.trials.of(guest.id)
    if found is None:
        raise Refusal(404, Message("api-error-no-trial"))
    return found


def told(found: Trial) -> TrialInfo:
    """Returns the state and results of a trial so far."""
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
    """Converts wins and their confidence interval to percent."""
    return Rate(one.wins, one.games, round(100 * one.low), round(100 * one.high))


def card_rate(one: OfCard) -> CardRate:
    """Converts a card's results to percent."""
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
