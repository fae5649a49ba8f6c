"""The command `inglenook scenario FILE…`: prints a line for each file, and the first difference with the position."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from inglenook import registry
from inglenook.arguments import Arguments, BadArgument
from inglenook.kernel.messages import Message
from inglenook.scenarios.run import FAILED, PASSED, UNREADABLE, Outcome, Vocabularies, run_file, scenario_files
from inglenook.scenarios.terms import ScenarioTerms
from inglenook.wording import Wording

WordingOf = Callable[[str], Wording]
"""Function that returns the `Wording` for a game's name; for "" the product's own."""

_EXIT_CODES: Final = {PASSED: 0, FAILED: 1, UNREADABLE: 2}


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook scenario`."""
    arguments.argument("FILE", Message("help-scenario-file"), many=True)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Runs the files given on the command line, for all existing games."""
    paths = [Path(word) for word in arguments.read(words).words]
    if not paths:
        raise BadArgument("error-missing-argument", {"argument": "FILE"})
    vocabularies = {name: _vocabulary_of(name) for name in registry.names()}
    language = arguments.wording.language

    def wording_of(game: str) -> Wording:
        return Wording(language, registry.find(game).locales) if game else arguments.wording

    return scenario_command(paths, vocabularies, wording_of, sys.stdout)


def _vocabulary_of(name: str) -> Callable[[], ScenarioTerms[Any]]:
    return lambda: registry.find(name).scenario_terms()


def scenario_command(paths: Sequence[Path], vocabularies: Vocabularies, wording_of: WordingOf, out: TextIO) -> int:
    """Runs files and folders of files; the exit code is 1 if any failed, 2 if any is unreadable."""
    files = [file for path in paths for file in (scenario_files(path) if path.is_dir() else [path])]
    outcomes = []
    for file in files:
        outcome = run_file(file, vocabularies)
        outcomes.append(outcome)
        out.write("\n".join(report(outcome, wording_of(outcome.game))) + "\n")
    passed = sum(outcome.status == PASSED for outcome in outcomes)
    if len(outcomes) != 1:
        summary = Message("scenario-summary", {"passed": passed, "count": len(outcomes)})
        out.write(wording_of("").say(summary) + "\n")
    return max([_EXIT_CODES[outcome.status] for outcome in outcomes], default=2)  # no file was run: the folder is wrong


def report(outcome: Outcome, wording: Wording) -> list[str]:
    """Returns the lines printed for an outcome: one line, and the position if the scenario failed."""
    if outcome.message is None:
        return [wording.say(Message("scenario-passed", {"file": outcome.source, "title": outcome.title}))]
    place = f"{outcome.source}:{outcome.line}" if outcome.line else outcome.source
    if outcome.status == FAILED:
        message = Message("scenario-failed", {"place": place, "difference": outcome.message})
    else:
        message = Message("scenario-mistake", {"place": place, "mistake": outcome.message})
    return [wording.say(message, outcome.players), *[f"    {line}" for line in outcome.position]]
