"""Tests of psychic combat: as combat, with Craft, and without help from objects (TR-17)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import FollowInstruction, MeetCards
from tests.talisman.positions import Playing, Position


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def kinds(game: Playing) -> list[str]:
    """Returns the kinds of all fights so far."""
    return [line.id for line in game.log() if line.id in ("log-combat", "log-psychic-combat")]


def met(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character meets the cards in the fields."""
    return position.at(0, "fields-n").dice(*rolls).start(MeetCards(0))


def row(name: str) -> Any:
    """Returns a row with a character, marked with it."""
    return pytest.param(name, marks=pytest.mark.card(f"character:{name}"))


def two(first: str, second: str) -> Position:
    """Returns two characters in the same space."""
    return Position(first, second).at(0, "fields-n").at(1, "fields-n")


@pytest.mark.rule("TR-17a.1", "TR-15f")
def test_a_spirit_attacks_in_psychic_combat() -> None:
    """A spirit attacks in psychic combat: Craft 4 and a die of 2 against Craft 3 and a die of 3."""
    game = met(Position("elf", "troll").lying("fields-n", "spectre"), 2, 3)
    assert (["log-psychic-combat"], [(6, 6)]) == (kinds(game), scores(game))


@pytest.mark.rule("TR-17a.1")
def test_a_being_with_craft_attacks_in_psychic_combat() -> None:
    """The spirit of the Crags, who has no card, attacks in psychic combat with Craft 4."""
    game = Position("elf", "troll").at(0, "crags").dice(1, 2, 2).start(FollowInstruction(0))
    assert (["log-psychic-combat"], [(6, 6)]) == (kinds(game), scores(game))


@pytest.mark.rule("TR-17a.1", "TR-17b.1")
def test_a_monster_that_fights_with_craft() -> None:
    """The Harpy, which is a monster with Craft, attacks in psychic combat."""
    assert ["log-psychic-combat"] == kinds(met(Position("elf", "troll").lying("fields-n", "harpy"), 2, 2))


@pytest.mark.rule("TR-17a.2", "TR-16a.3")
@pytest.mark.parametrize("name", [row(name) for name in ("wizard", "ghoul", "sorceress", "necromancer")])
def test_some_may_attack_in_psychic_combat(name: str) -> None:
    """Characters with the ability may attack in psychic combat, and in combat as well."""
    position = two(name, "troll").having(0, craft=5).spells(0, "teleport").having(1, gold=0).dice(1, 1)
    game = position.start(MeetCharacter(0, 1))
    assert ["attack", "attack-psychic"] == [text for text in game.offered if text.startswith("attack")]
    game.choose("attack-psychic")
    assert (["log-psychic-combat"], [(6, 2)], 3) == (kinds(game), scores(game), game.character(1).lives)


@pytest.mark.rule("TR-17a.2")
@pytest.mark.parametrize("name", ["elf", "warrior", row("philosopher")])
def test_nobody_else_may(name: str) -> None:
    """Characters without the ability attack in combat only, and their player is not asked."""
    rolls = [1, 1, 1] if name == "warrior" else [1, 1]
    game = two(name, "troll").having(1, gold=0).dice(*rolls).start(MeetCharacter(0, 1))
    assert ["log-combat"] == kinds(game)


@pytest.mark.rule("TR-17a.2")
@pytest.mark.parametrize("name", [row(name) for name in ("wizard", "ghoul", "sorceress", "necromancer")])
def test_nor_do_those_choose_when_they_are_attacked(name: str) -> None:
    """A character that may attack in psychic combat defends itself with Strength when attacked in combat."""
    game = two("troll", name).having(1, gold=0).dice(6, 1).start(MeetCharacter(0, 1))
    assert (["log-combat"], 3) == (kinds(game), game.character(1).lives)


@pytest.mark.rule("TR-17b.1", "TR-2e")
def test_total_craft_counts() -> None:
    """In psychic combat the Craft of maiden and ring counts, and belt and sword add nothing."""
    position = Position("elf", "troll").followed(0, "maiden").holding(0, "ring", "magic-belt", "sword")
    assert [(8, 8)] == scores(met(position.lying("fields-n", "spectre"), 1, 5))


