"""Tests of every Spell: when it may be cast, on which target, and its effect (TR-9.1)."""

from __future__ import annotations

import pytest

from inglenook.talisman import stats
from inglenook.talisman.components import SPELLS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.regions.inner_region import InnerTask
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from inglenook.talisman.rules.turn import EndTurn, StartOfTurn
from inglenook.talisman.table import SPELL_HAND
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven

pytestmark = pytest.mark.rule("TR-9.1")


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def used(game: Playing) -> list[str]:
    """Returns the used Spells."""
    return [game.thing(card) for card in game.table.used_spells]


def beside(game: Playing) -> list[str]:
    """Returns the cards beside the board."""
    return [game.thing(card) for card in game.table.beside]


def druid(*spells: str, other: str = "troll") -> Position:
    """Returns a game with a Druid in the Fields who holds Spells, and another character in the Crags."""
    return Position("druid", other).at(0, "fields-n").at(1, "crags").spells(0, *spells)


def met(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character meets the cards in the fields."""
    return position.dice(*rolls).start(MeetCards(0))


# At the start of one's own turn.


@pytest.mark.card("spell:acquisition")
@pytest.mark.parametrize(("chosen", "gold", "objects"), [("take-gold", 2, []), ("take ring", 1, ["ring"])])
def test_acquisition_takes_an_object_or_gold(chosen: str, gold: int, objects: list[str]) -> None:
    """Acquisition takes one object or bag of gold from any other character, wherever it is."""
    game = druid("acquisition").holding(1, "ring").dice(1).turn_of(0).choose("cast acquisition 1")
    assert ["take-gold", "take ring"] == game.offered
    game.choose(chosen)
    assert (gold, objects, ["acquisition"]) == (game.character(0).gold, game.objects(0), used(game))


@pytest.mark.card("spell:alchemy")
def test_alchemy_turns_objects_into_gold() -> None:
    """Alchemy turns any number of objects into 1 gold each, and the objects leave the game."""
    game = druid("alchemy").holding(0, "sword", "axe", "ring").dice(1).turn_of(0).choose("cast alchemy 0")
    game.choose("sell sword", "sell ring")
    assert (3, ["axe"], ["alchemy"]) == (game.character(0).gold, game.objects(0), used(game))


@pytest.mark.card("spell:divination")
@pytest.mark.rule("TR-9b")
def test_divination_shows_the_next_five_cards() -> None:
    """Divination shows the next five cards to the caster alone, and their order stays."""
    cards = ("dragon", "bear", "sword", "imp", "cave")
    game = druid("divination").deck(*cards).dice(1).turn_of(0).choose("cast divination")
    top = game.table.deck[:6]
    assert list(cards) == [game.thing(card) for card in top[:5]]
    assert [True] * 5 + [False] == [Talisman().knows(game.table, 0, card) for card in top]
    assert [False] * 6 == [Talisman().knows(game.table, 1, card) for card in top]


@pytest.mark.card("spell:hex")
@pytest.mark.rule("TX-24", "TA-18")
def test_a_hex_lies_in_wait_for_three_rounds() -> None:
    """A Hex is cast on an empty outer or middle space; a character that ends a move there loses a life."""
    game = druid("hex").dice(1).turn_of(0)
    spaces = [text.removeprefix("cast hex ") for text in game.offered if text.startswith("cast hex ")]
    assert (38, False, False, False) == (len(spaces), *[name in spaces for name in ("fields-n", "crags", "crypt")])
    game.choose("cast hex oasis")
    assert (["hex"], []) == (game.lying("oasis"), used(game))
    position = Position("sorceress", "troll").at(0, "oasis").lying("oasis", "hex").deck("sword", "axe")
    game = position.start(Arrival(0))
    assert (3, ["hex", "sword"]) == (game.character(0).lives, game.lying("oasis"))


@pytest.mark.card("spell:hex")
@pytest.mark.rule("TA-52", "TR-9f.2")
@pytest.mark.parametrize(("missed", "left"), [(1, ["hex"]), (2, [])])
def test_a_hex_is_used_when_its_rounds_are_over(missed: int, left: list[str]) -> None:
    """A Hex is used up when the third turn of its caster begins, missed turns included."""
    position = druid("hex").having(0, missed=missed).having(1, missed=missed + 1).dice(1, 1)
    game = position.start(StartOfTurn(0), EndTurn(0)).choose("cast hex oasis").choose("go graveyard clockwise")
    assert (0, left, ["hex"] if not left else []) == (game.asked, game.lying("oasis"), used(game))


@pytest.mark.card("spell:mesmerism")
def test_mesmerism_takes_a_follower() -> None:
    """Mesmerism takes a follower of the caster's choice from a character that has any."""
    position = Position("druid", "troll", "elf").at(0, "fields-n").spells(0, "mesmerism").followed(1, "maiden", "guide")
    game = position.dice(1).turn_of(0)
    assert ["pass", "cast mesmerism 1"] == game.offered
    game.choose("cast mesmerism 1").choose("take guide")
    assert (["guide"], ["maiden"]) == (game.followers(0), game.followers(1))


@pytest.mark.card("spell:temporal-warp")
@pytest.mark.rule("TR-9f.2")
def test_temporal_warp_gives_three_turns_in_a_row() -> None:
    """Temporal Warp gives three turns in a row, and its card is used up with the last."""
    game = druid("temporal-warp").dice(1, 2, 2, 1).turn_of(0).choose("cast temporal-warp 0")
    turns = [(game.table.turn, game.table.turn_number, beside(game))]
    for moves in (("go graveyard clockwise",), ("go village anticlockwise", "no"), ("go graveyard clockwise",)):
        for text in moves:
            game.choose(text)
        turns.append((game.table.turn, game.table.turn_number, beside(game)))
    assert [(0, 1, ["temporal-warp"]), (0, 2, ["temporal-warp"]), (0, 3, []), (1, 4, [])] == turns


# At the start or the end of a turn, or after moving.


@pytest.mark.card("spell:destroy-magic")
@pytest.mark.rule("TD-60", "TR-9f.2")
def test_destroy_magic_until_the_casters_next_turn() -> None:
    """While Destroy Magic lasts no Spell is cast and no magic object works, until the caster's next turn."""
    position = druid("destroy-magic", other="wizard").at(1, "fields-nw").holding(1, "solomons-crown")
    position.spells(1, "healing", "random", "teleport").having(1, lives=2).dice(1, 1, 1)
    game = position.turn_of(0).choose("cast destroy-magic")
    assert (1, "prompt-discard-spells") == (game.asked, game.prompt)
    game.choose("discard random")
    assert (5, 2, ["destroy-magic"]) == (stats.total_craft(game.table, 1), len(game.spells(1)), beside(game))
    game.choose("go graveyard clockwise")
    assert (1, "prompt-path") == (game.asked, game.prompt)
    game.choose("go village clockwise")
    assert ["yes", "no"] == game.offered
    game.choose("no")
    assert (7, [], True) == (stats.total_craft(game.table, 1), beside(game), "destroy-magic" in used(game))


@pytest.mark.card("spell:destroy-magic")
def test_destroy_magic_may_be_cast_at_the_end_of_the_turn() -> None:
    """Destroy Magic may be cast at the start or at the end of the turn, by the active player only."""
    game = druid("destroy-magic").dice(1, 1).turn_of(0).choose("pass").choose("go graveyard clockwise")
    assert ("prompt-moment-turn-end", ["pass", "cast destroy-magic"]) == (game.prompt, game.offered)


@pytest.mark.card("spell:destruction")
@pytest.mark.rule("TR-9g.2")
def test_destruction_removes_a_card_from_the_board() -> None:
    """Destruction removes a face-up Adventure card in the outer or middle region, at the start or after moving."""
    position = druid("destruction").lying("woods-n", "dragon").lying("runes-w", "sword").lying("crypt", "hermit")
    game = position.lying("oasis", "hex").dice(1).turn_of(0)
    assert ["pass", "cast destruction dragon", "cast destruction sword"] == game.offered
    game.choose("pass").choose("go graveyard clockwise")
    assert ("prompt-moment-arrival", 3) == (game.prompt, len(game.offered))
    game.table.dice.expect("*", [1])
    game.choose("cast destruction dragon")
    assert ([], ["dragon"]) == (game.lying("woods-n"), [game.thing(card) for card in game.table.discarded])


@pytest.mark.card("spell:teleport")
@pytest.mark.rule("TR-11a.2")
def test_teleport_replaces_the_movement_roll() -> None:
    """Teleport replaces the movement roll by a move to any space of the region, which is encountered."""
    game = druid("teleport").lying("chapel", "sword").turn_of(0)
    spaces = [text for text in game.offered if text.startswith("cast teleport ")]
    assert ("prompt-movement", 23) == (game.prompt, len(spaces))
    game.choose("cast teleport chapel")
    assert ("chapel", ["pass", "take sword"]) == (game.where(0), game.offered)


@pytest.mark.card("spell:teleport")
def test_there_is_no_teleport_in_the_inner_region() -> None:
    """Teleport cannot be cast in the inner region or in the Cursed Glade."""
    game = druid("teleport").at(0, "plain-of-peril").turn_of(0)
    assert [] == [text for text in game.offered if "teleport" in text]
    game = druid("teleport").at(0, "cursed-glade").dice(1).turn_of(0)
    assert "prompt-path" == game.prompt


@pytest.mark.card("spell:metamorph")
def test_metamorph_replaces_an_enemy_just_drawn() -> None:
    """Metamorph discards an enemy just drawn, and another enemy from the board attacks in its place."""
    position = druid("metamorph").lying("woods-n", "wild-boar").lying("castle", "shade").deck("dragon")
    game = position.dice(3, 1).start(EncounterSpace(0))
    assert ("prompt-moment-cards-drawn", ["pass", "cast metamorph dragon"]) == (game.prompt, game.offered)
    game.choose("cast metamorph dragon")
    assert ["bring wild-boar", "bring shade"] == game.offered
    game.choose("bring wild-boar")
    assert ([(5, 2)], ["wild-boar"], []) == (scores(game), game.trophies(0), game.lying("woods-n"))


@pytest.mark.card("spell:metamorph")
@pytest.mark.rule("TD-25")
def test_metamorph_needs_an_enemy_here_and_another_elsewhere() -> None:
    """Metamorph needs an enemy in the space and another one elsewhere; a Ghost that moved away does not count."""
    position = druid("metamorph").lying("woods-n", "wild-boar").deck("ghost").dice(1)
    assert None is position.start(EncounterSpace(0)).asked
    assert None is druid("metamorph").deck("dragon").dice(1, 1).start(EncounterSpace(0)).asked


# Before a fight.


@pytest.mark.card("spell:psionic-blast")
@pytest.mark.rule("TR-16c", "TR-9f.2")
def test_psionic_blast_adds_craft_to_strength() -> None:
    """Psionic Blast adds Craft to Strength, here 2 and 4 and the die; it cannot be cast in psychic combat."""
    game = met(druid("psionic-blast").lying("fields-n", "dragon"), 2, 1)
    assert ["pass", "cast psionic-blast 0"] == game.offered
    game.choose("cast psionic-blast 0")
    assert ([(8, 8)], ["psionic-blast"], []) == (scores(game), used(game), beside(game))
    assert None is met(druid("psionic-blast").lying("fields-n", "shade"), 2, 1).asked


@pytest.mark.card("spell:psionic-blast", "spell:brainwave")
def test_psionic_blast_adds_craft_as_it_is_when_the_dice_fall() -> None:
    """Psionic Blast adds the Craft at the time of the dice, so a later Brainwave counts."""
    position = druid("psionic-blast", "brainwave").lying("fields-n", "dragon")
    game = met(position, 2, 5).choose("cast psionic-blast 0").choose("cast brainwave 0")
    assert [(12, 12)] == scores(game)


@pytest.mark.card("spell:finger-of-death")
@pytest.mark.rule("TR-1d.1", "TD-22")
def test_finger_of_death_kills_one_enemy() -> None:
    """Finger of Death kills one enemy outright without a trophy, and the other enemies still fight."""
    position = druid("finger-of-death").lying("fields-n", "dragon", "goblin")
    game = met(position, 3, 1)
    assert ["pass", "cast finger-of-death dragon", "cast finger-of-death goblin"] == game.offered
    game.choose("cast finger-of-death dragon")
    assert ([(5, 3)], ["goblin"]) == (scores(game), game.trophies(0))
    alone = met(druid("finger-of-death").lying("fields-n", "dragon", "sword")).choose("cast finger-of-death dragon")
    assert ([], [], ["pass", "take sword"]) == (scores(alone), alone.trophies(0), alone.offered)


@pytest.mark.card("spell:finger-of-death")
@pytest.mark.rule("TD-64")
def test_finger_of_death_fulfils_the_quest_of_killing() -> None:
    """Finger of Death fulfils the quest of killing an enemy; its caster gets the Bandit's gold."""
    position = druid("finger-of-death").having(0, quest=2).lying("fields-n", "bandit")
    position.table.cards[position.table.lying[1][0]].gold = 2
    game = met(position).choose("fight bandit").choose("cast finger-of-death bandit")
    assert (3, ["talisman"], "warlocks-cave") == (game.character(0).gold, game.objects(0), game.where(0))
    position = druid("finger-of-death").at(0, "forest").having(0, quest=2).dice(1)
    game = position.start(FollowInstruction(0)).choose("cast finger-of-death")
    assert (["talisman"], "warlocks-cave") == (game.objects(0), game.where(0))


@pytest.mark.card("spell:finger-of-death")
def test_finger_of_death_costs_a_character_a_life() -> None:
    """Finger of Death costs a character a life before the fight, and does nothing to beings of the inner region."""
    position = druid("finger-of-death").at(1, "fields-n").dice(5, 1)
    game = position.start(MeetCharacter(0, 1)).choose("cast finger-of-death 1")
    assert (3, [(7, 7)]) == (game.character(1).lives, scores(game))
    inner = druid("finger-of-death").at(0, "werewolf-den").dice(1, 1, 3, 3).start(InnerTask(0))
    assert ([(5, 5)], None) == (scores(inner), inner.asked)


# At any time.


@pytest.mark.card("spell:healing")
@pytest.mark.rule("TR-4f.1")
@pytest.mark.parametrize("target", [0, 1])
def test_healing_heals_to_four(target: int) -> None:
    """Healing restores lives up to four, for any character that lacks lives."""
    game = druid("healing").having(target, lives=1).dice(1).turn_of(0)
    assert ["pass", f"cast healing {target}"] == game.offered
    assert 4 == game.choose(f"cast healing {target}").character(target).lives


@pytest.mark.card("spell:immobility")
@pytest.mark.rule("TD-28")
def test_immobility_on_a_character_whose_turn_begins() -> None:
    """Immobility cast as a character's turn begins ends that turn without Spells; the caster cannot be its target."""
    position = Position("wizard", "elf").at(0, "fields-n").spells(0, "alchemy", "hex").spells(1, "immobility").dice(1)
    game = position.turn_of(0)
    assert (0, "prompt-moment-turn-start") == (game.asked, game.prompt)
    game.choose("pass")
    assert (1, ["pass", "cast immobility 0"]) == (game.asked, game.offered)
    game.choose("cast immobility 0")
    assert (1, "fields-n", ["alchemy", "hex"]) == (game.table.turn, game.where(0), game.spells(0))
    assert "prompt-path" == druid("immobility").dice(1).turn_of(0).prompt


@pytest.mark.card("spell:nullify")
@pytest.mark.rule("TR-9c.1")
def test_nullify_makes_a_character_discard_all_spells() -> None:
    """Nullify makes a character that holds another Spell discard all Spells."""
    position = Position("druid", "wizard", "elf").at(0, "fields-n").spells(0, "nullify").spells(1, "hex", "random")
    game = position.spell_deck("teleport").dice(1).turn_of(0)
    assert ["pass", "cast nullify 1"] == game.offered
    game.choose("cast nullify 1")
    assert (["teleport"], ["hex", "random", "nullify"]) == (game.spells(1), used(game))


@pytest.mark.card("spell:lightning-bolt")
@pytest.mark.parametrize(("roll", "lives"), [(3, 3), (4, 4)])
def test_a_lightning_bolt_strikes_on_a_low_roll(roll: int, lives: int) -> None:
    """The victim of a Lightning Bolt rolls; 1 to 3 costs a life, even with a water bottle in the Desert."""
    position = druid("lightning-bolt").at(1, "desert-w").holding(1, "water-bottle").dice(roll, 1)
    assert lives == position.turn_of(0).choose("cast lightning-bolt 1").character(1).lives


@pytest.mark.card("spell:mind-steal")
@pytest.mark.rule("TR-9b")
def test_mind_steal_takes_a_spell_blind() -> None:
    """Mind Steal takes a Spell unseen; only its new and its former owner know which."""
    position = Position("druid", "wizard", "elf").at(0, "fields-n").spells(0, "mind-steal").spells(1, "hex", "random")
    game = position.dice(1).turn_of(0)
    assert ["pass", "cast mind-steal 1"] == game.offered
    game.choose("cast mind-steal 1")
    stolen = game.character(0).spells
    assert (1, 1) == (len(stolen), len(game.spells(1)))
    assert sorted(["hex", "random"]) == sorted(game.spells(0) + game.spells(1))
    knowing = [Talisman().knows(game.table, viewer, stolen[0]) for viewer in (0, 1, 2)]
    assert (SPELL_HAND, [True, True, False]) == (game.table.cards[stolen[0]].zone, knowing)
    told = [line for line in game.game.log if line.message.id == "log-stole-spell-known"]
    assert [(0, 1)] == [line.only for line in told]


@pytest.mark.card("spell:brainwave")
@pytest.mark.rule("TR-9f.2", "TR-2h.3")
def test_brainwave_doubles_craft_until_the_turn_ends() -> None:
    """Brainwave doubles Craft and the Spell limit until the turn ends, and its card is then used."""
    game = druid("brainwave", "hex").dice(1, 1).turn_of(0).choose("cast brainwave 0")
    assert (8, 3, ["brainwave"]) == (stats.total_craft(game.table, 0), stats.spell_limit(game.table, 0), beside(game))
    game.choose("pass").choose("go graveyard clockwise")
    assert (4, [], ["brainwave"]) == (stats.total_craft(game.table, 0), beside(game), used(game))


@pytest.mark.card("spell:random")
@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        (1, (3, 6, 5, 0, 4)),
        (2, (0, 3, 5, 3, 4)),
        (3, (0, 6, 4, 3, 4)),
        (4, (0, 6, 5, 0, 4)),
        (5, (0, 7, 5, 3, 4)),
        (6, (0, 6, 5, 3, 5)),
    ],
)
def test_random_does_what_the_victims_die_says(roll: int, expected: tuple[int, ...]) -> None:
    """Random's die gives: toad, Strength to the start value, Craft likewise, gold gone, 1 Strength, 1 life."""
    position = druid("random", other="elf").having(1, strength=6, craft=5, gold=3).dice(roll, 1)
    one = position.turn_of(0).choose("cast random 1").character(1)
    assert expected == (one.toad, one.strength, one.craft, one.gold, one.lives)


