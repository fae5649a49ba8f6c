"""Editions of the rules' defaults: a game begun under earlier defaults keeps them (KR-36).

A set-up names only what differs from the defaults.  When defaults change, `TODAY` counts up, and set-ups stored before
the change name the edition they were written in.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.errors import BadSetup

EDITION: Final = "edition"
"""Key under which a set-up names its edition; without it today's defaults hold."""

FIRST: Final = 1
TODAY: Final = 2
"""Edition of today's defaults.  Records and snapshots use the same number as their schema."""


def edition_of(setup: dict[str, Data]) -> int:
    """Returns the edition that a set-up names, or today's; raises BadSetup for an unknown one."""
    given = setup.get(EDITION, TODAY)
    if isinstance(given, int) and not isinstance(given, bool) and FIRST <= given <= TODAY:
        return given
    raise BadSetup("error-unknown-edition", {"given": str(given), "first": FIRST, "today": TODAY})


def with_edition(setup: dict[str, Data], edition: int) -> dict[str, Data]:
    """Returns the set-up marked with an edition, unless the edition is today's or the set-up already names one."""
    return setup if edition == TODAY or EDITION in setup else {**setup, EDITION: edition}


def like(setup: dict[str, Data], model: dict[str, Data]) -> dict[str, Data]:
    """Returns the set-up marked with the edition of another set-up."""
    return {**setup, EDITION: model[EDITION]} if EDITION in model else setup
