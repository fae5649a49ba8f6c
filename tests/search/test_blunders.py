"""Tests that known blunders are blamed and sound answers are not, by the last move of scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.kernel.dice import Dice
from inglenook.registry import find
from inglenook.scenarios.moves import Play
from inglenook.scenarios.scenario import Scenario
from inglenook.search.analysis import Analysis
from inglenook.search.findings import effort_for
from tests.search.games import search_of

POSITIONS = Path(__file__).parent / "positions"


def is_blamed(file: Path) -> bool:
    """Whether the last move of a file is a turning point."""
    scenario = Scenario(file.read_text("utf-8"), file.parent)
    name = scenario.game.text()
    entry = find(name)
    play = Play(scenario, entry.scenario_terms())
    play.game.table.dice.strict = False  # what is played on from here rolls and draws as it comes
    play.begin(scenario.first_line)
    *before, judged = scenario.play
    for move in before:
        play.move(move)
    asked = play.game.fork(keep=True)
    play.move(judged)
    assert asked.pending is not None
    analysis = Analysis(
        search_of(name).foresight(), entry.bots["normal"](Dice("analysis")), effort_for(search_of(name))
    )
    analysis.suspect(asked, asked.pending, play.game.answers[len(asked.answers)], len(asked.answers), 1)
    analysis.look_closer()
    return bool(analysis.worst())


@pytest.mark.rule("KR-22")
@pytest.mark.parametrize("kind", ["blunder", "sound"])
def test_there_are_ten_of_each_and_both_games_among_them(kind: str) -> None:
    """There are at least ten blunders and ten sound answers, from both games."""
    texts = [file.read_text("utf-8") for file in POSITIONS.glob(f"{kind}-*.yaml")]

    assert len(texts) >= 10
    assert all(any(f"game: {name}" in text for text in texts) for name in ("lotr", "talisman"))


@pytest.mark.rule("KR-22")
@pytest.mark.parametrize("file", sorted(POSITIONS.glob("*.yaml")), ids=lambda file: file.stem)
def test_blunders_are_blamed_and_sound_answers_are_not(file: Path) -> None:
    """An answer is blamed exactly if its file is named a blunder, with the file's title as the reason."""
    assert is_blamed(file) == file.stem.startswith("blunder-")
