"""A request whose cost is measured."""

from __future__ import annotations

from typing import NamedTuple

from tests.server.support.browsers import Browser


class Asked(NamedTuple):
    """A request: its sender and its content."""

    browser: Browser
    path: str
    body: object = None
