"""Functions run in the process that analyses finished games, at the lowest priority on the computer."""

from __future__ import annotations

import json
from typing import Any

from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views.news import worded_later
from inglenook.registry import find
from inglenook.search.findings import Answer, Findings, findings


def analyse(text: str, game: str, winners: list[int]) -> str:
    """Returns the findings about a finished game as JSON; the curve's last point is the actual result."""
    entry = find(game)
    search = entry.bots.search
    assert search is not None
    record = Record.from_text(text, "record", (game,))
    thumb = entry.bots[entry.bots.usual](Dice("analysis"))
    found = findings(record, entry.rulebook, search, thumb)
    return json.dumps(told(found, winners))


def told(found: Findings, winners: list[int]) -> dict[str, Any]:
    """Returns findings as plain data, with messages still to be worded."""
    seats = len(found.curve[-1].chances)
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)] if winners else [1 / seats] * seats
    last = found.curve[-1]
    return {
        "curve": [
            {
                "number": point.answers,
                "chances": [round(one, 3) for one in (result if point is last else point.chances)],
            }
            for point in found.curve
        ],
        "turnings": [
            {
                "number": one.number,
                "seat": one.seat,
                "turn": one.turn,
                "given": weighed(one.given),
                "better": weighed(one.better),
                "others": [weighed(other) for other in one.others],
                "reason": worded_later(one.reason),
                "line": worded(one.line),
            }
            for one in found.turnings
        ],
        "cards": [{"card": one.card, "seat": one.seat, "swing": round(one.swing, 3)} for one in found.cards],
        "games": found.played,
    }


def weighed(one: Answer) -> dict[str, Any]:
    """Returns a weighed answer as plain data."""
    return {"labels": worded(one.labels), "chance": round(one.chance, 3)}


def worded(messages: list[Message]) -> list[Data]:
    """Returns messages as plain data."""
    return [worded_later(message) for message in messages]
