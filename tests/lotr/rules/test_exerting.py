"""Tests of exerting and of being exhausted (LR-3.22 to LR-3.29)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.dsl.effects import Exert, Prevent
from inglenook.lotr.dsl.facade import add_twilight, cannot, each, exert, wound
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION, RING_BEARER, THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.stats import is_exhausted, vitality_left
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, event, fellowship_event, minion

OTHERS = COMPANION & ~RING_BEARER


@pytest.mark.rule("LR-3.22")
def test_exerting_puts_one_wound_token_on_the_character_as_the_price() -> None:
    """Exerting as a cost puts one wound token on the character before the effect."""
    at = Position()
    id = companion(vitality=3, abilities=(Action((terms.FELLOWSHIP,), (add_twilight(1),), (exert(THIS),)),))
    user = at.play(id)
    game = at.fellowship().choose("use", user)
    assert (1, 1) == (game.wounds(user), game.table.twilight)
    assert ["log-exerted", "log-twilight"] == [line for line in game.log() if line in ("log-exerted", "log-twilight")]


@pytest.mark.rule("LR-3.23", "LR-3.25", "LG-3")
@pytest.mark.parametrize(("vitality", "wounds", "exhausted"), [(3, 1, False), (3, 2, True), (1, 0, True)])
def test_an_exhausted_character_cannot_exert(vitality: int, wounds: int, exhausted: bool) -> None:
    """A character with one vitality left is exhausted and cannot exert as a cost."""
    at = Position()
    id = companion(vitality=vitality, abilities=(Action((terms.FELLOWSHIP,), (add_twilight(1),), (exert(THIS),)),))
    user = at.play(id, wounds=wounds)
    at.hand(0, companion("Waiting"))
    game = at.fellowship()
    assert exhausted == is_exhausted(at.table, user)
    assert exhausted != game.offered("use", user)


@pytest.mark.rule("LR-3.23", "LR-3.24")
def test_exhausted_characters_are_not_offered_for_exertion_to_any_player() -> None:
    """A Shadow player who is told to exert a companion can choose only those that are not exhausted."""
    at = Position()
    at.play(companion(vitality=1))
    able = [at.play(companion(vitality=2)), at.play(companion(vitality=3), wounds=1)]
    at.play(companion(vitality=3), wounds=2)
    torment = event("Torment", Action((terms.SHADOW_PHASE,), (exert(OTHERS),)), side=terms.SHADOW)
    at.hand(1, torment)
    game = at.shadow().choose("play", torment)
    assert 1 == game.asked
    assert able == game.choices()


@pytest.mark.rule("LR-3.26", "LX-54")
@pytest.mark.parametrize(("left", "offered"), [(2, False), (3, True)])
def test_two_exertions_of_one_character_need_three_vitality(left: int, offered: bool) -> None:
    """A cost of two exertions needs three vitality, and one vitality remains."""
    at = Position()
    twice = companion(vitality=4, abilities=(Action((terms.FELLOWSHIP,), (add_twilight(1),), (exert(THIS, 2),)),))
    user = at.play(twice, wounds=4 - left)
    at.hand(0, companion("Waiting"))
    game = at.fellowship()
    assert offered == game.offered("use", user)
    if offered:
        game.choose("use", user)
        assert (1, 1) == (vitality_left(game.table, user), game.table.twilight)


@pytest.mark.rule("LR-3.26")
def test_who_cannot_exert_often_enough_is_not_offered_to_pay() -> None:
    """Where the cost is to exert one of several characters twice, those who can exert only once are not offered."""
    at = Position()
    at.play(companion(vitality=2))
    able = [at.play(companion(vitality=3)), at.play(companion(vitality=4))]
    id = fellowship_event(add_twilight(1), costs=(exert(OTHERS, 2),))
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert able == game.choices()


@pytest.mark.rule("LR-3.26", "LR-3.27")
def test_a_price_of_exertions_that_cannot_be_completed_is_not_paid() -> None:
    """If a wound exhausts the character after the first of two exertions, the cost fails and no effect follows."""
    hurts = condition("Thorns", Trigger(Happening(terms.EXERTED_NOW), (wound(OTHERS, 2),)))
    use = Action((terms.FELLOWSHIP,), (add_twilight(5),), (exert(THIS, 2),))
    at = Position()
    user = at.play(companion(vitality=4, abilities=(use,)))
    at.play(hurts)
    at.hand(0, ally("Waiting"))
    game = at.fellowship().choose("use", user)
    assert (3, 0) == (game.wounds(user), game.table.twilight)


@pytest.mark.rule("LR-3.27", "LG-61")
def test_an_effect_exerts_as_often_as_it_can() -> None:
    """An effect that exerts a character twice exerts it once if it can exert only once."""
    at = Position()
    once = at.play(companion(vitality=2))
    game = at.after(exert(OTHERS, 2))
    assert 1 == game.wounds(once)


@pytest.mark.rule("LR-3.27", "LG-61")
def test_an_effect_that_exerts_the_exhausted_does_nothing_to_them() -> None:
    """When all companions exert, an exhausted one takes no token and lives."""
    at = Position()
    tired, fresh = at.play(companion(vitality=2), wounds=1), at.play(companion(vitality=3))
    game = at.after(Exert(each(OTHERS)))
    assert (1, 1) == (game.wounds(tired), game.wounds(fresh))
    assert terms.PLAY == game.zone(tired)


@pytest.mark.rule("LR-3.28")
@pytest.mark.parametrize(("vitality", "wounds"), [(4, 0), (4, 2), (4, 3)])
def test_to_exhaust_a_character_exerts_it_as_often_as_possible(vitality: int, wounds: int) -> None:
    """A character that an effect exhausts exerts until one vitality is left."""
    at = Position()
    victim = at.play(companion(vitality=vitality), wounds=wounds)
    game = at.after(exert(OTHERS, 99))
    assert 1 == vitality_left(game.table, victim)


@pytest.mark.rule("LR-3.29", "LG-4")
def test_what_stops_wounds_does_not_stop_exertions() -> None:
    """A companion that cannot take wounds, with a response that prevents them, exerts all the same."""
    safe = Continuous((cannot(terms.TAKE_WOUNDS),))
    shield = Response(Happening(terms.ABOUT_TO_BE_WOUNDED, THIS), (Prevent(),))
    told = Trigger(Happening(terms.WOUNDED_NOW, ANYTHING), (add_twilight(5),))
    at = Position()
    user = at.play(companion(vitality=3, abilities=(safe, shield, told)))
    game = at.after(exert(OTHERS))
    assert (1, 0) == (game.wounds(user), game.table.twilight)


@pytest.mark.rule("LR-3.29", "LG-4")
def test_an_exertion_does_not_count_as_a_wound_of_the_phase() -> None:
    """A companion who may take one wound in a skirmish phase may still take it after exerting."""
    limit = Continuous((Modifier(terms.WOUND_LIMIT, 1),))
    tire = Action((terms.SKIRMISH,), (add_twilight(1),), (exert(THIS),))
    at = Position()
    fighter = at.play(companion(strength=5, vitality=4, abilities=(limit, tire)))
    foe = at.play(minion(strength=6, vitality=3))
    game = at.skirmish(fighter, foe)
    game.choose("use", fighter).choose("pass")
    assert 2 == game.wounds(fighter)


@pytest.mark.rule("LG-83")
def test_an_exertion_without_a_token_still_pays() -> None:
    """If a response prevents the wound token of an exertion, the cost still counts as paid."""
    spared = Response(Happening(terms.ABOUT_TO_EXERT, THIS), (Prevent(),))
    use = Action((terms.FELLOWSHIP,), (add_twilight(3),), (exert(THIS),), uses=1, period=terms.THIS_PHASE)
    at = Position()
    user = at.play(companion(vitality=3, abilities=(use, spared)))
    at.hand(0, companion("Waiting"))
    game = at.fellowship().choose("use", user)
    game.choose("respond", user)
    assert (0, 3) == (game.wounds(user), game.table.twilight)
