"""Undo at a table."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import PASS
from inglenook.server import protocol
from inglenook.server.storage.rows import UNDO
from inglenook.server.storage.store import open_store
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, CES, lay

pytestmark = pytest.mark.rule("SR-9", "KR-12")


async def until(company: Company, undo: str, *people: Somebody) -> Somebody:
    """Lets everybody answer until the last to answer may undo that answer; returns that player."""
    for number in range(200):
        one = next(one for one in people if one.asked)
        keys = one.keys()
        await company.answers(one, keys[number % len(keys)])
        if undo in one.undo:
            return one
    raise AssertionError(f"nobody ever met {undo!r}")


async def digest(company: Company, table: str) -> str:
    """Returns a digest of the game's state."""
    play = (await company.room(table)).play
    assert play is not None
    return play.game.digest()


def test_alone(address: str) -> None:
    """An answer that nobody has seen or followed is undone at once, and everybody gets the full view."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        before, one = [await digest(company, table)], ann
        for number in range(200):
            one = next(one for one in (ann, ben) if one.asked)
            await company.answers(one, one.keys()[number % len(one.keys())])
            before.append(await digest(company, table))
            if "may" in one.undo:
                break
        at = one.at
        assert "done" == (await company.asks(one, protocol.Undo(version=at)))["type"]

        assert before[-2] == await digest(company, table)
        last = (await company.store.entries(table))[-1]
        assert (UNDO, at + 1, at - 1) == (last.kind, last.number, last.answers)
        for watcher in (ann, ben):
            assert ("view", at + 1) == (watcher.of("view")[-1]["type"], watcher.at)
        other = Company(await open_store(address))
        assert before[-2] == await digest(other, table)
        await other.close()
        await other.store.close()

    in_company(address, scenario)


def test_with_the_consent_of_the_others(sqlite_address: str) -> None:
    """An undo that needs consent is done when all others have agreed, and not if one refuses."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN, CES, "uniform"])
        people = [await company.comes(table, guest) for guest in (ANN, BEN, CES)]
        one = await until(company, "consent", *people)
        others = [other for other in people if other is not one]
        at, before = one.at, await digest(company, table)

        assert "done" == (await company.asks(one, protocol.Undo(version=at)))["type"]
        asked = others[0].of("undo_asked")[-1]
        assert (one.viewer, at, [one.viewer]) == (asked["by"], asked["version"], asked["agreed"])
        assert asked["answers"] >= 1
        await company.asks(others[0], protocol.Consent(version=at, agree=True))
        assert [one.viewer, others[0].viewer] == others[1].of("undo_asked")[-1]["agreed"]
        await company.asks(others[1], protocol.Consent(version=at, agree=False))
        assert (-1, before) == (one.of("undo_asked")[-1]["by"], await digest(company, table))

        await company.asks(one, protocol.Undo(version=at))
        for other in others:
            assert at == other.at
            await company.asks(other, protocol.Consent(version=at, agree=True))
        assert before != await digest(company, table)
        assert (True, at + 1) == (one.asked, one.at)
        assert -1 == one.of("undo_asked")[-1]["by"]

    in_company(sqlite_address, scenario)


def test_bots_and_those_at_the_same_device_agree(sqlite_address: str) -> None:
    """An undo needs no consent of bots and of people at the same device."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, "uniform"])
        ann = await company.comes(table, ANN)
        one = await until(company, "may", ann)
        room = await company.room(table)
        assert room.play is not None
        count = len(room.play.game.answers)
        assert "done" == (await company.asks(one, protocol.Undo(version=one.at)))["type"]

        assert len(room.play.game.answers) < count
        assert one.asked

    in_company(sqlite_address, scenario)


@pytest.mark.parametrize("practice", [True, False])
def test_dice_are_taken_back_for_practice_only(sqlite_address: str, practice: bool) -> None:
    """A roll of dice can be undone among bots at a practice table, where the player is told so, and not elsewhere."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "talisman", [ANN, "normal"], seed="3", practice=practice)
        ann = await company.comes(table, ANN)
        assert practice == ann.table["practice"]
        play, met = (await company.room(table)).play, set()
        assert play is not None
        for number in range(60):
            keys = ann.keys()
            before = len(play.game.answers)
            await company.answers(ann, keys[number % len(keys)])
            since = play.game.answers[before:]
            barriers = {given.barrier.id for given in since if given.barrier is not None}
            if barriers == {"error-undo-die-rolled"} and all(given.seat == ann.viewer for given in since):
                met.add(ann.undo.get("dice", False) if practice else ann.undo["why"]["message"])
        assert met == ({True} if practice else {"error-undo-die-rolled"})

    in_company(sqlite_address, scenario)


def test_bots_do_not_agree_once_they_have_done_something(sqlite_address: str) -> None:
    """An undo is refused after a bot's later move, as the player would know that move in advance."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, "normal"], seed="3")
        ann = await company.comes(table, ANN)
        met = set()
        for _ in range(40):
            play = (await company.room(table)).play
            assert play is not None
            if not ann.asked:
                break
            before = len(play.game.answers)
            await company.answers(ann, *ann.keys()[: max(1, ann.question.get("least", 1))])
            since = play.game.answers[before + 1 :]
            if not since or not ann.undo or play.game.why_no_undo_by_consent(before) is not None:
                continue
            passed = all(given.keys == (PASS,) for given in since)
            met.add(passed)
            assert passed == ("may" in ann.undo)
            if not passed:
                assert "error-undo-other-answered" == ann.undo["why"]["message"]
        assert False in met, "no bot ever did anything that could have been taken back"

    in_company(sqlite_address, scenario)


def test_what_was_seen_is_not_taken_back(sqlite_address: str) -> None:
    """An undo of something seen is marked impossible in the view, and refused if requested."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = await until(company, "why", *people)
        refused = await company.asks(one, protocol.Undo(version=one.at))

        assert ("refused", one.undo["why"]) == (refused["type"], refused["message"])
        assert "error-undo-revealed" == refused["message"]["message"]

    in_company(sqlite_address, scenario)


def test_after_a_restart(sqlite_address: str) -> None:
    """A process that loaded the game from a snapshot can undo answers from before the snapshot."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = await until(company, "may", *people)
        room = await company.room(table)
        assert room.play is not None
        snapshot = room.play.snapshot(one.at)
        await company.store.append(
            (await company.store.entries(table))[-1].__class__(table, one.at + 1, UNDO, -1, answers=one.at), snapshot
        )
        other = Company(await open_store(sqlite_address))
        again = await other.comes(table, one.guest)
        play = (await other.room(table)).play
        assert play is not None
        assert not play.whole
        assert "done" == (await other.asks(again, protocol.Undo(version=again.at)))["type"]

        assert (one.at - 1, True) == (len(play.game.answers), again.asked)
        await other.close()
        await other.store.close()

    in_company(sqlite_address, scenario)
