"""Moria cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.effects import Assign
from inglenook.lotr.dsl.facade import a, make, strength
from inglenook.lotr.dsl.filters import ALLY, COMPANION, OfRace
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.cards.mordor import CAVE_ORC, STRONG_ORC_OF_MORDOR
from tests.lotr.cards.standing import hand_over, in_rohan, standing
from tests.lotr.samples import ally, companion, condition, event, minion

BALROG = "6R76"
TOWER = "6R77"
STRONG, WEAK = companion("Strong", strength=6), companion("Weak", strength=5)
STRONG_ALLY, WEAK_ALLY = ally("Strong Ally", strength=6), ally("Weak Ally", strength=5)
MUSTER = condition("Muster", Continuous((Modifier(terms.CAN, 1, terms.TAKE_PART),), of=ALLY))
ECHO = condition("Echo in the Deep", side=terms.SHADOW, culture="moria")
CHIEF = minion("Chief", culture="moria", unique=True, strength=5)
FOREIGN_CHIEF = minion("Foreign Chief", culture="sauron", unique=True, strength=5)
COURAGE = event("Courage", Action((terms.ASSIGNMENT,), (make(a(COMPANION), strength(1)),)))
LASH = event(
    "Lash", Action((terms.ASSIGNMENT,), (Assign(a(OfRace("balrog")), a(COMPANION | ALLY)),)), side=terms.SHADOW
)


@pytest.mark.card("6R76")
@pytest.mark.parametrize(
    ("others", "cost"), [((), 14), ((CAVE_ORC,), 11), ((CAVE_ORC, CAVE_ORC), 11), ((STRONG_ORC_OF_MORDOR,), 14)]
)
def test_the_balrog_among_orcs_of_moria(others: tuple[str, ...], cost: int) -> None:
    """The Balrog: the cost is 3 less while a Moria minion can be spotted, however many there are."""
    at = in_rohan(4).pool(14)
    at.play(ECHO)
    for other in others:
        at.play(other)
    at.hand(1, BALROG, CAVE_ORC)
    assert 14 - cost == at.shadow().choose("play", BALROG).table.twilight


@pytest.mark.card("6R76")
@pytest.mark.parametrize("seat", [0, 1])
def test_whom_a_player_sets_against_the_balrog(seat: int) -> None:
    """The Balrog: no character with strength 5 or less can be assigned to The Balrog by a player."""
    at = in_rohan(4)
    at.play(MUSTER)
    friends = [at.play(id) for id in (STRONG, WEAK, STRONG_ALLY, WEAK_ALLY)]
    balrog, orc = at.play(BALROG), at.play(CAVE_ORC)
    game = at.assignment().passes()
    if seat == 1:
        game.choose("done")
    assert seat == game.asked
    assert [True, False, True, False] == [game.offered("assign", friend, balrog) for friend in friends]
    assert [True, True, True, True] == [game.offered("assign", friend, orc) for friend in friends]


@pytest.mark.card("6R76")
def test_who_has_grown_strong_enough_for_the_balrog() -> None:
    """The Balrog: a character's current strength decides whether The Balrog can be assigned."""
    at = in_rohan(4)
    weak, balrog = at.play(WEAK), at.play(BALROG)
    at.hand(0, COURAGE)
    game = at.assignment().choose("play", COURAGE).choose("choose", weak).passes()
    assert (True, False) == (game.offered("assign", weak, balrog), game.offered("assign", at.frodo(), balrog))


@pytest.mark.card("6R76")
@pytest.mark.parametrize(
    ("friend", "assigned"), [(STRONG, True), (WEAK, False), (STRONG_ALLY, True), (WEAK_ALLY, False)]
)
def test_whom_a_card_sets_the_balrog_on(friend: str, assigned: bool) -> None:
    """The Balrog: a card cannot assign The Balrog to a character with strength 5 or less, not even Frodo."""
    at = in_rohan(4)
    at.play(MUSTER)
    who, balrog = at.play(friend), at.play(BALROG)
    at.hand(1, LASH)
    game = hand_over(at.assignment()).choose("play", LASH)
    assert (((who, (balrog,)),) if assigned else ()) == tuple(game.table.assignments)


@pytest.mark.card("6R77")
@pytest.mark.parametrize(
    ("site", "towers", "cost"), [(1, True, 14), (2, True, 11), (3, True, 11), (4, True, 14), (2, False, 14)]
)
def test_the_tower_of_the_balrog(site: int, towers: bool, cost: int) -> None:
    """Durin's Tower: at sites 2 and 3 of the Tower block, The Balrog costs 3 less."""
    at = (in_rohan if towers else standing)(site).pool(20)
    at.play(TOWER)
    at.hand(1, minion("The Balrog", culture="moria", race="balrog", cost=14), minion("Other", cost=14))
    game = at.shadow()
    game.choose("play", game.table.players[1].hand[0])
    assert 20 - cost == game.table.twilight


@pytest.mark.card("6R77")
def test_the_tower_and_other_minions() -> None:
    """Durin's Tower: other minions cost no less at sites 2 and 3 of the Tower block."""
    at = in_rohan(2).pool(14)
    at.play(TOWER)
    orc = minion("Dear Orc", culture="moria", cost=9)
    at.hand(1, orc)
    assert 5 == at.shadow().choose("play", orc).table.twilight


@pytest.mark.card("6R77")
def test_the_tower_falls() -> None:
    """Durin's Tower: the condition is discarded in a skirmish to make a unique Moria minion strength +3."""
    at = in_rohan(4)
    tower = at.play(TOWER)
    chief, other, orc, foreign = at.play(CHIEF), at.play(BALROG), at.play(CAVE_ORC), at.play(FOREIGN_CHIEF)
    game = hand_over(at.skirmish(at.play(STRONG), chief)).choose("use", tower)
    assert (1, sorted([chief, other])) == (game.asked, sorted(game.choices()))
    game.choose("choose", chief)
    assert [8, 17, 9, 5] == [game.strength(card) for card in (chief, other, orc, foreign)]
    assert terms.DISCARD_PILE == game.zone(tower)
    while game.table.phase == terms.SKIRMISH:
        game.pass_()
    assert 5 == game.strength(chief)
