"""Tests of play after a death: new characters, elimination, and victory (TR-4c, TR-21a)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import CHARACTERS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules import lives
from tests.talisman.positions import Playing, Position


def killed(position: Position, seat: int = 0) -> Playing:
    """Returns the game after this seat's Elf has died of the Graveyard on its last life."""
    position.at(seat, "fields-n").having(seat, lives=1)
    return position.turn_of(seat).choose("go graveyard clockwise")


# Before the Crown has been reached.


@pytest.mark.rule("TR-4c.7", "TX-D13", "TD-40")
def test_a_new_character_in_the_next_round() -> None:
    """The player of a dead character gets a new one on the player's next turn and plays that turn with it."""
    position = Position("elf", "warrior").dice(1, 1, 3).at(1, "fields-n")
    game = killed(position)
    assert (1, False, False) == (game.asked, game.character(0).alive, game.character(0).out)
    game.table.unused[:] = ["character:ghoul"]
    game.choose("go graveyard clockwise")
    assert (0, "character:ghoul", "graveyard", "prompt-path") == (
        game.asked,
        game.character(0).definition,
        game.where(0),
        game.prompt,
    )


@pytest.mark.rule("TD-40", "TR-S9")
@pytest.mark.parametrize("name", ["wizard", "merchant", "gladiator", "monk", "priest"])
def test_a_new_character_starts_in_full(name: str) -> None:
    """A new character starts in its start space with its own points, lives, gold, goods and Spells only."""
    position = Position("elf", "warrior").having(0, strength=8, gold=9, missed=3, quest=2).gone(0).dice(1)
    position.table.unused = [f"character:{name}"]
    position.table.turn_number = 5
    game = position.turn_of(0)
    sheet = CHARACTERS[f"character:{name}"]
    character = game.character(0)
    assert (sheet.strength, sheet.craft, 4, sheet.gold) == (
        character.strength,
        character.craft,
        character.lives,
        character.gold,
    )
    assert (sheet.start, list(sheet.objects)) == (f"space:{game.where(0)}", game.objects(0))
    assert (sheet.spells, 0, 0) == (len(character.spells), character.missed, character.quest)
    assert [] == game.table.unused


@pytest.mark.rule("TD-40", "TR-4c.6")
def test_the_new_character_is_drawn_from_the_unused_ones() -> None:
    """A new character is drawn by chance from the unused ones, which include the dead one."""
    assert "character:elf" in killed(Position("elf", "warrior").dice(1, 1)).table.unused
    drawn = set()
    for seed in range(200):
        position = Position("elf", "warrior").gone(0).dice(1, 1, 1)
        position.table.dice.seed = f"restart {seed}"
        game = position.turn_of(0)
        drawn.add(game.character(0).definition)
        assert (26, True) == (len(game.table.unused), game.character(0).definition not in game.table.unused)
    assert {id for id in CHARACTERS if id != "character:warrior"} == drawn


@pytest.mark.rule("TD-40", "TR-S2", "TR-4c.7")
def test_free_choice_where_the_table_agreed_on_it() -> None:
    """Where the table agreed on it, the player chooses among all unused characters, the dead one included."""
    position = Position("elf", "warrior", house={"choose_characters": 1}).gone(0).dice(1)
    position.table.turn_number = 5
    game = position.turn_of(0)
    names = sorted(id.partition(":")[2] for id in CHARACTERS if id != "character:warrior")
    assert (0, [f"play-as {name}" for name in names]) == (game.asked, game.offered)
    game.choose("play-as elf")
    assert ("character:elf", "prompt-path") == (game.character(0).definition, game.prompt)


@pytest.mark.rule("TD-53", "TR-4c.7")
def test_a_lone_character_does_not_win_before_the_crown() -> None:
    """The last character alive does not win before the Crown was reached; the others get new characters."""
    game = killed(Position("elf", "warrior").dice(1, 1))
    assert (False, 1) == (game.table.over, game.asked)


@pytest.mark.rule("TR-4c.7")
def test_two_may_wait_at_once() -> None:
    """Two players may wait at once, and each gets a new character on the player's own turn."""
    position = Position("elf", "warrior", "monk").gone(0).gone(2).having(1, missed=1).dice(1)
    position.table.unused = ["character:dwarf"]
    game = position.turn_of(1)
    assert (2, "character:dwarf", False) == (game.asked, game.character(2).definition, game.character(0).alive)


# After it.


@pytest.mark.rule("TR-4c.8", "TR-4c.9", "TX-D13")
def test_who_dies_after_the_crown_was_reached_is_out() -> None:
    """A player whose character dies after the Crown was reached is out at once and has no more turns."""
    position = Position("elf", "warrior", "monk").crown_reached().at(1, "crown-of-command").dice(1, 1, 1)
    game = killed(position)
    assert (True, 2, False) == (game.character(0).out, game.asked, game.table.over)


@pytest.mark.rule("TA-25", "TR-4c.8", "TX-D13")
def test_who_waits_when_the_crown_is_reached_is_out() -> None:
    """A player whose character died before the Crown was reached is out if that happens before the restart."""
    position = Position("elf", "warrior", "monk").gone(0).at(1, "valley-of-fire", "pits").holding(1, "talisman")
    game = position.having(2, missed=1).dice(1, 1, 1).turn_of(1).choose("go crown-of-command")
    assert (2, False, True) == (game.asked, game.character(0).alive, game.character(0).out)


