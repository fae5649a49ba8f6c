"""Endpoint for the summary of a finished game: figures, turning points and chances to win (SR-49)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from inglenook.kernel.messages import Message
from inglenook.server.api.finished.replays import finished
from inglenook.server.http.calls import Call
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.protocol import Worded, worded


class AccountRow(Struct):
    """A counted quantity, with a value for each seat."""

    label: Worded
    values: list[int]


class CurvePoint(Struct):
    """Each seat's chance to win at the start of a turn, in percent, as a bot evaluates the position."""

    number: int
    turn: int
    chances: list[int]


class TurningPoint(Struct):
    """A possible turning point: the moment before, the log lines, and the chances before and after, in percent."""

    number: int
    turn: int
    lines: list[Worded]
    before: list[int]
    after: list[int]


class AccountInfo(Struct):
    """A finished game in numbers; `stood_out` has sentences about cards, `counted_in` says turns or rounds."""

    turns: int
    counted_in: Worded
    rows: list[AccountRow]
    stood_out: list[Worded]
    turnings: list[TurningPoint]
    curve: list[CurvePoint]


async def get_account(call: Call) -> AccountInfo:
    """Returns the figures and turning points of a finished game."""
    table, replay = await finished(call)
    account = replay.account
    chronicle = account.chronicle
    return AccountInfo(
        chronicle.turn(),
        worded(Message(chronicle.counted_in)),
        [AccountRow(worded(row.label), row.values) for row in chronicle.rows()],
        [worded(message) for message in chronicle.stood_out()],
        [
            TurningPoint(
                max(0, moment.number - 1),
                moment.turn,
                [worded(line) for line in moment.lines],
                percent(before),
                percent(after),
            )
            for moment, before, after in account.turnings(table.winners)
        ],
        [CurvePoint(judged.number, judged.turn, percent(judged.chances)) for judged in account.curve],
    )


def percent(chances: Sequence[float]) -> list[int]:
    """Converts chances to whole percent."""
    return [round(100 * chance) for chance in chances]


ENDPOINTS = (Endpoint("GET", "/api/tables/{id}/account", get_account, AccountInfo, refuses=(409,), price=Price(10)),)
