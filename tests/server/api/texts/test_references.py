"""Every card leads to the rulebook (KR-20)."""

from __future__ import annotations

import pytest

from inglenook import registry
from inglenook.rulebooks.catalogues import all_rules, read_catalogues
from inglenook.server.api.texts.catalogue import catalogue_of
from inglenook.wording import Wording
from tests.hygiene.sources import PROJECT


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_every_card_leads_to_a_rule(name: str) -> None:
    """Every component lists the rules about its kind, and each of them exists."""
    known = set(all_rules(read_catalogues(PROJECT)))
    entry = registry.find(name)
    catalogue, wording = catalogue_of(entry), Wording("en", entry.locales)
    cards = [id for sheet in catalogue.sheets.values() for id in sheet]
    named = {id: catalogue.facts(id, wording)["rules"] for id in cards[:: 7 if name == "lotr" else 1]}
    assert [id for id, rules in named.items() if not rules] == []
    assert {rule for rules in named.values() for rule in rules} <= known  # type: ignore[union-attr]
