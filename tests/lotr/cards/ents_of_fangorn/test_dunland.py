"""Dunland cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import card, choices_of, fierce, in_rohan, play_to, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import companion, condition, event, minion, possession

WEAK = companion("Weak", strength=3, vitality=9)
WILD_MAN = minion("Wild Man", culture="dunland", race="man", vitality=4, cost=3)
WILD_WARG = minion("Wild Warg", culture="dunland", race="warg", vitality=4, cost=3)
SOUTHRON = minion("Plain Southron", culture="raider", race="man", vitality=4, cost=3)
SHOT = event("Shot", Action((terms.MANEUVER,), (wound(MINION),)))
RAGE, ELDER, HEADMAN, CLAN, READY, PEASANTS = "6C1", "6C2", "6C4", "6R6", "6R7", "6U8"


def controlled(game: Playing) -> int:
    """Returns how many sites the Shadow player controls."""
    return sum(piece.zone == terms.CONTROLLED and piece.controller == 1 for piece in game.table.cards)


@pytest.mark.card(RAGE)
@pytest.mark.parametrize(
    ("others", "verb", "tokens"),
    [((WILD_MAN,) * 2, "respond", 2), ((WILD_MAN,) * 2, "pass", 0), ((WILD_MAN, WILD_WARG, SOUTHRON), "", 0)],
)
def test_rage_that_binds(others: tuple[str, ...], verb: str, tokens: int) -> None:
    """Bound By Rage: two Dunland tokens may be put on the condition if two Dunland Men can be spotted."""
    at = in_rohan(4).pool(3)
    for id in others:
        at.play(id)
    [rage] = at.hand(1, RAGE)
    game = at.shadow().choose("play", RAGE)
    assert bool(verb) == game.offered("respond", rage)
    if verb:
        game.choose(verb)
    assert (tokens, terms.PLAY) == (game.table.cards[rage].tokens, game.zone(rage))


@pytest.mark.card(RAGE)
@pytest.mark.parametrize(("tokens", "choice", "gone"), [(2, 1, True), (2, 2, False), (0, 0, True)])
def test_rage_that_feels_no_wound(tokens: int, choice: int, gone: bool) -> None:
    """Bound By Rage: the condition or one of its tokens is spent to prevent a wound to a Dunland Man."""
    at = in_rohan(4)
    rage, man = at.play(RAGE, tokens=tokens, culture="dunland"), at.play(WILD_MAN)
    at.hand(0, SHOT)
    game = at.maneuver().choose("play", SHOT).choose("respond", rage)
    if choice:
        game.choose("choice", amount=choice)
    assert (0, terms.DISCARD_PILE if gone else terms.PLAY) == (game.wounds(man), game.zone(rage))
    if not gone:
        assert 1 == game.table.cards[rage].tokens


@pytest.mark.card(RAGE)
@pytest.mark.parametrize("foe", [WILD_WARG, SOUTHRON])
def test_rage_of_nobody_else(foe: str) -> None:
    """Bound By Rage: wounds to Dunland minions that are not Men, or to Men of other cultures, are not prevented."""
    at = in_rohan(4)
    rage, target = at.play(RAGE, tokens=2, culture="dunland"), at.play(foe)
    at.hand(0, SHOT)
    game = at.maneuver().choose("play", SHOT)
    assert (False, 1) == (game.offered("respond", rage), game.wounds(target))


@pytest.mark.card(ELDER)
@pytest.mark.parametrize(("sites", "gain", "words"), [(1, 0, 0), (2, 5, 1), (3, 5, 1)])
def test_an_elder_over_much_land(sites: int, gain: int, words: int) -> None:
    """Dunlending Elder: with two controlled sites the elder is strength +5, fierce and damage +1."""
    at = in_rohan(5)
    elder, other = at.play(ELDER), at.play(WILD_MAN)
    for number in range(sites):
        at.control(1, number + 1)
    game = at.maneuver()
    assert (7 + gain, 5) == (game.strength(elder), game.strength(other))
    assert [words, 0] == [fierce(game, one) for one in (elder, other)]
    assert [words, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (elder, other)]


@pytest.mark.parametrize("id", [card("6C3"), card("6C5")])
@pytest.mark.parametrize(("phase", "less"), [(terms.SKIRMISH, 2), (terms.SHADOW_PHASE, 0)])
def test_men_who_join_a_fight(id: str, phase: str, less: int) -> None:
    """Dunlending Footmen and Dunlending Reserve: the minion costs 2 less in a skirmish phase."""
    at = in_rohan(4)
    [man, other] = at.hand(1, id, WILD_MAN)
    at.table.phase = phase
    assert (printed(id).cost - less, 3) == (twilight_cost(at.table, man), twilight_cost(at.table, other))


@pytest.mark.card(HEADMAN)
@pytest.mark.parametrize(
    ("others", "verb", "answer", "sites"),
    [
        ((WILD_MAN, WILD_MAN), "respond", "no", 1),
        ((WILD_MAN, WILD_MAN), "respond", "yes", 0),
        ((WILD_MAN, WILD_MAN), "pass", "", 0),
        ((WILD_MAN, WILD_WARG, SOUTHRON), "", "", 0),
    ],
)
def test_a_headman_takes_a_site(others: tuple[str, ...], verb: str, answer: str, sites: int) -> None:
    """Dunlending Headman: with two other Dunland Men, he takes control of a site, unless two cards are discarded."""
    at = in_rohan(4).pool(4)
    for id in others:
        at.play(id)
    at.hand(1, HEADMAN)
    hand = at.hand(0, WEAK, WEAK, WEAK)
    game = at.shadow().choose("play", HEADMAN)
    assert bool(verb) == game.offered("respond", HEADMAN)
    if verb:
        game.choose(verb)
    if answer:
        assert 0 == game.asked
        game.choose(answer)
    if answer == "yes":
        assert hand == choices_of(game)
        game.choose_all(*hand[:2])
    assert (sites, 1 if answer == "yes" else 3) == (controlled(game), len(game.table.players[0].hand))


@pytest.mark.card(CLAN)
@pytest.mark.parametrize(("pool", "verb"), [(3, "respond"), (3, "pass"), (2, "")])
def test_a_clan_calls_another(pool: int, verb: str) -> None:
    """Hill Clan: when the clan wins, a Dunland Man may be played from hand, fierce and damage +2 until regroup."""
    at = in_rohan(4).pool(pool)
    [man, *_rest] = at.hand(1, WILD_MAN, WILD_WARG, SOUTHRON)
    clan = at.play(CLAN)
    game = at.skirmish(at.play(companion("Strong", strength=9, vitality=9)), clan).passes()
    assert bool(verb) == game.offered("respond", clan)
    if verb:
        game.choose(verb)
    if verb == "respond":
        assert (terms.PLAY, 0) == (game.zone(man), game.table.twilight)
        assert (1, 2) == (fierce(game, man), keyword(game.table, man, terms.DAMAGE))
        play_to(game, terms.REGROUP)
        assert (0, 0) == (fierce(game, man), keyword(game.table, man, terms.DAMAGE))
    else:
        assert terms.HAND == game.zone(man)


@pytest.mark.card(READY)
@pytest.mark.parametrize(("sites", "pool", "offered"), [(2, 5, True), (1, 5, False), (2, 4, False)])
def test_ready_to_fall(sites: int, pool: int, offered: bool) -> None:
    """Ready to Fall: with two controlled sites, two tokens are removed to play a Dunland Man from the discard pile."""
    at = in_rohan(4).pool(pool)
    ready = at.play(READY)
    [man, *_rest] = at.discard(1, WILD_MAN, WILD_WARG, SOUTHRON)
    for number in range(sites):
        at.control(1, number + 1)
    game = at.shadow()
    assert offered == game.offered("use", ready)
    if offered:
        game.choose("use", ready)
        assert (terms.PLAY, 0) == (game.zone(man), game.table.twilight)


@pytest.mark.card(PEASANTS)
@pytest.mark.parametrize(("foe", "offered"), [(WILD_MAN, True), (WILD_WARG, False), (SOUTHRON, False)])
def test_peasants_have_stood_too_long(foe: str, offered: bool) -> None:
    """Too Long Have These Peasants Stood: after a Dunland Man wins, each condition is discarded."""
    at = in_rohan(4).pool(2)
    hero, enemy = at.play(WEAK), at.play(foe)
    conditions = [at.play(condition("Hope")), at.play(condition("Curse", side=terms.SHADOW))]
    blade = at.play(possession("Blade"), on=hero)
    at.hand(1, PEASANTS)
    game = at.skirmish(hero, enemy).passes()
    assert offered == game.offered("respond", PEASANTS)
    if offered:
        game.choose("respond", PEASANTS)
        assert [terms.DISCARD_PILE] * 2 + [terms.PLAY] == zones(game, *conditions, blade)
