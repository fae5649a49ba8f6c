"""Isengard events of The Two Towers."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import each
from inglenook.lotr.dsl.filters import Titled
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    ARAGORN,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    THEODEN,
    burdens,
    card,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion, possession

URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
STRANGE_URUK = minion("Strange Uruk", strength=9, vitality=3, race="uruk-hai")
ORC = minion("Orc", strength=9, vitality=3, culture="isengard")
TRACKER = minion("Tracker", strength=5, vitality=3, culture="isengard", keywords=(("tracker", 1),))
STRANGE_TRACKER = minion("Strange Tracker", strength=5, vitality=3, keywords=(("tracker", 1),))
ARCHER = minion("Bowman", vitality=3, culture="isengard", keywords=(("archer", 1),))
STRANGE_ARCHER = minion("Strange Bowman", vitality=3, keywords=(("archer", 1),))
ISENGARD_MAN = minion("Man of Isengard", culture="isengard", race="man", vitality=3)
DUNLENDING = minion("Dunlending", culture="dunland", race="man", vitality=3)
SARUMAN = minion("Saruman", race="wizard", vitality=4)
HERO = companion("Hero", strength=5, vitality=9)
SEARCH = condition("Search", side=terms.SHADOW, keywords=(("search", 1),))
HOPE = condition("Hope")
SWORD = possession("Sword", item_class="hand_weapon")


def with_event(id: str, *minions: str, pool: int = 9, **facts: Any) -> tuple[Position, list[int]]:
    """Returns the game with the event in the Shadow player's hand and these minions in play."""
    at = standing(4, **facts).pool(pool)
    at.hand(1, id)
    return at, [at.play(one) for one in minions]


# The dead.


@pytest.mark.card("4R140")
@pytest.mark.parametrize("dead", [0, 1, 3])
def test_beyond_all_hope(dead: int) -> None:
    """Beyond All Hope: the exertion of two Uruk-hai adds a burden per card in the dead pile."""
    at, (uruk, stranger, third, _orc) = with_event("4R140", URUK, STRANGE_URUK, URUK, ORC, pool=5)
    at.dead(0, *(MERRY, GIMLI, "1C286")[:dead])
    at.dead(1, LEGOLAS)
    game = hand_over(at.maneuver()).choose("play", "4R140")
    assert (1, [uruk, stranger, third]) == (game.asked, game.choices())
    game.choose_all(uruk, stranger)
    assert (dead, 1, 1, 0) == (burdens(game), game.wounds(uruk), game.wounds(stranger), game.wounds(third))


@pytest.mark.card("4R140")
def test_one_uruk_is_not_beyond_hope() -> None:
    """Beyond All Hope: neither an Orc nor an exhausted Uruk-hai can exert."""
    at, _minions = with_event("4R140", URUK, ORC)
    at.play(URUK, wounds=2)
    assert not hand_over(at.maneuver()).offered("play", "4R140")


@pytest.mark.card("4C141")
@pytest.mark.parametrize(
    ("victim", "added"), [(MERRY, 1), (ARAGORN, 2), (GANDALF, 2), (THEODEN, 2), (ally("Friend"), 1)]
)
@pytest.mark.parametrize("wanted", [True, False])
def test_beyond_dark_mountains(victim: str, added: int, wanted: bool) -> None:
    """Beyond Dark Mountains: an Isengard minion exerts to add a burden, or two for a named character."""
    at, (orc, _stranger) = with_event("4C141", ORC, STRANGE_URUK, pool=0)
    at.play(victim, wounds=20)
    title = at.table.cards[-1].printed.title
    game = at.after(Wound(each(Titled(title))))
    assert 1 == game.asked
    game.choose("respond" if wanted else "pass")
    assert (added * wanted, int(wanted)) == (burdens(game), game.wounds(orc))


