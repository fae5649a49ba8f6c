"""Roaming minions, and what it costs to play one (LR-14.13 to LR-14.18)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.facade import a, cost, make, strength
from inglenook.lotr.dsl.filters import COMPANION, MINION, ROAMING
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.positions import is_roaming, site_number
from inglenook.lotr.stats import roaming_penalty
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import ally, companion, condition, event, minion, site

COST = 3
ORC = minion("Moria Orc", strength=4, cost=COST, site_number=4)


def tokens_paid(at: Position, id: str) -> int:
    """Returns the tokens that playing this minion takes from a pool of nine."""
    at.pool(9)
    at.hand(1, id)
    return 9 - at.shadow().choose("play", id).table.twilight


@pytest.mark.rule("LR-14.13", "LR-14.14", "LX-18")
@pytest.mark.parametrize(
    ("number", "roaming"), [(2, True), (3, True), (4, False), (5, False), (6, False), (7, False), (8, False)]
)
def test_roaming_below_the_own_site_number(number: int, roaming: bool) -> None:
    """A minion with site number 4 costs two more at sites 2 and 3, and no more from site 4 on."""
    assert COST + (2 if roaming else 0) == tokens_paid(Position(site=number), ORC)

    at = Position(site=number)
    assert roaming == is_roaming(at.table, at.play(ORC))


@pytest.mark.rule("LR-14.14", "LX-18")
def test_no_penalty_at_the_last_site() -> None:
    """Minions pay no roaming penalty at site 9."""
    at = Position(site=9).pool(9)
    at.play(minion())
    at.hand(1, ORC, minion())
    assert COST == 9 - at.shadow().choose("play", ORC).table.twilight


@pytest.mark.rule("LR-14.15")
@pytest.mark.parametrize(("tokens", "playable"), [(3, False), (4, False), (5, True), (6, True)])
def test_cost_and_penalty_must_both_be_there(tokens: int, playable: bool) -> None:
    """A roaming minion of cost 3 needs five tokens."""
    at = Position(site=3).pool(tokens)
    at.hand(1, ORC, minion())
    assert playable == at.shadow().offered("play", ORC)


@pytest.mark.rule("LR-14.16", "LG-82")
@pytest.mark.parametrize(("less", "paid"), [(-1, 4), (-2, 3), (-5, 3)])
def test_a_site_may_reduce_the_penalty(less: int, paid: int) -> None:
    """A site may reduce the roaming penalty to zero, but not reduce the twilight cost."""
    at = Position(site=3)
    penalty = Continuous((Modifier(terms.ROAMING_PENALTY, less),), of=MINION)
    at.lay_this(site("Cave Mouth", 3, penalty), 1)
    assert paid == tokens_paid(at, ORC)


@pytest.mark.rule("LG-82")
def test_a_discount_does_not_reach_the_penalty() -> None:
    """A discount of five on a minion of cost 3 makes it 0, and the roaming penalty of two stays."""
    at = Position(site=3)
    at.play(condition("Haste", Continuous((cost(-5),), of=MINION), side=terms.SHADOW))
    assert 2 == tokens_paid(at, ORC)


@pytest.mark.rule("LR-14.17", "LX-19")
@pytest.mark.parametrize("block", ["fellowship", "towers"])
@pytest.mark.parametrize(("number", "roaming"), [(3, True), (4, False)])
def test_only_the_number_counts(block: str, number: int, roaming: bool) -> None:
    """A Moria Orc with site number 4 roams at 3 and at 3T, and neither at 4 nor at 4T."""
    at = Position(site=number) if block == "fellowship" else Position(site=number, sites=TOWERS_SITES)
    orc = at.play(ORC)
    assert (block, roaming) == (at.table.cards[at.table.site()].printed.block, is_roaming(at.table, orc))


@pytest.mark.rule("LR-14.18", "LR-14.13")
def test_roaming_ends_where_the_site_number_is_reached() -> None:
    """A minion roams at sites below its number and stops roaming where its site number is reached."""
    at = Position(site=3)
    orc = at.play(ORC)
    at.play(condition("Lost", Continuous((strength(-2),), of=ROAMING), side=terms.SHADOW))
    game = at.regroup()
    assert 2 == game.strength(orc)
    game.choose("move")
    assert (4, 4) == (game.table.site_number(), game.strength(orc))


@pytest.mark.rule("LR-14.13", "LR-14.14")
def test_only_minions_roam() -> None:
    """Cards without a site number, such as companions, allies and conditions, never roam."""
    at = Position(site=3)
    others = [at.frodo(), at.play(companion()), at.play(ally()), at.play(condition("Fog", side=terms.SHADOW))]
    assert [False] * 4 == [is_roaming(at.table, card) for card in others]
    assert [0] * 4 == [roaming_penalty(at.table, card) for card in others]


@pytest.mark.rule("LR-14.13")
def test_a_companion_that_gets_a_site_number_does_not_roam() -> None:
    """A card that raises the site number of companions and minions makes only the minions roam."""
    at = Position(site=5)
    at.play(condition("Far", Continuous((Modifier(terms.SITE_NUMBER, 9),), of=COMPANION | MINION)))
    man, orc = at.play(companion()), at.play(ORC)
    assert site_number(at.table, man) > at.table.site_number()
    assert [is_roaming(at.table, card) for card in (man, orc)] == [False, True]


@pytest.mark.rule("LR-14.13")
def test_a_site_number_that_is_changed_counts_as_it_is() -> None:
    """A minion whose site number is reduced by two no longer roams."""
    near = event(
        "Near", Action((terms.SHADOW_PHASE,), (make(a(MINION), Modifier(terms.SITE_NUMBER, -2)),)), side=terms.SHADOW
    )
    at = Position(site=2)
    orc = at.play(ORC)
    at.hand(1, near, minion())
    game = at.shadow()
    assert is_roaming(game.table, orc)
    game.choose("play", near)
    assert not is_roaming(game.table, orc)
