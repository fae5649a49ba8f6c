"""Tests of every part of a game's entry with a game outside the product (docs/architecture.md, CONTRIBUTING.md)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
GAMES = PROJECT / "tests/games"


def inglenook(*words: str) -> str:
    """Returns the program's output with Embers as the environment names it."""
    path = os.pathsep.join([str(PROJECT / "src"), str(GAMES)])
    environment = {**os.environ, "PYTHONPATH": path, "INGLENOOK_GAMES": "embers=embers.complete"}
    command = [sys.executable, "-m", "inglenook", *words, "--language", "en"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.rule("KR-7")
def test_a_game_from_outside_brings_a_bot_that_searches() -> None:
    """The searching bot of a game outside the product beats the random bot."""
    told = json.loads(inglenook("simulate", "embers", "--bots", "hard,uniform", "--games", "20", "--json"))
    assert (told["errors"], told["faults"]) == (0, 0)
    assert told["bots"]["hard"]["wins"] > 2 * told["bots"]["uniform"]["wins"]


@pytest.mark.rule("KR-34")
def test_a_game_from_outside_brings_a_puzzle() -> None:
    """The puzzle of a game outside the product is listed, and the solver proves its one solution."""
    assert "embers-1" in inglenook("puzzle")
    told = inglenook("solve", str(GAMES / "embers/puzzles/1.yaml"))
    assert "One solution" in told
