"""Long work runs outside the event loop, in fair turns, and is dropped for clients that disconnect (SR-8, SR-92)."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from inglenook.server.fair_queue import COMPUTATIONS, Turns
from inglenook.server.http.calls import Call, Refusal
from inglenook.server.processes.status_board import REPLAYING, SETTING_UP
from inglenook.server.settings import Settings
from tests.server.support.clock import one_round


class Client:
    """A client of a server that has only a queue; the client may disconnect."""

    def __init__(self, app: Any, address: str = "203.0.113.7") -> None:
        self.gone = asyncio.Event()
        scope = {"type": "http", "app": app, "client": (address, 1), "headers": [], "method": "POST", "path": "/"}
        self.call = Call(Request(scope, self._receive))

    async def _receive(self) -> Any:
        await self.gone.wait()
        return {"type": "http.disconnect"}


def server() -> Any:
    """Returns the part of an application that a queue needs."""
    hall = SimpleNamespace(computations=Turns(COMPUTATIONS))
    return SimpleNamespace(state=SimpleNamespace(store=None, settings=Settings(), hall=hall))


@pytest.mark.rule("SR-8")
def test_what_takes_a_while_is_done_elsewhere_and_one_after_the_other() -> None:
    """Long requests run in another thread, one at a time, while play goes on in its own."""
    both = threading.Barrier(2)
    here, elsewhere = threading.get_ident(), set()

    def counts() -> bool:
        """Whether another long request runs at the same moment."""
        elsewhere.add(threading.get_ident())
        try:
            both.wait(0.2)
        except threading.BrokenBarrierError:
            both.reset()
            return False
        return True

    async def dragging() -> list[bool]:
        app = server()
        calls = [Client(app).call.counting(counts, REPLAYING) for _ in range(4)]
        return list(await asyncio.gather(*calls))

    assert [False] * 4 == asyncio.run(dragging())
    assert elsewhere
    assert here not in elsewhere


@pytest.mark.rule("SR-92")
def test_tables_are_laid_while_others_drag_through_replays_and_have_decks_checked() -> None:
    """A place in the queue is reserved for people at tables, however many other requests run or wait."""
    free = threading.Event()
    done: list[str] = []

    async def scenario() -> None:
        app = server()
        busy = [asyncio.create_task(Client(app).call.counting(free.wait, kind)) for kind in (REPLAYING, "deck")]
        long_decks = asyncio.create_task(Client(app).call.counting(free.wait, SETTING_UP, is_long=True))
        await one_round()
        others = [
            asyncio.create_task(Client(app, f"198.51.100.{number}").call.counting(lambda: done.append("deck"), "deck"))
            for number in range(20)
        ]
        await one_round()
        await Client(app).call.counting(lambda: done.append("laid"), SETTING_UP)
        assert done == ["laid"], "nobody else has come to an end"
        free.set()
        await asyncio.gather(*busy, *others, long_decks)

    asyncio.run(scenario())
    assert len(done) == 21


@pytest.mark.rule("SR-92")
def test_nothing_is_done_for_those_who_have_hung_up() -> None:
    """The queued requests of disconnected clients are dropped, and their places are free at once."""
    free = threading.Event()
    done: list[int] = []

    async def scenario() -> None:
        app = server()
        busy = [asyncio.create_task(Client(app).call.counting(free.wait, REPLAYING))]
        await one_round()
        clients = [Client(app) for _ in range(5)]
        waiting = [
            asyncio.create_task(one.call.counting(lambda number=number: done.append(number), "deck"))  # type: ignore[misc]
            for number, one in enumerate(clients)
        ]
        await one_round()
        for one in clients[:4]:
            one.gone.set()
        refused = await asyncio.gather(*waiting[:4], return_exceptions=True)
        assert [Refusal] * 4 == [type(one) for one in refused]
        free.set()
        await asyncio.gather(*busy, waiting[4])

    asyncio.run(scenario())
    assert [4] == done
