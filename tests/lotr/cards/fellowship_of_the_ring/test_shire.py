"""Shire cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import RING_BEARER
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    MERRY,
    SAM,
    burdens,
    choices_of,
    standing,
)
from tests.lotr.samples import ally, event, minion, possession

BOUNDER = "1C286"
BESIEGER = minion("Besieger", strength=5, vitality=3)
ROSIE = "1U309"
ORC = minion("Orc", strength=5, vitality=3)
DART = event("Dart", Action((terms.MANEUVER,), (wound(RING_BEARER),)), side=terms.SHADOW)
PLAIN_ORC = minion("Plain Orc", strength=8, vitality=3)
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
STRONG_ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card("1C286")
@pytest.mark.parametrize(
    ("strength", "zone"), [(8, terms.PLAY), (9, terms.DEAD_PILE)], ids=["less than triple", "triple"]
)
def test_a_bounder_saves_a_hobbit_from_being_overwhelmed(strength: int, zone: str) -> None:
    """Bounder: he exerts so that a Hobbit is overwhelmed only at triple strength."""
    at = standing(site=5)
    bounder, merry = at.play(BOUNDER), at.play(MERRY)
    game = at.skirmish(merry, at.play(minion("Of Strength", strength=strength))).choose("use", bounder)
    assert sorted([bounder, merry, at.frodo()]) == choices_of(game)
    game.choose("choose", merry).pass_().pass_()
    assert (zone, 1) == (game.zone(merry), game.wounds(bounder))


@pytest.mark.card("1C286")
def test_a_bounder_saves_no_one_else() -> None:
    """Bounder: only the chosen Hobbit is protected, and only in this skirmish phase."""
    at = standing()
    bounder, merry, sam = at.play(BOUNDER), at.play(MERRY), at.play(SAM)
    trolls = [at.play(minion("Of Double", strength=6)) for _hobbit in range(2)]
    game = at.skirmishes((merry, (trolls[0],)), (sam, (trolls[1],)))
    game.choose("skirmish", merry).choose("use", bounder).choose("choose", sam).pass_().pass_()
    assert terms.DEAD_PILE == game.zone(merry)
    assert (0, False) == (game.asked, game.offered("use", bounder))
    game.pass_().pass_()
    assert terms.DEAD_PILE == game.zone(sam)


@pytest.mark.card("1C290")
def test_a_friend_of_frodo_exerts_to_heal_him() -> None:
    """Frodo, Son of Drogo: another companion with his signet, but no ally, exerts to heal him."""
    at = standing()
    boromir, merry = at.play(BOROMIR), at.play(MERRY)
    at.play(GIMLI)
    at.play(ally("Friend", signet="frodo"))
    atoms.set_wounds(at.table, at.frodo(), 2)
    game = at.fellowship().choose("use", at.frodo())
    assert sorted([boromir, merry]) == choices_of(game)
    game.choose("choose", boromir)
    assert (1, 1, 0) == (game.wounds(at.frodo()), game.wounds(boromir), game.wounds(merry))
    game.choose("use", at.frodo()).choose("choose", boromir)
    assert (0, 2) == (game.wounds(at.frodo()), game.wounds(boromir))


@pytest.mark.card("1C290")
def test_frodo_has_no_friend_to_exert() -> None:
    """Frodo, Son of Drogo: an exhausted companion with his signet cannot exert."""
    at = standing()
    at.play(BOROMIR, wounds=2)
    at.play(GIMLI)
    atoms.set_wounds(at.table, at.frodo(), 2)
    assert not at.fellowship().offered("use", at.frodo())


@pytest.mark.card("1C296")
def test_later_intuition_makes_a_hobbit_stronger() -> None:
    """Hobbit Intuition: at a later site any Hobbit is strength +3, even outside the skirmish."""
    at = standing(5)
    sam, merry = at.play(SAM), at.play(MERRY)
    at.play(GIMLI)
    at.hand(0, "1C296")
    game = at.skirmish(sam, at.play(PLAIN_ORC)).choose("play", "1C296")
    assert sorted([sam, merry, at.frodo()]) == choices_of(game)
    assert 6 == game.choose("choose", sam).strength(sam)


@pytest.mark.card("1C303")
def test_merry_is_stronger_with_a_weapon() -> None:
    """Merry: strength +2 while he bears a weapon, in addition to the weapon's bonus, but not for armor."""
    at = standing()
    merry = at.play("1C303")
    at.play(possession("Mail", item_class=terms.ARMOR_CLASS), on=merry)
    game = at.skirmish(merry, at.play(STRONG_ORC))
    assert 3 == game.strength(merry)
    at.play("1C299", on=merry)
    assert 7 == game.strength(merry)


