"""The client for programs that do one thing after the other."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from inglenook.client.following import TOKEN_ENDED, Following, Gone, Pauses
from inglenook.client.questions import Question
from inglenook.client.requests import TIMEOUT, Api, laying, refusal, seat_path

PATIENCE: Final = 300.0
"""Seconds in which a server has to come back."""


class Server:
    """A server, as seen with a token."""

    def __init__(self, address: str, token: str, patience: float = PATIENCE) -> None:
        """`patience` is the time in seconds in which the server has to come back after a lost connection."""
        self._api: Final = Api(address, token)
        self._patience: Final = patience

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Makes any request of the API, such as `ask("GET", "/tables")`; raises Refused or OSError."""
        return self._api.ask(method, path, body)

    def me(self) -> dict[str, Any]:
        """Returns the person as whom the token acts, and its scopes."""
        found: dict[str, Any] = self.ask("GET", "/me")
        return found

    def tables(self) -> dict[str, Any]:
        """Returns the open tables and the person's own."""
        found: dict[str, Any] = self.ask("GET", "/tables")
        return found

    def lay(self, game: str, seats: Sequence[str | dict[str, Any]], begin: bool = False, **more: Any) -> str:
        """Lays a table and returns its id; a seat is "you", "open", "here", "bot", or the level of a bot."""
        return str(self.ask("POST", "/tables", laying(game, seats, begin, more))["id"])

    def sit(self, table: str, seat: int, **deck: str) -> None:
        """Sits down, with `deck` or `deck_text` where the game has decks."""
        self.ask("POST", f"{seat_path(table, seat)}/sit", deck)

    def seat(self, table: str, seat: int = 0) -> Seat:
        """Returns one of the person's seats, to play from."""
        return Seat(self._api, table, seat, self._patience)

    def events(self) -> Iterator[dict[str, Any]]:
        """Yields the person's tables: all that go on, then each one that changes; comes back when disconnected."""
        for text in Line(self._api, "/events", self._patience).messages():
            if text is not None:
                yield json.loads(text)


class Line:
    """A WebSocket that is opened anew when it is lost."""

    def __init__(self, api: Api, path: str, patience: float) -> None:
        self._api: Final = api
        self._path: Final = path
        self._pauses: Final = Pauses(patience)
        self._connection: ClientConnection | None = None
        self._is_closed = False

    def messages(self) -> Iterator[str | bytes | None]:
        """Yields the messages; None whenever a connection is new."""
        while not self._is_closed:
            try:
                with connect(
                    self._api.socket(self._path),
                    additional_headers=self._api.headers,
                    max_size=None,
                    open_timeout=TIMEOUT,
                    proxy=None,
                ) as self._connection:
                    yield None
                    for text in self._connection:
                        self._pauses.connected()
                        yield text
                raise ConnectionResetError("the server closed the connection")
            except (OSError, WebSocketException) as problem:
                if not self._is_closed:
                    time.sleep(self._pauses.pause(lasting(problem, self._connection)))

    def send(self, text: str) -> None:
        """Sends a message; one that is lost with its connection is asked for again afterwards."""
        if self._connection is not None:
            with suppress(OSError, ConnectionClosed):
                self._connection.send(text)

    def close(self) -> None:
        """Closes the connection for good."""
        self._is_closed = True
        if self._connection is not None:
            self._connection.close()


def lasting(problem: Exception, connection: Any) -> Exception:
    """Raises what waiting does not cure: a refusal, or a token that has ended; returns everything else."""
    if isinstance(problem, InvalidStatus) and problem.response.status_code < 500:
        found = refusal(problem.response.status_code, bytes(problem.response.body or b""))
        if found.status != 429:
            raise found from problem
    if connection is not None and connection.close_code == TOKEN_ENDED:
        raise Gone("the token has expired or was revoked") from problem
    return problem


class Seat:
    """A seat at a table, over a WebSocket that comes back by itself."""

    def __init__(self, api: Api, table: str, seat: int, patience: float) -> None:
        self.table: Final = table
        self.following: Final = Following(seat)
        """The known state of the table."""
        self._line: Final = Line(api, f"{seat_path(table, seat)}/stream", patience)

    def questions(self) -> Iterator[Question]:
        """Yields each question of the seat until the game is over; what is not answered is not asked again.

        Raises Refused if an answer was refused, and Gone if the server does not come back.
        """
        for text in self._line.messages():
            if text is None:
                self.following.connected()
                continue
            question = self.following.take(text)
            if self.following.wait:
                time.sleep(self.following.wait)
                self.following.wait = 0.0
            if question is not None:
                yield question
            if self.following.is_replaced:
                self._send(self.following.request("return"))
            if self.following.is_over:
                return

    def answer(self, question: Question, *keys: str) -> None:
        """Answers a question with the keys of the options picked; a late answer changes nothing."""
        self._send(self.following.answer(question, list(keys)))

    def act(self, question: Question, key: str) -> None:
        """Takes an action beside a question, by the key of one of its asides; the question follows anew."""
        self._send(self.following.request("aside", version=question.version, key=key))

    def _send(self, text: str) -> None:
        self._line.send(text)

    def say(self, text: str) -> None:
        """Says a line of chat."""
        self._send(self.following.request("say", text=text))

    def concede(self) -> None:
        """Gives up."""
        self._send(self.following.request("concede"))

    def consent(self, agree: bool) -> None:
        """Agrees to the undo that another player asked for, or declines it."""
        self._send(self.following.request("consent", version=self.following.version, agree=agree))

    def close(self) -> None:
        """Leaves the table to itself; the seat stays the person's."""
        self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
