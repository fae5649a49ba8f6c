"""Links that carry a seat to another device, once."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple


class Link(NamedTuple):
    """The path of a seat link, and the hash stored for it."""

    path: str
    mark: str


def new_link() -> Link:
    """Creates a link with an unguessable token."""
    token = secrets.token_urlsafe(24)
    return Link(f"/seat/{token}", mark_of(token))


def mark_of(token: str) -> str:
    """Returns the hash stored for a link, from which the link cannot be recovered."""
    return hashlib.sha256(token.encode()).hexdigest()
