"""Isengard search cards of The Two Towers, Ranks Without Number and weapons of Uruk-hai."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    card,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, condition, minion, possession

URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai", cost=2)
STRANGE_URUK = minion("Strange Uruk", strength=9, vitality=3, race="uruk-hai", cost=2)
ORC = minion("Orc", strength=9, vitality=3, culture="isengard", cost=2)
TRACKER = minion("Tracker", vitality=3, culture="isengard", keywords=(("tracker", 1),), cost=2)
STRANGE_TRACKER = minion("Strange Tracker", vitality=3, keywords=(("tracker", 1),), cost=2)
FRIEND = ally("Friend", vitality=4, race="man", homes=(Home(4, terms.FELLOWSHIP_BLOCK),))


# The search.


@pytest.mark.card("4U159")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_many_riddles(answer: str) -> None:
    """Many Riddles: a tracker exerts and two tokens assign it to the bearer, unless the bearer exerts."""
    at = standing(4).pool(2)
    gimli, tracker = at.play(GIMLI), at.play(TRACKER)
    at.play(STRANGE_TRACKER)
    riddles = at.play("4U159", on=gimli)
    at.play(MERRY)
    game = hand_over(at.assignment()).choose("use", riddles)
    assert 0 == game.asked
    game.choose(answer)
    prevented = answer == "yes"
    assert (1, int(prevented), 0) == (game.wounds(tracker), game.wounds(gimli), game.table.twilight)
    assert (() if prevented else ((gimli, (tracker,)),)) == game.table.assignments


@pytest.mark.card("4U159")
@pytest.mark.parametrize(
    ("pool", "there", "offered"), [(2, TRACKER, True), (1, TRACKER, False), (2, STRANGE_TRACKER, False)]
)
def test_riddles_have_their_price(pool: int, there: str, offered: bool) -> None:
    """Many Riddles: two tokens and an Isengard tracker are required."""
    at = standing(4).pool(pool)
    riddles = at.play("4U159", on=at.play(GIMLI))
    at.play(there)
    at.play(URUK)
    assert offered == hand_over(at.assignment()).offered("use", riddles)


@pytest.mark.card("4U159")
def test_who_is_asked_riddles() -> None:
    """Many Riddles: an Isengard tracker exerts to play it on a companion other than the Ring-bearer."""
    at = standing(4).pool(1)
    gimli, sam, tracker = at.play(GIMLI), at.play(SAM), at.play(TRACKER)
    at.play(FRIEND)
    at.hand(1, "4U159")
    game = at.shadow().choose("play", "4U159")
    assert [gimli, sam] == game.choices("bear")
    assert 1 == game.choose("bear", sam).wounds(tracker)
    for there, wounds in ((STRANGE_TRACKER, 0), (TRACKER, 2)):
        at = standing(4).pool(1)
        at.play(GIMLI)
        at.play(there, wounds=wounds)
        at.hand(1, "4U159")
        assert not at.shadow().offered("play", "4U159")


REST = "4R171"


@pytest.mark.card(REST)
def test_rest_is_no_more_for_who_is_killed() -> None:
    """Rest While You Can: the bearer's death discards one card of each side from the top ten of the deck."""
    at = standing(5)
    merry = at.play(MERRY)
    at.play(REST, on=merry)
    deck = at.deck(0, *[GIMLI] * 5, *[URUK] * 5, LEGOLAS)
    own = at.deck(1, ORC)[0]
    game = at.skirmish(merry, at.play(minion("Slayer", strength=40))).passes()
    assert (1, deck[5:10]) == (game.asked, game.choices())
    game.choose("choose", deck[5])
    assert (1, deck[:5]) == (game.asked, game.choices())
    game.choose("choose", deck[0])
    assert [terms.DISCARD_PILE] * 2 == zones(game, deck[5], deck[0])
    assert (9, terms.DECK) == (len(game.table.players[0].deck), game.zone(own))
    assert not knows(game.table, 1, deck[10])


@pytest.mark.card(REST)
def test_rest_is_for_the_bearer_alone() -> None:
    """Rest While You Can: only the bearer's death counts."""
    at = standing(5)
    merry, gimli = at.play(MERRY), at.play(GIMLI)
    at.play(REST, on=gimli)
    deck = at.deck(0, *[GIMLI] * 5, *[URUK] * 5)
    game = at.skirmish(merry, at.play(minion("Slayer", strength=40))).passes()
    assert [terms.DECK] * 10 == zones(game, *deck)


@pytest.mark.parametrize(("id", "hosts"), [card(REST, 2), card("4C212", 3)])
def test_one_for_each_bearer(id: str, hosts: int) -> None:
    """Rest While You Can and Weary: a character can bear only one copy."""
    at = standing(5).pool(3)
    at.play(TRACKER)
    gimli, friend, frodo = at.play(GIMLI), at.play(FRIEND), at.frodo()
    at.play(id, on=at.play(MERRY))
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    assert {frodo, gimli, friend} >= set(game.choices("bear")) >= {frodo, gimli}
    assert hosts == len(game.choices("bear"))


