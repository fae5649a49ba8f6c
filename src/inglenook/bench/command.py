"""`inglenook bench`: measures each game in a process of its own, once in plain Python and once compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import inglenook
from inglenook.arguments import Arguments
from inglenook.bench.measure import REPEATS, Figures
from inglenook.figures import figure
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message
from inglenook.progress import INTERRUPTED, Progress, interruptible
from inglenook.registry import find, names
from inglenook.wording import Wording

COMPILED: Final = Path("build/compiled")
"""Folder in which `make compiled` puts the compiled program, with the tests' games below it."""

SHOWN: Final[Mapping[str, tuple[Message, int]]] = {
    "decisions_per_second": (Message("bench-decisions"), 0),
    "games_per_second": (Message("bench-games"), 1),
    "games_per_million_loops": (Message("bench-calibrated"), 1),
    "varied_decisions_per_second": (Message("bench-varied"), 0),
    "kernel_microseconds": (Message("bench-kernel"), 2),
    "fork_microseconds": (Message("bench-fork"), 1),
    "redeal_microseconds": (Message("bench-redeal"), 1),
    "fork_after_0_microseconds": (Message("bench-fork-after", {"count": 0}), 1),
    "fork_after_5_microseconds": (Message("bench-fork-after", {"count": 5}), 1),
    "fork_after_10_microseconds": (Message("bench-fork-after", {"count": 10}), 1),
    "snapshot_bytes": (Message("bench-snapshot"), 0),
    "save_microseconds": (Message("bench-save"), 1),
    "load_microseconds": (Message("bench-load"), 1),
    "bytes_per_game": (Message("bench-memory"), 0),
    "cold_start_seconds": (Message("bench-cold-start"), 3),
}
"""Figures in the order of the report, with their decimals."""

ROUNDS: Final = 5
"""Runs of each variant; with two attempts each, every time is the best of exactly ten."""

RATES: Final = (
    "decisions_per_second", "games_per_second", "games_per_million_loops", "varied_decisions_per_second",
)  # fmt: skip
"""Figures for which more is better; for all others, less is better."""


class BenchFailed(InglenookError):
    """Raised when a measurement fails."""


def declare(arguments: Arguments) -> None:
    """Declares the command's arguments."""
    arguments.argument("GAME", Message("help-bench-game", {"known": names()}))
    arguments.flag("--json", Message("help-json"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Measures one game, or all games."""
    given = arguments.read(words)
    entries = [find(name) for name in given.words or names()]
    results: list[Figures] = []
    progress = Progress(len(entries) * len(environments()) * ROUNDS, arguments.wording)
    for entry in entries:
        wording = Wording(arguments.wording.language, entry.locales)
        if not given.json:
            print(wording.say(Message("bench-heading", {"game": entry.title, "number": ROUNDS * REPEATS})), flush=True)
        try:
            with interruptible():
                variants = measured(entry.name, environments(), progress)
        except KeyboardInterrupt:
            progress.end()
            so_far = Message("progress-interrupted", {"done": progress.done, "total": progress.total})
            print(arguments.wording.say(so_far), file=sys.stderr)
            if given.json:
                print(json.dumps(results, indent=2))
            return INTERRUPTED
        progress.end()
        results += variants
        if not given.json:
            tell(variants, wording)
    if given.json:
        print(json.dumps(results, indent=2))
    elif not COMPILED.is_dir():
        print(arguments.wording.say(Message("bench-not-compiled", {"folder": str(COMPILED)})))
    return 0


def environments() -> list[dict[str, str]]:
    """Returns the environments of the variants: the program as it is, and compiled if that exists.

    Python may cache bytecode, as it does for players; without the cache, every start would be measured as a first
    start.
    """
    here = Path(inglenook.__file__).parent.parent
    variants = [[here]]
    if COMPILED.is_dir():
        variants.append([COMPILED.resolve(), COMPILED.resolve() / "games"])
    paths = [[*map(str, variant), *filter(None, [os.environ.get("PYTHONPATH")])] for variant in variants]
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return [{**usual, "PYTHONPATH": os.pathsep.join(path)} for path in paths]


def measured(game: str, environments: Sequence[dict[str, str]], progress: Progress) -> list[Figures]:
    """Returns the best figures of each variant; the variants alternate, because a machine may be slow for minutes."""
    best: list[Figures] = [{} for _ in environments]
    for _ in range(ROUNDS):
        for place, environment in enumerate(environments):
            for key, value in figures(game, environment).items():
                choose = max if key in RATES else min
                best[place][key] = choose(value, best[place].get(key, value))
            progress.to(progress.done + 1)
    for variant in best:
        million_loops = variant["loops_microseconds"] / 1e6
        variant["games_per_million_loops"] = round(variant["games_per_second"] * million_loops, 1)
    return best


def figures(game: str, environment: dict[str, str]) -> Figures:
    """Returns the figures of one game in one variant."""
    program = [sys.executable, "-m", "inglenook.bench.measure", game]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        detail = (done.stderr.strip() or str(done.returncode)).splitlines()[-1]
        raise BenchFailed("error-bench-failed", {"game": game, "detail": detail})
    found: Figures = json.loads(done.stdout)
    found["cold_start_seconds"] = round(min(cold_start(game, environment) for _ in range(REPEATS)), 4)
    return found


def cold_start(game: str, environment: dict[str, str]) -> float:
    """Returns the seconds from the start of the program to its first question."""
    program = [sys.executable, "-m", "inglenook", "play", game, "--seed", "bench"]
    pipe = subprocess.PIPE
    begin = time.perf_counter()
    with subprocess.Popen(program, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        said = process.stdout.read(1)  # earlier output stays buffered until the first question
        seconds = time.perf_counter() - begin
        process.communicate()
    if not said:
        raise BenchFailed("error-bench-failed", {"game": game, "detail": " ".join(program[1:])})
    return seconds


def tell(variants: Sequence[Figures], wording: Wording) -> None:
    """Prints the figures of the variants side by side, one figure per line."""
    language = wording.language
    for key, (label, decimals) in SHOWN.items():
        values = [float(variant[key]) for variant in variants if key in variant]
        if not values:
            continue
        shown = [figure(value, decimals, language) for value in values]
        if len(values) == 1:
            line = Message("bench-line", {"what": label, "python": shown[0]})
        else:
            better, worse = (1, 0) if key in RATES else (0, 1)
            ratio = figure(values[better] / (values[worse] or 1.0), 1, language)
            line = Message("bench-both", {"what": label, "python": shown[0], "compiled": shown[1], "ratio": ratio})
        print(wording.say(line))
