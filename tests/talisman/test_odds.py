"""Tests of forecasts of fights: totals before a fight (KR-33) and warnings about a last life (KR-24)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.talisman.advice.fatal_rolls import dangers
from inglenook.talisman.advice.odds import Odds
from inglenook.talisman.advice.prospects import results
from inglenook.talisman.rules.regions.movement import ChoosePath
from inglenook.talisman.rules.spaces.encounters import MeetCards
from tests.talisman.positions import Position


@pytest.mark.rule("KR-33", "TR-16d.1")
def test_both_numbers_and_the_chances() -> None:
    """With equal totals and a die each, 15 of 36 throws win and 6 are draws."""
    odds = Odds(3, 3, (1, 1), 4)
    assert (odds.won, odds.drawn, odds.lost) == (42, 17, 41)
    assert Odds(2, 9, (1, 1), 4).won == 0
    assert Odds(3, 3, (2, 1), 4).won > odds.won


@pytest.mark.rule("KR-33", "TR-16d.2")
@pytest.mark.parametrize(("held", "own"), [((), 3), (("sword",), 4)])
def test_the_fight_that_is_offered(held: tuple[str, ...], own: int) -> None:
    """An Elf who may evade the Bear is told its total and chances, including the weapon that will be chosen."""
    game = Position("elf").holding(0, *held).lying("woods-n", "bear").at(0, "woods-n").dice(1, 1).start(MeetCards(0))
    ((option, (message,)),) = results(game.game, 0)
    assert option.verb == "pass"
    assert (message.id, message.arguments["own"], message.arguments["against"]) == ("result-fight", own, 3)


@pytest.mark.rule("KR-24", "TR-16d.1")
@pytest.mark.parametrize(("lives", "told"), [(1, 1), (2, 0)])
def test_the_last_life(lives: int, told: int) -> None:
    """A player is warned of a last life only if the fight could cost it."""
    game = (
        Position("elf").having(0, lives=lives).lying("woods-n", "bear").at(0, "woods-n").dice(1, 1).start(MeetCards(0))
    )
    found = dangers(game.game, 0)
    assert len(found) == told


@pytest.mark.rule("KR-24", "TR-13c")
@pytest.mark.parametrize(("lives", "told"), [(1, [83]), (2, [])])
def test_a_throw_that_could_cost_the_last_life(lives: int, told: list[int]) -> None:
    """With Craft 4 a player is warned that the Sphinx costs the last life on 30 of 36 throws."""
    laid = Position("elf").having(0, lives=lives).lying("woods-n", "sphinx").at(0, "woods-n")
    game = laid.dice(1, 1).start(MeetCards(0))
    assert game.prompt == "prompt-visit"
    assert [one.text and one.text.arguments["lost"] for one in dangers(game.game, 0)] == told
    assert all(one.option is not None and one.option.verb == "yes" for one in dangers(game.game, 0))


@pytest.mark.rule("KR-24", "TR-11k.2")
@pytest.mark.parametrize(("lives", "told"), [(1, {"go": 41, "climb": 100}), (2, {})])
def test_ways_on_which_the_last_life_could_go(lives: int, told: dict[str, int]) -> None:
    """A direction is marked when an enemy lying face up, or the Sentinel, could cost the last life there."""
    laid = Position("elf").having(0, lives=lives).lying("hills-n", "bear").at(0, "graveyard")
    game = laid.start(ChoosePath(0, 3, 0, False))
    found = dangers(game.game, 0)
    assert {one.option.verb: one.text and one.text.arguments["lost"] for one in found if one.option} == told


@pytest.mark.rule("KR-24", "TA-18")
def test_a_hex_on_the_way_is_no_enemy() -> None:
    """A Hex in a space is not forecast as an enemy; the enemy beside it is."""
    laid = Position("elf").having(0, lives=1).lying("hills-n", "bear", "hex").at(0, "graveyard")
    found = dangers(laid.start(ChoosePath(0, 3, 0, False)).game, 0)
    assert [41] == [one.text and one.text.arguments["lost"] for one in found if one.option and one.option.verb == "go"]


@pytest.mark.rule("KR-24", "TR-9h.4")
@pytest.mark.parametrize(("lives", "told"), [(1, ["lost"]), (2, [])])
def test_the_command_spell_that_puts_somebody_out(lives: int, told: list[str]) -> None:
    """A Command Spell's victim is warned where a lost life would be the last and put the player out of the game."""
    laid = Position("thief", "dwarf").having(1, lives=lives).at(0, "crown-of-command").crown_reached()
    game = laid.dice(6).turn_of(0)
    assert [one.ends for one in dangers(game.game, 1)] == told


