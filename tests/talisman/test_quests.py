"""The Warlock's quests (TD-64): what each of the six wants, and what it brings."""

from __future__ import annotations

import pytest

from tests.talisman.positions import Playing, Position

HERE = "fields-n"


def on_quest(quest: int, **given: int) -> Position:
    """Sets up a position: the Warrior is on this quest; a Troll far away misses its turns."""
    return Position("warrior", "troll").at(1, "oasis").having(1, missed=9).having(0, quest=quest, **given)


def done(game: Playing) -> bool:
    """Whether the quest is done: the character in the Cave, with a Talisman."""
    state = (game.where(0), game.objects(0), game.character(0).quest)
    return state == ("warlocks-cave", ["talisman"], 0)


# Tasks of the quests.


@pytest.mark.rule("TD-64", "TR-16i.3")
@pytest.mark.parametrize(("spoils", "fulfilled"), [("take-life", True), ("take-gold", False)])
def test_taking_a_life(spoils: str, fulfilled: bool) -> None:
    """Taking a life. The first quest: a life won from another character, not gold; the fight ends the turn all the
    same.
    """
    game = on_quest(1).at(1, HERE).dice(6, 6, 1).arrives(0, HERE).choose("encounter 1").choose(spoils)
    assert (fulfilled, True, None) == (done(game), game.table.turn_over, game.asked)


@pytest.mark.rule("TD-64")
@pytest.mark.parametrize("quest", [0, 2, 3, 4, 5, 6])
def test_a_life_taken_on_another_quest(quest: int) -> None:
    """A life taken on another quest: it does nothing for the other quests, nor for whoever has none."""
    game = on_quest(quest, gold=0).at(1, HERE).dice(6, 6, 1).arrives(0, HERE).choose("encounter 1").choose("take-life")
    assert (HERE, [], quest) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64")
@pytest.mark.parametrize("quest", [0, 1, 3, 4, 5, 6])
def test_an_enemy_killed_on_another_quest(quest: int) -> None:
    """An enemy killed on another quest does not count."""
    game = on_quest(quest, gold=0).lying(HERE, "bear").dice(6, 6, 1).arrives(0, HERE)
    assert (HERE, [], quest) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64")
def test_taking_a_life_in_defence() -> None:
    """Taking a life in defence. It counts as well when the character was attacked; the attacker's turn ends."""
    game = on_quest(1).at(0, HERE).dice(1, 6, 6).arrives(1, HERE).choose("encounter 0").choose("take-life")
    assert (True, 3, True) == (done(game), game.character(1).lives, game.table.turn_over)


@pytest.mark.rule("TD-64")
def test_killing_an_enemy() -> None:
    """Killing an enemy. The second quest: any enemy; what lay beside it stays, and the Cave is encountered."""
    game = on_quest(2).lying(HERE, "bear", "sword").dice(6, 6, 1).arrives(0, HERE)
    assert done(game)
    assert (["bear"], ["sword"], False) == (game.trophies(0), game.lying(HERE), game.table.turn_over)


@pytest.mark.rule("TD-64", "TR-13a.2", "TD-12")
def test_enemies_left_behind() -> None:
    """Killed together, all of a group are trophies; who fights for himself is left behind unmet, face up."""
    game = on_quest(2).lying(HERE, "wolf", "wild-boar").dice(6, 6, 1).arrives(0, HERE)
    assert (True, ["wolf", "wild-boar"], []) == (done(game), game.trophies(0), game.lying(HERE))
    position = on_quest(2).lying(HERE, "chinese-dragon", "bear").having(0, strength=9, craft=9)
    game = position.dice(6, 1).arrives(0, HERE)
    assert (True, ["chinese-dragon"], ["bear"]) == (done(game), game.trophies(0), game.lying(HERE))
    assert ([], "warlocks-cave") == (game.dice_left, game.where(0))


@pytest.mark.rule("TD-64", "TD-58")
def test_killing_a_being_without_a_card() -> None:
    """A being without a card counts as well."""
    assert done(on_quest(2).dice(2, 6, 6, 1).arrives(0, "tavern"))


@pytest.mark.rule("TD-64")
def test_an_enemy_that_survives_does_not_count() -> None:
    """An enemy that survives does not count: after a draw or a lost fight the quest is still open."""
    game = on_quest(2).lying(HERE, "bear").dice(1, 1, 2).arrives(0, HERE)
    assert (2, HERE) == (game.character(0).quest, game.where(0))


