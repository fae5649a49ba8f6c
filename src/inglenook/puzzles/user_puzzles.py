"""Puzzles that players create from a position they have met."""

from __future__ import annotations

from typing import Any, NamedTuple

from inglenook import registry
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, plain
from inglenook.puzzles.attempt import solution_of
from inglenook.puzzles.game_puzzles import puzzles_of
from inglenook.puzzles.goal import AMOUNT, PLAIN
from inglenook.puzzles.positions import Unproven
from inglenook.scenarios.file import Mistake

TURNS = 2
"""Turns allowed for a goal that is limited in turns."""


def goals_of(game: str) -> list[str]:
    """Returns the kinds of goals that need no thing to be named."""
    puzzles = puzzles_of(game)
    if puzzles.draft_of is None:
        return []
    return [kind for kind, wanted in puzzles.aims.kinds.items() if wanted in (PLAIN, AMOUNT)]


def made_of(game: Game[Any], seat: Seat, kind: str, title: str) -> str:
    """Returns the file of a puzzle that begins with a position; raises a Mistake if the goal is not possible."""
    name = game.rulebook.name
    if kind not in goals_of(name):
        raise Mistake(Message("scenario-unknown", {"given": kind, "known": tuple(goals_of(name))}), 1)
    scenario_terms = registry.find(name).scenario_terms()
    dice = Dice(f"{game.seed} {len(game.answers)}")
    puzzles = puzzles_of(name)
    assert puzzles.draft_of is not None
    draft = puzzles.draft_of(scenario_terms, game, seat, dice)
    goal: object = kind
    if puzzles.aims.kinds[kind] == AMOUNT:
        now = scenario_terms.player_values(game.table, seat)[kind]
        goal = {kind: int(now) + 1 if isinstance(now, int) else 1, "turns": TURNS}
    return draft.text(goal, title)


class Proof(NamedTuple):
    """Result of the search for solutions, in the form passed between processes."""

    state: str
    """Number of solutions, "one", "several" or "none"; "unproven" if the search was not completed."""
    told: object
    """Result as a message in plain data."""


def proven(text: str) -> Proof:
    """Returns how many solutions a puzzle has, within the search limit during play; beyond it, it claims nothing
    (KR-34).
    """
    solution = solution_of(text)
    try:
        value = solution.value()
        found = len(solution.all()) if value.reached else 0
    except Unproven as problem:
        return Proof("unproven", plain(Message("puzzle-proof-unproven", {"reason": problem.message})))
    counted: dict[str, Argument] = {"positions": solution.solver.positions}
    if not found:
        return Proof("none", plain(Message("puzzle-proof-none", counted)))
    if found > 1:
        return Proof("several", plain(Message("puzzle-proof-several", {"count": found, **counted})))
    return Proof("one", plain(Message("puzzle-proof-one", {"choices": value.choices, **counted})))
