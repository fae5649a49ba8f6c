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
    """Returns the scores of all fights so far: the character's and its foe's."""
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
    """Enemies fight with their strength and are kept. Each attacks in combat; with equal dice a Strength of one more
    kills it, one of as much does not.
    """
    position = Position("barbarian", "elf").having(0, strength=max(5, strength + 1)).lying("fields-n", name)
    game = met(position, 3, 3)
    assert [(max(5, strength + 1) + 3, strength + 3)] == scores(game)
    assert ([name], []) == (game.trophies(0), game.lying("fields-n"))
    assert [subtype] == [card.subtype for card in ENEMIES if card.name == name]


@pytest.mark.rule("TR-15f", "TD-14")
@pytest.mark.parametrize(("name", "craft"), rows(*PLAIN_SPIRITS))
def test_spirits_fight_with_their_craft_and_are_not_kept(name: str, craft: int) -> None:
    """Spirits fight with their craft and are not kept. Each attacks in psychic combat; a higher score destroys it."""
    position = Position("wizard", "elf").having(0, craft=max(5, craft)).spells(0, "hex").lying("fields-n", name)
    game = met(position, 3, 2)
    assert [(max(5, craft) + 3, craft + 2)] == scores(game)
    assert ([], [], [name]) == (game.trophies(0), game.lying("fields-n"), [game.thing(c) for c in game.table.discarded])


@pytest.mark.rule("TR-15e.1")
@pytest.mark.parametrize("name", [card.name for card in ENEMIES if card.special == ""])
def test_an_enemy_that_is_drawn_attacks_at_once(name: str) -> None:
    """An enemy that is drawn attacks at once. In the same encounter; beaten by it, the character loses a life and the
    enemy stays face up.
    """
    game = Position("elf", "troll").at(0, "fields-n").deck(name).dice(1, 6).start(EncounterSpace(0))
    assert (3, [name], True) == (game.character(0).lives, game.lying("fields-n"), game.table.turn_over)


@pytest.mark.rule("TR-15a.1")
@pytest.mark.card("adventure:ghost")
@pytest.mark.parametrize(
    ("roll", "space"),
    [(1, "city"), (2, "village"), (3, "graveyard"), (4, "chapel"), (5, "castle"), (6, "temple")],
)
def test_the_ghost_settles_elsewhere_first(roll: int, space: str) -> None:
    """The ghost settles elsewhere first: it does not attack where it was drawn."""
    game = Position("elf", "troll").at(0, "fields-n").deck("ghost").dice(roll).start(EncounterSpace(0))
    assert (["ghost"], [], []) == (game.lying(space), game.lying("fields-n"), scores(game))


# Those that fight in a way of their own.


@pytest.mark.card("adventure:band-of-zombies")
@pytest.mark.rule("TD-11")
def test_zombies_fight_one_after_another() -> None:
    """Zombies fight one after another. Two by the die, each with Strength 2; all beaten, the card is one trophy."""
    game = met(Position("elf", "troll").lying("fields-n", "band-of-zombies", "sword"), 2, 3, 1, 4, 1)
    assert ([(6, 3), (7, 3)], ["band-of-zombies"]) == (scores(game), game.trophies(0))
    ids = [line.id for line in game.log()]
    assert (0, 1) == (ids.count("log-fight-won"), ids.count("log-killed"))  # told once, when the band is killed
    assert ["pass", "take sword"] == game.offered


@pytest.mark.card("adventure:band-of-zombies")
@pytest.mark.rule("TD-11")
def test_zombies_fight_until_a_life_is_lost() -> None:
    """A draw does not end it, a lost life does: the turn is over, the card stays."""
    game = met(Position("elf", "troll").lying("fields-n", "band-of-zombies"), 3, 3, 1, 1, 2, 1, 6)
    assert [(6, 3), (4, 4), (4, 8)] == scores(game)
    assert (3, ["band-of-zombies"], True) == (game.character(0).lives, game.lying("fields-n"), game.table.turn_over)


@pytest.mark.card("adventure:band-of-zombies")
@pytest.mark.rule("TD-11")
def test_zombies_go_on_when_armour_saved_the_life() -> None:
    """Zombies go on when armour saved the life: nothing was lost, so the rest of them is still to be fought."""
    position = Position("elf", "troll").holding(0, "armour").lying("fields-n", "band-of-zombies")
    game = met(position, 1, 1, 6, 4, 6, 1).choose("use armour")
    assert ([(4, 8), (9, 3)], 4, ["band-of-zombies"]) == (scores(game), game.character(0).lives, game.trophies(0))


