"""The sites of the Two Towers block: what they do while the fellowship is there, comes or leaves."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.stats import move_limit
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.effects import Wound
from inglenook.lotr.words.facade import a
from inglenook.lotr.words.filters import COMPANION, MINION
from tests.lotr.cards import standing
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    EOWYN,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    THEODEN,
    burdens,
    zones,
)
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, event, minion, possession

HORSE, BREGO, CHAIN, GUMA = "4C283", "4U263", "4C278", "4C277"
ORC = minion("Orc of the Path", strength=5, vitality=3, cost=3)
URUK = minion("Uruk of the Path", culture="isengard", race="uruk-hai", strength=9, vitality=4, cost=4)
WARG = minion("Warg of the Path", culture="dunland", race="warg")
SOUTHRON = minion("Southron of the Path", culture="raider", race="man")
WILD_MAN = minion("Wild Man of the Path", culture="dunland", race="man", vitality=2, cost=2)
MULE = possession("Mule", culture="gandalf", item_class=terms.MOUNT_CLASS, on=On(COMPANION))


def on_site(id: str, number: int, **facts: Any) -> Position:
    """The fellowship stands at this site of the Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def before_site(id: str, number: int, **facts: Any) -> Position:
    """This site of the Two Towers comes next."""
    return standing.before_site(id, number, sites=TOWERS_SITES, **facts)


def rider(at: Position, id: str = EOMER, wounds: int = 0) -> Thing:
    """A character on a horse."""
    hero = at.play(id, wounds=wounds)
    at.play(HORSE, on=hero)
    return hero


# The move limit, and Shadow numbers.


@pytest.mark.card("4U326")
@pytest.mark.parametrize(("item", "limit"), [(HORSE, 3), (CHAIN, 2), (MULE, 2)], ids=["mount", "armor", "mule"])
def test_riders_in_horse_country(item: str, limit: int) -> None:
    """With a mount of Rohan in play the fellowship may move once more in this turn."""
    at = on_site("4U326", 1)
    at.play(item, on=at.play(EOWYN))
    game = at.start_of_turn()
    assert limit == move_limit(game.table)
    assert (2, limit) == (game.choose("move").table.site_number(), move_limit(game.table))


@pytest.mark.card("4U326")
def test_a_rider_mounted_too_late() -> None:
    """The horse is played when the fellowship has left: no more moves than usual."""
    at = standing.in_rohan(site=2)
    at.play(EOMER)
    at.hand(0, HORSE)
    assert 2 == move_limit(at.fellowship().choose("play", HORSE).table)


@pytest.mark.card("4U346")
@pytest.mark.parametrize(("riders", "tokens"), [(0, 3), (2, 5)])
def test_horses_are_seen_at_the_white_rocks(riders: int, tokens: int) -> None:
    """Its Shadow number is one more for each mounted companion; mounted allies and companions on foot do not count."""
    at = before_site("4U346", 4)
    for id in (EOMER, EOWYN)[:riders]:
        rider(at, id)
    at.play(GIMLI)
    rider(at, GUMA)
    companions = 2 + riders
    assert tokens + companions == at.fellowship().choose("move").table.twilight


@pytest.mark.card("4U350")
@pytest.mark.parametrize(("friend", "tokens"), [("1P365", 6), ("4P364", 6), (BOROMIR, 8)])
def test_aragorn_in_the_hornburg_courtyard(friend: str, tokens: int) -> None:
    """With Aragorn, whichever version, the Shadow number is 6 and not 8."""
    at = before_site("4U350", 5)
    at.play(friend)
    game = at.fellowship().choose("move")
    if game.prompt == "prompt-respond":
        game.pass_()
    assert tokens + 2 == game.table.twilight


# Fellowship phases.


