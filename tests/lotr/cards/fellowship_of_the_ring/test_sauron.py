"""Sauron cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.stats import roaming_penalty
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    HOBBIT_AT_HOME,
    STRONG_ORC_OF_MORDOR,
    TRACKING_ORC,
    TROLL_OF_MORDOR,
    WRAITH,
    many,
    sizes,
)
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, MERRY, SAM, burdens, card, hand_over, standing, zones
from tests.lotr.samples import ally, companion, event, minion, possession

FAR_URUK = minion("Far From Isengard", culture="isengard", site_number=6, cost=2)
FAR = minion("Far From Mordor", culture="sauron", site_number=6, cost=2)


@pytest.mark.card("1C255")
def test_the_strength_of_mordor() -> None:
    """Mordor's Strength: a Sauron Orc exerts to wound a character skirmishing that Orc."""
    at = standing().pool(2)
    gimli, orc, goblin = at.play(GIMLI), at.play(STRONG_ORC_OF_MORDOR), at.play(CAVE_ORC)
    idle = at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "1C255", "1C255")
    game = hand_over(at.skirmish(gimli, orc, goblin)).choose("play", "1C255")
    assert sorted([orc, idle]) == sorted(game.choices())
    game.choose("choose", orc)
    assert (1, 1) == (game.wounds(gimli), game.wounds(orc))
    hand_over(game).choose("play", "1C255").choose("choose", idle)
    assert (1, 1) == (game.wounds(gimli), game.wounds(idle))


@pytest.mark.parametrize("id", [card("1C261"), card("1U262"), card("1U270")])
def test_a_tracker_makes_roaming_cheaper(id: str) -> None:
    """Orc Ambusher, Orc Assassin and Orc Scouting Band: Sauron minions' roaming penalty is 1 less."""
    at = standing(site=2, seats=3)
    at.play(id, seat=1)
    orc, uruk = at.hand(1, FAR, FAR_URUK)
    [other] = at.hand(2, FAR)
    table = at.shadow().table
    assert (1, 2, 2) == tuple(roaming_penalty(table, card) for card in (orc, uruk, other))


@pytest.mark.card("1C261")
@pytest.mark.parametrize(("phase", "offered"), [(terms.REGROUP, True), (terms.MANEUVER, False)])
def test_an_ambusher_cancels_a_regroup_event(phase: str, offered: bool) -> None:
    """Orc Ambusher: it exerts to cancel a Free Peoples regroup event, which is discarded."""
    at = standing()
    ambusher = at.play("1C261")
    id = event("Plan", Action((phase,), (add_burdens(3),)))
    [plan] = at.hand(0, id)
    game = (at.regroup() if phase == terms.REGROUP else at.maneuver()).choose("play", id)
    assert offered == game.offered("respond", ambusher)
    if offered:
        game.choose("respond", ambusher)
        assert (0, 1, terms.DISCARD_PILE) == (burdens(game), game.wounds(ambusher), game.zone(plan))


@pytest.mark.card("1U262")
def test_an_assassin_finds_a_hobbit() -> None:
    """Orc Assassin: with two Hobbit companions, the Free Peoples player must assign a Hobbit to it."""
    at = standing()
    merry, assassin = at.play(MERRY), at.play("1U262")
    at.play(GIMLI)
    game = hand_over(at.assignment()).choose("use", assassin)
    assert (0, sorted([at.frodo(), merry])) == (game.asked, sorted(game.choices()))
    game.choose("choose", merry)
    assert ((merry, (assassin,)),) == game.table.assignments


@pytest.mark.card("1U262")
@pytest.mark.rule("LG-90", "LR-17.10")
@pytest.mark.parametrize(("site", "at_home"), [(2, True), (3, False)])
def test_an_assassin_finds_a_hobbit_at_home(site: int, at_home: bool) -> None:
    """Orc Assassin: a Hobbit ally who may take part in skirmishes can be chosen instead of a companion."""
    host = ally("Host", race="hobbit", homes=(Home(2, terms.FELLOWSHIP_BLOCK),))
    at = standing(site=site)
    merry, friend, assassin = at.play(MERRY), at.play(host), at.play("1U262")
    game = hand_over(at.assignment()).choose("use", assassin)
    hobbits = [at.frodo(), merry, friend] if at_home else [at.frodo(), merry]
    assert ("prompt-choose-assign-fighter", sorted(hobbits)) == (game.prompt, sorted(game.choices()))
    game.choose("choose", hobbits[-1])
    assert ((hobbits[-1], (assassin,)),) == game.table.assignments


@pytest.mark.card("1U262")
def test_an_assassin_needs_two_hobbits() -> None:
    """Orc Assassin: one Hobbit companion is not enough."""
    at = standing()
    assassin = at.play("1U262")
    at.play(GIMLI)
    assert not hand_over(at.assignment()).offered("use", assassin)


