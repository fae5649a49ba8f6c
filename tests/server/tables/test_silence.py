"""A player who does not answer is replaced by a bot after a time, connected or not (SR-93)."""

from __future__ import annotations

import time

import pytest

from inglenook.server import protocol
from inglenook.server.tables.room import Room
from inglenook.server.tables.silence import replace_silent, tell_replaceable
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, BEN, lay


def has_waited(room: Room, seconds: float) -> None:
    """Moves the time of the present question back by a number of seconds."""
    room.waited()
    version, since = room._asked_since
    room._asked_since = version, since - seconds


@pytest.mark.rule("SR-13", "SR-93")
def test_somebody_who_is_silent_is_replaced_as_if_gone(sqlite_address: str) -> None:
    """A connected player who does not answer is replaced after the table's time, which everybody sees."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one, other = (ann, ben) if ann.asked else (ben, ann)
        seat, room = one.viewer, await company.room(table)
        assert 600 == other.table["patience"]
        has_waited(room, 590)
        refused = await company.asks(other, protocol.TakeOver(seat=seat))
        assert "server-refused-not-abandoned" == refused["message"]["message"]
        tell_replaceable(room)
        told = [len(somebody.of("table")) for somebody in (one, other)]
        has_waited(room, 20)
        for _ in range(3):
            tell_replaceable(room)
        assert [count + 1 for count in told] == [len(somebody.of("table")) for somebody in (one, other)], (
            "and only once"
        )
        assert [seat == number for number in range(2)] == [info["replaceable"] for info in other.table["seats"]]
        assert 610 <= other.table["seats"][seat]["silent"] < 620
        assert (
            "server-refused-not-abandoned"
            == (await company.asks(one, protocol.TakeOver(seat=seat)))["message"]["message"]
        ), "but not by oneself"
        assert "done" == (await company.asks(other, protocol.TakeOver(seat=seat)))["type"]
        assert (True, "uniform") == (other.asked, other.table["seats"][seat]["bot_plays"])
        assert "done" == (await company.asks(one, protocol.Return()))["type"], "whoever was silent may come back"
        assert room.waited() < 60

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-93")
def test_where_nobody_waits_anybody_may_think(sqlite_address: str) -> None:
    """A player alone with bots or at one device has no time limit, and an answer restarts the time."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, ANN])
        ann = await company.comes(table, ANN)
        room = await company.room(table)
        has_waited(room, 10_000)
        assert [(0, False)] * 2 == [(one.silent, one.replaceable) for one in room.info(ANN).seats]
        assert room.waited() >= 10_000
        await company.answers(ann, ann.keys()[0])
        assert room.waited() < 60

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-93")
@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_a_clock_that_jumps_replaces_nobody(sqlite_address: str, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """A clock that jumps replaces no connected or newly disconnected player."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one, other = (ann, ben) if ann.asked else (ben, ann)
        room = await company.room(table)
        room.presence.elsewhere("another", [], 0)
        before = room.waited()
        clock = time.time
        monkeypatch.setattr(time, "time", lambda: clock() + jump)
        room.leave(one)
        assert before <= room.waited() < before + 60
        assert not room.is_replaceable(one.viewer)
        assert 0 <= room.away(one.viewer) < 60
        assert other.table["seats"][one.viewer]["away"] < 60

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-13", "SR-93")
def test_after_a_restart_everybody_has_a_minute(sqlite_address: str) -> None:
    """After a restart every player has a minute to connect, however long the question has been pending."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        await company.store.change_table(table, changed=time.time() - 5_000)
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        room = await company.room(table)
        seat = ann.viewer if ann.asked else ben.viewer
        assert 539 <= room.silent(seat) < 580
        assert not room.is_replaceable(seat)
        has_waited(room, 61)
        assert room.is_replaceable(seat)

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-93")
def test_in_a_league_a_bot_goes_on_by_itself(sqlite_address: str) -> None:
    """In a league a bot takes over a silent seat by itself; at other tables a player has to ask for it."""

    async def scenario(company: Company) -> None:
        for league in ("", "a-league"):
            table = await lay(company.store, "embers", [ANN, BEN])
            await company.store.change_table(table, league=league)
            room = await company.room(table)
            await replace_silent(room)
            has_waited(room, 700)
            seat = room.asked
            await replace_silent(room)
            await company.settled(table)
            assert ("uniform" if league else "") == room.seats[seat].bot

    in_company(sqlite_address, scenario)
