"""What would come of a plan can be asked, and asking does nothing (KR-24)."""

from __future__ import annotations

import pytest

from inglenook.server import protocol
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, lay


@pytest.mark.rule("KR-24", "SR-48")
def test_a_plan_is_looked_at_and_not_carried_out(sqlite_address: str) -> None:
    """Who is asked is told what threatens after some of the options; what is not offered is refused."""

    async def scenario(company: Company) -> None:
        ann = await company.comes(await lay(company.store, "lotr", [ANN, "thumb"], seed="3"), ANN)
        before, key = ann.at, ann.question["options"][0]["key"]
        told = await company.asks(ann, protocol.Foresee(version=before, keys=[key]))
        assert told["type"] == "foreseen"
        assert told["dangers"] is None or told["dangers"] == []
        refused = await company.asks(ann, protocol.Foresee(version=before, keys=["never heard of"]))
        assert refused["message"]["message"] == "server-refused-not-offered"
        twice = await company.asks(ann, protocol.Foresee(version=before, keys=[key, key]))
        assert twice["message"]["message"] == "server-refused-twice"
        stale = await company.asks(ann, protocol.Foresee(version=before + 1, keys=[key]))
        assert stale["stale"]
        assert ann.at == before

    in_company(sqlite_address, scenario)
