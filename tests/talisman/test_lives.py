"""Tests of lives: lost, healed and gained, and of death (TR-4)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Message, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.components import CHARACTERS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import FollowInstruction, MeetCards
from tests.talisman.positions import Playing, Position


def used(game: Playing) -> list[str]:
    """Returns the used Spells."""
    return [game.thing(card) for card in game.table.used_spells]


def dying(lives: int = 1) -> Position:
    """Returns a game in which a Druid with every kind of property is about to lose his last life to a Dragon."""
    position = Position("druid", "elf").at(0, "fields-n").having(0, lives=lives, gold=3, strength=5, craft=6)
    position.holding(0, "sword", "talisman").followed(0, "unicorn").trophies(0, "wolf", "bear")
    return position.spells(0, "alchemy", "hex").lying("fields-n", "dragon")


# Losing lives.


@pytest.mark.rule("TR-4a", "TR-4.1")
@pytest.mark.parametrize("name", [character.name for character in CHARACTERS.values()])
def test_every_character_starts_with_four_lives(name: str) -> None:
    """Every character starts with four lives."""
    assert 4 == Position(name, "elf" if name != "elf" else "dwarf").table.characters[0].lives


@pytest.mark.rule("TR-4.1", "TR-4b")
@pytest.mark.parametrize(
    ("lying", "rolls"),
    [("dragon", (1, 6)), ("demon", (1, 6)), ("witch", (2,)), ("devil", ())],
    ids=["combat", "psychic combat", "a stranger", "an event"],
)
def test_lives_are_lost_in_combat_psychic_combat_and_encounters(lying: str, rolls: tuple[int, ...]) -> None:
    """A character loses one of its lives in combat, in psychic combat and in encounters."""
    game = Position("elf", "troll").at(0, "fields-n").lying("fields-n", lying).dice(*rolls).start(MeetCards(0))
    assert 3 == game.character(0).lives


@pytest.mark.rule("TR-4b")
def test_several_lives_are_lost_one_by_one() -> None:
    """A prayer of 2 in the Temple costs two lives, each of which can be saved separately."""
    position = Position("druid", "elf").at(0, "temple").spells(0, "preservation").dice(1, 1)
    game = position.start(FollowInstruction(0)).choose("yes").choose("cast preservation 0")
    assert (3, ["preservation"]) == (game.character(0).lives, used(game))


# Death.


@pytest.mark.rule("TR-4c.1", "TR-4c.2", "TD-39")
def test_without_lives_a_character_is_dead_and_off_the_board() -> None:
    """A dead character leaves the board, its turn ends at once, and the cards not yet met stay face up."""
    game = dying().lying("fields-n", "shade", "helmet").dice(1, 6).start(MeetCards(0), FollowInstruction(0))
    assert (False, True, None) == (game.character(0).alive, game.table.turn_over, game.asked)
    assert ["dragon", "shade", "helmet"] == game.lying("fields-n")[:3]


@pytest.mark.rule("TR-4c.3")
def test_property_stays_where_the_character_died() -> None:
    """Gold, objects and followers of a dead character stay in the space where it died."""
    game = dying().dice(1, 6).start(MeetCards(0))
    assert (["dragon", "sword", "talisman", "unicorn"], 3) == (game.lying("fields-n"), game.gold_lying("fields-n"))


@pytest.mark.rule("TR-4c.4", "TR-4c.6")
def test_counters_go_back_and_the_card_rejoins_the_unused_ones() -> None:
    """A dead character loses its counters, and its card rejoins the unused ones in an order that reveals nothing."""
    game = dying().dice(1, 6).start(MeetCards(0))
    assert (0, 0, "") == (game.character(0).strength, game.character(0).craft, game.character(0).definition)
    assert "character:druid" in game.table.unused
    assert sorted(game.table.unused) == game.table.unused


@pytest.mark.rule("TR-4c.5", "TA-10")
def test_spells_of_the_dead_go_back_into_the_deck() -> None:
    """Spells of a dead character are shuffled into the deck, so that no player knows where they are."""
    position = dying()
    spells = position.table.characters[0].spells[:]
    rest = position.table.spell_deck[:]
    atoms.show_card(position.table, spells[0], 1)
    game = position.dice(1, 6).start(MeetCards(0))
    deck = game.table.spell_deck
    assert ([], sorted(rest + spells)) == (used(game), sorted(deck))
    assert deck != rest + spells
    known = [(seat, card) for seat in (0, 1) for card in deck if Talisman().knows(game.table, seat, card)]
    assert [] == known
    assert Message("log-spells-returned", {"player": Player(0), "n": 2}) in game.log()


@pytest.mark.rule("TR-4c.5", "TA-10")
def test_a_dead_character_without_spells_leaves_the_deck_alone() -> None:
    """The deck is not shuffled when a character without Spells dies."""
    position = Position("druid", "elf").at(0, "fields-n").having(0, lives=1).lying("fields-n", "dragon")
    deck = position.table.spell_deck[:]
    assert deck == position.dice(1, 6).start(MeetCards(0)).table.spell_deck


@pytest.mark.rule("TR-4c.3", "TD-41")
def test_trophies_of_the_dead_stay_and_are_no_loot() -> None:
    """Trophies of a dead character lie in the space: they cannot be taken, do not attack and do not reduce draws."""
    position = Position("druid", "elf").having(0, lives=1).trophies(0, "wolf", "bear").lying("ruins", "dragon")
    game = position.at(0, "ruins").dice(1, 6).start(MeetCards(0))
    assert (["wolf", "bear"], [], ["dragon"]) == (game.left_trophies("ruins"), game.discarded(), game.lying("ruins"))
    position = Position("druid", "elf").trophies(0, "wolf", "bear").deck("sword", "axe", "shield").at(0, "ruins")
    position.table.turn = 1
    lives.die(position.table, 0)
    game = position.arrives(1, "ruins")
    assert (["sword", "axe"], ["pass", "take sword", "take axe"]) == (game.lying("ruins"), game.offered)


@pytest.mark.rule("TD-41")
def test_left_trophies_can_be_saved_and_seen() -> None:
    """Trophies left by a dead character survive saving and loading, and every player sees them in the space."""
    position = Position("druid", "elf").trophies(0, "wolf").at(0, "ruins")
    lives.die(position.table, 0)
    table = Talisman().load(position.table.to_data())
    assert [] == Talisman().faults(table)
    seen: Any = Talisman().view(table, 1)
    assert ["adventure:wolf"] == [card["definition"] for card in seen["spaces"]["space:ruins"]["trophies"]]


@pytest.mark.rule("TD-39", "TR-4c.1")
def test_the_turn_of_the_dead_is_over() -> None:
    """The turn of a character that dies is over, and the Elf's turn begins at once."""
    position = dying().at(0, "village").dice(1, 1, 6, 1)
    game = position.turn_of(0).choose("pass").choose("go fields-n clockwise")
    while game.asked == 0:
        game.choose("pass")
    assert (1, False) == (game.table.turn, game.character(0).alive)


