"""Shire cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.stats import overwhelmed_at
from tests.lotr.cards.standing import EOMER, burdens, in_rohan
from tests.lotr.samples import minion


@pytest.mark.card("5U115")
@pytest.mark.parametrize(("friend", "times"), [("6C45", 3), (EOMER, 2)])
def test_sam_with_smeagol(friend: str, times: int) -> None:
    """With Frodo and Sméagol in play only triple strength overwhelms him."""
    at = in_rohan()
    sam = at.play("5U115")
    at.play(friend)
    assert times == overwhelmed_at(at.table, sam)


@pytest.mark.card("5U115")
def test_this_sam_takes_over_the_ring() -> None:
    """If Frodo is killed, he may become the Ring-bearer, without burdens."""
    at = in_rohan().burdens(3)
    sam, killer = at.play("5U115"), at.play(minion("Killer", strength=20))
    game = at.skirmish(at.frodo(), killer).passes()
    while not game.offered("respond", sam):
        game.choose("suffer") if game.offered("suffer") else game.choose("pass")
    game.choose("respond", sam)
    assert (sam, 0) == (game.table.players[0].ring_bearer, burdens(game))
