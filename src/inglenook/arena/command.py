"""`inglenook simulate`: many games of bots; an error or a fault leaves a record that plays up to it."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.runner import runner
from inglenook.arena.summary import Summary
from inglenook.arguments import Arguments, BadArgument, choice, line, number, pair
from inglenook.figures import figure
from inglenook.files import CannotWrite, cause, replace
from inglenook.games import GameEntry, find, names
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message
from inglenook.wording import Wording

MOST_FILES: Final = 20
"""So many failures are written down; the first ones are enough to work on."""


def declare(arguments: Arguments) -> None:
    """What the command can be given."""
    arguments.argument("GAME", Message("help-game", {"known": names()}))
    arguments.option("--games", "N", Message("help-games"), number("--games", 1, 100_000_000), 1000)
    arguments.option("--seats", "N", Message("help-seats"), number("--seats", 1, 99))
    arguments.option("--bots", "NAME", Message("help-which-bots"), default="uniform")
    arguments.repeated("--set", "KEY=VALUE", Message("help-set"), pair("--set"))
    arguments.option("--seed", "TEXT", Message("help-seed"), line("--seed"), "1")
    arguments.option("--jobs", "N", Message("help-jobs"), number("--jobs", 1, 1000), 1)
    arguments.option("--failures", "FOLDER", Message("help-failures"), Path, Path("build/failures"))
    arguments.flag("--json", Message("help-json"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays the games and tells what came out; 1 if anything went wrong in them."""
    given = arguments.read(words)
    if not given.words:
        raise BadArgument("error-which-game", {"known": names()})
    entry = find(given.words[0])
    wording = Wording(arguments.wording.language, entry.languages)
    matches = matches_of(given, entry)
    begin = time.perf_counter()
    outcomes = list(runner(given.jobs).run(play, matches))
    seconds = time.perf_counter() - begin
    summary = Summary(outcomes, len(matches[0].bots))
    files = [write_failure(given.failures, entry, outcome) for outcome in failed(outcomes)[:MOST_FILES]]
    if given.json:
        print_json(summary, len(outcomes) / seconds, files)
    else:
        print_lines(summary, len(outcomes) / seconds, wording)
        for outcome, file in zip(failed(outcomes), files, strict=False):
            assert outcome.failure is not None
            told: dict[str, Argument] = {"number": outcome.number, "what": outcome.failure, "file": str(file)}
            print(wording.say(Message("simulate-failure", {**told})))
    return 1 if failed(outcomes) else 0


def matches_of(given: Namespace, entry: GameEntry) -> list[Match]:
    """The games to play: each has a seed of its own, made of the common one and its number (from 1)."""
    rulebook = entry.rulebook
    seats = rulebook.fewest_seats if given.seats is None else given.seats
    if not rulebook.fewest_seats <= seats <= rulebook.most_seats:
        least, most = rulebook.fewest_seats, rulebook.most_seats
        raise BadArgument("error-seats", {"given": str(seats), "least": least, "most": most})
    bots = (choice("--bots", tuple(entry.bots))(given.bots),) * seats
    setup = entry.set_up(seats, dict(given.set))
    rulebook.set_up(setup, Dice(given.seed))  # what cannot be set up at all is refused here, once
    return [Match(entry.name, setup, f"{given.seed}/{one}", bots, one) for one in range(1, given.games + 1)]


def failed(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The games in which something went wrong."""
    return [outcome for outcome in outcomes if outcome.failure is not None]


def write_failure(folder: Path, entry: GameEntry, outcome: Outcome) -> Path:
    """Writes down the record of a failed game."""
    file = folder / f"{entry.name}-{outcome.number}.record"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise CannotWrite("error-file-write", {"file": str(file), "detail": cause(problem)}) from problem
    replace(file, outcome.record)
    return file


def print_json(summary: Summary, rate: float, files: Sequence[Path]) -> None:
    """The summary for programs; only the rate depends on the machine."""
    import json

    data = {**summary.to_data(), "failures": [str(file) for file in files], "games_per_second": round(rate, 1)}
    print(json.dumps(data, indent=2))


def print_lines(summary: Summary, rate: float, wording: Wording) -> None:
    """The summary for people, one thing in a line."""
    lines = [
        Message("simulate-games", {"count": summary.games}),
        Message("simulate-decisions", {"count": summary.decisions}),
        Message("simulate-errors", {"count": len(summary.errors)}),
        Message("simulate-faults", {"count": len(summary.faults)}),
    ]
    for point, length in summary.lengths.items():
        if point == 0:
            lines.append(Message("simulate-shortest", {"count": length}))
        elif point == 100:
            lines.append(Message("simulate-longest", {"count": length}))
        else:
            lines.append(Message("simulate-length", {"percent": str(point), "count": length}))
    for seat, wins in enumerate(summary.seats, 1):
        rates = (wins.wins / max(1, summary.finished), wins.low, wins.high)
        percent = [figure(100 * part, 1, wording.language) for part in rates]
        interval: dict[str, Argument] = {"percent": percent[0], "low": percent[1], "high": percent[2]}
        lines.append(Message("simulate-wins", {"number": seat, "wins": wins.wins, **interval}))
    lines.append(Message("simulate-shared", {"count": summary.shared}))
    lines.append(Message("simulate-nobody", {"count": summary.won_by_nobody}))
    lines.append(Message("simulate-rate", {"rate": figure(rate, 1, wording.language)}))
    for message in lines:
        print(wording.say(message))
