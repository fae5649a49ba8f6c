"""Bots run in worker processes, and a game goes on whatever happens to those."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import find
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.bots.thinker import GIVES_WAY, Thought, prepare_behind
from inglenook.server.fair_queue import Whose
from tests.server.support.clock import one_round
from tests.server.support.servers import PROJECT

pytestmark = pytest.mark.rule("SR-11", "KR-22")


def game_of(name: str) -> Game[Any]:
    """Returns a game at its first question."""
    entry = find(name)
    return Game.start(entry.rulebook, entry.set_up(2, {}), "thinking")


def asked_in(game: Game[Any]) -> int:
    """Returns the seat that is asked."""
    assert game.pending is not None
    return game.pending.seat


def legal(game: Game[Any], thought: Thought) -> bool:
    """Whether the game takes it."""
    game.fork().pick(thought.picked)
    return not thought.aside


def run(thinking: BotProcesses, scenario: Callable[[], Awaitable[None]]) -> None:
    """Runs a coroutine while bot workers are available."""

    async def running() -> None:
        try:
            await scenario()
        finally:
            thinking.close()

    asyncio.run(running())


def test_it_thinks_as_it_would_here() -> None:
    """A bot in a worker gives the same answer as in this process for the same seed."""
    thinking = BotProcesses(1)

    async def scenario() -> None:
        game = game_of("lotr")
        seat = asked_in(game)
        for number in range(3):
            here = find("lotr").bots["thumb"](Dice(f"dice {number}")).choose(SeatPlayer(game, seat))
            assert Thought("", here) == await thinking.about(game, "thumb", f"dice {number}")

    run(thinking, scenario)


def test_it_gives_way_to_whoever_serves() -> None:
    """A bot worker has a lower scheduling priority than the process that serves requests."""
    thinking = BotProcesses(1)

    async def scenario() -> None:
        assert min(19, os.nice(0) + GIVES_WAY) == await thinking.ask("embers", os.nice, 0)

    run(thinking, scenario)


def test_a_process_that_dies_is_replaced() -> None:
    """A worker killed before or during a question is replaced, and the bot gives a legal answer all the same."""
    thinking = BotProcesses(1)

    async def scenario() -> None:
        game = game_of("lotr")
        expected = await thinking.about(game, "thumb", "dice")
        killed = []
        for _ in range(2):
            killed.append(await thinking.ask("lotr", os.getpid))
            asked = asyncio.create_task(thinking.about(game, "thumb", "dice"))
            os.kill(killed[-1], signal.SIGKILL)
            assert await asked == expected
        assert await thinking.ask("lotr", os.getpid) not in killed

    run(thinking, scenario)


def test_one_that_takes_too_long_is_replaced() -> None:
    """A worker that exceeds its time limit is replaced, and the bot gives a fallback answer."""
    thinking = BotProcesses(1, limit=0.0)

    async def scenario() -> None:
        game = game_of("talisman")
        thought = await thinking.about(game, "thumb", "dice")
        assert legal(game, thought)
        assert not thinking._pools

    run(thinking, scenario)


def slow_where_told(text: str, game: str, bot: str, seat: int, dice_seed: str, hurry: float) -> Thought:
    """Returns a bot that never finishes with some seeds and answers at once with others."""
    if dice_seed == "slow":
        threading.Event().wait()
    return Thought("", (0,))


def test_a_slow_one_does_not_harm_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that waits for a process does not count as thinking, and gets its answer when the slow one is ended."""
    monkeypatch.setattr("inglenook.server.bots.processes.think", slow_where_told)
    thinking = BotProcesses(1, limit=6.0)

    async def scenario() -> None:
        game = game_of("lotr")
        slow = asyncio.create_task(thinking.about(game, "thumb", "slow"))
        waiting = [asyncio.create_task(thinking.about(game, "thumb", "quick")) for _ in range(3)]
        assert legal(game, await slow)
        assert [Thought("", (0,))] * 3 == await asyncio.gather(*waiting)
        assert 1 == len(thinking._pools)

    run(thinking, scenario)


def test_the_answer_fits_the_question_that_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's answer belongs to the question it was asked, even if the game went on in the meantime."""
    game = game_of("lotr")
    asked, first = game.fork(keep=True), asked_in(game)

    async def overtaken(*_: object) -> Thought:
        while game.pending is not None and game.pending.seat == first:
            game.pick(tuple(range(game.pending.least)))
        raise TimeoutError

    thinking = BotProcesses(1)
    monkeypatch.setattr(thinking, "_ask", overtaken)

    async def scenario() -> None:
        assert legal(asked, await thinking.about(game, "thumb", "dice"))

    run(thinking, scenario)


