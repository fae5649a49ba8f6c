"""A fair queue for bots: tables share the worker processes, and no table takes them from others (SR-11)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from inglenook.server import fair_queue
from inglenook.server.fair_queue import ASKED_FOR, AT_A_TABLE, MOST_HURRIED, Turns, Whose
from tests.server.support.clock import one_round

pytestmark = pytest.mark.rule("SR-11")


class Thinking:
    """Tables with search bots under a fake clock, and the order in which they get their turns."""

    def __init__(self, places: int) -> None:
        self.now = 0.0
        self.turns = Turns(places, lambda: self.now)
        self.order: list[str] = []
        self.hurry: dict[str, float] = {}
        self.ends: dict[str, asyncio.Event] = {}

    def want(self, whose: str, is_long: bool = False) -> asyncio.Task[None]:
        """Lets a bot at a table ask for a turn."""
        return asyncio.create_task(self._think(whose, is_long))

    async def _think(self, whose: str, is_long: bool) -> None:
        address, _, guest = whose.partition("/")
        rank = ASKED_FOR if guest.startswith("asks") else AT_A_TABLE
        async with self.turns.turn(Whose(address, guest or whose, rank), is_long) as hurry:
            self.order.append(whose)
            self.hurry[whose] = hurry
            self.ends[whose] = asyncio.Event()
            await self.ends[whose].wait()

    async def end(self, whose: str, after: float = 0.0) -> None:
        """Records the seconds that a bot has thought."""
        self.now += after
        self.ends[whose].set()
        await settled()


async def settled() -> None:
    """Runs all tasks that are ready."""
    for _ in range(10):
        await one_round()


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Runs a scenario with tables of search bots."""
    asyncio.run(asyncio.wait_for(wrapped(scenario), 20))


async def wrapped(scenario: Callable[[], Awaitable[None]]) -> None:
    """Awaits a call, as a coroutine that a task can run."""
    await scenario()


def test_who_has_thought_least_is_next() -> None:
    """The queue serves the table with the least computation first, so that a new table waits for one search only."""

    async def scenario() -> None:
        thinking = Thinking(1)
        busy = [f"busy {number}" for number in range(5)]
        for whose in busy:
            thinking.want(whose)
            await settled()
            await thinking.end(whose, after=1.0)
        thinking.order.clear()
        for whose in busy:
            thinking.want(whose)
        thinking.want("guest")
        await settled()
        assert ["busy 0"] == thinking.order
        await thinking.end("busy 0", after=1.0)
        assert ["busy 0", "guest"] == thinking.order
        await thinking.end("guest", after=0.1)
        thinking.want("guest")
        await settled()
        await thinking.end("busy 1", after=1.0)
        assert ["busy 0", "guest", "busy 1", "guest"] == thinking.order

    run(scenario)


def test_what_was_thought_long_ago_does_not_count() -> None:
    """Computation of some minutes ago counts less than recent computation."""

    async def scenario() -> None:
        thinking = Thinking(1)
        thinking.want("long ago")
        await settled()
        await thinking.end("long ago", after=20.0)
        thinking.now += 10 * fair_queue.HALF
        thinking.want("just now")
        await settled()
        await thinking.end("just now", after=1.0)
        thinking.want("under way")
        await settled()
        thinking.want("just now")
        thinking.want("long ago")
        await settled()
        await thinking.end("under way", after=1.0)
        assert "long ago" == thinking.order[-1]

    run(scenario)


def test_long_thoughts_leave_a_place() -> None:
    """Long computations leave one worker to short ones, unless there is only one worker."""

    async def scenario() -> None:
        thinking = Thinking(3)
        for number in range(6):
            thinking.want(f"long {number}", is_long=True)
        await settled()
        thinking.want("short")
        await settled()
        assert ["long 0", "long 1", "short"] == thinking.order
        await thinking.end("short")
        assert 3 == len(thinking.order)
        alone = Thinking(1)
        alone.want("long", is_long=True)
        await settled()
        assert ["long"] == alone.order

    run(scenario)


