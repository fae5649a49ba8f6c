"""The 28 characters: what they start with, and each of their special abilities (TR-8)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.lines import SPECTATOR
from inglenook.talisman import setup, stats
from inglenook.talisman.components import CHARACTERS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.regions.inner_region import InnerTask
from inglenook.talisman.rules.regions.movement import OpenPortal
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from inglenook.talisman.table import SPACE_IDS
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven

pytestmark = pytest.mark.rule("TR-8.1")


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def met(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character meets the cards in the fields."""
    return position.at(0, "fields-n").dice(*rolls).start(MeetCards(0))


def alone(name: str, space: str) -> Position:
    """Returns a game with a character in some space and another character far away."""
    return Position(name, "rogue" if name != "rogue" else "thief").at(0, space).at(1, "city")


def two(first: str, second: str) -> Position:
    """Returns two characters in the same space."""
    return Position(first, second).at(0, "fields-n").at(1, "fields-n")


def named(*names: str) -> list[Any]:
    """Returns a row for each character, marked with it."""
    return [pytest.param(name, marks=pytest.mark.card(f"character:{name}")) for name in names]


# Starting values of the characters.

SHEETS: dict[str, tuple[int, int, str, str, int, tuple[str, ...], int]] = {
    "assassin": (3, 3, "evil", "city", 0, (), 1),
    "druid": (2, 4, "neutral", "forest", 1, (), 1),
    "dwarf": (3, 3, "neutral", "crags", 0, (), 1),
    "elf": (3, 4, "good", "forest", 0, (), 1),
    "ghoul": (2, 4, "evil", "graveyard", 0, (), 1),
    "minstrel": (2, 4, "good", "tavern", 0, (), 1),
    "monk": (2, 3, "good", "village", 0, (), 1),
    "priest": (2, 4, "good", "chapel", 1, (), 1),
    "prophetess": (2, 4, "good", "chapel", 1, (), 1),
    "sorceress": (2, 4, "evil", "graveyard", 1, (), 1),
    "thief": (3, 3, "neutral", "city", 0, (), 1),
    "troll": (6, 1, "neutral", "crags", 0, (), 1),
    "warrior": (4, 3, "neutral", "tavern", 0, (), 1),
    "wizard": (2, 5, "evil", "graveyard", 2, (), 1),
    "amazon": (4, 2, "neutral", "village", 0, (), 1),
    "barbarian": (5, 1, "neutral", "forest", 0, (), 1),
    "gladiator": (4, 2, "evil", "tavern", 0, ("sword", "helmet"), 1),
    "halfling": (2, 3, "neutral", "village", 0, (), 1),
    "hobgoblin": (3, 3, "evil", "crags", 0, (), 1),
    "knight": (3, 3, "good", "chapel", 0, ("sword", "armour"), 1),
    "leprechaun": (2, 4, "good", "forest", 1, (), 3),
    "merchant": (2, 3, "neutral", "city", 0, ("mule",), 3),
    "necromancer": (3, 4, "evil", "graveyard", 1, (), 1),
    "philosopher": (2, 4, "neutral", "city", 1, (), 1),
    "pilgrim": (2, 4, "good", "chapel", 1, (), 1),
    "ranger": (3, 3, "good", "village", 0, (), 1),
    "rogue": (3, 3, "evil", "tavern", 0, (), 1),
    "satyr": (2, 4, "evil", "crags", 1, (), 1),
}


@pytest.mark.rule("TR-2g.2", "TR-9d.2")
@pytest.mark.parametrize("name", SHEETS)
def test_each_starts_with_what_its_card_says(name: str) -> None:
    """Each character starts with the printed Strength, Craft, alignment, space, Spells, goods and gold."""
    table = setup.set_up({"seats": 2, "characters": [name]}, Dice(name))
    one = table.characters[0]
    goods = tuple([table.cards[card].definition.partition(":")[2] for card in one.objects])
    space = SPACE_IDS[one.space].partition(":")[2]
    assert SHEETS[name] == (one.strength, one.craft, one.alignment, space, len(one.spells), goods, one.gold)


