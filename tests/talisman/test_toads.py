"""Tests of toads: their possessions, their actions, and how long they last (TR-19)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.talisman import stats
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.regions.movement import ChoosePath, Climb, OpenPortal
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from inglenook.talisman.rules.turn import EndTurn
from tests.talisman.positions import Playing, Position


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def toad(name: str = "elf", other: str = "dwarf") -> Position:
    """Returns a game with a toad in the Fields and another character in the Crags."""
    return Position(name, other).at(0, "fields-n").at(1, "crags").having(0, toad=3, gold=0)


def bewitched(seat: Seat = 0) -> Position:
    """Returns a game in which a Prophetess with many possessions meets the Witch in the Desert (TX-13)."""
    position = Position("prophetess", "minstrel").at(0, "desert-w").at(1, "crags").having(0, gold=2)
    position.followed(0, "maiden").holding(0, "water-bottle", "sword", "wand", "talisman").spells(0, "hex", "healing")
    return position.lying("desert-w", "witch")


# Becoming one.


@pytest.mark.rule("TR-19b.1", "TR-19b.2", "TX-13")
def test_what_a_toad_cannot_have_stays_where_it_changed() -> None:
    """A character turned into a toad leaves gold, follower and objects in the space, but keeps its Spells."""
    game = bewitched().dice(1).start(MeetCards(0))
    assert ["witch", "water-bottle", "sword", "wand", "talisman", "maiden"] == game.lying("desert-w")
    assert ([], [], 0, ["hex", "healing"]) == (
        game.objects(0),
        game.followers(0),
        game.character(0).gold,
        game.spells(0),
    )
    assert 2 == game.gold_lying("desert-w")


@pytest.mark.rule("TR-19c.1", "TR-19c.2")
def test_a_toad_has_strength_1_and_craft_1() -> None:
    """A toad has Strength 1 and Craft 1, and gets its own counters back afterwards."""
    table = toad().having(0, strength=6, craft=7).table
    assert (1, 1) == (stats.total_strength(table, 0), stats.total_craft(table, 0))
    table.characters[0].toad = 0
    assert (6, 7) == (stats.total_strength(table, 0), stats.total_craft(table, 0))


@pytest.mark.rule("TR-19a.1", "TD-31", "TA-24")
def test_turned_on_anothers_turn_it_is_a_toad_for_three_of_its_own() -> None:
    """A character turned into a toad on another player's turn is a toad for three of its own turns."""
    position = Position("dwarf", "druid").at(0, "village").at(1, "fields-n").spells(1, "random").dice(1, 1)
    game = position.turn_of(1).choose("cast random 0")
    assert 3 == game.character(0).toad
    game.choose("go graveyard clockwise")
    assert (0, 3) == (game.asked, game.character(0).toad)


@pytest.mark.rule("TR-19a.1", "TR-19a.2", "TD-31")
def test_after_its_third_turn_a_toad_changes_back() -> None:
    """A toad changes back after three own turns, missed ones included, and has its own Strength again."""
    position = toad("monk", "troll").having(0, missed=2, strength=4).having(1, missed=3)
    game = position.dice(1).turn_of(0)
    assert (0, "prompt-path", 1) == (game.asked, game.prompt, game.character(0).toad)
    game.choose("go graveyard clockwise")
    assert (6, 0, 4) == (game.table.turn_number - 1, game.character(0).toad, stats.total_strength(game.table, 0))


@pytest.mark.rule("TD-31", "TA-24")
def test_the_turn_in_which_it_changes_does_not_count() -> None:
    """A character turned into a toad on its own turn still plays three turns as a toad."""
    game = bewitched().dice(1, 1).start(MeetCards(0), EndTurn(0))
    assert (1, 3) == (game.table.turn, game.character(0).toad)


@pytest.mark.rule("TD-31")
@pytest.mark.parametrize("left", [1, 3])
def test_turned_again_the_count_restarts(left: int) -> None:
    """A toad turned into a toad again has three turns to go, whichever of its turns it is."""
    position = toad().having(0, toad=left).lying("fields-n", "witch").dice(1, 1)
    assert 3 == position.start(MeetCards(0), EndTurn(0)).character(0).toad


# Strength, Craft, lives.


@pytest.mark.rule("TR-19c.3")
@pytest.mark.parametrize("place", ["magic-stream", "fountain-of-wisdom"])
def test_what_a_toad_gains_of_strength_and_craft_is_lost(place: str) -> None:
    """A toad's gains of Strength and Craft do not pass to the character."""
    game = toad().lying("fields-n", place).start(MeetCards(0)).choose("yes")
    assert (3, 4) == (game.character(0).strength, game.character(0).craft)


