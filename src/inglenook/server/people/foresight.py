"""Sends the asked player the result of each option (KR-33), shortly after the question and only if there is time.

Trying out every option takes longer than everything else about an answer.  A player who answers at once does without,
and when many play at once, all answers come first.
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
"""Seconds that a question stands before its options are tried out."""
LATER: Final = 0.5
"""Seconds after which a busy server is checked again."""
LATE: Final = 0.02
"""Lateness, in seconds, above which the event loop counts as busy."""
PATIENCE: Final = 3
"""Number of postponements, after which results are sent even by a busy server."""


class Foresight:
    """Tries out the options of one table's pending question."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._timer: asyncio.TimerHandle | None = None
        self._asked_at = 0.0
        """Time at which the current question was first seen."""
        self.freezing: asyncio.Task[None] | None = None
        """The task that freezes the table if trying an option has no end (SR-81)."""

    def begin(self) -> None:
        """Schedules the results for a new question or a new watcher.

        A running timer is left alone, because it checks how long the question has stood.  A new timer for each answer
        would cost more than an occasional extra check.
        """
        if not self._is_awaited():
            self.stop()
            return
        self._asked_at = asyncio.get_running_loop().time()
        if self._timer is None:
            self._wait(SOON)

    def stop(self) -> None:
        """Cancels the timer: the question is no longer pending."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_awaited(self) -> bool:
        is_played = self._room.entry.play.results is not None and self._room.row.state == PLAYING
        return is_played and self._room.audience.awaits_results(self._room.asked)

    def _wait(self, seconds: float, tries: int = 0) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._look, loop.time() + seconds, tries)

    def _look(self, due: float, tries: int = 0) -> None:
        """Sends the results, or waits while the server is busy or the lock is held: the game may then be ahead of the
        database.
        """
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
        """Tries the options out and sends their results."""
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
