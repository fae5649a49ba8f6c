"""Gandalf cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.visibility import knows
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Discard
from inglenook.lotr.words.facade import a, add_burdens
from inglenook.lotr.words.filters import COMPANION, RING_BEARER
from tests.lotr.cards.standing import GANDALF, GIMLI, MERRY, PIPPIN, burdens, in_rohan
from tests.lotr.samples import event, minion

TUNNELS = "4R95"
SPELL = event("Spell", Action((terms.MANEUVER,), (add_burdens(1),)), culture="gandalf")
SONG = event("Song", Action((terms.MANEUVER,), (add_burdens(1),)), culture="elven")
ORC = minion("Orc", strength=5, vitality=3)
LEAVE = event("Leave", Action((terms.FELLOWSHIP,), (Discard(a(COMPANION & ~RING_BEARER)),)))


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-26.34", "LR-28.21")
def test_treebeard_takes_a_hobbit_in() -> None:
    """Instead of being discarded he is stacked, and is not in play; Treebeard may leave him, too."""
    for verb, zone in (("respond", terms.STACKED), ("pass", terms.DISCARD_PILE)):
        at = in_rohan(2)
        treebeard, merry = at.play("4R103"), at.play(MERRY)
        at.hand(0, LEAVE)
        game = at.fellowship().choose("play", LEAVE)
        assert game.offered("respond", treebeard)
        game.choose(verb)
        assert zone == game.zone(merry)
        assert (merry in game.table.cards[treebeard].stacked) == (verb == "respond")


@pytest.mark.card("4R103")
@pytest.mark.parametrize("id", [GIMLI, "1C311"])
def test_treebeard_knows_whom_he_takes_in(id: str) -> None:
    """A Dwarf is no Hobbit, and Sam is Ring-bound."""
    at = in_rohan(2)
    at.play("4R103")
    other = at.play(id)
    at.hand(0, LEAVE)
    assert terms.DISCARD_PILE == at.fellowship().choose("play", LEAVE).zone(other)


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-26.23")
def test_treebeard_lets_a_hobbit_go() -> None:
    """He exerts and a token is added, besides the cost of the Hobbit; without a Hobbit there is nothing to do."""
    at = in_rohan(2)
    treebeard = at.play("4R103")
    assert not at.fellowship().offered("use", treebeard)
    at = in_rohan(2)
    treebeard = at.play("4R103")
    pippin = at.stack(PIPPIN, 0, treebeard)
    game = at.fellowship().choose("use", treebeard)
    cost = game.table.cards[pippin].printed.cost
    assert (terms.PLAY, 1, cost + 1) == (game.zone(pippin), game.wounds(treebeard), game.table.twilight)


@pytest.mark.card(TUNNELS)
def test_into_dark_tunnels_keeps_an_event_of_gandalf() -> None:
    """It has had its effect, then Gandalf exerts twice, and it comes back to hand, where all know it to be."""
    at = in_rohan()
    gandalf = at.play(GANDALF)
    at.play(ORC)
    spell, tunnels = at.hand(0, SPELL, TUNNELS)
    game = at.pool(0).maneuver().choose("play", SPELL).choose("respond", TUNNELS)
    assert ([terms.HAND, terms.DISCARD_PILE], 2) == ([game.zone(spell), game.zone(tunnels)], game.wounds(gandalf))
    assert (1, 3, True) == (burdens(game), game.table.twilight, knows(game.table, 1, spell))
    game.pass_().choose("play", SPELL)
    assert (2, terms.DISCARD_PILE) == (burdens(game), game.zone(spell))


@pytest.mark.card(TUNNELS)
@pytest.mark.parametrize(("id", "wounds"), [(SONG, 0), (SPELL, 2)])
def test_into_dark_tunnels_for_no_other_event_and_not_without_strength(id: str, wounds: int) -> None:
    """An Elven event is not meant; and Gandalf, of four vitality with two wounds, cannot exert twice."""
    at = in_rohan()
    at.play(GANDALF, wounds=wounds)
    at.play(ORC)
    played, _tunnels = at.hand(0, id, TUNNELS)
    game = at.maneuver().choose("play", id)
    assert (False, terms.DISCARD_PILE) == (game.offered("respond", TUNNELS), game.zone(played))
