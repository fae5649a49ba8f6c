"""The minions: how they fight, and what they do when they win or wait."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.library import printed
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    GIMLI,
    LEGOLAS,
    MERRY,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, minion

GENTLE = companion("Gentle", strength=4, vitality=5)
URUK = minion("Plain Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
ORC = minion("Plain Orc", strength=9, vitality=3)

BROOD, RAGER, SAVAGE, SHAMAN, SLAYER, SOLDIER = "1C145", "1C150", "1C151", "1C152", "1U153", "1C154"
PARTY, PARTY_AGAIN, WARRIOR = "1C158", "4C207", "4C165"
DEFENDER, FANATIC, REAR_GUARD, REGULAR, STALKER = "4C184", "4C185", "4C191", "4C192", "4C197"
MARKSMAN, TROOP, RUNNER, SCAVENGERS, SNEAK, SCOUT = "1C176", "1C177", "1U178", "1C179", "1U181", "1C191"
BAND, BRIGAND, MADMAN, PILLAGER, ROBBER, SAVAGE_MAN = "4C4", "4C10", "4C12", "4U13", "4C16", "4C17"

ISENGARD = (BROOD, RAGER, SAVAGE, SHAMAN, SLAYER, SOLDIER, PARTY)
STRIKE_TWICE = (*ISENGARD, PARTY_AGAIN, WARRIOR, DEFENDER, FANATIC, REAR_GUARD, REGULAR, STALKER)
STRIKE_ONCE = (MARKSMAN, TROOP, RUNNER, SCAVENGERS, SNEAK, SCOUT, BAND, BRIGAND, MADMAN, PILLAGER, ROBBER, SAVAGE_MAN)
FIGHTERS = [pytest.param(id, 2, marks=pytest.mark.card(id)) for id in STRIKE_TWICE] + [
    pytest.param(id, 1, marks=pytest.mark.card(id)) for id in STRIKE_ONCE
]


@pytest.mark.parametrize(("id", "wounds"), FIGHTERS)
def test_how_hard_they_strike(id: str, wounds: int) -> None:
    """The winner wounds the loser once, or twice with damage +1."""
    at = standing(site=5)
    hero = at.play(companion("Just Weaker", strength=printed(id).strength - 1, vitality=5))
    game = at.skirmish(hero, at.play(id)).pass_().pass_()
    if game.offered("suffer"):
        game.choose("suffer")  # the wounds first, before what the victory brings besides
    assert wounds == game.wounds(hero)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (*STRIKE_TWICE, *STRIKE_ONCE)])
def test_where_they_roam(id: str) -> None:
    """Before their own site they cost two tokens more, from there on not; lacking one token they cannot come."""
    own = printed(id).site_number
    cost = printed(id).cost
    for site, price in ((own - 1, cost + 2), (own, cost)):
        for pool, offered in ((price - 1, False), (price, True)):
            at = standing(site).pool(pool)
            at.hand(1, id)
            game = at.shadow()
            assert offered == game.offered("play", id)
            if offered:
                assert 0 == game.choose("play", id).table.twilight


@pytest.mark.card(MARKSMAN)
@pytest.mark.parametrize("archers", [1, 2])
def test_a_marksman_shoots(archers: int) -> None:
    """One arrow each; the Free Peoples player places the wounds, on Frodo twice or shared."""
    at = standing(site=4)
    gimli = at.play(GIMLI)
    for _archer in range(archers):
        at.play(MARKSMAN)
    game = at.archery().pass_().pass_()
    shot = []
    while game.offered("wound"):
        shot.append(game.asked)
        game.choose("wound", gimli)
    assert ([0] * archers, archers) == (shot, game.wounds(gimli))


# In the Shadow phase.


@pytest.mark.card(REGULAR)
def test_a_regular_brings_an_uruk_for_less() -> None:
    """He exerts; the Uruk-hai costs one token less for each other Uruk-hai in play, here two, whatever its culture."""
    at = in_rohan(site=5).pool(4)
    at.control(1, 1)
    regular = at.play(REGULAR)
    at.play(URUK)
    at.play(minion("Uruk from Afar", culture="sauron", race="uruk-hai"))
    at.play(ORC)
    party = at.hand(1, PARTY, ORC)[0]
    at.lay_this("4U350", 1)  # a site that gives no discount
    game = at.shadow().choose("use", regular)
    assert (terms.PLAY, 2, 1) == (game.zone(party), game.table.twilight, game.wounds(regular))


@pytest.mark.card(REGULAR)
def test_a_regular_must_really_bring_one() -> None:
    """Not if he is exhausted, not without an Uruk-hai in hand that can be paid for."""
    for wounds, in_hand, pool, offered in ((0, PARTY, 4, True), (1, PARTY, 4, False), (0, ORC, 4, False)):
        at = standing(site=5).pool(pool)
        regular = at.play(REGULAR, wounds=wounds)
        at.hand(1, in_hand)
        assert offered == at.shadow().offered("use", regular)
    at = standing(site=5).pool(3)
    regular = at.play(REGULAR)
    at.hand(1, PARTY)
    assert not at.shadow().offered("use", regular)


@pytest.mark.card(SHAMAN)
def test_a_shaman_heals_an_uruk() -> None:
    """In the maneuver phase, for two tokens, himself too, as often as there are tokens."""
    at = standing(site=5).pool(5)
    shaman, uruk = at.play(SHAMAN, wounds=1), at.play(URUK, wounds=2)
    at.play(ORC, wounds=1)
    game = hand_over(at.maneuver()).choose("use", shaman)
    assert sorted([shaman, uruk]) == sorted(game.choices())
    game.choose("choose", uruk)
    assert (1, 1, 3) == (game.wounds(uruk), game.wounds(shaman), game.table.twilight)
    hand_over(game).choose("use", shaman).choose("choose", uruk)
    assert (0, 1) == (game.wounds(uruk), game.table.twilight)
    assert not hand_over(game).offered("use", shaman)


# In a skirmish.


@pytest.mark.card(BROOD)
@pytest.mark.parametrize("number", [0, 2])
def test_the_brood_counts_its_brothers(number: int) -> None:
    """Two tokens; one strength for each other Uruk-hai that its player spots, Orcs and itself not among them."""
    at = standing(site=5).pool(2)
    brood = at.play(BROOD)
    for id in (URUK, URUK, ORC):
        at.play(id)
    game = hand_over(at.skirmish(at.play(GIMLI), brood)).choose("use", brood)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    assert (9 + number, 0) == (game.strength(brood), game.table.twilight)
    assert not hand_over(game).offered("use", brood)


@pytest.mark.card(SLAYER)
def test_a_slayer_grows_by_three_at_most() -> None:
    """One strength for each token; the fourth buys nothing, and another slayer has a limit of his own."""
    at = standing(site=5).pool(9)
    slayer, other = at.play(SLAYER), at.play(SLAYER)
    game = at.skirmish(at.play(GIMLI), slayer, other)
    seen = []
    for user in (slayer, slayer, slayer, slayer, other):
        hand_over(game).choose("use", user)
        seen.append((user == other, game.strength(slayer), game.strength(other)))
    assert [(False, 10, 9), (False, 11, 9), (False, 12, 9), (False, 12, 9), (True, 12, 10)] == seen
    assert 9 - 5 == game.table.twilight


@pytest.mark.parametrize(
    ("id", "gain"),
    [
        pytest.param(DEFENDER, 2, marks=pytest.mark.card(DEFENDER)),
        pytest.param(REAR_GUARD, 1, marks=pytest.mark.card(REAR_GUARD)),
    ],
)
def test_uruks_stand_by_each_other_at_a_battleground(id: str, gain: int) -> None:
    """One exerts for another Uruk-hai, in the skirmish or not; never for itself or an Orc, nor at another site."""
    at = in_rohan(site=5)
    uruk, other = at.play(URUK), at.play(id)
    at.play(ORC)
    game = hand_over(at.skirmish(at.play(GIMLI), uruk)).choose("use", other)
    assert (9 + gain, 1) == (game.strength(uruk), game.wounds(other))
    at = in_rohan(site=4)
    uruk, other = at.play(URUK), at.play(id)
    assert not hand_over(at.skirmish(at.play(GIMLI), uruk)).offered("use", other)
    at = in_rohan(site=5)
    uruk, other = at.play(URUK), at.play(id, wounds=printed(id).vitality - 1)
    assert not hand_over(at.skirmish(at.play(GIMLI), uruk)).offered("use", other)


# When they win.


def wins(at: Position, id: str, hero: str = GENTLE) -> tuple[Playing, Thing]:
    """The minion has won its skirmish against a companion."""
    winner = at.play(id)
    return at.skirmish(at.play(hero), winner).pass_().pass_(), winner


@pytest.mark.card(RAGER)
def test_a_rager_costs_two_cards_each_time() -> None:
    """When he wins, the Free Peoples player discards the top two cards; nobody may decline."""
    at = standing(site=5)
    deck = at.deck(0, GIMLI, LEGOLAS, BOROMIR)
    own = at.deck(1, ORC, ORC)
    game, _rager = wins(at, RAGER, companion("Loses Narrowly", strength=8, vitality=5))
    game.choose("suffer")  # the Free Peoples player puts wounds and discarding in order
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.DECK] == zones(game, *deck)
    assert [terms.DECK] * 2 == zones(game, *own)


@pytest.mark.card(RAGER)
def test_a_rager_who_loses_costs_nothing() -> None:
    """The deck stays as it is."""
    at = standing(site=5)
    deck = at.deck(0, GIMLI, LEGOLAS)
    game, _rager = wins(at, RAGER, companion("Champion", strength=12))
    assert [terms.DECK] * 2 == zones(game, *deck)


@pytest.mark.parametrize(
    ("id", "gain"),
    [
        pytest.param(BAND, 0, marks=pytest.mark.card(BAND)),
        pytest.param(MADMAN, 2, marks=pytest.mark.card(MADMAN)),
        pytest.param(ROBBER, 2, marks=pytest.mark.card(ROBBER)),
    ],
)
def test_wild_men_who_taste_victory(id: str, gain: int) -> None:
    """They may become fierce, some stronger too, until the regroup phase; so they fight once more in this turn."""
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


@pytest.mark.card(MADMAN)
def test_a_madman_who_wins_twice_grows_twice() -> None:
    """Each time: his fierce skirmish makes him stronger still."""
    at = in_rohan(site=4)
    hero, other = at.play(companion("Stands", strength=6, vitality=6)), at.play(companion("Waits", strength=6))
    madman, beast = at.play(MADMAN), at.play(minion("Beast", strength=1, keywords=((terms.FIERCE, 1),)))
    game = at.skirmish(hero, madman).pass_().pass_().choose("respond", madman).pass_().pass_()
    game.choose("assign", hero, madman).choose("assign", other, beast).choose("skirmish", hero)
    assert (True, 9) == (game.table.fierce, game.strength(madman))
    game.pass_().pass_().choose("respond", madman)
    assert (other, 11, 2) == (game.table.defender, game.strength(madman), game.wounds(hero))


def pillaged(companions: int, *items: str) -> tuple[Playing, list[Thing]]:
    """A pillager has won before so many companions; the fellowship bears these possessions."""
    at = in_rohan(site=4)
    eomer = at.play(EOMER)
    things = [at.play(id, on=eomer) for id in items]
    for number in range(companions - 3):
        at.play(companion(f"Companion {number}"))
    at.play("4C26", on=at.play(BRIGAND))  # a possession of the Shadow is no booty
    game, _pillager = wins(at, PILLAGER, companion("Defeated", strength=8))
    return game, things


@pytest.mark.card(PILLAGER)
def test_a_pillager_takes_a_possession() -> None:
    """When he wins his player may discard a Free Peoples possession of his choice."""
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
    """With six companions in play, Frodo among them, he may take two; five are not enough."""
    game, things = pillaged(6, "4C283", "4C278")
    game.choose("respond", PILLAGER)
    assert [1, 2] == [option.amount for option in game.options("choice")]
    game.choose("choice", amount=2)
    assert [terms.DISCARD_PILE] * 2 == zones(game, *things)
    game, things = pillaged(5, "4C283", "4C278")
    game.choose("respond", PILLAGER)
    assert [] == game.options("choice")


# What they wait for.


@pytest.mark.card(FANATIC)
@pytest.mark.parametrize(("dead", "fierce"), [(2, False), (3, True)])
def test_a_fanatic_among_three_dead(dead: int, fierce: bool) -> None:
    """Fierce while three cards lie in the dead pile of the Free Peoples player; other dead piles do not count."""
    at = standing(site=5)
    at.dead(0, *(BOROMIR, MERRY, "1C286")[:dead])
    at.dead(1, BOROMIR, MERRY, "1C286")
    fanatic, hero = at.play(FANATIC), at.play(companion("Endures", strength=8, vitality=6))
    game = at.skirmish(hero, fanatic).pass_().pass_()
    assert fierce == game.table.fierce


@pytest.mark.card(STALKER)
@pytest.mark.parametrize(("dead", "strength", "fierce"), [("1C286", 11, True), (BOROMIR, 8, False)])
def test_a_stalker_of_allies(dead: str, strength: int, fierce: bool) -> None:
    """Three stronger and fierce while an ally is dead; a dead companion does not count."""
    at = standing(site=5)
    at.dead(0, dead)
    stalker, hero = at.play(STALKER), at.play(companion("Suffers", strength=7, vitality=6))
    game = at.skirmish(hero, stalker)
    assert strength == game.strength(stalker)
    assert fierce == game.pass_().pass_().table.fierce
