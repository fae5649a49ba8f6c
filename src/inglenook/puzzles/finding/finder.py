"""Searches for puzzles: plays games, tries positions at random, and proves the promising ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

import yaml

from inglenook.arguments import BadArgument
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.puzzles.finding.draft import Draft
from inglenook.puzzles.game_puzzles import Finding, games_with_puzzles, puzzles_of
from inglenook.puzzles.goal import Judge
from inglenook.puzzles.positions import after, answers
from inglenook.puzzles.puzzle import GRADES, Puzzle
from inglenook.puzzles.solver import MISSED, OPEN, REACHED, Solver
from inglenook.registry import GameEntry, find
from inglenook.scenarios.file import Stopped, read

TRIES: Final = 8
"""Random playouts from a position."""
MOST_BY_CHANCE: Final = 5
"""Most of these playouts that may reach a goal: one that is reached more often is no puzzle."""
MOST_GOALS: Final = 4
"""Most goals examined in one position."""
MOST_TIGHTENED: Final = 8
"""Most stricter positions tried to get a single solution."""
LONGEST: Final = 80
MOST_POSITIONS: Final = 300
"""Search limit in positions: a player of the puzzle wants an answer within seconds."""
FEWEST_CHOICES: Final = 3
FEWEST_DEEP: Final = 2
"""Fewest choices of the solution where the first question has few options or heuristics solve it."""
FEWEST_POSITIONS: Final = 8
USUAL_BOT: Final = "thumb"


class Found(NamedTuple):
    """A position with one solution."""

    draft: Draft
    goal: object
    choices: int
    positions: int
    by_thumb: bool
    """Whether the heuristic bot finds the solution."""
    source: str
    first: int
    """Number of different first choices."""

    @property
    def grade(self) -> int:
        """Grade from 1 to 4: longer and broader solutions, and those the heuristic bot misses, grade higher."""
        points = (self.choices >= 4) + (self.positions >= 60) + (not self.by_thumb)
        return min(GRADES, 1 + points)


def finding_of(game: str) -> Finding:
    """Returns how puzzles of a game are found."""
    finding = puzzles_of(game).finding
    if finding is None:
        raise BadArgument("puzzle-error-game", {"given": game, "known": games_with_puzzles()})
    return finding


def find_in_game(name: str, seed: str, number: int) -> Iterator[Found]:
    """Plays a game of bots and yields the puzzles in it, at most one for each draft of a moment."""
    entry = find(name)
    finding = finding_of(name)
    scenario_terms = entry.scenario_terms()
    choices = {} if entry.simulation.varied is None else entry.simulation.varied(2, number, {})
    game = Game.start(entry.rulebook, entry.set_up(2, choices), f"{seed} {number}")
    bots = [entry.bots[USUAL_BOT](Dice(f"{seed} {number} bot {seat}")) for seat in range(2)]
    dice = Dice(f"{seed} {number} tries")
    met: set[object] = set()
    while game.pending is not None:
        here = finding.moment(game)
        if here is not None and here not in met and not game.since_checkpoint()[1]:
            met.add(here)
            source = f"{seed}, game {number}, answer {len(game.answers)}"
            for draft, goals in finding.drafts(scenario_terms, game, dice):
                found = look(draft, goals, dice, entry, source)
                if found is not None:
                    yield found
        if entry.simulation.is_too_long(game.table):
            return
        seat = game.pending.seat
        aside = bots[seat].aside(SeatPlayer(game, seat))
        if aside is not None:
            game.aside(seat, aside)
        else:
            game.pick(bots[seat].choose(SeatPlayer(game, seat)))


def look(draft: Draft, goals: list[object], dice: Dice, entry: GameEntry, source: str) -> Found | None:
    """Returns the first goal that makes a puzzle of a position, or None."""
    try:
        base = Puzzle(draft.text(goals[0]))
        game = base.first()
        judged = list(judges(base, goals))
        reached = tried(game, [judge for _, judge in judged], dice)
    except (Stopped, InglenookError):
        return None
    promising = list(zip(judged, reached, strict=True))
    dice.shuffle("goals", promising)
    worth_it = [
        goal for (goal, _), count in promising if finding_of(draft.game).least(draft) <= count <= MOST_BY_CHANCE
    ]
    for goal in worth_it[:MOST_GOALS]:
        found = proven(draft, goal, entry, source)
        if found is not None:
            return found
    return None


def judges(base: Puzzle, goals: list[object]) -> Iterator[tuple[object, Judge]]:
    """Yields each goal with its judge, except goals that mean nothing in the position."""
    position = base.sitting(base.first()).position()
    for goal in goals:
        with suppress(Stopped):
            wanted = base.aims.read(read(yaml.dump(goal)), position)
            judge = base.aims.judge(wanted, base.first().table, base.seat)
            if judge.state(base.first()) == OPEN:
                yield goal, judge


def tried(game: Game[Any], judges: list[Judge], dice: Dice) -> list[int]:
    """Returns how many random playouts reach each goal."""
    reached = [0] * len(judges)
    for _ in range(TRIES):
        states = [OPEN] * len(judges)
        at = game
        for _ in range(LONGEST):
            if at.pending is None or OPEN not in states:
                break
            every = list(answers(at.pending))
            games = after(at, every[dice.below("answer", len(every))])
            at = games[dice.below("course", len(games))]
            for place, judge in enumerate(judges):
                if states[place] == OPEN:
                    states[place] = judge.state(at)
        for place, state in enumerate(states):
            reached[place] += state == REACHED
    return reached


def proven(draft: Draft, goal: object, entry: GameEntry, source: str) -> Found | None:
    """Tightens a position until the goal has one solution; returns it if it is interesting enough, otherwise None."""
    tighter = finding_of(draft.game).tightened
    best = solved(draft, goal)
    tries = 0
    while best is not None and best[1] > 1 and tighter is not None and tries < MOST_TIGHTENED:
        for stricter in tighter(best[0]):
            tries += 1
            found = solved(stricter, goal)
            if found is not None and found[1] < best[1]:
                best = found
                break
            if tries >= MOST_TIGHTENED:
                break
        else:
            return None
    return None if best is None or best[1] != 1 else worthwhile(best[0], goal, entry, source)


def solved(draft: Draft, goal: object) -> tuple[Draft, int] | None:
    """Returns the number of solutions; None if there are none or the search was not completed."""
    try:
        puzzle = Puzzle(draft.text(goal))
        solver, game = puzzle.solver(MOST_POSITIONS), puzzle.first()
        count = len(solver.solutions(game)) if solver.value(game).reached else 0
    except (Stopped, InglenookError):
        return None
    return (draft, count) if count else None


def worthwhile(draft: Draft, goal: object, entry: GameEntry, source: str) -> Found | None:
    """Returns the puzzle, unless there is hardly any choice or the right choice is obvious."""
    puzzle = Puzzle(draft.text(goal))
    solver, game = puzzle.solver(MOST_POSITIONS), puzzle.first()
    choices, first = solver.value(game).choices, len(list(solver.choices(game)))
    if solver.positions < FEWEST_POSITIONS or (first < FEWEST_CHOICES and choices < FEWEST_DEEP):
        return None
    if finding_of(draft.game).is_alone and len(solver.lines(game)) > 1:
        return None
    by_thumb = solves(puzzle, solver, entry)
    if by_thumb and choices < FEWEST_DEEP:
        return None
    return Found(draft, goal, choices, solver.positions, by_thumb, source, first)


def solves(puzzle: Puzzle, solver: Solver, entry: GameEntry) -> bool:
    """Whether the heuristic bot reaches the goal against the best defence."""
    bot = entry.bots[USUAL_BOT](Dice("puzzle"))
    game = puzzle.first()
    state = OPEN
    while state == OPEN and game.pending is not None:
        if game.pending.seat == puzzle.seat:
            games = after(game, bot.choose(SeatPlayer(game, puzzle.seat)))
        else:
            games = solver.best(game).games
        lost = [one for one in games if not solver.value(one).reached]
        if lost:
            return False
        game = games[0]
        state = puzzle.state(game)
    return state not in (OPEN, MISSED)
