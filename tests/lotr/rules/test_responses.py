"""Tests of required and optional actions, responses, cancelling and preventing (LR-26)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import (
    CancelAction,
    Discard,
    Draw,
    Prevent,
    Unless,
)
from inglenook.lotr.dsl.facade import a, add_twilight, exert, remove_twilight, wound
from inglenook.lotr.dsl.filters import COMPANION, MINION, RING_BEARER, THIS
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion

FELLOWSHIP = (terms.FELLOWSHIP,)
OTHERS = COMPANION & ~RING_BEARER
HELD = companion("Held")


def shadow_event(title: str, *abilities: object, **facts: object) -> str:
    """Returns a Shadow event."""
    return event(title, *abilities, side=terms.SHADOW, **facts)


@pytest.mark.rule("LR-26.2", "LR-26.3", "LR-26.4")
def test_optional_and_required() -> None:
    """An action with "may" is offered and can be declined; other actions are required."""
    may = condition("May", Trigger(Happening(terms.PLAYED, who=OTHERS), (add_twilight(1),), optional=True))
    must = condition("Must", Trigger(Happening(terms.PLAYED, who=OTHERS), (add_twilight(5),)))
    at = Position()
    at.play(may)
    at.play(must)
    man, _held = at.hand(0, companion("Man"), HELD)
    game = at.fellowship().choose("play", man)
    assert (5, True) == (game.table.twilight, game.offered("pass"))
    game.pass_()

    assert 5 == game.table.twilight


@pytest.mark.rule("LR-26.5", "LR-26.6", "LD-24")
def test_required_first_and_in_an_order_the_free_peoples_player_chooses() -> None:
    """The Free Peoples player orders two required actions of a Shadow player, before optional ones."""
    first = Trigger(Happening(terms.PLAYED, who=MINION), (add_twilight(1),))
    second = Trigger(Happening(terms.PLAYED, who=MINION), (add_twilight(2),))
    may = Trigger(Happening(terms.PLAYED, who=MINION), (Draw(),), optional=True)
    at = Position()
    for ability in (first, second, may):
        at.play(condition("Plot", ability, side=terms.SHADOW))
    orc, _held = at.hand(1, minion(), minion())
    game = at.shadow().choose("play", orc)

    assert ("prompt-required-order", 0, 2) == (game.prompt, game.asked, len(game.options("respond")))


@pytest.mark.rule("LR-26.7", "LR-26.8", "LG-55")
def test_responses_in_the_order_of_the_action_procedure() -> None:
    """Before a companion is wounded, the Free Peoples player is asked for responses first, then the Shadow player."""
    ward = event("Ward", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, who=COMPANION), (Draw(),)))
    jeer = shadow_event("Jeer", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, who=COMPANION), (Draw(),)))
    at = Position()
    man, orc = at.play(companion(vitality=5)), at.play(minion(strength=8))
    at.hand(0, ward)
    at.hand(1, jeer)
    game = at.skirmish(man, orc)
    assert (0, True) == (game.asked, game.offered("respond", ward))
    game.pass_()

    assert (1, True) == (game.asked, game.offered("respond", jeer))


@pytest.mark.rule("LR-26.9", "LG-66")
def test_several_responses_to_one_situation() -> None:
    """An ability may respond to the same wound repeatedly while its cost can be paid."""
    grit = Response(Happening(terms.ABOUT_TO_BE_WOUNDED, who=OTHERS), (add_twilight(1),), costs=(exert(THIS),))
    at = Position()
    friend = at.play(companion("Friend", vitality=3, abilities=(grit,)))
    man, orc = at.play(companion("Man", vitality=5)), at.play(minion(strength=8))
    game = at.skirmish(man, orc)
    game.choose("respond", friend).choose("respond", friend)

    assert (2, 1) == (game.table.twilight, game.wounds(man))


@pytest.mark.rule("LR-26.10", "LR-26.11", "LR-26.19")
def test_a_cancelled_event_has_no_effect_stays_paid_and_is_discarded() -> None:
    """A cancelled event is discarded without effect, and its exertion stays paid."""
    from inglenook.lotr.dsl.filters import EVENT

    feat = event("Feat", Action(FELLOWSHIP, (add_twilight(3),), costs=(exert(OTHERS),)))
    foil = Response(Happening(terms.ACTION_USED, who=EVENT), (CancelAction(),), costs=(exert(THIS),))
    at = Position()
    man = at.play(companion(vitality=4))
    spy = at.play(minion("Spy", vitality=3, abilities=(foil,)))
    card, _held = at.hand(0, feat, HELD)
    game = at.fellowship().choose("play", card)
    assert 1 == game.asked
    game.choose("respond", spy)

    assert (0, 1, terms.DISCARD_PILE) == (game.table.twilight, game.wounds(man), game.zone(card))


@pytest.mark.rule("LR-26.18", "LD-43")
def test_a_prevented_action_stays_paid() -> None:
    """When a Shadow player pays twilight to prevent a discard, the exertion for the discard stays paid."""
    leave = Action(
        FELLOWSHIP,
        (Unless(terms.ANY_SHADOW_PLAYER, (remove_twilight(2),), (Discard(a(THIS)),)),),
        (exert(RING_BEARER),),
    )
    at = Position()
    pippin = at.play(companion("Pippin", abilities=(leave,)))
    at.hand(0, HELD)
    game = at.pool(2).fellowship().choose("use", pippin)
    assert ("prompt-pay-to-prevent", 1) == (game.prompt, game.asked)
    game.choose("yes")

    assert (1, terms.PLAY, 0) == (game.wounds(at.frodo()), game.zone(pippin), game.table.twilight)


@pytest.mark.rule("LR-26.34")
@pytest.mark.parametrize(("tokens", "wounds"), [(1, 0), (0, 1)])
def test_instead_needs_the_replacement_to_be_possible(tokens: int, wounds: int) -> None:
    """A wound is replaced by removing a token only if the twilight pool has one."""
    bargain = Trigger(Happening(terms.ABOUT_TO_BE_WOUNDED, who=OTHERS), (Prevent((remove_twilight(1),)),))
    at = Position()
    man, orc = at.play(companion(vitality=5)), at.play(minion(strength=8))
    at.play(condition("Bargain", bargain))
    game = at.pool(tokens).skirmish(man, orc)

    assert (wounds, 0) == (game.wounds(man), game.table.twilight)


@pytest.mark.rule("LR-26.35", "LG-36")
def test_a_prevention_can_be_cancelled() -> None:
    """When a response that would prevent a wound is cancelled, the wound is placed."""
    ward = event("Ward", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, who=COMPANION), (Prevent(),)))
    foil = Response(Happening(terms.ACTION_USED), (CancelAction(),), costs=(exert(THIS),))
    at = Position()
    man, orc = at.play(companion(vitality=5)), at.play(minion(strength=8))
    spy = at.play(minion("Spy", vitality=3, abilities=(foil,)))
    at.hand(0, ward)
    game = at.skirmish(man, orc).choose("respond", ward).choose("respond", spy).pass_()

    assert 1 == game.wounds(man)


@pytest.mark.rule("LG-73")
def test_the_offer_to_pay_comes_before_targets() -> None:
    """The Shadow player decides to pay for a prevention before a target is chosen."""
    blow = event(
        "Blow", Action(FELLOWSHIP, (Unless(terms.ANY_SHADOW_PLAYER, (remove_twilight(1),), (wound(OTHERS),)),))
    )
    at = Position()
    at.play(companion("One", vitality=4))
    at.play(companion("Two", vitality=4))
    at.hand(0, blow, HELD)
    game = at.pool(1).fellowship().choose("play", blow)

    assert "prompt-pay-to-prevent" == game.prompt
    game.choose("no")
    assert "prompt-choose-wound" == game.prompt