@pytest.mark.card("adventure:band-of-zombies", "adventure:champion")
@pytest.mark.rule("TR-16d.5", "TR-16d.7")
def test_a_champion_that_falls_to_a_zombie_ends_the_turn() -> None:
    """A champion that falls to a zombie ends the turn. It dies in its owner's place; the other zombies do not go on."""
    position = Position("elf", "troll").followed(0, "champion").lying("fields-n", "band-of-zombies")
    game = met(position, 2, 1, 6).choose("use champion")
    assert (4, [], True) == (game.character(0).lives, game.followers(0), game.table.turn_over)


@pytest.mark.card("adventure:band-of-zombies", "character:assassin")
@pytest.mark.rule("TD-11", "TR-8.1")
def test_the_assassin_strikes_zombies_unseen_too() -> None:
    """The assassin strikes zombies unseen too. They lay face up: none of them has a die."""
    game = met(Position("assassin", "troll").lying("fields-n", "band-of-zombies"), 2, 1, 1).choose("yes")
    assert ([(4, 2), (4, 2)], ["band-of-zombies"]) == (scores(game), game.trophies(0))


@pytest.mark.card("adventure:bandit")
@pytest.mark.rule("TD-63", "TD-11")
def test_the_bandit_lets_go_whoever_pays() -> None:
    """1 gold, which stays on the card; he counts as evaded, and the sword can be taken."""
    game = met(Position("elf", "troll").lying("fields-n", "bandit", "sword"))
    assert ["fight bandit", "pay bandit 1"] == game.offered
    game.choose("pay bandit 1").choose("take sword")
    assert (0, ["bandit"], []) == (game.character(0).gold, game.lying("fields-n"), scores(game))
    assert [1] == [card.gold for card in game.table.cards if card.zone == LYING]


@pytest.mark.card("adventure:bandit")
@pytest.mark.rule("TD-11")
def test_whoever_kills_the_bandit_gets_his_gold() -> None:
    """A player who kills the bandit gets his gold: Gold paid to the enemy."""
    position = Position("warrior", "troll").having(0, gold=0).lying("fields-n", "bandit")
    position.table.cards[position.table.lying[1][0]].gold = 2
    game = met(position, 6, 6, 1)
    assert (2, ["bandit"]) == (game.character(0).gold, game.trophies(0))


@pytest.mark.card("adventure:bandit")
@pytest.mark.rule("TD-11")
def test_who_has_no_gold_must_fight_the_bandit() -> None:
    """A player who has no gold must fight the bandit. Strength 4: he is not asked for what he has not."""
    game = met(Position("elf", "troll").having(0, gold=0).lying("fields-n", "bandit"), 2, 1)
    assert ([(5, 5)], None) == (scores(game), game.asked)


@pytest.mark.card("adventure:chinese-dragon")
@pytest.mark.rule("TD-11")
@pytest.mark.parametrize(
    ("strength", "craft", "kind"),
    [(3, 4, "log-combat"), (4, 4, "log-psychic-combat"), (5, 4, "log-psychic-combat")],
)
def test_the_chinese_dragon_fights_on_the_weaker_side(strength: int, craft: int, kind: str) -> None:
    """The chinese dragon fights on the weaker side: in combat if Strength is below Craft, else in psychic combat, with
    6 either way.
    """
    position = Position("elf", "troll").having(0, strength=strength, craft=craft).lying("fields-n", "chinese-dragon")
    game = met(position, 6, 1)
    fights = [line.id for line in game.log() if line.id in ("log-combat", "log-psychic-combat")]
    assert ([kind], [(min(strength, craft) + 6, 7)]) == (fights, scores(game))


@pytest.mark.card("adventure:chinese-dragon")
@pytest.mark.rule("TD-11")
def test_the_chinese_dragon_scatters_a_magic_object() -> None:
    """A beaten character loses a life and leaves a random magic object in the space; ordinary ones are safe."""
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
    """The Champion dies, but nothing is scattered."""
    position = Position("elf", "troll").holding(0, "ring").followed(0, "champion").lying("fields-n", "chinese-dragon")
    game = met(position, 1, 6).choose("use champion")
    assert (4, ["ring"], []) == (game.character(0).lives, game.objects(0), game.followers(0))


@pytest.mark.card("adventure:doppelganger")
@pytest.mark.rule("TD-11")
def test_the_doppelganger_is_as_strong_as_its_opponent() -> None:
    """Total Strength, without the sword that is for combat; killed, it is no trophy but gives 1 Strength."""
    position = Position("elf", "troll").holding(0, "magic-belt", "sword").lying("fields-n", "doppelganger")
    game = met(position, 3, 3)
    assert ([(8, 7)], 4, []) == (scores(game), game.character(0).strength, game.trophies(0))
    assert ["doppelganger"] == [game.thing(card) for card in game.table.discarded]


