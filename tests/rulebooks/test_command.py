"""`inglenook rules`, as the command line runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from inglenook.arguments import Arguments, BadArgument
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message
from inglenook.rulebooks import command
from inglenook.wording import Wording
from tests.rulebooks.projects import RULES, write


def run(*words: str) -> int:
    arguments = Arguments(Wording("en"), "rules", Message("help-rules"))
    command.declare(arguments)
    return command.run(arguments, words)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the folder of a project with a report, as the working directory."""
    write(tmp_path / "docs/rules/hearth.md", RULES)
    write(tmp_path / "rules.json", json.dumps({"rules": {"HR-1": {"tests/test_log.py::test_log": "passed"}}}))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.rule("KR-19")
@pytest.mark.usefixtures("folder")
def test_the_rules_of_the_project_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints all rules, or those without a passing test, whose presence is a failure with --strict."""
    assert run("rules.json") == 0
    assert "HR-1 A log burns for three hours.\n    tests/test_log.py::test_log: passed\n" in capsys.readouterr().out

    assert run("rules.json", "--missing", "--strict", "hearth") == 1
    assert capsys.readouterr().out == "Rules without a passing test\n\nHR-2 Ash does not burn.\n"


@pytest.mark.rule("KR-19")
def test_several_runs_prove_together(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Several reports are combined: a rule missing in one may be proven by another, but not by a failed test."""
    write(folder / "browser.json", json.dumps({"rules": {"HR-2": {"tests/test_ash.py::test_ash": "passed"}}}))
    write(folder / "again.json", json.dumps({"rules": {"HR-1": {"tests/test_log.py::test_log": "failed"}}}))

    assert run("rules.json", "browser.json", "--missing", "--strict", "hearth") == 0
    capsys.readouterr()
    assert run("rules.json", "browser.json", "again.json", "--missing", "--strict", "hearth") == 1
    assert "HR-1 A log burns" in capsys.readouterr().out


@pytest.mark.rule("KR-21")
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "REPORT is missing"),
        (("other.json",), "The report other.json cannot be read"),
        (("rules.json", "--strict", "cave"), "There is no rule catalogue “cave”. Known catalogues: hearth."),
    ],
)
def test_what_cannot_be_meant_is_refused(words: tuple[str, ...], message: str) -> None:
    """A missing or invalid report and an unknown catalogue are refused in one line."""
    with pytest.raises((BadArgument, InglenookError), match=message):
        run(*words)


@pytest.mark.rule("KR-21")
def test_elsewhere_there_are_no_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a project the command names the folder where it looked."""
    monkeypatch.chdir(tmp_path)

    with pytest.raises(InglenookError, match=r"no rule catalogues here, looked for: docs/rules/\*\.md and tests/games"):
        run("rules.json")
