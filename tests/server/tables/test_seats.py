"""Giving up, staying away, and coming back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from inglenook.server import protocol
from inglenook.server.storage.rows import ASIDE, CONCEDE, OVER, PLAYING
from inglenook.server.storage.store import open_store
from tests.server.support.company import HASTY, Company, in_company
from tests.server.support.tables import ANN, BEN, CES, lay
from tests.server.tables.test_silence import has_waited


@pytest.mark.rule("SR-12")
def test_giving_up_by_the_rules_of_the_game(sqlite_address: str) -> None:
    """In the card game a player concedes by the game's own rule."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, BEN], options={"bids": "0,0"})
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        room = await company.room(table)
        while room.play is not None and not room.play.game.asides(1):
            one = ann if ann.asked else ben
            await company.answers(one, *[option["key"] for option in one.question["options"][: one.question["least"]]])
        assert "done" == (await company.asks(ben, protocol.Concede()))["type"]

        last = (await company.store.entries(table))[-1]
        assert (ASIDE, 1, ("concede",)) == (last.kind, last.seat, last.keys)
        assert (OVER, [0], [False, True]) == (
            ann.table["state"], ann.table["winners"], [seat["conceded"] for seat in ann.table["seats"]],
        )  # fmt: skip

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-12")
def test_giving_up_where_no_rule_says_how(address: str) -> None:
    """In a game of two without a rule for conceding the other player wins, also after a reload."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        assert "done" == (await company.asks(ann, protocol.Concede()))["type"]
        assert [CONCEDE] == [entry.kind for entry in await company.store.entries(table)]
        other = Company(await open_store(address))
        later = await other.comes(table, None)
        for one in (ann, ben, later):
            assert (OVER, [1]) == (one.table["state"], one.table["winners"])
            assert {"over": True, "winners": [1]} == one.question
            assert [True, False] == [seat["conceded"] for seat in one.table["seats"]]
        assert "refused" == (await company.asks(ben, protocol.Concede()))["type"]
        await other.close()
        await other.store.close()

    in_company(address, scenario)


@pytest.mark.rule("SR-12")
def test_a_bot_plays_on_for_who_gave_up(sqlite_address: str) -> None:
    """In a game of three a bot plays on for a player who gave up, whose seat cannot win."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN, CES])
        people = [await company.comes(table, guest) for guest in (ANN, BEN, CES)]
        ann, others = people[0], people[1:]
        await company.asks(ann, protocol.Concede())
        assert (PLAYING, "uniform") == (ann.table["state"], ann.table["seats"][0]["bot_plays"])
        assert "server-refused-conceded" == (await company.asks(ann, protocol.Concede()))["message"]["message"]
        while not ann.question.get("over"):
            one = next(one for one in others if one.asked)
            await company.answers(one, one.keys()[-1])

        room = await company.room(table)
        assert room.play is not None
        assert [seat for seat in room.play.game.table.winners if seat] == ann.table["winners"]
        assert {"bot"} == {entry.by for entry in await company.store.entries(table) if entry.seat == 0} - {""}

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-12")
def test_when_only_bots_are_left_it_is_over(sqlite_address: str) -> None:
    """A game in which only bots are left is over."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, "uniform", "uniform"])
        ann = await company.comes(table, ANN)
        await company.asks(ann, protocol.Concede())

        assert (OVER, [1, 2]) == (ann.table["state"], ann.table["winners"])

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-13")
def test_an_abandoned_seat(sqlite_address: str) -> None:
    """A bot takes over for an asked player who is disconnected; the player can return and go on."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one, other = (ann, ben) if ann.asked else (ben, ann)
        here = await company.asks(other, protocol.TakeOver(seat=one.viewer))
        assert "server-refused-not-abandoned" == here["message"]["message"]
        room = await company.room(table)
        seat = one.viewer
        room.leave(one)
        assert [seat == number for number in range(2)] == [not info["connected"] for info in other.table["seats"]]
        for wrong in (other.viewer, 7):
            refused = await company.asks(other, protocol.TakeOver(seat=wrong))
            assert "server-refused-not-abandoned" == refused["message"]["message"]
        assert "done" == (await company.asks(other, protocol.TakeOver(seat=seat)))["type"]
        assert (True, "uniform") == (other.asked, other.table["seats"][seat]["bot_plays"])
        entries = await company.store.entries(table)
        assert {"bot"} == {entry.by for entry in entries if entry.seat == seat}

        back = await company.comes(table, one.guest)
        assert "done" == (await company.asks(back, protocol.Return()))["type"]
        assert "" == back.table["seats"][seat]["bot_plays"]
        while not back.asked:
            await company.answers(other, other.keys("pass")[0])

    in_company(sqlite_address, scenario, replace(HASTY, abandoned_after=0))


@pytest.mark.rule("SR-13")
def test_a_while_must_have_passed(sqlite_address: str) -> None:
    """A player who has just lost the connection gets a while, which everybody sees."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one, other = (ann, ben) if ann.asked else (ben, ann)
        room = await company.room(table)
        room.leave(one)
        refused = await company.asks(other, protocol.TakeOver(seat=one.viewer))
        assert "server-refused-not-abandoned" == refused["message"]["message"]
        assert 600 == other.table["abandoned_after"]
        has_waited(room, 700)
        room.presence._left[one.viewer] -= 700
        assert 700 <= room.info(None).seats[one.viewer].away <= 760
        assert "done" == (await company.asks(other, protocol.TakeOver(seat=one.viewer)))["type"]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-3", "SR-13")
def test_who_is_connected_elsewhere_is_here(postgresql_address: str) -> None:
    """A player connected through another process is not away."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        other = Company(await open_store(postgresql_address))
        for house in (company, other):
            house.hall.open()
        ann, ben = await company.comes(table, ANN), await other.comes(table, BEN)
        await company.hall.tell_presence(await company.room(table))
        await other.hall.tell_presence(await other.room(table))
        for one in (ann, ben):
            while [True, True] != [seat["connected"] for seat in one.table["seats"]]:
                await company.store.table(table)
        room = await company.room(table)
        assert [0.0, 0.0] == [room.away(seat) for seat in range(2)]
        await other.close()
        await other.store.close()

    in_company(postgresql_address, scenario)