@pytest.mark.card("4U328")
def test_two_companions_call_aragorn_in_the_riddermark() -> None:
    """Two unbound companions exert, and Aragorn is played from the draw deck at his cost."""
    at = on_site("4U328", 1)
    heroes = [at.play(GIMLI), at.play(LEGOLAS), at.play(EOMER)]
    at.play(SAM)
    aragorn = at.deck(0, MERRY, "4P364")[1]
    game = at.fellowship().choose("use", "4U328")
    assert sorted(heroes) == sorted(game.choices())
    game.choose_all(*heroes[:2]).choose("play", aragorn)
    assert (terms.PLAY, 4, [1, 1, 0]) == (
        game.zone(aragorn),
        game.table.twilight,
        [game.wounds(hero) for hero in heroes],
    )


@pytest.mark.card("4U328")
def test_one_companion_is_not_enough_in_the_riddermark() -> None:
    """The second is exhausted, the third Ring-bound."""
    at = on_site("4U328", 1)
    at.play(GIMLI)
    at.play(LEGOLAS, wounds=2)
    at.play(SAM)
    at.deck(0, "4P364")
    assert not at.fellowship().offered("use", "4U328")


@pytest.mark.card("4U341")
@pytest.mark.parametrize("taking", [True, False])
def test_theoden_is_found_in_the_throne_room(taking: bool) -> None:
    """He comes from the draw deck at his cost; the search may end without him, and the deck is shuffled."""
    at = on_site("4U341", 3)
    theoden = at.deck(0, GIMLI, THEODEN, EOMER)[1]
    game = at.fellowship().choose("use", "4U341")
    game.choose("play" if taking else "find-nothing")
    assert (terms.PLAY if taking else terms.DECK, 2 if taking else 0) == (game.zone(theoden), game.table.twilight)
    assert 2 + (not taking) == len(game.table.players[0].deck)


@pytest.mark.card("4U341")
def test_a_theoden_in_hand_is_not_meant() -> None:
    """Only the draw deck is searched; with him in play nobody is found."""
    at = on_site("4U341", 3)
    theoden = at.hand(0, THEODEN)[0]
    at.deck(0, GIMLI)
    game = at.fellowship().choose("use", "4U341")
    assert (terms.HAND, "prompt-fellowship-action") == (game.zone(theoden), game.prompt)


@pytest.mark.card("4U354")
def test_a_possession_in_the_hornburg_armory_brings_a_card() -> None:
    """Playing one, on whomever it fits and at its cost, is followed by a card; a companion is no possession."""
    at = on_site("4U354", 6)
    at.play(BOROMIR)
    top, below = at.deck(0, MERRY, SAM)
    chain = at.hand(0, CHAIN, GIMLI)[0]
    game = at.fellowship().choose("use", "4U354")
    assert ([terms.PLAY, terms.HAND, terms.DECK], 1) == (zones(game, chain, top, below), game.table.twilight)
    assert not game.offered("use", "4U354")


@pytest.mark.card("4U354")
def test_a_possession_nobody_can_bear_brings_no_card() -> None:
    """There is no Man for it."""
    at = on_site("4U354", 6)
    at.deck(0, MERRY)
    at.hand(0, CHAIN)
    assert not at.fellowship().offered("use", "4U354")


# Coming there.


@pytest.mark.card("4U344")
def test_the_mounted_heal_on_coming_to_the_westemnet_hills() -> None:
    """Each companion and ally on a horse loses a wound; those on foot do not."""
    at = before_site("4U344", 4)
    eomer, guma = rider(at, EOMER, wounds=2), rider(at, GUMA, wounds=1)
    gimli = at.play(GIMLI, wounds=1)
    game = at.fellowship().choose("move")
    assert [1, 0, 1] == [game.wounds(card) for card in (eomer, guma, gimli)]


@pytest.mark.card("4U357")
@pytest.mark.parametrize(
    ("friend", "wounds"), [(BOROMIR, [0, 0, 1, 1, 2]), (GUMA, [0, 0, 0, 1, 2]), (EOMER, [0, 0, 0, 0, 2])]
)
def test_strangers_in_the_kings_room(friend: str, wounds: list[int]) -> None:
    """Without a companion of Rohan each unbound companion exerts, if it can; an ally of Rohan is no companion."""
    at = before_site("4U357", 7)
    sam, hero, merry, gimli = at.play(SAM), at.play(friend), at.play(MERRY), at.play(GIMLI, wounds=2)
    game = at.fellowship().choose("move")
    assert wounds == [game.wounds(card) for card in (at.frodo(), sam, hero, merry, gimli)]


