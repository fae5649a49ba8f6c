"""Scenario texts of the card game that are run or laid out, and positions that are printed and laid out again."""

from __future__ import annotations

from contextlib import suppress

from inglenook.lotr.scenario_terms import LotrScenarioTerms
from inglenook.lotr.table import LotrTable
from inglenook.scenarios import Outcome, run
from inglenook.scenarios.file import Stopped
from inglenook.scenarios.moves import Play
from inglenook.scenarios.scenario import EXPECT, Scenario
from inglenook.scenarios.scenario_game import ScenarioGame


def outcome_of(text: str) -> Outcome:
    """Returns the outcome of a card game scenario."""
    return run(text, {"lotr": LotrScenarioTerms})


def laid_out(text: str) -> Play[LotrTable]:
    """Returns a scenario before its first move."""
    return Play(Scenario(text), LotrScenarioTerms())


def played(text: str) -> Play[LotrTable]:
    """Returns a scenario after its last move."""
    scenario = Scenario(text)
    play = laid_out(text)
    play.begin(1)
    with suppress(Stopped):  # a printed position is needed most where a file fails
        for entry in scenario.play:
            if EXPECT not in entry.fields():
                play.move(entry)
    return play


def described(play: ScenarioGame[LotrTable]) -> list[str]:
    """Returns the printed text of the position."""
    return play.scenario_terms.describe(play.position())


def copied(play: ScenarioGame[LotrTable]) -> Play[LotrTable]:
    """Returns the position laid out from the printed text of another."""
    setup = [f"  {line}" for line in described(play)]
    names = ", ".join(play.players.names)
    lines = ["title: A copy", "game: lotr", f"players: [{names}]", "setup:", *setup, "play: [expect: {over: no}]"]
    return laid_out("\n".join(lines))
