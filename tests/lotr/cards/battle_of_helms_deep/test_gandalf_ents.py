"""Ents of Battle of Helm's Deep, which need a price to be assigned, and Turn of the Tide."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import GANDALF, GIMLI, MERRY, PIPPIN, SAM, card, choices_of, in_rohan, play_to, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

ORC = minion("Orc", strength=5, vitality=4)
URUK = minion("Uruk", strength=5, vitality=4, culture="isengard", race="uruk-hai")
SCROLL = condition("Scroll")
OLD_ENT = companion("Old Ent", race="ent", keywords=((terms.UNHASTY, 1),))
BIRCHSEED, GUARDIAN, LINDENROOT, TIDE = "5U15", "5C17", "5R19", "5U20"
ENTS = [card(BIRCHSEED), card(GUARDIAN), card(LINDENROOT)]
DISCARDS, EXERTS = 1, 2
"""The two ways to talk an Ent into a fight."""


def defends(game: Playing, ent: int) -> bool:
    """Whether the Free Peoples player can assign an Ent after all assignment actions."""
    while game.offered("pass"):
        game.pass_()
    return game.offered("assign", ent)


@pytest.mark.parametrize("code", ENTS)
@pytest.mark.parametrize("way", [EXERTS, DISCARDS, 0])
def test_an_unhasty_ent_fights_when_asked_to(code: str, way: int) -> None:
    """Birchseed, Forest Guardian and Lindenroot: a Hobbit exerts or two cards go to assign the Ent."""
    at = in_rohan()
    ent, idle, merry = at.play(code), at.play(OLD_ENT), at.play(MERRY)
    at.play(ORC)
    scrolls = at.hand(0, SCROLL, SCROLL)
    game = at.assignment()
    if way:
        game.choose("use", ent).choose("choice", amount=way)
    spent = terms.DISCARD_PILE if way == DISCARDS else terms.HAND
    assert (int(way == EXERTS), [spent, spent]) == (game.wounds(merry), zones(game, *scrolls))
    assert bool(way) == defends(game, ent)
    assert not game.offered("assign", idle)


@pytest.mark.parametrize("code", ENTS)
def test_who_is_asked_chooses_among_his_hobbits_and_cards(code: str) -> None:
    """Birchseed, Forest Guardian and Lindenroot: unbound Hobbit companions or two cards in hand pay for the Ent."""
    at = in_rohan()
    ent, merry, pippin = at.play(code), at.play(MERRY), at.play(PIPPIN)
    at.play(SAM)
    at.play(GIMLI)
    at.play(ally("Farmer", race="hobbit"))
    at.play(ORC)
    game = at.assignment().choose("use", ent)
    assert sorted([merry, pippin]) == choices_of(game)
    assert 1 == game.choose("choose", pippin).wounds(pippin)
    at = in_rohan()
    ent = at.play(code)
    at.play(ORC)
    scrolls = at.hand(0, SCROLL, SCROLL, SCROLL)
    game = at.assignment().choose("use", ent)
    game.choose_all(scrolls[0], scrolls[2])
    assert [terms.DISCARD_PILE, terms.HAND, terms.DISCARD_PILE] == zones(game, *scrolls)


@pytest.mark.parametrize("code", ENTS)
def test_nobody_asks_without_a_price(code: str) -> None:
    """Birchseed, Forest Guardian and Lindenroot: Frodo, a Dwarf or a single card in hand cannot pay for the Ent."""
    at = in_rohan()
    ent = at.play(code)
    at.play(GIMLI)
    at.play(ORC)
    at.hand(0, SCROLL)
    assert not at.assignment().offered("use", ent)


@pytest.mark.parametrize("code", ENTS)
def test_an_ent_is_hurried_once_for_each_round(code: str) -> None:
    """Birchseed, Forest Guardian and Lindenroot: the price is paid again when fierce minions are assigned."""
    at = in_rohan()
    ent, merry = at.play(code), at.play(MERRY)
    wild = at.play(minion("Wild Orc", strength=7, vitality=5, keywords=((terms.FIERCE, 1),)))
    game = at.assignment().choose("use", ent)
    assert defends(game, ent)
    game.choose("assign", ent, wild)
    if game.offered("done"):
        game.choose("done")
    play_to(game, terms.SKIRMISH)
    assert (ent, 1) == (game.table.defender, game.wounds(merry))
    play_to(game, terms.ASSIGNMENT)
    assert game.table.fierce
    assert game.offered("use", ent)
    assert not defends(game, ent)


@pytest.mark.card(BIRCHSEED)
def test_birchseed_heals_a_hobbit() -> None:
    """Birchseed: the Ent exerts to heal an unbound Hobbit once, but neither Sam nor a Dwarf."""
    at = in_rohan()
    ent, merry, pippin = at.play(BIRCHSEED), at.play(MERRY, wounds=2), at.play(PIPPIN, wounds=1)
    at.play(SAM, wounds=1)
    at.play(GIMLI, wounds=1)
    game = at.fellowship().choose("use", ent)
    assert sorted([merry, pippin]) == choices_of(game)
    game.choose("choose", merry)
    assert [1, 1, 1] == [game.wounds(one) for one in (ent, merry, pippin)]


@pytest.mark.card(LINDENROOT)
@pytest.mark.parametrize(("foe", "wounds"), [(URUK, 1), (ORC, 0)])
def test_lindenroot_hates_isengard(foe: str, wounds: int) -> None:
    """Lindenroot: the Ent exerts to wound an Isengard minion in its own skirmish, but no other minion."""
    at = in_rohan()
    ent, orc, idle = at.play(LINDENROOT), at.play(foe), at.play(URUK)
    game = at.skirmish(ent, orc).choose("use", ent)
    assert [1, wounds, 0] == [game.wounds(one) for one in (ent, orc, idle)]


@pytest.mark.parametrize(("code", "phase"), [card(BIRCHSEED, terms.FELLOWSHIP), card(LINDENROOT, terms.SKIRMISH)])
def test_an_exhausted_ent_rests(code: str, phase: str) -> None:
    """Birchseed and Lindenroot: an exhausted Ent cannot use its special ability."""
    at = in_rohan()
    ent, uruk = at.play(code, wounds=3), at.play(URUK)
    at.play(MERRY, wounds=1)
    game = at.fellowship() if phase == terms.FELLOWSHIP else at.skirmish(ent, uruk)
    assert not game.offered("use", ent)


def turning() -> tuple[Position, list[int]]:
    """Returns a game with Gandalf, minions that bear possessions, and cards that are not Shadow possessions."""
    at = in_rohan()
    at.play(GANDALF)
    orc = at.play(ORC)
    at.play(ORC)
    clubs = [at.play(possession(f"Club {number}", side=terms.SHADOW), on=orc) for number in range(3)]
    at.play(possession("Cloak"))
    at.play(condition("Curse", side=terms.SHADOW))
    at.play(artifact("Idol", side=terms.SHADOW))
    at.hand(0, TIDE)
    return at, clubs


@pytest.mark.card(TIDE)
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_the_tide_turns(chosen: int) -> None:
    """Turn of the Tide: Gandalf exerts to discard up to two Shadow possessions."""
    at, clubs = turning()
    game = at.maneuver().choose("play", TIDE)
    assert 1 == game.asked
    game.choose("no")
    assert clubs == choices_of(game)
    assert game.game.pending is not None
    assert (0, 2) == (game.game.pending.least, game.game.pending.most)
    game.choose_all(*clubs[:chosen])
    assert [terms.DISCARD_PILE] * chosen + [terms.PLAY] * (3 - chosen) == zones(game, *clubs)
    [gandalf] = game.in_play(GANDALF)
    assert 1 == game.wounds(gandalf)


@pytest.mark.card(TIDE)
def test_a_minion_stems_the_tide() -> None:
    """Turn of the Tide: the Shadow player can discard a minion of choice so that no possession is discarded."""
    at, _clubs = turning()
    game = at.maneuver().choose("play", TIDE).choose("yes")
    bearer, other = choices_of(game, 1)
    game.choose("choose", other)
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, bearer, other)
    assert 3 == len(game.table.cards[bearer].borne)


@pytest.mark.card(TIDE)
@pytest.mark.parametrize(("hero", "wounds"), [(GANDALF, 3), (companion("Wizard", race="wizard"), 0)])
def test_the_tide_turns_by_gandalf_alone(hero: str, wounds: int) -> None:
    """Turn of the Tide: the event cannot be played without a Gandalf who can exert."""
    at = in_rohan()
    at.play(hero, wounds=wounds)
    at.play(possession("Club", side=terms.SHADOW), on=at.play(ORC))
    at.hand(0, TIDE)
    assert not at.maneuver().offered("play", TIDE)
