"""Trials of decks: bots play them in a process of its own, below everything else, one game after the other (SR-62).

A guest has one trial at a time; several take turns game by game, by address and then by guest (SR-92), so that none
waits for the end of another.
How far each has come is kept every few seconds: whichever process is asked finds it, and it is there after a restart.
A trial of which nothing was heard for a while has lost its process, and says so.
"""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from typing import Final

import structlog

from inglenook.arena.match import Match, Outcome, play
from inglenook.server.bots.thinker import prepare
from inglenook.server.fair_queue import AT_A_TABLE, Turns, Whose
from inglenook.server.processes.pools import TIDIED_WITHIN, end_pool, open_pool
from inglenook.server.rate_limits import Clock
from inglenook.server.storage import trials as storage
from inglenook.server.storage.rows import TrialRow
from inglenook.server.storage.store import Store
from inglenook.server.trials.trial import Trial, unpacked

log = structlog.get_logger("inglenook.server.trials")

MOST: Final = 100
"""So many trials run at once in a process; a new one then has to wait."""
MOST_OF_AN_ADDRESS: Final = 4
"""So many of them come from one address."""
LASTS: Final = 4 * 3600.0
"""So many seconds a trial lasts at most; then it ends with what it has found."""
LIMIT: Final = 60.0
"""After so many seconds a game has taken too long, and is left out."""
ENDS_WITHIN: Final = 5.0
"""So many seconds a process that is ended has to be gone."""
BEATS: Final = 5.0
"""Every so many seconds it is kept how far trials have come."""
SILENT: Final = 6 * BEATS
"""A trial of which nothing was kept for so many seconds has lost its process."""


class TooMany(Exception):
    """Others try their decks; there is no room for one more."""


class Trials:
    """The trials of all guests: those that this process plays, and what is kept of all."""

    def __init__(self, store: Store, wall: Clock = time.time) -> None:
        self._store: Final = store
        self._now: Final = wall
        self._running: Final[dict[str, tuple[Trial, asyncio.Task[None]]]] = {}
        self._addresses: Final[dict[str, str]] = {}
        """From which address each of these guests began it."""
        """By guest, what this process plays."""
        self._turns: Final = Turns(1)
        """Whose turn it is plays a game."""
        self._pool: ProcessPoolExecutor | None = None
        self._game: asyncio.Future[Outcome] | None = None
        """The game that is played."""
        self._heart: asyncio.Task[None] | None = None

    async def of(self, guest: str) -> Trial | None:
        """The trial of a guest, as far as it is known; one that was lost says so."""
        own = self._running.get(guest)
        if own is not None:
            return own[0]
        row = await storage.kept_trial(self._store, guest)
        if row is None:
            return None
        lost = row.running and row.beat < self._now() - SILENT
        return await asyncio.to_thread(unpacked, row.kept, row.running and not lost, lost)

    async def begin(self, whose: Whose, trial: Trial) -> None:
        """Begins a trial in place of the one that a guest had."""
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
        """No more games; what was found stays."""
        if guest in self._running:
            await self._leave(guest)
        else:
            await storage.stop_trial(self._store, guest)

    async def ended(self, guest: str) -> None:
        """Returns when this process plays no game of a guest's trial any more, and what was found is kept."""
        own = self._running.get(guest)
        if own is not None:
            await asyncio.wait([own[1]])

    async def _leave(self, guest: str) -> None:
        """Plays on no more, and keeps what there is."""
        own = self._forget(guest)
        if own is not None:
            own[1].cancel()
            await asyncio.wait([own[1]])
            own[0].running = False
            await self._keep(guest, own[0])

    def _forget(self, guest: str) -> tuple[Trial, asyncio.Task[None]] | None:
        """This process plays no trial of a guest any more."""
        self._addresses.pop(guest, None)
        return self._running.pop(guest, None)

    async def _keep(self, guest: str, trial: Trial) -> bool:
        """Keeps how far a trial has come; False if it is to go no further."""
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
                except Exception:  # a database that does not answer: it is tried again
                    log.exception("keeping a trial")

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
            log.exception("keeping a trial")  # in this process it is still known, until the next
        else:
            self._forget(guest)

    async def _play(self, match: Match) -> Outcome | None:
        """A game; None if it took too long or its process died, and then there is a new process for the next."""
        if self._pool is None:
            self._pool = open_pool(prepare_humbly)
        game = self._game = asyncio.wrap_future(self._pool.submit(play, match))
        game.add_done_callback(heard)
        try:
            # Shielded: a pool cannot bear that a game is cancelled before it began, when its process then ends.
            return await asyncio.wait_for(asyncio.shield(game), LIMIT)
        except (TimeoutError, BrokenProcessPool):
            log.warning("left out", game=match.game, seed=match.seed)
            self._end()
            return None

    async def record(self, whose: Whose, trial: Trial, number: int) -> str:
        """The record of a game that was played: the same match plays the same game once more."""
        async with self._turns.turn(whose._replace(rank=AT_A_TABLE), is_long=True):
            outcome = await self._play(replace(trial.matches[number - 1], keeps_record=True))
        return "" if outcome is None else outcome.record

    def _end(self, wait: float = 0.0) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            end_pool(pool, wait)

    async def close(self) -> None:
        """Ends all trials; those that were not at their end are lost, with what they had found."""
        running, tasks = list(self._running.items()), [task for _trial, task in self._running.values()]
        if self._heart is not None:
            tasks.append(self._heart)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest, (trial, _task) in running:
            row = TrialRow(guest, trial.id, trial.running, self._now() - SILENT - 1, trial.kept())
            with suppress(Exception):  # a database that does not answer does not keep us
                await asyncio.wait_for(storage.keep_trial(self._store, row), ENDS_WITHIN)
        self._end(TIDIED_WITHIN)
        if self._game is not None:
            await asyncio.wait([self._game], timeout=ENDS_WITHIN)


def heard(game: asyncio.Future[Outcome]) -> None:
    """Nobody need wait for a game that nobody wants any more, however it ended."""
    if not game.cancelled():
        game.exception()


def prepare_humbly() -> None:
    """As the processes in which bots think, but whoever plays goes first."""
    prepare()
    with suppress(OSError, AttributeError):
        os.nice(15)
