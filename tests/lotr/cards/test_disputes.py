"""Disputed cases in which cards of the Towers block interact with each other or with a rule."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import CancelAction, Discard
from inglenook.lotr.dsl.facade import each
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION, EVENT, FREE_PEOPLES_CARD, RING_BEARER
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    card,
    in_rohan,
    on_site,
    play_to,
    zones,
)
from tests.lotr.positions import TOWERS_SITES, Playing
from tests.lotr.samples import companion, event, minion, possession

ORC = minion("Plain Orc", strength=5, vitality=4)
FRIEND = companion("Friend", vitality=4)
ITEM = possession("Item", on=On(ANYTHING))
MUSTER = event("Muster", Action((terms.FELLOWSHIP,), (Discard(each(COMPANION & ~RING_BEARER)),)))
STOP = event(
    "Stop", Response(Happening(terms.ACTION_USED, EVENT & FREE_PEOPLES_CARD), (CancelAction(),)), side=terms.SHADOW
)


def fought(game: Playing) -> Playing:
    """Returns the game after both players have passed and the loser has suffered the consequences."""
    game.passes()
    while game.offered("suffer"):
        game.choose("suffer")
    return game


# Assignments and moves.


@pytest.mark.card("4R32")
@pytest.mark.rule("LR-25.6")
def test_who_is_ravaged_keeps_the_ring() -> None:
    """Ravage the Defeated: the Ring-bearer loses all Free Peoples cards except The One Ring."""
    at = in_rohan().pool(3)
    frodo, ring = at.frodo(), at.table.players[0].ring
    item = at.play(ITEM, on=frodo)
    at.hand(1, "4R32")
    wild_man = at.play(minion("Wild Man", culture="dunland", race="man", strength=5))
    game = at.skirmish(frodo, wild_man).passes()
    while not game.offered("respond", "4R32"):
        game.pass_()
    game.choose("respond", "4R32")
    assert ([terms.DISCARD_PILE, terms.PLAY], frodo) == (zones(game, item, ring), game.table.cards[ring].bearer)


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-28.8")
def test_treebeard_takes_in_one_hobbit_or_both() -> None:
    """Treebeard: each Hobbit that would be discarded is asked for separately, and its cards are discarded."""
    for second in (True, False):
        at = in_rohan()
        treebeard, merry, pippin = at.play("4R103"), at.play(MERRY), at.play(PIPPIN)
        item = at.play(ITEM, on=merry)
        at.hand(0, MUSTER)
        game = at.fellowship().choose("play", MUSTER).choose("respond", treebeard)
        game.choose("respond" if second else "pass")
        kept = terms.STACKED if second else terms.DISCARD_PILE
        assert [terms.STACKED, kept, terms.DISCARD_PILE] == zones(game, merry, pippin, item)


@pytest.mark.parametrize("id", [card("4U11"), card("4U24")])
@pytest.mark.rule("LR-28.8")
def test_who_lies_in_wait_leaves_his_axe(id: str) -> None:
    """Dunlending Looter and Hillman Rabble: a stacked minion is out of play and bears no cards."""
    at = in_rohan(4)
    site, winner = at.control(1, 2), at.play(id)
    axe = at.play("4C26", on=winner)
    game = fought(at.skirmish(at.play(companion("Weak", strength=3, vitality=9)), winner)).choose("respond", winner)
    assert ([terms.STACKED, terms.DISCARD_PILE], (winner,)) == (
        zones(game, winner, axe),
        game.table.cards[site].stacked,
    )


@pytest.mark.card("4R95")
@pytest.mark.rule("LR-26.19")
def test_an_event_that_was_cancelled_goes_into_dark_tunnels() -> None:
    """Into Dark Tunnels: a cancelled Gandalf event can still be taken back into hand."""
    at = in_rohan().pool(9)
    gandalf, orc = at.play(GANDALF), at.play(ORC)
    spell, tunnels = at.hand(0, "4C98", "4R95")
    at.hand(1, STOP)
    game = at.maneuver().choose("play", spell).choose("respond", STOP).choose("respond", tunnels)
    assert ([terms.HAND, terms.DISCARD_PILE], 3, 0) == (
        zones(game, spell, tunnels),
        game.wounds(gandalf),
        game.wounds(orc),
    )


# Fights.


@pytest.mark.card("5R39")
@pytest.mark.rule("LD-10")
@pytest.mark.parametrize(("vitality", "wounds", "dies"), [(2, 0, True), (3, 1, True), (3, 0, False)])
def test_the_stone_tower_can_kill(vitality: int, wounds: int, dies: bool) -> None:
    """Stone Tower: reducing a minion's vitality to 0 kills it and discards the tower."""
    at = in_rohan()
    boromir, tower = at.play(BOROMIR), at.play("5R39")
    at.play(companion("Man of Gondor", culture="gondor"))
    orc = at.play(minion("Orc", strength=20, vitality=vitality), wounds=wounds)
    game = at.skirmish(boromir, orc).choose("use", tower)
    assert [terms.DISCARD_PILE if dies else terms.PLAY] * 2 == zones(game, orc, tower)
    assert terms.PLAY == game.zone(boromir)