@pytest.mark.card("4U362")
@pytest.mark.parametrize(("companions", "drawn"), [(4, 0), (6, 2)])
def test_each_shadow_player_may_draw_at_the_orthanc_library(companions: int, drawn: int) -> None:
    """A card for each companion over four; each decides for himself."""
    at = before_site("4U362", 9, seats=3)
    for number in range(companions - 1):
        at.play(companion(f"Reader {number}"))
    for seat in (1, 2):
        at.deck(seat, *[ORC] * 5)
    game = at.fellowship().choose("move")
    answers = {2: "yes", 1: "no"}
    while game.prompt == "prompt-may":
        game.choose(answers[game.asked])
    assert (0, drawn) == (len(game.table.players[1].hand), len(game.table.players[2].hand))


# Archery.


def shot(at: Position) -> Playing:
    """The archery phase, its actions passed."""
    return at.archery().pass_().pass_()


@pytest.mark.parametrize(
    ("id", "number"),
    [
        pytest.param("4U334", 2, marks=pytest.mark.card("4U334")),
        pytest.param("4U342", 3, marks=pytest.mark.card("4U342")),
    ],
)
def test_wild_men_fear_no_arrows(id: str, number: int) -> None:
    """In the archery phase they take no wounds, by arrow or otherwise; the arrows find others, and later they bleed."""
    spear = event("Spear", Action((terms.ARCHERY, terms.MANEUVER), (Wound(a(MINION)),)))
    at = on_site(id, number)
    at.play(LEGOLAS)
    wild_man = at.play(WILD_MAN)
    others = [at.play(one) for one in (ORC, WARG, SOUTHRON)]
    at.hand(0, spear)
    game = at.archery().choose("play", spear)
    assert sorted(others) == sorted(game.choices())
    game.choose("choose", others[0]).pass_().pass_()
    assert sorted(others) == sorted(game.choices("wound"))
    game.choose("wound", others[0])
    assert (0, 2) == (game.wounds(wild_man), game.wounds(others[0]))
    at = on_site(id, number)
    wild_man = at.play(WILD_MAN)
    at.hand(0, spear)
    assert 1 == at.maneuver().choose("play", spear).wounds(wild_man)


@pytest.mark.card("4U334", "4U342")
def test_wild_men_elsewhere_fear_arrows() -> None:
    """The fellowship is at another site."""
    at = standing.in_rohan(site=4)
    at.play(LEGOLAS)
    wild_man = at.play(WILD_MAN)
    assert 1 == shot(at).wounds(wild_man)


@pytest.mark.card("4U356")
@pytest.mark.parametrize(("companions", "arrows"), [(3, 0), (4, 2), (5, 4)])
def test_the_crowd_on_the_causeway_is_a_good_mark(companions: int, arrows: int) -> None:
    """Two arrows for each unbound companion over three, though no minion is an archer; Frodo and Sam do not count."""
    at = on_site("4U356", 7)
    at.play(SAM)
    at.play(GUMA)
    for number in range(companions):
        at.play(companion(f"In the Crowd {number}", vitality=5))
    at.play(ORC)
    game = shot(at)
    placed = 0
    while game.offered("wound"):
        game.choose("wound", game.table.players[0].in_play[-1])
        placed += 1
    assert arrows == placed


# Shadow phases.


@pytest.mark.card("4U335")
def test_uruks_come_tired_to_their_camp() -> None:
    """Each that is played there exerts, if it can; Orcs do not, and those who came before have rested."""
    at = on_site("4U335", 2).pool(20)
    before = at.play(URUK)
    frail = minion("Frail Uruk", culture="isengard", race="uruk-hai", vitality=1)
    at.hand(1, URUK, URUK, frail, ORC)
    game = at.shadow()
    for id in (URUK, URUK, frail, ORC):
        game.choose("play", id)
    new = [card for card in game.in_play(URUK) if card != before]
    assert [0, 1, 1, 0, 0] == [
        game.wounds(card) for card in (before, *new, game.in_play(frail)[0], game.in_play(ORC)[0])
    ]


