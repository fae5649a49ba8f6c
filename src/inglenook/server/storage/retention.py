"""Retention periods of stored data (SR-86)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Keep:
    """Retention periods, in days since the last use; 0: for ever."""

    waiting: int = 7
    """Days for which tables not yet begun are stored."""
    stopped: int = 365
    """Days for which unfinished games without activity are stored."""
    over: int = 365
    """Days for which finished games that nobody watches or has reported are stored."""
    reports: int = 90
    """Days for which players' reports are stored."""
    guests: int = 400
    """Days for which guests without a seat are stored; their cookies last a year."""
