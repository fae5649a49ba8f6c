"""The rules of a whole game as one coroutine that runs step after step from the agenda.

The coroutine holds nothing but the table.  A driver can have it pause before each step; in a pause the table is the
whole state and can be copied.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Decision
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Ask
from inglenook.kernel.table import Table

BETWEEN_STEPS: Final = Decision(NOTHING, "", Message("error-game-over"), ())
"""Marker that the driver receives in a pause, instead of a question; its message is never shown."""


async def run_steps(table: Table, pausing: bool) -> None:
    """Runs the steps on the agenda, including steps added on the way, until the game is over."""
    while table.ahead and not table.over:
        if pausing:
            await Ask(BETWEEN_STEPS)
        table.depth = 0
        await table.next_step().run(table)
