"""Every enemy and every spirit: how it fights, and what becomes of it (TR-15e, TR-15f)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.talisman.components.enemies import ENEMIES, SPIRITS
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, MeetCards
from inglenook.talisman.table import LYING
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def met(position: Position, *rolls: int, space: str = "fields-n") -> Playing:
    """Sets up a position: the first character meets the cards in a space."""
    return position.at(0, space).dice(*rolls).start(MeetCards(0))


def counters(game: Playing, name: str) -> int:
    """Returns the counters on a card lying in the fields."""
    return next(card.counters for card in game.table.cards if card.definition == name and card.zone == LYING)


# Those that just fight.

PLAIN = (
    ("ape", "animal", 3),
    ("bear", "animal", 3),
    ("giant-lizard", "animal", 3),
    ("lion", "animal", 3),
    ("serpent", "animal", 4),
    ("wild-boar", "animal", 1),
    ("wolf", "animal", 2),
    ("giant", "monster", 6),
    ("goblin", "monster", 2),
    ("griffon", "monster", 5),
    ("hobgoblin", "monster", 3),
    ("ogre", "monster", 5),
    ("dragon", "dragon", 7),
)

PLAIN_SPIRITS = (("demon", 10), ("shade", 2), ("shadow", 2), ("spectre", 3), ("wraith", 5), ("ghost", 4))


def rows(*cases: tuple[Any, ...]) -> list[Any]:
    """Returns a row for each card, marked with it."""
    return [pytest.param(*case, marks=pytest.mark.card(f"adventure:{case[0]}"), id=str(case[0])) for case in cases]


@pytest.mark.rule("TR-15e.1", "TR-15e.2", "TR-1d.1")
@pytest.mark.parametrize(("name", "subtype", "strength"), rows(*PLAIN))
def test_enemies_fight_with_their_strength_and_are_kept(name: str, subtype: str, strength: int) -> None:
    """Each enemy attacks in combat; with equal dice a score higher by 1 kills it and makes it a trophy."""
    position = Position("barbarian", "elf").having(0, strength=max(5, strength + 1)).lying("fields-n", name)
    game = met(position, 3, 3)
    assert [(max(5, strength + 1) + 3, strength + 3)] == scores(game)
    assert ([name], []) == (game.trophies(0), game.lying("fields-n"))
    assert [subtype] == [card.subtype for card in ENEMIES if card.name == name]


@pytest.mark.rule("TR-15f", "TD-14")
@pytest.mark.parametrize(("name", "craft"), rows(*PLAIN_SPIRITS))
def test_spirits_fight_with_their_craft_and_are_not_kept(name: str, craft: int) -> None:
    """Each spirit attacks in psychic combat; a higher score destroys it, and it is no trophy."""
    position = Position("wizard", "elf").having(0, craft=max(5, craft)).spells(0, "hex").lying("fields-n", name)
    game = met(position, 3, 2)
    assert [(max(5, craft) + 3, craft + 2)] == scores(game)
    assert ([], [], [name]) == (game.trophies(0), game.lying("fields-n"), [game.thing(c) for c in game.table.discarded])


@pytest.mark.rule("TR-15e.1")
@pytest.mark.parametrize("name", [card.name for card in ENEMIES if card.special == ""])
def test_an_enemy_that_is_drawn_attacks_at_once(name: str) -> None:
    """A drawn enemy attacks in the same encounter; if it wins, the character loses a life and it stays face up."""
    game = Position("elf", "troll").at(0, "fields-n").deck(name).dice(1, 6).start(EncounterSpace(0))
    assert (3, [name], True) == (game.character(0).lives, game.lying("fields-n"), game.table.turn_over)


@pytest.mark.rule("TR-15a.1")
@pytest.mark.card("adventure:ghost")
@pytest.mark.parametrize(
    ("roll", "space"),
    [(1, "city"), (2, "village"), (3, "graveyard"), (4, "chapel"), (5, "castle"), (6, "temple")],
)
def test_the_ghost_settles_elsewhere_first(roll: int, space: str) -> None:
    """The Ghost first moves to the space rolled and does not attack where it was drawn."""
    game = Position("elf", "troll").at(0, "fields-n").deck("ghost").dice(roll).start(EncounterSpace(0))
    assert (["ghost"], [], []) == (game.lying(space), game.lying("fields-n"), scores(game))


# Those that fight in a way of their own.


@pytest.mark.card("adventure:band-of-zombies")
@pytest.mark.rule("TD-11")
def test_zombies_fight_one_after_another() -> None:
    """As many Zombies of Strength 2 as rolled fight one after another; when all are beaten the card is one trophy."""
    game = met(Position("elf", "troll").lying("fields-n", "band-of-zombies", "sword"), 2, 3, 1, 4, 1)
    assert ([(6, 3), (7, 3)], ["band-of-zombies"]) == (scores(game), game.trophies(0))
    ids = [line.id for line in game.log()]
    assert (0, 1) == (ids.count("log-fight-won"), ids.count("log-killed"))  # told once, when the band is killed
    assert ["pass", "take sword"] == game.offered


@pytest.mark.card("adventure:band-of-zombies")
@pytest.mark.rule("TD-11")
def test_zombies_fight_until_a_life_is_lost() -> None:
    """A fight with Zombies goes on after a draw; a lost life ends the turn, and the card stays."""
    game = met(Position("elf", "troll").lying("fields-n", "band-of-zombies"), 3, 3, 1, 1, 2, 1, 6)
    assert [(6, 3), (4, 4), (4, 8)] == scores(game)
    assert (3, ["band-of-zombies"], True) == (game.character(0).lives, game.lying("fields-n"), game.table.turn_over)


@pytest.mark.card("adventure:band-of-zombies")
@pytest.mark.rule("TD-11")
def test_zombies_go_on_when_armour_saved_the_life() -> None:
    """When armour saves the life, the remaining Zombies still have to be fought."""
    position = Position("elf", "troll").holding(0, "armour").lying("fields-n", "band-of-zombies")
    game = met(position, 1, 1, 6, 4, 6, 1).choose("use armour")
    assert ([(4, 8), (9, 3)], 4, ["band-of-zombies"]) == (scores(game), game.character(0).lives, game.trophies(0))


@pytest.mark.card("adventure:band-of-zombies", "adventure:champion")
@pytest.mark.rule("TR-16d.5", "TR-16d.7")
def test_a_champion_that_falls_to_a_zombie_ends_the_turn() -> None:
    """When a Champion falls to a Zombie, it dies in its owner's place and the turn ends."""
    position = Position("elf", "troll").followed(0, "champion").lying("fields-n", "band-of-zombies")
    game = met(position, 2, 1, 6).choose("use champion")
    assert (4, [], True) == (game.character(0).lives, game.followers(0), game.table.turn_over)


