"""Trials of decks, played one game after the other in a separate process at low priority (SR-62).

A guest has one trial at a time.  Trials take turns game by game, by address and then by guest (SR-92), so that none
waits for the end of another.

The progress of each trial is stored every few seconds, so that any process can report it, even after a restart.  A
trial without stored progress for a while has lost its process, and is reported as lost.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from typing import Final

import structlog

from inglenook.arena.match import Match, Outcome, play
from inglenook.server.bots.thinker import prepare_behind
from inglenook.server.fair_queue import AT_A_TABLE, Turns, Whose
from inglenook.server.processes.pools import TIDIED_WITHIN, end_pool, open_pool
from inglenook.server.rate_limits import Clock
from inglenook.server.storage import trials as storage
from inglenook.server.storage.rows import TrialRow
from inglenook.server.storage.store import Store
from inglenook.server.trials.trial import Trial, unpacked

log = structlog.get_logger("inglenook.server.trials")

MOST: Final = 100
"""Maximum number of trials in progress per process."""
MOST_OF_AN_ADDRESS: Final = 4
"""Maximum number of trials in progress per address."""
LASTS: Final = 4 * 3600.0
"""Maximum duration of a trial, in seconds; it then ends with the results so far."""
LIMIT: Final = 60.0
"""Time limit of a game, in seconds; a game beyond it is left out."""
ENDS_WITHIN: Final = 5.0
"""Seconds that a process has for ending."""
BEATS: Final = 5.0
"""Seconds between stores of the progress of trials."""
SILENT: Final = 6 * BEATS
"""Seconds without stored progress after which a trial has lost its process."""


class TooMany(Exception):
    """Raised when too many trials are in progress."""


class Trials:
    """The trials of all guests: those played by this process, and the stored ones."""

    def __init__(self, store: Store, wall: Clock = time.time) -> None:
        self._store: Final = store
        self._now: Final = wall
        self._running: Final[dict[str, tuple[Trial, asyncio.Task[None]]]] = {}
        self._addresses: Final[dict[str, str]] = {}
        """The address from which each of these guests began a trial."""
        """`_running` has the trials that this process plays, by guest, with their tasks."""
        self._turns: Final = Turns(1)
        """The queue in which trials wait to play their next game."""
        self._pool: ProcessPoolExecutor | None = None
        self._game: asyncio.Future[Outcome] | None = None
        """The game in progress."""
        self._heart: asyncio.Task[None] | None = None

    async def of(self, guest: str) -> Trial | None:
        """Returns a guest's trial, or None; one without a process is marked as lost."""
        own = self._running.get(guest)
        if own is not None:
            return own[0]
        row = await storage.kept_trial(self._store, guest)
        if row is None:
            return None
        lost = row.running and row.beat < self._now() - SILENT
        return await asyncio.to_thread(unpacked, row.kept, row.running and not lost, lost)

    async def begin(self, whose: Whose, trial: Trial) -> None:
        """Begins a trial, replacing the guest's previous one."""
        guest = whose.guest
        await self._leave(guest)
        here = [one for one in self._running if self._addresses.get(one) == whose.address]
        if len(self._running) >= MOST or len(here) >= MOST_OF_AN_ADDRESS:
            raise TooMany
        trial.running, trial.began = True, time.monotonic()
        await storage.begin_trial(self._store, TrialRow(guest, trial.id, True, self._now(), trial.kept()))
        self._addresses[guest] = whose.address
        self._running[guest] = trial, asyncio.create_task(self._run(whose, trial))
        if self._heart is None:
            self._heart = asyncio.create_task(self._beat())

    async def stop(self, guest: str) -> None:
        """Stops a guest's trial and keeps its results."""
        if guest in self._running:
            await self._leave(guest)
        else:
            await storage.stop_trial(self._store, guest)

    async def ended(self, guest: str) -> None:
        """Returns once this process no longer plays a guest's trial and its results are stored."""
        own = self._running.get(guest)
        if own is not None:
            await asyncio.wait([own[1]])

    async def _leave(self, guest: str) -> None:
        """Stops a guest's trial in this process and stores its results."""
        own = self._forget(guest)
        if own is not None:
            own[1].cancel()
            await asyncio.wait([own[1]])
            own[0].running = False
            await self._keep(guest, own[0])

    def _forget(self, guest: str) -> tuple[Trial, asyncio.Task[None]] | None:
        """Removes a guest's trial from this process, and returns it."""
        self._addresses.pop(guest, None)
        return self._running.pop(guest, None)

    async def _keep(self, guest: str, trial: Trial) -> bool:
        """Stores the progress of a trial; returns False if it is to stop."""
        kept = await asyncio.to_thread(trial.kept)
        return await storage.keep_trial(self._store, TrialRow(guest, trial.id, trial.running, self._now(), kept))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEATS)
            for guest, (trial, task) in list(self._running.items()):
                try:
                    if not await self._keep(guest, trial):
                        task.cancel()
                        trial.running = False
                        self._forget(guest)
                except Exception:  # the database does not answer; tried again later
                    log.exception("storing trial failed")

    async def _run(self, whose: Whose, trial: Trial) -> None:
        guest = whose.guest
        for match in trial.matches[trial.done :]:
            if time.monotonic() - trial.began > LASTS:
                break
            async with self._turns.turn(whose, is_long=True):
                outcome = await self._play(match)
            if outcome is None or outcome.failure is not None:
                trial.left_out += 1
            else:
                trial.outcomes.append(outcome)
        trial.running = False
        try:
            await self._keep(guest, trial)
        except Exception:
            log.exception("storing trial failed")  # the trial stays known in this process until the guest's next
        else:
            self._forget(guest)

    async def _play(self, match: Match) -> Outcome | None:
        """Plays a game; returns None if it took too long or its process died, which is then replaced for the next
        game.
        """
        if self._pool is None:
            self._pool = open_pool(prepare_behind)
        game = self._game = asyncio.wrap_future(self._pool.submit(play, match))
        game.add_done_callback(heard)
        try:
            # Shielded, because a pool fails if a game is cancelled before it starts and its process then ends.
            return await asyncio.wait_for(asyncio.shield(game), LIMIT)
        except (TimeoutError, BrokenProcessPool):
            log.warning("trial game skipped", game=match.game, seed=match.seed)
            self._end()
            return None

    async def record(self, whose: Whose, trial: Trial, number: int) -> str:
        """Returns the record of a game by playing its match again, which gives the same game."""
        async with self._turns.turn(whose._replace(rank=AT_A_TABLE), is_long=True):
            outcome = await self._play(replace(trial.matches[number - 1], keeps_record=True))
        return "" if outcome is None else outcome.record

    def _end(self, wait: float = 0.0) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            end_pool(pool, wait)

    async def close(self) -> None:
        """Ends all trials; unfinished ones are stored with their results so far and count as lost."""
        running, tasks = list(self._running.items()), [task for _trial, task in self._running.values()]
        if self._heart is not None:
            tasks.append(self._heart)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest, (trial, _task) in running:
            row = TrialRow(guest, trial.id, trial.running, self._now() - SILENT - 1, trial.kept())
            with suppress(Exception):  # an unresponsive database must not block the shutdown
                await asyncio.wait_for(storage.keep_trial(self._store, row), ENDS_WITHIN)
        self._end(TIDIED_WITHIN)
        if self._game is not None:
            await asyncio.wait([self._game], timeout=ENDS_WITHIN)


def heard(game: asyncio.Future[Outcome]) -> None:
    """Retrieves the exception of a game that may have no waiting caller any more."""
    if not game.cancelled():
        game.exception()