def test_each_has_a_special_ability() -> None:
    """Each character has at least one special ability."""
    assert [] == [id for id, character in CHARACTERS.items() if not character.abilities]


# Moving, and what need not be rolled.


@pytest.mark.rule("TR-8a")
@pytest.mark.parametrize("name", named("dwarf", "troll", "barbarian", "hobgoblin", "ranger", "satyr"))
def test_who_need_not_roll_in_the_crags(name: str) -> None:
    """A character that need not roll in the Crags must accept the outcome if it rolls: a 2 costs a turn."""
    game = alone(name, "crags").start(FollowInstruction(0)).choose("no")
    assert 0 == game.character(0).missed
    game = alone(name, "crags").dice(2).start(FollowInstruction(0)).choose("yes")
    assert 1 == game.character(0).missed


@pytest.mark.rule("TR-8a")
@pytest.mark.parametrize("name", named("elf", "barbarian", "leprechaun", "ranger"))
def test_who_need_not_roll_in_the_forest(name: str) -> None:
    """A character that need not roll in the Forest passes it without a die."""
    game = alone(name, "forest").start(FollowInstruction(0)).choose("no")
    assert 0 == game.character(0).missed
    game = alone(name, "forest").dice(2).start(FollowInstruction(0)).choose("yes")
    assert 1 == game.character(0).missed


@pytest.mark.rule("TR-8a")
def test_everybody_else_must_roll() -> None:
    """Characters without the ability must roll in these spaces, and are not asked."""
    assert 1 == alone("monk", "crags").dice(2).start(FollowInstruction(0)).character(0).missed


@pytest.mark.card("character:dwarf")
def test_the_dwarf_knows_caves_mines_and_portals() -> None:
    """The Dwarf may add 1 in the Cave, rolls fewer dice at the Portal and in the Mines, and is not held by the Maze."""
    cave = alone("dwarf", "fields-n").lying("fields-n", "cave").dice(3).start(MeetCards(0))
    assert ["number 3", "number 4"] == cave.offered
    assert 3 == cave.choose("number 4").character(0).gold
    portal = alone("dwarf", "portal-of-power").dice(3).start(OpenPortal(0)).choose("open-with craft")
    assert "plain-of-peril" == portal.where(0)
    mines = alone("dwarf", "mines").dice(2, 2).start(InnerTask(0))
    assert "plain-of-peril" == mines.where(0)
    maze = alone("dwarf", "fields-n").lying("fields-n", "maze").start(MeetCards(0))
    assert 0 == maze.character(0).missed


@pytest.mark.card("character:elf")
@pytest.mark.rule("TR-11a.2")
def test_the_elf_slips_from_woods_to_woods() -> None:
    """The Elf may move from Woods to other Woods of the same region instead of rolling."""
    game = alone("elf", "woods-n").deck("sword").turn_of(0)
    assert ["roll", "slip woods-e", "slip woods-s"] == game.offered
    assert "woods-e" == game.choose("slip woods-e").where(0)


@pytest.mark.card("character:troll")
def test_the_troll_may_rest_on_a_six() -> None:
    """On a movement roll of 6 the Troll may stay and heal a life, which ends his turn; on other rolls he moves."""
    game = alone("troll", "fields-n").having(0, lives=2).dice(6, 1).turn_of(0)
    assert "rest" in game.offered
    game.choose("rest")
    assert (3, "fields-n", 1) == (game.character(0).lives, game.where(0), game.table.turn)
    assert "rest" not in alone("troll", "fields-n").dice(5).turn_of(0).offered


