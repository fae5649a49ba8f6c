"""A game looked at again: its curve ends where the game ended, and what threw it away is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inglenook.command_line import main
from inglenook.games import find
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.records import Record
from inglenook.search.analysis import Turning
from inglenook.search.searcher import Weighed


def weighed(picked: int, chance: float) -> Weighed:
    one = Weighed((picked,))
    one.results = [chance]
    return one


@pytest.mark.rule("KR-22")
def test_what_a_turning_point_cost_is_the_difference() -> None:
    """Between what was better and what was done."""
    turning = Turning(7, 0, 2, weighed(1, 0.25), weighed(0, 0.75))

    assert 0.5 == turning.cost


@pytest.mark.rule("KR-20", "KR-23")
@pytest.mark.parametrize(("language", "word"), [("en", "Turn 1:"), ("fi", "Vuoro 1:"), ("nl", "Beurt 1:")])
def test_a_kept_game_is_analysed(
    language: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], begun: str
) -> None:
    """The beginning of a game, in each language: a line for each turn, then the turning points if there are any."""
    file = tmp_path / "game.record"
    file.write_text(begun)

    assert 0 == main(["--language", language, "analyse", str(file), "--playouts", "4"])
    said = capsys.readouterr().out

    assert word in said


@pytest.fixture(scope="module")
def begun() -> str:
    """The record of the first turn of a game."""
    entry = find("lotr")
    game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {"bids": "0,0"}), "analysis")
    bot = entry.bots["easy"](Dice("1"))
    while game.pending is not None and len(game.answers) < 14:
        game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
    return Record.of(game).to_text()


@pytest.mark.rule("KR-21")
def test_without_a_file_it_says_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    """One line, exit code 2."""
    assert 2 == main(["--language", "en", "analyse"])
    assert "inglenook analyse FILE" in capsys.readouterr().err
