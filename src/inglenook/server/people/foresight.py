"""When whoever is asked is told what the options come to (KR-33): soon after the question, and only if there is time.

To try out each option takes longer than all else that an answer takes.  Who answers at once does without it, and when
many play at once, everybody's answers come first.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from inglenook.server.processes.status_board import TRYING
from inglenook.server.processes.watchdog import WATCHDOG, OutOfTime
from inglenook.server.storage.rows import PLAYING
from inglenook.server.tables.views import expected

if TYPE_CHECKING:
    from inglenook.server.tables.play import Play
    from inglenook.server.tables.room import Room

SOON: Final = 0.05
"""A question has stood for so many seconds before its options are tried out."""
LATER: Final = 0.5
"""After so many it is seen again whether there is time."""
LATE: Final = 0.02
"""Whoever is called so many seconds too late is not the only one who has something to do."""
PATIENCE: Final = 3
"""So often others come first; whoever still thinks by then is told all the same."""


class Foresight:
    """What the options of the pending question of one table come to."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._timer: asyncio.TimerHandle | None = None
        self._asked_at = 0.0
        """When what is asked now was first seen."""
        self.freezing: asyncio.Task[None] | None = None
        """What is done if that has no end (SR-81)."""

    def begin(self) -> None:
        """Something else is asked, or somebody new looks on.

        A timer that runs already is left alone: it looks how long the question has stood.  To set one anew for each
        answer costs more than to look once too often.
        """
        if not self._is_awaited():
            self.stop()
            return
        self._asked_at = asyncio.get_running_loop().time()
        if self._timer is None:
            self._wait(SOON)

    def stop(self) -> None:
        """What was asked is asked no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_awaited(self) -> bool:
        is_played = self._room.entry.results is not None and self._room.row.state == PLAYING
        return is_played and self._room.audience.awaits_results(self._room.asked)

    def _wait(self, seconds: float, tries: int = 0) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._look, loop.time() + seconds, tries)

    def _look(self, due: float, tries: int = 0) -> None:
        """Tells it, unless others wait; while the lock is held, the game may be ahead of what is kept."""
        self._timer = None
        now = asyncio.get_running_loop().time()
        stood = now - self._asked_at
        is_busy = now - due > LATE and tries < PATIENCE
        if stood < SOON:
            self._wait(SOON - stood)
        elif is_busy or self._room.lock.locked():
            self._wait(LATER, tries + 1)
        else:
            self.tell()

    def tell(self) -> None:
        """Tries the options out, and tells."""
        room = self._room
        viewer, play = room.asked, room.play
        if play is not None and self._is_awaited():
            try:
                with WATCHDOG.over(room.id, play.version, TRYING, viewer):
                    results = expected(play, viewer)
            except OutOfTime as problem:
                self.freezing = asyncio.create_task(self._freeze(problem, play))
            else:
                room.audience.tell_results(viewer, results)

    async def _freeze(self, problem: OutOfTime, play: Play) -> None:
        room = self._room
        async with room.lock:
            await room.freeze(problem, play.record(room.names()), {"version": play.version})
