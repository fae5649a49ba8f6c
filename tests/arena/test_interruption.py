"""Tests that long work interrupted by the user reports its results so far."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from inglenook import command_line
from inglenook.arena import command as arena
from inglenook.bench import command as bench


class Stopped:
    """A runner that plays this many games and is then interrupted as by Ctrl-C."""

    def __init__(self, games: int) -> None:
        self.games = games

    def run(self, do: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        yield from map(do, tasks[: self.games])
        raise KeyboardInterrupt


@pytest.mark.rule("KR-23")
@pytest.mark.parametrize("games", [0, 1])
def test_an_interrupted_simulation_tells_its_games(
    games: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An interrupted simulation summarises the games played and has an exit code for incomplete work."""
    monkeypatch.setattr(arena, "runner", lambda jobs: Stopped(games))

    code = command_line.main(["simulate", "talisman", "--games", "50", "--json", "--language", "en"])

    told = capsys.readouterr()
    assert 130 == code
    assert games == json.loads(told.out)["games"]
    assert f"Interrupted after {games} of 50; this is what there is so far.\n" == told.err


@pytest.mark.rule("KR-23")
def test_an_interrupted_measurement_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An interrupted measurement reports no figures for an unfinished game."""

    def stopped(game: str, environment: dict[str, str]) -> dict[str, float]:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "figures", stopped)

    code = command_line.main(["bench", "talisman", "--json", "--language", "en"])

    told = capsys.readouterr()
    assert (130, "[]\n") == (code, told.out)
    assert told.err.startswith("Interrupted after 0 of ")