@pytest.mark.card("4C141")
def test_no_minion_of_isengard_mourns() -> None:
    """Beyond Dark Mountains: a minion of another culture cannot exert, and a killed minion does not count."""
    for there, victim in ((STRANGE_URUK, MERRY), (ORC, minion("Prey", vitality=1))):
        at, _minions = with_event("4C141", there)
        prey = at.play(victim, wounds=0 if victim != MERRY else 20)
        title = at.table.cards[prey].printed.title
        game = at.after(Wound(each(Titled(title))))
        assert not game.offered("respond", "4C141")


# Archery.


def fire(game: Playing, hero: int) -> Playing:
    """Returns the game after all players have passed and one companion has taken all archery wounds."""
    game.passes()
    while game.offered("wound", hero):
        game.choose("wound", hero)
    return game


@pytest.mark.card("4C145")
@pytest.mark.parametrize("used", [True, False])
def test_a_cloud_of_arrows(used: bool) -> None:
    """Cloud of Arrows: an Isengard archer exerts for +1 minion archery and -1 fellowship archery."""
    at, (bowman, stranger) = with_event("4C145", ARCHER, STRANGE_ARCHER, pool=0)
    hero = at.play(HERO)
    for name in ("Archer", "Huntsman"):
        at.play(companion(name, keywords=(("archer", 1),)))
    game = hand_over(at.archery())
    if used:
        game.choose("play", "4C145")
    fire(game, hero)
    while game.offered("wound", stranger):
        game.choose("wound", stranger)
    assert (2 + used, int(used), 2 - used) == (game.wounds(hero), game.wounds(bowman), game.wounds(stranger))


@pytest.mark.card("4C145")
@pytest.mark.parametrize("there", [STRANGE_ARCHER, ORC])
def test_no_cloud_without_an_archer_of_isengard(there: str) -> None:
    """Cloud of Arrows: neither an archer of another culture nor an Isengard Orc without archer can exert."""
    at, _minions = with_event("4C145", there)
    assert not hand_over(at.archery()).offered("play", "4C145")


@pytest.mark.card("4R149")
@pytest.mark.parametrize("dead", [0, 1, 3])
def test_driven_back(dead: int) -> None:
    """Driven Back: the minion archery total is 1 higher for each card in the dead pile."""
    at, _minions = with_event("4R149", ARCHER, ARCHER, pool=3)
    hero = at.play(HERO)
    at.dead(0, *(MERRY, GIMLI, "1C286")[:dead])
    at.dead(1, LEGOLAS)
    game = hand_over(at.archery()).choose("play", "4R149")
    assert (2 + dead, 0) == (fire(game, hero).wounds(hero), game.table.twilight)


@pytest.mark.card("4R149")
@pytest.mark.parametrize("others", [(), (STRANGE_ARCHER, ORC)])
def test_one_archer_drives_nobody_back(others: tuple[str, ...]) -> None:
    """Driven Back: two Isengard archers must be spotted."""
    at, _minions = with_event("4R149", ARCHER, *others)
    assert not hand_over(at.archery()).offered("play", "4R149")


@pytest.mark.card("4R209")
def test_volley_fire() -> None:
    """Volley Fire: two Isengard archers are discarded to exhaust an unbound companion."""
    at, (one, two, three, stranger) = with_event("4R209", ARCHER, ARCHER, ARCHER, STRANGE_ARCHER, pool=3)
    gimli, merry, _sam = at.play(GIMLI), at.play(MERRY), at.play(SAM)
    game = hand_over(at.archery()).choose("play", "4R209")
    assert (1, [one, two, three]) == (game.asked, game.choices())
    game.choose_all(one, three)
    assert (1, [gimli, merry]) == (game.asked, game.choices())
    game.choose("choose", gimli)
    assert (2, 0) == (game.wounds(gimli), game.wounds(merry))
    assert [terms.DISCARD_PILE, terms.PLAY, terms.DISCARD_PILE, terms.PLAY] == zones(game, one, two, three, stranger)


