"""Faults of the rules: what is kept of one, and whether it is mended."""

from __future__ import annotations

import secrets
import time
from typing import Final

from inglenook.kernel.errors import CannotUndo, Diverged, IllegalAnswer, IllegalAside
from inglenook.server.storage.rows import ANSWER, ASIDE, FaultRow
from inglenook.server.tables.play import Play

LEGAL: Final = (IllegalAnswer, IllegalAside, CannotUndo)
"""What the rules say to a player.  Whatever else they raise is a fault of theirs."""


def fault_of(table: str, problem: Exception, record: str, context: dict[str, object]) -> FaultRow:
    """What is kept of a fault: all that it takes to look into it."""
    cause = problem.__cause__ or problem
    detail = f"{type(cause).__name__}: {cause}"
    return FaultRow(secrets.token_hex(6), table, "rules", detail, record, time.time(), context)


def works_now(play: Play, fault: FaultRow) -> bool:
    """Whether the rules have been put right: what they failed at no longer fails."""
    game = play.game.fork(keep=True)
    context = fault.context
    keys = [str(key) for key in context.get("keys", [])]  # type: ignore[attr-defined]
    try:
        if context.get("version") == play.version and context.get("kind") in (ANSWER, ASIDE):
            if context["kind"] == ANSWER:
                game.answer(tuple(keys))
            else:
                game.aside(int(str(context["seat"])), keys[0])
        for viewer in range(-1, game.table.seats):
            game.rulebook.view(game.table, viewer)
    except (*LEGAL, Diverged):
        return True  # it is not even offered any more
    except Exception:  # noqa: BLE001
        return False
    return True
