"""Automatic play at a table: answers of bots, and passes for players who do not want to be asked.

If another person sits at the table, an automatic pass takes as long as a person might, so that its timing does not
reveal whether there was anything to decide.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import structlog

from inglenook.kernel.decisions import PASS
from inglenook.lessons import LEARNER
from inglenook.server.bots.hesitation import hesitation
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.bots.thinker import DEFENCE, Thought
from inglenook.server.storage.rows import PLAYING, NoTable
from inglenook.server.tables.deadlines import in_time
from inglenook.server.tables.faults import LEGAL
from inglenook.server.tables.play import GIVING_UP
from inglenook.server.tables.room import Frozen, Room, Taken

log = structlog.get_logger("inglenook.server.bots.autoplay")

PATIENCE: Final = 2.0
"""Seconds after which a failed attempt is repeated."""

DICE: Final = random.SystemRandom()
"""Unpredictable dice, so that earlier pauses do not reveal later ones."""


class Move(NamedTuple):
    """The next automatic move at a table: its seat, the pause before it, and the answer if already known."""

    version: int
    seat: int
    by: str
    pause: float
    bot: str = ""
    thought: Thought | None = None


class Autoplay:
    """Plays at one table for as long as no person is needed."""

    def __init__(self, room: Room, bots: BotProcesses) -> None:
        self._room: Final = room
        self._bots: Final = bots
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether automatic play is in progress."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Checks after a change at the table whether there is something to play."""
        self._again = True
        if not self.busy and not self._stopped and may_go_on(self._room):
            self._task = asyncio.create_task(self._play_on())

    async def settled(self) -> None:
        """Returns when the table no longer continues by itself."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def stop(self) -> None:
        """Stops automatic play."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _play_on(self) -> None:
        while self._again:
            self._again = False
            try:
                async with self._room.lock:
                    await self._room.reload()
                    move = await in_time(self._room, partial(next_move, self._room))
                if move is not None:
                    await self._make(move)
            except (Frozen, Taken, NoTable):  # the next access reports that the table is gone
                pass
            except Exception:  # for example, the database does not answer
                log.exception("autoplay failed", table=self._room.id)
                await asyncio.sleep(PATIENCE)
                self._again = True

    async def _make(self, move: Move) -> None:
        """Thinks, waits and makes a move, unless the table has changed meanwhile."""
        room = self._room
        play = room.playing()
        started = asyncio.get_running_loop().time()
        thought = move.thought
        if thought is None:
            seed = f"{play.game.seed}\nbot {move.seat}\n{len(play.game.answers)}"
            thought = await self._bots.about(play.game, move.bot, seed, room.audience.whose())
        await asyncio.sleep(max(0.0, move.pause - (asyncio.get_running_loop().time() - started)))
        async with room.lock:
            current = room.play
            if current is None or current.version != move.version or room.row.state != PLAYING:
                self._again = True
                return
            try:
                if thought.aside:
                    await room.aside(move.seat, thought.aside, by=move.by)
                else:
                    await room.answer(thought.picked, by=move.by)
            except LEGAL as problem:  # the bot made an illegal choice
                log.error("illegal bot answer", table=room.id, bot=move.bot, detail=str(problem))
                pending = current.game.pending
                assert pending is not None
                await room.answer(tuple(range(pending.least)), by=move.by)


def may_go_on(room: Room) -> bool:
    """Whether an automatic move may be due: a cheap check, made after every change.

    Everything that needs the rules is left to `next_move`, which runs with a time limit.
    """
    play = room.play
    if play is None or room.row.state != PLAYING:
        return play is None
    return not room.knows_who_answers or room.waits_for < 0 or bool(play.conceded)


def next_move(room: Room, dice: random.Random = DICE) -> Move | None:
    """Returns the next automatic move; None if a person must act."""
    play = room.play
    if play is None or room.row.state != PLAYING or play.over:
        return None
    game, version = play.game, play.version
    pending = game.pending
    assert pending is not None
    for seat in play.conceded:
        key = next((option.key for option in game.asides(seat) if option.verb == GIVING_UP), "")
        if key:
            return Move(version, seat, "bot", 0.0, thought=Thought(key, ()))
    bot = room.bot_for(pending.seat)
    # A bot takes the same time for a forced pass and for a chosen one.
    pause = room.row.pace / 1000 if bot else pause_of(room, pending.seat, dice) if room.others(pending.seat) else 0.0
    picked = room.passed_over()
    if picked is not None:
        # A forced action takes no time, because everybody can see that there was no choice.
        forced = pending.only_answer() is not None and [pending.options[index].verb for index in picked] != [PASS]
        return Move(version, pending.seat, "stops", 0.0 if forced else pause, thought=Thought("", picked))
    course = room.course if bot else None
    if course is not None and pending.seat != LEARNER:
        return Move(version, pending.seat, "bot", pause, thought=Thought("", course.reply()))
    if bot and play.is_puzzle:
        return Move(version, pending.seat, "bot", pause, DEFENCE)
    if bot and (room.people() or room.audience.watchers or room.row.league):
        return Move(version, pending.seat, "bot", pause, bot)
    return None


def pause_of(room: Room, seat: int, dice: random.Random) -> float:
    """Returns the pause, in seconds, before an automatic pass that others could notice."""
    least, most = room.settings.pause
    if not room.row.ask_every_time or not most:
        return dice.uniform(least, most)
    return hesitation(room.playing().took.get(seat, []), dice)