@pytest.mark.card("5R7")
@pytest.mark.rule("LR-18.23")
def test_who_lost_to_gimli_is_still_assigned_to_him() -> None:
    """Gimli: he may wound the minion that lost to him, because the skirmish is not yet over."""
    at = in_rohan()
    gimli, orc = at.play("5R7"), at.play(minion("Tough Orc", strength=5, vitality=9))
    game = fought(at.skirmish(gimli, orc))
    assert 2 == game.wounds(orc)
    assert 3 == game.choose("respond", gimli).wounds(orc)


@pytest.mark.card("5R16")
@pytest.mark.rule("LR-29.12", "LG-84")
def test_a_friend_from_the_hills_faces_two() -> None:
    """Down From the Hills: the companion is assigned two minions, loses and takes no wound."""
    at = in_rohan()
    at.play(GANDALF)
    friend = at.play(companion("Friend", signet="gandalf", strength=5))
    strong, weak = at.play(minion("Strong Orc", strength=12)), at.play(minion("Weak Orc", strength=2))
    at.hand(0, "5R16")
    game = play_to(at.maneuver().choose("play", "5R16").choose("choose", friend), terms.ASSIGNMENT)
    while not game.offered("assign"):
        game.pass_()
    game.choose("assign", friend, strong).choose("assign", friend, weak)
    assert 10 == game.strength(friend)
    play_to(game, terms.REGROUP)
    assert (0, 5, terms.PLAY) == (game.wounds(friend), game.strength(friend), game.zone(friend))


@pytest.mark.parametrize("id", [card("4U96"), card("4C97")])
@pytest.mark.rule("LG-106", "LR-18.11")
def test_whose_wounds_are_prevented_can_be_overwhelmed(id: str) -> None:
    """Keep Your Forked Tongue and Long I Fell: the companion can still be overwhelmed."""
    at = in_rohan().pool(3)
    gandalf = at.play("4C90")
    at.hand(0, id)
    game = at.skirmish(gandalf, at.play(minion("Giant", strength=30))).choose("play", id)
    if game.offered("no"):
        game.choose("no")
    assert terms.DEAD_PILE == fought(game).zone(gandalf)


@pytest.mark.card("4R79")
@pytest.mark.rule("LG-63")
def test_a_night_without_end_where_no_site_is_to_be_freed() -> None:
    """Night Without End: without a site to liberate, a minion is wounded without a choice."""
    at = in_rohan()
    legolas, orc = at.play(LEGOLAS), at.play(minion("Weak Orc", strength=4, vitality=4))
    at.hand(0, "4R79")
    game = fought(at.skirmish(legolas, orc)).choose("respond", "4R79")
    assert (2, 1) == (game.wounds(orc), game.wounds(legolas))