@pytest.mark.card("adventure:band-of-zombies", "character:assassin")
@pytest.mark.rule("TD-11", "TR-8.1")
def test_the_assassin_strikes_zombies_unseen_too() -> None:
    """The Assassin may strike Zombies that lay face up unseen, so that they roll no die."""
    game = met(Position("assassin", "troll").lying("fields-n", "band-of-zombies"), 2, 1, 1).choose("yes")
    assert ([(4, 2), (4, 2)], ["band-of-zombies"]) == (scores(game), game.trophies(0))


@pytest.mark.card("adventure:bandit")
@pytest.mark.rule("TD-63", "TD-11")
def test_the_bandit_lets_go_whoever_pays() -> None:
    """A player may pay the Bandit 1 gold, which stays on his card; he then counts as evaded."""
    game = met(Position("elf", "troll").lying("fields-n", "bandit", "sword"))
    assert ["fight bandit", "pay bandit 1"] == game.offered
    game.choose("pay bandit 1").choose("take sword")
    assert (0, ["bandit"], []) == (game.character(0).gold, game.lying("fields-n"), scores(game))
    assert [1] == [card.gold for card in game.table.cards if card.zone == LYING]


@pytest.mark.card("adventure:bandit")
@pytest.mark.rule("TD-11")
def test_whoever_kills_the_bandit_gets_his_gold() -> None:
    """A player who kills the Bandit gets the gold that was paid to him."""
    position = Position("warrior", "troll").having(0, gold=0).lying("fields-n", "bandit")
    position.table.cards[position.table.lying[1][0]].gold = 2
    game = met(position, 6, 6, 1)
    assert (2, ["bandit"]) == (game.character(0).gold, game.trophies(0))


@pytest.mark.card("adventure:bandit")
@pytest.mark.rule("TD-11")
def test_who_has_no_gold_must_fight_the_bandit() -> None:
    """A player without gold must fight the Bandit, who has Strength 4, and is not asked to pay."""
    game = met(Position("elf", "troll").having(0, gold=0).lying("fields-n", "bandit"), 2, 1)
    assert ([(5, 5)], None) == (scores(game), game.asked)


