"""Isengard events of The Two Towers about Gríma, controlled sites and the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import add_burdens, each
from inglenook.lotr.dsl.filters import Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    burdens,
    card,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession

HERO = companion("Hero", strength=5, vitality=9)
URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
STRANGE_URUK = minion("Strange Uruk", strength=9, vitality=3, race="uruk-hai")
ORC = minion("Orc", strength=9, vitality=3, culture="isengard")
ARCHER = minion("Bowman", vitality=3, culture="isengard", keywords=(("archer", 1),))
ISENGARD_MAN = minion("Man of Isengard", culture="isengard", race="man", vitality=3)
GRIMA = "4C153"
HOPE = condition("Hope")
SWORD = possession("Sword", item_class="hand_weapon")


def with_event(id: str, *minions: str, pool: int = 9, **facts: Any) -> tuple[Position, list[int]]:
    """Returns the game with the event in the Shadow player's hand and these minions in play."""
    at = standing(4, **facts).pool(pool)
    at.hand(1, id)
    return at, [at.play(one) for one in minions]


# Gríma's errands.

GUARD = companion(
    "Guard",
    vitality=4,
    abilities=(
        Action((terms.MANEUVER,), (add_burdens(1),)),
        Response(Happening(terms.WOUNDED_NOW, Titled("Hurt")), (add_burdens(1),)),
    ),
)
HEALER = ally("Healer", abilities=(Action((terms.MANEUVER,), (add_burdens(1),)),))
RING_BOUND_GUARD = companion(
    "Bound Guard", keywords=(("ring-bound", 1),), abilities=(Action((terms.MANEUVER,), (add_burdens(1),)),)
)
IDOL = condition("Idol", Action((terms.MANEUVER,), (add_burdens(1),)))


@pytest.mark.card("4U155")
@pytest.mark.parametrize("who", [GUARD, HEALER])
@pytest.mark.parametrize("wanted", [True, False])
def test_haunting_her_steps(who: str, wanted: bool) -> None:
    """Haunting Her Steps: Gríma exerts to cancel a special ability of an unbound companion or an ally."""
    at, (grima, _uruk) = with_event("4U155", GRIMA, URUK, pool=0)
    user = at.play(who)
    game = at.maneuver().choose("use", user)
    assert 1 == game.asked
    game.choose("respond" if wanted else "pass")
    assert (1 - wanted, int(wanted)) == (burdens(game), game.wounds(grima))


@pytest.mark.card("4U155")
@pytest.mark.rule("LR-26.7")
def test_responses_are_special_abilities_too() -> None:
    """Haunting Her Steps: a response special ability of an unbound companion can be cancelled."""
    at, (grima,) = with_event("4U155", GRIMA)
    at.play(GUARD)
    at.play(companion("Hurt"))
    game = at.after(Wound(each(Titled("Hurt")))).choose("respond", GUARD)
    assert 1 == game.asked
    game.choose("respond", "4U155")
    assert (0, 1) == (burdens(game), game.wounds(grima))


@pytest.mark.card("4U155")
@pytest.mark.parametrize(
    ("there", "wounds", "user", "offered"),
    [
        (GRIMA, 0, GUARD, True),
        (GRIMA, 2, GUARD, False),
        (ISENGARD_MAN, 0, GUARD, False),
        (GRIMA, 0, RING_BOUND_GUARD, False),
        (GRIMA, 0, IDOL, False),
    ],
)
def test_whose_steps_are_haunted(there: str, wounds: int, user: str, offered: bool) -> None:
    """Haunting Her Steps: neither abilities of Ring-bound companions nor of conditions can be cancelled."""
    at = standing(4)
    at.hand(1, "4U155")
    at.play(there, wounds=wounds)
    who = at.play(user)
    assert offered == at.maneuver().choose("use", who).offered("respond", "4U155")


@pytest.mark.card("4R214")
def test_what_grima_has_stowed() -> None:
    """Where Has Gríma Stowed It?: a possession of an unbound companion or an ally is discarded."""
    at, (_grima, uruk) = with_event("4R214", "4R154", URUK, pool=2)
    gimli, sam, friend = at.play(GIMLI), at.play(SAM), at.play(ally("Friend"))
    swords = [at.play(SWORD, on=one) for one in (gimli, friend)]
    for host, borne in ((sam, SWORD), (gimli, HOPE), (uruk, SWORD)):
        at.play(borne, on=host)
    game = hand_over(at.maneuver()).choose("play", "4R214")
    assert (1, swords) == (game.asked, game.choices())
    game.choose("choose", swords[1])
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, *swords)


@pytest.mark.card("4R214")
def test_nothing_is_stowed_without_grima() -> None:
    """Where Has Gríma Stowed It?: Gríma must be spotted; another Isengard Man does not count."""
    at, _minions = with_event("4R214", ISENGARD_MAN)
    at.play(SWORD, on=at.play(GIMLI))
    assert not hand_over(at.maneuver()).offered("play", "4R214")


# The land, and new power.


@pytest.mark.card("4R163")
@pytest.mark.parametrize("sites", [0, 1, 2])
def test_no_dawn_for_men(sites: int) -> None:
    """No Dawn for Men: an Uruk-hai exerts to exert an unbound companion for each controlled site."""
    at = in_rohan(5, seats=3).pool(2)
    at.hand(2, "4R163")
    uruk, second = at.play(STRANGE_URUK, seat=2), at.play(STRANGE_URUK, seat=2)
    at.play(ORC, seat=2)
    unbound = [at.play(GIMLI), at.play(MERRY), at.play(LEGOLAS)]
    sam = at.play(SAM)
    for number in range(1, sites + 1):
        at.control(2, number)
    at.control(1, 4)
    game = hand_over(at.maneuver()).choose("play", "4R163")
    assert (2, [uruk, second]) == (game.asked, game.choices())
    game.choose("choose", uruk)
    if sites:
        assert (2, unbound) == (game.asked, game.choices())
        game.choose_all(*unbound[:sites])
    assert [1] * sites + [0] * (4 - sites) == [game.wounds(one) for one in (*unbound, sam)]
    assert 1 == game.wounds(uruk)


