"""Sauron cards of Realms of the Elf-lords, except events."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    ELF_AT_HOME,
    EYE,
    FLAGON,
    OATH,
    SNOW,
    SONG,
    TROLL_OF_MORDOR,
)
from tests.lotr.cards.standing import (
    BELL,
    BOROMIR,
    GIMLI,
    MERRY,
    SAM,
    card,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import condition, possession

CUP = possession("Cup")
CLUB = possession("Club", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS)


@pytest.mark.card("3C94")
@pytest.mark.parametrize(("conditions", "strength"), [(0, 6), (2, 8)])
def test_a_butcher_grows_with_the_conditions_of_sauron(conditions: int, strength: int) -> None:
    """Orc Butcher: strength +1 for each Sauron condition in play."""
    at = standing(site=6)
    butcher = at.play("3C94")
    at.play(condition("Snow", side=terms.SHADOW, culture="isengard"))
    for number in range(conditions):
        at.play(condition(f"Eye {number}", side=terms.SHADOW, culture="sauron"))
    assert strength == at.skirmish(at.play(GIMLI), butcher).strength(butcher)


@pytest.mark.card("3C98")
def test_a_swordsman_is_stronger_with_a_weapon() -> None:
    """Orc Swordsman: strength +2 while it bears a weapon, in addition to the weapon's bonus."""
    at = standing(site=6)
    armed, bare = at.play("3C98"), at.play("3C98")
    at.play(CLUB, on=armed)
    game = at.skirmish(at.play(GIMLI), armed, bare)
    assert (11, 9) == (game.strength(armed), game.strength(bare))


@pytest.mark.card("3C101")
def test_a_warrior_gives_a_condition_for_two_cards() -> None:
    """Orc Warrior: it exerts and a Sauron condition is discarded to discard two cards of the other draw deck."""
    at = standing(site=6)
    warrior = at.play("3C101")
    eye, other = at.play(EYE), at.play(EYE)
    snow = at.play(SNOW)
    at.deck(0, MERRY, SAM, GIMLI)
    game = hand_over(at.maneuver()).choose("use", warrior)
    assert (1, sorted([eye, other])) == (game.asked, sorted(game.choices()))
    game.choose("choose", eye)
    assert (1, terms.DISCARD_PILE, 1, 2) == (
        game.wounds(warrior),
        game.zone(eye),
        len(game.table.players[0].deck),
        len(game.table.players[0].discard),
    )
    hand_over(hand_over(game).choose("use", warrior))
    assert (False, terms.PLAY) == (game.offered("use", warrior), game.zone(snow))


@pytest.mark.card("3R91")
def test_his_cruelty_and_malice() -> None:
    """His Cruelty and Malice: a Sauron minion exerts to discard the top card of the other draw deck."""
    at = standing()
    cruelty, troll = at.play("3R91"), at.play(TROLL_OF_MORDOR, wounds=2)
    top, below = at.deck(0, MERRY, SAM)
    game = hand_over(at.regroup()).choose("use", cruelty)
    assert ([terms.DISCARD_PILE, terms.DECK], 3) == (zones(game, top, below), game.wounds(troll))
    assert not hand_over(game).offered("use", cruelty)


@pytest.mark.parametrize("id", [card("3R93"), card("3U97")])
def test_a_slayer_strikes_in_the_regroup_phase(id: str) -> None:
    """Morgul Slayer and Orc Slayer: each exerts in the regroup phase to wound a companion, not the Ring-bearer."""
    at = standing(site=6)
    slayer, gimli, merry = at.play(id), at.play(GIMLI), at.play(MERRY)
    at.play(ELF_AT_HOME)
    game = hand_over(at.regroup()).choose("use", slayer)
    assert (1, sorted([gimli, merry])) == (game.asked, sorted(game.choices()))
    game.choose("choose", merry)
    assert (1, 0, 1) == (game.wounds(slayer), game.wounds(gimli), game.wounds(merry))
    assert not hand_over(game).offered("use", slayer)


def turn_of(seat: int, game: Playing) -> Playing:
    """Returns the game at the given player's next decision, when the others have passed."""
    while seat != game.asked:
        game.pass_()
    return game


@pytest.mark.card("3C95")
def test_an_orc_guard_gives_a_condition_for_another() -> None:
    """Orc Guard: it exerts and a Sauron condition is discarded to discard a Free Peoples condition."""
    at = standing(site=6, seats=3)
    guard, eye = at.play("3C95", seat=1), at.play(EYE, seat=1)
    theirs = at.play(EYE, seat=2)
    at.play(SNOW, seat=1)
    at.play(FLAGON)
    song, oath = at.play(SONG), at.play(OATH)
    game = turn_of(1, at.maneuver()).choose("use", guard)
    bell = game.in_play(BELL)
    assert (1, sorted([song, oath, *bell])) == (game.asked, sorted(game.choices()))
    game.choose("choose", song)
    gone, stays = terms.DISCARD_PILE, terms.PLAY
    assert ([gone, stays, gone, stays], 1) == (zones(game, eye, theirs, song, oath), game.wounds(guard))


