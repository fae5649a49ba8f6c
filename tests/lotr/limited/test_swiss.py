"""Tests of the pairings and standings of a league."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.kernel.dice import Dice
from inglenook.lotr.limited.swiss import BYE, WIN, Played, have_met, pair_up, pairings, rank, standings


def played_out(players: int, rounds: int, winners: list[int]) -> list[list[Played]]:
    """Returns a league of this many rounds, whose games the numbers decide: first wins, second wins, or draw."""
    found: list[list[Played]] = []
    turns = iter(winners * 40)
    for number in range(rounds):
        before = [one for games in found for one in games]
        pairs = pair_up(players, before, Dice(f"round {number}"))
        found.append([Played(pair, -1 if BYE in pair else (*pair, -1)[next(turns)]) for pair in pairs])
    return found


leagues = st.tuples(st.integers(2, 8), st.integers(1, 5), st.lists(st.integers(0, 2), min_size=1, max_size=20))


@pytest.mark.rule("LG-113")
@given(leagues)
def test_everybody_plays_once_a_round(league: tuple[int, int, list[int]]) -> None:
    """Each round pairs all seats, an odd one with a bye; no pair or bye repeats while avoidable."""
    players, rounds, winners = league
    before: list[Played] = []
    for games in played_out(players, rounds, winners):
        there = [player for one in games for player in one.pair if player != BYE]
        assert list(range(players)) == sorted(there)
        again = len([one for one in games if have_met(one.pair, before)])
        seats = [*range(players), *([BYE] if players % 2 else [])]
        assert again == min(len([pair for pair in pairs if have_met(pair, before)]) for pairs in pairings(seats))
        before += games


@pytest.mark.rule("LG-113")
@given(leagues)
def test_standings_add_up(league: tuple[int, int, list[int]]) -> None:
    """A win and a bye are three points each; the standings list each seat once, best first."""
    players, rounds, winners = league
    games = [one for some in played_out(players, rounds, winners) for one in some]
    found = standings(players, games)
    assert list(range(players)) == sorted(one.player for one in found)
    won = len([one for one in games if one.winner != -1 or BYE in one.pair])
    assert WIN * won == sum(one.points for one in found)
    assert sum(one.won for one in found) == sum(one.lost for one in found)
    assert [rank(one) for one in found] == sorted([rank(one) for one in found], reverse=True)
    assert all(0 <= one.opponents <= 1 and 0 <= one.theirs <= 1 for one in found)


@pytest.mark.rule("LG-113")
def test_those_with_equal_points_meet() -> None:
    """After a round of four, the two winners are paired, and the two losers."""
    first = [Played((0, 1), 0), Played((2, 3), 3)]
    assert {frozenset({0, 3}), frozenset({1, 2})} == {frozenset(pair) for pair in pair_up(4, first, Dice("any"))}


@pytest.mark.rule("LG-113")
def test_one_of_the_last_has_the_bye() -> None:
    """A seat of the lowest points that had no bye yet gets the bye."""
    first = [Played((0, 1), 0), Played((2, BYE))]
    (bye,) = [pair for pair in pair_up(3, first, Dice("any")) if BYE in pair]
    assert (1, BYE) == bye


@pytest.mark.rule("LG-113")
def test_ties_are_broken_by_what_opponents_won() -> None:
    """Of two seats with equal points, the one whose opponents won more stands above."""
    games = [Played((0, 1), 0), Played((2, 3), 2), Played((4, 5), 4), Played((0, 2), 0), Played((3, 1), 3)]
    two, three = [one for one in standings(6, games) if one.player in (2, 3)]
    assert (2, 3) == (two.player, three.player)
    assert (3, 3, 0.75, 0.25) == (two.points, three.points, two.opponents, three.opponents)


@pytest.mark.rule("LG-113")
def test_the_game_between_two_equals_decides() -> None:
    """With all else equal, the winner of the game between two seats stands above, unless the wins form a circle."""
    pairs = [(0, 1), (2, 3), (0, 2), (1, 3)]
    assert [1, 0, 2, 3] == [one.player for one in standings(4, list(map(Played, pairs, (1, 2, 0, 3))))]
    assert [0, 1, 3, 2] == [one.player for one in standings(4, list(map(Played, pairs, (0, 3, 2, 1))))]
    equal = [Played((0, 1), 1), Played((0, 2), 0), Played((1, 2), 2)]
    assert {rank(one) for one in standings(3, equal)} == {(3, 0.5, 0.5)}
