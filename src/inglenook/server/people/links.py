"""Links that carry a seat to another device, once."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple


class Link(NamedTuple):
    """The path that is handed on, and what is kept of it."""

    path: str
    mark: str


def new_link() -> Link:
    """A link that nobody can guess."""
    token = secrets.token_urlsafe(24)
    return Link(f"/seat/{token}", mark_of(token))


def mark_of(token: str) -> str:
    """What is kept of a link: from this nobody can make the link again."""
    return hashlib.sha256(token.encode()).hexdigest()