@pytest.mark.card("4R209")
def test_no_volley_of_one_archer() -> None:
    """Volley Fire: archers of another culture cannot be discarded."""
    at, _minions = with_event("4R209", ARCHER, STRANGE_ARCHER, ORC)
    at.play(GIMLI)
    assert not hand_over(at.archery()).offered("play", "4R209")


# Assignment.


@pytest.mark.card("4U143")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_brought_back_alive(answer: str) -> None:
    """Brought Back Alive: an Isengard tracker is assigned to an unbound companion, unless that companion exerts."""
    at, (tracker, _stranger, _uruk) = with_event("4U143", TRACKER, STRANGE_TRACKER, URUK, pool=0)
    gimli, merry, _sam = at.play(GIMLI), at.play(MERRY), at.play(SAM)
    game = hand_over(at.assignment()).choose("play", "4U143")
    assert (1, [gimli, merry]) == (game.asked, game.choices())
    game.choose("choose", gimli)
    assert 0 == game.asked
    game.choose(answer)
    prevented = answer == "yes"
    assert (1, int(prevented)) == (game.wounds(tracker), game.wounds(gimli))
    assert (() if prevented else ((gimli, (tracker,)),)) == game.table.assignments


@pytest.mark.card("4U143")
def test_hobbits_are_brought_back_alive() -> None:
    """Brought Back Alive: a Hobbit cannot prevent the assignment."""
    at, (tracker,) = with_event("4U143", TRACKER)
    at.play(GIMLI)
    merry = at.play(MERRY)
    game = hand_over(at.assignment()).choose("play", "4U143").choose("choose", merry)
    assert (((merry, (tracker,)),), 0) == (game.table.assignments, game.wounds(merry))


@pytest.mark.card("4U143")
def test_nobody_is_brought_back_without_a_tracker() -> None:
    """Brought Back Alive: an Isengard tracker who can exert is required."""
    at, _minions = with_event("4U143", STRANGE_TRACKER, URUK)
    at.play(TRACKER, wounds=2)
    at.play(GIMLI)
    assert not hand_over(at.assignment()).offered("play", "4U143")


@pytest.mark.card("4U152")
@pytest.mark.parametrize("played", [True, False])
def test_get_back(played: bool) -> None:
    """Get Back: neither player can assign the chosen Isengard tracker in this phase."""
    at, (tracker, other, stranger, uruk) = with_event("4U152", TRACKER, TRACKER, STRANGE_TRACKER, URUK, pool=0)
    gimli = at.play(GIMLI)
    game = hand_over(at.assignment())
    if played:
        game.choose("play", "4U152")
        assert (1, [tracker, other]) == (game.asked, game.choices())
        game.choose("choose", tracker)
    game.passes()
    assert 0 == game.asked
    assert [not played, True, True, True] == [
        game.offered("assign", gimli, one) for one in (tracker, other, stranger, uruk)
    ]
    game.choose("done")
    assert 1 == game.asked
    assert [not played, True] == [game.offered("assign", gimli, one) for one in (tracker, other)]


# Skirmishes.


@pytest.mark.card("4C156")
@pytest.mark.parametrize(("borne", "strength"), [(SEARCH, 9), (HOPE, 7), ("", 7)])
def test_kill_them_now(borne: str, strength: int) -> None:
    """Kill Them Now: an Isengard tracker is strength +2, or +4 against a character bearing a search card."""
    at, (tracker, idle, stranger, _uruk) = with_event("4C156", TRACKER, TRACKER, STRANGE_TRACKER, URUK, pool=0)
    hero, other = at.play(HERO), at.play(GIMLI)
    at.play(SEARCH, on=other)
    if borne:
        at.play(borne, on=hero)
    game = hand_over(at.skirmish(hero, tracker)).choose("play", "4C156")
    assert (1, [tracker, idle]) == (game.asked, game.choices())
    game.choose("choose", tracker)
    assert (strength, 5, 5) == (game.strength(tracker), game.strength(idle), game.strength(stranger))


