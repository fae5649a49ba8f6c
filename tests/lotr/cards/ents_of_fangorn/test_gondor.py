"""Gondor cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.meaning.positions import is_roaming
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import EOMER, GIMLI, in_rohan, zones
from tests.lotr.samples import companion, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
HERO = companion("Hero", strength=9, vitality=5)
PLAIN_RANGER = companion(
    "Plain Ranger", culture="gondor", vitality=4, keywords=(("ranger", 1), (terms.RING_BOUND_KEYWORD, 1))
)
PLAIN_NAZG_L = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)


@pytest.mark.card("6C48")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_anborn_leads_them_astray(verb: str) -> None:
    """When he has won, a minion may get site number +3, until the regroup phase."""
    at = in_rohan(3)
    anborn, weak, other = at.play("6C48"), at.play(minion("Weak", strength=4, vitality=3)), at.play(PLAIN_ORC)
    game = at.skirmishes((anborn, (weak,)), (at.play(HERO), (other,))).choose("skirmish", anborn).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    game.choose(verb)
    if verb == "respond":
        game.choose("choose", other)
    assert (verb == "respond") == is_roaming(game.table, other)
    atoms.end_lasting(game.table, terms.UNTIL_REGROUP)
    assert not is_roaming(game.table, other)


@pytest.mark.card("6R49")
@pytest.mark.parametrize(("rangers", "roams"), [(3, True), (2, False)])
def test_ancient_roads(rangers: int, roams: bool) -> None:
    """With three rangers, a minion that fights one has site number +2; one that does not has its own."""
    at = in_rohan(2)
    ranger, *_others = [at.play(PLAIN_RANGER) for _ranger in range(rangers)]
    at.play("6R49")
    orc, other = at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    game = at.skirmish(ranger, orc)
    assert (roams, False) == (is_roaming(game.table, orc), is_roaming(game.table, other))


@pytest.mark.card("6C52")
def test_a_garrison_comes_with_tokens() -> None:
    """If a Man of Gondor is spotted, two tokens lie on it."""
    at = in_rohan()
    at.play(PLAIN_RANGER)
    [garrison] = at.hand(0, "6C52")
    game = at.fellowship().choose("play", garrison).choose("respond")
    assert (2, "gondor") == (game.table.cards[garrison].tokens, game.table.cards[garrison].culture_tokens)


@pytest.mark.card("6C52")
@pytest.mark.parametrize("tokens", [1, 0])
def test_a_garrison_helps(tokens: int) -> None:
    """A token, or the condition itself, makes a Man of Gondor one stronger."""
    at = in_rohan()
    ranger, garrison = at.play(PLAIN_RANGER), at.play("6C52", tokens=tokens, culture="gondor")
    game = at.skirmish(ranger, at.play(PLAIN_ORC)).choose("use", garrison)
    if tokens:
        game.choose("choice", amount=2)
    assert (6, terms.PLAY if tokens else terms.DISCARD_PILE, 0) == (
        game.strength(ranger),
        game.zone(garrison),
        game.table.cards[garrison].tokens,
    )


@pytest.mark.card("6U54")
@pytest.mark.parametrize("wraiths", [True, False])
def test_perilous_ventures(wraiths: bool) -> None:
    """Two rangers exert: one minion goes, or two Ringwraiths."""
    at = in_rohan(4)
    rangers = [at.play(PLAIN_RANGER) for _ranger in range(2)]
    orc, first, second = at.play(PLAIN_ORC), at.play(PLAIN_NAZG_L), at.play(PLAIN_NAZG_L)
    at.hand(0, "6U54")
    game = at.regroup().choose("play", "6U54").choose("choice", amount=2 if wraiths else 1)
    if not wraiths:
        game.choose("choose", orc)
    gone = [terms.PLAY, terms.DISCARD_PILE] if wraiths else [terms.DISCARD_PILE, terms.PLAY]
    assert [gone[0], gone[1], gone[1]] == zones(game, orc, first, second)
    assert [1, 1] == [game.wounds(ranger) for ranger in rangers]


@pytest.mark.card("6P121")
def test_faramir_welcomes_a_ranger() -> None:
    """A ranger is played, and a Ring-bound companion healed; in a starting fellowship he costs two."""
    at = in_rohan()
    faramir, eomer = at.play("6P121", wounds=1), at.play(EOMER, wounds=1)
    anborn, other = at.hand(0, "6C48", GIMLI)
    game = at.fellowship().choose("use", faramir)
    if game.prompt == "prompt-play-by-effect":
        assert [anborn] == game.choices("play")
        game.choose("play", anborn)
    assert (terms.PLAY, terms.HAND, 0, 1) == (*zones(game, anborn, other), game.wounds(faramir), game.wounds(eomer))
    at = in_rohan()
    [card] = at.hand(0, "6P121")
    usual = twilight_cost(at.table, card)
    atoms.start_phase(at.table, terms.SETTING_UP)
    assert (3, 2) == (usual, twilight_cost(at.table, card))