@pytest.mark.card("character:amazon")
def test_the_amazon_rolls_two_dice_and_ignores_the_siren() -> None:
    """The Amazon rolls two dice, moves by either of them, and ignores the Siren."""
    game = alone("amazon", "fields-n").dice(1, 4).turn_of(0)
    assert ["number 1", "number 4"] == game.offered
    assert ["go graveyard clockwise", "go village anticlockwise"] == game.choose("number 1").offered
    siren = alone("amazon", "fields-n").lying("fields-n", "siren").start(MeetCards(0))
    assert 0 == siren.character(0).missed
    assert 1 == alone("elf", "fields-n").lying("fields-n", "siren").start(MeetCards(0)).character(0).missed


@pytest.mark.card("character:halfling")
def test_the_halfling_rolls_again_once_in_each_own_turn() -> None:
    """The Halfling may roll one die of each own turn again, and the second result stands."""
    game = alone("halfling", "village").lying("graveyard", "bear").dice(1, 2, 4, 3, 1).turn_of(0)
    assert ["pass", "roll-again 1"] == game.offered
    game.choose("roll-again 1").choose("go graveyard clockwise")
    assert ([(6, 6)], "graveyard") == (scores(game), game.where(0))
    other = two("troll", "halfling").dice(1, 5).start(MeetCharacter(0, 1)).choose("pass")
    assert [(7, 7)] == scores(other)


@pytest.mark.card("character:pilgrim")
def test_the_pilgrim_loses_no_life_in_the_desert() -> None:
    """The Pilgrim loses no life in the Desert; other characters without a water bottle do."""
    assert 4 == alone("pilgrim", "desert-w").start(FollowInstruction(0)).character(0).lives
    assert 3 == alone("elf", "desert-w").start(FollowInstruction(0)).character(0).lives


# Rolls that may be changed.


@pytest.mark.parametrize("name", named("monk", "priest", "knight", "pilgrim"))
def test_who_may_add_one_when_praying(name: str) -> None:
    """A character with the ability may add 1 when praying in the Temple, so that a 5 becomes the 6 for Strength."""
    game = alone(name, "temple").dice(2, 3).start(FollowInstruction(0)).choose("yes")
    assert ["number 5", "number 6"] == game.offered
    before = game.character(0).strength
    assert before + 1 == game.choose("number 6").character(0).strength


@pytest.mark.card("character:necromancer")
def test_the_necromancer_may_add_one_in_the_graveyard() -> None:
    """The Necromancer may add 1 in the Graveyard, so that a 4 that heals becomes the 5 that gives a Spell."""
    game = alone("necromancer", "graveyard").dice(4).start(FollowInstruction(0)).choose("choose call-spirits")
    assert ["number 4", "number 5"] == game.offered
    assert 1 == len(game.choose("number 5").spells(0))


@pytest.mark.card("character:rogue")
def test_the_rogue_cheats_in_the_tavern() -> None:
    """The Rogue may add or subtract 1 in the Tavern, so that a 3 that costs gold becomes a 4 that brings gold."""
    game = alone("rogue", "tavern").dice(3).start(FollowInstruction(0))
    assert ["number 3", "number 4", "number 2"] == game.offered
    assert 2 == game.choose("number 4").character(0).gold


@pytest.mark.rule("TA-53")
@pytest.mark.card("character:rogue", "character:dwarf")
def test_a_result_outside_the_table_counts_as_the_nearest() -> None:
    """The Rogue's 1 less 1 is a 1 and costs a turn, the Dwarf's 6 and 1 is a 6 and brings 3 gold."""
    low = alone("rogue", "tavern").dice(1).start(FollowInstruction(0))
    assert ["number 1", "number 2", "number"] == low.offered
    assert 1 == low.choose("number").character(0).missed
    high = alone("dwarf", "fields-n").lying("fields-n", "cave").dice(6).start(MeetCards(0))
    assert 4 == high.choose("number 7").character(0).gold


# Spells.