@pytest.mark.card("spell:summon-storm")
@pytest.mark.rule("TA-21", "TR-9g.1")
@pytest.mark.parametrize(
    ("region", "missed"), [("outer", [1, 0, 0, 0]), ("middle", [0, 1, 0, 0]), ("inner", [0, 0, 1, 0])]
)
def test_summon_storm_costs_everybody_in_a_region_a_turn(region: str, missed: list[int]) -> None:
    """Summon Storm makes everybody in a region, its caster included, miss the next turn, except Amulet owners."""
    position = Position("druid", "elf", "monk", "dwarf").at(0, "fields-n").at(1, "oasis").at(2, "crypt")
    position.at(3, {"outer": "city", "middle": "castle", "inner": "mines"}[region]).holding(3, "amulet")
    game = position.spells(0, "summon-storm").dice(1).turn_of(0).choose("cast summon-storm").choose(f"region {region}")
    assert missed == [character.missed for character in game.table.characters]


# Answering.


@pytest.mark.card("spell:counterspell")
@pytest.mark.rule("TD-23", "TD-54")
def test_counterspell_cancels_a_spell_or_the_command_spell() -> None:
    """Counterspell cancels a Spell or the Command Spell, and both Spells are used up."""
    position = druid("alchemy", other="elf").holding(0, "sword").spells(1, "counterspell").dice(1)
    game = position.turn_of(0).choose("cast alchemy 0")
    assert (1, ["pass", "cast counterspell alchemy"]) == (game.asked, game.offered)
    game.choose("cast counterspell alchemy")
    assert (["counterspell", "alchemy"], "prompt-path") == (used(game), game.prompt)
    position = Position("druid", "elf").crown_reached().at(0, "crown-of-command").spells(1, "counterspell")
    game = position.start(AtCrown(0)).choose("cast counterspell")
    assert (4, None) == (game.character(1).lives, game.asked)


def test_every_spell_has_its_test() -> None:
    """Every Spell is proven by a test, here or in the modules on evading and saving."""
    from tests.talisman import test_evasion, test_spell_rules

    modules = (globals(), vars(test_evasion), vars(test_spell_rules))
    assert set(SPELLS) == {id for module in modules for id in proven(module) if id.startswith("spell:")}