@pytest.mark.card("adventure:chinese-dragon")
@pytest.mark.rule("TD-11")
@pytest.mark.parametrize(
    ("strength", "craft", "kind"),
    [(3, 4, "log-combat"), (4, 4, "log-psychic-combat"), (5, 4, "log-psychic-combat")],
)
def test_the_chinese_dragon_fights_on_the_weaker_side(strength: int, craft: int, kind: str) -> None:
    """The Chinese Dragon fights with 6 in combat if Strength is below Craft, otherwise in psychic combat."""
    position = Position("elf", "troll").having(0, strength=strength, craft=craft).lying("fields-n", "chinese-dragon")
    game = met(position, 6, 1)
    fights = [line.id for line in game.log() if line.id in ("log-combat", "log-psychic-combat")]
    assert ([kind], [(min(strength, craft) + 6, 7)]) == (fights, scores(game))


@pytest.mark.card("adventure:chinese-dragon")
@pytest.mark.rule("TD-11")
def test_the_chinese_dragon_scatters_a_magic_object() -> None:
    """A character beaten by the Chinese Dragon loses a life and leaves a random magic object in the space."""
    position = Position("elf", "troll").holding(0, "sword", "ring").lying("fields-n", "chinese-dragon")
    game = met(position, 1, 6)
    assert (3, ["sword"], ["chinese-dragon", "ring"]) == (
        game.character(0).lives,
        game.objects(0),
        game.lying("fields-n"),
    )


@pytest.mark.card("adventure:chinese-dragon", "adventure:champion")
@pytest.mark.rule("TD-11", "TR-16d.5")
def test_a_beaten_champion_is_not_a_beaten_character() -> None:
    """When the Chinese Dragon beats a Champion, the Champion dies and its owner keeps the magic objects."""
    position = Position("elf", "troll").holding(0, "ring").followed(0, "champion").lying("fields-n", "chinese-dragon")
    game = met(position, 1, 6).choose("use champion")
    assert (4, ["ring"], []) == (game.character(0).lives, game.objects(0), game.followers(0))


@pytest.mark.card("adventure:doppelganger")
@pytest.mark.rule("TD-11")
def test_the_doppelganger_is_as_strong_as_its_opponent() -> None:
    """The Doppelganger has its opponent's total Strength without weapons; killed, it gives 1 Strength and no trophy."""
    position = Position("elf", "troll").holding(0, "magic-belt", "sword").lying("fields-n", "doppelganger")
    game = met(position, 3, 3)
    assert ([(8, 7)], 4, []) == (scores(game), game.character(0).strength, game.trophies(0))
    assert ["doppelganger"] == [game.thing(card) for card in game.table.discarded]


@pytest.mark.card("adventure:doppelganger", "adventure:champion")
@pytest.mark.rule("TD-11")
def test_against_a_champion_the_doppelganger_is_as_strong_as_that() -> None:
    """Against a Champion the Doppelganger has Strength 3, whatever the owner's Strength is."""
    position = Position("troll", "elf").followed(0, "champion").lying("fields-n", "doppelganger")
    assert [(6, 4)] == scores(met(position, 3, 1).choose("use champion"))


@pytest.mark.card("adventure:ghast")
@pytest.mark.rule("TD-11")
@pytest.mark.parametrize(("own", "lives", "missed"), [(1, 3, 1), (6, 4, 0)])
def test_the_ghast_costs_the_beaten_a_turn_as_well(own: int, lives: int, missed: int) -> None:
    """A character beaten by the Ghast, which has Craft 5, misses a turn; a winner misses nothing."""
    game = met(Position("elf", "troll").lying("fields-n", "ghast"), own, 4)
    assert (lives, missed) == (game.character(0).lives, game.character(0).missed)


@pytest.mark.card("adventure:harpy")
@pytest.mark.rule("TD-11")
def test_the_harpy_takes_an_object_instead_of_a_life() -> None:
    """A player beaten by the Harpy leaves one object of its choice in the space instead of losing a life."""
    position = Position("elf", "troll").holding(0, "sword", "ring").lying("fields-n", "harpy")
    game = met(position, 1, 6)
    assert ["drop sword", "drop ring"] == game.offered
    game.choose("drop sword")
    assert (4, ["ring"], ["harpy", "sword"]) == (game.character(0).lives, game.objects(0), game.lying("fields-n"))
    assert (True, None) == (game.table.turn_over, game.asked)