@pytest.mark.parametrize(("id", "phase"), [card("3C95", terms.MANEUVER), card("3U100", terms.SKIRMISH)])
@pytest.mark.parametrize(("given", "seat"), [(SNOW, 1), (EYE, 2), (OATH, 0)])
def test_only_an_own_condition_of_sauron_is_given(id: str, phase: str, given: str, seat: int) -> None:
    """Orc Guard and Orc Veteran: only the player's own Sauron condition can be discarded as the cost."""
    at = standing(site=6, seats=3)
    orc = at.play(id, seat=1)
    at.play(given, seat=seat)
    at.play(SONG)
    game = turn_of(1, at.maneuver() if phase == terms.MANEUVER else at.skirmish(at.play(GIMLI), orc))
    assert not game.offered("use", orc)


@pytest.mark.card("3C95")
def test_an_exhausted_guard_gives_nothing() -> None:
    """Orc Guard: an exhausted guard cannot exert."""
    at = standing(site=6)
    guard = at.play("3C95", wounds=1)
    at.play(EYE)
    at.play(SONG)
    assert not hand_over(at.maneuver()).offered("use", guard)


@pytest.mark.card("3U100")
def test_an_orc_veteran_weakens_whom_he_fights() -> None:
    """Orc Veteran: a Sauron condition is discarded to make a character it is skirmishing strength -1."""
    at = standing(site=6)
    veteran = at.play("3U100")
    for _time in range(2):
        at.play(EYE)
    gimli, boromir = at.play(GIMLI), at.play(BOROMIR)
    before = at.table.cards[gimli].printed.strength
    game = hand_over(at.skirmish(gimli, veteran)).choose("use", veteran)
    assert (1, sorted(game.in_play(EYE))) == (game.asked, sorted(game.choices()))
    game.choose("choose")
    assert (before - 1, 7, 1) == (game.strength(gimli), game.strength(boromir), len(game.in_play(EYE)))
    hand_over(game).choose("use", veteran)
    assert (before - 2, 0) == (game.strength(gimli), len(game.in_play(EYE)))
    assert not hand_over(game).offered("use", veteran)


@pytest.mark.card("3U96")
def test_an_orc_pillager_counts_what_is_borne() -> None:
    """Orc Pillager: a character it skirmishes is strength -1 for each Free Peoples card borne."""
    at = standing(site=6)
    pillager, gimli, boromir = at.play("3U96"), at.play(GIMLI), at.play(BOROMIR)
    for hero in (gimli, boromir):
        at.play(CUP, on=hero)
        at.play(OATH, on=hero)
        at.play(EYE, on=hero)
    before = at.table.cards[gimli].printed.strength
    game = at.skirmish(gimli, pillager)
    assert (before - 2, 7, 10) == (game.strength(gimli), game.strength(boromir), game.strength(pillager))


@pytest.mark.card("3U96")
def test_the_ring_is_nothing_to_pillage() -> None:
    """Orc Pillager: The One Ring does not count as a Free Peoples card."""
    at = standing(site=6)
    game = at.skirmish(at.frodo(), at.play(CAVE_ORC))
    before = game.strength(at.frodo())
    at = standing(site=6)
    assert before == at.skirmish(at.frodo(), at.play("3U96")).strength(at.frodo())


@pytest.mark.card("3R102")
@pytest.mark.parametrize("allies", [0, 2])
def test_our_list_of_allies_grows_thin(allies: int) -> None:
    """Our List of Allies Grows Thin: each move adds a token for each ally in play."""
    pools = []
    for id in (EYE, "3R102"):
        at = standing(site=3)
        at.play(id)
        at.play(GIMLI)
        for _ally in range(allies):
            at.play(ELF_AT_HOME)
        pools.append(at.fellowship().choose("move").table.twilight)
    assert allies == pools[1] - pools[0]


@pytest.mark.card("3R104")
def test_the_tower_of_barad_dur() -> None:
    """Tower of Barad-dûr: each move makes the Free Peoples player discard a card of choice from hand."""
    at = standing(site=3)
    at.play("3R104")
    kept, given = at.hand(0, MERRY, SAM)
    game = at.fellowship().choose("move")
    assert (0, sorted([kept, given])) == (game.asked, sorted(game.choices()))
    game.choose("choose", given)
    assert [terms.HAND, terms.DISCARD_PILE] == zones(game, kept, given)
    at = standing(site=3)
    at.play("3R104")
    assert 4 == at.fellowship().choose("move").table.site_number()


@pytest.mark.card("3R99")
@pytest.mark.parametrize("cards", [0, 3])
def test_an_orc_trooper_counts_the_hand(cards: int) -> None:
    """Orc Trooper: strength +1 for each card in its player's hand."""
    at = standing(site=6)
    trooper = at.play("3R99")
    at.hand(0, MERRY, SAM)
    at.hand(1, *[EYE] * cards)
    game = at.shadow()
    assert 7 + cards == game.strength(trooper)
    if cards:
        assert 6 + cards == game.choose("play", EYE).strength(trooper)
