"""Shire cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.stats import overwhelmed_at
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import EOMER, burdens, in_rohan
from tests.lotr.samples import companion, minion


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


MASTER, NO_USE, SMEAGOL = "5U111", "5R113", "6C45"
ORC = minion("Orc", strength=5, vitality=4)


@pytest.mark.card(MASTER)
def test_the_master_calls_smeagol() -> None:
    """A burden, besides the one Sméagol costs himself; out of the discard pile, and nobody else."""
    at = in_rohan(frodo=MASTER)
    [smeagol, eomer] = at.discard(0, SMEAGOL, EOMER)
    game = at.fellowship().choose("use", at.frodo())
    assert (2, terms.PLAY, terms.DISCARD_PILE) == (burdens(game), game.zone(smeagol), game.zone(eomer))


@pytest.mark.card(MASTER)
def test_the_master_calls_nobody_else() -> None:
    """In hand Sméagol does not hear him."""
    at = in_rohan(frodo=MASTER)
    at.discard(0, EOMER)
    at.hand(0, SMEAGOL)
    assert not at.fellowship().offered("use", at.frodo())


@pytest.mark.card(NO_USE)
@pytest.mark.parametrize(("signet", "wounds"), [("frodo", 2), ("gandalf", 0)])
def test_no_use_that_way(signet: str, wounds: int) -> None:
    """Three burdens wound the minion twice that fights a companion with the signet of Frodo; another is not hurt."""
    at = in_rohan()
    hero = at.play(companion("Hero", signet=signet))
    orc, idle = at.play(ORC), at.play(ORC)
    at.hand(0, NO_USE)
    game = at.skirmish(hero, orc).choose("play", NO_USE)
    assert (3, wounds, 0) == (burdens(game), game.wounds(orc), game.wounds(idle))


@pytest.mark.card("5R112")
@pytest.mark.parametrize(
    ("sam", "guide", "offered"),
    [("5U115", SMEAGOL, True), ("5U115", "6C40", True), ("5U115", EOMER, False), (EOMER, SMEAGOL, False)],
)
def test_there_is_no_help_for_it(sam: str, guide: str, offered: bool) -> None:
    """With Sam there, Sméagol or Gollum is discarded for three burdens; nobody else will do."""
    at = in_rohan().burdens(4)
    at.play(sam)
    lost = at.play(guide)
    at.hand(0, "5R112")
    game = at.regroup()
    assert offered == game.offered("play", "5R112")
    if offered:
        game.choose("play", "5R112")
        assert (1, terms.DISCARD_PILE) == (burdens(game), game.zone(lost))
