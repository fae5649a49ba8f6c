"""Tests of effects announced for later: each announcement counts and survives saving the game (LR-10.13)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Later
from inglenook.lotr.dsl.facade import add_burdens, add_twilight
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.state import Waiting
from tests.lotr.cards.standing import burdens, standing
from tests.lotr.samples import companion, condition, minion

WINS = Happening(terms.WINS, COMPANION)
HERO = companion("Hero", strength=9)
ORC = minion("Orc", strength=3, vitality=3)


@pytest.mark.rule("LR-10.13")
@pytest.mark.parametrize("optional", [False, True])
def test_what_is_announced_twice_follows_twice(optional: bool) -> None:
    """An ability used twice in a phase announces two burdens."""
    omen = condition("Omen", Action((terms.SKIRMISH,), (Later(WINS, (add_burdens(1),), optional=optional),)))
    at = standing(4)
    card, hero, orc = at.play(omen), at.play(HERO), at.play(ORC)
    game = at.skirmish(hero, orc).choose("use", card)
    game.pass_()  # the Shadow player
    game.choose("use", card).passes()
    for _time in range(2):
        if optional:
            game.choose("respond", card)
        else:
            while game.prompt == "prompt-required-order" and game.offered("respond", card):
                game.choose("respond", card)
    assert 2 == burdens(game)


@pytest.mark.rule("LR-10.13")
def test_two_things_that_one_ability_announces() -> None:
    """If one ability announces two effects, both take place."""
    omen = condition(
        "Double Omen",
        Action((terms.SKIRMISH,), (Later(WINS, (add_burdens(1),)), Later(WINS, (add_twilight(2),)))),
    )
    at = standing(4)
    card, hero, orc = at.play(omen), at.play(HERO), at.play(ORC)
    game = at.skirmish(hero, orc).choose("use", card).passes()
    while game.prompt == "prompt-required-order":
        game.choose("respond" if game.offered("respond", card) else "suffer")
    assert (1, 2) == (burdens(game), game.table.twilight)


@pytest.mark.rule("KR-9")
def test_what_was_announced_before_places_were_counted() -> None:
    """A saved game without the places of announced effects still loads."""
    waiting = Waiting("1U29", 3, 0, 1, "0-effects-1", (), (), terms.THIS_PHASE, place=2)
    saved = waiting.to_data()
    assert isinstance(saved, list)
    assert (2, 0) == (Waiting.from_data(saved).place, Waiting.from_data(saved[:-1]).place)
