"""Scenario files as pytest tests: one test for each file, marked with the rules and cards that the file names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inglenook.scenarios.command import WordingOf, report
from inglenook.scenarios.file import Stopped
from inglenook.scenarios.run import Vocabularies, run_file, scenario_files
from inglenook.scenarios.scenario import Scenario


def scenario_parameters(folder: Path) -> list[Any]:
    """Returns the pytest parameters for a folder: the path of each file, with its marks and name."""
    parameters = []
    for path in scenario_files(folder):
        name = path.relative_to(folder).with_suffix("").as_posix()
        parameters.append(pytest.param(path, marks=_marks(path), id=name))
    return parameters


def assert_passes(path: Path, vocabularies: Vocabularies, wording_of: WordingOf) -> None:
    """Runs the file; fails with the output of `inglenook scenario`.  As a test, a file must say what it proves."""
    outcome = run_file(path, vocabularies)
    if outcome.message is not None:
        pytest.fail("\n".join(report(outcome, wording_of(outcome.game))), pytrace=False)
    assert outcome.proves, f"{path.name} names neither rules nor cards"


def _marks(path: Path) -> list[pytest.MarkDecorator]:
    """Returns marks for what a file proves; none if it cannot be read, which its test reports."""
    try:
        scenario = Scenario(path.read_text("utf-8"))
    except (Stopped, OSError, UnicodeDecodeError):
        return []
    marks = [pytest.mark.rule(*scenario.rules)] if scenario.rules else []
    return [*marks, pytest.mark.card(*scenario.cards)] if scenario.cards else marks
