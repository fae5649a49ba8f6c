"""Companions and allies of the Shire in Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import COMPANION, RING_BEARER
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    ARAGORN,
    GANDALF,
    GIMLI,
    MERRY,
    SAM,
    burdens,
    choices_of,
    standing,
    zones,
)
from tests.lotr.samples import ally, condition, event, minion, possession

BILBO, FILIBERT, HORTICULTURALIST, MR_TOOK, POET = "2U96", "2C101", "2C104", "2C110", "2C114"
MAGGOT = "1R288"
ORC = minion("Orc", strength=5, vitality=3)
TALE = condition("Tale", keywords=(("tale", 1),))
SHADE = condition("Shade", side=terms.SHADOW)
ON_COMPANION = condition("Curse", side=terms.SHADOW, on=On(COMPANION))
DART = event("Dart", Action((terms.MANEUVER,), (wound(RING_BEARER),)), side=terms.SHADOW)


@pytest.mark.card(BILBO)
def test_bilbo_talks_a_shadow_away() -> None:
    """Bilbo: he exerts and a tale is discarded to discard a Shadow condition in a support area."""
    at = standing()
    bilbo, gimli = at.play(BILBO), at.play(GIMLI)
    tale, other, note = at.play(TALE), at.play(TALE), at.play(condition("Note"))
    shade, curse = at.play(SHADE), at.play(ON_COMPANION, on=gimli)
    engine = at.play(possession("Engine", side=terms.SHADOW))
    game = at.fellowship().choose("use", bilbo)
    assert [tale, other] == choices_of(game)
    game.choose("choose", tale)
    assert shade in choices_of(game) and not {curse, note, engine} & set(game.choices())
    game.choose("choose", shade)
    left = [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY, terms.PLAY]
    assert (left, 1) == (zones(game, tale, shade, note, curse), game.wounds(bilbo))


@pytest.mark.card(BILBO)
@pytest.mark.parametrize("missing", ["tale", "rest"])
def test_bilbo_has_nothing_to_tell(missing: str) -> None:
    """Bilbo: the ability needs a tale and a Bilbo who can exert."""
    at = standing()
    bilbo = at.play(BILBO, wounds=2 if missing == "rest" else 0)
    at.play(condition("Note") if missing == "tale" else TALE)
    at.play(SHADE)
    assert not at.fellowship().offered("use", bilbo)


@pytest.mark.card(FILIBERT)
def test_filibert_ends_a_fierce_skirmish() -> None:
    """Filibert Bolger: a Hobbit companion exerts twice to cancel a fierce skirmish with that companion."""
    at = standing()
    filibert, merry = at.play(FILIBERT), at.play(MERRY)
    sam = at.play(SAM, wounds=2)
    at.play(GIMLI)
    at.play(ally("Sturdy", race="hobbit", vitality=4))
    game = at.skirmish(merry, at.play(minion("Big One", strength=20)), fierce=True).choose("use", filibert)
    assert sorted([merry, at.frodo()]) == choices_of(game)
    game.choose("choose", merry)
    assert ("log-skirmish-cancelled" in game.log(), game.wounds(merry), game.zone(merry)) == (True, 2, terms.PLAY)
    assert (2, 0) == (game.wounds(sam), game.wounds(filibert))


@pytest.mark.card(FILIBERT)
@pytest.mark.parametrize(("fierce", "who"), [(False, "fighter"), (True, "other")])
def test_filibert_cannot_end_every_skirmish(fierce: bool, who: str) -> None:
    """Filibert Bolger: neither an ordinary skirmish nor another companion's skirmish is cancelled."""
    at = standing()
    filibert, merry, sam = at.play(FILIBERT), at.play(MERRY), at.play(SAM)
    game = at.skirmish(merry, at.play(ORC), fierce=fierce).choose("use", filibert)
    chosen = merry if who == "fighter" else sam
    game.choose("choose", chosen)
    assert (False, 2, merry) == ("log-skirmish-cancelled" in game.log(), game.wounds(chosen), game.table.defender)


@pytest.mark.card(HORTICULTURALIST)
def test_merry_finds_farmer_maggot() -> None:
    """Merry: he exerts to play Farmer Maggot from the draw deck at the usual cost."""
    at = standing()
    merry = at.play(HORTICULTURALIST)
    maggot, _bounder = at.deck(0, MAGGOT, "1C286")
    game = at.fellowship().choose("use", merry)
    assert [maggot] == game.choices("play")
    game.choose("play", maggot)
    assert (terms.PLAY, 1, 1) == (game.zone(maggot), game.wounds(merry), game.table.twilight)


@pytest.mark.card(HORTICULTURALIST)
def test_merry_needs_rest_to_look_for_him() -> None:
    """Merry: an exhausted Merry cannot exert to search for Farmer Maggot."""
    at = standing()
    merry = at.play(HORTICULTURALIST, wounds=3)
    at.deck(0, MAGGOT)
    assert not at.fellowship().offered("use", merry)


@pytest.mark.card(MR_TOOK)
def test_pippin_calls_the_great() -> None:
    """Pippin: Gandalf or Aragorn can be played from hand for 2 less."""
    at = standing()
    pippin = at.play(MR_TOOK)
    gandalf, aragorn, gimli = at.hand(0, GANDALF, ARAGORN, GIMLI)
    game = at.fellowship().choose("use", pippin)
    assert sorted([gandalf, aragorn]) == sorted(game.choices("play"))
    game.choose("play", gandalf)
    cost = game.table.cards[gandalf].printed.cost
    assert (terms.PLAY, cost - 2, 0) == (game.zone(gandalf), game.table.twilight, game.wounds(pippin))
    game.choose("use", pippin)
    rest = game.table.cards[aragorn].printed.cost - 2
    assert ([terms.PLAY, terms.HAND], cost - 2 + rest) == (zones(game, aragorn, gimli), game.table.twilight)
    assert not game.offered("use", pippin)


@pytest.mark.card(POET)
def test_sam_stands_before_them() -> None:
    """Sam: he exerts twice to be defender +1 until the regroup phase."""
    at = standing()
    sam, orc = at.play(POET), at.play(ORC)
    game = at.maneuver().choose("use", sam)
    assert (1, 2) == (keyword(game.table, sam, terms.DEFENDER), game.wounds(sam))
    assert not game.offered("use", sam)
    while game.table.phase != terms.REGROUP:
        assert 1 == keyword(game.table, sam, terms.DEFENDER)
        game.choose("pass" if game.offered("pass") else "done")
    assert (0, 0) == (keyword(game.table, sam, terms.DEFENDER), game.wounds(orc))


@pytest.mark.card(POET)
def test_the_poet_follows_the_dead_frodo() -> None:
    """Sam: after Frodo's death he may become the Ring-bearer without burdens."""
    at = standing().burdens(3)
    sam = at.play(POET)
    at.play(ORC)
    at.hand(1, DART)
    atoms.set_wounds(at.table, at.frodo(), 3)
    game = at.maneuver().pass_().choose("play", DART).choose("respond", sam)
    assert (sam, 0) == (game.table.players[0].ring_bearer, burdens(game))


@pytest.mark.card(MR_TOOK)
def test_pippin_without_the_great() -> None:
    """Pippin: the action needs Gandalf or Aragorn in hand and neither of the two already in play."""
    at = standing()
    pippin = at.play(MR_TOOK)
    at.play(ARAGORN)
    at.hand(0, ARAGORN, SAM)
    at.discard(0, GANDALF)
    assert not at.fellowship().offered("use", pippin)
