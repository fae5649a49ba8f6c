"""Tests of the choices that a simulation varies between games where the command line leaves them open."""

from __future__ import annotations

from itertools import pairwise

import pytest

from inglenook.arena.command import choices_for
from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.formats import OFFERED
from inglenook.lotr.decks.starters import STARTERS
from inglenook.lotr.entry.settings import varied
from inglenook.registry import find


@pytest.mark.rule("LR-5.5", "LR-5.1")
def test_every_pair_of_starters_of_one_block_comes_up() -> None:
    """Every pair of starters of one block plays in both orders, and never a deck of the other block."""
    count = len(STARTERS) ** 2
    met = {(choices["deck1"], choices["deck2"]) for choices in [varied(2, one, {}) for one in range(1, count + 1)]}
    known = {name: one.format.name for name, one in STARTERS.items()}

    assert {(one, other) for one in known for other in known if known[one] == known[other]} == met


@pytest.mark.rule("LR-5.5", "KR-1")
@pytest.mark.parametrize("seats", [3, 6])
def test_more_players_get_starters_of_one_block_by_chance(seats: int) -> None:
    """The number of a game decides the decks of three or more players, and different numbers differ."""
    games = [varied(seats, one, {}) for one in range(1, 21)]
    decks = [[choices[f"deck{seat}"] for seat in range(1, seats + 1)] for choices in games]

    assert games == [varied(seats, one, {}) for one in range(1, 21)]
    assert all(len({STARTERS[name].format.name for name in names}) == 1 for names in decks)
    assert any(one != other for one, other in pairwise(decks))


@pytest.mark.rule("LR-5.2", "LR-5.3")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", OFFERED)
def test_games_of_a_format_are_played_with_decks_that_it_allows(name: str, seats: int) -> None:
    """A simulation of a format uses only decks that the format allows."""
    entry = find("lotr")
    for number in (1, 2, 40, 70):
        setup = entry.set_up(seats, choices_for(entry, seats, number, {"format": name}))
        assert entry.rulebook.set_up(setup, Dice(str(number))).seats == seats


@pytest.mark.rule("KR-20")
def test_who_asks_for_decks_gets_these() -> None:
    """Decks or bids on the command line are not varied; a switch does not prevent varying."""
    entry = find("lotr")

    assert {"deck1": "towers-aragorn"} == choices_for(entry, 2, 1, {"deck1": "towers-aragorn"})
    assert {**varied(2, 3, {}), "mulligan": "1"} == choices_for(entry, 2, 3, {"mulligan": "1"})
    assert {} == choices_for(find("talisman"), 2, 1, {})


@pytest.mark.rule("LR-6.6")
@pytest.mark.parametrize("asked", [{"rules": "first-game"}, {"rules": "starter-rules"}, {"bidding": "0"}])
def test_nobody_bids_in_simulated_games_without_bidding(asked: dict[str, str]) -> None:
    """Simulated games under rules without bidding contain no bids."""
    entry = find("lotr")
    for number in range(1, 9):
        setup = entry.set_up(2, choices_for(entry, 2, number, asked))
        assert "bids" not in setup
        entry.rulebook.set_up(setup, Dice(str(number)))