@pytest.mark.parametrize(("id", "needed"), [card(REST, True), card("4C212", False)])
@pytest.mark.parametrize("there", [STRANGE_TRACKER, URUK])
def test_who_searches(id: str, needed: bool, there: str) -> None:
    """Rest While You Can and Weary: only the first requires an Isengard tracker to be spotted."""
    at = standing(5).pool(3)
    at.play(there)
    at.play(GIMLI)
    at.hand(1, id)
    assert needed != at.shadow().offered("play", id)


@pytest.mark.card("4C212")
@pytest.mark.parametrize(
    ("who", "foe", "wounds"), [("bearer", TRACKER, 1), ("bearer", STRANGE_TRACKER, 0), ("other", TRACKER, 0)]
)
def test_the_weary(who: str, foe: str, wounds: int) -> None:
    """Weary: the bearer exerts when the Free Peoples player assigns the bearer to an Isengard tracker."""
    at = standing(5)
    gimli, other, tracker = at.play(GIMLI), at.play(MERRY), at.play(foe)
    at.play("4C212", on=gimli)
    game = at.assignment().passes().choose("assign", gimli if who == "bearer" else other, tracker)
    assert (wounds, 0) == (game.wounds(gimli), game.wounds(other))
    at = standing(5)
    gimli, tracker = at.play(GIMLI), at.play(foe)
    at.play("4C212", on=gimli)
    game = at.assignment().passes().choose("done").choose("assign", gimli, tracker)
    assert 0 == game.wounds(gimli)


DISCOVERY = "4R213"


def moving_on(
    hand: tuple[str, ...], pile: tuple[str, ...], phase: str = terms.REGROUP
) -> tuple[Playing, list[int], list[int]]:
    """Returns the game after a move in the regroup phase or the fellowship phase."""
    at = standing(4, seats=2).marker(1, 9)
    at.play(DISCOVERY)
    held, lost = at.hand(1, *hand), at.discard(1, *pile)
    game = at.regroup() if phase == terms.REGROUP else at.fellowship()
    while not game.offered("move") and game.offered("pass") and not game.offered("respond"):
        game.pass_()
    if game.offered("move"):
        game.choose("move")
    return game, held, lost


@pytest.mark.card(DISCOVERY)
def test_what_they_discovered() -> None:
    """What Did You Discover?: a regroup phase move may discard two cards to take a tracker from discard."""
    game, held, lost = moving_on((ORC, URUK, GIMLI), (TRACKER, TRACKER, STRANGE_TRACKER, URUK))
    assert 1 == game.asked
    game.choose("respond", DISCOVERY)
    game.choose_all(*held[:2])
    assert lost[:2] == game.choices()
    game.choose("choose", lost[0])
    assert [terms.DISCARD_PILE] * 2 + [terms.HAND] * 2 == zones(game, *held, lost[0])
    assert [terms.DISCARD_PILE] * 3 == zones(game, *lost[1:])


@pytest.mark.card(DISCOVERY)
@pytest.mark.parametrize(("hand", "phase"), [((ORC,), terms.REGROUP), ((ORC, URUK, GIMLI), terms.FELLOWSHIP)])
def test_nothing_to_discover(hand: tuple[str, ...], phase: str) -> None:
    """What Did You Discover?: two cards and a move in the regroup phase are required."""
    game, _held, _lost = moving_on(hand, (TRACKER,), phase)
    assert not game.offered("respond", DISCOVERY)


# The allies in the fight.

RANKS = "4U170"
ORDER = condition("Order", culture="isengard", side=terms.SHADOW)


@pytest.mark.card(RANKS)
@pytest.mark.parametrize("wanted", [True, False])
def test_ranks_without_number(wanted: bool) -> None:
    """Ranks Without Number: assigning an ally may play an Isengard minion from discard for 2 less."""
    at = standing(4).pool(2)
    ranks, friend, foe = at.play(RANKS), at.play(FRIEND), at.play(URUK)
    dear = minion("Dear Uruk", culture="isengard", cost=4)
    orc, other, _order = at.discard(1, dear, STRANGE_URUK, ORDER)
    held = at.hand(1, ORC)[0]
    game = at.assignment().passes().choose("assign", friend, foe)
    assert 1 == game.asked
    game.choose("respond" if wanted else "pass", ranks if wanted else -1)
    assert (terms.PLAY if wanted else terms.DISCARD_PILE) == game.zone(orc)
    assert [terms.DISCARD_PILE, terms.HAND] == zones(game, other, held)
    assert 2 - 2 * wanted == game.table.twilight


