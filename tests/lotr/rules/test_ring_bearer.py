"""Tests of effects that cannot touch the Ring-bearer, and of costs that count as paid (LG-19, LG-83, LR-22.5)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.effects import Burden, CancelSkirmish, Discard, Prevent
from inglenook.lotr.dsl.facade import add_twilight, each, exert
from inglenook.lotr.dsl.filters import COMPANION, HOBBIT, RING_BEARER, Filter
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion

BELL = condition("Bell", Action((terms.MANEUVER,), (add_twilight(1),)))


def hurt(game: Playing) -> tuple[int, int]:
    """Returns the wounds and burdens of Frodo."""
    player = game.table.players[0]
    return game.wounds(player.ring_bearer), player.burdens


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize("whom", [RING_BEARER, COMPANION, HOBBIT])
def test_the_ring_bearer_cannot_be_discarded(whom: Filter) -> None:
    """No effect discards the Ring-bearer or the Ring, whether it names one character or several."""
    banish = event("Banish", Action((terms.MANEUVER,), (Discard(each(whom)),)), side=terms.SHADOW)
    at = Position(site=4)
    merry = at.play(companion("Merry", race="hobbit"))
    at.play(minion())
    at.hand(1, banish)
    game = at.maneuver().choose("play", banish)
    player = game.table.players[0]
    assert [terms.PLAY, terms.PLAY] == [game.zone(player.ring_bearer), game.zone(player.ring)]
    assert (terms.PLAY if whom is RING_BEARER else terms.DISCARD_PILE) == game.zone(merry)


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize(("switch", "after"), [(0, (0, 0)), (1, (1, 0))], ids=["default", "as in CR"])
def test_his_skirmish_can_be_cancelled_unless_the_switch_forbids_it(switch: int, after: tuple[int, int]) -> None:
    """A cancelled skirmish does not hurt the Ring-bearer; with the switch it cannot be cancelled."""
    vanish = event("Vanish", Action((terms.SKIRMISH,), (CancelSkirmish(HOBBIT),)))
    at = Position(site=4, switches={"ring-bearer-skirmish-stands": switch}, ring="4R1")
    orc = at.play(minion(strength=5, vitality=3))
    at.hand(0, vanish)
    game = at.skirmish(at.frodo(), orc).choose("play", vanish).passes()
    assert after == hurt(game)


@pytest.mark.rule("LG-83")
def test_a_cost_of_exertion_counts_as_paid_when_no_token_is_placed() -> None:
    """A cost of exertion stays paid when a text prevents the wound token."""
    ease = condition("Ease", Trigger(Happening(terms.ABOUT_TO_EXERT, RING_BEARER), (Prevent(),)))
    effort = event("Effort", Action((terms.MANEUVER,), (add_twilight(3),), costs=(exert(RING_BEARER),)))
    at = Position(site=4)
    at.play(ease)
    at.play(minion())
    at.play(BELL)
    at.hand(0, effort)
    game = at.maneuver().choose("play", effort)
    assert ((0, 0), 3) == (hurt(game), game.table.twilight)


@pytest.mark.rule("LR-22.5")
def test_burdens_are_never_fewer_than_none() -> None:
    """An effect that removes more burdens than there are removes all."""
    relief = event("Relief", Action((terms.MANEUVER,), (Burden(-2),)))
    at = Position(site=4).burdens(1)
    at.play(minion())
    at.play(BELL)
    at.hand(0, relief)
    game = at.maneuver().choose("play", relief)
    assert (0, 0) == hurt(game)
