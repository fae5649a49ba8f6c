"""How fast the bots at a table play: chosen when it is laid, and changed by whoever plays there."""

from __future__ import annotations

import msgspec
import pytest

from inglenook.server import protocol
from inglenook.server.bots.autoplay import next_move
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-11")


def test_whoever_plays_changes_the_pace_of_the_bots(sqlite_address: str) -> None:
    """A person who plays changes the pace of the bots. Everybody is told, it is kept, and the next bot waits that long;
    the game itself has not moved.
    """

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
    """The next bot waits that long: in seconds, as the driver counts."""

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
    """A pace that nobody could mean: Is malformed."""
    with pytest.raises(msgspec.ValidationError):
        protocol.decode_request(msgspec.json.encode({"type": "pace", "pace": pace}))
