"""Play at a table: its questions, stored entries and messages."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.game import Game
from inglenook.kernel.views.news import question
from inglenook.registry import find
from inglenook.server import protocol
from inglenook.server.storage.rows import ANSWER, OVER, PLAYING
from inglenook.server.storage.store import open_store
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, lay


async def play_on(company: Company, *people: Somebody, most: int = 10_000) -> int:
    """Lets the people take their first options; returns the number of answers."""
    count = 0
    while count < most and any(one.asked for one in people):
        one = next(one for one in people if one.asked)
        asked = one.question
        done = await company.answers(one, *[option["key"] for option in asked["options"][: max(1, asked["least"])]])
        assert "done" == done["type"]
        count += 1
    return count


@pytest.mark.rule("SR-1", "SR-7")
def test_a_game_from_its_start_to_its_end(address: str) -> None:
    """In a whole game every change is sent to everybody, all answers are stored in order, and the winner is known."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben, nobody = [await company.comes(table, guest) for guest in (ANN, BEN, None)]
        count = await play_on(company, ann, ben)
        room = await company.room(table)
        assert room.play is not None
        game = room.play.game

        for watcher, viewer in ((ann, 0), (ben, 1), (nobody, -1)):
            assert game.rulebook.view(game.table, viewer) == watcher.seen
            assert {"over": True, "winners": list(game.table.winners)} == watcher.question
            assert (OVER, list(game.table.winners)) == (watcher.table["state"], watcher.table["winners"])
        entries = await company.store.entries(table)
        assert list(range(1, count + 1)) == [entry.number for entry in entries]
        assert [given.keys for given in game.answers] == [entry.keys for entry in entries]
        row = await company.store.table(table)
        assert row is not None
        assert (OVER, list(game.table.winners), count, -1) == (row.state, row.winners, row.version, row.asked)

    in_company(address, scenario)


