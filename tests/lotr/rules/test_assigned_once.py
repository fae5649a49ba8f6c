"""Tests of how often a character is assigned: once a skirmish, or once for each minion (LG-115)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.effects import Assign
from inglenook.lotr.dsl.facade import a, add_twilight
from inglenook.lotr.dsl.filters import BEARER, COMPANION, MINION
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import LIBRARY
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, condition, minion

WALL = companion("Wall", strength=50, vitality=9, keywords=((terms.DEFENDER, 1), (terms.DEFENDER, 1)))
TRACKER = minion("Tracker", culture="isengard", race="man", keywords=(("tracker", 1),))
ORDERS = condition("Orders", Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(COMPANION)),)), side=terms.SHADOW)


def bell(name: str, **facts: object) -> str:
    """Returns a condition that adds a token each time its bearer is assigned."""
    trigger = Trigger(Happening(terms.ASSIGNED, BEARER, **facts), (add_twilight(1),))  # type: ignore[arg-type]
    return condition(name, trigger)


ONCE = bell("Once a skirmish")
ONCE_BY_OWN = bell("Once a skirmish by its player", whose=terms.FREE_PEOPLES_PLAYER)
EACH = bell("Each minion", against=MINION)
EACH_BY_OWN = bell("Each minion by its player", against=MINION, whose=terms.FREE_PEOPLES_PLAYER)


def assign_all(at: Position, by_action: bool, defended: int) -> Playing:
    """Assigns one minion by a Shadow action, others by the Free Peoples player, and the rest by their owners."""
    if by_action:
        at.play(ORDERS)
    game = at.assignment()
    wall = game.in_play(WALL)[0]
    if by_action:
        game.choose("use", ORDERS)
        for _choice in range(2):
            game.choose("choose", wall if game.offered("choose", wall) else -1)
        game.passes()
    for _minion in range(defended):
        game.choose("assign", wall)
    if game.prompt == "prompt-assign-defenders":
        game.choose("done")
    while game.prompt == "prompt-assign-minions":
        game.choose("assign", wall)
    return game


@pytest.mark.rule("LG-115", "LR-26.33")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("by_action", "defended", "expected"),
    [
        (False, 0, (1, 0, 4, 0)),
        (False, 1, (1, 1, 4, 1)),
        (False, 3, (1, 1, 4, 3)),
        (True, 0, (1, 0, 4, 0)),
        (True, 2, (1, 0, 4, 2)),
    ],
)
def test_who_is_assigned_how_often(
    seats: int, by_action: bool, defended: int, expected: tuple[int, int, int, int]
) -> None:
    """A companion assigned to four minions is assigned once, and to each of them, by whichever players.

    Its own player has assigned it to the skirmish only if it was not in one before.
    """
    told = []
    for condition_id in (ONCE, ONCE_BY_OWN, EACH, EACH_BY_OWN):
        at = Position(seats=seats)
        at.play(condition_id, on=at.play(WALL))
        for number in range(4):
            at.play(TRACKER, seat=1 + number % (seats - 1))
        told.append(assign_all(at, by_action, defended).table.twilight)
    assert expected == tuple(told)


@pytest.mark.card("1R244")
@pytest.mark.rule("LG-115")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_defense_of_the_ring_costs_once(seats: int) -> None:
    """A minion that a Shadow player adds to a skirmish does not ask for the assignment price again."""
    at = Position(seats=seats)
    wall = at.play(WALL)
    at.play("1R244", on=wall)
    for number in range(3):
        at.play(TRACKER, seat=1 + number % (seats - 1))
    game = assign_all(at, False, 1)
    assert (1, 3) == (game.table.players[0].burdens, game.log().count("log-assigned"))


@pytest.mark.rule("LG-115")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "id",
    [pytest.param("4C178", marks=pytest.mark.card("4C178")), pytest.param("4C212", marks=pytest.mark.card("4C212"))],
)
def test_a_defender_exerts_for_each_of_them(id: str, seats: int) -> None:
    """A companion assigned to three Isengard trackers who are Men exerts three times, whichever players own them."""
    at = Position(seats=seats)
    wall = at.play(WALL)
    at.play(id, on=wall if id == "4C212" else -1)
    for number in range(3):
        at.play(TRACKER, seat=1 + number % (seats - 1))
    game = at.assignment()
    for tracker in game.in_play(TRACKER):
        game.choose("assign", wall, tracker)
    if game.offered("done"):
        game.choose("done")
    assert 3 == game.wounds(wall)


@pytest.mark.card("4U336")
@pytest.mark.rule("LG-115")
def test_the_wold_counts_skirmishes() -> None:
    """A companion with defender who is assigned to two minions adds one token at The Wold."""
    at = Position(site=2, sites=TOWERS_SITES)
    at.lay_this("4U336", 0)
    wall = at.play(WALL)
    for _number in range(2):
        at.play(TRACKER)
    before = at.table.twilight
    game = at.assignment()
    for tracker in game.in_play(TRACKER):
        game.choose("assign", wall, tracker)
    assert before + 1 == game.table.twilight


@pytest.mark.rule("LG-115")
def test_every_text_about_assigning_is_known() -> None:
    """Lists every card that answers an assignment; those that also name the opposing side count minions."""
    once: set[str] = set()
    each: set[str] = set()
    for card in LIBRARY.all().values():
        for word, _path in words_in(card.abilities, ""):
            if isinstance(word, Happening) and word.kind == terms.ASSIGNED and not card.id.startswith("sample:"):
                (once if word.against is None else each).add(card.id)
    assert ({"1R244", "4U170", "4R172", "4U336"}, {"4C178", "4C212", "4C226", "4C228"}) == (once, each)
