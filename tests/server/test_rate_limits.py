"""Rate limits, counted with a clock that the test moves."""

from __future__ import annotations

import pytest

from inglenook.server import rate_limits
from inglenook.server.processes.shared_counters import SLOTS, Tally
from inglenook.server.rate_limits import OwnCounts, Rate, RateLimits
from inglenook.server.websocket.connection import SOCKETS, OpenSockets
from tests.server.support.clock import StoppedClock

pytestmark = pytest.mark.rule("SR-30")

THREE = Rate(3, seconds=60)


def test_so_many_and_no_more() -> None:
    """A client over its rate limit is told when to return, and other clients and limits are counted separately."""
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    clock.now += 20

    assert [0, 0, 0, 40, 40] == [limits.wait(THREE, "writing", "aino") for _ in range(5)]
    assert limits.allow(THREE, "writing", "bram")
    assert limits.allow(THREE, "reading", "aino")


def test_the_window_slides() -> None:
    """Earlier requests count less and less in a rate limit, and after two windows not at all."""
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    clock.now += 59
    assert [True] * 3 == [limits.allow(THREE, "aino") for _ in range(3)]
    clock.now += 1
    assert not limits.allow(THREE, "aino"), "a new window has begun, but all three are a second old"
    clock.now += 19
    assert [True, False] == [limits.allow(THREE, "aino") for _ in range(2)], "one of them is far enough back by now"
    clock.now += 120
    assert [True] * 3 + [False] == [limits.allow(THREE, "aino") for _ in range(4)]


def test_who_was_told_when_to_come_back_may_come_then() -> None:
    """A refused client may send its request at the time it was told."""
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    for _ in range(3):
        limits.wait(THREE, "aino")
    clock.now += 0.5
    clock.now += limits.wait(THREE, "aino")

    assert limits.allow(THREE, "aino")


def test_those_who_do_not_come_back_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate limits forget addresses that do not return, so that many addresses cannot fill the memory."""
    monkeypatch.setattr(rate_limits, "MANY", 2)
    clock = StoppedClock()
    counts = OwnCounts()
    limits = RateLimits(clock=clock, counts=counts)
    for who in ("aino", "bram"):
        limits.wait(THREE, who)
    clock.now += 120
    for _ in range(4):
        limits.wait(THREE, "ces")

    assert [(THREE, ("ces",))] == list(counts.counts)
    assert not limits.allow(THREE, "ces")


def test_without_limits_nothing_is_counted() -> None:
    """`--unlimited` turns rate limits off."""
    limits = RateLimits(limited=False)

    assert all(limits.allow(THREE, "aino") for _ in range(10))


def test_processes_count_together() -> None:
    """Rate limits are shared by all processes."""
    clock = StoppedClock()
    tally = Tally(3)
    processes = [RateLimits(clock=clock, counts=tally.column(number)) for number in range(3)]
    clock.now += 20

    assert [0, 0, 0, 40, 40] == [processes[number % 3].wait(THREE, "aino") for number in range(5)]
    assert processes[1].allow(THREE, "bram")
    clock.now += 41
    assert [True, False] == [processes[number].allow(THREE, "aino") for number in range(2)], "the window slides for all"
    clock.now += 120
    assert [True, True, True, False] == [processes[number % 3].allow(THREE, "aino") for number in range(4)]


def test_connections_of_all_processes_are_counted() -> None:
    """Open connections are counted over all processes, and those of a dead process are gone when it is replaced."""
    tally = Tally(2)
    processes = [OpenSockets(counts=tally.column(number)) for number in range(2)]
    most = SOCKETS.amount

    assert [True] * most + [False] == [processes[number % 2].come("here") for number in range(most + 1)]
    assert processes[0].come("there")
    for number in range(2):
        processes[number].go("here")
    assert [True, False] == [processes[0].come("here"), processes[1].come("here")]
    again = OpenSockets(counts=tally.column(1))
    assert again.come("here")


def test_a_tally_that_is_full_forgets_who_has_not_come_for_the_longest() -> None:
    """A full counter drops the client unseen for longest without an open connection, and does not grow."""
    clock = StoppedClock()
    tally = Tally(1)
    column = tally.column(0)
    limits, sockets = RateLimits(clock=clock, counts=column), OpenSockets(counts=column)
    sockets.come("here")
    for number in range(3 * SLOTS):
        clock.now += 1
        limits.wait(THREE, str(number))

    assert 1 == column.read(SOCKETS, ("here",), 0)[1]
    assert [True, True, False] == [limits.allow(THREE, str(3 * SLOTS - 1)) for _ in range(3)]
