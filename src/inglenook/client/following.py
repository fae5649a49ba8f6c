"""A seat as its stream tells of it: the view, kept up to date, and the question that is pending.

This part opens no connection; `blocking` and `asynchronous` hand it messages and send what it gives them.
"""

from __future__ import annotations

import json
from typing import Any, Final

from inglenook.client.questions import Question, question_in
from inglenook.client.requests import Refused

TOKEN_ENDED: Final = 4401
"""Close code of a connection whose token has expired or was revoked."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
"""Seconds before the first and before any later attempt to come back."""
TOO_OFTEN: Final = "server-refused-too-many"


class Gone(Exception):
    """Raised when a server did not come back in time, or the token has ended."""


class Following:
    """The state of a table as known from one of its seats."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.info: dict[str, Any] = {}
        """The table: its players and state."""
        self.view: dict[str, Any] = {}
        """Everything that the seat may know."""
        self.version = -1
        self.question: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        """The latest lines of the log, as messages."""
        self.chat: list[dict[str, Any]] = []
        self.undo_asked: dict[str, Any] | None = None
        """Another player's pending request to take an answer back."""
        self.wait = 0.0
        """Seconds to wait before the next request."""
        self._is_new = False
        """Whether the table has just been told of."""
        self._given = -1
        """Number of the question answered over the present connection."""
        self._sent = 0

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.question.get("over"))

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays for this seat, because the program was away for too long; noticed once."""
        if self._is_new and not self.is_over:
            self._is_new = False
            return any(one["seat"] == self.seat and one["bot_plays"] for one in self.info.get("seats", ()))
        return False

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        found: list[int] = self.question.get("winners", []) if self.is_over else []
        return found

    def connected(self) -> None:
        """Notes a new connection, over which everything is told anew."""
        self._given = -1

    def take(self, text: str | bytes) -> Question | None:
        """Takes a message in; returns the question if it is one that has to be answered now.

        Raises Refused if an answer was refused for good.
        """
        told = json.loads(text)
        kind = told["type"]
        if kind == "table":
            self.info, self._is_new = told, True
        elif kind == "view":
            self.view, self.lines = told["view"], told["lines"]
            return self._asked(told)
        elif kind == "news":
            self.view = changed(self.view, told["changes"])
            self.lines = (self.lines + told["lines"])[-400:]
            return self._asked(told)
        elif kind == "chat":
            self.chat = (self.chat + told["lines"])[-200:]
        elif kind == "undo_asked":
            self.undo_asked = told if told["by"] not in (-1, self.seat) else None
        elif kind == "refused":
            return self._refused(told)
        return None

    def _asked(self, told: dict[str, Any]) -> Question | None:
        self.version, self.question = told["version"], told["question"]
        if "options" not in self.question or self.version == self._given:
            return None
        return question_in(self.version, self.question, self.view)

    def _refused(self, told: dict[str, Any]) -> Question | None:
        """Asks again after a refusal that may pass; a late answer changes nothing, as the present view follows."""
        reason = told["message"]
        if told["stale"]:
            return None
        if reason["message"] == TOO_OFTEN and "options" in self.question:
            self.wait = float(reason.get("seconds", 1))
            return question_in(self.version, self.question, self.view)
        raise Refused(409, str(reason["message"]), "the answer was refused")

    def answer(self, question: Question, keys: list[str]) -> str:
        """Returns the message that answers a question."""
        self._given = question.version
        return self.request("answer", version=question.version, keys=keys)

    def request(self, kind: str, **fields: object) -> str:
        """Returns the message of a request."""
        self._sent += 1
        return json.dumps({"type": kind, "id": self._sent, **fields})


def changed(view: dict[str, Any], changes: list[list[Any]]) -> dict[str, Any]:
    """Returns a view with changes: a path and its new value, or a path alone where something is gone."""
    view = copied(view)
    for change in changes:
        *path, last = change[0]
        place = view
        for key in path:
            place = place[key]
        if len(change) == 1:
            del place[last]
        else:
            place[last] = change[1]
    return view


def copied(view: dict[str, Any]) -> dict[str, Any]:
    """Returns a copy of the nested objects of a view; lists are never changed in place."""
    return {key: copied(value) if isinstance(value, dict) else value for key, value in view.items()}


class Pauses:
    """Pauses between attempts to come back, up to a number of seconds in all."""

    def __init__(self, patience: float) -> None:
        self._patience: Final = patience
        self._next = FIRST_PAUSE
        self._passed = 0.0

    def connected(self) -> None:
        """Begins anew."""
        self._next, self._passed = FIRST_PAUSE, 0.0

    def pause(self, problem: Exception) -> float:
        """Returns the seconds before the next attempt; raises Gone if it has been too long."""
        if self._passed >= self._patience:
            raise Gone(f"the server did not come back within {self._patience:.0f} seconds: {problem}") from problem
        pause = min(self._next, LONGEST_PAUSE)
        self._next, self._passed = self._next * 2, self._passed + pause
        return pause
