"""Results of options follow the question: to the asked player alone, once, and only if there is time (KR-33)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from inglenook.server.people.foresight import LATE, PATIENCE, SOON
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("KR-33")


async def asked(company: Company, table: str) -> tuple[Somebody, Somebody]:
    """Plays a card game until results are sent; returns the client that got them and the other one."""
    ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
    while True:
        one, other = (ann, ben) if ann.asked else (ben, ann)
        if one.of("results") and one.of("results")[-1]["version"] == one.at and one.of("results")[-1]["results"]:
            return one, other
        await company.answers(one, *one.keys()[: one.question["least"]])


def now(somebody: Somebody) -> list[dict[str, Any]]:
    """Returns the results sent for the current question."""
    return [told for told in somebody.of("results") if told["version"] == somebody.at]


def test_they_follow_the_question(sqlite_address: str) -> None:
    """Results of options are sent once to the asked seat, and with the question to a client that connects later."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, BEN])
        one, other = await asked(company, table)
        assert (1, 0) == (len(now(one)), len(now(other)))
        assert "results" not in one.question
        assert {told["option"] for told in now(one)[0]["results"]} <= set(one.keys())
        (await company.room(table)).audience.foresight.tell()
        assert 1 == len(now(one))
        again = await company.comes(table, one.guest)
        assert now(one)[0]["results"] == again.question["results"]

    in_company(sqlite_address, scenario)


def test_answers_come_first(sqlite_address: str) -> None:
    """Results of options are computed only when no client is being served and everything is stored."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, BEN])
        one, _ = await asked(company, table)
        room = await company.room(table)
        room.audience.show_anew(one.viewer)
        one.heard.clear()
        foresight, time = room.audience.foresight, asyncio.get_running_loop().time
        foresight._look(time(), PATIENCE)
        assert [] == now(one), "the question is new"
        foresight._asked_at -= SOON
        foresight._look(time() - 2 * LATE)
        async with room.lock:
            foresight._look(time())
        assert [] == now(one)
        assert foresight._timer is not None
        foresight.stop()
        foresight._look(time() - 2 * LATE, PATIENCE)
        assert 1 == len(now(one)), "nobody waits for ever"

    in_company(sqlite_address, scenario)
