"""`inglenook solve`: one solution, several or none, a refutation, and files that cannot be read or proven."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.command_line import main
from inglenook.puzzles.command import ONE, OTHERWISE, UNPROVEN, UNREADABLE
from tests.puzzles.test_solver import GOLD, LOSE_NOBODY


def solve(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Returns the exit code and the output."""
    code = main(["solve", *words])
    return code, capsys.readouterr().out


@pytest.mark.rule("KR-34", "KR-21")
def test_what_the_command_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each result of the command has an exit code and a sentence."""
    file = tmp_path / "puzzle.yaml"
    file.write_text(LOSE_NOBODY, "utf-8")
    code, said = solve(capsys, str(file))
    assert code == ONE and "One solution" in said and "- You: assign Frodo#1 to Goblin Scavengers" in said
    code, said = solve(capsys, str(file), "--refute", "assign Aragorn to Goblin Scavengers")
    assert code == OTHERWISE and "fails" in said
    code, said = solve(capsys, str(file), "--refute", "assign Frodo#1 to Goblin Scavengers")
    assert code == ONE and "succeeds" in said
    code, said = solve(capsys, str(file), "--positions", "5")
    assert code == UNPROVEN and "More than 5 positions" in said
    file.write_text(GOLD.replace("phase: movement", "phase: start of turn") + "dice: [1]\n", "utf-8")
    code, said = solve(capsys, str(file))
    assert code == OTHERWISE and said.splitlines()[1].startswith("2 solutions")
    file.write_text(GOLD.replace("phase: movement", "phase: start of turn") + "dice: [2]\n", "utf-8")
    code, said = solve(capsys, str(file))
    assert code == OTHERWISE and "No solution" in said
    file.write_text(LOSE_NOBODY.replace("goal: lose nobody", "goal: dance"), "utf-8")
    code, said = solve(capsys, str(file))
    assert code == UNREADABLE and f"{file}:4" in said
    assert solve(capsys, str(tmp_path / "nowhere.yaml"))[0] == UNPROVEN
