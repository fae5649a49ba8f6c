"""Tests of allies and unhasty characters: who lets them take part, and in what (LR-17.10, LR-23.7, LR-29.23)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Assign
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import ALLY, COMPANION, MINION
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import LIBRARY
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion

HOME = (Home(2, terms.FELLOWSHIP_BLOCK),)
ELSEWHERE = (Home(3, terms.FELLOWSHIP_BLOCK),)
SLOW = ((terms.UNHASTY, 1),)
BOW = (terms.ARCHER, 1)
FIERCE = minion("Wolf", vitality=9, keywords=((terms.FIERCE, 1), BOW))

NOBODY_LETS_IN = ""
PERMISSIONS = {
    f"{culture} {word}": condition(
        f"{culture} {word}", Continuous((Modifier(terms.CAN, 1, word),), of=ALLY | COMPANION), culture=culture
    )
    for culture in ("gandalf", "gondor")
    for word in (terms.TAKE_PART, terms.TAKE_PART_IN_SKIRMISHES)
}
EVERYTHING = {"archery", "defending", "attacked", "commanded", "ordered"}
SKIRMISHES = EVERYTHING - {"archery"}
OF_SHADOW = {"attacked", "ordered"}

CASES = [
    # home, unhasty, who lets in, what the ally may be part of
    (False, False, NOBODY_LETS_IN, set()),
    (False, False, "gondor take-part", EVERYTHING),
    (False, False, "gondor take-part-in-skirmishes", SKIRMISHES),
    (False, False, "gandalf take-part-in-skirmishes", SKIRMISHES),
    (True, False, NOBODY_LETS_IN, EVERYTHING),
    (True, False, "gondor take-part-in-skirmishes", EVERYTHING),
    (False, True, NOBODY_LETS_IN, set()),
    (False, True, "gondor take-part", set()),
    (False, True, "gondor take-part-in-skirmishes", set()),
    (False, True, "gandalf take-part", EVERYTHING),
    (False, True, "gandalf take-part-in-skirmishes", SKIRMISHES),
    (True, True, NOBODY_LETS_IN, EVERYTHING),
    (True, True, "gondor take-part", EVERYTHING),
]


def laid(id: str, lets: str, *others: str) -> tuple[Position, Thing]:
    """Returns the character under test with one minion, and the card that lets it in."""
    at = Position(switches={"fierce-assignment-mandatory": 0})
    character = at.play(id)
    at.play(FIERCE)
    for other in (PERMISSIONS[lets] if lets else "", *others):
        if other:
            at.play(other)
    return at, character


def commanded(id: str, lets: str, side: str, fierce: bool) -> bool:
    """Whether an assignment action of this side can choose the character."""
    action = Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(ALLY | COMPANION)),))
    orders = condition("Orders", action, side=side)
    at, character = laid(id, lets, orders)
    game = at.assignment(fierce).choose("use", orders)
    return game.offered("choose", character)


def defenders(id: str, lets: str, fierce: bool) -> tuple[Playing, Thing]:
    """Returns the game after the Free Peoples player assigned defenders."""
    at, character = laid(id, lets)
    return at.assignment(fierce), character


def parts_of(id: str, lets: str, fierce: bool) -> set[str]:
    """Returns the activities in which a character may take part."""
    found = set()
    at, character = laid(id, lets)
    if at.archery().offered("wound", character):
        found.add("archery")
    game, character = defenders(id, lets, fierce)
    if game.offered("assign", character):
        found.add("defending")
    if game.choose("done").offered("assign", character):
        found.add("attacked")
    if commanded(id, lets, terms.FREE_PEOPLES, fierce):
        found.add("commanded")
    if commanded(id, lets, terms.SHADOW, fierce):
        found.add("ordered")
    return found


@pytest.mark.rule("LR-17.10", "LR-29.23", "LR-19.8")
@pytest.mark.parametrize("fierce", [False, True])
@pytest.mark.parametrize(("home", "unhasty", "lets", "parts"), CASES)
def test_what_an_ally_takes_part_in(home: bool, unhasty: bool, lets: str, parts: set[str], fierce: bool) -> None:
    """An ally at home takes part in everything, elsewhere in what a card names; unhasty ones need a Gandalf card.

    Both sides reach it alike, by the ordinary assignment and by actions, and among the fierce as among the others.
    """
    keywords = SLOW if unhasty else ()
    id = ally("Tree" if unhasty else "Friend", 5, 5, homes=HOME if home else ELSEWHERE, keywords=keywords)
    assert parts == parts_of(id, lets, fierce)


@pytest.mark.rule("LG-46", "LR-29.23")
@pytest.mark.parametrize("fierce", [False, True])
@pytest.mark.parametrize(
    ("lets", "own"),
    [
        (NOBODY_LETS_IN, False),
        ("gondor take-part", False),
        ("gandalf take-part", True),
        ("gandalf take-part-in-skirmishes", True),
    ],
)
def test_what_an_unhasty_companion_takes_part_in(lets: str, own: bool, fierce: bool) -> None:
    """An unhasty companion takes part when Shadow players assign it; its own player needs a Gandalf card."""
    parts = OF_SHADOW | {"archery"} | ({"defending", "commanded"} if own else set())
    assert parts == parts_of(companion("Shepherd", vitality=5, keywords=SLOW), lets, fierce)


@pytest.mark.card("4C15", "4C18")
@pytest.mark.rule("LR-17.10")
@pytest.mark.parametrize("hunter", ["4C15", "4C18"])
def test_a_hunted_ally_is_a_fighter_for_all(hunter: str) -> None:
    """An ally hunted by a wild man may skirmish, and other minions left over may be assigned to him too."""
    at = Position(switches={"fierce-assignment-mandatory": 0})
    prey = at.play(ally("Prey", homes=ELSEWHERE))
    other = at.play(FIERCE)
    wild_man = at.play(hunter)
    game = at.assignment().choose("use", wild_man)
    assert ((prey, (wild_man,)),) == game.table.assignments
    game.passes()
    assert game.choose("done").offered("assign", prey, other)


@pytest.mark.card("4C15")
@pytest.mark.rule("LR-29.23")
@pytest.mark.parametrize(("homes", "hunted"), [(ELSEWHERE, False), (HOME, True)])
def test_no_wild_man_hunts_an_ent_far_from_home(homes: tuple[Home, ...], hunted: bool) -> None:
    """A wild man's card cannot assign an unhasty ally far from home, because it is no Gandalf card."""
    at = Position(switches={"fierce-assignment-mandatory": 0})
    at.play(ally("Tree", homes=homes, keywords=SLOW))
    at.play("4C15")
    game = at.assignment().choose("use", "4C15")
    assert hunted == bool(game.table.assignments)