@pytest.mark.rule("TD-64")
@pytest.mark.parametrize(
    ("quest", "gift", "left"),
    [
        (3, "fulfil maiden", (["cross", "sword"], [], 3)),
        (4, "fulfil cross", (["sword"], ["maiden"], 3)),
        (5, "fulfil 3", (["cross", "sword"], ["maiden"], 0)),
        (6, "fulfil 2", (["cross", "sword"], ["maiden"], 1)),
    ],
)
def test_gifts(quest: int, gift: str, left: tuple[list[str], list[str], int]) -> None:
    """A follower, a magic object, 3 gold or 2 gold, handed over at any moment of the player's own turn, wherever one
    is.
    """
    position = on_quest(quest, gold=3).holding(0, "cross", "sword").followed(0, "maiden").at(0, "village").dice(1, 4)
    game = position.turn_of(0)
    assert [gift] == [option for option in map(game.words, game.game.asides(0)) if option.startswith("fulfil")]
    game.aside(0, gift)
    assert (*left,) == ([o for o in game.objects(0) if o != "talisman"], game.followers(0), game.character(0).gold)
    assert ("warlocks-cave", True) == (game.where(0), "talisman" in game.objects(0))


@pytest.mark.rule("TD-64", "TR-6f.1")
@pytest.mark.parametrize(("quest", "gold"), [(3, 3), (4, 3), (5, 2), (6, 1)])
def test_nothing_to_give(quest: int, gold: int) -> None:
    """Nothing to give. Without what is wanted nothing is offered; a Poltergeist cannot be given away."""
    position = on_quest(quest, gold=gold).holding(0, "sword").followed(0, "poltergeist").at(0, "village")
    game = position.turn_of(0)
    assert ["put-down sword"] == [game.words(option) for option in game.game.asides(0)]


@pytest.mark.rule("TD-64")
def test_gifts_are_for_the_own_turn() -> None:
    """Gifts are for the player's own turn: on another player's turn nothing can be handed over."""
    game = on_quest(6, gold=2).at(1, "village").having(1, missed=0).dice(1).turn_of(1)
    assert [] == list(game.game.asides(0))


# Consequences.


@pytest.mark.rule("TD-64", "TR-13a.2")
def test_no_new_quest_in_the_same_turn() -> None:
    """The Cave is encountered after a gift, but its master has no other quest in that turn; he has on the next."""
    position = on_quest(6, gold=2).at(0, "village").dice(1, 1)
    game = position.lying("warlocks-cave", "sword").turn_of(0).aside(0, "fulfil 2")
    assert ("warlocks-cave", "prompt-take") == (game.where(0), game.prompt)
    game.choose("pass")
    assert (0, "prompt-path") == (game.asked, game.prompt)  # the next turn already
    game = on_quest(0).arrives(0, "warlocks-cave")
    assert "prompt-follow-instruction" == game.prompt


@pytest.mark.rule("TD-64")
def test_no_second_quest_while_one_is_open() -> None:
    """A player who comes to the Cave with an open quest gets no other."""
    game = on_quest(1).arrives(0, "warlocks-cave")
    assert (None, 1) == (game.asked, game.character(0).quest)


@pytest.mark.rule("TD-64")
def test_fulfilled_in_the_cave_itself() -> None:
    """A player who is there already is not moved: the turn goes on as it was."""
    game = on_quest(6, gold=2).at(0, "warlocks-cave").dice(1, 4).turn_of(0).aside(0, "fulfil 2")
    assert (["talisman"], "prompt-path") == (game.objects(0), game.prompt)
    game.choose("go desert-e clockwise")
    assert ("desert-e", 3, "prompt-path") == (game.where(0), game.character(0).lives, game.prompt)


@pytest.mark.rule("TD-64", "TR-11g")
def test_fulfilled_at_the_crown() -> None:
    """Fulfilled at the Crown: at the Crown of Command the character stays and gets the Talisman."""
    position = on_quest(1).at(0, "crown-of-command").at(1, "crown-of-command").having(1, missed=0).crown_reached()
    game = position.dice(6, 6, 1).turn_of(0).choose("take-life")
    assert ("crown-of-command", ["talisman"], 0) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64", "TD-9")
def test_no_talisman_left() -> None:
    """No Talisman left: with none in the stack the quest is done for nothing."""
    position = on_quest(6, gold=2).at(0, "village").lying("oasis", *["talisman"] * 9).dice(1, 4)
    game = position.turn_of(0).aside(0, "fulfil 2")
    assert ("warlocks-cave", [], 0) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64", "TR-5e.2")
def test_a_talisman_too_many() -> None:
    """A fifth object is one too many: the surplus is left in the Cave."""
    position = on_quest(6, gold=2).holding(0, "sword", "axe", "shield", "helmet").at(0, "village").dice(1, 4)
    game = position.turn_of(0).aside(0, "fulfil 2")
    assert "prompt-drop-surplus" == game.prompt
    game.choose("drop helmet")
    assert ["helmet"] == game.lying("warlocks-cave")
    assert ["sword", "axe", "shield", "talisman"] == game.objects(0)