@pytest.mark.rule("SR-3")
@pytest.mark.parametrize("answers", [3, 16, 21])
def test_another_process_makes_the_same_game(address: str, answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process loads the same game, with its log, from the snapshot and the later entries."""
    monkeypatch.setattr("inglenook.server.tables.room.SNAPSHOT_EVERY", 16)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        await play_on(company, ann, ben, most=answers)
        other = Company(await open_store(address))
        again = [await other.comes(table, guest) for guest in (ANN, BEN)]
        here, there = (await company.room(table)).play, (await other.room(table)).play
        assert here is not None and there is not None

        assert here.game.digest() == there.game.digest()
        assert (answers < 16) == there.whole
        for one, same in zip((ann, ben), again, strict=True):
            assert (one.at, one.seen, one.question) == (same.at, same.seen, same.question)
            assert one.lines == same.lines
        await other.close()
        await other.store.close()

    in_company(address, scenario)


@pytest.mark.rule("SR-2")
def test_a_stale_answer_changes_nothing(address: str) -> None:
    """A second answer to the same question, as from a double tap, changes nothing and gets the current view."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = ann if ann.asked else ben
        tapped = protocol.Answer(version=one.at, keys=one.keys()[-1:])
        assert "done" == (await company.asks(one, tapped))["type"]
        at = one.at
        refused = await company.asks(one, protocol.Answer(version=tapped.version, keys=tapped.keys))

        assert ("refused", True) == (refused["type"], refused["stale"])
        assert ("view", at) == (one.heard[-1]["type"], one.heard[-1]["version"])
        assert at == len(await company.store.entries(table))

    in_company(address, scenario)


@pytest.mark.rule("SR-2", "SR-3")
def test_two_processes_race(postgresql_address: str) -> None:
    """Of two processes that take an answer to one question one stores it, and the other continues from there."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        other = Company(await open_store(postgresql_address))
        here = [await company.comes(table, guest) for guest in (ANN, BEN)]
        there = [await other.comes(table, guest) for guest in (ANN, BEN)]
        seat = 0 if here[0].asked else 1
        first, second = here[seat].keys()[0], there[seat].keys()[-1]
        assert first != second
        kept = await company.answers(here[seat], first)
        refused = await other.answers(there[seat], second)

        assert ("done", "refused", True) == (kept["type"], refused["type"], refused["stale"])
        assert [1] == [entry.number for entry in await company.store.entries(table)]
        assert (1, here[seat].seen) == (there[seat].at, there[seat].seen)
        await other.close()
        await other.store.close()

    in_company(postgresql_address, scenario)


@pytest.mark.rule("SR-3")
def test_what_is_done_through_one_process_is_told_through_the_other(postgresql_address: str) -> None:
    """Players connected to different processes see each other's actions."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        other = Company(await open_store(postgresql_address))
        company.hall.open()
        other.hall.open()
        ann, ben = await company.comes(table, ANN), await other.comes(table, BEN)
        houses = {0: (company, ann, ben), 1: (other, ben, ann)}
        for _ in range(12):
            house, asked, waiting = houses[0 if ann.asked else 1]
            await house.answers(asked, asked.keys()[-1])
            while waiting.at < asked.at:
                await_one = await other.store.table(table)  # lets the others run
                assert await_one is not None
        left, right = (await company.room(table)).play, (await other.room(table)).play
        assert left is not None and right is not None

        assert (12, left.game.digest()) == (left.version, right.game.digest())
        assert "view" == ann.heard[1]["type"]
        assert 1 == len(ann.of("view")), "everything else were changes"
        await company.asks(ann, protocol.Say(text="hello"))
        while not [line for chat in ben.of("chat") for line in chat["lines"]]:
            await other.store.table(table)
        await other.close()
        await other.store.close()

    in_company(postgresql_address, scenario)


@pytest.mark.rule("SR-11", "KR-22")
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_against_a_bot(sqlite_address: str, game: str) -> None:
    """A bot at a server's table gives the answers that it would give in the terminal."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, game, [ANN, "thumb"], seed="7")
        ann = await company.comes(table, ANN)
        await play_on(company, ann, most=25)
        entries = await company.store.entries(table)

        assert ann.asked or "over" in ann.question
        assert {"", "bot"} <= {entry.by for entry in entries} <= {"", "bot", "stops"}
        assert {0: {"", "stops"}, 1: {"bot"}}[1] == {entry.by for entry in entries if entry.seat == 1}

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-7")
def test_several_people_at_one_device(sqlite_address: str) -> None:
    """People at one device share a connection that shows one of their seats at a time, and no other seat."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, ANN, BEN])
        ann = await company.comes(table, ANN)
        room = await company.room(table)
        for _ in range(8):
            assert room.play is not None
            game: Game[Any] = room.play.game
            asked = room.asked
            if asked == 2:
                ben = await company.comes(table, BEN)
                await company.answers(ben, ben.keys()[0])
                continue
            async with room.lock:
                assert await room.enter(ann, asked, 5)
            assert (asked, "view") == (ann.viewer, ann.heard[-1]["type"])
            assert room.play.game.rulebook.view(room.play.game.table, asked) == ann.seen
            assert question(game, asked) == ann.question
            await company.answers(ann, ann.keys()[0])
        async with room.lock:
            assert not await room.enter(ann, 2, 6)

        assert [True, True, False] == [seat["yours"] for seat in ann.table["seats"]]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-7", "SR-22")
def test_a_seat_that_is_carried_away_is_seen_no_more(sqlite_address: str) -> None:
    """A client whose seat moved to another device becomes a spectator."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ces = await company.comes(table, ANN), await company.comes(table, None)
        await company.store.change_seat(table, 0, guest="another device")
        await company.hall.changed(table)

        assert (-1, ces.seen) == (ann.viewer, ann.seen)
        assert "options" not in ann.question

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-23")
def test_play_begins_when_the_table_does(sqlite_address: str) -> None:
    """A player in the waiting room sees the game from the own seat when play begins."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, "uniform"], state="waiting", setup={}, seed="")
        ann = await company.comes(table, ANN)
        assert ("waiting", {}) == (ann.table["state"], ann.seen)
        setup = find("embers").set_up(2, {})
        assert await company.store.start(table, {**setup}, "seed")
        await company.hall.changed(table)
        await company.settled(table)

        assert (PLAYING, 0, 0) == (ann.table["state"], ann.viewer, ann.seen["viewer"])
        assert ann.asked

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-8")
def test_what_is_not_to_be_had_is_refused(sqlite_address: str) -> None:
    """Answers from a seat that is not asked, to options not offered, or from spectators are refused without effect."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben, nobody = [await company.comes(table, guest) for guest in (ANN, BEN, None)]
        one, other = (ann, ben) if ann.asked else (ben, ann)
        room = await company.room(table)
        assert room.play is not None
        before = room.play.game.digest()
        refused = {
            "server-refused-not-asked": await company.answers(other, "pass"),
            "server-refused-not-offered": await company.answers(one, "play:0"),
            "server-refused-spectator": await company.answers(nobody, "pass"),
            "error-too-many": await company.answers(one, *one.keys()[:2]),
            "error-too-few": await company.answers(one),
            "server-refused-twice": await company.asks(one, protocol.Answer(version=0, keys=["pass", "pass"])),
            "server-refused-unknown-thing": await company.asks(one, protocol.Why(handle="0")),
            "server-refused-nothing-asked": await company.asks(one, protocol.Consent(version=0, agree=True)),
            "error-undo-nothing": await company.asks(one, protocol.Undo(version=0)),
            "server-refused-not-over": await company.asks(one, protocol.Rematch()),
            "server-refused-no-bot": await company.asks(one, protocol.Return()),
            "server-refused-not-abandoned": await company.asks(one, protocol.TakeOver(seat=1 - one.viewer)),
            "server-refused-no-name": await company.asks(nobody, protocol.Say(text="hello")),
            "server-refused-chat": await company.asks(one, protocol.Say(text="x" * 501)),
            "server-refused-report": await company.asks(one, protocol.Report(text=" ")),
        }  # fmt: skip

        assert {"refused"} == {reply["type"] for reply in refused.values()}
        told = {id: reply["message"]["message"] for id, reply in refused.items()}
        assert {} == {id: said for id, said in told.items() if id != said}
        assert (before, []) == (room.play.game.digest(), await company.store.entries(table))

    in_company(sqlite_address, scenario)


@pytest.mark.rule("KR-10")
def test_why_not(sqlite_address: str) -> None:
    """A request "why not" about a card is answered with the rule that forbids its use."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        other = ben if ann.asked else ann
        handle = other.seen["seats"][str(other.viewer)]["hand"][0]["handle"]
        told = await company.asks(other, protocol.Why(handle=handle))

        assert ("reasons", handle) == (told["type"], told["handle"])
        assert all(reason["rule"].startswith("ER-") for reason in told["reasons"])
        assert told["reasons"]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-15", "SR-28")
@pytest.mark.parametrize("text", ["", " ", "\u200d", "\u2800", "\u3164 \uffa0", "\u0301"])
def test_a_line_in_which_nothing_can_be_seen_is_not_said(sqlite_address: str, text: str) -> None:
    """A chat line without visible characters is refused; joiners and marks are accepted beside visible ones."""

    async def scenario(company: Company) -> None:
        ann = await company.comes(await lay(company.store, "embers", [ANN, BEN]), ANN)
        told = [await company.asks(ann, protocol.Say(text=said)) for said in (text, f"a{text}b")]
        assert ["refused", "done"] == [one["type"] for one in told]
        assert "server-refused-chat" == told[0]["message"]["message"]
        assert [" ".join(f"a{text}b".split())] == [one["lines"][-1]["text"] for one in ann.of("chat") if one["lines"]]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-15")
def test_chat_and_reports(address: str) -> None:
    """A chat line reaches everybody, including clients that come later, and a report stores the record."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        await company.asks(ann, protocol.Say(text="  well   met "))
        ces = await company.comes(table, None)
        for hearing in (ben, ces):
            [line] = [line for chat in hearing.of("chat") for line in chat["lines"]]
            assert (1, 0, "Ann", "well met") == (line["number"], line["seat"], line["name"], line["text"])
        one = ann if ann.asked else ben
        await company.answers(one, one.keys()[0])
        assert "done" == (await company.asks(ann, protocol.Report(text="odd")))["type"]

    in_company(address, scenario)


@pytest.mark.rule("SR-49")
def test_rematch_a_seat_further(sqlite_address: str) -> None:
    """In a rematch with rotated seats everybody sits one seat further while decks stay; the next one rotates back."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        await play_on(company, ann, ben)
        await company.asks(ann, protocol.Rematch(swapped=True))
        again = await company.comes(ann.table["after"], ANN)

        assert (1, ["Ben", "Ann"]) == (again.viewer, [seat["name"] for seat in again.table["seats"]])

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-14")
def test_rematch(sqlite_address: str) -> None:
    """A rematch seats the same people at a new table with the same set-up and tells everybody its address."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        await play_on(company, ann, ben)
        for one in (ann, ben):
            assert "done" == (await company.asks(one, protocol.Rematch()))["type"]
        after = ann.table["after"]
        again = await company.comes(after, BEN)

        assert after == ben.table["after"] != ""
        assert (PLAYING, table, 1) == (again.table["state"], again.table["before"], again.viewer)
        old, new = [await company.store.table(id) for id in (table, after)]
        assert old is not None and new is not None
        assert (True, False) == (old.setup == new.setup, old.seed == new.seed)
        assert again.question["seat"] == new.asked, "the hall lists whose turn it is"
        assert [] == [entry for entry in await company.store.entries(after) if entry.kind == ANSWER]

    in_company(sqlite_address, scenario)
