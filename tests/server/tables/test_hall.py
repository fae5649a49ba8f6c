"""Rooms are loaded and unloaded, the database fails and people sit down, and nothing is lost."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from typing import Any

import pytest

from inglenook.server import protocol
from inglenook.server.storage.rows import EMPTY, FROZEN, OVER, PERSON, UNDO, ChatRow, Entry
from inglenook.server.storage.store import Store, open_store
from inglenook.server.tables import hall
from inglenook.server.tables.play import Play
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, CES, lay


async def play_on(company: Company, *people: Somebody, most: int = 10_000) -> None:
    """Lets the people always take their first option."""
    for _ in range(most):
        one = next((one for one in people if one.asked), None)
        if one is None:
            return
        await company.answers(one, *[option["key"] for option in one.question["options"][: one.question["least"] or 1]])


@pytest.mark.rule("SR-13", "SR-22")
def test_who_sits_down_while_watching_is_here(sqlite_address: str) -> None:
    """A spectator who takes a seat counts as a connected player and no longer as a spectator."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN], state="waiting", setup={}, seed="")
        await company.store.change_seat(table, 1, kind=EMPTY, guest="", name="")
        ann, ces = await company.comes(table, ANN), await company.comes(table, CES)
        assert 1 == ann.table["spectators"]
        await company.store.change_seat(table, 1, kind=PERSON, guest=CES.id, name=CES.name)
        await company.hall.changed(table)

        assert (0, [True, True]) == (ann.table["spectators"], [seat["connected"] for seat in ann.table["seats"]])
        assert 1 == ces.viewer

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-11")
def test_a_seat_that_is_left_empty_is_played_by_a_bot(sqlite_address: str) -> None:
    """A bot plays a seat whose player left in the moment when play began."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        await company.store.change_seat(table, 1, kind=EMPTY, guest="", name="")
        ann = await company.comes(table, ANN)
        await play_on(company, ann, most=6)

        assert {"bot"} == {entry.by for entry in await company.store.entries(table) if entry.seat == 1}

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-1")
@pytest.mark.parametrize("what", ["the snapshot", "the database"])
def test_what_was_not_kept_was_not_done(sqlite_address: str, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """After a failed write the answer does not count, the question is asked again, and bots go on."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("inglenook.server.tables.room.SNAPSHOT_EVERY", 16)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        await play_on(company, *people, most=15)
        room, one = await company.room(table), next(one for one in people if one.asked)
        keys = one.keys()
        woken: list[bool] = []
        with monkeypatch.context() as patched:
            target: tuple[object, str] = (Play, "snapshot") if what == "the snapshot" else (Store, "append")
            patched.setattr(target[0], target[1], broken)
            patched.setattr(room, "on_change", lambda: woken.append(True))
            with pytest.raises(ZeroDivisionError):
                await company.answers(one, keys[-1])
        assert (None, [True]) == (room.play, woken)
        async with room.lock:
            await room.reload()

        assert (15, keys) == (one.at, one.keys())
        assert "done" == (await company.answers(one, keys[-1]))["type"]
        assert 16 == len(await company.store.entries(table))

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-1")
def test_a_table_that_could_not_be_loaded_is_loaded_the_next_time(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table whose loading failed, as the database did not answer, is loaded at the next request."""

    async def broken(*_: object) -> None:
        raise ConnectionError

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        with monkeypatch.context() as patched:
            patched.setattr(company.store, "whole_table", broken)
            with pytest.raises(ConnectionError):
                await company.hall.room(table)
        assert await company.hall.room("nowhere") is None

        assert (await company.comes(table, ANN)).seen

    in_company(sqlite_address, scenario)


async def game_in(company: Company, table: str) -> weakref.ref[Play]:
    """Loads the room of a table, and returns a reference that does not keep its game in memory."""
    room = await company.room(table)
    await company.settled(table)
    assert room.play is not None
    return weakref.ref(room.play)


@pytest.mark.rule("SR-8")
def test_what_nobody_watches_makes_space(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms that nobody watches are unloaded beyond a limit, and are loaded again on request."""
    monkeypatch.setattr(hall, "MOST_ROOMS", 2)

    async def scenario(company: Company) -> None:
        tables = [await lay(company.store, "embers", [ANN, BEN]) for _ in range(4)]
        watched = await company.comes(tables[0], ANN)
        games = [await game_in(company, table) for table in tables]
        gc.collect()
        assert [game() is not None for game in games] == [True, False, False, True]
        assert (await company.room(tables[1])).play is not None
        assert watched.room is await company.room(tables[0])

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-4")
def test_a_game_that_is_over_stays_over(sqlite_address: str) -> None:
    """A finished game is not frozen by an error, and a frozen one that was finished stays over when it thaws."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        await play_on(company, *people)
        room = await company.room(table)
        winners = people[0].table["winners"]
        await room.freeze(ZeroDivisionError(), "record", {})
        row = await company.store.table(table)
        assert row is not None
        assert (OVER, OVER) == (room.row.state, row.state)

        await company.store.change_table(table, state=FROZEN, winners=[])
        other = Company(await open_store(sqlite_address))
        again = await other.comes(table, ANN)
        assert (OVER, winners) == (again.table["state"], again.table["winners"])
        await other.close()
        await other.store.close()

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-9")
def test_the_log_is_not_told_twice(sqlite_address: str) -> None:
    """An undo that replays the game from its start, after a restart, does not send the log again."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = people[0]
        for number in range(200):
            one = next(one for one in people if one.asked)
            await company.answers(one, one.keys()[number % len(one.keys())])
            if "consent" in one.undo and number > 10:
                break
        play = (await company.room(table)).play
        assert play is not None
        count = len(play.game.answers)
        await company.store.append(Entry(table, one.at + 1, UNDO, -1, answers=count), play.snapshot(one.at + 1))
        other = Company(await open_store(sqlite_address))
        again = [await other.comes(table, guest) for guest in (ANN, BEN)]
        [same] = [watcher for watcher in again if watcher.guest == one.guest]
        assert "done" == (await other.asks(same, protocol.Undo(version=same.at)))["type"]
        there = (await other.room(table)).play
        assert there is not None and there.whole
        await play_on(other, *again, most=1)

        fresh = await other.comes(table, None)
        assert (same.at, len(fresh.lines)) == (fresh.at, len(same.lines))
        await other.close()
        await other.store.close()

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-15")
def test_nobody_misses_what_is_said(sqlite_address: str) -> None:
    """A chat line through another process reaches also a client that connects before the announcement."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann = await company.comes(table, ANN)
        await company.store.say(ChatRow(table, 0, 1, "Ben", "hello", 1.0))
        ben = await company.comes(table, BEN)
        for one in (ann, ben):
            assert ["hello"] == [line["text"] for chat in one.of("chat") for line in chat["lines"]]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-15")
def test_what_can_be_said(sqlite_address: str) -> None:
    """A chat line may have joined emoji, and no invisible or direction-changing characters."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann = await company.comes(table, ANN)
        family = "\U0001f469\u200d\U0001f467 \u2764\ufe0f"
        assert "done" == (await company.asks(ann, protocol.Say(text=family)))["type"]
        assert family == ann.of("chat")[-1]["lines"][0]["text"]
        for text, message in (("\u202eolleh", "characters"), ("\x07", "characters"), ("\u200d", "chat"), ("", "chat")):
            refused = await company.asks(ann, protocol.Say(text=text))
            assert f"server-refused-{message}" == refused["message"]["message"]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-12", "SR-13")
@pytest.mark.parametrize("gave_up", [True, False])
def test_who_does_not_play_cannot_act(sqlite_address: str, gave_up: bool) -> None:
    """A player who gave up, or for whom a bot plays, cannot answer."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN, CES])
        ann, ben, ces = [await company.comes(table, guest) for guest in (ANN, BEN, CES)]
        if gave_up:
            await company.asks(ann, protocol.Concede())
        else:
            await company.store.change_seat(table, 0, bot="uniform")
            await company.hall.changed(table)
            await company.settled(table)
        requests: list[Any] = [
            protocol.Answer(version=ann.at, keys=["pass"]), protocol.Aside(version=ann.at, key="x"),
            protocol.Undo(version=ann.at), protocol.Consent(version=ann.at, agree=False), protocol.TakeOver(seat=1),
        ]  # fmt: skip
        message = "server-refused-conceded" if gave_up else "server-refused-bot-plays"
        for request in requests:
            assert message == (await company.asks(ann, request))["message"]["message"]
        if not gave_up:
            assert "done" == (await company.asks(ann, protocol.Return()))["type"]
        assert ben.asked or ces.asked or ann.asked

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-83")
def test_bots_go_on_after_a_restart_though_nobody_looks(sqlite_address: str) -> None:
    """Bots whose turn it is go on after a restart without a client, and the list shows that a person has to answer."""

    async def scenario(company: Company) -> None:
        store = company.store
        table = await lay(store, "embers", ["uniform", ANN], asked=-1)
        elsewhere = await lay(store, "embers", ["uniform", "uniform"], asked=-1)
        company.hall.open()
        while (row := await store.table(table)) is not None and row.asked != 1:
            pass

        assert {"bot"} <= {entry.by for entry in await store.entries(table)}
        assert [] == await store.entries(elsewhere), "where no person sits, nobody waits for anything"

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-83")
def test_the_list_says_whose_turn_it_is_only_if_a_person_has_to_answer(sqlite_address: str) -> None:
    """The list of tables shows whose turn it is only if a person has to answer."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, "uniform"])
        ann = await company.comes(table, ANN)
        asked = []
        append = company.store.append

        async def noting(entry: Entry, *given: Any, **fields: Any) -> bool:
            asked.append((entry.by, fields["asked"]))
            return await append(entry, *given, **fields)

        company.store.append = noting  # type: ignore[method-assign]
        await play_on(company, ann, most=6)

        assert {("", -1), ("bot", 0)} <= set(asked)
        assert not {("", 1), ("bot", 1)} & set(asked)

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-8")
def test_a_game_that_is_over_is_forgotten_sooner(sqlite_address: str) -> None:
    """Rooms of finished games are unloaded earlier than those of games in progress."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann = await company.comes(table, ANN)
        room = await company.room(table)
        room.leave(ann)
        room.used -= hall.ENDED + 1
        assert not company.hall._is_idle(room), "it goes on"
        room.row = replace(room.row, state=OVER)
        assert company.hall._is_idle(room)
        room.used += hall.ENDED
        assert not company.hall._is_idle(room), "somebody may look at the end"

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-8")
def test_a_forgotten_room_is_freed_at_once(sqlite_address: str) -> None:
    """An unloaded room frees its game without waiting for garbage collection."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann = await company.comes(table, ANN)
        await play_on(company, ann, most=3)
        room = await company.room(table)
        left = weakref.ref(room.play)
        room.leave(ann)
        gc.disable()
        try:
            company.hall.forget(room)
            assert left() is None
        finally:
            gc.enable()

    in_company(sqlite_address, scenario)
