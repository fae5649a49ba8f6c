"""Gandalf cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a, add_burdens
from inglenook.lotr.dsl.filters import COMPANION, RING_BEARER
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GANDALF, GIMLI, MERRY, PIPPIN, burdens, in_rohan, zones
from tests.lotr.samples import companion, event, minion

TUNNELS = "4R95"
SPELL = event("Spell", Action((terms.MANEUVER,), (add_burdens(1),)), culture="gandalf")
SONG = event("Song", Action((terms.MANEUVER,), (add_burdens(1),)), culture="elven")
ORC = minion("Orc", strength=5, vitality=3)
LEAVE = event("Leave", Action((terms.FELLOWSHIP,), (Discard(a(COMPANION & ~RING_BEARER)),)))


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-26.34", "LR-28.21")
def test_treebeard_takes_a_hobbit_in() -> None:
    """Treebeard: an unbound Hobbit that would be discarded may be stacked on Treebeard instead."""
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
    """Treebeard: neither a Dwarf nor Ring-bound Sam can be stacked on him."""
    at = in_rohan(2)
    at.play("4R103")
    other = at.play(id)
    at.hand(0, LEAVE)
    assert terms.DISCARD_PILE == at.fellowship().choose("play", LEAVE).zone(other)


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-26.23")
def test_treebeard_lets_a_hobbit_go() -> None:
    """Treebeard: he exerts and a token is added to play a stacked Hobbit at its cost."""
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
    """Into Dark Tunnels: Gandalf exerts twice to take a played Gandalf event back into hand."""
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
    """Into Dark Tunnels: it needs a Gandalf event and a Gandalf who can exert twice."""
    at = in_rohan()
    at.play(GANDALF, wounds=wounds)
    at.play(ORC)
    played, _tunnels = at.hand(0, id, TUNNELS)
    game = at.maneuver().choose("play", id)
    assert (False, terms.DISCARD_PILE) == (game.offered("respond", TUNNELS), game.zone(played))


WINDOWS = "4R107"
ISENGARD_ORC = minion("Orc of the Ring of Isengard", culture="isengard", strength=1, vitality=1)
MORIA_ORC = minion("Orc of Moria", culture="moria", strength=1, vitality=1)
TREE = companion("Tree", race="ent", strength=8, vitality=3)


@pytest.mark.card(WINDOWS)
@pytest.mark.rule("LR-11.26")
def test_windows_are_borne_by_the_ent_that_exerts() -> None:
    """Windows in a Stone Wall: an Ent exerts to play it and bears it."""
    at = in_rohan()
    first, second = at.play(TREE), at.play(TREE)
    at.play(TREE, wounds=2)
    at.play(GIMLI)
    [card] = at.hand(0, WINDOWS)
    game = at.fellowship().choose("play", WINDOWS)
    assert (0, [first, second]) == (game.asked, game.choices())
    game.choose("choose", second)
    assert (second, 0, 1) == (game.table.cards[card].bearer, game.wounds(first), game.wounds(second))


@pytest.mark.card(WINDOWS)
def test_windows_look_into_a_deck() -> None:
    """Windows in a Stone Wall: a Shadow card and a Free Peoples card among the top ten are discarded."""
    at = in_rohan()
    ent = at.play(TREE)
    windows = at.play(WINDOWS, on=ent)
    seen = at.deck(1, *[ISENGARD_ORC] * 5, *[GIMLI] * 5)
    below = at.deck(1, MORIA_ORC, GIMLI)
    game = at.skirmish(ent, at.play(ISENGARD_ORC)).passes().choose("respond", windows)
    assert (terms.DISCARD_PILE, 0, seen[:5]) == (game.zone(windows), game.asked, game.choices())
    game.choose("choose", seen[2])
    assert (0, seen[5:]) == (game.asked, game.choices())
    game.choose("choose", seen[6])
    player = game.table.players[1]
    assert [terms.DISCARD_PILE] * 2 == zones(game, seen[2], seen[6])
    assert sorted([*seen[:2], *seen[3:6], *seen[7:], *below]) == sorted(player.deck)
    assert not any(knows(game.table, seat, card) for card in player.deck for seat in (0, 1))


@pytest.mark.card(WINDOWS)
@pytest.mark.rule("LR-26.20")
def test_windows_look_into_a_deck_of_one_side() -> None:
    """Windows in a Stone Wall: without a Free Peoples card among the ten, only a Shadow card is discarded."""
    at = in_rohan()
    ent = at.play(TREE)
    windows = at.play(WINDOWS, on=ent)
    at.deck(1, *[MORIA_ORC] * 11)
    game = at.skirmish(ent, at.play(ISENGARD_ORC)).passes().choose("respond", windows)
    game.choose("choose")
    assert 10 == len(game.table.players[1].deck)


@pytest.mark.card(WINDOWS)
@pytest.mark.parametrize(("foe", "offered"), [(ISENGARD_ORC, True), (MORIA_ORC, False)])
def test_windows_open_for_isengard(foe: str, offered: bool) -> None:
    """Windows in a Stone Wall: only the death of an Isengard minion allows the optional response."""
    at = in_rohan()
    ent = at.play(TREE)
    windows = at.play(WINDOWS, on=ent)
    at.deck(1, MORIA_ORC)
    game = at.skirmish(ent, at.play(foe)).passes()
    assert offered == game.offered("respond", windows)
    if offered:
        assert (terms.PLAY, 1) == (game.pass_().zone(windows), len(game.table.players[1].deck))


@pytest.mark.card(WINDOWS)
def test_windows_stay_closed_for_a_traitor() -> None:
    """Windows in a Stone Wall: the death of an Isengard companion does not count."""
    at = in_rohan()
    windows = at.play(WINDOWS, on=at.play(TREE))
    traitor = at.play(companion("Traitor", culture="isengard", vitality=1))
    at.deck(1, MORIA_ORC)
    game = at.skirmish(traitor, at.play(ORC)).passes()
    assert (terms.DEAD_PILE, False) == (game.zone(traitor), game.offered("respond", windows))
