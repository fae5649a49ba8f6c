"""Endpoints for hints at practice tables, and for explanations of answers there and in replays (SR-34)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from inglenook.kernel.decisions import PASS
from inglenook.kernel.game import Given
from inglenook.kernel.messages import Message
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.server.api.finished.replays import finished, known_players, moment
from inglenook.server.api.tables import known_table
from inglenook.server.bots.adviser import advise, explain
from inglenook.server.fair_queue import AT_A_TABLE, Whose
from inglenook.server.http.calls import Call, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import REPLAYING
from inglenook.server.protocol import Worded
from inglenook.server.storage.rows import OVER, PLAYING
from inglenook.server.tables.room import Room


class HintAnswer(Struct):
    """An answer with its chance to win, as option indexes in the question and as labels."""

    picked: list[int]
    labels: list[Worded]
    chance: float


class HintInfo(Struct):
    """A hint: the recommended answer, the alternatives, the reason, and the number of playouts behind them."""

    answers: list[HintAnswer]
    reason: Worded
    games: int
    version: int = 0
    """Number of the table's last entry when the hint was made."""


class Explanation(Struct):
    """The alternatives to an answer and their chances, the given answer first; none while the caller may not know
    it.
    """

    number: int
    seat: int
    answers: list[HintAnswer]
    reason: Worded
    games: int


class Explained(Struct, forbid_unknown_fields=True):
    """The answer to explain: in a replay the one after `number` others; at a table in play a bot's latest choice, or
    that of the bot in `seat` if given.
    """

    number: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    seat: Annotated[int, Meta(ge=-1, le=100)] = -1


HINT: Final = msgspec.json.Decoder(HintInfo)
EXPLANATION: Final = msgspec.json.Decoder(Explanation)


async def get_hint(call: Call) -> HintInfo:
    """Returns what a player who thinks ahead would answer, and why, to a caller who plays against bots alone."""
    room, seat = await practice(call)
    async with room.lock:
        play = room.playing()
        if room.asked != seat:
            raise Refusal(409, Message("api-error-not-asked"))
        version, text = play.version, snapshots.save(play.game)
        seed = f"{play.game.seed}\nhint {len(play.game.answers)}"
    whose = Whose(call.address, room.id, AT_A_TABLE)
    asking = call.hall.bots.ask(room.row.game, advise, text, room.row.game, seed, whose=whose, hurries=True)
    found = HINT.decode(await call.while_there(asking))
    found.version = version
    return found


async def get_explanation(call: Call, asked: Explained) -> Explanation:
    """Explains a bot's latest answer at a practice table, or any answer in a replay."""
    if (await known_table(call)).state == OVER:
        return await explained_after(call, asked.number)
    room, seat = await practice(call)
    async with room.lock:
        play = room.playing()
        answers = list(play.game.answers)
        record = Record.of(play.game, room.names()).to_text()
    others = [one for one in range(len(room.names())) if one != seat and asked.seat in (-1, one)]
    number = latest_choice(answers, others)
    if number < 0:
        raise Refusal(409, Message("api-error-nothing-weighed"))
    game, bot = room.row.game, room.bot_for(answers[number].seat)
    whose = Whose(call.address, room.id, AT_A_TABLE)
    asking = call.hall.bots.ask(game, explain, record, game, number, bot, seat, whose=whose)
    return EXPLANATION.decode(await call.while_there(asking))


def latest_choice(answers: Sequence[Given], seats: Collection[int]) -> int:
    """Returns the index of these seats' latest answer that is more than a pass, or -1."""
    for number, answer in reversed(list(enumerate(answers))):
        if answer.seat in seats and not answer.is_aside and PASS not in answer.keys:
            return number
    return -1


async def explained_after(call: Call, number: int) -> Explanation:
    """Explains an answer of a finished game, whether a person or a bot gave it."""
    table, replay = await finished(call)
    if not 0 <= number < len(replay.answers):
        raise Refusal(422, Message("api-error-no-moment"))
    given = replay.answers[number]
    asked = (await moment(call, table, replay, number)).pending
    if given.is_aside or asked is None or replay.entry.bots.search is None:
        raise Refusal(409, Message("api-error-nothing-weighed"))
    seats = await call.store.seats(table.id)
    players = await known_players(call, table.id)
    record = await call.counting(lambda: replay.record(table, players), REPLAYING, table.id, "record")
    bot = seats[given.seat].bot
    asking = call.hall.aside.ask(table.game, explain, record, table.game, number, bot, -1, whose=call.whose())
    return EXPLANATION.decode(await call.while_there(asking))


async def practice(call: Call) -> tuple[Room, int]:
    """Returns the room and the caller's seat of a practice table against bots alone, or refuses."""
    room = await call.hall.room(call.path("id"))
    if room is None:
        raise Refusal(404, Message("api-error-no-table"))
    own = room.own_seats(call.guest.id) if call.guest is not None else []
    if not own:
        raise Refusal(403, Message("api-error-not-your-seat"))
    is_practice = len(own) == 1 and own == room.people() and room.course is None and not room.row.league
    if room.row.state != PLAYING or not is_practice or room.playing().is_puzzle or room.entry.bots.search is None:
        raise Refusal(409, Message("api-error-no-practice"))
    return room, own[0]


ENDPOINTS = (
    Endpoint(
        "GET", "/api/tables/{id}/hint", get_hint, HintInfo, refuses=(403, 404, 409), price=Price(10, thought=3_000)
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/explanation",
        get_explanation,
        Explanation,
        query=Explained,
        refuses=(403, 404, 409, 422),
        price=Price(15, thought=3_000),
    ),
)
