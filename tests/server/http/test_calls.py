"""What takes a while is counted beside play, one thing at a time (SR-8)."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from inglenook.server.http.calls import Call


@pytest.mark.rule("SR-8")
def test_what_takes_a_while_is_done_elsewhere_and_one_after_the_other() -> None:
    """However many drag through replays, one of them is counted at once, and play goes on in its own thread."""
    app = SimpleNamespace(state=SimpleNamespace(store=None))
    both = threading.Barrier(2)
    here, elsewhere = threading.get_ident(), set()

    def counts() -> bool:
        """Whether another counts in the same moment."""
        elsewhere.add(threading.get_ident())
        try:
            both.wait(0.2)
        except threading.BrokenBarrierError:
            both.reset()
            return False
        return True

    async def dragging() -> list[bool]:
        calls = [cast("Any", SimpleNamespace(request=SimpleNamespace(app=app))) for _ in range(4)]
        return list(await asyncio.gather(*[Call.counting(call, counts, "replay") for call in calls]))

    assert [False] * 4 == asyncio.run(dragging())
    assert elsewhere
    assert here not in elsewhere
