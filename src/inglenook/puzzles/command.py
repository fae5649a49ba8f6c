"""The command `inglenook solve FILE…`: reports whether each puzzle can be solved, and in how many ways."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

from inglenook import registry
from inglenook.arguments import Arguments, BadArgument
from inglenook.files import read
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message
from inglenook.puzzles.puzzle import Puzzle, names, text_of
from inglenook.puzzles.solution import Move, Solution
from inglenook.puzzles.solver import MOST_POSITIONS
from inglenook.scenarios.file import Stopped, Written
from inglenook.scenarios.run import scenario_files
from inglenook.wording import Wording

ONE, OTHERWISE, UNREADABLE, UNPROVEN = 0, 1, 2, 3
"""Exit codes: one solution; none or several; a file that cannot be read; a search that was not completed."""

MOST_TOLD: Final = 20
"""Most solutions printed."""


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook solve`."""
    arguments.argument("FILE", Message("help-solve-file"), many=True)
    arguments.option("--refute", "MOVE", Message("help-solve-refute"))
    arguments.option("--positions", "NUMBER", Message("help-solve-positions"), number, MOST_POSITIONS)


def number(text: str) -> int:
    """Reads a whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise BadArgument("error-not-a-number", {"argument": "--positions", "given": text})
    return int(text)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Solves the given files and folders of files; a puzzle of the product may be given by name."""
    given = arguments.read(words)
    if not given.words:
        raise BadArgument("error-missing-argument", {"argument": "FILE"})
    worst = ONE
    for word in given.words:
        path = Path(word)
        sources = [str(file) for file in scenario_files(path)] if path.is_dir() else [word]
        for source in sources:
            worst = max(worst, solve(source, given.positions, given.refute, arguments.wording, sys.stdout))
    return worst


def solve(source: str, limit: int, refute: str | None, wording: Wording, out: TextIO) -> int:
    """Solves one puzzle, prints the result and returns the exit code."""
    puzzle: Puzzle | None = None
    try:
        text = text_of(source) if source in names() else read(Path(source)).decode("utf-8", "replace")
        puzzle = Puzzle(text)
        wording = Wording(wording.language, registry.find(puzzle.game).locales)
        solution = Solution(puzzle, limit)
        title = Message("solve-title", {"file": source, "title": puzzle.title, "goal": puzzle.told()})
        say(out, wording, puzzle, title)
        if refute is not None:
            return tell_refutation(solution, refute, wording, out)
        return tell_solutions(solution, wording, out)
    except Stopped as stopped:
        told: dict[str, Argument] = {"place": f"{source}:{stopped.line}", "mistake": stopped.message}
        say(out, wording, puzzle, Message("scenario-mistake", told))
        return UNREADABLE
    except InglenookError as problem:
        say(out, wording, puzzle, Message("solve-unproven", {"file": source, "reason": problem.message}))
        return UNPROVEN


def tell_solutions(solution: Solution, wording: Wording, out: TextIO) -> int:
    """Prints the number of solutions and each of them; a single solution in full."""
    puzzle = solution.puzzle
    value = solution.value()
    positions = solution.solver.positions
    if not value.reached:
        say(out, wording, puzzle, Message("solve-none", {"positions": positions}))
        return OTHERWISE
    found = solution.all()
    counted: dict[str, Argument] = {"count": len(found), "choices": value.choices, "positions": positions}
    if len(found) == 1:
        say(out, wording, puzzle, Message("solve-one", counted))
        tell_line(solution.line(puzzle.first()), puzzle, out)
        return ONE
    say(out, wording, puzzle, Message("solve-several", counted))
    for line in found[:MOST_TOLD]:
        out.write("\n")
        tell_line(line, puzzle, out)
    return OTHERWISE


def tell_refutation(solution: Solution, move: str, wording: Wording, out: TextIO) -> int:
    """Prints the refutation of a first choice, or that it succeeds."""
    puzzle = solution.puzzle
    game = puzzle.first()
    assert game.pending is not None
    listener = puzzle.sitting(game).listener(game.pending.options)
    picked = listener.picks(Written(move, 0), move)
    if picked is None:
        offered = listener.phrases()
        raise BadArgument("solve-error-not-offered", {"given": move, "offered": offered}).near(move, offered)
    line = solution.refutation(game, picked)
    if line is None:
        say(out, wording, puzzle, Message("solve-succeeds", {"move": move}))
        return ONE
    say(out, wording, puzzle, Message("solve-refuted", {"move": move}))
    tell_line(line, puzzle, out)
    return OTHERWISE


def tell_line(line: list[Move], puzzle: Puzzle, out: TextIO) -> None:
    """Prints the choices of a line as a scenario file writes them."""
    out.writelines(f"  - {puzzle.players.names[move.seat]}: {move.said}\n" for move in line)


def say(out: TextIO, wording: Wording, puzzle: Puzzle | None, message: Message) -> None:
    """Prints a line of the report."""
    out.write(wording.say(message, () if puzzle is None else puzzle.players.names) + "\n")
