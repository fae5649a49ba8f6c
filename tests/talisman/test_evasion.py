"""Evading: by an ability, by Immobility, by Invisibility (TR-18)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman.components.events import EVENTS
from inglenook.talisman.rules.regions.inner_region import InnerTask
from inglenook.talisman.rules.regions.movement import Climb
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from inglenook.talisman.rules.turn import EndTurn
from tests.talisman.positions import Playing, Position

EVENT_BEINGS = ("angel", "devil", "imp", "mephistopheles", "raiders")
"""The events that are beings (TA-41)."""


def fights(game: Playing) -> int:
    """Returns how many fights there were."""
    return len([line for line in game.log() if line.id in ("log-combat", "log-psychic-combat")])


def used(game: Playing) -> list[str]:
    """Returns the used Spells."""
    return [game.thing(card) for card in game.table.used_spells]


def beside(game: Playing) -> list[str]:
    """Returns the cards beside the board."""
    return [game.thing(card) for card in game.table.beside]


def in_woods(name: str, *lying: str) -> Position:
    """Returns the game with a character in the Woods and these cards in its space."""
    return Position(name, "troll").at(0, "woods-n").lying("woods-n", *lying)


def row(id: str, *values: object) -> Any:
    """Returns a row of a table, marked with the component it proves."""
    return pytest.param(id.partition(":")[2], *values, marks=pytest.mark.card(id))


# By what, and against how many.


@pytest.mark.rule("TR-18a.1", "TR-18a.2")
@pytest.mark.parametrize(
    ("name", "space"),
    [
        row("character:elf", "woods-n"),
        row("character:dwarf", "hills-n"),
        row("character:ranger", "woods-n"),
        row("character:ranger", "hills-n"),
        row("character:halfling", "fields-n"),
    ],
)
def test_an_ability_evades_in_its_spaces(name: str, space: str) -> None:
    """An evading ability saves its character in the named spaces: no fight, no lost life, and the turn goes on."""
    game = Position(name, "troll").at(0, space).lying(space, "dragon").start(MeetCards(0))
    assert (0, ["pass", "evade"]) == (game.asked, game.offered)
    game.choose("evade")
    assert (0, 4, False) == (fights(game), game.character(0).lives, game.table.turn_over)


@pytest.mark.rule("TR-18a.1")
def test_the_ability_does_not_reach_beyond_its_spaces() -> None:
    """An Elf in the Fields cannot evade by his ability and has to fight."""
    game = Position("elf", "troll").at(0, "fields-n").lying("fields-n", "dragon").dice(1, 1).start(MeetCards(0))
    assert (1, 3) == (fights(game), game.character(0).lives)


@pytest.mark.rule("TR-18a.1")
@pytest.mark.parametrize(("follower", "space"), [("pixie", "woods-n"), ("gnome", "hills-n")])
def test_a_follower_may_lend_the_ability(follower: str, space: str) -> None:
    """A Pixie lets its owner evade in the Woods, and a Gnome in the Hills."""
    position = Position("warrior", "troll").at(0, space).followed(0, follower).lying(space, "dragon")
    assert ["pass", "evade"] == position.start(MeetCards(0)).offered


@pytest.mark.rule("TR-18a.4", "TR-18a.2")
def test_an_ability_works_against_all_enemies() -> None:
    """An evading ability evades dragon and bear at once; for the later spirit the player is asked again."""
    game = in_woods("elf", "dragon", "bear", "shade").start(MeetCards(0)).choose("evade")
    assert ["pass", "evade"] == game.offered
    game.choose("evade")
    assert (0, ["dragon", "bear", "shade"]) == (fights(game), game.lying("woods-n"))


@pytest.mark.rule("TR-18a.1", "TR-18a.4")
@pytest.mark.card("spell:invisibility")
def test_invisibility_works_against_all_until_the_turn_ends() -> None:
    """Invisibility cast against dragon and bear also evades the spirit that comes after them."""
    position = Position("warrior", "troll").at(0, "woods-n").lying("woods-n", "dragon", "bear", "shade", "sword")
    game = position.spells(0, "invisibility").dice(1).start(MeetCards(0), EndTurn(0))
    assert ["pass", "cast invisibility"] == game.offered
    assert ["pass", "evade"] == game.choose("cast invisibility").offered
    assert ["pass", "take sword"] == game.choose("evade").offered
    game.choose("pass")
    assert (0, 1, False) == (fights(game), game.table.turn, game.character(0).invisible)


@pytest.mark.rule("TR-9f.2", "TR-18a.4")
@pytest.mark.card("spell:invisibility")
def test_the_card_of_invisibility_is_used_when_it_is_over() -> None:
    """The card of Invisibility lies beside the board during the turn and then goes to the used Spells."""
    position = Position("warrior", "troll").at(0, "woods-n").lying("woods-n", "dragon", "sword")
    game = position.spells(0, "invisibility").dice(1).start(MeetCards(0), EndTurn(0)).choose("cast invisibility")
    assert (["invisibility"], []) == (beside(game), used(game))
    game.choose("pass")
    assert (1, [], ["invisibility"]) == (game.table.turn, beside(game), used(game))


@pytest.mark.rule("TR-18a.3", "TD-22")
@pytest.mark.card("spell:immobility")
def test_immobility_works_against_one_attacker() -> None:
    """Immobility evades one attacker, and the other enemies fight without its Strength."""
    position = Position("warrior", "troll").at(0, "woods-n").lying("woods-n", "dragon", "bear")
    game = position.spells(0, "immobility").dice(3, 2, 1).start(MeetCards(0))
    assert ["pass", "cast immobility dragon", "cast immobility bear"] == game.offered
    game.choose("cast immobility dragon")
    assert (["dragon"], ["bear"], ["immobility"]) == (game.lying("woods-n"), game.trophies(0), used(game))


@pytest.mark.rule("TR-18a.1", "TD-19")
@pytest.mark.card("spell:immobility")
def test_immobility_on_a_being_without_a_card() -> None:
    """Immobility evades the brigand, and its caster's turn goes on."""
    position = Position("warrior", "troll").at(0, "forest").spells(0, "immobility").dice(1)
    game = position.start(FollowInstruction(0)).choose("cast immobility")
    assert (0, 4, False) == (fights(game), game.character(0).lives, game.table.turn_over)


