"""Rohan cards of the promotional set."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_twilight
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import ARAGORN, EOWYN, standing
from tests.lotr.samples import companion, condition, event, minion, possession

HORSE_MASTER = companion("Horse-master", culture="rohan", race="elf")


@pytest.mark.card("0P66")
@pytest.mark.parametrize(("other", "cost"), [(EOWYN, 1), (ARAGORN, 2), (HORSE_MASTER, 2)])
def test_eomer_costs_less_beside_a_man_of_rohan(other: str, cost: int) -> None:
    """Éomer, Forthwith Banished: the cost is 1 less while a Man of Rohan can be spotted."""
    at = standing()
    at.play(other)
    at.hand(0, "0P66")
    game = at.fellowship().choose("play", "0P66")
    (eomer,) = game.in_play("0P66")
    assert (cost, 1) == (game.table.twilight, keyword(game.table, eomer, terms.DAMAGE))


ERKENBRAND = "0P59"
ORC = minion("Orc", strength=5, vitality=4)
MACHINE = possession("Machine", side=terms.SHADOW)
HELP = event("Help", Action((terms.SKIRMISH,), (add_twilight(1),)))


@pytest.mark.card(ERKENBRAND)
@pytest.mark.parametrize(("spotted", "offered"), [(EOWYN, True), (ARAGORN, False), (HORSE_MASTER, False)])
def test_erkenbrand_comes_in_a_skirmish(spotted: str, offered: bool) -> None:
    """Erkenbrand: with a Man of Rohan he can be played in a skirmish phase at his usual cost."""
    at = standing()
    fighter = at.play(spotted)
    (erkenbrand,) = at.hand(0, ERKENBRAND)
    game = at.skirmish(fighter, at.play(ORC))
    assert offered == game.offered("play", ERKENBRAND)
    if offered:
        game.choose("play", ERKENBRAND).pass_()  # there is no possession to discard
        assert (terms.PLAY, 3, 1) == (game.zone(erkenbrand), game.table.twilight, game.asked)


@pytest.mark.card(ERKENBRAND)
@pytest.mark.rule("LG-102")
def test_erkenbrand_comes_where_no_skirmish_event_is_played() -> None:
    """Erkenbrand: Saruman's Snows do not prevent him from being played, because he is no event."""
    at = standing(site=3)
    eowyn = at.play(EOWYN)
    at.play("1C138", on=at.table.path[2])
    at.hand(0, ERKENBRAND, HELP)
    game = at.skirmish(eowyn, at.play(ORC))
    assert (True, False) == (game.offered("play", ERKENBRAND), game.offered("play", HELP))


@pytest.mark.card(ERKENBRAND)
def test_erkenbrand_does_not_come_in_other_battle_phases() -> None:
    """Erkenbrand: he cannot be played in the maneuver or regroup phase."""
    for start in ("maneuver", "archery", "regroup"):
        at = standing()
        at.play(EOWYN)
        at.play(ORC)
        at.hand(0, ERKENBRAND)
        assert not getattr(at, start)().offered("play", ERKENBRAND)
    at = standing()
    eowyn = at.play(EOWYN)
    at.hand(0, "0P66")
    assert not at.skirmish(eowyn, at.play(ORC)).offered("play", "0P66")


@pytest.mark.card(ERKENBRAND)
@pytest.mark.parametrize("discarded", [True, False])
def test_erkenbrand_may_discard_a_shadow_possession(discarded: bool) -> None:
    """Erkenbrand: when played in any phase, he may discard a Shadow possession."""
    at = standing()
    machine, second = at.play(MACHINE), at.play(MACHINE)
    others = [second, at.play(possession("Cart")), at.play(condition("Gloom", side=terms.SHADOW))]
    at.hand(0, ERKENBRAND)
    game = at.fellowship().choose("play", ERKENBRAND)
    if discarded:
        game.choose("respond", ERKENBRAND)
        assert (0, [machine, second]) == (game.asked, sorted(game.choices()))
        game.choose("choose", machine)
    else:
        game.pass_()
    assert (terms.DISCARD_PILE if discarded else terms.PLAY) == game.zone(machine)
    assert [terms.PLAY] * 3 == [game.zone(one) for one in others]
