"""Trophies can be traded in before everything that is met: the class of what TD-61 says about encounters."""

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
    """Whether the asked player can trade in trophies now, in answer to the question or beside it."""
    if game.asked != 0:
        return False
    beside = [option.verb for option in game.game.asides(0)]
    return "trade-trophies" in [*beside, *[text.partition(" ")[0] for text in game.offered]]


def trader() -> Position:
    """Returns a character with a Dragon among its trophies: 7 points, a counter."""
    return Position("warrior", "troll", "monk").trophies(0, "dragon").having(0, strength=9, craft=9, lives=9)


@pytest.mark.rule("TD-61", "TR-1d.2")
@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "after another"])
@pytest.mark.parametrize("name", [card.name for card in MET])
def test_before_every_card(name: str, drawn: bool) -> None:
    """Before every card: no effect of a card has happened at that question, whether it was drawn first or met after
    another card.
    """
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
    """Before every instruction: in all three regions, when a card was met before."""
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
    """Places are among them: also those that one must enter, and of which nobody asks whether one does."""
    assert {card.name for card in MET if card.kind == PLACE and card.must} >= {"cave", "marsh", "maze"}


@pytest.mark.rule("TD-61", "TR-1d.2")
def test_a_trade_helps_against_the_place_that_was_drawn() -> None:
    """The Marsh lets whoever has Strength 5 pass: a counter for the Dragon comes in time."""
    position = Position("warrior", "troll", "monk").trophies(0, "dragon").deck("marsh")
    game = position.arrives(0, "fields-n")
    assert ("prompt-before-next", ["pass", "trade-trophies strength 1"]) == (game.prompt, game.offered)
    game.choose("trade-trophies strength 1")
    assert (5, 0) == (game.character(0).strength, game.character(0).missed)


@pytest.mark.rule("TD-61", "KR-36")
def test_games_of_the_first_edition_are_asked_as_they_were() -> None:
    """A record of that time has no answer to the question before a first card: it is not asked there."""
    position = Position("warrior", "troll", "monk", house={"fewer_trades": 1}).trophies(0, "dragon").deck("marsh")
    game = position.dice(1).arrives(0, "fields-n")
    assert (["dragon"], 1) == (game.trophies(0), game.character(0).missed)
    assert "log-meets" in [line.id for line in game.log()]
