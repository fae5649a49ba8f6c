"""Shire cards of The Two Towers about Sam, and Store-room."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from tests.lotr.cards.standing import GANDALF, GIMLI, MERRY, PIPPIN, SAM, burdens, card, choices_of, hand_over, in_rohan
from tests.lotr.samples import companion, event, minion

GARDENER, BRAVE, PACK, STORES = "4R315", "4C316", "4R317", "4U320"
VISION = "4R259"
ORC = minion("Orc", strength=5, vitality=4)
EASTERLING = minion("Easterling", culture="raider", race="man", keywords=(("easterling", 1),))
HERO = companion("Hero", strength=9, vitality=4)


@pytest.mark.parametrize("id", [card(GARDENER), card(BRAVE)])
def test_these_sams_take_over_the_ring(id: str) -> None:
    """Sam: only if Frodo is killed may Sam become the Ring-bearer without burdens."""
    at = in_rohan().burdens(3)
    sam, killer = at.play(id), at.play(minion("Killer", strength=20))
    game = at.skirmish(at.frodo(), killer).passes()
    assert game.offered("respond", sam)
    game.choose("respond", sam)
    assert (sam, 0) == (game.table.players[0].ring_bearer, burdens(game))
    at = in_rohan()
    sam, killer = at.play(id), at.play(minion("Killer", strength=20))
    game = at.skirmish(at.play(MERRY), killer).passes()
    assert not game.offered("respond", sam)


@pytest.mark.card(GARDENER)
def test_the_gardener_finds_his_pack() -> None:
    """Sam, Frodo's Gardener: Sam's Pack can be played from the draw deck at its usual cost."""
    at = in_rohan()
    sam = at.play(GARDENER)
    [pack, other] = at.deck(0, PACK, MERRY)
    at.discard(0, PACK)
    game = at.fellowship().choose("use", sam)
    assert ([pack], True) == (game.choices("play"), game.offered("find-nothing"))
    game.choose("play", pack).choose("bear", sam)
    assert (sam, terms.DECK) == (game.table.cards[pack].bearer, game.zone(other))


def woe(side: str) -> str:
    """Returns an event that adds two burdens."""
    return event(f"Woe of {side}", Action((terms.MANEUVER,), (add_burdens(2),)), side=side)


@pytest.mark.card(BRAVE)
@pytest.mark.parametrize(("verb", "added", "wounds"), [("respond", 0, 1), ("pass", 2, 0)])
def test_sam_takes_burdens_upon_himself(verb: str, added: int, wounds: int) -> None:
    """Sam, Samwise the Brave: he exerts to prevent all burdens that a Shadow card would add."""
    at = in_rohan()
    sam = at.play(BRAVE)
    at.play(ORC)
    at.hand(1, woe(terms.SHADOW))
    game = at.maneuver().pass_().choose("play", woe(terms.SHADOW))
    game.choose(verb, sam) if verb == "respond" else game.pass_()
    assert (added, wounds) == (burdens(game), game.wounds(sam))


@pytest.mark.card(BRAVE)
def test_burdens_that_sam_does_not_prevent() -> None:
    """Sam, Samwise the Brave: only Shadow cards count, and it needs Frodo and a Sam who can exert."""
    at = in_rohan()
    sam = at.play(BRAVE)
    at.play(ORC)
    at.hand(0, woe(terms.FREE_PEOPLES))
    game = at.maneuver().choose("play", woe(terms.FREE_PEOPLES))
    assert (2, 0) == (burdens(game), game.wounds(sam))
    at = in_rohan()
    at.play(BRAVE, wounds=3)
    at.play(ORC)
    at.hand(1, woe(terms.SHADOW))
    assert 2 == burdens(at.maneuver().pass_().choose("play", woe(terms.SHADOW)))
    at = in_rohan()
    frodo, sam = at.frodo(), at.play(BRAVE)
    at.play(ORC)
    atoms.make_ring_bearer(at.table, 0, sam)
    atoms.put(at.table, frodo, terms.DEAD_PILE)
    at.hand(1, woe(terms.SHADOW))
    assert 2 == burdens(at.maneuver().pass_().choose("play", woe(terms.SHADOW)))


@pytest.mark.card(BRAVE)
@pytest.mark.card(VISION)
@pytest.mark.rule("LR-26.30")
@pytest.mark.parametrize("sam_helps", [True, False])
def test_a_price_that_sam_prevents_is_not_paid(sam_helps: bool) -> None:
    """Vision From Afar: if Sam prevents the burden, the Easterling is still assigned to Frodo."""
    at = in_rohan(4).pool(2)
    sam, foe = at.play(BRAVE), at.play(EASTERLING)
    at.hand(1, VISION)
    game = hand_over(at.assignment()).choose("play", VISION).choose("yes")
    game.choose("respond", sam) if sam_helps else game.pass_()
    hunted = {at.frodo(): (foe,)} if sam_helps else {}
    assert (int(not sam_helps), int(sam_helps), hunted) == (
        burdens(game),
        game.wounds(sam),
        dict(game.table.assignments),
    )


@pytest.mark.card(PACK)
@pytest.mark.parametrize("taken", [True, False])
def test_sams_pack_feeds_the_ring_bound(taken: bool) -> None:
    """Sam's Pack: at the start of a turn two tokens may be added to heal a Ring-bound companion."""
    at = in_rohan()
    sam, merry = at.play(SAM, wounds=2), at.play(MERRY, wounds=1)
    smeagol = at.play("6C45", wounds=1)
    pack = at.play(PACK, on=sam)
    at.hand(0, GIMLI)
    game = at.start_of_turn()
    assert game.offered("respond", pack)
    if not taken:
        game.pass_()
        assert (0, 2) == (game.table.twilight, game.wounds(sam))
        return
    game.choose("respond", pack)
    assert sorted([sam, smeagol]) == choices_of(game)
    game.choose("choose", sam)
    assert (2, [1, 1, 1]) == (game.table.twilight, [game.wounds(one) for one in (sam, merry, smeagol)])


@pytest.mark.card(STORES)
@pytest.mark.parametrize(("friend", "answer", "healed"), [(GANDALF, "yes", 2), (GANDALF, "no", 1), (GIMLI, "", 1)])
def test_the_store_room(friend: str, answer: str, healed: int) -> None:
    """Store-room: an unbound Hobbit is healed once, or twice if Gandalf is spotted."""
    at = in_rohan()
    merry, pippin = at.play(MERRY, wounds=3), at.play(PIPPIN, wounds=3)
    at.play(SAM, wounds=1)
    at.play(HERO, wounds=1)
    at.play(friend, wounds=1)
    at.hand(0, STORES)
    game = at.regroup().choose("play", STORES)
    if answer:
        game.choose(answer)
    assert [merry, pippin] == choices_of(game)
    game.choose("choose", merry)
    assert (3 - healed, 3) == (game.wounds(merry), game.wounds(pippin))
