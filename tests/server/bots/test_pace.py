"""How fast the bots at a table play: chosen when the table is created and changed by its players."""

from __future__ import annotations

import msgspec
import pytest

from inglenook.server import protocol
from inglenook.server.bots.autoplay import next_move
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-11")


def test_whoever_plays_changes_the_pace_of_the_bots(sqlite_address: str) -> None:
    """A player at the table can change the pace of its bots, which is stored and shown to everybody."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN, "uniform"])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        before = await company.store.table(table)

        assert "done" == (await company.asks(ben, protocol.Pace(pace=1500)))["type"]

        after = await company.store.table(table)
        assert before is not None and after is not None
        assert [1500, 1500] == [one.table["pace"] for one in (ann, ben)]
        assert (1500, before.version, before.changed) == (after.pace, after.version, after.changed)
        room = await company.room(table)
        assert 1500 == room.row.pace

    in_company(sqlite_address, scenario)


def test_the_next_bot_waits_that_long(sqlite_address: str) -> None:
    """A bot waits as many seconds as the chosen pace says, by the driver's clock."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", ["uniform", ANN], pace=600)
        room = await company.room(table)
        move = next_move(room)
        assert move is not None
        assert 0.6 == move.pause

    in_company(sqlite_address, scenario)


def test_those_who_watch_do_not(sqlite_address: str) -> None:
    """Spectators cannot change the pace of the bots."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, "uniform"])
        refused = await company.asks(await company.comes(table, BEN), protocol.Pace(pace=0))
        assert "server-refused-spectator" == refused["message"]["message"]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-8")
@pytest.mark.parametrize("pace", [-1, 10_001, "fast", 0.5])
def test_a_pace_that_nobody_could_mean(pace: object) -> None:
    """A pace that is negative, too long or not a number is malformed."""
    with pytest.raises(msgspec.ValidationError):
        protocol.decode_request(msgspec.json.encode({"type": "pace", "pace": pace}))