@pytest.mark.rule("TD-21")
def test_a_spell_spent_on_evading_is_used_up() -> None:
    """A Spell cast to evade is used up even if it is countered and the fight takes place."""
    position = Position("warrior", "wizard").at(0, "woods-n").lying("woods-n", "dragon")
    position.spells(0, "immobility").spells(1, "counterspell", "teleport").dice(1, 1, 6)
    game = position.start(MeetCards(0)).choose("cast immobility dragon").choose("cast counterspell immobility")
    assert (1, 3) == (fights(game), game.character(0).lives)
    assert sorted(["immobility", "counterspell"]) == sorted(used(game))


@pytest.mark.rule("TD-18", "TR-15i.2")
def test_an_evaded_enemy_stays_and_the_encounter_goes_on() -> None:
    """An evaded enemy stays in the space, the encounter goes on, and objects may be taken."""
    game = in_woods("elf", "dragon", "sword").start(MeetCards(0)).choose("evade").choose("take sword")
    assert (["dragon"], ["sword"]) == (game.lying("woods-n"), game.objects(0))


@pytest.mark.rule("TD-63", "TR-15i.2")
def test_an_enemy_that_does_not_attack_counts_as_evaded() -> None:
    """The Minstrel, whom the dragon does not attack, takes the sword beside it."""
    game = in_woods("minstrel", "dragon", "sword").start(MeetCards(0)).choose("leave-alone dragon").choose("take sword")
    assert (0, ["dragon"], ["sword"]) == (fights(game), game.lying("woods-n"), game.objects(0))


# Things that can be evaded.


