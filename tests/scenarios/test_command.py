"""`inglenook scenario FILE…`: what it prints, in every language, and its exit code."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from embers.entry import entry
from embers.scenario_terms import EmbersScenarioTerms
from inglenook.command_line import main
from inglenook.scenarios.command import scenario_command
from inglenook.scenarios.scenario import Scenario
from inglenook.scenarios.tests import assert_passes, scenario_parameters
from inglenook.wording import LANGUAGES, Wording

PASSING = """\
title: Nothing happens
game: embers
setup: {hand: {seat 1: [Twig]}}
play:
  - expect: {asked: seat 1}
"""
FAILING = PASSING.replace("asked: seat 1", "asked: seat 2")
UNREADABLE = PASSING.replace("Twig", "Twigg")


def printed(*paths: Path, language: str = "en") -> tuple[int, list[str]]:
    """Returns the exit code and the printed lines."""
    out = io.StringIO()
    status = scenario_command(
        paths, {"embers": EmbersScenarioTerms}, lambda game: Wording(language, entry().locales), out
    )
    return status, out.getvalue().splitlines()


def file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


@pytest.mark.rule("KR-18")
def test_a_file_that_passes_is_one_line(tmp_path: Path) -> None:
    """A scenario that passes prints one line with its file and title, and gives exit code 0."""
    path = file(tmp_path, "a.yaml", PASSING)

    assert (0, [f"{path}: passed. Nothing happens"]) == printed(path)


@pytest.mark.rule("KR-18")
def test_a_failure_is_printed_with_its_line_and_the_position(tmp_path: Path) -> None:
    """A failed scenario prints the first difference with its line and the indented position, with exit code 1."""
    path = file(tmp_path, "a.yaml", FAILING)
    status, lines = printed(path)

    assert 1 == status
    assert f"{path}:5: failed. asked: expected seat 2, found seat 1." == lines[0]
    assert ["    setup:", "      turn: seat 1", "      phase: first action"] == lines[1:4]
    assert "      offered: [pass, play Twig#1]" == lines[-1]


@pytest.mark.rule("KR-21")
def test_the_exit_code_of_several_files_is_the_worst(tmp_path: Path) -> None:
    """A folder runs all its scenario files, with a count at the end and the worst exit code."""
    file(tmp_path, "a.yaml", PASSING)
    file(tmp_path, "b.yaml", FAILING)
    status, lines = printed(tmp_path)

    assert (1, "Passed: 1 of 2.") == (status, lines[-1])
    bad = file(tmp_path, "c.yaml", UNREADABLE)
    status, lines = printed(tmp_path)
    assert (2, "Passed: 1 of 3.") == (status, lines[-1])
    assert f"{bad}:3: not understood. “Twigg” is not known here. Did you mean “Twig”?" in lines
    assert 2 == printed(tmp_path / "missing.yaml")[0]


@pytest.mark.rule("KR-20")
def test_what_is_printed_is_worded_in_every_language(tmp_path: Path) -> None:
    """The output of the command is worded in every language, while words from the file stay as they are."""
    path = file(tmp_path, "a.yaml", FAILING)
    first = {language: printed(path, language=language)[1][0] for language in LANGUAGES}

    assert len(LANGUAGES) == len(set(first.values()))
    assert all("asked" in line and "seat 2" in line for line in first.values())


@pytest.mark.rule("KR-21")
def test_the_command_finds_the_games_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The installed command runs a passing file, and reports one of an unknown game and a missing file."""
    monkeypatch.setenv("INGLENOOK_GAMES", "embers=embers.entry")
    path = file(tmp_path, "a.yaml", PASSING)
    other = file(tmp_path, "b.yaml", PASSING.replace("embers", "ember"))

    assert 0 == main(["scenario", str(path), "--language", "en"])
    assert f"{path}: passed. Nothing happens\n" == capsys.readouterr().out
    assert 2 == main(["scenario", str(other), "--language", "en"])
    assert "Did you mean “embers”?" in capsys.readouterr().out
    assert 2 == main(["scenario", "--language", "en"])
    assert "FILE" in capsys.readouterr().err


@pytest.mark.rule("KR-19")
def test_files_as_tests_are_marked_with_what_they_prove(tmp_path: Path) -> None:
    """A scenario file is a test that names its rules or cards; one without any or with a difference fails."""
    (tmp_path / "more").mkdir()
    good = file(tmp_path / "more", "a.yaml", PASSING + "rules: [ER-2, ER-3]\n")
    silent = file(tmp_path, "b.yaml", PASSING)
    failing = file(tmp_path, "c.yaml", FAILING)
    file(tmp_path, "d.yaml", "nothing")
    parameters = scenario_parameters(tmp_path)

    def wording_of(game: str) -> Wording:
        return Wording("en", entry().locales)

    assert ["b", "c", "d", "more/a"] == [parameter.id for parameter in parameters]
    marks = [[(mark.name, mark.args) for mark in parameter.marks] for parameter in parameters]
    assert [[], [], [], [("rule", ("ER-2", "ER-3"))]] == marks
    assert ("twig",) == Scenario(PASSING + "cards: [twig]\n").cards
    assert_passes(good, {"embers": EmbersScenarioTerms}, wording_of)
    with pytest.raises(AssertionError, match="names neither rules nor cards"):
        assert_passes(silent, {"embers": EmbersScenarioTerms}, wording_of)
    with pytest.raises(pytest.fail.Exception, match="expected seat 2, found seat 1"):
        assert_passes(failing, {"embers": EmbersScenarioTerms}, wording_of)