@pytest.mark.card("character:druid")
@pytest.mark.rule("TR-7.3", "TR-9d.1")
def test_the_druid_changes_alignment_and_finds_spells_in_the_woods() -> None:
    """The Druid may change alignment once a turn, and draws Spells up to his limit when his move ends in the Woods."""
    game = alone("druid", "woods-n").holding(0, "holy-grail").deck("sword").start(Arrival(0))
    assert 2 == len(game.spells(0))
    game = alone("druid", "woods-n").holding(0, "holy-grail").spells(0, "hex").dice(1).turn_of(0).choose("pass")
    game.aside(0, "become evil")
    assert ("evil", ["holy-grail"]) == (game.character(0).alignment, game.lying("woods-n"))
    assert [] == [option.word for option in game.game.asides(0) if option.verb == "become"]


@pytest.mark.card("character:druid")
@pytest.mark.rule("TD-72")
@pytest.mark.parametrize(("held", "drawn"), [((), 2), (("hex",), 1), (("hex", "alchemy"), 0)])
def test_the_druid_is_not_asked_whether_he_draws(held: tuple[str, ...], drawn: int) -> None:
    """The Druid draws Spells in the Woods up to his limit without being asked."""
    position = alone("druid", "woods-n").spells(0, *held).spell_deck("teleport", "preservation").deck("sword")
    left = len(position.table.spell_deck)
    game = position.start(Arrival(0))
    assert (len(held) + drawn, left - drawn) == (len(game.spells(0)), len(game.table.spell_deck))
    assert "prompt-take" == game.prompt


@pytest.mark.parametrize("name", named("wizard", "prophetess"))
@pytest.mark.rule("TR-9d.2")
def test_who_always_has_a_spell(name: str) -> None:
    """A character that always has a Spell draws a new one after it casts its last."""
    position = alone(name, "fields-n").spells(0, "alchemy").spell_deck("hex").dice(1)
    game = position.turn_of(0).choose("cast alchemy 0")
    assert ["hex"] == game.spells(0)


@pytest.mark.card("character:prophetess")
def test_the_prophetess_draws_one_more_and_sees_spells() -> None:
    """The Prophetess draws one more card, discards one of the two, and alone sees the Spells of the others."""
    position = Position("prophetess", "wizard", "elf").at(0, "fields-n").spells(0, "hex").spells(1, "teleport")
    game = position.deck("dragon", "sword").start(EncounterSpace(0)).choose("yes").choose("discard dragon")
    assert ["pass", "take sword"] == game.offered
    spells = game.character(1).spells
    seen = [Talisman().knows(game.table, viewer, spells[0]) for viewer in (0, 1, 2, SPECTATOR)]
    assert [True, True, False, False] == seen


@pytest.mark.card("character:philosopher")
def test_the_philosopher_may_look_at_the_top_card() -> None:
    """The Philosopher may look at the top Adventure card at the start of his turn, and no other player sees it."""
    game = alone("philosopher", "fields-n").deck("dragon").dice(1).turn_of(0)
    assert ["look", "pass"] == game.offered
    top = game.choose("look").table.deck[0]
    assert [True, False] == [Talisman().knows(game.table, viewer, top) for viewer in (0, 1)]


# Fighting.


@pytest.mark.card("character:warrior")
@pytest.mark.rule("TR-8a", "TR-16d.2")
def test_the_warrior_fights_with_two_dice_and_two_weapons() -> None:
    """The Warrior rolls two dice in combat and uses the higher one, and two of his weapons count."""
    game = met(Position("warrior", "elf").holding(0, "sword", "axe", "holy-lance").lying("fields-n", "ogre"), 2, 4, 6)
    game.choose("wield sword", "wield axe")
    assert [(10, 11)] == scores(game)


