"""Tests of the turn: its phases, order, missed turns, turns in a row, and effects lasting rounds (TR-10, TR-G).

The Graveyard asks nothing of a neutral character: a turn that ends there is over at once.
"""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.table import SPACE_NUMBER
from tests.talisman.positions import Playing, Position


def phase(game: Playing) -> str:
    """Returns the phase of the turn as every player sees it."""
    view: Any = Talisman().view(game.table, 0)
    return str(view["phase"])


# Phases and players.


@pytest.mark.rule("TR-10a")
def test_first_movement_then_encounter() -> None:
    """A turn is movement, then encounter; cards where the turn begins are not encountered."""
    game = Position("warrior", "elf").at(0, "fields-n").lying("fields-n", "sword").dice(1).turn_of(0)
    assert ("movement", "prompt-path") == (phase(game), game.prompt)
    game = Position("warrior", "elf").at(0, "fields-n").lying("village", "sword").dice(1).turn_of(0)
    game.choose("go village anticlockwise")
    assert ("encounter", ["pass", "take sword"]) == (phase(game), game.offered)


@pytest.mark.rule("TR-10b")
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_to_the_left(seat: int, following: int) -> None:
    """When a turn is over, the next player to the left has a turn, and the first again after the last."""
    game = Position("warrior", "dwarf", "troll").at(seat, "fields-n").dice(1, 4).turn_of(seat)
    game.choose("go graveyard clockwise")
    assert (following, following, "prompt-path") == (game.asked, game.table.turn, game.prompt)


@pytest.mark.rule("TR-10b")
def test_players_who_are_out_have_no_turn() -> None:
    """Players who are out are passed over."""
    position = Position("warrior", "elf", "troll", "monk").gone(1, out=True).gone(2, out=True).having(0, missed=1)
    assert 3 == position.dice(1).turn_of(0).asked


@pytest.mark.rule("TR-G1")
def test_each_player_moves_his_own_character() -> None:
    """The active player moves only the player's own character."""
    game = Position("warrior", "troll").at(0, "fields-n").at(1, "fields-n").dice(1, 2).turn_of(0)
    game.choose("go graveyard clockwise")
    assert ("graveyard", "fields-n", 1) == (game.where(0), game.where(1), game.asked)


# Turns missed and turns in a row.


@pytest.mark.rule("TR-10b", "TD-49")
def test_missed_turns_pass_without_anything() -> None:
    """A player who misses two turns is passed over twice."""
    game = Position("warrior", "troll").having(0, missed=2).having(1, missed=1).dice(1).turn_of(0)
    assert (1, 4) == (game.asked, game.table.turn_number)
    assert (0, 0) == (game.character(0).missed, game.character(1).missed)
    assert ("tavern", "crags") == (game.where(0), game.where(1))


@pytest.mark.rule("TR-11a.2", "TR-10b")
@pytest.mark.card("spell:temporal-warp")
def test_temporal_warp_takes_three_turns_in_a_row() -> None:
    """Temporal Warp gives the current turn and two more, and then the next player has a turn."""
    position = Position("druid", "warrior").at(0, "fields-n").spells(0, "temporal-warp").dice(1, 2, 2, 1)
    game = position.turn_of(0).choose("cast temporal-warp 0").choose("go graveyard clockwise")
    assert (0, 2, "prompt-path") == (game.asked, game.table.turn_number, game.prompt)
    game.choose("go village anticlockwise").choose("no")
    assert (0, 3, "prompt-path") == (game.asked, game.table.turn_number, game.prompt)
    game.choose("go graveyard clockwise")
    assert (1, 4, "prompt-path") == (game.asked, game.table.turn_number, game.prompt)


@pytest.mark.rule("TR-11a.2")
@pytest.mark.card("spell:temporal-warp")
def test_turns_in_a_row_end_with_the_character() -> None:
    """A player whose character dies in the first of three turns in a row loses the others."""
    position = Position("elf", "warrior").at(0, "fields-n").having(0, lives=1, extra_turns=2).dice(1, 1)
    game = position.turn_of(0).choose("go graveyard clockwise")
    assert (False, 1) == (game.character(0).alive, game.asked)


# Effects that last for rounds.


@pytest.mark.rule("TR-G2", "TA-52", "TD-66")
@pytest.mark.card("adventure:blizzard")
def test_a_blizzard_slows_everybody_for_two_rounds() -> None:
    """During a Blizzard everybody moves one space without a roll until the drawer's second next turn."""
    position = Position("warrior", "troll").at(0, "village").at(1, "fields-n").deck("blizzard", "ring").dice(1, 4)
    game = position.turn_of(0).choose("go fields-n clockwise").choose("encounter-space")
    assert (1, ["go graveyard clockwise", "go village anticlockwise"]) == (game.asked, game.offered)
    game.choose("go graveyard clockwise")
    assert (0, ["go graveyard clockwise", "go village anticlockwise"]) == (game.asked, game.offered)
    game.choose("go graveyard clockwise").choose("encounter-space")
    assert (1, ["go woods-n clockwise", "go fields-n anticlockwise"]) == (game.asked, game.offered)
    assert ["blizzard"] == [game.thing(card) for card in game.table.beside]
    game.choose("go fields-n anticlockwise").choose("pass")
    assert (0, ["go chapel clockwise", "go forest anticlockwise"]) == (game.asked, game.offered[:2])
    assert ["blizzard"] == [game.thing(card) for card in game.table.discarded]


