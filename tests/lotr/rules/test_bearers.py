"""Tests of possessions, artifacts and conditions: their bearers and places (LR-11.24 to LR-11.32)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a, add_twilight, exert, keyword
from inglenook.lotr.dsl.filters import (
    COMPANION,
    CONDITION,
    DWARF,
    ENT,
    MINION,
    POSSESSION,
    RING_BEARER,
    That,
    WithKeyword,
)
from tests.lotr.positions import Position
from tests.lotr.samples import ally, artifact, companion, condition, fellowship_event, minion, possession

OTHERS = COMPANION & ~RING_BEARER
WAITING = ally("Waiting")
"""A card in hand that can always be played keeps the phase open."""
CLASSES = (terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS, terms.ARMOR_CLASS, "cloak", terms.MOUNT_CLASS)


def item(kind: str = "", **facts: Any) -> str:
    """Returns a possession of a class, for any companion but the Ring-bearer."""
    facts.setdefault("on", On(OTHERS))
    return possession(f"Item {kind}", item_class=kind, **facts)


# Possessions and artifacts.


@pytest.mark.rule("LR-11.24", "LR-11.25")
@pytest.mark.parametrize("kind", [possession, artifact])
def test_an_item_is_played_under_a_character(kind: Any) -> None:
    """A player chooses which companion or ally bears an item."""
    at = Position()
    hero, friend = at.play(companion()), at.play(ally())
    blade = kind("Blade", on=On(~MINION & ~CONDITION))
    at.hand(0, blade, WAITING)
    game = at.fellowship().choose("play", blade)
    assert {hero, friend, at.frodo()} <= set(game.choices("bear"))
    game.choose("bear", friend)
    assert game.in_play(blade) == list(game.table.cards[friend].borne)


@pytest.mark.rule("LR-11.24", "LR-11.30", "LX-16")
def test_an_item_whose_text_says_so_goes_to_the_support_area() -> None:
    """Pipeweed is played to the support area without a question about a bearer."""
    at = Position()
    leaf = possession("Leaf", keywords=(("pipeweed", 1),))
    at.play(companion())
    at.hand(0, leaf, WAITING)
    game = at.fellowship().choose("play", leaf)
    assert "prompt-fellowship-action" == game.prompt
    assert [NOTHING] == [game.table.cards[card].bearer for card in game.in_play(leaf)]


@pytest.mark.rule("LR-11.26")
def test_only_who_fits_may_bear_a_card() -> None:
    """A possession whose bearer must be a Dwarf can be played on Dwarves only, by choice."""
    axe = possession("Axe", on=On(DWARF))
    at = Position()
    at.play(companion(race="elf"))
    at.hand(0, axe, WAITING)
    assert not at.fellowship().offered("play", axe)
    at = Position()
    at.play(companion(race="elf"))
    dwarves = [at.play(companion(race="dwarf")), at.play(companion(race="dwarf"))]
    at.play(companion(race="dwarf"), seat=1)
    at.hand(0, axe, WAITING)
    assert dwarves == at.fellowship().choose("play", axe).choices("bear")


@pytest.mark.rule("LR-11.27", "LR-11.28", "LX-15")
@pytest.mark.parametrize("kind", CLASSES)
def test_one_item_of_each_class(kind: str) -> None:
    """A companion may bear one item of each class, and no second of a class."""
    at = Position()
    hero = at.play(companion())
    for other in CLASSES:
        if other != kind:
            at.play(item(other), on=hero)
    at.hand(0, item(kind), item(kind), WAITING)
    game = at.fellowship()
    game.choose("play", game.options("play")[0].subject)
    assert 5 == len(game.table.cards[hero].borne)
    assert [WAITING] == [game.table.cards[option.subject].printed.id for option in game.options("play")]


@pytest.mark.rule("LR-11.27", "LG-51")
def test_possessions_and_artifacts_of_a_class_count_together() -> None:
    """A character with a hand weapon that is an artifact cannot bear a second hand weapon, and nothing is replaced."""
    at = Position()
    armed, bare = at.play(companion()), at.play(companion())
    sword = at.play(artifact("Sword", item_class=terms.HAND_WEAPON_CLASS, on=On(OTHERS)), on=armed)
    knife = item(terms.HAND_WEAPON_CLASS)
    at.hand(0, knife, WAITING)
    game = at.fellowship().choose("play", knife)
    assert (game.in_play(knife)[0],) == game.table.cards[bare].borne
    assert (sword,) == game.table.cards[armed].borne


@pytest.mark.rule("LR-11.27", "LG-76")
@pytest.mark.parametrize("kind", [terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS])
@pytest.mark.parametrize(("first", "second"), [(False, True), (True, False), (True, True)])
def test_a_weapon_that_may_be_borne_besides_another_is_one_of_two(kind: str, first: bool, second: bool) -> None:
    """A weapon that may be borne besides another makes two weapons possible, in either order, and no third."""
    plain, spare = item(kind), item(kind, on=On(OTHERS, extra_class=True))
    at = Position()
    hero = at.play(companion())
    at.play(spare if first else plain, on=hero)
    at.hand(0, spare if second else plain, spare, plain, WAITING)
    game = at.fellowship().choose("play", spare if second else plain)
    assert 2 == len(game.table.cards[hero].borne)
    assert [WAITING] == [game.table.cards[option.subject].printed.id for option in game.options("play")]


@pytest.mark.rule("LR-11.29", "LX-15")
def test_items_without_a_class_are_not_limited() -> None:
    """A companion may bear any number of items without a class."""
    at = Position()
    hero = at.play(companion())
    trinket = item()
    for _card in range(3):
        at.play(trinket, on=hero)
    at.hand(0, trinket, WAITING)
    game = at.fellowship().choose("play", trinket)
    assert 4 == len(game.table.cards[hero].borne)


@pytest.mark.rule("LG-52")
def test_an_item_stays_when_its_bearer_fits_no_longer() -> None:
    """An item for a ranger stays when its bearer is no longer a ranger."""
    ranger = WithKeyword("ranger")
    bow = item(terms.RANGED_WEAPON_CLASS, on=On(ranger))
    end = fellowship_event(Discard(a(CONDITION)))
    at = Position()
    hero = at.play(companion())
    at.play(condition("Training", Continuous((keyword("ranger"),), of=OTHERS)))
    at.hand(0, bow, bow, end, WAITING)
    game = at.fellowship().choose("play", bow).choose("play", end)
    assert 1 == len(game.table.cards[hero].borne)
    assert not game.offered("play", bow)


@pytest.mark.rule("LX-3", "LR-1.19")
def test_artifacts_are_not_possessions() -> None:
    """With an artifact and two possessions in play, "discard a possession" means one of the two possessions."""
    at = Position()
    hero = at.play(companion())
    at.play(artifact("Ring of old", on=On(OTHERS)), on=hero)
    possessions = [at.play(item(), on=hero), at.play(item(terms.ARMOR_CLASS), on=hero)]
    assert possessions == at.after(Discard(a(POSSESSION))).choices()


# Conditions.


@pytest.mark.rule("LR-11.31")
def test_a_condition_lies_where_its_text_says() -> None:
    """A condition is played to the support area or on a companion, as its text says."""
    apart, worn = condition("Apart"), condition("Worn", on=On(OTHERS), strength=2)
    at = Position()
    hero = at.play(companion(strength=5))
    at.hand(0, apart, worn, WAITING)
    game = at.fellowship().choose("play", apart).choose("play", worn)
    assert [NOTHING, hero] == [game.table.cards[game.in_play(id)[0]].bearer for id in (apart, worn)]
    assert 7 == game.strength(hero)


@pytest.mark.rule("LR-11.32")
def test_a_condition_is_played_in_its_sides_phase_whatever_its_ability() -> None:
    """Conditions with a Maneuver ability are played in the fellowship and Shadow phases, not in the maneuver phase."""
    act = Action((terms.MANEUVER,), (add_twilight(1),))
    good, evil = condition("Good", act), condition("Evil", act, side=terms.SHADOW)
    for start, seat, id in ((Position.fellowship, 0, good), (Position.shadow, 1, evil)):
        at = Position()
        at.hand(seat, id)
        game = start(at)
        assert (seat, True) == (game.asked, game.offered("play", id))
    at = Position()
    at.play(minion())
    at.play(condition("Anything", act))
    at.play(condition("Anything", act, side=terms.SHADOW))
    at.hand(0, good)
    at.hand(1, evil)
    game = at.maneuver()
    for seat in (0, 1):
        assert (seat, ["pass", "use"]) == (game.asked, [option.verb for option in game.options()])
        game.pass_()


@pytest.mark.rule("LR-11.26")
def test_who_pays_for_a_card_bears_it() -> None:
    """A card played on the character that exerts for it is borne by that character (4R107)."""
    window = condition("Window", to_play=(exert(ENT, remember="ent"),), on=On(That("ent")))
    at = Position()
    first, second = (at.play(companion(title, race="ent")) for title in ("First Ent", "Second Ent"))
    tired = at.play(companion("Tired Ent", race="ent"), wounds=2)
    card = at.hand(0, window)[0]
    game = at.fellowship().choose("play", window)
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", second)
    assert (second, [0, 1, 2]) == (game.table.cards[card].bearer, [game.wounds(one) for one in (first, second, tired)])


@pytest.mark.rule("LR-11.26")
def test_nobody_can_pay_for_a_card_that_stays_on_who_paid() -> None:
    """When the only Ent is exhausted, a card that an Ent must exert for and bear cannot be played."""
    window = condition("Window", to_play=(exert(ENT, remember="ent"),), on=On(That("ent")))
    at = Position()
    at.play(companion("Tired Ent", race="ent"), wounds=2)
    at.hand(0, window, companion("Waiting"))
    assert not at.fellowship().offered("play", window)
