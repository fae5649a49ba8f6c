"""Somebody who watches a table through one connection: what is still to be sent there.

A slow connection never holds up a table.  What waits for it is bounded; if it is too much, it is dropped, and the whole
view is sent in its place as soon as the connection takes something again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from inglenook.server.protocol import Reply, encode
from inglenook.server.storage.rows import Guest

if TYPE_CHECKING:
    from inglenook.server.tables.room import Room

MOST_WAITING: Final = 64
NOTHING_SEEN: Final = -1


class Watcher:
    """A connection as a table sees it."""

    def __init__(self, guest: Guest | None) -> None:
        self.guest: Final = guest
        self.viewer = -1
        """The seat it watches from; -1 as a spectator."""
        self.version = NOTHING_SEEN
        """Of the view that it has when everything is sent that waits."""
        self.asked_for: int | None = None
        """The seat it asked to watch from; None: as it fits."""
        self.room: Room | None = None
        self._waiting: Final[deque[bytes]] = deque()
        self._missed = False
        self._wake: Final = asyncio.Event()

    @property
    def id(self) -> str:
        """The guest's id; "" for somebody without a name."""
        return "" if self.guest is None else self.guest.id

    def tell(self, reply: Reply) -> None:
        """Sends something as soon as it can be sent."""
        self.push(encode(reply))

    def push(self, data: bytes) -> None:
        """Sends data as soon as they can be sent."""
        if self._missed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._missed = True
        else:
            self._waiting.append(data)
        self._wake.set()

    async def next(self) -> bytes:
        """What is to be sent next."""
        while True:
            if self._missed:
                self._missed = False
                self.version = NOTHING_SEEN
                if self.room is not None:
                    self.room.audience.tell_everything(self)
            if self._waiting:
                return self._waiting.popleft()
            self._wake.clear()
            await self._wake.wait()