@pytest.mark.rule("TD-42", "TR-4c.3")
def test_the_killer_does_not_get_the_property() -> None:
    """The killer does not get the property of the dead character, which stays in the space, and the turn is over."""
    position = Position("troll", "elf").at(0, "fields-n").at(1, "fields-n").having(1, lives=1, gold=2)
    game = position.holding(1, "talisman").dice(6, 1).start(MeetCharacter(0, 1)).choose("pass").choose("take-life")
    assert ((["talisman"], 2), ([], 1)) == (
        (game.lying("fields-n"), game.gold_lying("fields-n")),
        (game.objects(0), game.character(0).gold),
    )
    assert (True, None) == (game.table.turn_over, game.asked)


@pytest.mark.rule("TD-38")
def test_all_lose_their_lives_before_anybody_is_buried() -> None:
    """After Pestilence kills Elf and Dwarf, the dead Elf can neither be healed nor cast a Spell."""
    position = Position("elf", "dwarf", "druid").at(0, "fields-n").at(1, "hills-n").at(2, "woods-n")
    position.having(0, lives=1).having(1, lives=1).having(2, lives=2).spells(0, "healing").spells(2, "healing")
    game = position.lying("fields-n", "pestilence").start(MeetCards(0))
    assert (0, ["pass", "cast healing 0", "cast healing 1", "cast healing 2"]) == (game.asked, game.offered)
    game.choose("pass").choose("pass")
    assert (2, ["pass", "cast healing 1", "cast healing 2"]) == (game.asked, game.offered)
    game.choose("pass").choose("pass").choose("pass")
    assert ([False, False, True], 1) == ([one.alive for one in game.table.characters], game.character(2).lives)
    died = [line.arguments["player"] for line in game.log() if line.id == "log-died"]
    assert [Player(0), Player(1)] == died