@pytest.mark.card("adventure:doppelganger", "adventure:champion")
@pytest.mark.rule("TD-11")
def test_against_a_champion_the_doppelganger_is_as_strong_as_that() -> None:
    """Against a champion the doppelganger is as strong as that: 3 and 3, whatever its owner's Strength."""
    position = Position("troll", "elf").followed(0, "champion").lying("fields-n", "doppelganger")
    assert [(6, 4)] == scores(met(position, 3, 1).choose("use champion"))


@pytest.mark.card("adventure:ghast")
@pytest.mark.rule("TD-11")
@pytest.mark.parametrize(("own", "lives", "missed"), [(1, 3, 1), (6, 4, 0)])
def test_the_ghast_costs_the_beaten_a_turn_as_well(own: int, lives: int, missed: int) -> None:
    """The ghast costs the beaten a turn as well. Craft 5; a winner misses nothing."""
    game = met(Position("elf", "troll").lying("fields-n", "ghast"), own, 4)
    assert (lives, missed) == (game.character(0).lives, game.character(0).missed)


@pytest.mark.card("adventure:harpy")
@pytest.mark.rule("TD-11")
def test_the_harpy_takes_an_object_instead_of_a_life() -> None:
    """The harpy takes an object instead of a life: one of the player's choice, left in the space."""
    position = Position("elf", "troll").holding(0, "sword", "ring").lying("fields-n", "harpy")
    game = met(position, 1, 6)
    assert ["drop sword", "drop ring"] == game.offered
    game.choose("drop sword")
    assert (4, ["ring"], ["harpy", "sword"]) == (game.character(0).lives, game.objects(0), game.lying("fields-n"))
    assert (True, None) == (game.table.turn_over, game.asked)


@pytest.mark.card("adventure:harpy")
@pytest.mark.rule("TD-11")
def test_who_has_no_object_loses_a_life_to_the_harpy() -> None:
    """A player who has no object loses a life to the harpy: Craft 4."""
    game = met(Position("elf", "troll").lying("fields-n", "harpy"), 1, 6)
    assert ([(5, 10)], 3) == (scores(game), game.character(0).lives)


@pytest.mark.card("adventure:lich")
@pytest.mark.rule("TD-11")
def test_the_lich_keeps_the_lives_it_takes_and_pays_with_them() -> None:
    """A life lost lies on its card; beaten, it loses that instead of dying, and then it dies."""
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
    """A follower dies and leaves the game, or a life is lost."""
    position = Position("elf", "troll").followed(0, "maiden").lying("fields-n", "vampire")
    game = met(position, 1, 6).choose(answer)
    assert (lives, followers, ["vampire"]) == (game.character(0).lives, game.followers(0), game.lying("fields-n"))


@pytest.mark.card("adventure:vampire", "spell:preservation")
@pytest.mark.rule("TR-6b", "TX-11", "TD-62")
@pytest.mark.parametrize(("answer", "followers"), [("cast preservation maiden", ["maiden"]), ("pass", [])])
def test_a_follower_can_be_preserved_from_the_vampire(answer: str, followers: list[str]) -> None:
    """A follower about to die of the bite can be saved, by anybody: then the bite costs nothing. The turn is over."""
    position = Position("elf", "wizard").spells(1, "preservation").followed(0, "maiden").lying("fields-n", "vampire")
    game = met(position, 1, 6).choose("yes")
    assert (1, "prompt-moment-follower-about-to-die") == (game.asked, game.prompt)
    game.choose(answer)
    assert (followers, 4, True) == (game.followers(0), game.character(0).lives, game.table.turn_over)


@pytest.mark.card("adventure:vampire")
@pytest.mark.rule("TD-11")
def test_who_has_no_follower_loses_a_life_to_the_vampire() -> None:
    """A player who has no follower loses a life to the vampire. Craft 6; nothing is asked."""
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
    """Vampire bats fly on. Craft 4; lost or drawn, they fly clockwise by a die; killed, they are gone."""
    game = met(Position("elf", "troll").lying("fields-n", "vampire-bats"), *dice)
    assert (lives, []) == (game.character(0).lives, game.lying("fields-n"))
    assert not where or ["vampire-bats"] == game.lying(where)


@pytest.mark.rule("TR-15c")
def test_every_enemy_and_spirit_has_its_test() -> None:
    """Every enemy and spirit has its test: none is forgotten."""
    assert {card.id for card in (*ENEMIES, *SPIRITS)} <= proven(globals())
