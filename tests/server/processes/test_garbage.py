"""Garbage collection runs rarely during play and finds little, because ended objects are freed without it."""

from __future__ import annotations

import asyncio
import gc
import random
import socket
import weakref
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Semaphore
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from inglenook.server.processes import garbage
from inglenook.server.processes.garbage import LOOKED, SHARE, SOONEST, collect_seldom
from tests.server.support.company import Company, in_company
from tests.server.support.house import House
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-89")


class Circle:
    """An object in a reference cycle, which only garbage collection frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def searches() -> Iterator[list[str]]:
    """Yields the garbage collections that run during a test."""
    found: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            found.append(phase)

    gc.collect()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


@pytest.fixture
def no_search() -> Iterator[None]:
    """Switches garbage collection off during a test."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Nights:
    """A fake sleep that takes no time, counts its seconds and stops after a number of them."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.slept = 0.0

    async def sleep(self, seconds: float) -> None:
        self.slept += seconds
        if self.slept > self.most:
            raise asyncio.CancelledError


def at_times(nights: Nights, *took: float) -> list[float]:
    """Returns the times of the garbage collections, given the duration of each."""
    times, durations = [], iter(took)
    begun = False

    def clock() -> float:
        nonlocal begun
        begun = not begun
        if begun:
            times.append(nights.slept)
            return 0.0
        return next(durations)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collect_seldom(nights.sleep, clock))
    return times


def test_ten_minutes_lie_between_two_searches_and_a_thousand_times_what_one_took() -> None:
    """Garbage collections are ten minutes apart, or a thousand times the duration of the last one if that is longer."""
    assert [600, 1200, 1800, 3800, 4400] == at_times(Nights(4405), 0.001, 0.01, 2.0, 0.6, 0.0)
    assert (SOONEST, SHARE) == (600, 1000)


def test_much_that_is_new_is_looked_through_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many new objects trigger a garbage collection at once, so that cycles cannot fill the memory."""
    monkeypatch.setattr(garbage, "MANY", 5_000)
    kept: list[list[int]] = []

    class Busy(Nights):
        async def sleep(self, seconds: float) -> None:
            await super().sleep(seconds)
            kept.extend([[1] for _ in range(2_000)])

    assert [3 * LOOKED, 6 * LOOKED] == at_times(Busy(7 * LOOKED), 0.0, 0.0)


def test_python_looks_for_nothing_by_itself_meanwhile(searches: list[str]) -> None:
    """Python's automatic garbage collection is off while the server runs, and restored however the server ends."""
    found: list[int] = []

    class Busy(Nights):
        async def sleep(self, seconds: float) -> None:
            if not found:
                searches.clear()
            found.append(len(searches))
            kept = [[1] for _ in range(10_000)]
            assert kept
            await super().sleep(seconds)

    gc.enable()
    circle = weakref.ref(Circle())
    at_times(Busy(SOONEST + 1), 0.0)
    looks = int(SOONEST / LOOKED)
    assert [0] * looks + [1] == found
    assert circle() is None
    assert gc.isenabled()


def test_answers_leave_nothing(tmp_path: Path, no_search: None) -> None:
    """Answers in a game of two people leave no reference cycles."""

    async def scenario(company: Company) -> None:
        for game in ("lotr", "talisman"):
            table = await lay(company.store, game, [ANN, BEN])
            await company.comes(table, ANN)
            await company.comes(table, BEN)
            dice = random.Random(1)
            for number in range(120):
                if number == 60:
                    gc.collect()  # what was made once, when things were first needed
                await company.answers_at_random(table, dice)
            assert 0 == gc.collect(), game

    in_company(f"sqlite:///{tmp_path}/inglenook.sqlite", scenario)


def test_a_room_that_is_put_away_leaves_no_game(tmp_path: Path, no_search: None) -> None:
    """A room that is unloaded frees its game without garbage collection."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, BEN])
        room = await company.room(table)
        await company.settled(table)
        freed = Event()
        kept = weakref.ref(room.playing(), lambda _: freed.set())
        company.hall.forget(room)
        assert await asyncio.to_thread(freed.wait, 30)  # the thread that has made it may not be done with it
        assert kept() is None

    in_company(f"sqlite:///{tmp_path}/inglenook.sqlite", scenario)


@pytest.mark.parametrize("kind", [HttpToolsProtocol, WebSocketsSansIOProtocol, ServerProtocol])
def test_a_connection_that_has_ended_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_search: None, kind: type
) -> None:
    """A closed connection frees all its objects, even after refused and malformed requests."""
    made, freed = [], Semaphore(0)
    begin = kind.__init__  # type: ignore[misc]

    def noted(self: Any, *arguments: Any, **named: Any) -> None:
        begin(self, *arguments, **named)
        made.append(weakref.ref(self, lambda _: freed.release()))

    monkeypatch.setattr(kind, "__init__", noted)
    upgrade = b"GET /ws HTTP/1.1\r\nHost: inglenook.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    with House(tmp_path) as house:
        with house.connect() as ann:
            assert "table" == ann.ask(type="watch", table=house.table)["type"]
        for said in (b"GET /healthz HTTP/1.1\r\nHost: inglenook.test\r\n\r\n", b"nonsense\r\n\r\n", upgrade):
            with socket.create_connection(("127.0.0.1", house.port), timeout=30) as connection:
                connection.sendall(said)
                assert connection.recv(1000)
        assert len(made) >= 2
        for _ in made:
            assert freed.acquire(timeout=30)