@pytest.mark.card("4R163")
def test_dawn_comes_without_an_uruk() -> None:
    """No Dawn for Men: an Orc cannot exert for the event."""
    at, _minions = with_event("4R163", ORC)
    at.play(GIMLI)
    assert not hand_over(at.maneuver()).offered("play", "4R163")


@pytest.mark.card("4R162")
def test_a_new_power_rises() -> None:
    """New Power Rising: the hand is revealed and its Free Peoples cards discarded to take an Isengard card."""
    at, (_man,) = with_event("4R162", ISENGARD_MAN, pool=2)
    gone = at.hand(1, GIMLI, MERRY)
    kept = at.hand(1, ORC)[0]
    wanted, other = at.discard(1, URUK, ARCHER)
    theirs, strange = at.discard(0, URUK)[0], at.discard(1, STRANGE_URUK)[0]
    game = hand_over(at.regroup()).choose("play", "4R162")
    assert (1, [wanted, other]) == (game.asked, game.choices())
    assert [terms.DISCARD_PILE] * 2 == zones(game, *gone)
    assert knows(game.table, 0, kept)
    game.choose("choose", wanted)
    assert [terms.HAND, terms.HAND] + [terms.DISCARD_PILE] * 3 == zones(game, kept, wanted, other, theirs, strange)


@pytest.mark.card("4R162")
def test_a_new_power_that_costs_nothing() -> None:
    """New Power Rising: without a Free Peoples card in hand no card is discarded."""
    at, (_man,) = with_event("4R162", ISENGARD_MAN, pool=2)
    wanted = at.discard(1, URUK)[0]
    assert terms.HAND == hand_over(at.regroup()).choose("play", "4R162").zone(wanted)


# Pillage.

PILLAGE = "4R167"
BLOW = event("Blow", Action((terms.SKIRMISH,), (add_burdens(1),)))
RUSH = event("Rush", Action((terms.MANEUVER,), (add_burdens(1),)))
SHADOW_BLOW = event("Shadow Blow", Action((terms.SKIRMISH,), (add_burdens(1),)), side=terms.SHADOW)
BANNER = condition("Banner", *[Action((phase,), (add_burdens(1),)) for phase in (terms.MANEUVER, terms.SKIRMISH)])


@pytest.mark.card(PILLAGE)
@pytest.mark.parametrize(
    ("stacked", "elsewhere", "closed"),
    [(STRANGE_URUK, "", True), (ORC, "", False), ("", URUK, False), ("", "", False)],
)
def test_pillage_of_rohan(stacked: str, elsewhere: str, closed: bool) -> None:
    """Pillage of Rohan: with an Uruk-hai stacked on the site, the Free Peoples player cannot use skirmish actions."""
    at = in_rohan(4)
    site, other = at.control(1, 1), at.control(1, 2)
    at.play(PILLAGE, on=site)
    for id, host in ((stacked, site), (elsewhere, other)):
        if id:
            at.stack(id, 1, host)
    uruk, hero, banner = at.play(URUK), at.play(HERO), at.play(BANNER)
    at.hand(0, BLOW)
    at.hand(1, SHADOW_BLOW)
    game = at.skirmish(hero, uruk)
    assert [closed] + [not closed] * 2 == [
        game.asked == 1,
        game.offered("play", BLOW),
        game.offered("use", banner),
    ]
    if game.asked == 0:
        game.pass_()
    assert game.offered("play", SHADOW_BLOW)


@pytest.mark.parametrize("ring", [card("4R1"), card("4C2")])
@pytest.mark.card(PILLAGE)
def test_pillage_and_the_ring(ring: str) -> None:
    """The One Ring and Pillage of Rohan: only the skirmish ability is prevented, not the response."""
    at = in_rohan(4, ring=ring)
    site = at.control(1, 1)
    at.play(PILLAGE, on=site)
    at.stack(URUK, 1, site)
    game = at.skirmish(at.frodo(), at.play(minion("Foe", strength=5)))
    assert 1 == game.asked
    assert (ring == "4C2") == game.passes().offered("respond", ring)


@pytest.mark.card(PILLAGE)
def test_pillage_ends_with_the_skirmishes() -> None:
    """Pillage of Rohan: the Free Peoples player can act in other phases."""
    at = in_rohan(4)
    site = at.control(1, 1)
    at.play(PILLAGE, on=site)
    at.stack(URUK, 1, site)
    banner = at.play(BANNER)
    at.play(URUK)
    at.hand(0, RUSH)
    game = at.maneuver()
    assert (0, True, True) == (game.asked, game.offered("play", RUSH), game.offered("use", banner))


@pytest.mark.card(PILLAGE)
@pytest.mark.parametrize(("owner", "offered"), [(2, True), (1, False), (None, False)])
def test_where_rohan_is_pillaged(owner: int | None, offered: bool) -> None:
    """Pillage of Rohan: it can only be played on a site that its player controls."""
    at = in_rohan(4, seats=3).pool(5)
    site = None if owner is None else at.control(owner, 1)
    pillage = at.hand(2, PILLAGE)[0]
    game = at.shadow()
    assert offered == game.offered("play", PILLAGE)
    if offered:
        assert site == game.choose("play", PILLAGE).table.cards[pillage].bearer
