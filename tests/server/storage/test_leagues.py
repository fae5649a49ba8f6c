"""Storage of leagues: numbered actions are stored completely or not at all, and each table once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from inglenook.lotr.limited.league import Deed
from inglenook.server.storage import leagues
from inglenook.server.storage.cleanup import keep_house
from inglenook.server.storage.retention import Keep
from inglenook.server.storage.rows import LeagueRow
from inglenook.server.storage.store import Store
from tests.server.support.tables import ANN, row_of, seats_of, with_store

LEAGUE = LeagueRow("league", "Friday", ANN.id, True, "easy", {"kind": "draft"}, "waiting", 1.0, 1.0)


@pytest.mark.rule("SR-1", "LG-112")
def test_deeds_are_kept_all_or_nothing(address: str) -> None:
    """Of two processes that write an action of the same number, the second stores nothing of its batch."""

    async def scenario(store: Store) -> None:
        first = Deed(1, "sit", 0, ("Ann",), 2.0, ANN.id)
        await leagues.add_league(store, LEAGUE, [first])
        assert await leagues.append_deeds(store, "league", [Deed(2, "begin", words=("1C1 1C2",))], "drafting")
        late = [Deed(2, "pick", 0, ("1C1",)), Deed(3, "pick", 0, ("1C2",))]
        assert not await leagues.append_deeds(store, "league", late, "over")
        assert not await leagues.append_deeds(store, "league", [Deed(3, "pick"), late[0]], "over")
        assert [first, Deed(2, "begin", words=("1C1 1C2",))] == await leagues.deeds_after(store, "league", 0)
        kept = await leagues.league_row(store, "league")
        assert kept is not None and "drafting" == kept.phase
        assert ["league"] == await leagues.going_on(store)
        assert ["league"] == [row.id for row in await leagues.listed_leagues(store, ANN.id)]
        assert [] == await leagues.listed_leagues(store, "somebody else")

    with_store(address, scenario)


@pytest.mark.rule("SR-1", "LG-113")
def test_a_table_is_laid_once(address: str) -> None:
    """A league's table is created once by two processes, and the league learns the winner when the game is over."""

    async def scenario(store: Store) -> None:
        table = row_of("league-1-1", "lotr", 2, "seed", {}, league="league")
        seats = seats_of("league-1-1", [ANN, "easy"])
        assert [True, False] == [await leagues.lay_once(store, table, seats) for _time in range(2)]
        assert ({"league-1-1"}, {}) == (
            await leagues.laid_tables(store, "league"),
            await leagues.ended_tables(store, "league"),
        )
        await store.change_table("league-1-1", state="over", winners=[1])
        assert {"league-1-1": [1]} == await leagues.ended_tables(store, "league")

    with_store(address, scenario)


@pytest.mark.rule("SR-86")
def test_old_leagues_are_thrown_away(address: str) -> None:
    """A league is deleted with its actions after the days for tables that wait, stand still or are over."""

    async def scenario(store: Store) -> None:
        for phase in ("waiting", "building", "over"):
            await leagues.add_league(store, replace(LEAGUE, id=phase, phase=phase), [Deed(1, "sit", 0, ("Ann",))])
        gone = await keep_house(store, Keep(waiting=7, stopped=0, over=30), now=10 * 24 * 3600.0)
        assert (1, 0, 0) == (gone["waiting"], gone["stopped"], gone["over"])
        assert (None, []) == (
            await leagues.league_row(store, "waiting"),
            await leagues.deeds_after(store, "waiting", 0),
        )
        gone = await keep_house(store, Keep(waiting=7, stopped=0, over=30), now=40 * 24 * 3600.0)
        assert (0, 0, 1) == (gone["waiting"], gone["stopped"], gone["over"])
        assert await leagues.league_row(store, "building") is not None

    with_store(address, scenario)