@pytest.mark.rule("TD-38")
def test_property_of_several_dead_stays_in_each_ones_own_space() -> None:
    """Property of each dead character stays in its own space; with no character left the game is then drawn."""
    position = Position("elf", "dwarf").crown_reached().at(0, "fields-n").at(1, "hills-n")
    position.having(0, lives=1, gold=1).having(1, lives=1, gold=4)
    game = position.lying("fields-n", "pestilence").start(MeetCards(0))
    assert (1, 4) == (game.gold_lying("fields-n"), game.gold_lying("hills-n"))
    assert (True, ()) == (game.table.over, game.table.winners)


@pytest.mark.rule("TD-38")
def test_deaths_are_handled_from_the_active_player_clockwise() -> None:
    """Of three characters that die at once, the active player's is handled first, then the others clockwise."""
    position = Position("elf", "dwarf", "troll").crown_reached().at(1, "hills-n")
    position.having(0, lives=1).having(1, lives=1).having(2, lives=1)
    position.table.turn = 1
    game = position.lying("hills-n", "pestilence").start(MeetCards(1))
    died = [line.arguments["player"] for line in game.log() if line.id == "log-died"]
    assert [Player(1), Player(2), Player(0)] == died


@pytest.mark.rule("TD-56")
def test_who_concedes_leaves_as_one_who_died_but_for_good() -> None:
    """A player who concedes leaves property in the space and gets no new character; the others play on."""
    position = Position("elf", "dwarf", "troll").at(0, "crown-of-command").at(1, "hills-n").having(1, gold=3)
    position.crown_reached().holding(1, "sword").followed(1, "maiden").trophies(1, "bear").dice(4)
    game = position.start(AtCrown(0)).choose("command 1").choose("concede")
    assert (["sword", "maiden"], 3) == (game.lying("hills-n"), game.gold_lying("hills-n"))
    assert (False, True, False) == (game.character(1).alive, game.character(1).out, game.table.over)


# Healing and gaining.


def healed(seat: Seat, by: int, lives_before: int, name: str) -> int:
    """Returns the lives of a character after it was healed."""
    table = Position(name, "elf").having(0, lives=lives_before).table
    lives.heal(table, seat, by)
    return table.characters[seat].lives


@pytest.mark.rule("TR-4f.1", "TR-4f.2", "TX-D4")
@pytest.mark.parametrize(("before", "by", "after"), [(2, 5, 4), (2, 1, 3), (2, 0, 2), (4, 1, 4), (6, 1, 6), (1, -1, 4)])
def test_healing_never_goes_above_the_starting_number(before: int, by: int, after: int) -> None:
    """Healing raises lives to 4 and never above; healing by -1 restores all lost lives."""
    assert after == healed(0, by, before, "warrior")


@pytest.mark.rule("TA-32")
def test_the_starting_number_is_the_characters_own() -> None:
    """The starting number of lives is printed on the character and is 4 unless its card says otherwise."""
    table = Position("warrior", "elf").having(0, lives=1).table
    assert CHARACTERS["character:warrior"].lives - 1 == lives.wounds(table, 0)
    assert {4} == {character.lives for character in CHARACTERS.values()}


@pytest.mark.rule("TR-4d")
def test_lives_come_back_by_healing() -> None:
    """The Healer heals two lives."""
    position = Position("warrior", "elf").at(0, "fields-n").having(0, lives=1).lying("fields-n", "healer")
    assert 3 == position.start(MeetCards(0)).choose("yes").character(0).lives


@pytest.mark.rule("TR-4d", "TR-4e", "TX-D4")
@pytest.mark.parametrize("before", [4, 9])
def test_lives_gained_know_no_limit(before: int) -> None:
    """The Pool of Life gives lives without limit, such as a fifth and a tenth."""
    position = Position("warrior", "elf").at(0, "fields-n").having(0, lives=before).lying("fields-n", "pool-of-life")
    assert before + 1 == position.start(MeetCards(0)).choose("yes").character(0).lives


# Healing by Spell, before and after the loss.


@pytest.mark.rule("TA-30", "TX-17", "TR-9f.2")
@pytest.mark.card("spell:healing")
def test_healing_after_the_loss_repairs_it() -> None:
    """The Minstrel loses a life in the Desert, and the Spell Healing restores it."""
    position = Position("minstrel", "elf").at(0, "desert-w").spells(0, "healing")
    game = position.start(FollowInstruction(0))
    assert (3, "prompt-lost-life") == (game.character(0).lives, game.prompt)
    game.choose("cast healing 0")
    assert (4, ["healing"]) == (game.character(0).lives, used(game))