def test_who_thinks_ahead_hurries_where_others_wait() -> None:
    """Search time is divided among waiting tables, down to a minimum, and short computations are not affected."""

    async def scenario() -> None:
        thinking = Thinking(2)
        thinking.want("alone", is_long=True)
        await settled()
        assert 1.0 == thinking.hurry["alone"]
        tasks = [thinking.want(f"{number}", is_long=True) for number in range(3)]
        thinking.want("short")
        await thinking.end("alone", after=1.0)
        assert 3.0 == thinking.hurry["0"]
        assert 1.0 == thinking.hurry["short"]
        tasks += [thinking.want(f"{number}", is_long=True) for number in range(3, 40)]
        await settled()
        await thinking.end("0", after=1.0)
        assert MOST_HURRIED == thinking.hurry["1"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(scenario)


def test_who_goes_away_leaves_the_place() -> None:
    """A table that is closed while its bot waits, or as its turn comes, takes no worker."""

    async def scenario() -> None:
        thinking = Thinking(1)
        thinking.want("first")
        await settled()
        waits, comes = thinking.want("waits"), thinking.want("comes")
        await settled()
        waits.cancel()
        await settled()
        thinking.ends["first"].set()
        await one_round()
        comes.cancel()
        await asyncio.gather(waits, comes, return_exceptions=True)
        thinking.want("last")
        await settled()
        assert "last" == thinking.order[-1]
        assert "waits" not in thinking.order

    run(scenario)


def test_those_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue forgets the totals of finished tables."""
    monkeypatch.setattr(fair_queue, "MANY", 10)

    async def scenario() -> None:
        thinking = Thinking(1)
        for number in range(40):
            thinking.want(f"{number}")
            await settled()
            await thinking.end(f"{number}", after=1.0)
            thinking.now += 20 * fair_queue.HALF
        assert len(thinking.turns._worked) <= 11

    run(scenario)


@pytest.mark.rule("SR-92")
def test_an_address_gets_no_more_by_sending_many_guests() -> None:
    """An address with many new guests gets no more turns than one guest at another address."""

    async def scenario() -> None:
        thinking = Thinking(1)
        thinking.want("elsewhere/bram")
        await settled()
        await thinking.end("elsewhere/bram", after=0.5)
        for number in range(6):
            thinking.want(f"here/fresh {number}")
        await settled()
        thinking.want("elsewhere/bram")
        await settled()
        await thinking.end("here/fresh 0", after=1.0)

        assert ["elsewhere/bram", "here/fresh 0", "elsewhere/bram"] == thinking.order
        await thinking.end("elsewhere/bram", after=0.6)
        thinking.want("elsewhere/bram")
        await settled()
        assert "here/fresh 1" == thinking.order[-1], "and an address that has had as much waits for its turn"

    run(scenario)


@pytest.mark.rule("SR-92")
def test_of_an_address_the_guest_is_next_for_whom_least_was_done() -> None:
    """Among the guests of an address the one with the least computation is next."""

    async def scenario() -> None:
        thinking = Thinking(1)
        for _ in range(3):
            thinking.want("here/aino")
        thinking.want("here/bram")
        await settled()
        await thinking.end("here/aino", after=1.0)

        assert ["here/aino", "here/bram"] == thinking.order

    run(scenario)


@pytest.mark.rule("SR-92")
def test_people_at_tables_come_first() -> None:
    """People at tables come before other requests, however little was computed for those."""

    async def scenario() -> None:
        thinking = Thinking(1)
        thinking.want("here/table")
        await settled()
        thinking.want("elsewhere/asks")
        thinking.want("here/table 2")
        await settled()
        await thinking.end("here/table", after=5.0)

        assert ["here/table", "here/table 2"] == thinking.order

    run(scenario)


@pytest.mark.rule("SR-92")
def test_who_waits_no_longer_gives_the_place_back() -> None:
    """A caller that leaves is dropped from the queue, even at the moment of its turn."""

    async def scenario() -> None:
        thinking = Thinking(1)
        thinking.want("a/1")
        gone = thinking.want("b/1")
        thinking.want("c/1")
        await settled()
        gone.cancel()
        await settled()
        await thinking.end("a/1", after=1.0)

        assert ["a/1", "c/1"] == thinking.order

    run(scenario)
