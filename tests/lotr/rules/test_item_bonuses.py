"""Items that give no strength for now: 1R132, 1R143, 2R38, 2R105, 4U28 (LR-1.31, LR-1.36)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous
from inglenook.lotr.dsl.facade import a, make, no_bonus
from inglenook.lotr.dsl.facade import strength as stronger
from inglenook.lotr.dsl.filters import BEARER, MINION, POSSESSION, THIS, WEAPON, BorneBy, Skirmishing
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.shares import Share
from tests.lotr.cards.standing import standing
from tests.lotr.samples import companion, condition, event, minion, possession

GUARD = companion("Guard", strength=9, abilities=(Continuous((no_bonus(),), of=WEAPON & BorneBy(Skirmishing(THIS))),))
OTHER_GUARD = companion("Other Guard", strength=9)
ORC = minion("Bare Orc", strength=5)
AXE, MAIL = terms.HAND_WEAPON_CLASS, terms.ARMOR_CLASS
AS_TEXT = Continuous((stronger(2),), of=BEARER)
WEAKENING = Continuous((stronger(-1),), of=BEARER)


def item(item_class: str, bonus: int, *abilities: Ability) -> str:
    """Returns a possession borne by a minion."""
    return possession("Thing", *abilities, side=terms.SHADOW, item_class=item_class, strength=bonus)


@pytest.mark.rule("LR-1.31")
@pytest.mark.parametrize(
    ("borne", "guarded", "free"),
    [
        pytest.param(item(AXE, 2), 5, 7, id="its number"),
        pytest.param(item(AXE, 0, AS_TEXT), 5, 7, id="its text"),
        pytest.param(item(AXE, -1), 4, 4, id="less is no bonus"),
        pytest.param(item(AXE, 0, WEAKENING), 4, 4, id="a text that weakens is none"),
        pytest.param(item(MAIL, 2), 7, 7, id="armor is no weapon"),
    ],
)
def test_a_weapon_gives_no_strength_bonus(borne: str, guarded: int, free: int) -> None:
    """When the strength bonus of weapons is cancelled, it is cancelled only against this companion."""
    for who, expected in ((GUARD, guarded), (OTHER_GUARD, free)):
        at = standing()
        guard, orc, idle = at.play(who), at.play(ORC), at.play(ORC)
        at.play(borne, on=orc)
        at.play(borne, on=idle)
        game = at.skirmish(guard, orc)
        assert (expected, free) == (game.strength(orc), game.strength(idle))


@pytest.mark.rule("LR-1.36")
def test_what_a_weapon_does_not_give_is_not_explained() -> None:
    """The parts of a strength omit a cancelled weapon and include a condition."""
    at = standing()
    guard, orc = at.play(GUARD), at.play(ORC)
    at.play(item(AXE, 2), on=orc)
    rage = condition("Rage", Continuous((stronger(1),), of=MINION), side=terms.SHADOW)
    at.play(rage)
    shares: list[Share] = []
    assert 6 == strength(at.skirmish(guard, orc).table, orc, shares)
    assert [5, 1] == [share.amount for share in shares]


@pytest.mark.rule("LR-26.36")
def test_the_bonus_of_one_possession_is_cancelled_for_a_time() -> None:
    """The bonus of the chosen possession, including what its ability gave, is cancelled until the regroup phase."""
    parry = make(a(POSSESSION), no_bonus(), until=terms.UNTIL_REGROUP)
    event_ = event("Parry", Action((terms.MANEUVER,), (parry,)), side=terms.SHADOW)
    boost = Action(
        (terms.MANEUVER,), (make(a(BEARER), stronger(4), until=terms.THIS_TURN),), uses=1, period=terms.THIS_TURN
    )
    blade = possession("Blade", boost, item_class=AXE, strength=1)
    at = standing()
    guard, other, _orc = at.play(OTHER_GUARD), at.play(OTHER_GUARD), at.play(ORC)
    mine, _theirs = at.play(blade, on=guard), at.play(blade, on=other)
    at.hand(1, event_)
    game = at.maneuver().choose("use", mine)
    assert (14, 10) == (game.strength(guard), game.strength(other))
    game.choose("play", event_).choose("choose", mine)
    assert (9, 10) == (game.strength(guard), game.strength(other))
    while game.table.phase != terms.REGROUP:
        game.choose("pass") if game.offered("pass") else game.choose("done")
    assert 14 == game.strength(guard)
