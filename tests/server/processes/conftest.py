"""Fixtures for the tests of the watchdog and the workers."""

from __future__ import annotations

import pytest

from inglenook.server.processes.abandoned import GivenUp
from inglenook.server.processes.watchdog import WATCHDOG
from tests.server.support.endless import tried


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives the rules a short time limit, and forgets which computations were abandoned."""
    tried.clear()
    monkeypatch.setattr(WATCHDOG, "limit", 0.05)
    monkeypatch.setattr(WATCHDOG, "given_up", GivenUp())
