"""Tests of the Warlock's six quests (TD-64): the task and the reward of each."""

from __future__ import annotations

import pytest

from tests.talisman.positions import Playing, Position

HERE = "fields-n"


def on_quest(quest: int, **given: int) -> Position:
    """Sets up a position: the Warrior has this quest; a Troll far away misses its turns."""
    return Position("warrior", "troll").at(1, "oasis").having(1, missed=9).having(0, quest=quest, **given)


def done(game: Playing) -> bool:
    """Whether the quest is fulfilled: the character is in the Cave, with a Talisman."""
    state = (game.where(0), game.objects(0), game.character(0).quest)
    return state == ("warlocks-cave", ["talisman"], 0)


# Tasks of the quests.


@pytest.mark.rule("TD-64", "TR-16i.3")
@pytest.mark.parametrize(("spoils", "fulfilled"), [("take-life", True), ("take-gold", False)])
def test_taking_a_life(spoils: str, fulfilled: bool) -> None:
    """The first quest wants a life, not gold, won from another character; the fight ends the turn as usual."""
    game = on_quest(1).at(1, HERE).dice(6, 6, 1).arrives(0, HERE).choose("encounter 1").choose(spoils)
    assert (fulfilled, True, None) == (done(game), game.table.turn_over, game.asked)


@pytest.mark.rule("TD-64")
@pytest.mark.parametrize("quest", [0, 2, 3, 4, 5, 6])
def test_a_life_taken_on_another_quest(quest: int) -> None:
    """A life taken from a character does not fulfil any other quest."""
    game = on_quest(quest, gold=0).at(1, HERE).dice(6, 6, 1).arrives(0, HERE).choose("encounter 1").choose("take-life")
    assert (HERE, [], quest) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64")
@pytest.mark.parametrize("quest", [0, 1, 3, 4, 5, 6])
def test_an_enemy_killed_on_another_quest(quest: int) -> None:
    """A killed enemy does not fulfil a quest of another kind."""
    game = on_quest(quest, gold=0).lying(HERE, "bear").dice(6, 6, 1).arrives(0, HERE)
    assert (HERE, [], quest) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64")
def test_taking_a_life_in_defence() -> None:
    """A life won in defence fulfils the quest as well; the attacker's turn ends."""
    game = on_quest(1).at(0, HERE).dice(1, 6, 6).arrives(1, HERE).choose("encounter 0").choose("take-life")
    assert (True, 3, True) == (done(game), game.character(1).lives, game.table.turn_over)


@pytest.mark.rule("TD-64")
def test_killing_an_enemy() -> None:
    """The second quest wants a killed enemy; other cards stay in the space, and the Cave is encountered."""
    game = on_quest(2).lying(HERE, "bear", "sword").dice(6, 6, 1).arrives(0, HERE)
    assert done(game)
    assert (["bear"], ["sword"], False) == (game.trophies(0), game.lying(HERE), game.table.turn_over)


@pytest.mark.rule("TD-64", "TR-13a.2", "TD-12")
def test_enemies_left_behind() -> None:
    """When a quest leads away, a group killed together becomes trophies, and unmet enemies stay face up."""
    game = on_quest(2).lying(HERE, "wolf", "wild-boar").dice(6, 6, 1).arrives(0, HERE)
    assert (True, ["wolf", "wild-boar"], []) == (done(game), game.trophies(0), game.lying(HERE))
    position = on_quest(2).lying(HERE, "chinese-dragon", "bear").having(0, strength=9, craft=9)
    game = position.dice(6, 1).arrives(0, HERE)
    assert (True, ["chinese-dragon"], ["bear"]) == (done(game), game.trophies(0), game.lying(HERE))
    assert ([], "warlocks-cave") == (game.dice_left, game.where(0))


@pytest.mark.rule("TD-64", "TD-58")
def test_killing_a_being_without_a_card() -> None:
    """A being killed without a card fulfils the quest as well."""
    assert done(on_quest(2).dice(2, 6, 6, 1).arrives(0, "tavern"))


@pytest.mark.rule("TD-64")
def test_an_enemy_that_survives_does_not_count() -> None:
    """A drawn or lost fight with an enemy leaves the quest open."""
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
    """A follower, a magic object, 3 gold or 2 gold are handed over at any moment of the own turn, anywhere."""
    position = on_quest(quest, gold=3).holding(0, "cross", "sword").followed(0, "maiden").at(0, "village").dice(1, 4)
    game = position.turn_of(0)
    assert [gift] == [option for option in map(game.words, game.game.asides(0)) if option.startswith("fulfil")]
    game.aside(0, gift)
    assert (*left,) == ([o for o in game.objects(0) if o != "talisman"], game.followers(0), game.character(0).gold)
    assert ("warlocks-cave", True) == (game.where(0), "talisman" in game.objects(0))