@pytest.mark.rule("TA-52")
@pytest.mark.card("adventure:blizzard")
def test_a_blizzard_of_somebody_who_is_out_ends_all_the_same() -> None:
    """The rounds of a Blizzard whose player is out are counted by the next player to the left."""
    position = Position("warrior", "troll", "dwarf").beside(1, "blizzard", 1).gone(1, out=True)
    game = position.dice(3).turn_of(2)
    assert ["blizzard"] == [game.thing(card) for card in game.table.discarded]


@pytest.mark.rule("TA-52")
@pytest.mark.card("adventure:blizzard")
def test_a_blizzard_goes_on_while_its_player_waits_for_a_new_character() -> None:
    """The rounds of a Blizzard go on while its player waits for a new character."""
    position = Position("warrior", "troll").at(0, "fields-n").beside(1, "blizzard", 1).gone(1).dice(3)
    position.table.unused = ["character:dwarf"]
    game = position.turn_of(0)
    assert ["go graveyard clockwise", "go village anticlockwise"] == game.offered
    game.choose("go graveyard clockwise")
    assert (1, ["blizzard"]) == (game.asked, [game.thing(card) for card in game.table.discarded])


@pytest.mark.rule("TA-52", "TR-9f.2")
@pytest.mark.card("spell:hex")
@pytest.mark.parametrize(("seat", "rounds", "left"), [(0, 3, 2), (0, 1, 0), (1, 1, 1)])
def test_a_hex_lasts_for_rounds_of_its_caster(seat: int, rounds: int, left: int) -> None:
    """A Hex loses a round with each turn of its caster and then goes to the used Spells."""
    position = Position("warrior", "troll").lying("ruins", "hex").dice(1)
    hex = position.table.lying[SPACE_NUMBER["space:ruins"]][0]
    position.table.cards[hex].owner, position.table.cards[hex].counters = 0, rounds
    game = position.turn_of(seat)
    assert (["hex"] if left else [], left) == (game.lying("ruins"), game.table.cards[hex].counters)
    assert ([] if left else [hex]) == game.table.used_spells


@pytest.mark.rule("TD-60", "TA-52")
@pytest.mark.card("spell:destroy-magic")
@pytest.mark.parametrize(("seat", "works"), [(0, True), (1, False)])
def test_destroy_magic_lasts_until_its_caster_plays_again(seat: int, works: bool) -> None:
    """Under Destroy Magic the Ring counts again when the caster's next turn begins, and not before."""
    position = Position("warrior", "troll").holding(0, "ring").dice(1)
    position.table.magic_destroyed_by = 0
    view: Any = Talisman().view(position.turn_of(seat).table, 1)
    assert (5 if works else 4) == view["seats"]["0"]["total_strength"]


# The course of play.


@pytest.mark.rule("TR-13a.2", "TD-64")
def test_who_is_moved_on_the_turn_of_another_meets_nothing() -> None:
    """An attacked Warrior who fulfils his quest goes to the Cave and encounters nothing; the attacker's turn ends."""
    position = Position("warrior", "troll").at(0, "village").at(1, "fields-n").having(0, quest=1).dice(1, 1, 6, 5, 1)
    game = position.lying("warlocks-cave", "ring").turn_of(1).choose("go village anticlockwise")
    game.choose("encounter 0").choose("take-life")
    assert ("warlocks-cave", ["ring"], 0, "prompt-path") == (
        game.where(0),
        game.lying("warlocks-cave"),
        game.asked,
        game.prompt,
    )


@pytest.mark.rule("TR-G3")
def test_the_space_or_a_character_in_it() -> None:
    """On arrival a character carries out the instruction of the space or encounters a character there."""
    position = Position("warrior", "elf").at(0, "fields-n").at(1, "village").deck("bear").dice(1, 6, 5, 1, 2)
    game = position.turn_of(0).choose("go village anticlockwise")
    assert ["encounter-space", "encounter 1"] == game.offered
    game.choose("encounter 1").choose("take-life")
    assert (3, 1, "prompt-path") == (game.character(1).lives, game.asked, game.prompt)


@pytest.mark.rule("TR-G4")
def test_drawn_cards_are_adventure_cards() -> None:
    """Where a space says to draw, Adventure cards are drawn, not Spells."""
    game = Position("warrior", "elf").at(0, "village").deck("ring").dice(1).turn_of(0).choose("go fields-n clockwise")
    assert ["pass", "take ring"] == game.offered
    assert (127, 30) == (len(game.table.deck), len(game.table.spell_deck))