@pytest.mark.card("4U161")
@pytest.mark.parametrize("there", [SARUMAN, ISENGARD_MAN])
def test_men_will_fall(there: str) -> None:
    """Men Will Fall: with Saruman or an Isengard Man spotted, an unbound companion is strength -2."""
    at, (_spotted, uruk) = with_event("4U161", there, URUK, pool=1)
    gimli, merry, _sam = at.play(GIMLI), at.play(MERRY), at.play(SAM)
    at.play(ally("Friend"))
    game = hand_over(at.skirmish(gimli, uruk)).choose("play", "4U161")
    assert (1, [gimli, merry]) == (game.asked, game.choices())
    game.choose("choose", gimli)
    assert (4, 3) == (game.strength(gimli), game.strength(merry))


@pytest.mark.parametrize(("id", "phase"), [card("4U161", terms.SKIRMISH), card("4R162", terms.REGROUP)])
@pytest.mark.parametrize(
    ("there", "offered"), [(SARUMAN, True), (ISENGARD_MAN, True), (DUNLENDING, False), (ORC, False)]
)
def test_saruman_or_one_of_his_men_must_be_there(id: str, phase: str, there: str, offered: bool) -> None:
    """Men Will Fall and New Power Rising: neither a Man of Dunland nor an Isengard Orc can be spotted."""
    at, (minion,) = with_event(id, there)
    at.discard(1, URUK)
    game = hand_over(at.regroup() if phase == terms.REGROUP else at.skirmish(at.play(GIMLI), minion))
    assert offered == game.offered("play", id)


@pytest.mark.card("4U208")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_vengeance(cards: int) -> None:
    """Vengeance: each card on its opponent gives a tracker strength +2."""
    at, (tracker, _stranger) = with_event("4U208", TRACKER, STRANGE_TRACKER, pool=0)
    hero, other = at.play(HERO), at.play(GIMLI)
    for borne in (SEARCH, HOPE, SWORD)[:cards]:
        at.play(borne, on=hero)
    at.play(SWORD, on=other)
    at.play(SWORD, on=tracker)
    game = hand_over(at.skirmish(hero, tracker)).choose("play", "4U208")
    assert 5 + 2 * cards == game.strength(tracker)


@pytest.mark.card("4U208")
def test_vengeance_on_the_ring_bearer() -> None:
    """Vengeance: The One Ring counts as a card the Ring-bearer bears."""
    at, (tracker,) = with_event("4U208", TRACKER)
    assert 7 == hand_over(at.skirmish(at.frodo(), tracker)).choose("play", "4U208").strength(tracker)


@pytest.mark.card("4U208")
def test_vengeance_of_a_tracker_that_fights_nobody() -> None:
    """Vengeance: a tracker outside a skirmish can be chosen, but gains no strength."""
    at, (tracker, idle) = with_event("4U208", TRACKER, TRACKER)
    hero = at.play(HERO)
    at.play(SWORD, on=hero)
    game = hand_over(at.skirmish(hero, tracker)).choose("play", "4U208").choose("choose", idle)
    assert (5, 5) == (game.strength(tracker), game.strength(idle))


@pytest.mark.card("4C210")
@pytest.mark.parametrize(("owner", "bonus"), [(None, 0), (1, 1), (0, 0)])
def test_the_fighting_uruk_hai(owner: int | None, bonus: int) -> None:
    """We Are the Fighting Uruk-hai: strength +2, and damage +1 with a controlled site."""
    at, (uruk, stranger, _orc) = with_event("4C210", URUK, STRANGE_URUK, ORC, pool=1)
    if owner is not None:
        at.control(owner, 1)
    game = hand_over(at.skirmish(at.play(HERO), uruk)).choose("play", "4C210")
    assert (1, [uruk, stranger]) == (game.asked, game.choices())
    game.choose("choose", uruk)
    assert [(11, bonus), (9, 0)] == [
        (game.strength(one), keyword(game.table, one, terms.DAMAGE)) for one in (uruk, stranger)
    ]
