"""Endpoints that start, poll and return the analysis of a finished game (SR-33)."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from inglenook import registry
from inglenook.kernel.messages import Message
from inglenook.server.api.finished.replays import finished, known_players
from inglenook.server.bots.analyses import NOT_BEGUN, READY, State
from inglenook.server.http.calls import Call, Nothing, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import REPLAYING
from inglenook.server.protocol import Worded
from inglenook.server.storage.analyses import kept_findings


class ChancePoint(Struct):
    """Each seat's chance to win after `number` answers."""

    number: int
    chances: list[float]


class WeighedAnswer(Struct):
    """An answer with its chance to win; an answer without labels picked no option."""

    labels: list[Worded]
    chance: float


class TurnedAnswer(Struct):
    """An answer clearly worse than another, the reason, and a likely continuation after the better answer."""

    number: int
    seat: int
    turn: int
    given: WeighedAnswer
    better: WeighedAnswer
    others: list[WeighedAnswer]
    reason: Worded
    line: list[Worded]


class DecidingCard(Struct):
    """A card that decided the game, the seat that used it, and how much it changed that seat's chance to win."""

    card: str
    seat: int
    swing: float


class FoundInGame(Struct):
    """Findings about a finished game; `games` is the number of playouts behind them."""

    curve: list[ChancePoint]
    turnings: list[TurnedAnswer]
    cards: list[DecidingCard]
    games: int


class AnalysisInfo(Struct):
    """The state of a game's analysis, with the findings once it is ready."""

    state: State
    found: FoundInGame | None = None


FOUND: Final = msgspec.json.Decoder(FoundInGame)


async def get_analysis(call: Call) -> AnalysisInfo:
    """Returns the analysis of a finished game, if one was requested."""
    table, _replay = await finished(call)
    return await analysis_of(call, table.id)


async def analysis_of(call: Call, table: str) -> AnalysisInfo:
    """Returns the stored findings for a table, or the state of its analysis."""
    kept = await kept_findings(call.store, table)
    if kept is None:
        return AnalysisInfo(await call.hall.analyses.state(table))
    try:
        return AnalysisInfo(READY, FOUND.decode(kept))
    except msgspec.MsgspecError:  # written by an older server in another schema
        return AnalysisInfo(await call.hall.analyses.state(table))


async def ask_for_analysis(call: Call, _body: Nothing) -> AnalysisInfo:
    """Starts the analysis of a finished game, or returns the state of one already requested."""
    table, replay = await finished(call)
    entry = registry.find(table.game)
    if entry.bots.search is None:
        raise Refusal(409, Message("error-not-analysed", {"game": table.game}))
    found = await analysis_of(call, table.id)
    if found.state != NOT_BEGUN:
        return found
    await call.known_guest()
    whose = call.whose()
    if not call.hall.analyses.has_room(whose):
        raise Refusal(409, Message("api-error-analysing"))
    players = await known_players(call, table.id)
    record = await call.counting(lambda: replay.record(table, players), REPLAYING, table.id, "record")
    begun = await call.hall.analyses.begin(table.id, whose, record, table.game, table.winners)
    found = await analysis_of(call, table.id)
    if found.state == NOT_BEGUN and not begun:
        raise Refusal(409, Message("api-error-analysing"))
    return found


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{id}/analysis", get_analysis, AnalysisInfo, refuses=(409,), price=Price(5)),
    Endpoint(
        "POST",
        "/api/tables/{id}/analysis",
        ask_for_analysis,
        AnalysisInfo,
        Nothing,
        refuses=(409,),
        price=Price(15, keeps=20_000),
    ),
)
