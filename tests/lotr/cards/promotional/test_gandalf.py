"""Gandalf cards of the promotional set."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from tests.lotr.cards.standing import BOROMIR, GIMLI, standing
from tests.lotr.samples import companion, minion, site

GHAN, STAFF, STORMCROW = "0P56", "0P57", "0P64"
RADAGAST = companion("Radagast", race="wizard", culture="gandalf")


@pytest.mark.card(GHAN)
@pytest.mark.parametrize(
    ("men", "strength", "zone"),
    [(1, 12, terms.DEAD_PILE), (2, 12, terms.PLAY), (2, 17, terms.PLAY), (2, 18, terms.DEAD_PILE)],
)
def test_ghan_buri_ghan_stands_among_men(men: int, strength: int, zone: str) -> None:
    """Ghân-buri-Ghân: with two other Men spotted, only triple strength overwhelms him."""
    at = standing()
    ghan = at.play(GHAN)
    for number in range(men):
        at.play(companion(f"Man {number}"))
    at.play(GIMLI)
    game = at.skirmish(ghan, at.play(minion("Crusher", strength=strength))).pass_().pass_()
    assert zone == game.zone(ghan)


@pytest.mark.card(GHAN)
@pytest.mark.parametrize(("place", "defender"), [("forest", 1), ("plains", 0)])
def test_ghan_buri_ghan_knows_the_forest(place: str, defender: int) -> None:
    """Ghân-buri-Ghân: he is defender +1 at a forest site."""
    at = standing(2)
    at.lay_this(site("Some Place", 2, keywords=((place, 1),)), 0)
    ghan, boromir = at.play(GHAN), at.play(BOROMIR)
    table = at.fellowship().table
    assert [defender, 0] == [keyword(table, one, terms.DEFENDER) for one in (ghan, boromir)]


@pytest.mark.card(STAFF)
@pytest.mark.parametrize("draws", [True, False])
def test_radagasts_staff_helps_on_the_second_way(draws: bool) -> None:
    """Radagast's Staff: a move in the regroup phase may draw two cards, but a fellowship phase move draws none."""
    at = standing()
    radagast = at.play(RADAGAST)
    staff = at.play(STAFF, on=radagast)
    at.deck(0, *[GIMLI] * 12)
    game = at.fellowship().choose("move")
    assert not game.offered("respond", staff)
    while game.prompt != "prompt-move-again":
        game.choose("pass")
    before = len(game.table.players[0].hand)
    game.choose("move")
    game.choose("respond", staff) if draws else game.pass_()
    assert 2 * draws == len(game.table.players[0].hand) - before


@pytest.mark.card(STAFF)
def test_radagasts_staff_is_his() -> None:
    """Radagast's Staff: Radagast is strength +1 and vitality +1, and only he can bear the staff."""
    at = standing()
    radagast = at.play(RADAGAST)
    at.play(STORMCROW)
    at.hand(0, STAFF)
    game = at.fellowship().choose("play", STAFF)
    assert (6, 4, 1) == (game.strength(radagast), vitality(game.table, radagast), game.table.twilight)
    at = standing()
    at.play(STORMCROW)
    at.hand(0, STAFF)
    assert not at.fellowship().offered("play", STAFF)


@pytest.mark.card(STORMCROW)
def test_gandalf_stormcrow() -> None:
    """Gandalf, Stormcrow: he costs 4 and cannot be in play with another Gandalf (LR-24.1)."""
    at = standing()
    at.hand(0, STORMCROW, "1P364")
    game = at.fellowship().choose("play", STORMCROW)
    [gandalf] = game.in_play(STORMCROW)
    assert (8, 4, 4) == (game.strength(gandalf), vitality(game.table, gandalf), game.table.twilight)
    assert not game.offered("play", "1P364")
