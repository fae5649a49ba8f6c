"""Editions of the rules' defaults: a game begun with earlier defaults goes on with them (KR-36).

A set-up names only what differs from the defaults.  When defaults change, `TODAY` counts up, and whatever was kept
before says which edition it was written in.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.errors import BadSetup

EDITION: Final = "edition"
"""The key under which a set-up names its edition; without it the defaults of today hold."""

FIRST: Final = 1
TODAY: Final = 2
"""The edition of today's defaults.  Records and snapshots have the same number as their schema."""


def edition_of(setup: dict[str, Data]) -> int:
    """The edition that a set-up names, or today's; raises BadSetup for an unknown one."""
    given = setup.get(EDITION, TODAY)
    if isinstance(given, int) and not isinstance(given, bool) and FIRST <= given <= TODAY:
        return given
    raise BadSetup("error-unknown-edition", {"given": str(given), "first": FIRST, "today": TODAY})


def with_edition(setup: dict[str, Data], edition: int) -> dict[str, Data]:
    """The set-up, marked as written in an edition, unless that is today's or the set-up names one itself."""
    return setup if edition == TODAY or EDITION in setup else {**setup, EDITION: edition}


def like(setup: dict[str, Data], model: dict[str, Data]) -> dict[str, Data]:
    """The set-up, in the edition of another one."""
    return {**setup, EDITION: model[EDITION]} if EDITION in model else setup
