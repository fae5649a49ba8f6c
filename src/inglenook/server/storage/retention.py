"""For how long what is kept (SR-86)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Keep:
    """For how many days something is kept after it was last used; 0: for ever."""

    waiting: int = 7
    """Tables at which play has not begun."""
    stopped: int = 365
    """Games that are not over, at which nothing happens any more."""
    over: int = 365
    """Games that are over; nobody watches them, and nobody has reported them."""
    reports: int = 90
    """What players have reported."""
    guests: int = 400
    """Guests who sit at no table; their cookies are good for a year."""
