"""The Crown of Command: reaching it, fighting for it, and the Command Spell (TR-9h, TR-11f, TR-11g, TR-14i)."""

from __future__ import annotations

import pytest

from inglenook.talisman.rules.regions.crown import CommandSpell
from inglenook.talisman.table import character_thing
from tests.talisman.positions import Position


def crowned(*names: str, house: dict[str, int] | None = None) -> Position:
    """Returns the game in which the first of these characters stands on the Crown of Command and has reached it."""
    return Position(*names, house=house).at(0, "crown-of-command").crown_reached()


# Reaching it.


@pytest.mark.rule("TR-11f.1", "TD-57", "TA-25")
def test_who_enters_the_empty_crown_casts_at_once() -> None:
    """A character that enters the empty Crown casts its first Command Spell in that turn's encounter phase."""
    position = Position("thief", "dwarf").at(0, "valley-of-fire", "pits").holding(0, "talisman").dice(4)
    game = position.turn_of(0).choose("go crown-of-command")
    assert ("crown-of-command", True) == (game.where(0), game.table.crown_reached)
    assert (1, ["lose-life", "concede"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-11g", "TR-14i.4")
def test_who_has_the_crown_stays_and_casts_on_each_turn() -> None:
    """The holder of the Crown does not move and casts the Command Spell on each turn, even without a Talisman."""
    game = crowned("thief", "dwarf").dice(1, 1, 1).having(1, missed=1).turn_of(0)
    assert (3, "crown-of-command", 1) == (game.table.turn_number - 1, game.where(0), game.asked)


@pytest.mark.rule("TR-11g", "TR-11a.2")
@pytest.mark.card("spell:teleport")
def test_nothing_leads_away_from_the_crown() -> None:
    """No Spell or other replacement of movement leads away from the Crown."""
    position = crowned("wizard", "dwarf", "troll").spells(0, "teleport").having(0, next_move="outer", raft=1)
    game = position.turn_of(0)
    assert ("prompt-victim", ["command 1", "command 2"]) == (game.prompt, game.offered)


@pytest.mark.rule("TD-64", "TR-11g")
def test_a_quest_done_at_the_crown_leads_nowhere() -> None:
    """A character that fulfils its quest at the Crown stays there and gets its Talisman."""
    position = crowned("warrior", "dwarf").at(1, "crown-of-command").having(0, quest=1).dice(6, 5, 1)
    game = position.turn_of(0).choose("take-life")
    assert ("crown-of-command", ["talisman"]) == (game.where(0), game.objects(0))


# The Command Spell.


@pytest.mark.rule("TR-9h.1", "TR-9h.2", "TA-37")
def test_a_victim_must_be_named_before_the_roll() -> None:
    """Before the roll the holder of the Crown must name a victim: any other living character, toads included."""
    position = crowned("thief", "dwarf", "troll", "elf", "monk").at(1, "crypt").having(2, toad=2, gold=0)
    game = position.gone(3).turn_of(0)
    assert (0, ["command 1", "command 2", "command 4"]) == (game.asked, game.offered)


@pytest.mark.rule("TX-D14", "TR-9h.3", "TR-9h.4")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_command_spell_strikes_from_four_on(roll: int) -> None:
    """The Command Spell does nothing on 1 to 3; on 4 to 6 the victim chooses to lose a life or to concede."""
    game = crowned("thief", "dwarf", "troll").dice(roll, 1).turn_of(0).choose("command 2")
    if roll <= 3:
        assert ((1, "prompt-path"), 4) == ((game.asked, game.prompt), game.character(2).lives)
        assert "log-nothing-happens" in [line.id for line in game.log()]
    else:
        assert (2, ["lose-life", "concede"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-9h.4", "TX-D14")
def test_the_victim_may_lose_a_life() -> None:
    """The victim of the Command Spell may lose a life and plays on."""
    game = crowned("thief", "dwarf", "troll").dice(5, 1).turn_of(0).choose("command 2").choose("lose-life")
    assert (3, True, 1) == (game.character(2).lives, game.character(2).alive, game.asked)


@pytest.mark.rule("TR-9h.4", "TD-56")
def test_the_victim_may_concede() -> None:
    """The victim of the Command Spell may concede: its player is out, and its property stays in the space."""
    position = crowned("thief", "dwarf", "troll").at(2, "ruins").holding(2, "sword").having(2, gold=3).dice(6, 1)
    game = position.turn_of(0).choose("command 2").choose("concede")
    assert (False, True, 1) == (game.character(2).alive, game.character(2).out, game.asked)
    assert (["sword"], 3) == (game.lying("ruins"), game.gold_lying("ruins"))
    assert "log-conceded" in [message.id for message in game.log()]


@pytest.mark.rule("TR-9h.4", "TR-4c.9")
def test_the_last_life_is_the_end() -> None:
    """A player whose last life is lost by the Command Spell is out of the game."""
    game = crowned("thief", "dwarf", "troll").having(2, lives=1).dice(4, 1).turn_of(0)
    game.choose("command 2").choose("lose-life")
    assert (True, False) == (game.character(2).out, game.table.over)


@pytest.mark.rule("TR-G6", "TR-21a", "TD-53")
@pytest.mark.parametrize("choice", ["lose-life", "concede"])
def test_who_drives_all_others_off_the_board_wins(choice: str) -> None:
    """The holder of the Crown wins when the last other character is gone."""
    game = crowned("thief", "dwarf").having(1, lives=1).dice(4).turn_of(0).choose(choice)
    assert (True, (0,), None) == (game.table.over, game.table.winners, game.asked)


@pytest.mark.rule("TD-53", "TD-54")
@pytest.mark.parametrize("choice", ["lose-life", "concede"])
def test_who_has_won_is_asked_nothing_more(choice: str) -> None:
    """The game ends at once when it is won, without a question about a Spell at the end of the turn."""
    game = crowned("wizard", "dwarf").spells(0, "destroy-magic").having(1, lives=1).dice(4).turn_of(0)
    while choice not in game.offered:
        game.choose("pass")
    game.choose(choice)
    assert (True, (0,), None) == (game.table.over, game.table.winners, game.asked)


@pytest.mark.rule("TD-54", "TR-2f.1")
def test_the_command_spell_needs_no_craft() -> None:
    """The Command Spell is no Spell card: a Troll with Craft 1 and the wearer of an Amulet can cast it."""
    game = crowned("troll", "dwarf").holding(0, "amulet").dice(4).turn_of(0)
    assert (1, ["lose-life", "concede"]) == (game.asked, game.offered)


@pytest.mark.rule("TD-54")
@pytest.mark.card("adventure:amulet")
def test_an_amulet_does_not_ward_off_the_command_spell() -> None:
    """The wearer of an Amulet can be named and struck by the Command Spell."""
    game = crowned("thief", "dwarf").holding(1, "amulet").dice(4).turn_of(0)
    assert (1, ["lose-life", "concede"]) == (game.asked, game.offered)


@pytest.mark.rule("TD-54", "TR-9h.2")
@pytest.mark.card("spell:counterspell")
@pytest.mark.parametrize("seat", [1, 2])
def test_counterspell_cancels_the_command_spell(seat: int) -> None:
    """Any other player may cast Counterspell against the Command Spell before the die is rolled."""
    position = crowned("thief", "wizard", "druid").spells(seat, "counterspell").spell_deck("hex").dice(1)
    game = position.turn_of(0).choose("command 1")
    assert (seat, ["pass", "cast counterspell"]) == (game.asked, game.offered)
    game.choose("cast counterspell")
    assert (4, 1) == (game.character(1).lives, game.table.turn)


@pytest.mark.rule("TD-54", "KR-7")
def test_nobody_learns_who_could_counter_the_command_spell() -> None:
    """Every player with any Spell is asked about the Command Spell, except its caster, so no hand is revealed."""
    table = crowned("druid", "wizard", "monk").spells(0, "healing").spells(1, "random").table
    assert [False, True, False] == [CommandSpell(0).may_hide_response(table, seat) for seat in range(3)]


@pytest.mark.rule("TD-54", "TR-19e.2")
@pytest.mark.card("spell:counterspell")
def test_a_toad_cannot_counter_the_command_spell() -> None:
    """Neither a toad nor the caster himself can cast Counterspell against the Command Spell."""
    position = crowned("wizard", "druid").spells(0, "counterspell").spells(1, "counterspell").dice(4)
    game = position.having(1, toad=2, gold=0).turn_of(0)
    assert (1, ["lose-life", "concede"]) == (game.asked, game.offered)


@pytest.mark.rule("TD-54")
@pytest.mark.card("spell:immobility")
def test_immobility_stops_the_casting() -> None:
    """Immobility on the holder of the Crown at the start of its turn prevents the Command Spell."""
    game = crowned("thief", "druid").spells(1, "immobility").dice(2).turn_of(0).choose("cast immobility 0")
    assert (1, "prompt-path", 4) == (game.asked, game.prompt, game.character(1).lives)


@pytest.mark.rule("TD-54", "TD-60")
@pytest.mark.card("spell:destroy-magic")
def test_without_magic_no_command_spell() -> None:
    """While Destroy Magic lasts, the Command Spell cannot be cast."""
    position = crowned("thief", "wizard").dice(2)
    position.table.magic_destroyed_by = 1
    game = position.turn_of(0)
    assert (1, "prompt-path", 4) == (game.asked, game.prompt, game.character(1).lives)
    assert "log-command-stopped" in [message.id for message in game.log()]


@pytest.mark.rule("TD-54", "TD-62")
@pytest.mark.card("spell:preservation")
def test_the_life_can_be_preserved() -> None:
    """The victim of the Command Spell may save the chosen life by a Spell."""
    game = crowned("thief", "wizard").spells(1, "preservation").spell_deck("hex").dice(4, 1).turn_of(0)
    game.choose("lose-life").choose("cast preservation 1")
    assert (4, True) == (game.character(1).lives, game.character(1).alive)


@pytest.mark.rule("TD-51", "TR-9h.1")
def test_a_toad_on_the_crown_casts_nothing() -> None:
    """A toad on the Crown stays there, casts nothing, and its turn passes."""
    game = crowned("thief", "dwarf").having(0, toad=3, gold=0).dice(2).turn_of(0)
    assert ("crown-of-command", 1, 4) == (game.where(0), game.asked, game.character(1).lives)


@pytest.mark.rule("TR-9h.4")
def test_a_house_rule_may_quicken_the_end() -> None:
    """A house rule may make the Command Spell strike from 2 on and cost two lives."""
    house = {"command_from": 2, "command_lives": 2}
    game = crowned("thief", "dwarf", house=house).dice(2, 1).turn_of(0).choose("lose-life")
    assert 2 == game.character(1).lives
    game = crowned("thief", "dwarf", house=house).dice(1, 1).turn_of(0)
    assert (1, 4) == (game.asked, game.character(1).lives)


# Several at the Crown.


@pytest.mark.rule("TR-14i.1", "TD-55", "TA-11")
def test_who_arrives_must_encounter_who_is_there() -> None:
    """A character that arrives at an occupied Crown must fight the holder, without a Command Spell."""
    position = Position("thief", "wizard").at(0, "valley-of-fire", "pits").holding(0, "talisman")
    game = position.at(1, "crown-of-command").crown_reached().turn_of(0).choose("go crown-of-command")
    assert ("prompt-meet-character", ["attack", "use-ability steal"]) == (game.prompt, game.offered)


@pytest.mark.rule("TR-14i.1", "TD-55")
def test_with_several_rivals_one_is_chosen() -> None:
    """The active player at the Crown chooses one of several rivals, and psychic combat if an ability allows it."""
    position = crowned("wizard", "dwarf", "troll", "elf").at(1, "crown-of-command").at(3, "crown-of-command")
    game = position.spell_deck("hex").turn_of(0)
    assert ["encounter 1", "encounter 3"] == game.offered
    assert ["attack", "attack-psychic"] == game.choose("encounter 3").offered


@pytest.mark.rule("TR-14i.3", "TD-55", "TR-14i.2")
@pytest.mark.parametrize(("rolls", "lives"), [((3, 4), (4, 4)), ((1, 6), (3, 4)), ((6, 1), (4, 3))])
def test_the_fight_is_the_whole_turn(rolls: tuple[int, int], lives: tuple[int, int]) -> None:
    """A fight at the Crown ends the turn whatever its result, and both must fight again on their turns."""
    position = crowned("dwarf", "sorceress", "monk").at(1, "crown-of-command").having(1, gold=0).having(0, gold=0)
    game = position.dice(*rolls).turn_of(0)
    assert lives == (game.character(0).lives, game.character(1).lives)
    assert (1, "prompt-meet-character", ["attack", "attack-psychic"]) == (game.asked, game.prompt, game.offered)


@pytest.mark.rule("TR-14i.3", "TD-55", "TR-18b.2")
@pytest.mark.card("spell:invisibility")
def test_an_evasion_ends_the_turn_too() -> None:
    """The rival at the Crown may evade, and the turn ends without a Command Spell."""
    position = crowned("dwarf", "wizard", "monk").at(1, "crown-of-command").spells(1, "invisibility")
    game = position.spell_deck("hex").turn_of(0).choose("cast invisibility")
    assert (1, 1, 4) == (game.table.turn, game.asked, game.character(1).lives)


@pytest.mark.rule("TD-57", "TR-14i.3", "TR-14i.4")
def test_the_last_rival_gone_the_spell_comes_on_the_next_turn() -> None:
    """A player who has beaten the last rival at the Crown casts the Command Spell from the next turn on."""
    position = crowned("dwarf", "assassin", "monk", "elf").at(1, "crown-of-command").having(1, lives=1, gold=0)
    game = position.having(2, missed=1).having(3, missed=1).dice(6, 1).turn_of(0)
    assert (True, 4) == (game.character(1).out, game.table.turn_number)
    assert (0, ["command 2", "command 3"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-14i.1", "TD-55")
@pytest.mark.card("character:knight")
def test_at_the_crown_also_the_good_are_attacked() -> None:
    """A character that may not attack good characters elsewhere must attack them at the Crown."""
    game = crowned("knight", "elf").at(1, "crown-of-command").dice(6, 1).turn_of(0)
    assert ("prompt-spoils", 0) == (game.prompt, game.asked)


@pytest.mark.rule("KR-20", "TR-9h.4")
@pytest.mark.parametrize("lives", [1, 3])
def test_the_command_spell_tells_what_it_costs_and_what_is_left(lives: int) -> None:
    """With two lives for each strike, both sides read how many lives the Command Spell costs and leaves."""
    game = crowned("thief", "dwarf", "elf", house={"command_lives": 2}).having(1, lives=lives).dice(4).turn_of(0)
    asked = game.game.pending
    assert asked is not None
    assert (asked.prompt.id, asked.prompt.arguments) == ("prompt-victim", {"roll": 4, "amount": 2})
    (label,) = [
        game.game.rulebook.label(game.table, 0, one) for one in asked.options if one.subject == 1 + character_thing(0)
    ]
    assert label.arguments["lives"] == lives
    game.choose("command 1")
    asked = game.game.pending
    assert asked is not None
    assert (asked.prompt.id, asked.prompt.arguments) == ("prompt-life-or-concede", {"amount": 2, "left": lives})
