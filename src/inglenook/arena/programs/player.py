"""The protocol between the arena and a program, version 1, and the program as a player (docs/arena-programs.md)."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from inglenook.api.bots import Seat
from inglenook.api.question import Option, Question
from inglenook.arena.programs.process import Clock, Forfeit, Limits, Process
from inglenook.kernel.errors import IllegalAnswer, IllegalAside, InglenookError
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked

PROTOCOL: Final = 1
"""Version of the protocol; it changes only when programs have to change."""

MOST_REFUSALS: Final = 3
"""Answers to one question that are refused before the program loses the game."""


@dataclass(frozen=True)
class Program:
    """A program that can play: its name in the results, how it is started, and its time limits."""

    name: str
    command: tuple[str, ...]
    limits: Limits = field(default_factory=Limits)


class Player:
    """A program in its seat, as the arena's other bots."""

    def __init__(self, program: Program, seat: Seat, clock: Clock = time.monotonic) -> None:
        self._seat: Final = seat
        self._number = 0
        self._heard = 0
        self._answer: Picked = ()
        self._process: Final = Process(program.command, program.limits, clock)
        try:
            self._greet()
        except BaseException:
            self._process.close()
            raise

    def _greet(self) -> None:
        """Exchanges the first lines."""
        seat, limits = self._seat, self._process.limits
        self._process.begin(limits.start)
        game = {"game": seat.game, "seat": seat.number, "seats": seat.seats}
        self._send("hello", protocol=PROTOCOL, **game, seconds={"answer": limits.answer, "game": limits.game})
        told = self._message("hello")
        if told.get("protocol") != PROTOCOL:
            given = str(told.get("protocol"))[:40]
            fault = Forfeit("program-protocol", {"given": given, "known": str(PROTOCOL)})
            raise self._process.lost(fault)
        self._process.stop()

    # As a bot.

    def aside(self, seat: SeatPlayer) -> str | None:
        """Asks the program; returns the key of its aside, or None if it has answered the question."""
        question = self._seat.question
        self._number += 1
        news, self._heard = self._seat.told(self._heard), self._seat.lines
        self._process.begin(self._process.limits.answer)
        self._send("question", number=self._number, question=asked(question), view=self._seat.view(), news=news)
        refusals = 0
        while True:
            told = self._message("answer")
            if told.get("number") != self._number:
                self._process.note_idle_line()  # an answer to an earlier question
                continue
            try:
                aside, self._answer = understood(told, question)
            except InglenookError as problem:
                refusals += 1
                if refusals == MOST_REFUSALS:
                    fault = Forfeit("program-illegal", {"count": refusals, "reason": problem.message})
                    raise self._process.lost(fault) from problem
                self._send("refused", number=self._number, reason=str(problem))
                continue
            self._process.stop()
            return None if aside is None else seat.asides()[aside].key

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the answer that the program has given."""
        return self._answer

    def end(self, winners: Sequence[int]) -> None:
        """Tells the program that the game is over, and closes it."""
        self._send("over", winners=list(winners))
        self._process.close()

    # Messages.

    def _send(self, kind: str, **content: Any) -> None:
        self._process.send(json.dumps({"type": kind, **content}, ensure_ascii=False, separators=(",", ":")))

    def _message(self, kind: str) -> dict[str, Any]:
        """Returns the next message of a kind; lines of another kind do not stop the clock."""
        while True:
            line = self._process.line()
            told = read(line) if line.strip() else {}
            if told is None:
                raise self._process.lost(Forfeit("program-garbled", {"line": line.decode("utf-8", "replace")[:80]}))
            if told.get("type") == kind:
                return told
            self._process.note_idle_line()


def read(line: bytes) -> dict[str, Any] | None:
    """Returns the message in a line; None if it is no JSON object."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def asked(question: Question) -> dict[str, Any]:
    """Returns a question as data, in words."""
    return {
        "kind": question.kind,
        "prompt": question.prompt,
        "least": question.least,
        "most": question.most,
        "ordered": question.ordered,
        "options": [offered(option) for option in question.options],
        "asides": [offered(option) for option in question.asides],
    }


def offered(option: Option) -> dict[str, Any]:
    """Returns an option as data, in words."""
    named = {"key": option.key, "text": option.text, "verb": option.verb}
    return {**named, "subject": option.subject, "other": option.other, "amount": option.amount, "word": option.word}


def understood(told: dict[str, Any], question: Question) -> tuple[int | None, Picked]:
    """Returns the number of the aside and the options that an answer picks; raises an error if it is illegal."""
    aside = told.get("aside")
    if aside is not None:
        asides = tuple([option.key for option in question.asides])
        if aside not in asides:
            raise IllegalAside("error-aside-not-offered", {"given": str(aside)[:80], "offered": asides})
        return asides.index(aside), ()
    keys = told.get("keys")
    if not isinstance(keys, list):
        raise IllegalAnswer("program-no-keys")
    picked = []
    for key in keys:
        if key not in question.keys:
            raise IllegalAnswer("error-not-offered", {"given": str(key)[:80], "offered": question.keys})
        picked.append(question.keys.index(key))
    count = len(picked)
    if len(set(picked)) != count:
        raise IllegalAnswer("error-picked-twice", {"given": str(keys)[:80]})
    if count < question.least:
        raise IllegalAnswer("error-too-few", {"count": count, "least": question.least})
    if count > question.most:
        raise IllegalAnswer("error-too-many", {"count": count, "most": question.most})
    return None, tuple(picked)
