"""Isengard minions of The Two Towers about Hobbits, Gríma and control of sites."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Discard, Wound
from inglenook.lotr.dsl.facade import each
from inglenook.lotr.dsl.filters import COMPANION
from tests.lotr.cards.standing import (
    GANDALF,
    GIMLI,
    MERRY,
    PIPPIN,
    SAM,
    burdens,
    card,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion, possession

URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
SEARCH = condition("Search", side=terms.SHADOW, keywords=(("search", 1),))


# Hobbits and their hunters.

HUNTERS = [card(id) for id in ("4R186", "4U188", "4C190")]


@pytest.mark.parametrize("id", HUNTERS)
@pytest.mark.parametrize("there", [True, False])
def test_unbound_hobbits_stay(id: str, there: bool) -> None:
    """Uruk Follower, Uruk Hunter and Uruk Pursuer: unbound Hobbits cannot be discarded."""
    at = standing(2)
    merry, sam, gimli = at.play(MERRY), at.play(SAM), at.play(GIMLI)
    if there:
        at.play(id)
    game = at.after(Discard(each(COMPANION)))
    kept = terms.PLAY if there else terms.DISCARD_PILE
    assert [kept, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, merry, sam, gimli)


@pytest.mark.parametrize("id", HUNTERS)
@pytest.mark.card("6R113", "4C322")
def test_unbound_hobbits_do_not_run_off(id: str) -> None:
    """Merry and Warmed Up a Bit: an unbound Hobbit who cannot be discarded pays no cost that way (LG-62)."""
    at = standing(2)
    hunter, merry = at.play(id), at.play("6R113")
    at.play(GANDALF, wounds=1)
    assert not at.regroup().offered("use", merry)
    at = standing(2)
    hunter, merry = at.play(id), at.play("6R113")
    at.hand(0, "4C322")
    assert terms.PLAY == at.skirmish(merry, hunter).choose("play", "4C322").zone(merry)


def killed(id: str, victim: str, wounds: int = 0, seat: int = 1) -> tuple[Playing, int, int, int]:
    """Returns the game after a character is killed in a skirmish with an Isengard tracker in play."""
    at = standing(5)
    hunter, bystander = at.play(id, wounds=wounds), at.play(companion("Bystander", vitality=4))
    pippin = at.play(PIPPIN)
    dies = at.play(victim)
    game = at.skirmish(dies, at.play(minion("Slayer", strength=40)))
    game.pass_().pass_()
    return game, hunter, bystander, pippin


@pytest.mark.card("4R186")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_follower_of_hobbits(wanted: bool) -> None:
    """Uruk Follower: it may exert to add a burden when an unbound Hobbit is killed."""
    game, hunter, _bystander, _pippin = killed("4R186", MERRY)
    assert 1 == game.asked
    game.choose("respond" if wanted else "pass")
    assert (int(wanted), int(wanted)) == (burdens(game), game.wounds(hunter))


@pytest.mark.card("4U188")
def test_a_hunter_of_hobbits() -> None:
    """Uruk Hunter: it exerts twice to exhaust a companion when an unbound Hobbit is killed."""
    game, hunter, bystander, pippin = killed("4U188", MERRY)
    game.choose("respond")
    assert 1 == game.asked
    assert {bystander, pippin} < set(game.choices())
    game.choose("choose", bystander)
    assert (2, 3) == (game.wounds(hunter), game.wounds(bystander))


@pytest.mark.card("4C190")
def test_a_pursuer_of_hobbits() -> None:
    """Uruk Pursuer: it exerts to wound an unbound companion when an unbound Hobbit is killed."""
    game, hunter, bystander, pippin = killed("4C190", MERRY)
    game.choose("respond")
    assert (0, [bystander, pippin]) == (game.asked, game.choices())
    game.choose("choose", bystander)
    assert (1, 1) == (game.wounds(hunter), game.wounds(bystander))


@pytest.mark.parametrize(("id", "wounds"), [card("4R186", 2), card("4U188", 1), card("4C190", 2)])
def test_hunters_that_cannot_exert(id: str, wounds: int) -> None:
    """Uruk Follower, Uruk Hunter and Uruk Pursuer: the minion must be able to exert."""
    game, hunter, _bystander, _pippin = killed(id, MERRY, wounds)
    assert not game.offered("respond", hunter)
    game, hunter, _bystander, _pippin = killed(id, MERRY, wounds - 1)
    assert game.offered("respond", hunter)


@pytest.mark.parametrize("id", HUNTERS)
@pytest.mark.parametrize("victim", [SAM, GIMLI])
def test_hunters_care_for_unbound_hobbits_alone(id: str, victim: str) -> None:
    """Uruk Follower, Uruk Hunter and Uruk Pursuer: only the death of an unbound Hobbit counts."""
    game, hunter, _bystander, _pippin = killed(id, victim)
    assert not game.offered("respond", hunter)


# Men, and who is sent against whom.

GLOOM = condition("Gloom", side=terms.SHADOW)
HOPE = condition("Hope")
SWORD = possession("Sword", item_class="hand_weapon")
GRIMA_THE_SPY, GRIMA_THE_THIEF = "4C153", "4R154"


@pytest.mark.card(GRIMA_THE_SPY)
def test_the_whispers_of_grima() -> None:
    """Gríma: each ally or unbound companion bearing a Shadow condition is strength -1."""
    at = standing(4)
    at.play(GRIMA_THE_SPY)
    at.play(GLOOM)  # lies in the support area
    gimli, merry, sam, friend = at.play(GIMLI), at.play(MERRY), at.play(SAM), at.play(ally("Friend", strength=3))
    for host, borne in ((gimli, GLOOM), (gimli, SEARCH), (sam, GLOOM), (friend, GLOOM), (merry, HOPE), (merry, SWORD)):
        at.play(borne, on=host)
    uruk = at.play(URUK)
    at.play(GLOOM, on=uruk)
    game = at.maneuver()
    assert (5, 3, 3, 2, 9) == tuple([game.strength(one) for one in (gimli, merry, sam, friend, uruk)])


@pytest.mark.card(GRIMA_THE_THIEF)
def test_grima_takes_what_they_carry() -> None:
    """Gríma, Wormtongue: he exerts to return the Free Peoples cards of a companion bearing three cards."""
    at = standing(4)
    grima = at.play(GRIMA_THE_THIEF)
    gimli, merry, sam = at.play(GIMLI), at.play(MERRY), at.play(SAM)
    taken = [at.play(SWORD, on=gimli), at.play(HOPE, on=gimli)]
    kept = at.play(GLOOM, on=gimli)
    left = [at.play(one, on=merry) for one in (SWORD, HOPE)] + [at.play(one, on=sam) for one in (SWORD, HOPE, GLOOM)]
    game = hand_over(at.maneuver()).choose("use", grima)
    assert [terms.HAND] * 2 + [terms.PLAY] * 6 == zones(game, *taken, kept, *left)
    assert (1, tuple(taken)) == (game.wounds(grima), game.table.players[0].hand)


@pytest.mark.card(GRIMA_THE_THIEF)
def test_grima_picks_his_victim() -> None:
    """Gríma, Wormtongue: his player chooses among companions bearing three or more cards."""
    at = standing(4)
    grima, gimli, merry = at.play(GRIMA_THE_THIEF), at.play(GIMLI), at.play(MERRY)
    first = [at.play(one, on=gimli) for one in (SWORD, HOPE, GLOOM, SEARCH)]
    second = [at.play(one, on=merry) for one in (SWORD, HOPE, HOPE)]
    game = hand_over(at.maneuver()).choose("use", grima)
    assert (1, [gimli, merry]) == (game.asked, game.choices())
    game.choose("choose", merry)
    assert [terms.PLAY] * 4 + [terms.HAND] * 3 == zones(game, *first, *second)


@pytest.mark.card(GRIMA_THE_THIEF)
@pytest.mark.parametrize(("wounds", "cards", "offered"), [(0, 3, True), (0, 2, False), (2, 3, False)])
def test_grima_needs_a_victim(wounds: int, cards: int, offered: bool) -> None:
    """Gríma, Wormtongue: the ability needs a companion bearing three cards and a Gríma who can exert."""
    at = standing(4)
    grima, gimli = at.play(GRIMA_THE_THIEF, wounds=wounds), at.play(GIMLI)
    for borne in (HOPE, GLOOM, SWORD)[:cards]:
        at.play(borne, on=gimli)
    assert offered == hand_over(at.maneuver()).offered("use", grima)


CHAMPION = "4R164"


@pytest.mark.card(CHAMPION)
@pytest.mark.parametrize("prevented", [True, False])
def test_a_champion_calls_one_out(prevented: bool) -> None:
    """Orthanc Champion: it exerts to be assigned to an unbound companion, unless that companion exerts."""
    at = standing(4)
    champion, gimli, merry = at.play(CHAMPION), at.play(GIMLI), at.play(MERRY)
    at.play(SAM)
    game = hand_over(at.assignment()).choose("use", champion)
    assert (1, [gimli, merry]) == (game.asked, game.choices())
    game.choose("choose", gimli)
    assert 0 == game.asked
    game.choose("yes" if prevented else "no")
    assert (1, int(prevented)) == (game.wounds(champion), game.wounds(gimli))
    assert (() if prevented else ((gimli, (champion,)),)) == game.table.assignments


@pytest.mark.card(CHAMPION)
def test_a_champion_is_not_refused_by_the_exhausted() -> None:
    """Orthanc Champion: an exhausted companion cannot prevent it, and an exhausted champion cannot exert."""
    at = standing(4)
    champion, merry = at.play(CHAMPION), at.play(MERRY, wounds=3)
    game = hand_over(at.assignment()).choose("use", champion)
    assert ((merry, (champion,)),) == game.table.assignments
    at = standing(4)
    champion = at.play(CHAMPION, wounds=1)
    at.play(MERRY)
    assert not hand_over(at.assignment()).offered("use", champion)


ISENGARD_MAN = minion("Man of Isengard", culture="isengard", race="man", vitality=3)
UNFERTH = "4C178"


def assigned_by_the_fellowship(at: Position, *pairs: tuple[int, int]) -> Playing:
    """Returns the game after the Free Peoples player has assigned these characters and no others."""
    game = at.assignment().passes()
    for fighter, foe in pairs:
        game.choose("assign", fighter, foe)
    return game.choose("done") if game.offered("done") else game


@pytest.mark.card(UNFERTH)
@pytest.mark.parametrize(
    ("id", "wounds"),
    [(UNFERTH, 1), (ISENGARD_MAN, 1), (URUK, 0), (minion("Man of Dunland", culture="dunland", race="man"), 0)],
)
def test_who_faces_a_man_of_isengard_must_exert(id: str, wounds: int) -> None:
    """Unferth: a character assigned to an Isengard Man exerts, but not if assigned to another minion."""
    at = standing(4)
    if id != UNFERTH:
        at.play(UNFERTH)
    gimli, other, foe = at.play(GIMLI), at.play(MERRY), at.play(id)
    game = assigned_by_the_fellowship(at, (gimli, foe))
    assert (wounds, 0) == (game.wounds(gimli), game.wounds(other))


@pytest.mark.card(UNFERTH)
def test_allies_must_exert_too_and_nobody_whom_the_shadow_assigns() -> None:
    """Unferth: an ally assigned by the Free Peoples player exerts, but not if the Shadow player assigns."""
    at = standing(4)
    unferth, gimli = at.play(UNFERTH), at.play(GIMLI)
    friend = at.play(ally("Friend", homes=(Home(4, terms.FELLOWSHIP_BLOCK),)))
    assert 1 == assigned_by_the_fellowship(at, (friend, unferth)).wounds(friend)
    at = standing(4)
    unferth, gimli = at.play(UNFERTH), at.play(GIMLI)
    game = assigned_by_the_fellowship(at).choose("assign", gimli, unferth)
    assert 0 == game.wounds(gimli)


# Stormers.

STORMER = "4C198"


def fallen(victim: str, slayer: str, wanted: bool = True) -> tuple[Playing, int]:
    """Returns the game after a character is killed in a skirmish at site 5 with Uruk Stormer in play."""
    at = in_rohan(5, seats=3).marker(1, 5).marker(2, 5)
    at.play(STORMER, seat=2)
    site = at.table.path[0]
    game = at.skirmish(at.play(victim), at.play(slayer, seat=1)).passes()
    if game.offered("respond", STORMER):
        game.choose("respond" if wanted else "pass")
    return game, site


HOST = ally("Host", strength=1, vitality=1, homes=(Home(5, terms.TOWERS_BLOCK),))
SLAYER = minion("Slayer", strength=40, race="uruk-hai")


@pytest.mark.card(STORMER)
@pytest.mark.parametrize(
    ("victim", "slayer", "wanted", "taken"),
    [
        (MERRY, SLAYER, True, True),
        (HOST, SLAYER, True, True),
        (MERRY, SLAYER, False, False),
        (MERRY, minion("Slayer", strength=40), True, False),
    ],
)
def test_stormers_take_the_land_of_the_fallen(victim: str, slayer: str, wanted: bool, taken: bool) -> None:
    """Uruk Stormer: a companion or ally killed in a skirmish with any Uruk-hai may give control of a site."""
    game, site = fallen(victim, slayer, wanted)
    piece = game.table.cards[site]
    assert (terms.CONTROLLED if taken else terms.PATH) == piece.zone
    assert not taken or 2 == piece.controller


@pytest.mark.card(STORMER, "5R47")
@pytest.mark.rule("LG-118")
@pytest.mark.parametrize("fighting", [True, False])
def test_stormers_and_who_falls_beside_the_skirmish(fighting: bool) -> None:
    """Uruk Stormer and Berserk Slayer: a companion killed during an Uruk-hai's skirmish counts."""
    at = in_rohan(5).marker(1, 5)
    at.play(STORMER)
    site = at.table.path[0]
    victim, other = at.play(companion("Victim", vitality=1)), at.play(companion("Other", vitality=9))
    at.play("5U44", tokens=5, culture="isengard")
    game = hand_over(at.skirmish(victim if fighting else other, at.play("5R47"))).choose("use", "5R47")
    if game.offered("respond", STORMER):
        game.choose("respond")
    assert [terms.DEAD_PILE, terms.CONTROLLED] == [game.zone(victim), game.zone(site)]


