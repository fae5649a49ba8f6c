"""Attempts at puzzles: solved by the solution, failed by other choices, and taken back; puzzles from positions."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook import registry
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.puzzles.attempt import MOST_FAILURES, Attempt, explained
from inglenook.puzzles.positions import after
from inglenook.puzzles.puzzle import Puzzle, names, text_of
from inglenook.puzzles.solution import Solution
from inglenook.puzzles.solver import MISSED, OPEN, REACHED
from inglenook.puzzles.user_puzzles import goals_of, made_of, proven
from inglenook.scenarios.file import Mistake

FIRSTS = [name for name in names() if name.endswith("-1")]


def begun(name: str) -> tuple[Attempt, Game[Any]]:
    """Returns an attempt at a puzzle, with its game."""
    puzzle = Puzzle(text_of(name))
    game = Game.start(puzzle.scenario_terms.rulebook, puzzle.setup(), "seed")
    return Attempt(game.setup, game.seed), game


@pytest.mark.rule("KR-34")
@pytest.mark.parametrize("name", FIRSTS)
def test_the_solution_solves(name: str) -> None:
    """The solution reaches the puzzle's goal against the best defence."""
    attempt, game = begun(name)
    solver = attempt.solution.solver
    while attempt.state == OPEN:
        assert game.pending is not None
        own = game.pending.seat == attempt.solution.puzzle.seat
        game.pick(solver.best(game).picked if own else attempt.reply())
        attempt.follow(game.answers)
    assert attempt.state == REACHED


@pytest.mark.rule("KR-34")
@pytest.mark.parametrize("name", FIRSTS)
def test_why_it_is_solved_so(name: str) -> None:
    """A player who solved or gave up a puzzle is shown the solution and the refutations of other first choices."""
    attempt, _ = begun(name)
    found = explained(text_of(name))
    assert found.line[0].seat == attempt.solution.puzzle.seat
    assert 1 <= len(found.failures) <= MOST_FAILURES
    assert found.line[0] not in [line[0] for line in found.failures]


@pytest.mark.rule("KR-34")
@pytest.mark.parametrize("name", FIRSTS)
def test_anything_else_fails_and_can_be_taken_back(name: str) -> None:
    """A wrong first choice in a puzzle is refuted at once, and can be taken back."""
    attempt, game = begun(name)
    solver = attempt.solution.solver
    wrong = next(one for one in solver.choices(game) if not solver.value_of(one).reached)
    game.pick(wrong.picked)
    attempt.follow(game.answers)
    assert (attempt.state, attempt.lost_after) == (MISSED, 0)
    assert attempt.line[0].seat == attempt.solution.puzzle.seat
    assert attempt.hint()
    attempt.follow([])
    assert (attempt.state, attempt.line) == (OPEN, [])


def played(name: str, until: Any) -> Game[Any]:
    """Returns a game of bots, played up to a position."""
    entry = registry.find(name)
    choices = {} if entry.simulation.varied is None else entry.simulation.varied(2, 1, {})
    game = Game.start(entry.rulebook, entry.set_up(2, choices), "made")
    bots = [entry.bots["thumb"](Dice(f"bot {seat}")) for seat in range(2)]
    while game.pending is not None and not until(game):
        seat = game.pending.seat
        aside = bots[seat].aside(SeatPlayer(game, seat))
        if aside is not None:
            game.aside(seat, aside)
        else:
            game.pick(bots[seat].choose(SeatPlayer(game, seat)))
    assert game.pending is not None
    return game


@pytest.mark.rule("KR-34")
def test_a_puzzle_of_a_position() -> None:
    """A puzzle made from a position is playable, keeps the table's cards and hides nothing."""
    game = played("lotr", lambda game: game.pending.prompt.id == "prompt-assign-defenders")
    assert game.pending is not None
    seat = game.pending.seat
    puzzle = Puzzle(made_of(game, seat, "lose nobody", "Mine"))
    assert puzzle.first().pending is not None and puzzle.seat == seat and not puzzle.open_cards()
    assert puzzle.setup()
    assert len(after(puzzle.first(), (0,))) == 1
    with pytest.raises(Mistake):
        made_of(game, seat, "checkmate", "Mine")


@pytest.mark.rule("KR-34")
def test_a_puzzle_of_a_turn() -> None:
    """A Talisman puzzle begins with a turn and shows the coming cards and dice."""
    game = played("talisman", lambda game: game.table.turn_number == 6 and game.table.phase == "movement")
    seat = game.table.turn
    assert goals_of("talisman") == ["strength", "craft", "lives", "gold"]
    puzzle = Puzzle(made_of(game, seat, "gold", "Mine"))
    told = [message.id for message in puzzle.open_cards()]
    assert told[-1] == "puzzle-dice" and "puzzle-pile-adventure" in told
    assert puzzle.goal.amount == game.table.characters[seat].gold + 1


GOLD = """
title: Make money
game: talisman
goal: {{gold: {gold}}}
players: [You, Wick]
setup:
  phase: start of turn
  characters:
    You: {{character: Warrior, space: Plains (south), gold: 1}}
    Wick: {{character: Wizard, missed turns: 9}}
  lying: {{Hills (south): [Bag of Gold], Woods (south): [{other}]}}
  deck: [Water Bottle, Helmet]
dice: [1]
"""


@pytest.mark.rule("KR-34")
@pytest.mark.parametrize(
    ("gold", "other", "state"),
    [(2, "Sword", "one"), (2, "Bag of Gold", "several"), (5, "Bag of Gold", "none")],
)
def test_what_somebody_made_is_proven(gold: int, other: str, state: str) -> None:
    """Proving a custom puzzle finds one solution, several or none."""
    proof = proven(GOLD.format(gold=gold, other=other))
    assert proof.state == state
    assert isinstance(proof.told, dict) and proof.told["message"] == f"puzzle-proof-{state}"


@pytest.mark.rule("KR-34")
def test_what_is_not_searched_to_its_end_is_not_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search for solutions that is too long says so."""
    solution = Solution(Puzzle(text_of(FIRSTS[0])), limit=3)
    monkeypatch.setattr("inglenook.puzzles.user_puzzles.solution_of", lambda _text: solution)
    assert proven("").state == "unproven"
