"""For the tests of what looks after processes and rules."""

from __future__ import annotations

import pytest

from inglenook.server.processes.abandoned import GivenUp
from inglenook.server.processes.watchdog import WATCHDOG
from tests.server.support.endless import tried


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules have little time, and nothing was given up yet."""
    tried.clear()
    monkeypatch.setattr(WATCHDOG, "limit", 0.05)
    monkeypatch.setattr(WATCHDOG, "given_up", GivenUp())
