"""The memory of a table stays the same over a long game, except for the record."""

from __future__ import annotations

import gc
import random
import sys
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType

import pytest

from inglenook.server.tables.play import KEPT_LINES
from inglenook.server.tables.room import Room
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, lay

SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType)
"""Modules of the program, which belong to no table."""
ANSWERS = 200
"""Answers between two measurements: after the first of them the log is as long as it is kept."""
FILLED = 2
"""Measurements skipped at the start: cards come to lie in the spaces, and are seen."""
LOOKS = 6
"""Half of them early, half late: a single one depends on what happens to be asked."""
A_RECORD = 400
"""Bytes of memory an answer may take: who gave it, what was picked, and by what it is known again."""


def reached(roots: list[object], without: set[int]) -> tuple[int, int]:
    """Returns the number and bytes of reachable objects, without some objects and what only those reach."""
    found, waiting, size = set(without), list(roots), 0
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, SHARED):
            found.add(id(one))
            size += sys.getsizeof(one)
            waiting.extend(gc.get_referents(one))
    return len(found) - len(without), size


def all_reached(roots: list[object]) -> set[int]:
    """Returns all reachable objects."""
    found: set[int] = set()
    waiting = list(roots)
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, SHARED):
            found.add(id(one))
            waiting.extend(gc.get_referents(one))
    return found


def taken(room: Room) -> tuple[int, int, int]:
    """Returns the objects and bytes of the game and its views, and the bytes of its answers.

    The remembered handles are left out: `MOST_HANDLES` bounds them, but a game needs thousands of answers to get there.
    """
    play = room.play
    assert play is not None
    shared = all_reached([play.entry, play.row])
    answers = all_reached([play.game.answers]) - shared
    handles = all_reached([play.game.table.sight]) - shared
    objects, size = reached([play, room.audience._shown], shared | answers | handles)
    return objects, size, reached([play.game.answers], shared)[1]


@pytest.mark.rule("SR-8")
def test_a_long_game_takes_no_more_than_a_short_one(sqlite_address: str) -> None:
    """A long game takes no more memory than a short one, except for a few hundred bytes an answer in the record."""
    found: list[tuple[int, int, int]] = []

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "talisman", [ANN, ANN], seed="long")
        await company.comes(table, ANN)
        room, dice = await company.room(table), random.Random(1)
        for look in range(FILLED + LOOKS):
            for _ in range(ANSWERS):
                await company.answers_at_random(table, dice)
            if look >= FILLED:
                found.append(taken(room))
        assert len(room.playing().game.log) > 2 * KEPT_LINES

    in_company(sqlite_address, scenario)
    objects, sizes, records = zip(*found, strict=True)
    for taken_by in (objects, sizes):
        assert sum(taken_by[LOOKS // 2 :]) < 1.15 * sum(taken_by[: LOOKS // 2])
    assert (records[3] - records[1]) / (2 * ANSWERS) < A_RECORD
