"""Minions of Isengard of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import WearRing
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import GIMLI, burdens, fierce, hand_over, play_to, standing, zones
from tests.lotr.positions import Position
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=3, culture="isengard")
ORC = minion("Orc", strength=6, vitality=3)
SWORD = possession("Sword", item_class="hand_weapon", strength=2)
BOW = artifact("Bow", item_class="ranged_weapon", strength=3)
MAIL = possession("Mail", item_class="armor", strength=1)


def company(at: Position, number: int) -> None:
    """Returns companions besides the Ring-bearer."""
    for place in range(number):
        at.play(companion(f"Man {place}"))


@pytest.mark.card("1R131")
def test_an_assassin_shoots_and_strikes_hard() -> None:
    """Orthanc Assassin: as an archer with damage +1, it deals one archery wound or two skirmish wounds."""
    at = standing(site=5)
    assassin = at.play("1R131")
    hero = at.play(companion("Hero", strength=8, vitality=6))
    game = at.skirmish(hero, assassin).passes()
    assert (2, 1) == (game.wounds(hero), keyword(game.table, assassin, terms.ARCHER))


@pytest.mark.parametrize(
    ("id", "companions"),
    [
        pytest.param("1C146", 5, marks=pytest.mark.card("1C146")),
        pytest.param("1C156", 6, marks=pytest.mark.card("1C156")),
    ],
)
def test_numbers_make_a_minion_fierce(id: str, companions: int) -> None:
    """Uruk Fighter and Uruk Warrior: each is fierce until the regroup phase if enough companions are spotted."""
    at = standing(site=5)
    fighter, other = at.play(id), at.play(URUK)
    company(at, companions - 1)
    game = hand_over(at.maneuver()).choose("use", fighter)
    assert (1, 0) == (fierce(game, fighter), fierce(game, other))
    assert 1 == fierce(play_to(game, terms.ASSIGNMENT), fighter)
    assert 0 == fierce(play_to(game, terms.REGROUP), fighter)
    at = standing(site=5)
    fighter = at.play(id)
    company(at, companions - 2)
    at.play(ally("Onlooker"))
    assert not hand_over(at.maneuver()).offered("use", fighter)


@pytest.mark.card("1R127")
@pytest.mark.parametrize(("others", "offered"), [((URUK,), True), ((ISENGARD_ORC, ORC), False), ((), False)])
def test_lurtz_is_fierce_in_company(others: tuple[str, ...], offered: bool) -> None:
    """Lurtz: with another Uruk-hai spotted, he is fierce until the regroup phase."""
    at = standing(site=5)
    lurtz = at.play("1R127")
    for id in others:
        at.play(id)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", lurtz)
    if offered:
        assert 1 == fierce(game.choose("use", lurtz), lurtz)
        assert 1 == fierce(play_to(game, terms.ASSIGNMENT), lurtz)
        assert 0 == fierce(play_to(game, terms.REGROUP), lurtz)


@pytest.mark.card("1R143")
def test_weapons_are_of_no_use_against_a_troop() -> None:
    """Troop of Uruk-hai: weapons give no strength to a character skirmishing it, but armor still does."""
    at = standing(site=5)
    troop, uruk = at.play("1R143"), at.play(URUK)
    hero, idle = at.play(companion("Hero")), at.play(companion("Idle"))
    for bearer in (hero, idle):
        for id in (SWORD, BOW, MAIL):
            at.play(id, on=bearer)
    game = at.skirmishes((hero, (troop,)), (idle, (uruk,)))
    assert (11, 11) == (game.strength(hero), game.strength(idle))  # none has begun (LG-65)
    game.choose("skirmish", hero)
    assert (6, 11) == (game.strength(hero), game.strength(idle))
    game.pass_().pass_()
    assert 11 == game.strength(hero)


@pytest.mark.card("1R148")
def test_a_lieutenant_counts_his_brothers() -> None:
    """Uruk Lieutenant: strength +1 for each other Uruk-hai of any player."""
    at = standing(site=5, seats=3)
    lieutenant = at.play("1R148")
    game = at.maneuver()
    assert 8 == game.strength(lieutenant)
    at = standing(site=5, seats=3)
    lieutenant = at.play("1R148")
    for id, seat in ((URUK, 1), (URUK, 2), (ISENGARD_ORC, 1)):
        at.play(id, seat=seat)
    assert 10 == at.maneuver().strength(lieutenant)


@pytest.mark.card("1C149")
@pytest.mark.parametrize(
    ("type", "keywords", "strength"),
    [("condition", (("weather", 1),), 9), ("condition", (("spell", 1),), 6), ("possession", (("weather", 1),), 6)],
)
def test_a_messenger_likes_bad_weather(type: str, keywords: tuple[tuple[str, int], ...], strength: int) -> None:
    """Uruk Messenger: strength +3 while a weather condition is in play."""
    made = {"condition": condition, "possession": possession}[type]
    at = standing(site=5)
    messenger = at.play("1C149")
    at.play(made("Snow", side=terms.SHADOW, keywords=keywords))
    assert strength == at.maneuver().strength(messenger)


@pytest.mark.card("1R155")
@pytest.mark.parametrize(("number", "gained"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_an_uruk_spy_reports(number: int, gained: int) -> None:
    """Uruk Spy: it exerts when The One Ring is put on, and each Shadow card discarded from the deck adds a burden."""
    at = standing(site=5)
    spy = at.play("1R155")
    for id in (URUK, ISENGARD_ORC, ORC):
        at.play(id)
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    deck = at.deck(1, ORC, GIMLI, URUK, ORC)
    theirs = at.deck(0, GIMLI)
    game = at.after(WearRing())
    assert 1 == game.asked
    game.choose("respond", spy)
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    gone = [zone == terms.DISCARD_PILE for zone in zones(game, *deck, *theirs)]
    assert [True] * number + [False] * (5 - number) == gone
    assert (gained, 1) == (burdens(game), game.wounds(spy))


@pytest.mark.card("1R155")
@pytest.mark.parametrize("wounds", [0, 1])
def test_an_uruk_spy_may_be_silent_or_must(wounds: int) -> None:
    """Uruk Spy: the response is optional, and an exhausted spy cannot respond."""
    at = standing(site=5)
    spy = at.play("1R155", wounds=wounds)
    deck = at.deck(1, ORC, ORC)
    game = at.after(WearRing())
    assert (wounds == 0) == game.offered("respond", spy)
    if not wounds:
        game.pass_()
    assert ([terms.DECK] * 2, wounds) == (zones(game, *deck), game.wounds(spy))


@pytest.mark.card("1R147")
def test_a_guard_keeps_a_companion_away() -> None:
    """Uruk Guard: it exerts so that the Free Peoples player cannot assign the spotted companion to it."""
    at = standing(site=5)
    guard, uruk = at.play("1R147"), at.play(URUK)
    heroes = [at.frodo(), at.play(GIMLI)]
    at.play(ally("Onlooker"))
    game = hand_over(at.assignment()).choose("use", guard)
    assert (1, heroes) == (game.asked, game.choices())
    game.choose("choose", heroes[1])
    assert 1 == game.wounds(guard)
    game.pass_().pass_()
    pairs = [(option.subject, option.other) for option in game.options("assign")]
    assert [(heroes[0], guard), (heroes[0], uruk), (heroes[1], uruk)] == sorted(pairs)


@pytest.mark.card("1R147")
def test_a_guard_may_seek_that_companion_himself() -> None:
    """Uruk Guard: its own player may still assign it to the spotted companion."""
    at = standing(site=5)
    guard, gimli = at.play("1R147"), at.play(GIMLI)
    game = hand_over(at.assignment()).choose("use", guard).choose("choose", gimli).pass_().pass_()
    game.choose("done")
    assert (1, True) == (game.asked, game.offered("assign", gimli, guard))


@pytest.mark.card("1R147")
def test_an_exhausted_guard_keeps_nobody_away() -> None:
    """Uruk Guard: an exhausted guard cannot use the ability."""
    at = standing(site=5)
    guard = at.play("1R147", wounds=1)
    at.play(GIMLI)
    assert not hand_over(at.assignment()).offered("use", guard)


@pytest.mark.card("1R147")
def test_no_card_makes_them_face_a_guard() -> None:
    """Uruk Guard: The End Comes makes the Free Peoples player assign a different minion (1R169)."""
    at = standing(site=5).pool(9)
    guard = at.play("1R147")
    goblins = [at.play(minion("Goblin", culture="moria")) for _goblin in range(5)]
    frodo = at.frodo()
    at.play(GIMLI)
    at.hand(1, "1R169")
    game = hand_over(at.assignment()).choose("use", guard).choose("choose", frodo)
    hand_over(game).choose("play", "1R169")
    assert (0, goblins) == (game.asked, game.choices())
    game.choose("choose", goblins[0])
    assert [(frodo, (goblins[0],))] == list(game.table.assignments)
