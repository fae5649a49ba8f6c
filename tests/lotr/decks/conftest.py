"""Fixtures of the tests of decks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lotr.decks.samples import only_samples


@pytest.fixture
def samples() -> Iterator[None]:
    """Restricts the library to the sample cards for one test."""
    with only_samples():
        yield
