"""Runs scenario files and reports their outcomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from inglenook.kernel.messages import Message, Player
from inglenook.scenarios.expectations import Expectations
from inglenook.scenarios.file import Mistake, Stopped
from inglenook.scenarios.moves import Difference, Play
from inglenook.scenarios.scenario import EXPECT, Scenario
from inglenook.scenarios.terms import ScenarioTerms

Vocabularies = Mapping[str, Callable[[], ScenarioTerms[Any]]]
"""Games that files can be about: for each name a function that creates its ScenarioTerms when a file needs them."""

PASSED: Final = "passed"
FAILED: Final = "failed"
UNREADABLE: Final = "unreadable"


class Outcome:
    """Outcome of a scenario: passed, failed at a line of the file, or not readable as a scenario."""

    def __init__(self, source: str) -> None:
        self.source: Final = source
        self.status = PASSED
        self.title = ""
        self.game = ""
        self.players: tuple[str, ...] = ()
        self.proves: tuple[str, ...] = ()
        """Rules and cards that the file tests."""
        self.line = 0
        self.message: Message | None = None
        self.position: list[str] = []

    def stop(self, stopped: Stopped, play: Play[Any] | None) -> None:
        """Records the line at which the scenario stopped, the reason and the position."""
        self.status = FAILED if isinstance(stopped, Difference) else UNREADABLE
        self.message = stopped.message
        self.line = stopped.line
        if play is not None:
            self.position = play.describe()


def scenario_files(folder: Path) -> list[Path]:
    """Returns all scenario files in a folder and its subfolders."""
    return sorted(folder.rglob("*.yaml"))


def run_file(path: Path, vocabularies: Vocabularies) -> Outcome:
    """Runs the scenario in a file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        outcome = Outcome(str(path))
        detail = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        outcome.stop(Mistake(Message("scenario-unreadable", {"detail": detail}), 0), None)
        return outcome
    return run(text, vocabularies, str(path), path.parent)


def run(text: str, vocabularies: Vocabularies, source: str = "", folder: Path | None = None) -> Outcome:
    """Runs the scenario in a text to its end or its first difference."""
    outcome = Outcome(source)
    play: Play[Any] | None = None
    try:
        scenario = Scenario(text, folder)
        outcome.title, outcome.proves = scenario.title, scenario.rules + scenario.cards
        outcome.game = scenario.game.choice({name: name for name in vocabularies})
        play = Play(scenario, vocabularies[outcome.game]())
        outcome.players = play.players.names
        play.begin(scenario.first_line)
        _play_through(scenario, play)
    except Stopped as stopped:
        outcome.stop(stopped, play)
    return outcome


def _play_through(scenario: Scenario, play: Play[Any]) -> None:
    """Runs moves and expectations in turn; at the end no scripted roll or move may be left over (KR-18)."""
    named = False
    for entry in scenario.play:
        fields = entry.fields()
        if EXPECT in fields:
            if len(fields) > 1:
                raise entry.mistake(Message("scenario-entry"))
            Expectations(play).check(fields[EXPECT])
            named = named or "asked" in fields[EXPECT].fields()
        elif play.move(entry):
            named = False
    pending = play.game.pending
    if pending is not None and not named:
        message = Message("scenario-unanswered", {"player": Player(pending.seat), "prompt": pending.prompt.id})
        raise Difference(message, scenario.last_line)
    dice = play.game.table.dice
    rolls = tuple([str(roll) for stream in dice.unused().values() for roll in stream] + dice.unused_picks())
    if rolls:
        raise Difference(Message("scenario-unused-rolls", {"rolls": rolls}), scenario.dice_line)