@pytest.mark.card("1C304")
def test_a_companion_exerts_for_a_hobbit() -> None:
    """Noble Intentions: a companion who is no Hobbit exerts to make any Hobbit strength +3."""
    at = standing()
    boromir, sam, merry = at.play(BOROMIR), at.play(SAM), at.play(MERRY)
    bounder = at.play("1C286")
    gimli = at.play(GIMLI)
    at.hand(0, "1C304")
    game = at.skirmish(sam, at.play(SOME_ORC)).choose("play", "1C304")
    assert sorted([boromir, gimli]) == choices_of(game)
    game.choose("choose", boromir)
    assert sorted([sam, merry, bounder, at.frodo()]) == choices_of(game)
    game.choose("choose", sam)
    assert (6, 1, 0) == (game.strength(sam), game.wounds(boromir), game.wounds(gimli))


@pytest.mark.card("1C304")
def test_nobody_left_to_exert_for_a_hobbit() -> None:
    """Noble Intentions: neither an exhausted companion nor a Hobbit can exert for the event."""
    at = standing()
    at.play(BOROMIR, wounds=2)
    sam = at.play(SAM)
    at.hand(0, "1C304")
    game = at.skirmish(sam, at.play(SOME_ORC))
    assert (0, False) == (game.asked, game.offered("play", "1C304"))


@pytest.mark.card("1U309")
def test_rosie_makes_sam_stronger_wherever_she_is() -> None:
    """Rosie Cotton: Sam is strength +1 while she is in play."""
    at = standing(site=7)
    rosie, sam, merry = at.play(ROSIE), at.play(SAM), at.play(MERRY)
    game = at.skirmish(sam, at.play(BESIEGER))
    assert (4, 3, 1) == (game.strength(sam), game.strength(merry), game.strength(rosie))
    atoms.put(game.table, rosie, terms.DISCARD_PILE)
    assert 3 == game.strength(sam)


@pytest.mark.card("1U309")
@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_rosie_exerts_to_heal_sam(wounds: int, offered: bool) -> None:
    """Rosie Cotton: she exerts to heal Sam, and cannot do so again when exhausted."""
    at = standing()
    rosie, sam = at.play(ROSIE, wounds=wounds), at.play(SAM, wounds=2)
    merry = at.play(MERRY, wounds=1)
    game = at.fellowship()
    assert offered == game.offered("use", rosie)
    if offered:
        game.choose("use", rosie)
        assert (1, 1, 1) == (game.wounds(sam), game.wounds(rosie), game.wounds(merry))


@pytest.mark.card("1C311")
def test_sam_exerts_to_remove_a_burden() -> None:
    """Sam: each exertion removes a burden until he is exhausted."""
    at = standing().burdens(5)
    sam = at.play(SAM)
    game = at.fellowship()
    seen = []
    while game.offered("use", SAM):
        game.choose("use", SAM)
        seen.append((burdens(game), game.wounds(sam)))
    assert [(4, 1), (3, 2), (2, 3)] == seen


@pytest.mark.card("1C311")
def test_sam_follows_the_dead_frodo() -> None:
    """Sam: after Frodo's death he may become the Ring-bearer without burdens; if he declines, the game is lost."""
    for verb, winners in (("respond", ()), ("pass", (1,))):
        at = standing().burdens(7)
        sam = at.play(SAM)
        at.play(ORC)
        at.hand(1, DART)
        atoms.set_wounds(at.table, at.frodo(), 3)
        game = at.maneuver().pass_().choose("play", DART).choose(verb)
        assert winners == game.table.winners
        if verb == "respond":
            ring = game.table.players[0].ring
            assert (sam, sam, 0) == (game.table.players[0].ring_bearer, game.table.cards[ring].bearer, burdens(game))


@pytest.mark.card("1C312")
def test_a_hobbit_companion_exerts_to_remove_a_burden() -> None:
    """Sorry About Everything: a Hobbit companion, even Frodo, but no ally exerts to remove a burden."""
    at = standing().burdens(3)
    merry = at.play(MERRY)
    at.play("1C286")
    at.play(BOROMIR)
    at.hand(0, "1C312")
    game = at.fellowship().choose("play", "1C312")
    assert sorted([merry, at.frodo()]) == choices_of(game)
    game.choose("choose", at.frodo())
    assert (2, 1) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card("1C312")
def test_an_exhausted_hobbit_cannot_be_sorry() -> None:
    """Sorry About Everything: an exhausted Frodo as the only Hobbit companion cannot exert."""
    at = standing().burdens(3)
    at.play("1C286")
    at.hand(0, "1C312")
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert not at.fellowship().offered("play", "1C312")
