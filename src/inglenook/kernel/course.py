"""The rules of a whole game as one coroutine: step after step from the agenda.

It holds nothing but the table.  Whoever drives it can have it pause before each step, where the table is all there is
and can be copied.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Decision
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Ask
from inglenook.kernel.table import Table

BETWEEN_STEPS: Final = Decision(NOTHING, "", Message("error-game-over"), ())
"""Handed to the driver in a pause, instead of a question; nobody ever reads its message."""


async def run_steps(table: Table, pausing: bool) -> None:
    """Runs all steps on the agenda, those that they put there too, until the game is over."""
    while table.ahead and not table.over:
        if pausing:
            await Ask(BETWEEN_STEPS)
        table.depth = 0
        await table.next_step().run(table)