@pytest.mark.card("1C266")
def test_a_chieftain_is_paid_for_his_weapon_once_a_turn() -> None:
    """Orc Chieftain: two tokens are added when a weapon is played on it, once in each turn."""
    at = standing(site=6).pool(6)
    chief = at.play("1C266")
    mail = possession("Orc Mail", side=terms.SHADOW, on=On(filters.ORC), item_class=terms.ARMOR_CLASS)
    bow = possession("Orc Bow", side=terms.SHADOW, on=On(filters.ORC), item_class=terms.RANGED_WEAPON_CLASS)
    at.hand(1, mail, "1C269", bow)
    game = at.shadow()
    tokens = []
    for id in (mail, "1C269", bow):
        game.choose("play", id)
        tokens.append(game.table.twilight)
    assert ([6, 7, 7], 3) == (tokens, len(game.table.cards[chief].borne))


@pytest.mark.parametrize("id", [card("1U267"), card("1U270"), card("1C271"), card("1R272")])
def test_an_orc_stabs_whom_he_skirmishes(id: str) -> None:
    """Orc Hunters, Orc Scouting Band, Orc Soldier and Orc War Band: each exerts to wound a character it fights."""
    at = standing(site=6)
    gimli, boromir, orc = at.play(GIMLI), at.play(BOROMIR), at.play(id)
    game = hand_over(at.skirmish(gimli, orc)).choose("use", orc)
    assert (1, 0, 1) == (game.wounds(gimli), game.wounds(boromir), game.wounds(orc))
    assert not hand_over(game).offered("use", orc)  # exhausted


BAND = "1R240"


@pytest.mark.card(BAND)
@pytest.mark.parametrize(
    ("tokens", "id", "offered"), [(2, BAND, True), (1, BAND, False), (2, STRONG_ORC_OF_MORDOR, False)]
)
def test_a_band_of_the_eye_takes_a_card_when_it_wins(tokens: int, id: str, offered: bool) -> None:
    """Band of the Eye: when it wins, two tokens may be removed to make a random card in hand be discarded."""
    for used in (True, False):
        at = standing(site=6).pool(tokens)
        band, other = at.play(BAND), at.play(STRONG_ORC_OF_MORDOR)
        at.hand(0, MERRY, SAM)
        game = at.skirmish(at.play(BOROMIR), band if id == BAND else other).pass_().pass_()
        assert offered == game.offered("respond", band)
        if offered and used:
            game.choose("respond", band)
            assert ((1, 0, 1), 0) == (sizes(game), game.table.twilight)
        elif offered:
            game.pass_()
            assert ((2, 0, 0), 2) == (sizes(game), game.table.twilight)


@pytest.mark.card(BAND)
def test_a_band_of_the_eye_takes_nothing_when_it_loses() -> None:
    """Band of the Eye: a lost skirmish does not allow the response."""
    at = standing(site=6).pool(2)
    band = at.play(BAND)
    at.hand(0, MERRY)
    game = at.skirmish(at.play(companion("Champion", strength=20)), band).pass_().pass_()
    assert not game.offered("respond", band)


@pytest.mark.parametrize(
    ("id", "companions", "others", "strength"),
    [
        card("1R256", 1, (STRONG_ORC_OF_MORDOR,), 10),
        card("1R256", 4, (), 13),
        card("1R259", 4, (), 9),
        card("1R259", 1, (STRONG_ORC_OF_MORDOR, TRACKING_ORC, TROLL_OF_MORDOR, CAVE_ORC), 11),
    ],
)
def test_strength_in_numbers(id: str, companions: int, others: tuple[str, ...], strength: int) -> None:
    """Morgul Hunter and Morgul Warden: strength +1 for each companion, or for each other Sauron Orc."""
    at = standing(site=6)
    many(at, companions)
    at.play(HOBBIT_AT_HOME)
    orc = at.play(id)
    for other in others:
        at.play(other)
    assert strength == at.skirmish(at.frodo(), orc).strength(orc)


@pytest.mark.card("1U257")
@pytest.mark.parametrize(("tokens", "offered"), [(2, False), (4, True)])
def test_a_skirmisher_exerts_a_hobbit(tokens: int, offered: bool) -> None:
    """Morgul Skirmisher: three tokens are removed to exert a Hobbit other than the Ring-bearer."""
    at = standing(site=6).pool(tokens)
    skirmisher, merry, friend = at.play("1U257"), at.play(MERRY), at.play(HOBBIT_AT_HOME)
    at.play(GIMLI)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", skirmisher)
    if offered:
        game.choose("use", skirmisher)
        assert (1, sorted([merry, friend])) == (game.asked, sorted(game.choices()))
        game.choose("choose", friend)
        assert (1, 0, 1) == (game.table.twilight, game.wounds(merry), game.wounds(friend))


