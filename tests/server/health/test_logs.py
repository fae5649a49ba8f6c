"""The log contains no secrets, not even after an error."""

from __future__ import annotations

import io

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from embers import rules
from inglenook.server.storage.rows import Guest
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, lay

pytestmark = pytest.mark.rule("SR-31")


def test_a_fault_of_the_rules_is_noted_without_what_it_says(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch, written: io.StringIO
) -> None:
    """The log has only the number of an error of the rules; its text may reveal hidden cards."""

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("Ann holds a Gust")

    monkeypatch.setattr(rules, "play", broken)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, ANN])
        sides = [await company.comes(table, ANN, seat) for seat in (0, 1)]
        while "frozen" != sides[0].table["state"]:
            one = next(one for one in sides if one.asked)
            await company.answers(one, [*one.keys("play"), *one.keys("pass")][0])
        fault = await company.store.fault(sides[0].table["fault"])
        assert fault is not None and fault.detail == "ZeroDivisionError: Ann holds a Gust"
        assert fault.id in written.getvalue()

    in_company(sqlite_address, scenario)

    assert "ZeroDivisionError" in written.getvalue()
    assert "Gust" not in written.getvalue()


def test_what_the_database_refuses_says_nothing_of_what_was_to_be_kept(address: str, written: io.StringIO) -> None:
    """The log of a refused write contains none of the values to be written, with SQLite and PostgreSQL."""
    nameless = Guest("s3cret", None)  # type: ignore[arg-type]

    async def scenario(company: Company) -> None:
        try:
            await company.store.add_guest(nameless)
        except IntegrityError:
            structlog.get_logger("inglenook.test").exception("broken")

    in_company(address, scenario)

    assert "IntegrityError" in written.getvalue()
    assert "s3cret" not in written.getvalue()