@pytest.mark.card("character:monk")
def test_the_monk_adds_craft_and_uses_neither_weapon_nor_armour() -> None:
    """The Monk adds his Craft of 3 to Strength 2 and the die in combat, without weapons; armour is not offered."""
    game = met(Position("monk", "elf").holding(0, "sword", "armour").lying("fields-n", "dragon"), 1, 1)
    assert ([(6, 8)], 3, None) == (scores(game), game.character(0).lives, game.asked)


@pytest.mark.card("character:priest")
@pytest.mark.rule("TD-14")
def test_the_priest_destroys_spirits_and_uses_no_weapon() -> None:
    """The Priest destroys a spirit for a Spell, without a fight or trophy; he may use armour, but swords add
    nothing.
    """
    game = met(Position("priest", "elf").lying("fields-n", "demon"))
    assert ["fight demon", "destroy demon"] == game.offered
    game.choose("destroy demon")
    assert ([], 1, [], []) == (scores(game), len(game.spells(0)), game.trophies(0), game.lying("fields-n"))
    game = met(Position("priest", "elf").holding(0, "sword", "armour").lying("fields-n", "dragon"), 1, 1, 4)
    assert ([(3, 8)], ["pass", "use armour"]) == (scores(game), game.offered)


@pytest.mark.card("character:barbarian")
def test_the_barbarian_has_no_use_for_magic_objects() -> None:
    """The Barbarian gains nothing from Belt and Runesword, but a sword adds 1 and a Talisman opens the Valley of
    Fire.
    """
    position = Position("barbarian", "elf").holding(0, "magic-belt", "runesword", "talisman", "sword")
    game = met(position.lying("fields-n", "ogre"), 1, 2)
    assert ([(7, 7)], True) == (scores(game), stats.has_talisman(game.table, 0))


@pytest.mark.card("character:gladiator")
def test_the_gladiator_trains_his_followers() -> None:
    """Each follower of the Gladiator that adds no Strength of its own adds 1 to his score in combat."""
    game = met(Position("gladiator", "elf").followed(0, "maiden", "guide", "unicorn").lying("fields-n", "ogre"), 1, 3)
    assert ([(8, 8)], 5) == (scores(game), stats.total_strength(game.table, 0))


@pytest.mark.card("character:knight")
def test_the_knight_keeps_spirits_and_trades_them_for_craft() -> None:
    """The Knight trades seven points of Craft of killed spirits for 1 Craft."""
    game = met(Position("knight", "elf").lying("fields-n", "wraith"), 6, 1)
    assert ["wraith"] == game.trophies(0)
    game = alone("knight", "woods-n").trophies(0, "wraith", "shade").dice(1).turn_of(0)
    game.aside(0, "trade-trophies craft 1")
    assert (4, 3, []) == (game.character(0).craft, game.character(0).strength, game.trophies(0))


@pytest.mark.card("character:assassin")
def test_the_assassin_strikes_what_lay_face_up() -> None:
    """The Assassin may strike enemies that lay face up, but not enemies just drawn and not spirits."""
    game = met(Position("assassin", "elf").lying("fields-n", "ogre"), 3)
    assert "prompt-strike-unseen" == game.prompt
    assert ([(6, 5)], ["ogre"]) == (scores(game.choose("yes")), game.trophies(0))
    drawn = alone("assassin", "fields-n").deck("ogre").dice(3, 1).start(EncounterSpace(0))
    assert [(6, 6)] == scores(drawn)
    spirit = met(Position("assassin", "elf").lying("fields-n", "spectre"), 3, 3)
    assert [(6, 6)] == scores(spirit)


# Their other abilities against enemies and characters are in `test_characters_meeting.py` and
# `test_abilities_against_others.py`.


def test_every_character_has_its_test() -> None:
    """Every character is proven by a test in one of the three modules for characters."""
    from tests.talisman import test_abilities_against_others, test_characters_meeting

    modules = (globals(), vars(test_characters_meeting), vars(test_abilities_against_others))
    assert set(CHARACTERS) == {id for module in modules for id in proven(module) if id.startswith("character:")}
