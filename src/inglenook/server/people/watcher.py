"""A client that watches a table through one connection, and its queue of outgoing messages.

A slow connection never holds up a table.  Its queue is bounded: excess updates are dropped, and the whole view is sent
instead as soon as the connection accepts data again.  Replies are never dropped; the server stops reading from a client
that does not take its replies.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from inglenook.server.protocol import Reply, encode
from inglenook.server.storage.rows import Guest

if TYPE_CHECKING:
    from inglenook.server.tables.room import Room

MOST_WAITING: Final = 64
"""Maximum number of updates, and of replies, that wait for a connection."""
NOTHING_SEEN: Final = -1


class Waiting(NamedTuple):
    """A message in the outgoing queue."""

    data: bytes
    is_reply: bool


class Watcher:
    """A connection as its table sees it."""

    def __init__(self, guest: Guest | None, sends: Callable[..., bool] | None = None, address: str = "") -> None:
        """`sends` sends texts at once, if possible, instead of queueing them.  `address` is the client's address."""
        self.guest: Final = guest
        self.address: Final = address
        self._sends: Final = sends
        self.viewer = -1
        """The seat watched from; -1 as a spectator."""
        self.version = NOTHING_SEEN
        """Version of the view that the client has once the queue is sent."""
        self.asked_for: int | None = None
        """The seat that the client asked to watch from; None: the server chooses."""
        self.room: Room | None = None
        self._waiting: deque[Waiting] = deque()
        self._held = b""
        """A reply held back to go out with the next update, because one send for both is cheaper."""
        self._replies = 0
        self._missed = False
        self._is_gone = False
        self._is_idle = False
        """True while the queue is empty and the sending task waits for more."""
        self._wake: Final = asyncio.Event()
        self._taken: Final = asyncio.Event()

    @property
    def id(self) -> str:
        """The guest's id; "" for a client without a name."""
        return "" if self.guest is None else self.guest.id

    @property
    def waits(self) -> bool:
        """Whether anything is to be sent."""
        return bool(self._waiting) or self._missed

    def tell(self, reply: Reply) -> None:
        """Sends a message as soon as possible."""
        self.push(encode(reply), is_reply=bool(reply.to))

    def tell_with_news(self, reply: Reply) -> None:
        """Holds a reply back until the update it causes; the caller must call `let_go` afterwards."""
        self._held = encode(reply)

    def let_go(self) -> None:
        """Sends the reply that was held back, if no update took it along."""
        if self._held:
            held, self._held = self._held, b""
            self.push(held, is_reply=True)

    def push(self, data: bytes, is_reply: bool = False) -> None:
        """Sends data as soon as possible; data that is not a reply may be dropped."""
        if self._held:
            held, self._held = self._held, b""
            if self._sends_at_once(held, data):
                return
            self.push(held, is_reply=True)
        elif self._sends_at_once(data):
            return
        if is_reply:
            self._replies += 1
        elif self._missed:
            return
        elif len(self._waiting) - self._replies >= MOST_WAITING:
            self._waiting = deque([one for one in self._waiting if one.is_reply])
            self._missed = True
            self._wake.set()
            return
        self._waiting.append(Waiting(data, is_reply))
        self._wake.set()

    def _sends_at_once(self, *data: bytes) -> bool:
        """Sends data at once if nothing is queued before it; returns whether it was sent."""
        return self._is_idle and self._sends is not None and not self.waits and self._sends(*data)

    async def next(self) -> bytes:
        """Waits for the next message to send, and returns it."""
        while True:
            if self._waiting:
                data, is_reply = self._waiting.popleft()
                self._replies -= is_reply
                self._taken.set()
                return data
            if self._missed:
                self._missed = False
                self.version = NOTHING_SEEN
                if self.room is not None:
                    self.room.audience.tell_everything(self)
                continue
            self._wake.clear()
            self._is_idle = True
            await self._wake.wait()
            self._is_idle = False

    async def listens(self) -> None:
        """Returns once few enough replies are queued, or the client has disconnected."""
        while self._replies >= MOST_WAITING and not self._is_gone:
            self._taken.clear()
            await self._taken.wait()

    def hung_up(self) -> None:
        """Marks the connection as closed."""
        self._is_gone, self._is_idle = True, False
        self._taken.set()