@pytest.mark.rule("TR-17b.1")
def test_no_weapon_is_chosen() -> None:
    """In psychic combat no weapon is chosen, even by a character with two weapons."""
    position = Position("elf", "troll").holding(0, "axe", "sword").lying("fields-n", "spectre")
    game = met(position, 2, 2)
    assert (None, [(6, 5)]) == (game.asked, scores(game))


@pytest.mark.rule("TR-17b.1")
def test_the_warrior_rolls_one_die_only() -> None:
    """The Warrior rolls one die in psychic combat; his two dice are for combat only."""
    assert [(5, 5)] == scores(met(Position("warrior", "troll").lying("fields-n", "shade"), 2, 3))


@pytest.mark.rule("TR-17b.1", "TD-14")
@pytest.mark.parametrize(
    ("dice", "lives", "lying"),
    [((3, 1), 4, []), ((1, 3), 3, ["spectre"]), ((1, 2), 4, ["spectre"])],
    ids=["won", "lost", "drawn"],
)
def test_won_lost_and_drawn_as_in_combat(dice: tuple[int, int], lives: int, lying: list[str]) -> None:
    """A beaten spirit is destroyed and no trophy; a lost fight costs a life; a lost or drawn fight ends the turn."""
    game = met(Position("elf", "troll").lying("fields-n", "spectre"), *dice)
    assert (lives, lying, []) == (game.character(0).lives, game.lying("fields-n"), game.trophies(0))
    assert bool(lying) == game.table.turn_over


@pytest.mark.rule("TD-14", "TD-7")
def test_a_beaten_spirit_is_discarded() -> None:
    """A beaten spirit goes to the discards."""
    game = met(Position("elf", "troll").lying("fields-n", "spectre"), 6, 1)
    assert ["spectre"] == [game.thing(card) for card in game.table.discarded]


@pytest.mark.rule("TR-17b.2", "TX-D15")
@pytest.mark.parametrize("fight", ["spirit", "character"])
def test_no_object_saves_the_life(fight: str) -> None:
    """Armour is not offered in psychic combat, against spirits or characters."""
    if fight == "spirit":
        game = met(Position("elf", "troll").holding(0, "armour").lying("fields-n", "demon"), 1, 6)
        loser = 0
    else:
        position = two("wizard", "troll").spells(0, "teleport").holding(1, "armour").dice(6, 1)
        game = position.start(MeetCharacter(0, 1)).choose("attack-psychic").choose("pass").choose("take-life")
        loser = 1
    assert (None, 3, True) == (game.asked, game.character(loser).lives, game.table.turn_over)


@pytest.mark.rule("TR-17b.2", "TD-62")
def test_a_spell_may_save_it() -> None:
    """A Spell may save a life lost in psychic combat, because the rule excludes objects only."""
    position = Position("elf", "troll").spells(0, "preservation").lying("fields-n", "demon")
    assert 4 == met(position, 1, 6).choose("cast preservation 0").character(0).lives


@pytest.mark.rule("TR-17a.2", "TR-8a")
@pytest.mark.card("character:philosopher")
@pytest.mark.parametrize(("answer", "kind"), [("yes", "log-psychic-combat"), ("no", "log-combat")])
def test_the_philosopher_may_make_an_attack_on_himself_psychic(answer: str, kind: str) -> None:
    """The Philosopher, not his attacker, chooses whether an attack on him is psychic."""
    game = two("troll", "philosopher").having(1, gold=0).dice(1, 3).start(MeetCharacter(0, 1))
    assert (1, "prompt-make-psychic") == (game.asked, game.prompt)
    assert [kind] == kinds(game.choose(answer))


@pytest.mark.rule("TR-17b.1", "TD-61")
def test_the_knights_spirits_may_be_traded_in_before_the_dice() -> None:
    """The Knight may trade seven points of Craft of killed spirits for 1 Craft before the dice of the fight."""
    position = Position("knight", "troll").trophies(0, "wraith", "shade").lying("fields-n", "spectre")
    game = met(position, 2, 3).choose("trade-trophies craft 1")
    assert ([(6, 6)], 4) == (scores(game), game.character(0).craft)