@pytest.mark.card("1U258")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_skulker_brings_wraiths_back(number: int) -> None:
    """Morgul Skulker: when played, up to two Ringwraith cards may be shuffled from discard into the draw deck."""
    at = standing(site=6).pool(2)
    lost = at.discard(1, WRAITH, WRAITH, WRAITH)
    at.discard(1, STRONG_ORC_OF_MORDOR)
    at.discard(0, WRAITH)
    at.hand(1, "1U258")
    game = at.shadow().choose("play", "1U258")
    if not number:
        game.pass_()
    else:
        game.choose("respond", "1U258")
        assert (1, sorted(lost)) == (game.asked, sorted(game.choices()))
        assert game.game.pending is not None
        assert (0, 2) == (game.game.pending.least, game.game.pending.most)
        game.choose_all(*lost[:number])
    assert (0, number, 4 - number) == sizes(game, 1)
    assert [terms.DECK] * number == zones(game, *lost[:number])


@pytest.mark.card("1C268")
@pytest.mark.parametrize("used", [True, False])
def test_an_inquisitor_takes_a_card_at_random(used: bool) -> None:
    """Orc Inquisitor: when played, it may make the Free Peoples player discard a random card from hand."""
    at = standing(site=6).pool(3)
    at.hand(0, MERRY, SAM)
    at.hand(1, "1C268")
    game = at.shadow().choose("play", "1C268")
    game.choose("respond", "1C268") if used else game.pass_()
    assert 2 - int(used) == len(game.table.players[0].hand)
    assert int(used) == len(game.table.players[0].discard)


@pytest.mark.card("1C269")
def test_who_bears_a_scimitar() -> None:
    """Orc Scimitar: only a Sauron Orc can bear the weapon."""
    at = standing(site=6).pool(3)
    orcs = [at.play(STRONG_ORC_OF_MORDOR), at.play(TRACKING_ORC)]
    for id in (CAVE_ORC, TROLL_OF_MORDOR):
        at.play(id)
    at.hand(1, "1C269")
    assert sorted(orcs) == sorted(at.shadow().choose("play", "1C269").choices("bear"))


@pytest.mark.card("1C269")
def test_a_scimitar_is_worth_three_at_most() -> None:
    """Orc Scimitar: each token removed gives strength +1, up to +3 in a skirmish."""
    at = standing(site=6).pool(5)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    scimitar = at.play("1C269", on=orc)
    game = at.skirmish(at.play(GIMLI), orc)
    seen = [game.strength(orc)]
    for _time in range(4):
        hand_over(game).choose("use", scimitar)
        seen.append(game.strength(orc))
    assert ([11, 12, 13, 14, 14], 1) == (seen, game.table.twilight)


@pytest.mark.card("1C278")
@pytest.mark.parametrize(("tokens", "offered"), [(2, False), (3, True)])
def test_strength_born_of_fear(tokens: int, offered: bool) -> None:
    """Strength Born of Fear: three tokens are removed to make a Sauron Orc strength +1."""
    at = standing().pool(tokens)
    fear, orc, idle = at.play("1C278"), at.play(STRONG_ORC_OF_MORDOR), at.play(STRONG_ORC_OF_MORDOR)
    game = hand_over(at.skirmish(at.play(GIMLI), orc, at.play(CAVE_ORC)))
    assert offered == game.offered("use", fear)
    if offered:
        game.choose("use", fear)
        assert (1, sorted([orc, idle])) == (game.asked, sorted(game.choices()))
        game.choose("choose", orc)
        assert (10, 9, 0) == (game.strength(orc), game.strength(idle), game.table.twilight)


@pytest.mark.card("1U280")
def test_the_tower_lieutenant_takes_two_cards() -> None:
    """Tower Lieutenant: each time it wins, the Free Peoples player discards two random cards from hand."""
    at = standing(site=6)
    lieutenant, gimli = at.play("1U280"), at.play(GIMLI)
    at.hand(0, MERRY, SAM, LEGOLAS)
    game = at.skirmish(gimli, lieutenant).pass_().pass_().choose("respond", lieutenant)
    assert (1, 2) == (len(game.table.players[0].hand), len(game.table.players[0].discard))


@pytest.mark.card("1C281")
def test_under_the_watching_eye() -> None:
    """Under the Watching Eye: a Sauron tracker exerts to play it, and each move exerts a companion."""
    at = standing(site=3)
    tracker, other = at.play(TRACKING_ORC), at.play(TRACKING_ORC)
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "1C281")
    game = at.shadow().choose("play", "1C281")
    assert (1, sorted([tracker, other])) == (game.asked, sorted(game.choices()))
    game.choose("choose", tracker)
    assert (1, 0) == (game.wounds(tracker), game.wounds(other))
    at = standing(site=3)
    at.play("1C281")
    gimli = at.play(GIMLI)
    game = at.fellowship().choose("move")
    assert (0, sorted([gimli, at.frodo()])) == (game.asked, sorted(game.choices()))
    game.choose("choose", gimli)
    assert 1 == game.wounds(gimli)