@pytest.mark.rule("TD-52")
@pytest.mark.parametrize(("roll", "strength", "craft"), [(2, 6, 7), (3, 6, 7)])
def test_a_toad_loses_no_strength_or_craft(roll: int, strength: int, craft: int) -> None:
    """The Enchantress takes no point from a toad."""
    position = toad().at(0, "city").having(0, strength=6, craft=7).dice(roll)
    game = position.start(FollowInstruction(0)).choose("yes").choose("choose enchantress")
    assert (strength, craft) == (game.character(0).strength, game.character(0).craft)


@pytest.mark.rule("TR-19f")
@pytest.mark.parametrize(("roll", "lives"), [(2, 3), (6, 5)])
def test_lives_are_shared(roll: int, lives: int) -> None:
    """A toad and its character share their lives: the Witch takes one or gives one for both."""
    game = toad().having(0, toad=1).lying("fields-n", "witch").dice(roll, 1).start(MeetCards(0), EndTurn(0))
    assert (0, lives) == (game.character(0).toad, game.character(0).lives)


# Moving.


@pytest.mark.rule("TR-19d", "TD-51")
def test_a_toad_moves_one_space_without_a_roll() -> None:
    """A toad moves one space without a roll in a direction of its player's choice."""
    game = toad().turn_of(0)
    assert ("prompt-path", ["go graveyard clockwise", "go village anticlockwise"]) == (game.prompt, game.offered)


@pytest.mark.rule("TD-51")
def test_a_toad_may_use_stairs_and_portal() -> None:
    """A toad may fight the Sentinel with Strength 1, and may try the Portal."""
    game = toad().at(0, "sentinel").start(ChoosePath(0, 1, 0, False))
    assert "climb 1" in game.offered
    assert [(7, 10)] == scores(toad().at(0, "sentinel").dice(6, 1).start(Climb(0, 0)))
    assert "open-portal 1" in toad().at(0, "portal-of-power").turn_of(0).offered
    shut = toad().at(0, "portal-of-power").dice(1, 1).start(OpenPortal(0)).choose("open-with craft")
    assert ("portal-of-power", 4) == (shut.where(0), shut.character(0).craft)


@pytest.mark.rule("TD-51", "TR-11f.2")
def test_a_toad_does_not_reach_the_valley_of_fire() -> None:
    """A toad cannot enter the Valley of Fire, because it has no Talisman."""
    game = toad().at(0, "pits", "vampires-tower").having(0, task=-1).dice(1).turn_of(0)
    assert "vampires-tower" == game.where(0)


@pytest.mark.rule("TD-51")
def test_a_toad_at_the_crown_casts_no_command_spell() -> None:
    """A toad at the Crown stays there and casts no Command Spell."""
    game = toad().crown_reached().at(0, "crown-of-command").start(AtCrown(0))
    assert ("crown-of-command", None, 4) == (game.where(0), game.asked, game.character(1).lives)


@pytest.mark.rule("TD-51")
def test_a_toad_has_no_raft() -> None:
    """A character turned into a toad loses its raft, and a toad builds none in the Woods."""
    game = bewitched().having(0, raft=2).dice(1).start(MeetCards(0))
    assert 0 == game.character(0).raft
    assert "prompt-path" == toad().at(0, "woods-n").turn_of(0).prompt


# Spells and abilities.


@pytest.mark.rule("TR-19e.1")
def test_a_toad_draws_no_spells() -> None:
    """A toad draws no Spell from the Mage."""
    assert [] == toad().lying("fields-n", "mage").start(MeetCards(0)).choose("yes").spells(0)


@pytest.mark.rule("TR-19e.2", "TD-50")
def test_a_toad_casts_none() -> None:
    """A toad casts no Spells: not at its turn's start, not to evade, not to save its life."""
    position = toad().spells(0, "random", "preservation").at(0, "village").lying("fields-n", "dragon").dice(1, 1, 1)
    game = position.turn_of(0).choose("go fields-n clockwise")
    assert ([(2, 8)], 3, ["random", "preservation"]) == (scores(game), game.character(0).lives, game.spells(0))