@pytest.mark.rule("TR-18b.1", "TD-19", "TR-11l.1")
def test_the_sentinel_can_be_evaded_when_passing() -> None:
    """The Sentinel can be evaded at the stairs during the move, which goes on into the middle region."""
    position = Position("warrior", "troll").at(0, "sentinel").spells(0, "invisibility")
    game = position.start(Climb(0, 2))
    assert ("prompt-evade", ["pass", "cast invisibility"]) == (game.prompt, game.offered)
    game.choose("cast invisibility")
    assert ("hills-m", "prompt-path") == (game.where(0), game.prompt)


@pytest.mark.rule("TR-18b.2", "TR-16f", "TD-20")
@pytest.mark.parametrize("way", ["attack", "use-ability steal"])
def test_a_character_that_attacks_or_uses_an_ability_can_be_evaded(way: str) -> None:
    """An Elf in the Woods may evade a character's attack or ability; nothing happens, and the other's turn ends."""
    position = Position("thief", "elf").at(0, "woods-n").at(1, "woods-n").lying("woods-n", "sword")
    game = position.start(MeetCharacter(0, 1), MeetCards(0)).choose(way)
    assert (1, ["pass", "evade"]) == (game.asked, game.offered)
    game.choose("evade")
    assert (0, 1, True) == (fights(game), game.character(1).gold, game.table.turn_over)
    assert (None, ["sword"]) == (game.asked, game.lying("woods-n"))


@pytest.mark.rule("TR-18b.2", "TR-18a.1")
@pytest.mark.card("spell:immobility")
def test_immobility_on_a_character_that_attacks() -> None:
    """Immobility may be cast on an attacking character, unless that character wears an Amulet."""
    position = Position("troll", "warrior").at(0, "fields-n").at(1, "fields-n").spells(1, "immobility")
    game = position.start(MeetCharacter(0, 1))
    assert (1, ["pass", "cast immobility 0"]) == (game.asked, game.offered)
    assert (0, True) == (fights(game.choose("cast immobility 0")), game.table.turn_over)
    position = Position("troll", "warrior").at(0, "fields-n").at(1, "fields-n").spells(1, "immobility")
    game = position.holding(0, "amulet").dice(1, 1, 1).start(MeetCharacter(0, 1))
    assert ("prompt-moment-before-fight", ["pass", "put-down amulet"]) == (game.prompt, game.offered)


@pytest.mark.rule("TR-18b.2")
@pytest.mark.card("character:leprechaun")
@pytest.mark.parametrize(("space", "evades"), [("woods-n", True), ("forest", True), ("fields-n", False)])
def test_the_leprechaun_evades_characters_in_the_woods(space: str, evades: bool) -> None:
    """The Leprechaun may evade characters, but not other attackers, in Woods and Forest."""
    position = Position("troll", "leprechaun").at(0, space).at(1, space).having(1, gold=0).dice(1, 6)
    assert evades == (position.start(MeetCharacter(0, 1)).prompt == "prompt-evade")
    game = Position("leprechaun", "troll").at(0, space).lying(space, "dragon").dice(1, 1).start(MeetCards(0))
    assert 1 == fights(game)


@pytest.mark.rule("TR-18b.3", "TX-30", "TA-33")
@pytest.mark.parametrize("being", [row(f"adventure:{name}") for name in (*EVENT_BEINGS, "witch", "siren")])
def test_any_being_on_an_adventure_card_can_be_evaded(being: str) -> None:
    """A player may evade events that are beings and strangers that act by themselves; their effect does not happen."""
    position = Position("warrior", "troll").at(0, "woods-m").spells(0, "invisibility").deck(being)
    game = position.start(EncounterSpace(0))
    assert ["pass", "cast invisibility"] == game.offered
    game.choose("cast invisibility")
    character = game.character(0)
    assert (4, 0, 1, "neutral") == (character.lives, character.missed, character.gold, character.alignment)
    assert "woods-m" == game.where(0)


@pytest.mark.rule("TD-18", "TR-18b.3")
@pytest.mark.parametrize(("being", "left"), [("imp", []), ("witch", ["witch"])])
def test_an_evaded_event_is_discarded_and_a_stranger_stays(being: str, left: list[str]) -> None:
    """An event evaded by the Elf in the Woods is discarded, and an evaded stranger stays."""
    game = Position("elf", "troll").at(0, "woods-n").deck(being).start(EncounterSpace(0)).choose("evade")
    assert left == game.lying("woods-n")


