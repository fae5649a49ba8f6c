"""Tips for newcomers to Talisman: only where it matters, with numbers that hold (KR-35)."""

from __future__ import annotations

import pytest

from inglenook.talisman.advice.coaching import opening, tips
from inglenook.talisman.rules.regions.movement import ChoosePath
from inglenook.talisman.rules.spaces.encounters import MeetCards
from tests.talisman.positions import Playing, Position


def told(game: Playing, seat: int = 0) -> dict[str, dict[str, object]]:
    """Returns the coach's notes for a seat by name, with their numbers."""
    return {tip.name: dict(tip.text.arguments) for tip in tips(game.game, seat)}


@pytest.mark.rule("KR-35", "TR-16d.1")
def test_what_a_fight_is_at() -> None:
    """An Elf who may evade in the Woods is told both totals and the chances of the fight, and no other player is."""
    game = Position("elf").lying("woods-n", "bear").at(0, "woods-n").dice(1, 1).start(MeetCards(0))
    assert told(game)["fight"] == {"own": 3, "against": 3, "won": 42, "lost": 41, "lives": 4}
    assert told(game, 1) == {}


@pytest.mark.rule("KR-35", "TR-4b")
@pytest.mark.parametrize(("lives", "expected"), [(3, False), (2, True), (1, True)])
def test_few_lives(lives: int, expected: bool) -> None:
    """A player with two lives or fewer is told so when choosing a direction."""
    game = Position("warrior").having(0, lives=lives).at(0, "woods-s").start(ChoosePath(0, 2, 2, False))
    assert ("few-lives" in told(game)) == expected


@pytest.mark.rule("KR-35", "TR-19d")
@pytest.mark.parametrize(("toad", "expected"), [(0, True), (3, False)])
def test_a_toad_is_not_told_to_look_around(toad: int, expected: bool) -> None:
    """A toad gets no advice on prizes in either direction, because it moves one space only."""
    game = Position("warrior").having(0, toad=toad, gold=0).at(0, "woods-s").start(ChoosePath(0, 1, 1, False))
    assert ("path" in told(game)) == expected


@pytest.mark.rule("KR-35", "TR-11k.2")
def test_the_sentinel_on_the_stairs() -> None:
    """The coach tells the Warrior his 4 and a sword against the Sentinel's 9 when the stairs can be reached."""
    game = Position("warrior").holding(0, "sword").at(0, "sentinel").start(ChoosePath(0, 2, 2, False))
    found = told(game)["sentinel"]
    assert (found["own"], found["against"], found["lives"]) == (5, 9, 4)


@pytest.mark.rule("KR-35", "TR-11s")
def test_the_portal_and_the_talisman() -> None:
    """At the Portal the coach weighs the better of both totals, and advises against going in without a Talisman."""
    assert (opening(1, 2), opening(7, 2), opening(12, 2), opening(3, 1)) == (0, 58, 100, 50)
    at = Position("warrior").at(0, "portal-of-power")
    game = at.start(ChoosePath(0, 1, 1, False))
    assert told(game)["portal"]["opens"] == opening(4, 2)
    assert "no-talisman" in told(game)
    with_talisman = (
        Position("warrior").holding(0, "talisman").at(0, "portal-of-power").start(ChoosePath(0, 1, 1, False))
    )
    assert "no-talisman" not in told(with_talisman)
