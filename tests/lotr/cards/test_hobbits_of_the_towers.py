"""The Hobbits of the Two Towers block: what each of them does."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import MERRY, PIPPIN, SAM, burdens, in_rohan
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

ORC = minion("Orc of the Plains", strength=5, vitality=3)


# Frodo, Tired Traveller.


@pytest.mark.card("4C302")
def test_frodo_is_relieved_by_a_ring_bound_companion() -> None:
    """Sam is played, at his usual cost, and a burden goes; Merry is not Ring-bound."""
    at = in_rohan(frodo="4C302").burdens(3)
    at.hand(0, SAM, MERRY)
    game = at.fellowship().choose("use", at.frodo())
    assert (2, 2, 1) == (burdens(game), game.table.twilight, len(game.in_play(SAM)))
    at = in_rohan(frodo="4C302").burdens(3)
    at.hand(0, MERRY)
    assert not at.fellowship().offered("use", at.frodo())


@pytest.mark.card("4C302")
def test_one_who_is_made_ring_bound_relieves_him_too() -> None:
    """The keyword counts; a Ring-bound ally is no companion."""
    at = in_rohan(frodo="4C302").burdens(3)
    bound = companion("Bound", cost=1, keywords=((terms.RING_BOUND_KEYWORD, 1),))
    at.hand(0, bound, ally("Bound Ally", keywords=((terms.RING_BOUND_KEYWORD, 1),)))
    game = at.fellowship().choose("use", at.frodo())
    assert (2, 1) == (burdens(game), len(game.in_play(bound)))


# Merry and Pippin slip away.


def slips(id: str, pool: int, seats: int = 2) -> tuple[Playing, Thing]:
    """A hobbit who would be overwhelmed slips away from the skirmish."""
    at = in_rohan(seats=seats).pool(pool)
    hobbit = at.play(id)
    game = at.skirmish(hobbit, at.play(minion("Big One", strength=30)))
    return game.choose("use", hobbit), hobbit


@pytest.mark.parametrize(
    ("id", "price"),
    [
        pytest.param(MERRY, (1, 0), marks=pytest.mark.card(MERRY)),
        pytest.param(PIPPIN, (0, 1), marks=pytest.mark.card(PIPPIN)),
    ],
)
def test_a_hobbit_slips_away(id: str, price: tuple[int, int]) -> None:
    """To the discard pile, not to the dead; the Ring-bearer exerts for Merry, a burden is added for Pippin."""
    game, hobbit = slips(id, 1)
    paid = (game.wounds(game.table.players[0].ring_bearer), burdens(game))
    assert (terms.DISCARD_PILE, price) == (game.zone(hobbit), paid)


@pytest.mark.parametrize(
    ("id", "price"),
    [
        pytest.param(MERRY, (1, 0), marks=pytest.mark.card(MERRY)),
        pytest.param(PIPPIN, (0, 1), marks=pytest.mark.card(PIPPIN)),
    ],
)
@pytest.mark.parametrize("paying", [True, False])
def test_the_shadow_may_pay_to_keep_the_hobbit(id: str, price: tuple[int, int], paying: bool) -> None:
    """Two tokens out of the pool prevent it; what was paid for slipping away stays paid."""
    game, hobbit = slips(id, 2)
    assert ("prompt-pay-to-prevent", 1) == (game.prompt, game.asked)
    game.choose("yes" if paying else "no")
    paid = (game.wounds(game.table.players[0].ring_bearer), burdens(game))
    stays = terms.PLAY if paying else terms.DISCARD_PILE
    assert (stays, 0 if paying else 2, price) == (game.zone(hobbit), game.table.twilight, paid)


@pytest.mark.card("4C310", "4C314")
def test_any_shadow_player_may_pay() -> None:
    """With two of them the second is asked if the first declines."""
    game, merry = slips(MERRY, 2, seats=3)
    first = game.asked
    game.choose("no")
    assert ("prompt-pay-to-prevent", False) == (game.prompt, first == game.asked)
    assert terms.PLAY == game.choose("yes").zone(merry)


@pytest.mark.card("4C310")
def test_merry_stays_if_the_ring_bearer_is_exhausted() -> None:
    """The Ring-bearer cannot exert, so it is not offered."""
    at = in_rohan()
    merry = at.play(MERRY)
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert not at.skirmish(merry, at.play(ORC)).offered("use", merry)
