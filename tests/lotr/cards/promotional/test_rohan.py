"""Rohan cards of the promotional set."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import ARAGORN, EOWYN, standing
from tests.lotr.samples import companion


@pytest.mark.card("0P66")
@pytest.mark.parametrize(
    ("other", "cost"), [(EOWYN, 1), (ARAGORN, 2), (companion("Horse-master", culture="rohan", race="elf"), 2)]
)
def test_eomer_costs_less_beside_a_man_of_rohan(other: str, cost: int) -> None:
    """Not beside a Man of Gondor, or somebody of Rohan who is no Man; he is damage +1."""
    at = standing()
    at.play(other)
    at.hand(0, "0P66")
    game = at.fellowship().choose("play", "0P66")
    (eomer,) = game.in_play("0P66")
    assert (cost, 1) == (game.table.twilight, keyword(game.table, eomer, terms.DAMAGE))
