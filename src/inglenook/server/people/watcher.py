"""Somebody who watches a table through one connection: what is still to be sent there.

A slow connection never holds up a table.  What waits for it is bounded: if there is too much news, it is dropped, and
the whole view is sent in its place as soon as the connection takes something again.  Replies are never dropped; who
does not take them is not listened to until they are taken.
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
"""So many pieces of news wait for a connection at most, and so many replies."""
NOTHING_SEEN: Final = -1


class Waiting(NamedTuple):
    """Something that is still to be sent."""

    data: bytes
    is_reply: bool


class Watcher:
    """A connection as a table sees it."""

    def __init__(self, guest: Guest | None, sends: Callable[..., bool] | None = None, address: str = "") -> None:
        """`sends` sends some texts at once, if it can: then nothing has to wait.  `address` is where it comes from."""
        self.guest: Final = guest
        self.address: Final = address
        self._sends: Final = sends
        self.viewer = -1
        """The seat it watches from; -1 as a spectator."""
        self.version = NOTHING_SEEN
        """Of the view that it has when everything is sent that waits."""
        self.asked_for: int | None = None
        """The seat it asked to watch from; None: as it fits."""
        self.room: Room | None = None
        self._waiting: deque[Waiting] = deque()
        self._held = b""
        """A reply that goes with the next news, in one piece: to send something costs more than to say it."""
        self._replies = 0
        self._missed = False
        self._is_gone = False
        self._is_idle = False
        """Whether all was sent, and whoever sends waits for more."""
        self._wake: Final = asyncio.Event()
        self._taken: Final = asyncio.Event()

    @property
    def id(self) -> str:
        """The guest's id; "" for somebody without a name."""
        return "" if self.guest is None else self.guest.id

    @property
    def waits(self) -> bool:
        """Whether there is something to be sent."""
        return bool(self._waiting) or self._missed

    def tell(self, reply: Reply) -> None:
        """Sends something as soon as it can be sent."""
        self.push(encode(reply), is_reply=bool(reply.to))

    def tell_with_news(self, reply: Reply) -> None:
        """Sends a reply together with the news that come of it; whoever calls this calls `let_go` after them."""
        self._held = encode(reply)

    def let_go(self) -> None:
        """If there was no news, the reply goes alone."""
        if self._held:
            held, self._held = self._held, b""
            self.push(held, is_reply=True)

    def push(self, data: bytes, is_reply: bool = False) -> None:
        """Sends data as soon as they can be sent; what is no reply may be dropped."""
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
        """Whether it was sent already, as nothing waits that comes first."""
        return self._is_idle and self._sends is not None and not self.waits and self._sends(*data)

    async def next(self) -> bytes:
        """What is to be sent next."""
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
        """Returns when not too many replies wait, or there is nobody any more to take them."""
        while self._replies >= MOST_WAITING and not self._is_gone:
            self._taken.clear()
            await self._taken.wait()

    def hung_up(self) -> None:
        """Nothing can be sent any more."""
        self._is_gone, self._is_idle = True, False
        self._taken.set()