@pytest.mark.card("adventure:harpy")
@pytest.mark.rule("TD-11")
def test_who_has_no_object_loses_a_life_to_the_harpy() -> None:
    """A player without objects who is beaten by the Harpy, which has Craft 4, loses a life."""
    game = met(Position("elf", "troll").lying("fields-n", "harpy"), 1, 6)
    assert ([(5, 10)], 3) == (scores(game), game.character(0).lives)


@pytest.mark.card("adventure:lich")
@pytest.mark.rule("TD-11")
def test_the_lich_keeps_the_lives_it_takes_and_pays_with_them() -> None:
    """Lives lost to the Lich are put on its card; a beaten Lich loses one of them instead of dying."""
    game = met(Position("elf", "troll").lying("fields-n", "lich"), 1, 6)
    assert (3, 1) == (game.character(0).lives, counters(game, "adventure:lich"))
    position = Position("elf", "troll").lying("fields-n", "lich", "sword")
    position.table.cards[position.table.lying[1][0]].counters = 1
    game = met(position, 6, 1)
    assert (["lich", "sword"], 0) == (game.lying("fields-n"), counters(game, "adventure:lich"))
    assert ["pass", "take sword"] == game.offered
    assert [] == met(Position("elf", "troll").lying("fields-n", "lich"), 6, 1).lying("fields-n")


@pytest.mark.card("adventure:vampire")
@pytest.mark.rule("TX-11", "TR-6b", "TD-11")
@pytest.mark.parametrize(("answer", "lives", "followers"), [("yes", 4, []), ("no", 3, ["maiden"])])
def test_the_vampire_may_have_a_follower_instead(answer: str, lives: int, followers: list[str]) -> None:
    """A player beaten by the Vampire loses a follower, which leaves the game, or a life."""
    position = Position("elf", "troll").followed(0, "maiden").lying("fields-n", "vampire")
    game = met(position, 1, 6).choose(answer)
    assert (lives, followers, ["vampire"]) == (game.character(0).lives, game.followers(0), game.lying("fields-n"))


@pytest.mark.card("adventure:vampire", "spell:preservation")
@pytest.mark.rule("TR-6b", "TX-11", "TD-62")
@pytest.mark.parametrize(("answer", "followers"), [("cast preservation maiden", ["maiden"]), ("pass", [])])
def test_a_follower_can_be_preserved_from_the_vampire(answer: str, followers: list[str]) -> None:
    """Any player may save a follower bitten by the Vampire by a Spell; nothing else is lost, and the turn is over."""
    position = Position("elf", "wizard").spells(1, "preservation").followed(0, "maiden").lying("fields-n", "vampire")
    game = met(position, 1, 6).choose("yes")
    assert (1, "prompt-moment-follower-about-to-die") == (game.asked, game.prompt)
    game.choose(answer)
    assert (followers, 4, True) == (game.followers(0), game.character(0).lives, game.table.turn_over)


@pytest.mark.card("adventure:vampire")
@pytest.mark.rule("TD-11")
def test_who_has_no_follower_loses_a_life_to_the_vampire() -> None:
    """A player without followers who is beaten by the Vampire, which has Craft 6, loses a life without a question."""
    game = met(Position("elf", "troll").lying("fields-n", "vampire"), 1, 6)
    assert ([(5, 12)], 3, None) == (scores(game), game.character(0).lives, game.asked)


@pytest.mark.card("adventure:vampire-bats")
@pytest.mark.rule("TD-11")
@pytest.mark.parametrize(
    ("dice", "lives", "where"),
    [((1, 6, 2), 3, "woods-n"), ((1, 1, 3), 4, "sentinel"), ((6, 1), 4, "")],
    ids=["lost", "drawn", "won"],
)
def test_vampire_bats_fly_on(dice: tuple[int, ...], lives: int, where: str) -> None:
    """Vampire Bats, with Craft 4, fly clockwise by a die after a fight that they win or draw."""
    game = met(Position("elf", "troll").lying("fields-n", "vampire-bats"), *dice)
    assert (lives, []) == (game.character(0).lives, game.lying("fields-n"))
    assert not where or ["vampire-bats"] == game.lying(where)


@pytest.mark.rule("TR-15c")
def test_every_enemy_and_spirit_has_its_test() -> None:
    """Every enemy and every spirit is proven by a test."""
    assert {card.id for card in (*ENEMIES, *SPIRITS)} <= proven(globals())