def test_one_that_fails_is_replaced() -> None:
    """A bot that does not exist or raises an error is replaced, and the game goes on."""
    thinking = BotProcesses(1)

    async def scenario() -> None:
        game = game_of("talisman")
        assert legal(game, await thinking.about(game, "no such bot", "dice"))

    run(thinking, scenario)


ALONE = """
import asyncio, os, signal
from inglenook.registry import find
from inglenook.kernel.game import Game
from inglenook.server.bots.processes import BotProcesses

async def main():
    entry = find("talisman")
    await BotProcesses(1).about(Game.start(entry.rulebook, entry.set_up(2, {}), "s"), "uniform", "dice")
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    """The workers of a killed server end, as their pipe closes."""
    (tmp_path / "alone.py").write_text(ALONE)
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src")}
    environment.pop("INGLENOOK_GAMES", None)
    ended = subprocess.run(
        [sys.executable, str(tmp_path / "alone.py")], capture_output=True, timeout=50, env=environment, check=False
    )

    assert -signal.SIGKILL == ended.returncode


CLOSED = """
import asyncio, os
from inglenook.server.bots.processes import BotProcesses

async def main():
    thinking = BotProcesses(2)
    await asyncio.gather(*[thinking.ask("talisman", len, "seven") for _ in range(4)])
    thinking.close()
    os._exit(0)  # as a process does that has served

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_whoever_ends_them_leaves_nothing_to_be_cleared_away(tmp_path: Path) -> None:
    """A server told to end logs no complaint of Python about leaked semaphores."""
    (tmp_path / "closed.py").write_text(CLOSED)
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src")}
    environment.pop("INGLENOOK_GAMES", None)
    command = [sys.executable, str(tmp_path / "closed.py")]
    ended = subprocess.run(command, capture_output=True, timeout=50, env=environment, text=True, check=False)

    assert (0, "") == (ended.returncode, ended.stderr)


def waits_for(folder: str) -> str:
    """Waits until a given file exists."""
    while not (Path(folder) / "go").exists():
        threading.Event().wait(0.01)
    return folder


def test_another_process_is_not_used_before_it_is_ready(tmp_path: Path) -> None:
    """A new worker is used when it is ready; while all are busy one more starts, up to the limit."""
    thinking = BotProcesses(2)

    async def scenario() -> None:
        game = game_of("embers")
        await thinking.about(game, "uniform", "dice")
        assert 1 == len(thinking._pools)
        busy = asyncio.create_task(thinking.ask("embers", waits_for, str(tmp_path)))
        await one_round()
        waiting = asyncio.create_task(thinking.about(game, "uniform", "dice"))
        assert legal(game, await waiting)
        assert not busy.done()
        assert 2 == thinking._turns.places == len(thinking._pools)
        (tmp_path / "go").touch()
        await busy

    run(thinking, scenario)


@pytest.mark.rule("SR-33")
@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has a priority for idle time")
def test_what_runs_behind_is_interrupted_at_once() -> None:
    """Analyses, trials and proofs run only in time that nothing else needs, and give way at once."""
    behind = BotProcesses(1, prepared=prepare_behind)

    async def scenario() -> None:
        assert await behind.ask("embers", os.sched_getscheduler, 0) == os.SCHED_IDLE

    run(behind, scenario)


@pytest.mark.rule("SR-92")
def test_hints_hurry_the_more_of_them_wait(tmp_path: Path) -> None:
    """Each hint gets less time the more hints wait behind it, and the last one has its full time."""
    thinking = BotProcesses(1)

    async def scenario() -> None:
        first = asyncio.create_task(thinking.ask("embers", waits_for, str(tmp_path)))
        await one_round()
        hurried = [asyncio.create_task(thinking.ask("embers", max, 0.0, hurries=True)) for _ in range(3)]
        await one_round()
        (tmp_path / "go").touch()
        await first
        assert sorted(await asyncio.gather(*hurried)) == [1.0, 2.0, 3.0]

    run(thinking, scenario)


def test_bots_that_think_ahead_leave_a_process_to_the_others(tmp_path: Path) -> None:
    """Search bots leave a worker to others: a second hint waits for the first, a heuristic bot does not."""
    thinking = BotProcesses(2)

    async def scenario() -> None:
        game = game_of("embers")
        first = asyncio.create_task(thinking.ask("embers", waits_for, str(tmp_path), whose=Whose("a", "1")))
        await one_round()
        second = asyncio.create_task(thinking.ask("embers", waits_for, str(tmp_path), whose=Whose("b", "1")))
        for number in range(3):
            assert legal(game, await thinking.about(game, "uniform", f"dice {number}", Whose("c", "1")))
        assert not first.done()
        assert not second.done()
        (tmp_path / "go").touch()
        assert (str(tmp_path), str(tmp_path)) == (await first, await second)

    run(thinking, scenario)
