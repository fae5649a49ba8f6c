"""A server in this process, and browsers that ask it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.api.asking import Browser, House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with a database of its own, that counts nothing."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def browser(house: House) -> Browser:
    """Somebody who has not been there before."""
    return house.browser()