@pytest.mark.rule("TR-19e.3", "TA-13", "TX-D12")
def test_its_spells_are_kept_and_come_back() -> None:
    """A toad keeps its Spells in spite of Craft 1, and can cast them when it is itself again."""
    position = toad("druid", "troll").having(0, toad=1).spells(0, "random", "hex").having(1, missed=1).dice(1)
    game = position.start(EndTurn(0))
    assert (0, ["random", "hex"]) == (game.character(0).toad, game.spells(0))
    assert (0, ["pass", "cast random 1", "cast random 0"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-19g.2", "TD-50")
@pytest.mark.parametrize(
    ("name", "space", "lying"),
    [("elf", "woods-n", "wolf"), ("minstrel", "fields-n", "bear"), ("priest", "ruins", "shade")],
)
def test_a_toad_has_no_special_abilities(name: str, space: str, lying: str) -> None:
    """A toad has no special abilities and must fight with 1 and a die."""
    game = toad(name).at(0, space).lying(space, lying).dice(6, 1).start(MeetCards(0))
    assert [7] == [own for own, _ in scores(game)]


@pytest.mark.rule("TR-19g.2", "TR-19d")
@pytest.mark.parametrize("name", ["amazon", "troll", "elf"])
def test_nor_does_any_help_it_to_move(name: str) -> None:
    """No special ability helps a toad to move: it moves one space and does not roll."""
    game = toad(name).at(0, "woods-n").turn_of(0)
    assert ["go sentinel clockwise", "go graveyard anticlockwise"] == game.offered


@pytest.mark.rule("TR-19g.1")
def test_encounters_apply_to_a_toad_as_to_anyone() -> None:
    """A toad draws cards and is attacked like any character; a good toad loses a life in the Graveyard."""
    game = toad().deck("dragon").dice(1, 1).start(EncounterSpace(0))
    assert ([(2, 8)], 3) == (scores(game), game.character(0).lives)
    assert 3 == toad().at(0, "graveyard").start(FollowInstruction(0)).character(0).lives


@pytest.mark.rule("TD-50", "TR-19b.1")
def test_a_toad_takes_nothing() -> None:
    """A toad takes neither objects nor followers nor gold, and these stay in the space."""
    game = toad().lying("fields-n", "sword", "maiden", "bag-of-gold", gold=2).start(MeetCards(0))
    assert (["sword", "maiden", "bag-of-gold"], 2) == (game.lying("fields-n"), game.gold_lying("fields-n"))
    assert None is game.asked
    game = toad().at(0, "tavern").dice(4).start(FollowInstruction(0))
    assert (0, 1) == (game.character(0).gold, game.gold_lying("tavern"))


# Fighting.


@pytest.mark.rule("TD-50", "TR-19c.1")
def test_a_toad_may_attack_and_can_only_take_a_life() -> None:
    """A toad may attack with Strength 1, not psychically, and can only take a life when it wins."""
    position = toad("wizard").at(1, "fields-n").holding(1, "sword").having(1, gold=3).spells(0, "hex").dice(6, 1)
    game = position.start(Arrival(0)).choose("encounter 1")
    assert (1, ["pass", "put-down sword"]) == (game.asked, game.offered)
    game.choose("pass")
    assert ([(7, 5)], 3, None) == (scores(game), game.character(1).lives, game.asked)


@pytest.mark.rule("TD-50")
def test_a_toad_may_be_attacked_and_evades_nothing() -> None:
    """A toad may be attacked and cannot evade, not even an Elf in the Woods with Invisibility."""
    position = toad().at(0, "woods-n").at(1, "woods-n").spells(0, "invisibility").dice(1, 1)
    position.table.turn = 1
    assert [(4, 2)] == scores(position.start(MeetCharacter(1, 0)))


@pytest.mark.rule("TR-1d.1", "TD-41", "TR-19c.3")
def test_a_toad_keeps_what_it_kills() -> None:
    """A toad keeps a killed enemy as a trophy until it is itself again."""
    position = Position("elf", "troll").having(0, toad=2, gold=0).lying("fields-n", "wild-boar").dice(6, 1)
    game = position.arrives(0, "fields-n")
    assert (["wild-boar"], [], 3) == (game.trophies(0), game.lying("fields-n"), game.character(0).strength)


@pytest.mark.rule("TD-41", "TR-19c.3")
def test_a_toad_keeps_its_trophies_but_cannot_trade_them() -> None:
    """A toad keeps its trophies but cannot trade them, because it cannot gain Strength."""
    game = toad().trophies(0, "dragon").turn_of(0)
    assert (["dragon"], ()) == (game.trophies(0), game.game.asides(0))
    fighting = toad().trophies(0, "dragon").lying("fields-n", "wild-boar").dice(3, 1).start(MeetCards(0))
    assert (["dragon", "wild-boar"], None) == (fighting.trophies(0), fighting.asked)


@pytest.mark.rule("TR-19b.1")
def test_the_fault_check_knows_toads() -> None:
    """The check for impossible positions reports a toad with gold."""
    table = toad().having(0, gold=1).table
    assert ["fault-toad"] == [fault.id for fault in Talisman().faults(table)]
