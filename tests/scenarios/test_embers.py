"""The rules of Embers, tested by scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from embers.entry import entry
from embers.scenario_terms import EmbersScenarioTerms
from inglenook.scenarios.tests import assert_passes, scenario_parameters
from inglenook.wording import Wording

FOLDER = Path(__file__).parents[1] / "games" / "embers" / "scenarios"


def wording_of(game: str) -> Wording:
    """Returns the English wordings of Embers."""
    return Wording("en", entry().locales)


@pytest.mark.parametrize("path", scenario_parameters(FOLDER))
def test_scenario(path: Path) -> None:
    """Every expectation of a scenario file holds."""
    assert_passes(path, {"embers": EmbersScenarioTerms}, wording_of)
