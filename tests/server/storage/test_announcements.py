"""Announcements between processes: sent in batches after the commit, and correctness does not depend on them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from inglenook.server.storage.announcements import LARGEST, News, channel_of, payloads, told_in
from inglenook.server.storage.appending import Added
from inglenook.server.storage.database import ServerDatabase, Unanswered
from inglenook.server.storage.plain_postgresql import ConnectionLost
from inglenook.server.storage.rows import ANSWER, Entry, NoTable
from inglenook.server.storage.store import Store
from tests.server.support.company import Company
from tests.server.support.tables import ANN, BEN, lay, with_store
from tests.server.test_several_processes import in_two

pytestmark = pytest.mark.rule("SR-3")


def answered(table: str, number: int, key: str = "pass") -> News:
    """Returns the announcement of an answer."""
    return News(table, "entry", Added(Entry(table, number, ANSWER, 0, (key,), "print", at=1.5, by="bot"), asked=1))


def test_news_arrive_as_they_were_told() -> None:
    """Announcements arrive in order on the channel of their table, and each fits into a PostgreSQL notification."""
    news = [answered(f"table {number % 7}", number) for number in range(400)] + [News("table 1", "present p 0,1 2")]

    channels, texts = payloads("me", news)

    assert max(len(text.encode()) for text in texts) < 8000
    heard = [(channel, one) for channel, text in zip(channels, texts, strict=True) for one in told_in(text)[1]]
    assert all(told_in(text)[0] == "me" for text in texts)
    assert all(channel == channel_of(one.table) for channel, one in heard)
    for number in range(7):
        of_table = [one for _, one in heard if one.table == f"table {number}"]
        assert of_table == [one for one in news if one.table == f"table {number}"]
    assert len(texts) < 30


def test_an_entry_too_large_for_a_notification_is_announced_without_its_content() -> None:
    """An entry too large for a notification is announced without content, which processes read from the database."""
    _, [text] = payloads("me", [answered("one", 1, "é" * LARGEST)])

    assert told_in(text)[1] == [News("one", "entry")]


def test_an_entry_that_was_never_announced_is_found(postgresql_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry that was never announced is found by other processes, which compare versions."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN])
        ann, ben = await here.comes(table, ANN), await there.comes(table, BEN)
        silent, one, other = (here, ann, ben) if ann.asked else (there, ben, ann)
        elsewhere = there if silent is here else here
        monkeypatch.setattr(silent.store._announcements, "tell", lambda news: None)
        assert "done" == (await silent.answers(one, one.keys()[0]))["type"]
        assert other.at == 0

        await elsewhere.hall.catch_up_all()

        assert other.at == 1

    in_two(postgresql_address, scenario)


def test_no_answer_waits_for_the_telling(postgresql_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is stored even if announcing fails; a request that requires an announcement is refused in words."""

    def lost() -> None:
        raise ConnectionLost

    async def scenario(store: Store) -> None:
        table = await lay(store, "embers", [ANN, BEN])
        assert isinstance(store.database, ServerDatabase)
        monkeypatch.setattr(store.database.telling, "use", lost)

        assert await store.append(Entry(table, 1, ANSWER, 0))
        with pytest.raises(Unanswered):
            await store.announce(table, "table")
        assert len(await store.entries(table)) == 1

    with_store(postgresql_address, scenario)


def test_of_entries_kept_together_each_has_its_own_result(postgresql_address: str) -> None:
    """Of entries committed together, those for a removed table or with a taken number fail, and others are stored."""

    async def scenario(store: Store) -> None:
        first, second = [await lay(store, "embers", [ANN, BEN]) for _ in range(2)]
        assert await store.append(Entry(first, 1, ANSWER, 0), asked=1)

        results = await asyncio.gather(
            *[store.append(Entry(table, 1, ANSWER, 1)) for table in (first, "removed", second)],
            store.append(Entry(second, 2, ANSWER, 1), asked=0),
            return_exceptions=True,
        )

        assert [results[0], results[2], results[3]] == [False, True, True]
        assert isinstance(results[1], NoTable)
        assert [one.number for one in await store.entries(second)] == [1, 2]
        found = [await store.table(one) for one in (first, second)]
        assert [(one.version, one.asked) for one in found if one is not None] == [(1, 1), (2, 0)]

    with_store(postgresql_address, scenario)


def test_what_is_told_is_what_was_kept() -> None:
    """The changed fields of a table are the same in the database and in the announcement."""
    news = answered("one", 3)
    assert news.added is not None
    told = msgspec.json.decode(msgspec.json.encode(news), type=News)

    assert told == news
    assert news.added.changed() == {"changed": 1.5, "version": 3, "asked": 1}
