"""How often somebody may ask: counted by a clock that the test moves."""

from __future__ import annotations

import pytest

from inglenook.server import rate_limits
from inglenook.server.rate_limits import Rate, RateLimits
from tests.server.support.clock import StoppedClock

pytestmark = pytest.mark.rule("SR-30")

THREE = Rate(3, seconds=60)


def test_so_many_and_no_more() -> None:
    """Who has asked too often hears when to come back; others, and other things, are counted by themselves."""
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    clock.now += 20

    assert [0, 0, 0, 40, 40] == [limits.wait(THREE, "writing", "aino") for _ in range(5)]
    assert limits.allow(THREE, "writing", "bram")
    assert limits.allow(THREE, "reading", "aino")


def test_the_window_slides() -> None:
    """What was asked for just before still counts, and less and less; after two windows nothing does."""
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
    """And is not refused again."""
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    for _ in range(3):
        limits.wait(THREE, "aino")
    clock.now += 0.5
    clock.now += limits.wait(THREE, "aino")

    assert limits.allow(THREE, "aino")


def test_those_who_do_not_come_back_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else anybody with many addresses could fill the memory."""
    monkeypatch.setattr(rate_limits, "MANY", 2)
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    for who in ("aino", "bram"):
        limits.wait(THREE, who)
    clock.now += 120
    for _ in range(4):
        limits.wait(THREE, "ces")

    assert [(THREE, ("ces",))] == list(limits._counts)
    assert not limits.allow(THREE, "ces")


def test_without_limits_nothing_is_counted() -> None:
    """As `--unlimited` asks for."""
    limits = RateLimits(limited=False)

    assert all(limits.allow(THREE, "aino") for _ in range(10))