@pytest.mark.rule("TR-18b.3", "TA-41")
@pytest.mark.parametrize("name", [row(card.id) for card in EVENTS if card.name not in EVENT_BEINGS])
def test_an_event_that_is_no_being_cannot_be_evaded(name: str) -> None:
    """Storm and Taxation are no beings, so a player is not asked to evade them."""
    position = Position("elf", "troll").having(0, gold=0).having(1, gold=0).at(0, "woods-n").deck(name)
    game = position.start(EncounterSpace(0))
    met = Message("log-meets", {"card": Name(f"adventure:{name}"), "player": Player(0)})
    assert ("", True) == (game.prompt, met in game.log())


@pytest.mark.rule("TR-18b.1")
@pytest.mark.card("adventure:centaur")
def test_the_centaur_drives_off_one_enemy() -> None:
    """The Centaur drives off one enemy and then leaves; it does nothing against strangers and events."""
    position = Position("warrior", "troll").at(0, "fields-n").followed(0, "centaur")
    game = position.lying("fields-n", "dragon", "bear").dice(3, 2, 1).start(MeetCards(0))
    assert ["pass", "use centaur dragon", "use centaur bear"] == game.offered
    game.choose("use centaur dragon")
    assert (["bear"], [], ["dragon"]) == (game.trophies(0), game.followers(0), game.lying("fields-n"))
    position = Position("warrior", "troll").at(0, "fields-n").followed(0, "centaur").lying("fields-n", "witch")
    assert 5 == position.dice(6).start(MeetCards(0)).character(0).lives


@pytest.mark.rule("TR-18b.1")
@pytest.mark.card("adventure:centaur")
def test_the_centaur_drives_off_cards_only() -> None:
    """The Centaur drives off enemies on cards only, not beings without a card or characters."""
    game = (
        Position("warrior", "troll").at(0, "forest").followed(0, "centaur").dice(1, 6, 6, 1).start(FollowInstruction(0))
    )
    assert (["centaur"], 1) == (game.followers(0), fights(game))
    position = Position("troll", "warrior").at(0, "fields-n").at(1, "fields-n").followed(1, "centaur")
    game = position.having(1, gold=0).dice(6, 1, 1).start(MeetCharacter(0, 1))
    assert (["centaur"], 1) == (game.followers(1), fights(game))


# The inner region.


@pytest.mark.rule("TR-18c", "TA-40", "TX-D17")
@pytest.mark.parametrize(("space", "rolls"), [("werewolf-den", (1, 1, 6, 6, 1)), ("pits", (1, 6, 6, 1))])
def test_beings_of_the_inner_region_cannot_be_evaded(space: str, rolls: tuple[int, ...]) -> None:
    """Beings of the inner region cannot be evaded, even with Invisibility, nor killed by a Spell."""
    position = Position("warrior", "troll").at(0, space).having(0, craft=4).spells(0, "invisibility", "finger-of-death")
    game = position.dice(*rolls).start(InnerTask(0))
    assert (1, None, 4) == (fights(game), game.asked, game.character(0).lives)


@pytest.mark.rule("TR-18c", "TX-D17")
def test_characters_can_be_evaded_in_the_inner_region() -> None:
    """A character can evade another character in the Valley of Fire as elsewhere."""
    position = Position("troll", "warrior").at(0, "valley-of-fire").at(1, "valley-of-fire").spells(1, "invisibility")
    game = position.start(MeetCharacter(0, 1))
    assert (1, "prompt-evade") == (game.asked, game.prompt)


@pytest.mark.rule("TR-18a.2")
def test_who_passes_faces_the_attack() -> None:
    """Evading is voluntary: a player who passes has to fight."""
    assert 1 == fights(in_woods("elf", "dragon").dice(1, 1).start(MeetCards(0)).choose("pass"))
