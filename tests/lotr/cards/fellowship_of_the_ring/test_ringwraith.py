"""Ringwraith cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from tests.lotr.cards.riders import FRIEND, ORC, RIDER
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, burdens, hand_over, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import minion, possession

BLADE_TIP, MORGUL_BLADE = "1U209", "1R216"


def lost_to(foe: str, on_gimli: bool = False) -> tuple[Playing, Thing, Thing]:
    """Returns the game after Gimli has lost a skirmish, with a Blade Tip in the support area."""
    at = standing()
    gimli, tip = at.play(GIMLI), at.play(BLADE_TIP)
    if on_gimli:
        at.play(BLADE_TIP, seat=1, on=gimli)
    return at.skirmish(gimli, at.play(foe)).pass_().pass_(), gimli, tip


@pytest.mark.card(BLADE_TIP)
@pytest.mark.parametrize(("foe", "offered"), [(RIDER, True), (ORC, False)])
def test_the_tip_breaks_off_in_the_wound(foe: str, offered: bool) -> None:
    """Blade Tip: when the player's Nazgûl wins, the condition moves from the support area to the loser."""
    game, gimli, tip = lost_to(foe)
    assert offered == game.offered("respond", tip)
    if offered:
        game.choose("respond", tip)
    assert (gimli if offered else NOTHING) == game.table.cards[tip].bearer


@pytest.mark.card(BLADE_TIP)
@pytest.mark.parametrize(("seat", "offered"), [(1, True), (2, False)])
def test_the_nazgul_of_another_player_does_not_carry_it(seat: int, offered: bool) -> None:
    """Blade Tip: a win by another player's Nazgûl does not move the condition."""
    at = standing(seats=3)
    gimli, tip = at.play(GIMLI), at.play(BLADE_TIP, seat=1)
    game = at.skirmish(gimli, at.play(RIDER, seat=seat)).passes(3)
    assert offered == game.offered("respond", tip)


@pytest.mark.card(BLADE_TIP)
def test_one_tip_is_enough() -> None:
    """Blade Tip: a character cannot bear two copies, so the second stays in the support area."""
    game, _gimli, tip = lost_to(RIDER, on_gimli=True)
    if game.offered("respond", tip):
        game.choose("respond", tip)
    assert NOTHING == game.table.cards[tip].bearer


@pytest.mark.card(BLADE_TIP)
def test_a_tip_in_a_wound_stays_there() -> None:
    """Blade Tip: the condition moves only from the support area, not from one character to another."""
    at = standing()
    tip = at.play(BLADE_TIP, seat=1, on=at.play(LEGOLAS))
    game = at.skirmish(at.play(GIMLI), at.play(RIDER)).pass_().pass_()
    assert not game.offered("respond", tip)


@pytest.mark.card(BLADE_TIP)
@pytest.mark.parametrize("ring_bearer", [False, True])
def test_the_wound_that_does_not_heal(ring_bearer: bool) -> None:
    """Blade Tip: at the start of each fellowship phase the bearer is wounded, or the Ring-bearer adds a burden."""
    at = standing()
    victim = at.frodo() if ring_bearer else at.play(GIMLI)
    at.play(BLADE_TIP, seat=1, on=victim)
    game = at.start_of_turn()
    assert (
        (0, 1) == (game.wounds(victim), burdens(game))
        if ring_bearer
        else (1, 0)
        == (
            game.wounds(victim),
            burdens(game),
        )
    )


@pytest.mark.card(BLADE_TIP)
def test_a_tip_in_the_support_area_hurts_nobody() -> None:
    """Blade Tip: in the support area the condition has no effect at the start of the fellowship phase."""
    at = standing()
    gimli = at.play(GIMLI)
    at.play(BLADE_TIP)
    game = at.start_of_turn()
    assert (0, 0) == (game.wounds(gimli), burdens(game))


def with_blade() -> tuple[Position, Thing, Thing]:
    """Returns a Nazgûl bearing the Morgul Blade."""
    at = standing()
    rider = at.play(RIDER)
    return at, rider, at.play(MORGUL_BLADE, on=rider)


@pytest.mark.card(MORGUL_BLADE)
@pytest.mark.parametrize("zone", [terms.SUPPORT_AREA, terms.DISCARD_PILE])
def test_the_morgul_blade_leaves_its_tip(zone: str) -> None:
    """Morgul Blade: it is discarded to move a Blade Tip to the companion the bearer is skirmishing."""
    at, rider, blade = with_blade()
    at.play(BOROMIR)
    tip = at.play(BLADE_TIP) if zone == terms.SUPPORT_AREA else at.discard(1, BLADE_TIP)[0]
    gimli = at.play(GIMLI)
    game = hand_over(at.skirmish(gimli, rider)).choose("use", blade)
    assert (terms.DISCARD_PILE, terms.PLAY, gimli) == (game.zone(blade), game.zone(tip), game.table.cards[tip].bearer)
    assert (tip,) == game.table.cards[gimli].borne


@pytest.mark.card(MORGUL_BLADE)
def test_the_tip_of_another_player_is_not_yours() -> None:
    """Morgul Blade: a Blade Tip from another player's support area or discard pile cannot be used."""
    at, rider, blade = with_blade()
    at.discard(0, BLADE_TIP)
    tip = at.play(BLADE_TIP, seat=1, on=at.play(LEGOLAS))
    gimli = at.play(GIMLI)
    game = hand_over(at.skirmish(gimli, rider)).choose("use", blade)
    assert () == game.table.cards[gimli].borne
    assert gimli != game.table.cards[tip].bearer


@pytest.mark.card(MORGUL_BLADE)
def test_a_nazgul_bears_it_besides_another_weapon() -> None:
    """Morgul Blade: a Nazgûl can bear it besides another hand weapon (LG-76)."""
    at = standing().pool(9)
    rider = at.play(RIDER)
    at.play(minion("Bearer of nothing"))
    at.play(sword(), on=rider)
    at.hand(1, MORGUL_BLADE)
    game = at.shadow().choose("play", MORGUL_BLADE)
    assert rider == game.table.cards[game.in_play(MORGUL_BLADE)[0]].bearer


def sword() -> str:
    """Returns a hand weapon that any character can bear."""
    return possession(
        "Pale Sword", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER), culture="wraith"
    )


@pytest.mark.card(MORGUL_BLADE)
def test_the_blade_leaves_one_tip() -> None:
    """Morgul Blade: with two Blade Tips available, its player chooses which one to move."""
    at, rider, blade = with_blade()
    tip, spare = at.play(BLADE_TIP), at.discard(1, BLADE_TIP)[0]
    gimli = at.play(GIMLI)
    game = hand_over(at.skirmish(gimli, rider)).choose("use", blade)
    assert (1, sorted([tip, spare])) == (game.asked, sorted(game.choices()))
    assert (spare,) == game.choose("choose", spare).table.cards[gimli].borne


@pytest.mark.card(MORGUL_BLADE)
@pytest.mark.parametrize(("victim", "stuck"), [(FRIEND, 0), (GIMLI, 1)])
def test_whom_the_blade_leaves_alone(victim: str, stuck: int) -> None:
    """Morgul Blade: neither an ally nor a companion who bears a Blade Tip can be chosen."""
    at, rider, blade = with_blade()
    hero, tip = at.play(victim), at.play(BLADE_TIP)
    for _tip in range(stuck):
        at.play(BLADE_TIP, seat=1, on=hero)
    game = hand_over(at.skirmish(hero, rider)).choose("use", blade)
    assert (terms.DISCARD_PILE, NOTHING) == (game.zone(blade), game.table.cards[tip].bearer)