@pytest.mark.card("6U54")
@pytest.mark.rule("LG-63")
def test_one_ringwraith_is_not_two() -> None:
    """Perilous Ventures: with only one Ringwraith minion, a minion is discarded without a choice."""
    at = in_rohan(4)
    ranger = companion("Plain Ranger", culture="gondor", keywords=(("ranger", 1),))
    at.play(ranger)
    at.play(ranger)
    wraith, orc = at.play(minion("Wraith", culture="wraith", race="nazgul")), at.play(ORC)
    at.hand(0, "6U54")
    game = at.regroup().choose("play", "6U54")
    assert [wraith, orc] == game.choices()


# Assignments.


@pytest.mark.card("5R31", "4U336")
@pytest.mark.rule("LR-29.17")
def test_alcarin_is_assigned_by_his_player() -> None:
    """Alcarin and Wold of Rohan: his action assigns him, which adds a token and allows an ambush."""
    at = on_site("4U336", 2, sites=TOWERS_SITES).pool(0)
    alcarin = at.play("5R31", wounds=1)
    orc = at.play(minion("Lurker", strength=9, vitality=5, keywords=((terms.AMBUSH, 2),)))
    at.play("5C33", on=orc)
    game = at.assignment().choose("use", alcarin)
    assert (1, 1) == (game.asked, game.table.twilight)
    game.choose("ambush", orc)
    assert (3, 0) == (game.table.twilight, game.wounds(alcarin))


@pytest.mark.card("4U101", "4R103")
@pytest.mark.rule("LR-29.23")
@pytest.mark.parametrize("roused", [True, False])
def test_an_unhasty_ent_is_roused_by_stump_and_bramble(roused: bool) -> None:
    """Stump and Bramble and Treebeard: an unhasty Ent ally who may take part can be assigned by the player."""
    at = in_rohan(4)
    treebeard, orc = at.play("4R103"), at.play(minion("Guard", culture="isengard", strength=5))
    at.hand(0, "4U101")
    game = at.maneuver().choose(*(("play", "4U101") if roused else ("pass",)))
    play_to(game, terms.ASSIGNMENT)
    while not game.offered("assign"):
        game.pass_()
    assert roused == game.offered("assign", treebeard, orc)


# Numbers.


@pytest.mark.card("4R116")
@pytest.mark.rule("LR-9.9")
@pytest.mark.parametrize(("seat", "cost"), [(0, 1), (1, 2)])
def test_another_players_faramir_makes_nobody_cheaper(seat: int, cost: int) -> None:
    """Faramir: only his own player's starting fellowship is cheaper."""
    at = in_rohan()
    at.play("4R116", seat=seat)
    [ranger] = at.deck(0, "4C122")
    atoms.start_phase(at.table, terms.SETTING_UP)
    assert cost == twilight_cost(at.table, ranger)


@pytest.mark.card("4R46")
@pytest.mark.rule("LR-11.12")
def test_the_heart_rises_four_times() -> None:
    """Ever My Heart Rises: the Rule of 4 stops a fifth card, although the top card is discarded."""
    at = in_rohan()
    at.play(GIMLI)
    tale = at.play("4R46")
    for _card in range(6):
        at.stack(FRIEND, 0, tale)
    at.deck(0, *[FRIEND] * 6)
    game = at.fellowship()
    for time in range(5):
        game.choose("use", tale)
        if game.options("choose"):
            game.choose("choose", game.choices()[0])
        assert (min(4, time + 1), 5 - time) == (len(game.table.players[0].hand), len(game.table.players[0].deck))


@pytest.mark.card("5U22")
@pytest.mark.rule("LR-25.1")
@pytest.mark.parametrize(("seat", "marsh"), [(1, 1), (0, 0)])
def test_the_fens_are_those_of_a_shadow_player(seat: int, marsh: int) -> None:
    """Evil-smelling Fens: in its own player's turn the condition is inactive and no site is a marsh by it."""
    at = in_rohan()
    at.play("5U22", seat=seat)
    assert marsh == keyword(at.table, at.table.site(), "marsh")