@pytest.mark.rule("KR-33", "TR-11k.2")
def test_a_way_tells_what_waits_on_it() -> None:
    """A direction names its enemies with their numbers, such as the Ape in the Hills, also with many lives."""
    game = Position("elf").lying("hills-n", "ape").at(0, "sentinel").start(ChoosePath(0, 1, 1, False))
    told = {option.verb: message.arguments for option, (message,) in results(game.game, 0)}
    assert {verb: (found["own"], found["against"]) for verb, found in told.items()} == {"go": (3, 3), "climb": (3, 9)}


@pytest.mark.rule("KR-33", "TD-17")
def test_armour_tells_how_often_it_saves() -> None:
    """The forecast tells how often the Helmet saves the life that a lost fight costs."""
    laid = Position("elf").holding(0, "helmet").lying("woods-n", "bear").at(0, "woods-n").dice(1, 6)
    game = laid.start(MeetCards(0))
    while game.prompt != "prompt-about-to-lose-life":
        game.choose("pass")
    ((option, (message,)),) = results(game.game, 0)
    assert (option.verb, message.id) == ("use", "result-armour")
    assert message.arguments == {"rolls": "6", "chance": 17}


@pytest.mark.rule("KR-33", "TR-15k")
@pytest.mark.parametrize(("card", "gold", "idle"), [("market", 0, True), ("market", 3, False), ("mage", 0, True)])
def test_a_visit_that_comes_to_nothing_says_so(card: str, gold: int, idle: bool) -> None:
    """A visit without effect says so: the Market without gold, or the Mage for a character that is not good."""
    game = Position("troll").having(0, gold=gold).lying("woods-n", card).at(0, "woods-n").start(MeetCards(0))
    assert game.prompt == "prompt-visit"
    told = [(option.verb, message.id) for option, (message,) in results(game.game, 0)]
    assert told == ([("yes", "result-visit-nothing")] if idle else [])


@pytest.mark.rule("KR-33", "TR-11k.2", "TR-8.1")
def test_a_way_reckons_as_the_fight_will() -> None:
    """The forecast counts both dice of the Warrior against the Sentinel, as do the question and the log."""
    laid = Position("warrior", "troll").holding(0, "sword").at(0, "sentinel").dice(*[3] * 9)
    game = laid.start(ChoosePath(0, 1, 1, False))
    told: Any = next(found.arguments for option, (found,) in results(game.game, 0) if option.verb == "climb")
    game.choose("climb 1")
    begun: Any = next(line.arguments for line in game.log() if line.id == "log-combat")
    assert (told["own"], told["against"], begun["dice"]) == (begun["own"], begun["against"], (2, 1))
    assert begun["chances"] == (told["won"], told["drawn"], 100 - told["won"] - told["drawn"])


@pytest.mark.rule("KR-33", "TD-13")
def test_the_bonus_of_a_space_is_told_with_the_enemy() -> None:
    """The Runes' bonus of 2 to an enemy's die is told on the way, at the question and in the log."""
    laid = Position("elf", "troll").lying("runes-w", "bear").at(0, "temple").dice(*[3] * 9)
    steps = ChoosePath(0, 2, 2, False)
    told = [
        found[0].arguments["against"] for option, found in results(laid.start(steps).game, 0) if option.verb == "go"
    ]
    laid = Position("elf", "troll").lying("runes-w", "bear").at(0, "runes-w").dice(3, 3)
    game = laid.start(MeetCards(0))
    (begun,) = [line.arguments["against"] for line in game.log() if line.id == "log-combat"]
    assert ([5], 5) == (told, begun)