@pytest.mark.card(STORMER, "5R47")
@pytest.mark.rule("LG-118")
def test_stormers_and_a_skirmish_of_others() -> None:
    """Uruk Stormer and Berserk Slayer: a skirmish that does not involve an Uruk-hai does not count."""
    at = in_rohan(5).marker(1, 5)
    at.play(STORMER)
    site = at.table.path[0]
    victim = at.play(companion("Victim", vitality=1))
    at.play("5U44", tokens=5, culture="isengard")
    at.play("5R47")
    game = hand_over(at.skirmish(victim, at.play(minion("Orc")))).choose("use", "5R47")
    assert (terms.DEAD_PILE, terms.PATH) == (game.zone(victim), game.zone(site))
    assert not game.offered("respond", STORMER)


@pytest.mark.card(STORMER)
def test_stormers_care_neither_for_minions_nor_for_other_deaths() -> None:
    """Uruk Stormer: neither a killed minion nor a death outside a skirmish counts."""
    at = in_rohan(5).marker(1, 5)
    stormer = at.play(STORMER)
    prey = at.play(minion("Prey", vitality=1, race="uruk-hai"))
    game = at.skirmish(at.play(companion("Champion", strength=40)), prey).passes()
    assert not game.offered("respond", stormer)
    at = in_rohan(5).marker(1, 5)
    stormer = at.play(STORMER)
    at.play(companion("Frail", vitality=1))
    game = at.after(Wound(each(COMPANION & filters.MAN)))
    assert not game.offered("respond", stormer)