@pytest.mark.card("4R146")
@pytest.mark.rule("LG-114")
@pytest.mark.parametrize(("homes", "hit"), [(ELSEWHERE, False), (HOME, True)])
def test_arrows_at_allies_miss_an_ent_far_from_home(homes: tuple[Home, ...], hit: bool) -> None:
    """A condition that makes allies take archery wounds reaches an unhasty ally only where it may take part."""
    at = Position(switches={"fierce-assignment-mandatory": 0})
    archer = minion("Bowman", culture="isengard", keywords=(BOW,))
    at.play(archer)
    at.play(archer)
    friend = at.play(ally("Friend", vitality=9, homes=ELSEWHERE))
    tree = at.play(ally("Tree", vitality=9, homes=homes, keywords=SLOW))
    at.play("4R146")
    game = at.archery().choose("use", "4R146").passes()
    while game.prompt == "prompt-archery-wound":
        game.choose("wound", tree if game.offered("wound", tree) else friend)
    assert (2 if hit else 0, 0 if hit else 2) == (game.wounds(tree), game.wounds(friend))


@pytest.mark.rule("LR-23.7")
def test_every_card_that_lets_somebody_in_is_known() -> None:
    """Lists every card that lets allies or unhasty companions take part, by the same two words."""
    found = {}
    for card in LIBRARY.all().values():
        for word, _path in words_in(card.abilities, ""):
            if isinstance(word, Modifier) and word.word in (terms.TAKE_PART, terms.TAKE_PART_IN_SKIRMISHES):
                found[card.id] = (word.stat, word.word, card.culture)
    found = {id: what for id, what in found.items() if not id.startswith("sample:")}
    everywhere = {"1U27", "1U64", "1U65", "1U109", "3R42", "4U101", "4U353"}
    fights = {"4C15", "4C18", "5U15", "5C17", "5R19", "6C37"}
    assert everywhere == {id for id, (stat, word, _) in found.items() if (stat, word) == (terms.CAN, terms.TAKE_PART)}
    assert fights == {id for id, (_, word, _) in found.items() if word == terms.TAKE_PART_IN_SKIRMISHES}
    gandalf = {id for id, (_, _, culture) in found.items() if culture == "gandalf"}
    assert {"4U101", "5U15", "5C17", "5R19", "6C37"} == gandalf
