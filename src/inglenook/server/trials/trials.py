"""Trials of decks: bots play them in a process of its own, below everything else, one game after the other (SR-62).

A guest has one trial at a time; several wait for each other game by game, so that none waits for the end of another.
They are kept in memory only: what a trial found is soon found again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

import structlog

from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.trial import Report
from inglenook.server.bots.thinker import prepare

log = structlog.get_logger("inglenook.server.trials")

MOST: Final = 30
"""So many trials there are at once; then the oldest that is over is forgotten, or a new one has to wait."""
LIMIT: Final = 60.0
"""After so many seconds a game has taken too long, and is left out."""
ENDS_WITHIN: Final = 5.0
"""So many seconds a process that is ended has to be gone."""


class TooMany(Exception):
    """Others try their decks; there is no room for one more."""


@dataclass
class Trial:
    """A trial under way, or over."""

    format: str
    bot: str
    opponents: list[str]
    matches: list[Match]
    outcomes: list[Outcome] = field(default_factory=list)
    left_out: int = 0
    began: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether games are still to be played."""
        return self.task is not None and not self.task.done()

    def report(self) -> Report:
        """What it has shown so far."""
        return Report(self.opponents, self.outcomes)

    def stop(self) -> None:
        """No more games; what was found stays."""
        if self.task is not None:
            self.task.cancel()


class Trials:
    """The trials of all guests."""

    def __init__(self) -> None:
        self._trials: Final[dict[str, Trial]] = {}
        self._turn: Final = asyncio.Lock()
        """Who has it plays a game; who waits longest is next."""
        self._pool: ProcessPoolExecutor | None = None
        self._game: asyncio.Future[Outcome] | None = None
        """The game that is played."""

    def of(self, guest: str) -> Trial | None:
        """The trial of a guest."""
        return self._trials.get(guest)

    def begin(self, guest: str, trial: Trial) -> None:
        """Begins a trial in place of the one that a guest had."""
        before = self._trials.pop(guest, None)
        if before is not None:
            before.stop()
        over = [one for one, other in self._trials.items() if not other.running]
        if len(self._trials) >= MOST:
            if not over:
                raise TooMany
            del self._trials[over[0]]
        self._trials[guest] = trial
        trial.task = asyncio.create_task(self._run(trial))

    async def _run(self, trial: Trial) -> None:
        for match in trial.matches:
            async with self._turn:
                outcome = await self._play(match)
            if outcome is None or outcome.failure is not None:
                trial.left_out += 1
            else:
                trial.outcomes.append(outcome)

    async def _play(self, match: Match) -> Outcome | None:
        """A game; None if it took too long or its process died, and then there is a new process for the next."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy our sockets and threads
            self._pool = ProcessPoolExecutor(1, context, prepare_humbly)
        game = self._game = asyncio.wrap_future(self._pool.submit(play, match))
        game.add_done_callback(heard)
        try:
            # Shielded: a pool cannot bear that a game is cancelled before it began, when its process then ends.
            return await asyncio.wait_for(asyncio.shield(game), LIMIT)
        except (TimeoutError, BrokenProcessPool):
            log.warning("left out", game=match.game, seed=match.seed)
            self._end()
            return None

    async def record(self, trial: Trial, number: int) -> str:
        """The record of a game that was played: the same match plays the same game once more."""
        async with self._turn:
            outcome = await self._play(replace(trial.matches[number - 1], keeps_record=True))
        return "" if outcome is None else outcome.record

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with suppress(OSError, ValueError):
                    process.kill()

    async def close(self) -> None:
        """Ends all trials."""
        tasks = [trial.task for trial in self._trials.values() if trial.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._end()
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
