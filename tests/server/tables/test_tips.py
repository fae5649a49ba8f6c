"""The asked player gets tips about the question (KR-35)."""

from __future__ import annotations

import pytest

from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, BEN, lay


@pytest.mark.rule("KR-35")
def test_tips_come_with_the_question(sqlite_address: str) -> None:
    """A player who is asked for a bid gets a tip with the rule, and a spectator gets none."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, "thumb"], seed="3")
        ann = await company.comes(table, ANN)
        assert [tip["name"] for tip in ann.question["tips"]] == ["bid"]
        assert ann.question["tips"][0]["text"]["message"] == "coach-bid"
        assert ann.question["tips"][0]["rules"] == ["LR-8.6"]
        guest = await company.comes(table, BEN)
        assert "tips" not in guest.question

    in_company(sqlite_address, scenario)
