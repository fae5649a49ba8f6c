"""Measures one game in this process; run as a program, it prints the figures as JSON.

Each time is the best of its attempts, because other work on the machine can only make it slower.  The bench command
runs this program several times and keeps the best of ten attempts in all.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from inglenook.bots.uniform import Uniform
from inglenook.kernel import is_compiled
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.rulebook import Setup
from inglenook.kernel.saved.snapshots import resume, save
from inglenook.registry import GameEntry, find
from inglenook.search.playouts import play_at_random

REPEATS: Final = 2
"""Attempts per run of this program."""

GAMES: Final = 20
ENOUGH_DECISIONS: Final = 4_000
LIVE_GAMES: Final = 300
LONGEST: Final = 1_000_000
"""Decisions that no game reaches."""
BETWEEN_LOOKS: Final = 100
"""Decisions between two checks whether a game lasts too long."""
MILLION: Final = 1_000_000
THINGS: Final = 150
"""Number of things on the table of the game that only asks questions."""

Figures = dict[str, Any]
Trials = dict[str, tuple[int, Callable[[], object]]]
"""Timed functions by the name of their figure, each with the number of calls in one attempt."""


def measure(entry: GameEntry) -> Figures:
    """Returns all figures of one game except the start time of the program.

    The attempts of different figures alternate, so that a busy moment of the machine spoils one attempt of each, not
    all attempts of one.
    """
    games_played, decisions = games_to_play(entry)
    varied = varied_setups(entry)
    varied_decisions = sum([varied_game(entry, setup, number) for number, setup in enumerate(varied)])
    position = started(entry, "snapshot", keep=True)
    answer(entry, position, "snapshot", most=5)
    trials: Trials = {"loops": (1, loops)}
    trials |= {**of_game(entry, games_played, varied), **of_snapshots(entry, position), **of_kernel(entry)}
    figures: Figures = {"game": entry.name, "compiled": is_compiled(), "bytes_per_game": bytes_per_game(entry)}
    seconds = dict.fromkeys(trials, float("inf"))
    for _ in range(REPEATS):
        for name, (times, do) in trials.items():
            seconds[name] = min(seconds[name], timed(times, do))
    games = seconds.pop("games")
    figures["decisions_per_second"] = round(decisions / games)
    figures["games_per_second"] = round(games_played / games, 1)
    if "varied" in seconds:
        figures["varied_decisions_per_second"] = round(varied_decisions / seconds.pop("varied"))
    figures["snapshot_bytes"] = len(save(position).encode())
    return figures | {f"{name}_microseconds": round(best * 1e6, 2) for name, best in seconds.items()}


def timed(times: int, do: Callable[[], object]) -> float:
    """Returns the processor seconds per call; time used by other processes does not count."""
    begin = time.process_time()
    for _ in range(times):
        do()
    return (time.process_time() - begin) / times


# Measurements.


def loops() -> int:
    """Runs a million rounds of plain Python; its time makes figures of different machines and moments comparable."""
    counts = [0] * 64
    for number in range(MILLION):
        counts[number % 64] += number * 7 % 5
    return sum(counts)


def games_to_play(entry: GameEntry) -> tuple[int, int]:
    """Returns the number of random games to time and their decisions; of long games, a few are enough."""
    decisions = 0
    for number in range(GAMES):
        decisions += random_game(entry, number)
        if decisions >= ENOUGH_DECISIONS:
            return number + 1, decisions
    return GAMES, decisions


def of_game(entry: GameEntry, games: int, varied: list[Setup]) -> Trials:
    """Returns the timed functions: random games as in playouts, a fork without replay, a re-deal of hidden cards."""
    game = started(entry, "fork", keep=True)
    dice = Dice("deal")
    trials: Trials = {
        "games": (1, lambda: [random_game(entry, number) for number in range(games)]),
        "fork": (300, game.fork),
        "redeal": (50, lambda: game.redealt(0, dice)),
    }
    if varied:
        trials["varied"] = (1, lambda: [varied_game(entry, setup, number) for number, setup in enumerate(varied)])
    return trials


def of_snapshots(entry: GameEntry, game: Game[Any]) -> Trials:
    """Returns the timed functions for saving and loading a position."""
    text = save(game)
    rulebooks = {entry.rulebook.name: entry.rulebook}
    return {"save": (50, lambda: save(game)), "load": (50, lambda: resume(text, "bench", rulebooks))}


def of_kernel(entry: GameEntry) -> Trials:
    """Returns the timed functions of the kernel: a decision without checkpoints, and forks some answers into a step."""
    if entry.bench.only_asking is None:
        return {}
    rulebook = entry.bench.only_asking()
    asking = Game.start(rulebook, {}, "kernel", keep=False)
    trials: Trials = {"kernel": (5000, lambda: asking.pick((0,)))}
    for answers in (0, 5, 10):
        game = Game.start(rulebook, {"things": THINGS, "questions": 100}, "kernel")
        for _ in range(answers):
            game.pick((0,))
        trials[f"fork_after_{answers}"] = (300, game.fork)
    return trials


def bytes_per_game(entry: GameEntry) -> int:
    """Returns the memory of a running game with its checkpoints, in bytes."""
    before = resident_bytes()
    games = [started(entry, str(number), keep=True) for number in range(LIVE_GAMES)]
    for number, game in enumerate(games):
        answer(entry, game, str(number), most=20)
    return max(0, resident_bytes() - before) // len(games)


def resident_bytes() -> int:
    """Returns the resident memory of this process, in bytes."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # not Linux: the peak so far, in kilobytes
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


# Games to measure with.


def started(entry: GameEntry, seed: str, keep: bool) -> Game[Any]:
    """Starts a game of the measured size."""
    setup: Setup = dict(entry.bench.setup)
    return Game.start(entry.rulebook, setup, seed, keep)


def random_game(entry: GameEntry, number: int) -> int:
    """Plays a uniformly random game without checkpoints; returns the number of decisions.

    A game that random players would not end is stopped after as many rounds as in a simulation.
    """
    return answer(entry, started(entry, str(number), keep=False), str(number))


def varied_setups(entry: GameEntry) -> list[Setup]:
    """Returns set-ups that use all components, if the game has them; created in advance, so as not to be measured."""
    return [] if entry.bench.varied is None else [dict(entry.bench.varied(number)) for number in range(GAMES)]


def varied_game(entry: GameEntry, setup: Setup, number: int) -> int:
    """Plays a random game with its own set-up; returns the number of decisions."""
    return answer(entry, Game.start(entry.rulebook, dict(setup), str(number), False), str(number))


def answer(entry: GameEntry, game: Game[Any], seed: str, most: int = LONGEST) -> int:
    """Plays on uniformly at random, to the end or for at most `most` decisions; returns the number of decisions."""
    chance = Uniform(Dice(seed))
    count = 0
    while game.pending is not None and count < most:
        if entry.simulation.is_too_long(game.table):
            break
        count += play_at_random(game, chance, min(BETWEEN_LOOKS, most - count))
    return count


if __name__ == "__main__":
    import json

    json.dump(measure(find(sys.argv[1])), sys.stdout)