@pytest.mark.rule("TA-30", "TR-4f.2")
def test_healing_does_not_help_whoever_has_more_than_four() -> None:
    """Healing is not offered to a character with six lives, before a loss or after it."""
    position = Position("minstrel", "elf").at(0, "desert-w").having(0, lives=6).spells(0, "healing")
    game = position.start(FollowInstruction(0))
    assert (None, 5, ["healing"]) == (game.asked, game.character(0).lives, game.spells(0))


@pytest.mark.rule("TA-30")
def test_on_the_last_life_healing_is_cast_before_the_loss() -> None:
    """Healing cast before the loss of the last life leaves 3 of 4 lives; a player who waits dies."""
    position = Position("minstrel", "elf").at(0, "desert-w").having(0, lives=1).spells(0, "healing")
    game = position.start(FollowInstruction(0))
    assert "prompt-about-to-lose-life" == game.prompt
    saved = game.choose("cast healing 0").character(0).lives
    position = Position("minstrel", "elf").at(0, "desert-w").having(0, lives=1).spells(0, "healing")
    late = position.start(FollowInstruction(0)).choose("pass")
    assert (3, False, None) == (saved, late.character(0).alive, late.asked)


@pytest.mark.rule("TA-30", "TD-28")
def test_another_player_may_heal() -> None:
    """The Elf's Healing does not prevent another character's loss, but restores the life from any distance."""
    position = Position("minstrel", "elf").at(0, "desert-w").at(1, "forest").spells(1, "healing")
    game = position.start(FollowInstruction(0))
    assert (1, "prompt-lost-life") == (game.asked, game.prompt)
    assert 4 == game.choose("cast healing 0").character(0).lives


@pytest.mark.rule("TR-4c.1", "TR-4c.6")
def test_the_fault_check_knows_the_dead() -> None:
    """The check for impossible positions reports a character without lives on the board."""
    table = Position("minstrel", "elf").table
    atoms.add_points(table, 0, "life", -4)
    assert ["fault-dead"] == [fault.id for fault in Talisman().faults(table)]
    lives.bury(table)
    assert ([], [1]) == (Talisman().faults(table), stats.living(table))


@pytest.mark.rule("TR-4b", "TR-4c.1")
def test_a_hex_can_kill_on_arrival() -> None:
    """A character that dies of a Hex on arrival draws no card, and its turn is over."""
    position = Position("minstrel", "elf").at(0, "oasis").having(0, lives=1).lying("oasis", "hex")
    game = position.start(Arrival(0))
    assert (False, ["hex"], True) == (game.character(0).alive, game.lying("oasis"), game.table.turn_over)


@pytest.mark.rule("TR-9f.2", "TR-4c.5")
def test_turns_in_a_row_end_with_who_had_them() -> None:
    """Temporal Warp is used up when its caster dies."""
    position = Position("druid", "elf").at(0, "fields-n").having(0, lives=1).spells(0, "temporal-warp")
    game = position.lying("graveyard", "dragon").dice(1, 1, 6, 1).turn_of(0).choose("cast temporal-warp 0")
    assert ["temporal-warp"] == [game.thing(card) for card in game.table.beside]
    game.choose("go graveyard clockwise")
    assert ([], ["temporal-warp"], 1) == (game.table.beside, used(game), game.table.turn)


@pytest.mark.rule("TD-60", "TD-39", "TR-9f.2")
@pytest.mark.parametrize(("latched", "destroyed"), [(True, -1), (False, 0)])
def test_destroy_magic_ends_with_a_caster_that_has_no_next_turn(latched: bool, destroyed: int) -> None:
    """Destroy Magic ends, and its card is used up, when its caster dies and will have no next turn."""
    position = Position("druid", "elf", "troll").at(0, "fields-n").having(0, lives=1).beside(0, "destroy-magic", 1)
    position.table.magic_destroyed_by = 0
    if latched:
        position.crown_reached()
    game = position.lying("fields-n", "dragon").dice(1, 6).start(MeetCards(0))
    beside = [game.thing(card) for card in game.table.beside]
    assert (destroyed, [] if latched else ["destroy-magic"]) == (game.table.magic_destroyed_by, beside)
    assert (False, latched) == (game.character(0).alive, game.character(0).out)


@pytest.mark.rule("TR-4b", "TD-38")
def test_the_dead_lose_no_further_lives() -> None:
    """A prayer of 2 in the Temple costs a character with one life only that life, and it dies at once."""
    position = Position("elf", "troll").at(0, "temple").having(0, lives=1).dice(1, 1)
    game = position.start(FollowInstruction(0)).choose("yes")
    assert (False, 1) == (game.character(0).alive, len([line for line in game.log() if line.id == "log-lost-life"]))
