"""The client for programs that do many things at once, with asyncio."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from inglenook.client.blocking import PATIENCE, lasting
from inglenook.client.following import Following, Pauses
from inglenook.client.questions import Question
from inglenook.client.requests import TIMEOUT, Api, laying, seat_path


class AsyncServer:
    """A server, as seen with a token."""

    def __init__(self, address: str, token: str, patience: float = PATIENCE) -> None:
        """`patience` is the time in seconds in which the server has to come back after a lost connection."""
        self._api: Final = Api(address, token)
        self._patience: Final = patience

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Makes any request of the API, such as `ask("GET", "/tables")`; raises Refused or OSError."""
        return await asyncio.to_thread(self._api.ask, method, path, body)

    async def me(self) -> dict[str, Any]:
        """Returns the person as whom the token acts, and its scopes."""
        found: dict[str, Any] = await self.ask("GET", "/me")
        return found

    async def tables(self) -> dict[str, Any]:
        """Returns the open tables and the person's own."""
        found: dict[str, Any] = await self.ask("GET", "/tables")
        return found

    async def lay(self, game: str, seats: Sequence[str | dict[str, Any]], begin: bool = False, **more: Any) -> str:
        """Lays a table and returns its id; a seat is "you", "open", "here", "bot", or the level of a bot."""
        return str((await self.ask("POST", "/tables", laying(game, seats, begin, more)))["id"])

    async def sit(self, table: str, seat: int, **deck: str) -> None:
        """Sits down, with `deck` or `deck_text` where the game has decks."""
        await self.ask("POST", f"{seat_path(table, seat)}/sit", deck)

    def seat(self, table: str, seat: int = 0) -> AsyncSeat:
        """Returns one of the person's seats, to play from."""
        return AsyncSeat(self._api, table, seat, self._patience)

    async def events(self) -> AsyncIterator[dict[str, Any]]:
        """Yields the person's tables: all that go on, then each one that changes; comes back when disconnected."""
        async for text in AsyncLine(self._api, "/events", self._patience).messages():
            if text is not None:
                yield json.loads(text)


class AsyncLine:
    """A WebSocket that is opened anew when it is lost."""

    def __init__(self, api: Api, path: str, patience: float) -> None:
        self._api: Final = api
        self._path: Final = path
        self._pauses: Final = Pauses(patience)
        self._connection: ClientConnection | None = None
        self._is_closed = False

    async def messages(self) -> AsyncIterator[str | bytes | None]:
        """Yields the messages; None whenever a connection is new."""
        while not self._is_closed:
            try:
                async with connect(
                    self._api.socket(self._path),
                    additional_headers=self._api.headers,
                    max_size=None,
                    open_timeout=TIMEOUT,
                    proxy=None,
                ) as self._connection:
                    yield None
                    async for text in self._connection:
                        self._pauses.connected()
                        yield text
                raise ConnectionResetError("the server closed the connection")
            except (OSError, WebSocketException) as problem:
                if not self._is_closed:
                    await asyncio.sleep(self._pauses.pause(lasting(problem, self._connection)))

    async def send(self, text: str) -> None:
        """Sends a message; one that is lost with its connection is asked for again afterwards."""
        if self._connection is not None:
            with suppress(OSError, ConnectionClosed):
                await self._connection.send(text)

    async def close(self) -> None:
        """Closes the connection for good."""
        self._is_closed = True
        if self._connection is not None:
            await self._connection.close()


class AsyncSeat:
    """A seat at a table, over a WebSocket that comes back by itself."""

    def __init__(self, api: Api, table: str, seat: int, patience: float) -> None:
        self.table: Final = table
        self.following: Final = Following(seat)
        """The known state of the table."""
        self._line: Final = AsyncLine(api, f"{seat_path(table, seat)}/stream", patience)

    async def questions(self) -> AsyncIterator[Question]:
        """Yields each question of the seat until the game is over; what is not answered is not asked again.

        Raises Refused if an answer was refused, and Gone if the server does not come back.
        """
        async for text in self._line.messages():
            if text is None:
                self.following.connected()
                continue
            question = self.following.take(text)
            if self.following.wait:
                await asyncio.sleep(self.following.wait)
                self.following.wait = 0.0
            if question is not None:
                yield question
            if self.following.is_replaced:
                await self._send(self.following.request("return"))
            if self.following.is_over:
                return

    async def answer(self, question: Question, *keys: str) -> None:
        """Answers a question with the keys of the options picked; a late answer changes nothing."""
        await self._send(self.following.answer(question, list(keys)))

    async def act(self, question: Question, key: str) -> None:
        """Takes an action beside a question, by the key of one of its asides; the question follows anew."""
        await self._send(self.following.request("aside", version=question.version, key=key))

    async def _send(self, text: str) -> None:
        await self._line.send(text)

    async def say(self, text: str) -> None:
        """Says a line of chat."""
        await self._send(self.following.request("say", text=text))

    async def concede(self) -> None:
        """Gives up."""
        await self._send(self.following.request("concede"))

    async def consent(self, agree: bool) -> None:
        """Agrees to the undo that another player asked for, or declines it."""
        await self._send(self.following.request("consent", version=self.following.version, agree=agree))

    async def close(self) -> None:
        """Leaves the table to itself; the seat stays the person's."""
        await self._line.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
