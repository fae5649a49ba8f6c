"""A WebSocket protocol for uvicorn with a fast path for the usual traffic: one small, complete text message.

Everything else goes through the library: fragments, several messages at once, pings, closing, binary data.
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
except ImportError:  # installed without a compiler
    from websockets.utils import apply_mask

EXTENSION: Final = "inglenook.wire"
"""ASGI extension under which an application finds the connection itself."""

TEXT: Final = 0x81
"""First byte of a text message in a single frame."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Frame length code: smaller values are the length itself, 126 means two length bytes follow, 127 means eight."""
MASK: Final = 4
"""Length of the mask before a client's payload, in bytes."""
SHORT_HEAD: Final = struct.Struct("!BB").pack
MIDDLE_HEAD: Final = struct.Struct("!BBH").pack
LONG_HEAD: Final = struct.Struct("!BBQ").pack

MOST_UNREAD: Final = 8
"""Number of unread messages at which reading from a client pauses."""

BETWEEN_FRAMES: Final[CodeType] = StreamReader.at_eof.__code__
"""Code object at which the library's parser waits between two frames."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection that sends immediately while the client keeps reading."""

    _is_served = False
    """True once the application that serves the connection has ended."""

    def handle_connect(self, event: Request) -> None:
        """Handles a client's request to open a WebSocket."""
        super().handle_connect(event)
        if self.close_sent:  # refused before an application was called
            self._is_served = True
        else:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}

    # Disconnecting.

    def connection_lost(self, exc: Exception | None) -> None:
        """Handles the loss of the connection."""
        super().connection_lost(exc)
        self._come_apart()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Handles the end of the application's task."""
        super().on_task_complete(task)
        self.scope["extensions"], self._is_served = {}, True
        self._come_apart()

    def _come_apart(self) -> None:
        """Breaks the remaining reference cycles once connection and application are done, as garbage collection is rare
        (SR-89).
        """
        if self.disconnected and self._is_served:
            self.conn.parser.close()
            for problem in (self.conn.handshake_exc, self.conn.parser_exc):
                if problem is not None:  # its traceback leads back to this connection
                    problem.__traceback__ = problem.__cause__ = problem.__context__ = None

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """Receives data, usually a single text message."""
        begin = begin_of_only_text(data)
        if begin and self._is_idle():
            try:
                text = apply_mask(data[begin:], data[begin - MASK : begin]).decode()
            except UnicodeDecodeError:
                pass  # the library answers invalid text
            else:
                self._take({"type": "websocket.receive", "text": text})
                return
        super().data_received(data)

    def _is_idle(self) -> bool:
        """Whether the library is between two frames and two messages."""
        conn: Any = self.conn
        if conn.state is not OPEN or self.close_sent or conn.current_size is not None:
            return False
        waiting = conn.parser.gi_yieldfrom
        return waiting is not None and waiting.gi_code is BETWEEN_FRAMES

    def send_receive_event_to_app(self) -> None:
        """Queues a message that came through the library; further messages are read before it is taken."""
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
        """Sends some texts at once; returns False if they would have to wait or cannot be sent any more."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True


def begin_of_only_text(data: bytes) -> int:
    """Returns where the payload begins if the data is exactly one short, non-empty text message; else 0."""
    if len(data) <= 2 + MASK or data[0] != TEXT:
        return 0
    length, begin = data[1] ^ MASKED, 2 + MASK
    if length > SHORT:  # long, or unmasked, which the protocol forbids
        return 0
    if length == SHORT:
        length, begin = int.from_bytes(data[2:4]), 4 + MASK
    return begin if len(data) == begin + length else 0


def head(length: int) -> bytes:
    """Returns the frame header for a whole text of this many bytes from a server."""
    if length < SHORT:
        return SHORT_HEAD(TEXT, length)
    return MIDDLE_HEAD(TEXT, SHORT, length) if length < 1 << 16 else LONG_HEAD(TEXT, SHORT + 1, length)
