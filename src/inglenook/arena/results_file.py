"""Stores outcomes in a file, one per line, so that an interrupted contest can be resumed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from inglenook.arena.match import Outcome
from inglenook.arguments import BadArgument
from inglenook.files import CannotWrite, cause
from inglenook.kernel.data import Data, fields, items, number, numbers, text
from inglenook.kernel.messages import Message, from_plain, plain

Asked = Mapping[str, Data]
"""The options that the results of a contest depend on."""


class Kept:
    """The stored outcomes of a contest; the first line identifies the contest, and a partial last line is ignored."""

    def __init__(self, file: Path, asked: Asked) -> None:
        self.file: Final = file
        self.asked: Final = dict(asked)

    def read(self) -> list[Outcome]:
        """Returns the outcomes so far; empty if the file does not exist."""
        try:
            lines = self.file.read_text("utf-8").split("\n")[:-1]
        except FileNotFoundError:
            self._begin()
            return []
        except (OSError, UnicodeDecodeError) as problem:
            raise BadArgument("error-file-read", {"file": str(self.file), "detail": cause(problem)}) from problem
        try:
            if not lines or fields(json.loads(lines[0])) != self.asked:
                raise BadArgument("error-other-contest", {"file": str(self.file)})
            found = {}
            for line in lines[1:]:
                outcome = outcome_of(json.loads(line))
                found[outcome.number] = outcome
        except (ValueError, KeyError, TypeError, AssertionError) as problem:
            raise BadArgument("error-other-contest", {"file": str(self.file)}) from problem
        self._begin(list(found.values()))  # keeps complete lines only, in case the last line was cut off
        return list(found.values())

    def _begin(self, outcomes: Sequence[Outcome] = ()) -> None:
        lines = [json.dumps(self.asked), *[json.dumps(data_of(outcome)) for outcome in outcomes]]
        self._write("w", "\n".join(lines) + "\n")

    def add(self, outcome: Outcome) -> None:
        """Appends the outcome of a finished game."""
        self._write("a", json.dumps(data_of(outcome)) + "\n")

    def _write(self, mode: str, written: str) -> None:
        try:
            with self.file.open(mode, encoding="utf-8") as file:
                file.write(written)
        except (OSError, ValueError) as problem:
            raise CannotWrite("error-file-write", {"file": str(self.file), "detail": cause(problem)}) from problem


def data_of(outcome: Outcome) -> dict[str, Data]:
    """Returns an outcome as plain data; thinking times only if they were measured."""
    watched: dict[str, Data] = {"slowest": list(outcome.slowest), "late": outcome.late} if outcome.slowest else {}
    if outcome.forfeit is not None:
        watched["forfeit"] = [outcome.forfeited, plain_data(outcome.forfeit)]
    return {
        "number": outcome.number,
        "decisions": outcome.decisions,
        "winners": list(outcome.winners),
        "bots": list(outcome.bots),
        "rounds": outcome.rounds,
        "capped": outcome.capped,
        "first": outcome.first,
        "failed": outcome.failure is not None,
        **watched,
    }


def plain_data(message: Message) -> Data:
    """Returns a message as plain data."""
    data: Any = plain(message)
    worded: Data = data
    return worded


def outcome_of(data: Data) -> Outcome:
    """Returns a stored outcome."""
    saved = fields(data)
    forfeit = items(saved.get("forfeit", []))
    fault = from_plain(forfeit[1]) if forfeit else None
    return Outcome(
        number(saved["number"]),
        number(saved["decisions"]),
        tuple([number(seat) for seat in items(saved["winners"])]),
        Message("contest-failed") if saved["failed"] else None,
        bots=tuple([text(bot) for bot in items(saved["bots"])]),
        rounds=number(saved["rounds"]),
        capped=bool(saved["capped"]),
        first=number(saved["first"]),
        slowest=tuple(numbers(saved.get("slowest", []))),
        late=number(saved.get("late", 0)),
        forfeited=number(forfeit[0]) if forfeit else -1,
        forfeit=fault if isinstance(fault, Message) else None,
    )
