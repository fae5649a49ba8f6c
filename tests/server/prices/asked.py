"""A request that is measured."""

from __future__ import annotations

from typing import NamedTuple

from tests.server.support.browsers import Browser


class Asked(NamedTuple):
    """A request: by whom, and what is sent."""

    browser: Browser
    path: str
    body: object = None
