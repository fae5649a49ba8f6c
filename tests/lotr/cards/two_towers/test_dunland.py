"""Dunland cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import (
    EOMER,
    GIMLI,
    LEGOLAS,
    in_rohan,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, minion

DUNLENDING = minion("Some Dunlending", strength=5, vitality=3, culture="dunland", race="man")
ROBBER = "4C16"
GENTLE = companion("Gentle", strength=4, vitality=5)
MADMAN = "4C12"
BAND = "4C4"
BRIGAND = "4C10"
PILLAGER = "4U13"


def wins(at: Position, id: str, hero: str = GENTLE) -> tuple[Playing, Thing]:
    """Returns the game after the minion has won its skirmish against a companion."""
    winner = at.play(id)
    return at.skirmish(at.play(hero), winner).pass_().pass_(), winner


def pillaged(companions: int, *items: str) -> tuple[Playing, list[Thing]]:
    """Returns the game after a pillager has won against a fellowship with these possessions."""
    at = in_rohan(site=4)
    eomer = at.play(EOMER)
    things = [at.play(id, on=eomer) for id in items]
    for number in range(companions - 3):
        at.play(companion(f"Companion {number}"))
    at.play("4C26", on=at.play(BRIGAND))  # a possession of the Shadow is no booty
    game, _pillager = wins(at, PILLAGER, companion("Defeated", strength=8))
    return game, things


@pytest.mark.parametrize(
    ("id", "gain"),
    [
        pytest.param(BAND, 0, marks=pytest.mark.card(BAND)),
        pytest.param(MADMAN, 2, marks=pytest.mark.card(MADMAN)),
        pytest.param(ROBBER, 2, marks=pytest.mark.card(ROBBER)),
    ],
)
def test_wild_men_who_taste_victory(id: str, gain: int) -> None:
    """Band of Wild Men, Dunlending Madman and Dunlending Robber: after winning, each may become fierce."""
    strength = printed(id).strength
    hero = companion("Tough", strength=strength - 1, vitality=5)
    for verb, after in (("respond", strength + gain), ("pass", strength)):
        at = in_rohan(site=4)
        game, winner = wins(at, id, hero)
        assert (1, "prompt-respond") == (game.asked, game.prompt)
        game.choose(verb)
        assert (after, verb == "respond") == (game.strength(winner), game.table.fierce)
        while game.table.phase != terms.REGROUP:
            game.choose("pass" if game.offered("pass") else "done")
        assert strength == game.strength(winner)


@pytest.mark.card("4U8")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_dunlending_for_each_companion_spotted(number: int) -> None:
    """Death to the Strawheads: a Dunland Man is strength +1 for each companion that the Shadow player spots."""
    at = in_rohan().pool(3)
    gimli = at.play(GIMLI)
    at.play(LEGOLAS)
    at.play(ally())
    wild_man = at.play(DUNLENDING)
    at.hand(1, "4U8")
    game = at.skirmish(gimli, wild_man).pass_().choose("play", "4U8")
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    assert (5 + number, 0) == (game.strength(wild_man), game.table.twilight)


@pytest.mark.card("4U8")
def test_a_costly_event_needs_its_three_tokens() -> None:
    """Death to the Strawheads: the event cannot be played with only two tokens in the pool."""
    at = in_rohan().pool(2)
    at.hand(1, "4U8")
    game = at.skirmish(at.play(GIMLI), at.play(DUNLENDING)).pass_()
    assert (1, False) == (game.asked, game.offered("play", "4U8"))


@pytest.mark.card(MADMAN)
def test_a_madman_who_wins_twice_grows_twice() -> None:
    """Dunlending Madman: each win gives strength +2, in the fierce skirmish as well."""
    at = in_rohan(site=4)
    hero, other = at.play(companion("Stands", strength=6, vitality=6)), at.play(companion("Waits", strength=6))
    madman, beast = at.play(MADMAN), at.play(minion("Beast", strength=1, keywords=((terms.FIERCE, 1),)))
    game = at.skirmish(hero, madman).pass_().pass_().choose("respond", madman).pass_().pass_()
    game.choose("assign", hero, madman).choose("assign", other, beast).choose("skirmish", hero)
    assert (True, 9) == (game.table.fierce, game.strength(madman))
    game.pass_().pass_().choose("respond", madman)
    assert (other, 11, 2) == (game.table.defender, game.strength(madman), game.wounds(hero))


@pytest.mark.card(PILLAGER)
def test_a_pillager_takes_a_possession() -> None:
    """Dunlending Pillager: when it wins, its player may discard a Free Peoples possession."""
    game, things = pillaged(3, "4C283", "4C278")
    assert 1 == game.asked
    game.choose("respond", PILLAGER)
    assert sorted(things) == sorted(game.choices())
    game.choose("choose", things[1])
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, *things)
    game, things = pillaged(3, "4C283")
    assert [terms.PLAY] == zones(game.pass_(), *things)


@pytest.mark.card(PILLAGER)
def test_a_pillager_among_many_takes_two() -> None:
    """Dunlending Pillager: with six companions it may discard two Free Peoples possessions."""
    game, things = pillaged(6, "4C283", "4C278", "4C288")
    game.choose("respond", PILLAGER)
    assert "prompt-spot-or-not" == game.prompt
    assert (1, sorted(things)) == (game.choose("yes").asked, sorted(game.choices()))
    game.choose_all(*things[1:])
    assert [terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, *things)
    game, things = pillaged(6, "4C283", "4C278")
    game.choose("respond", PILLAGER).choose("no").choose("choose", things[0])
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, *things)
    game, things = pillaged(5, "4C283", "4C278")
    game.choose("respond", PILLAGER)
    assert "prompt-choose-discard" == game.prompt
