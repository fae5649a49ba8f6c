"""`inglenook bench`: every figure is there, in words and as JSON; how large they are is not tested."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from embers.entry import entry
from inglenook.bench import command, measure
from inglenook.kernel.game import Game
from inglenook.kernel.saved.snapshots import resume, save
from inglenook.registry import names
from inglenook.wording import LANGUAGES
from tests.command_line.commands import check_refused, run


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """One short attempt of each."""
    monkeypatch.setattr(measure, "REPEATS", 1)
    monkeypatch.setattr(measure, "GAMES", 2)
    monkeypatch.setattr(measure, "LIVE_GAMES", 5)
    monkeypatch.setattr(measure, "timed", lambda times, do: (do(), 0.5)[1])


def made_up(game: str, environment: dict[str, str]) -> measure.Figures:
    """Figures nobody measured: compiled, everything is twice as good."""
    compiled = "compiled" in environment["PYTHONPATH"].partition(":")[0]
    figures = {key: 1000.5 if compiled == (key in command.RATES) else 500.25 for key in command.SHOWN}
    return {"game": game, "compiled": compiled, **figures, "loops_microseconds": 4e5}


@pytest.mark.rule("KR-6")
@pytest.mark.usefixtures("hurried")
def test_every_figure_is_measured() -> None:
    """All that is shown, except how the program starts, which is seen from outside."""
    bench = replace(entry().bench, varied=lambda _number: entry().bench.setup)
    figures = measure.measure(replace(entry(), bench=bench))

    assert figures["game"] == "embers"
    assert figures.keys() >= command.SHOWN.keys() - {"cold_start_seconds", "games_per_million_loops"}
    assert figures["loops_microseconds"] == 500_000
    assert figures["games_per_second"] == 4.0
    assert figures["varied_decisions_per_second"] == figures["decisions_per_second"]
    assert figures["fork_microseconds"] == 500_000


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_told_side_by_side(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Figures are told side by side. As Python and compiled with the ratio; without a compiled program, how
    to make it.
    """
    monkeypatch.setattr(command, "figures", made_up)
    monkeypatch.chdir(tmp_path)
    alone = run("bench", "embers", "--language", language)
    (tmp_path / "build/compiled").mkdir(parents=True)
    both = run("bench", "--language", language)

    assert (alone.status, both.status, alone.err, both.err) == (0, 0, "", "")
    assert "make compiled" in alone.lines[-1]
    figures = [line for line in both.lines if line.endswith({"en": "2.0", "fi": "2,0", "nl": "2,0"}[language])]
    games = len({*names(), "embers"})
    assert len(both.lines) == games * (1 + len(command.SHOWN))
    assert len(figures) == games * len(command.SHOWN)


@pytest.mark.rule("KR-20")
def test_figures_for_programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An object for each game and variant, with all that is promised."""
    monkeypatch.setattr(command, "figures", made_up)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build/compiled").mkdir(parents=True)
    results = json.loads(run("bench", "embers", "--json").out)

    assert [(result["game"], result["compiled"]) for result in results] == [("embers", False), ("embers", True)]
    promised = {"decisions_per_second", "games_per_second", "fork_microseconds", "cold_start_seconds", "bytes_per_game"}
    assert all(result.keys() >= promised for result in results)
    assert [result["games_per_million_loops"] for result in results] == [200.1, 400.2]


@pytest.mark.rule("KR-21")
def test_a_measurement_that_fails_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A measurement that fails is one line: the other process's last line."""
    monkeypatch.setattr("sys.executable", "/bin/false")

    ran = run("bench", "embers", "--json")
    check_refused(ran, "Embers" if "Embers" in ran.err else "embers", "cannot be measured")


@pytest.mark.rule("KR-21")
def test_the_start_is_measured_from_outside() -> None:
    """The start is measured from outside. To the first question; a program that says nothing has not started."""
    with pytest.raises(command.BenchFailed):
        command.cold_start("embers", {"PYTHONPATH": "/no/such/folder", "PATH": ""})


@pytest.mark.rule("KR-4", "KR-6")
def test_the_game_that_only_asks_is_a_game() -> None:
    """The game that only asks is a game: it forks and saves like any other, in the middle of its step too."""
    only_asking = entry().bench.only_asking
    assert only_asking is not None
    rulebook = only_asking()
    game = Game.start(rulebook, {"things": 9, "questions": 4}, "x")
    for _ in range(6):
        game.pick((1,))
    twin, loaded = game.fork(), resume(save(game), "x", {rulebook.name: rulebook})

    assert game.digest() == twin.digest() == loaded.digest()
    assert len(game.since_checkpoint()[1]) == 2
    assert rulebook.faults(game.table) == []


@pytest.mark.rule("KR-20")
def test_the_heading_tells_how_many_attempts_there_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The best of ten, spread over the runs: what is said is what is done."""
    runs: list[str] = []

    def counted(game: str, environment: dict[str, str]) -> measure.Figures:
        runs.append(game)
        return made_up(game, environment)

    monkeypatch.setattr(command, "figures", counted)
    monkeypatch.chdir(tmp_path)
    heading = run("bench", "embers").lines[0]

    assert len(runs) * measure.REPEATS == 10
    assert heading == "Embers, every time the best of 10 attempts."