@pytest.mark.card("4U347")
def test_the_first_uruk_in_the_deep() -> None:
    """Three tokens less for the first of the turn at this site; an Orc before it does not count."""
    at = on_site("4U347", 5).pool(20)
    at.hand(1, ORC, URUK, URUK)
    game = at.shadow()
    costs = []
    for id in (ORC, URUK, URUK):
        before = game.table.twilight
        costs.append(before - game.choose("play", id).table.twilight)
    assert [3, 1, 4] == costs


@pytest.mark.card("4U347")
def test_the_first_uruk_of_the_turn_not_of_the_phase() -> None:
    """The second Shadow player pays in full; one played at an earlier site of this turn does not count."""
    at = on_site("4U347", 5, seats=3).pool(20)
    at.hand(1, URUK)
    at.hand(2, URUK)
    game = at.shadow()
    costs = []
    while game.table.phase == terms.SHADOW_PHASE:
        before = game.table.twilight
        if game.offered("play", URUK):
            costs.append(before - game.choose("play", URUK).table.twilight)
        else:
            game.pass_()
    assert [1, 4] == costs
    at = before_site("4U347", 5).pool(20)
    at.hand(1, URUK, URUK)
    game = at.shadow().choose("play", URUK)
    while not game.offered("move"):
        game.choose("pass" if game.offered("pass") else "done")
    game.choose("move")
    before = game.table.twilight
    assert 1 == before - game.choose("play", URUK).table.twilight


@pytest.mark.card("4U358")
def test_wild_men_in_the_ring_of_isengard_bring_a_card() -> None:
    """Playing a Dunland minion at its cost is followed by a card for that player; another minion is none."""
    at = on_site("4U358", 8).pool(9)
    top, below = at.deck(1, ORC, ORC)
    wild_man = at.hand(1, WILD_MAN, URUK, "4C26")[0]
    game = at.shadow().choose("use", "4U358")
    assert ([terms.PLAY, terms.HAND, terms.DECK], 7) == (zones(game, wild_man, top, below), game.table.twilight)
    assert not game.offered("use", "4U358")


@pytest.mark.card("4U358")
def test_a_wild_man_too_dear_brings_no_card() -> None:
    """The price cannot be paid."""
    at = on_site("4U358", 8).pool(1)
    at.hand(1, WILD_MAN)
    assert not at.shadow().offered("use", "4U358")


@pytest.mark.card("4U359")
@pytest.mark.parametrize(("pool", "after"), [(0, 4), (8, 12), (9, 9)])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_wizards_vale_gathers_twilight(pool: int, after: int, seats: int) -> None:
    """Four tokens at the start of the first Shadow phase if there are fewer than nine; not again in the second."""
    at = on_site("4U359", 8, seats=seats).pool(pool)
    game = at.shadow()
    assert after == game.table.twilight
    if seats == 3:
        assert after == game.pass_().table.twilight


@pytest.mark.card("4U363")
def test_the_palantir_lifts_burdens_to_bring_a_minion_back() -> None:
    """Two burdens go; a minion of the own discard pile is played, at its cost."""
    at = on_site("4U363", 9).burdens(3).pool(4)
    orc, uruk = at.discard(1, ORC, URUK)
    at.discard(1, "1C157")
    game = at.shadow().choose("use", "4U363")
    assert sorted([orc, uruk]) == sorted(game.choices("play"))
    game.choose("play", orc)
    assert (1, 1, terms.PLAY) == (burdens(game), game.table.twilight, game.zone(orc))
    assert not game.offered("use", "4U363")


@pytest.mark.card("4U363")
@pytest.mark.parametrize(("carried", "pool"), [(1, 9), (5, 2)])
def test_the_palantir_in_vain(carried: int, pool: int) -> None:
    """One burden is too few; and a minion must be there that can be paid for."""
    at = on_site("4U363", 9).burdens(carried).pool(pool)
    at.discard(1, ORC)
    assert not at.shadow().offered("use", "4U363")