@pytest.mark.rule("TA-25", "TR-4c.8")
def test_the_latch_stays_when_the_holder_of_the_crown_dies() -> None:
    """The Crown stays reached for the whole game, and a holder rivalled there gets no new character either."""
    position = Position("warrior", "dwarf", "monk").crown_reached(0).at(0, "crown-of-command")
    position.having(0, lives=1, gold=0).crown_reached(1).at(1, "crown-of-command")
    game = position.dice(1, 1, 6, 1, 1).turn_of(0)
    assert (True, True) == (game.character(0).out, game.table.crown_reached)


def dead_at_the_crown(**house: int) -> Position:
    """Returns the game in which only the Warrior had reached the Crown and died, in the Dwarf's turn."""
    position = Position("warrior", "dwarf", "monk", house=house).crown_reached(0).at(0, "crown-of-command")
    position.table.turn = 1
    position.table.unused = ["character:ghoul"]
    lives.die(position.table, 0)
    return position


@pytest.mark.rule("TA-25", "TR-4c.8")
def test_who_alone_has_reached_the_crown_may_start_afresh() -> None:
    """If only one character reached the Crown and then dies, its player alone gets a new character."""
    position = dead_at_the_crown()
    lives.die(position.table, 1)
    assert [False, True, False] == [character.out for character in position.table.characters]
    game = position.dice(1).turn_of(0)
    assert ("character:", True) == (game.character(0).definition[:10], game.character(0).alive)
    assert dead_at_the_crown(crown_bars_all=1).table.characters[0].out


@pytest.mark.rule("TA-25", "TR-4c.8")
def test_the_character_that_reached_the_crown_is_another_one_to_its_successor() -> None:
    """A player whose former character was at the Crown gets no third one, nor does a player with a rival there."""
    position = Position("elf", "warrior", "monk").crown_reached(0).gone(0)
    position.table.unused = ["character:ghoul"]
    game = position.dice(1).turn_of(0)
    lives.die(game.table, 0)
    assert (True, "") == (game.character(0).out, game.character(0).definition)
    waiting = Position("elf", "warrior", "monk").crown_reached(0).gone(0).at(1, "valley-of-fire", "pits")
    waiting.holding(1, "talisman").having(2, missed=1).dice(1, 1, 1)
    assert waiting.turn_of(1).choose("go crown-of-command").character(0).out


@pytest.mark.rule("TD-53", "TR-21a", "TA-25")
def test_who_may_start_afresh_when_nobody_else_may_plays_on_and_wins() -> None:
    """If the only holder of the Crown dies, his player first draws a new character and has then won."""
    position = dead_at_the_crown().gone(2, out=True)
    lives.die(position.table, 1)
    lives.check_winner(position.table)
    assert (False, ()) == (position.table.over, position.table.winners)
    game = position.turn_of(0)
    assert (True, (0,)) == (game.table.over, game.table.winners)


@pytest.mark.rule("TA-25")
def test_who_alone_reached_the_crown_is_saved() -> None:
    """A saved game keeps which character alone reached the Crown; older saved games follow the old rule."""
    table = Position("elf", "warrior").crown_reached(1).table
    saved = table.to_data()
    assert 1 == Talisman().load(saved).crowned
    del saved["crowned"], saved["removed"], saved["left_trophies"]
    assert (-1, [], []) == ((loaded := Talisman().load(saved)).crowned, loaded.removed, loaded.left_trophies)


# The winner.


@pytest.mark.rule("TR-21a", "TD-53", "TA-25")
def test_the_last_on_the_board_wins() -> None:
    """After the Crown was reached, the last character on the board wins, wherever it stands."""
    game = killed(Position("elf", "warrior").crown_reached().dice(1))
    assert (True, (1,), None) == (game.table.over, game.table.winners, game.asked)


@pytest.mark.rule("TR-21a", "TD-53", "TA-25")
def test_who_reaches_the_crown_while_all_others_wait_has_won() -> None:
    """A character that reaches the Crown while all other players wait wins, for they get no new characters."""
    position = Position("elf", "warrior", "monk").gone(0).gone(2).at(1, "valley-of-fire", "pits")
    game = position.holding(1, "talisman").turn_of(1).choose("go crown-of-command")
    assert (True, (1,)) == (game.table.over, game.table.winners)


@pytest.mark.rule("TD-53")
@pytest.mark.parametrize("out", [(0, 2), (2, 0)])
def test_all_others_out_before_anybody_dies_again(out: tuple[int, int]) -> None:
    """With two of three players out, the third has won at the end of the turn at the latest."""
    position = Position("elf", "warrior", "monk").crown_reached().at(1, "crown-of-command")
    for seat in out:
        position.gone(seat, out=True)
    game = position.turn_of(1)
    assert (True, (1,)) == (game.table.over, game.table.winners)


@pytest.mark.rule("TD-38", "TR-21a")
@pytest.mark.card("adventure:pestilence")
def test_if_nobody_is_left_the_game_is_drawn() -> None:
    """If the last two characters die at once after the Crown was reached, the game is drawn."""
    position = Position("warrior", "dwarf").crown_reached().at(0, "village").having(0, lives=1).having(1, lives=1)
    game = position.deck("pestilence").dice(1).turn_of(0).choose("go fields-n clockwise")
    assert (True, ()) == (game.table.over, game.table.winners)
