"""`inglenook simulate`: plays many games of bots; an error or a fault leaves a record that replays up to it."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.options import bots_of, declare_games, game_of, seats_of, sitting
from inglenook.arena.runner import runner
from inglenook.arena.summary import Played, Summary, interval
from inglenook.arguments import Arguments, BadArgument, number
from inglenook.figures import figure
from inglenook.files import CannotWrite, cause, replace
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.kernel.rulebook import Setup
from inglenook.progress import INTERRUPTED, Progress, interruptible
from inglenook.registry import GameEntry
from inglenook.wording import Wording

MOST_FILES: Final = 20
"""Most failures that are written to files; the first ones are enough to work on."""


def declare(arguments: Arguments) -> None:
    """Declares the command's arguments."""
    declare_games(arguments, 1000, "uniform")
    arguments.option("--failures", "FOLDER", Message("help-failures"), Path, Path("build/failures"))
    arguments.option("--played", "N", Message("help-played"), number("--played", 1, 100_000_000))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays the games and prints the summary; returns 1 if anything went wrong in them, 130 if interrupted."""
    given = arguments.read(words)
    entry = game_of(given)
    wording = Wording(arguments.wording.language, entry.locales)
    matches = matches_of(given, entry)
    begin = time.perf_counter()
    outcomes = played(matches, given.jobs, wording)
    seconds = time.perf_counter() - begin
    interrupted = len(outcomes) < len(matches)
    if interrupted:
        so_far = Message("progress-interrupted", {"done": len(outcomes), "total": len(matches)})
        print(wording.say(so_far), file=sys.stderr)
    summary = Summary(outcomes, len(matches[0].bots))
    files = [write_failure(given.failures, entry, outcome) for outcome in failed(outcomes)[:MOST_FILES]]
    if given.json:
        print_json(summary, len(outcomes) / seconds, files)
    else:
        print_lines(summary, len(outcomes) / seconds, wording)
        if given.played is not None:
            print_played(summary.components, given.played, wording)
        for outcome, file in zip(failed(outcomes), files, strict=False):
            assert outcome.failure is not None
            told: dict[str, Argument] = {"number": outcome.number, "what": outcome.failure, "file": str(file)}
            print(wording.say(Message("simulate-failure", {**told})))
    return INTERRUPTED if interrupted else 1 if failed(outcomes) else 0


def played(matches: Sequence[Match], jobs: int, wording: Wording) -> list[Outcome]:
    """Returns the outcomes of the games; after an interruption, those so far."""
    outcomes: list[Outcome] = []
    progress = Progress(len(matches), wording)
    with suppress(KeyboardInterrupt), interruptible():
        for outcome in runner(jobs).run(play, matches):
            outcomes.append(outcome)
            progress.to(len(outcomes))
    progress.end()
    return outcomes


def matches_of(given: Namespace, entry: GameEntry) -> list[Match]:
    """Returns the games to play; each has its own seed, made of the common seed and its number (from 1)."""
    seats, bots = seats_of(given, entry), bots_of(given, entry)
    if given.played is not None and entry.simulation.components is None:
        raise BadArgument("error-not-counted", {"game": entry.name})
    asked = dict(given.set)
    entry.rulebook.set_up(entry.set_up(seats, asked), Dice(given.seed))  # refuses an impossible set-up once, here
    setups: dict[tuple[tuple[str, str], ...], Setup] = {}
    matches = []
    for one in range(1, given.games + 1):
        choices = choices_for(entry, seats, one, asked)
        key = tuple(sorted(choices.items()))
        if key not in setups:
            setups[key] = entry.set_up(seats, choices)
        sit = sitting(bots, seats, one)
        matches.append(Match(entry.name, setups[key], f"{given.seed}/{one}", sit, one, given.played is not None))
    return matches


def choices_for(entry: GameEntry, seats: int, number: int, asked: Mapping[str, str]) -> dict[str, str]:
    """Returns the given settings and those that the game varies; if any varied setting is given, none is varied."""
    varied = {} if entry.simulation.varied is None else entry.simulation.varied(seats, number, asked)
    if any(name in asked for name in varied):
        varied = {}
    return {**varied, **asked}


def failed(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Returns the games in which something went wrong."""
    return [outcome for outcome in outcomes if outcome.failure is not None]


def write_failure(folder: Path, entry: GameEntry, outcome: Outcome) -> Path:
    """Writes the record of a failed game to a file."""
    file = folder / f"{entry.name}-{outcome.number}.record"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise CannotWrite("error-file-write", {"file": str(file), "detail": cause(problem)}) from problem
    replace(file, outcome.record)
    return file


def print_json(summary: Summary, rate: float, files: Sequence[Path]) -> None:
    """Prints the summary as JSON; only the rate depends on the machine."""
    import json

    data = {**summary.to_data(), "failures": [str(file) for file in files], "games_per_second": round(rate, 1)}
    print(json.dumps(data, indent=2))


def print_lines(summary: Summary, rate: float, wording: Wording) -> None:
    """Prints the summary as text, one item per line."""
    lines = [
        Message("simulate-games", {"count": summary.games}),
        Message("simulate-decisions", {"count": summary.decisions}),
        Message("simulate-errors", {"count": len(summary.errors)}),
        Message("simulate-faults", {"count": len(summary.faults)}),
    ]
    lines += [length_in_decisions(point, length) for point, length in summary.lengths.items()]
    if summary.rounds:
        lines += [length_in_rounds(point, length) for point, length in summary.rounds.items()]
        lines.append(Message("simulate-mean-rounds", {"mean": figure(summary.mean_rounds, 1, wording.language)}))
    for seat, wins in enumerate(summary.seats, 1):
        lines.append(Message("simulate-wins", {"number": seat, **interval(wins, wording)}))
    for name, wins in summary.bots.items():
        lines.append(Message("simulate-wins-of-bot", {"bot": name, **interval(wins, wording)}))
    lines.append(Message("simulate-shared", {"count": summary.shared}))
    lines.append(Message("simulate-nobody", {"count": summary.won_by_nobody}))
    if summary.rounds:
        lines.append(Message("simulate-capped", {"count": summary.capped}))
    lines.append(Message("simulate-rate", {"rate": figure(rate, 1, wording.language)}))
    for message in lines:
        print(wording.say(message))


def print_played(components: Sequence[Played], least: int, wording: Wording) -> None:
    """Prints the number of components, and those played in fewer games than wanted, or else the rarest one."""
    seldom = [one for one in components if one.played < least]
    enough = len(components) - len(seldom)
    print(wording.say(Message("simulate-components", {"count": len(components)})))
    print(wording.say(Message("simulate-played-enough", {"least": least, "count": enough})))
    for one in seldom or components[:1]:
        rate: dict[str, Argument] = {"played": one.played, "games": one.games}
        print(wording.say(Message("simulate-played", {"component": Name(one.id), "id": one.id, **rate})))


def length_in_decisions(point: int, count: int) -> Message:
    """Returns a message with the decisions per game at a percentile."""
    if point == 0:
        return Message("simulate-shortest", {"count": count})
    if point == 100:
        return Message("simulate-longest", {"count": count})
    return Message("simulate-length", {"percent": str(point), "count": count})


def length_in_rounds(point: int, count: int) -> Message:
    """Returns a message with the rounds per game at a percentile."""
    if point == 0:
        return Message("simulate-fewest-rounds", {"count": count})
    if point == 100:
        return Message("simulate-most-rounds", {"count": count})
    return Message("simulate-rounds", {"percent": str(point), "count": count})
