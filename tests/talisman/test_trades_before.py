"""Tests that trophies can be traded before every encounter (TD-61)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import ADVENTURE, SPACES
from inglenook.talisman.dsl.terms import INNER, ORDER_NUMBER, PLACE
from inglenook.talisman.rules.spaces.encounters import FollowInstruction, MeetCards
from inglenook.talisman.table import SPACE_NUMBER
from tests.talisman.positions import Playing, Position

MET = [card for card in ADVENTURE if ORDER_NUMBER[card.kind] != 5]
"""Events, enemies, spirits, strangers and places: what happens to whoever meets it."""

INSTRUCTIONS = [space for space in SPACES.values() if space.region == INNER or space.effects]


def can_trade(game: Playing) -> bool:
    """Whether the asked player can trade trophies now, in answer to the question or beside it."""
    if game.asked != 0:
        return False
    beside = [option.verb for option in game.game.asides(0)]
    return "trade-trophies" in [*beside, *[text.partition(" ")[0] for text in game.offered]]


def trader() -> Position:
    """Returns a game with a character whose trophies include a Dragon, worth 7 points for one counter."""
    return Position("warrior", "troll", "monk").trophies(0, "dragon").having(0, strength=9, craft=9, lives=9)


@pytest.mark.rule("TD-61", "TR-1d.2")
@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "after another"])
@pytest.mark.parametrize("name", [card.name for card in MET])
def test_before_every_card(name: str, drawn: bool) -> None:
    """Trophies can be traded before the effect of every card, whether it is met first or after another card."""
    position = trader().at(0, "fields-n").lying("fields-n", name)
    card = position.table.lying[SPACE_NUMBER["space:fields-n"]][0]
    if drawn:
        position.table.drawn = [card]
    else:
        position.lying("fields-n", "sword")
        position.table.met = [position.table.lying[SPACE_NUMBER["space:fields-n"]][1]]
    position.dice(*[4] * 9)
    game = position.start(MeetCards(0))
    assert can_trade(game)
    assert (9, 9, 9, []) == (
        game.character(0).lives,
        game.character(0).strength,
        game.character(0).craft,
        [line.id for line in game.log() if line.id in ("log-meets", "log-scores", "log-rolled")],
    )


@pytest.mark.rule("TD-61", "TR-12a.7")
@pytest.mark.parametrize("id", [space.id for space in INSTRUCTIONS])
def test_before_every_instruction(id: str) -> None:
    """Trophies can be traded before the instruction of a space, in all three regions, after a card was met."""
    name = id.partition(":")[2]
    if name == "crown-of-command":
        return  # the question whom to name comes first in any case
    position = trader().at(0, name).lying(name, "sword").dice(*[4] * 9)
    position.table.met = [position.table.lying[SPACE_NUMBER[id]][0]]
    game = position.start(FollowInstruction(0))
    assert can_trade(game)
    assert 9 == game.character(0).lives


@pytest.mark.rule("TD-61")
def test_places_are_among_them() -> None:
    """Trophies can be traded before every place, also before places that must be entered."""
    assert {card.name for card in MET if card.kind == PLACE and card.must} >= {"cave", "marsh", "maze"}


@pytest.mark.rule("TD-61", "TR-1d.2")
def test_a_trade_helps_against_the_place_that_was_drawn() -> None:
    """A counter traded for the Dragon gives Strength 5, with which the drawn Marsh does not hold the character."""
    position = Position("warrior", "troll", "monk").trophies(0, "dragon").deck("marsh")
    game = position.arrives(0, "fields-n")
    assert ("prompt-before-next", ["pass", "trade-trophies strength 1"]) == (game.prompt, game.offered)
    game.choose("trade-trophies strength 1")
    assert (5, 0) == (game.character(0).strength, game.character(0).missed)


@pytest.mark.rule("TD-61", "KR-36")
def test_games_of_the_first_edition_are_asked_as_they_were() -> None:
    """Records of the first edition have no question for trades before a first card, and replay without it."""
    position = Position("warrior", "troll", "monk", house={"fewer_trades": 1}).trophies(0, "dragon").deck("marsh")
    game = position.dice(1).arrives(0, "fields-n")
    assert (["dragon"], 1) == (game.trophies(0), game.character(0).missed)
    assert "log-meets" in [line.id for line in game.log()]