@pytest.mark.rule("TR-G5")
@pytest.mark.parametrize(
    ("rolls", "prompt", "left"),
    [((6, 5, 1), "prompt-take", ["ring"]), ((1, 1, 6, 1), "prompt-path", ["ring", "bear"])],
)
def test_an_enemy_is_dealt_with_before_objects_are_taken(rolls: tuple[int, ...], prompt: str, left: list[str]) -> None:
    """The Bear is fought before the Ring may be taken; a player who loses gets nothing."""
    position = Position("warrior", "elf").at(0, "village").lying("fields-n", "ring", "bear").dice(1, *rolls)
    game = position.turn_of(0).choose("go fields-n clockwise")
    assert (prompt, left) == (game.prompt, game.lying("fields-n"))


# Effects that begin or end with a turn.


@pytest.mark.rule("TR-8.1", "TR-10b")
@pytest.mark.card("character:philosopher")
def test_the_philosopher_may_look_at_the_top_card() -> None:
    """The Philosopher alone may look at the top card at the start of his turn."""
    game = Position("philosopher", "troll").deck("ring").dice(1).turn_of(0)
    assert ("prompt-look-at-top", ["look", "pass"]) == (game.prompt, game.offered)
    game.choose("look")
    known: Any = [Talisman().view(game.table, seat)["deck_known"] for seat in range(2)]
    assert (["adventure:ring", ""], ["", ""]) == (known[0][:2], known[1][:2])
    game = Position("philosopher", "troll").deck("ring").dice(1).turn_of(0).choose("pass")
    unknown: Any = Talisman().view(game.table, 0)["deck_known"]
    assert "" == unknown[0]


@pytest.mark.rule("TD-31", "TR-10b")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 0)])
def test_a_turn_spent_as_a_toad_counts(before: int, after: int) -> None:
    """A toad's turn counts also when it is missed, and after the last one the character is itself again."""
    position = Position("warrior", "troll").having(0, toad=before, gold=0, missed=1).dice(1)
    assert after == position.turn_of(0).character(0).toad


@pytest.mark.rule("TD-31")
@pytest.mark.card("adventure:witch")
@pytest.mark.parametrize("toad", [0, 1, 2])
def test_the_turn_of_the_change_does_not_count(toad: int) -> None:
    """A character turned into a toad by the Witch on its own turn has three toad turns to go, toad or not before."""
    position = Position("warrior", "troll").at(0, "village").having(0, toad=toad, gold=0).lying("fields-n", "witch")
    game = position.dice(*([1] if not toad else []), 1, 1).turn_of(0).choose("go fields-n clockwise")
    assert (1, 3) == (game.asked, game.character(0).toad)


@pytest.mark.rule("TR-9f.1", "TR-10b")
@pytest.mark.card("spell:destroy-magic")
def test_spells_for_the_end_of_a_turn() -> None:
    """Spells for the end of a turn are asked for last, and those for its start first."""
    game = Position("druid", "troll").at(0, "fields-n").spells(0, "destroy-magic").dice(1).turn_of(0)
    assert ("start", "prompt-moment-turn-start") == (phase(game), game.prompt)
    game.choose("pass").choose("go graveyard clockwise")
    assert ("end", "prompt-moment-turn-end", ["pass", "cast destroy-magic"]) == (phase(game), game.prompt, game.offered)


def told(rule: str, *row: Any) -> Any:
    """Returns a row: the rule, the message, the space, the Warrior's cards, the dice, the choices."""
    return pytest.param(*row, marks=pytest.mark.rule(rule))


@pytest.mark.parametrize(
    ("id", "space", "has", "rolls", "choices"),
    [
        told("TD-49", "log-misses-turn", "city", {"missed": 1}, (1,), ()),
        told("TR-11o.2", "log-built-raft", "woods-n", {}, (1,), ("build-raft",)),
        told("TR-11x.2", "log-portal-opens", "portal-of-power", {}, (1, 1, 1, 1), ("open-portal 1", "open-with craft")),
        told("TR-11x.3", "log-portal-shut", "portal-of-power", {}, (1, 6, 6, 1), ("open-portal 1", "open-with craft")),
        told("TD-65", "log-still-held", "temple", {"held_until": (4, 5, 6)}, (1,), ()),
        told("TR-14g", "log-werewolf", "werewolf-den", {}, (6, 6, 1, 1, 1, 1), ("stay",)),
        told("TR-14c.1", "log-death-rolled", "dice-with-death", {}, (6, 6, 1, 1, 1), ("stay",)),
        told("TA-25", "log-reached-crown", "valley-of-fire", {}, (1, 1), ("go crown-of-command",)),
        told("TR-9h.2", "log-command", "crown-of-command", {}, (1, 1), ()),
    ],
)
def test_what_happens_is_told(
    id: str, space: str, has: dict[str, Any], rolls: tuple[int, ...], choices: tuple[str, ...]
) -> None:
    """The log tells every player what the board alone would not show."""
    position = Position("warrior", "troll").at(0, space).having(0, **has).holding(0, "axe", "talisman").dice(*rolls)
    if space == "crown-of-command":
        position.crown_reached()
    game = position.turn_of(0)
    for choice in choices:
        game.choose(choice)
    assert 1 == len([line for line in game.game.log if line.message.id == id and line.only is None])