@pytest.mark.rule("TD-64", "TR-6f.1")
@pytest.mark.parametrize(("quest", "gold"), [(3, 3), (4, 3), (5, 2), (6, 1)])
def test_nothing_to_give(quest: int, gold: int) -> None:
    """A character without the demanded gift is offered nothing, and a Poltergeist cannot be handed over."""
    position = on_quest(quest, gold=gold).holding(0, "sword").followed(0, "poltergeist").at(0, "village")
    game = position.turn_of(0)
    assert ["put-down sword"] == [game.words(option) for option in game.game.asides(0)]


@pytest.mark.rule("TD-64")
def test_gifts_are_for_the_own_turn() -> None:
    """A gift for a quest cannot be handed over on another player's turn."""
    game = on_quest(6, gold=2).at(1, "village").having(1, missed=0).dice(1).turn_of(1)
    assert [] == list(game.game.asides(0))


# Consequences.


@pytest.mark.rule("TD-64", "TR-13a.2")
def test_no_new_quest_in_the_same_turn() -> None:
    """After a gift the Cave is encountered, but its Warlock gives a new quest only on a later turn."""
    position = on_quest(6, gold=2).at(0, "village").dice(1, 1)
    game = position.lying("warlocks-cave", "sword").turn_of(0).aside(0, "fulfil 2")
    assert ("warlocks-cave", "prompt-take") == (game.where(0), game.prompt)
    game.choose("pass")
    assert (0, "prompt-path") == (game.asked, game.prompt)  # the next turn already
    game = on_quest(0).arrives(0, "warlocks-cave")
    assert "prompt-follow-instruction" == game.prompt


@pytest.mark.rule("TD-64")
def test_no_second_quest_while_one_is_open() -> None:
    """A character that comes to the Cave with an open quest gets no second quest."""
    game = on_quest(1).arrives(0, "warlocks-cave")
    assert (None, 1) == (game.asked, game.character(0).quest)


@pytest.mark.rule("TD-64")
def test_fulfilled_in_the_cave_itself() -> None:
    """A quest fulfilled in the Cave itself moves nobody, and the turn goes on."""
    game = on_quest(6, gold=2).at(0, "warlocks-cave").dice(1, 4).turn_of(0).aside(0, "fulfil 2")
    assert (["talisman"], "prompt-path") == (game.objects(0), game.prompt)
    game.choose("go desert-e clockwise")
    assert ("desert-e", 3, "prompt-path") == (game.where(0), game.character(0).lives, game.prompt)


@pytest.mark.rule("TD-64", "TR-11g")
def test_fulfilled_at_the_crown() -> None:
    """A quest fulfilled at the Crown of Command gives the Talisman there, and the character stays."""
    position = on_quest(1).at(0, "crown-of-command").at(1, "crown-of-command").having(1, missed=0).crown_reached()
    game = position.dice(6, 6, 1).turn_of(0).choose("take-life")
    assert ("crown-of-command", ["talisman"], 0) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64", "TD-9")
def test_no_talisman_left() -> None:
    """A quest fulfilled when the stack of Talismans is empty gives nothing."""
    position = on_quest(6, gold=2).at(0, "village").lying("oasis", *["talisman"] * 9).dice(1, 4)
    game = position.turn_of(0).aside(0, "fulfil 2")
    assert ("warlocks-cave", [], 0) == (game.where(0), game.objects(0), game.character(0).quest)


@pytest.mark.rule("TD-64", "TR-5e.2")
def test_a_talisman_too_many() -> None:
    """A Talisman received as a fifth object makes the character leave a surplus object in the Cave."""
    position = on_quest(6, gold=2).holding(0, "sword", "axe", "shield", "helmet").at(0, "village").dice(1, 4)
    game = position.turn_of(0).aside(0, "fulfil 2")
    assert "prompt-drop-surplus" == game.prompt
    game.choose("drop helmet")
    assert ["helmet"] == game.lying("warlocks-cave")
    assert ["sword", "axe", "shield", "talisman"] == game.objects(0)
