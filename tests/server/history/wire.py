"""A wire: a proxy between two programs that can hold, drop or cut their traffic."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

Address = tuple[str, int] | str
"""A host and a port, or the path of a socket."""


class Wire:
    """A small TCP proxy.  The target's address is looked up for each connection, so that the target may move."""

    def __init__(self, called: Callable[[], Address], host: str = "127.0.0.1") -> None:
        self._called: Final = called
        self._host: Final = host
        self._whole: Final = asyncio.Event()
        """Whether what is said gets through at all; else it waits."""
        self._whole.set()
        self._loses_replies = False
        self._calls: Final[set[Call]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        """Begins to listen."""
        self._server = await asyncio.start_server(self._take, self._host, 0, limit=1 << 20)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Stops listening."""
        assert self._server is not None
        self._server.close()
        self.cut()
        self._whole.set()  # who was held up when it ended would wait for ever, and with it whoever closes it
        await asyncio.gather(*[call.ended.wait() for call in self._calls])

    def hold(self) -> None:
        """Holds the data of both directions without notice from now on."""
        self._whole.clear()

    def lose_replies(self) -> None:
        """Drops replies from now on, while requests still arrive."""
        self._loses_replies = True

    def mend(self, cut: bool = False) -> None:
        """Delivers the held data or closes the connections; connections that lost data are closed in any case."""
        if cut or self._loses_replies:
            self.cut()
        self._loses_replies = False
        self._whole.set()

    def cut(self) -> None:
        """Resets all connections."""
        for call in list(self._calls):
            call.cut()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        call = Call(writer)
        self._calls.add(call)
        try:
            await self._whole.wait()
            called = self._called()
            reached = (
                asyncio.open_unix_connection(called) if isinstance(called, str) else asyncio.open_connection(*called)
            )
            answers, asks = await reached
            call.ends.append(asks)
            if not call.is_cut:
                pumps = [self._pump(reader, asks, back=False), self._pump(answers, writer, back=True)]
                await asyncio.gather(*pumps)
        except OSError:
            pass
        finally:
            call.cut()
            self._calls.discard(call)
            call.ended.set()

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, back: bool) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await self._whole.wait()
                if not (back and self._loses_replies):
                    sink.write(data)
                    await sink.drain()
        with suppress(OSError, RuntimeError):
            sink.close()


class Call:
    """One connection through a wire."""

    def __init__(self, caller: asyncio.StreamWriter) -> None:
        self.ends: Final = [caller]
        self.is_cut = False
        self.ended: Final = asyncio.Event()

    def silence(self) -> None:
        """Takes in no more data from either end, without notice."""
        for end in self.ends:
            transport = end.transport
            if isinstance(transport, asyncio.Transport):
                transport.pause_reading()

    def cut(self) -> None:
        """Resets the connection."""
        self.is_cut = True
        for end in self.ends:
            end.transport.abort()
