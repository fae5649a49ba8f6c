"""Puzzles in the terminal: listed, failed, hinted and solved, in every language."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from inglenook.command_line import main
from inglenook.kernel.messages import Message
from inglenook.puzzles.attempt import solution_of
from inglenook.puzzles.puzzle import names, text_of
from inglenook.wording import LANGUAGES, Wording


def typed(name: str) -> tuple[str, list[str]]:
    """Returns the typed lines that begin with a mistake and then solve the puzzle against the best defence."""
    solution = solution_of(text_of(name))
    puzzle, solver = solution.puzzle, solution.solver
    game = puzzle.first()
    wrong = next(one for one in solver.choices(game) if not solver.value_of(one).reached)
    lines = []
    while puzzle.state(game) == "open" and game.pending is not None:
        choice = solver.best(game)
        if game.pending.seat == puzzle.seat:
            lines.append(" ".join([str(index + 1) for index in choice.picked]))
        game = choice.games[0]
    return str(wrong.picked[0] + 1), lines


@pytest.mark.rule("KR-34", "KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_failed_and_solved(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong choice in a puzzle is refuted, the hint is given, and the solution solves the puzzle."""
    wrong, lines = typed("lotr-1")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([wrong, "", *lines, ""])))
    assert main(["puzzle", "lotr-1", "--language", language]) == 0
    heard = capsys.readouterr().out
    wording = Wording(language)
    assert wording.say(Message("puzzle-failed")) in heard
    assert wording.say(Message("puzzle-hint", {"move": ""})).strip() in heard
    assert wording.say(Message("puzzle-solved")) in heard


@pytest.mark.rule("KR-34", "KR-21")
def test_listed_left_and_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Puzzles are listed without a name, the daily one begins, and an invalid file is refused with its line."""
    assert main(["puzzle"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(names()) + 1
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["puzzle", "--daily"]) == 0
    file = tmp_path / "none.yaml"
    file.write_text("title: None\ngame: lotr\n", "utf-8")
    assert main(["puzzle", str(file)]) == 2
    assert main(["puzzle", "lotr-0"]) == 2
    assert "lotr-" in capsys.readouterr().err
