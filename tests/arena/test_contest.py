"""`inglenook arena`: the same standings for the same seed however it is played, also after it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from inglenook.arena.kept import Kept
from inglenook.arena.match import Match, Outcome
from inglenook.arena.standings import Standings
from inglenook.arguments import BadArgument
from inglenook.command_line import main

BRIEF = ["arena", "lotr", "--bots", "uniform,easy", "--games", "6", "--json"]


def standings(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    """What the command tells."""
    assert 0 == main([*BRIEF, *more])
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.rule("KR-1", "KR-23")
def test_jobs_and_interruptions_make_no_difference(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One process or two; or a file cut off in the middle of a line, from which the same command goes on."""
    whole, kept = standings(capsys, "--csv", str(tmp_path / "games.csv")), tmp_path / "kept"
    assert whole == standings(capsys, "--jobs", "2", "--keep", str(kept))
    written = kept.read_text()
    kept.write_text(written[: len(written) // 2])

    assert whole == standings(capsys, "--keep", str(kept))
    assert sorted(written.splitlines()) == sorted(kept.read_text().splitlines())
    assert 7 == len((tmp_path / "games.csv").read_text().splitlines())


@pytest.mark.rule("KR-21")
def test_outcomes_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    """They are refused, and the file stays as it was."""
    file = tmp_path / "kept"
    Kept(file, {"seed": "1"}).read()
    for written in (file.read_text(), "no outcomes\n", '{"seed": "2"}\n{}\n'):
        file.write_text(written)
        with pytest.raises(BadArgument):
            Kept(file, {"seed": "2"}).read()
        assert written == file.read_text()


@pytest.mark.rule("KR-23")
def test_standings_count_bots_decks_and_who_went_first() -> None:
    """Four games of two bots and two decks; one failed game counts for nobody."""
    sitting = [("a", "b"), ("b", "a"), ("a", "b"), ("b", "a")]
    matches = [Match("lotr", {}, "1", bots, number) for number, bots in enumerate(sitting, 1)]
    won = [(0,), (1,), (0,), (0,)]
    outcomes = [Outcome(n, 100, won[n - 1], bots=sitting[n - 1], first=n % 2) for n in (4, 2, 1, 3)]

    found = Standings(matches, [("x", "y")] * 4, outcomes)

    assert (3, 1) == (found.bots["a"].wins, found.bots["b"].wins)
    assert (3, 4) == (found.decks["x", "y"].wins, found.decks["x", "y"].games)
    assert (1, 4) == (found.first.wins, found.first.games)
    assert [3, 1] == [one.wins for one in found.seats]
