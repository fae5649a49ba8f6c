"""A WebSocket as uvicorn speaks it, with a short way for nearly all that goes over it: one text, small and whole.

Whatever is not as usual goes the way of the library: pieces and several texts at once, pings, closing, what is no text.
"""

from __future__ import annotations

import asyncio
import struct
from types import CodeType
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without a compiler
    from websockets.utils import apply_mask

EXTENSION: Final = "inglenook.wire"
"""Under this name an application finds the connection itself."""

TEXT: Final = 0x81
"""How a text begins that comes in one piece."""
MASKED: Final = 0x80
SHORT: Final = 126
"""A smaller length stands in the second byte; this one says that it stands in the two after it, the next in eight."""
MASK: Final = 4
"""So many bytes of it stand before what a client sends."""
SHORT_HEAD: Final = struct.Struct("!BB").pack
MIDDLE_HEAD: Final = struct.Struct("!BBH").pack
LONG_HEAD: Final = struct.Struct("!BBQ").pack

MOST_UNREAD: Final = 8
"""Of somebody who sends more than so many messages ahead nothing more is read for now."""

BETWEEN_FRAMES: Final[CodeType] = StreamReader.at_eof.__code__
"""Where the library stands while it waits for whatever comes next, and has begun nothing."""


class Wire(WebSocketsSansIOProtocol):
    """A connection to which one may write at once, as long as it takes what is written."""

    _is_served = False
    """Whether the application that serves it has ended."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to speak this way."""
        super().handle_connect(event)
        if self.close_sent:  # refused, and no application was told of it
            self._is_served = True
        else:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}

    # Going.

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        super().connection_lost(exc)
        self._come_apart()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has done with it."""
        super().on_task_complete(task)
        self.scope["extensions"], self._is_served = {}, True
        self._come_apart()

    def _come_apart(self) -> None:
        """Undoes the circles in which it still lies, when both have done with it: nobody looks for these (SR-89)."""
        if self.disconnected and self._is_served:
            self.conn.parser.close()
            for problem in (self.conn.handshake_exc, self.conn.parser_exc):
                if problem is not None:  # it knows where it came from
                    problem.__traceback__ = problem.__cause__ = problem.__context__ = None

    # Taking in.

    def data_received(self, data: bytes) -> None:
        """Takes in what came: mostly one text."""
        begin = begin_of_only_text(data)
        if begin and self._is_idle():
            try:
                text = apply_mask(data[begin:], data[begin - MASK : begin]).decode()
            except UnicodeDecodeError:
                pass  # the library knows what to say to that
            else:
                self._take({"type": "websocket.receive", "text": text})
                return
        super().data_received(data)

    def _is_idle(self) -> bool:
        """Whether the library is in the middle of nothing."""
        conn: Any = self.conn
        if conn.state is not OPEN or self.close_sent or conn.current_size is not None:
            return False
        waiting = conn.parser.gi_yieldfrom
        return waiting is not None and waiting.gi_code is BETWEEN_FRAMES

    def send_receive_event_to_app(self) -> None:
        """A message is there that came the long way: it need not be taken before the next one is read."""
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < MOST_UNREAD:
            self.read_paused = False
            self.transport.resume_reading()

    def _take(self, message: Any) -> None:
        self.queue.put_nowait(message)
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Sending.

    def sends(self, *texts: bytes) -> bool:
        """Sends some texts at once; False if that has to wait, or cannot be any more."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True


def begin_of_only_text(data: bytes) -> int:
    """Where the only text in what a client sent begins, if it is that, and neither long nor empty; else 0."""
    if len(data) <= 2 + MASK or data[0] != TEXT:
        return 0
    length, begin = data[1] ^ MASKED, 2 + MASK
    if length > SHORT:  # long, or without a mask, which is against the rules
        return 0
    if length == SHORT:
        length, begin = int.from_bytes(data[2:4]), 4 + MASK
    return begin if len(data) == begin + length else 0


def head(length: int) -> bytes:
    """What stands before a whole text of so many bytes from a server."""
    if length < SHORT:
        return SHORT_HEAD(TEXT, length)
    return MIDDLE_HEAD(TEXT, SHORT, length) if length < 1 << 16 else LONG_HEAD(TEXT, SHORT + 1, length)