@pytest.mark.card(RANKS)
@pytest.mark.rule("LG-111")
def test_ranks_join_the_fight() -> None:
    """Ranks Without Number: the added minion is assigned by its player like other unassigned minions."""
    at = standing(4).pool(2)
    ranks, friend, foe, left = at.play(RANKS), at.play(FRIEND), at.play(URUK), at.play(ORC)
    come = at.discard(1, minion("Dear Uruk", culture="isengard", cost=4))[0]
    game = at.assignment().passes().choose("assign", friend, foe).choose("done").choose("respond", ranks)
    minions = {option.other for option in game.options() if option.verb == "assign"}
    assert (1, {left, come}) == (game.asked, minions)
    game.choose("assign", friend, come).choose("done")
    assert come in game.table.attackers


@pytest.mark.card(RANKS)
@pytest.mark.parametrize(("by_shadow", "who", "pool"), [(False, GIMLI, 9), (True, FRIEND, 9), (False, FRIEND, 0)])
def test_ranks_that_stay_away(by_shadow: bool, who: str, pool: int) -> None:
    """Ranks Without Number: assigning a companion does not count, nor does an assignment by a Shadow player."""
    at = standing(4).pool(pool)
    ranks, fighter, foe = at.play(RANKS), at.play(who), at.play(URUK)
    at.discard(1, minion("Dear Uruk", culture="isengard", cost=4))
    game = at.assignment().passes()
    if by_shadow:
        game.choose("done")
    game.choose("assign", fighter, foe)
    assert not game.offered("respond", ranks)


# Items of Uruk-hai.


@pytest.mark.parametrize("id", [card("4R177"), card("4C196")])
def test_weapons_for_uruk_hai(id: str) -> None:
    """Uglúk's Sword and Uruk Spear: an Uruk-hai of any culture, but no Orc, can bear the weapon."""
    at = standing(4).pool(3)
    uruk, stranger = at.play(URUK), at.play(STRANGE_URUK)
    at.play(ORC)
    at.hand(1, id)
    assert [uruk, stranger] == at.shadow().choose("play", id).choices("bear")


UGLUK = "4R176"


@pytest.mark.card("4R177")
def test_ugluks_sword() -> None:
    """Uglúk's Sword: Uglúk exerts and discards a minion from hand to play another for 3 less."""
    at = standing(5).pool(3)
    ugluk = at.play(UGLUK)
    sword = at.play("4R177", on=ugluk)
    dear = minion("Dear Orc", cost=6)
    given, new, kept = at.hand(1, ORC, dear, GIMLI)
    game = at.shadow().choose("use", sword)
    assert (1, {given, new} >= set(game.choices()), False) == (game.asked, True, kept in game.choices())
    game.choose("choose", given)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.HAND] == zones(game, given, new, kept)
    assert (1, 0) == (game.wounds(ugluk), game.table.twilight)


@pytest.mark.card("4R177")
@pytest.mark.parametrize(
    ("bearer", "wounds", "hand", "pool", "offered"),
    [
        (UGLUK, 0, (ORC, ORC), 9, True),
        (URUK, 0, (ORC, ORC), 9, False),
        (UGLUK, 2, (ORC, ORC), 9, False),
        (UGLUK, 0, (ORC, GIMLI), 9, False),
        (UGLUK, 0, (minion("Dear Orc", cost=6), minion("Dear Orc", cost=6)), 2, False),
    ],
)
def test_ugluk_must_wield_it(bearer: str, wounds: int, hand: tuple[str, ...], pool: int, offered: bool) -> None:
    """Uglúk's Sword: it needs Uglúk as a bearer who can exert and two minions in hand."""
    at = standing(5).pool(pool)
    sword = at.play("4R177", on=at.play(bearer, wounds=wounds))
    at.hand(1, *hand)
    assert offered == at.shadow().offered("use", sword)


@pytest.mark.card("4C196")
def test_a_spear_against_horses() -> None:
    """Uruk Spear: the bearer exerts to discard a Free Peoples mount."""
    at = standing(4)
    uruk, gimli, merry = at.play(URUK), at.play(GIMLI), at.play(MERRY)
    spear = at.play("4C196", on=uruk)
    horses = [at.play(possession("Horse", item_class="mount"), on=one) for one in (gimli, merry)]
    at.play(possession("Warg", item_class="mount", side=terms.SHADOW), on=uruk)
    at.play(possession("Sword", item_class="hand_weapon"), on=gimli)
    game = hand_over(at.maneuver()).choose("use", spear)
    assert (1, horses) == (game.asked, game.choices())
    game.choose("choose", horses[1])
    assert [terms.PLAY, terms.DISCARD_PILE, 1] == [*zones(game, *horses), game.wounds(uruk)]
    at = standing(4)
    spear = at.play("4C196", on=at.play(URUK, wounds=2))
    at.play(possession("Horse", item_class="mount"), on=at.play(GIMLI))
    assert not hand_over(at.maneuver()).offered("use", spear)
