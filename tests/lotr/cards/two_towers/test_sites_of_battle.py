"""Sites of The Two Towers about taking part in archery and skirmishes."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Assign, Prevent
from inglenook.lotr.dsl.facade import a, add_burdens, add_twilight, make, strength, that
from inglenook.lotr.dsl.filters import ALLY, COMPANION, MINION, ROHAN
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards import standing
from tests.lotr.cards.standing import BELL, DRUM, EOMER, GIMLI, card, fierce, hand_over, in_rohan, play_to
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

THIRD = (Home(3, terms.TOWERS_BLOCK),)
BOWMAN = ally("Bowman of the Mark", culture="rohan", keywords=((terms.ARCHER, 1),), homes=THIRD)
WARDEN = ally("Warden of the Vale", culture="rohan", homes=(Home(8, terms.TOWERS_BLOCK),))
STRANGER = ally("Stranger", culture="elven", keywords=((terms.ARCHER, 1),), homes=THIRD)
ORC = minion("Orc of the Street", strength=3, vitality=4)
ARCHER = minion("Archer of the Street", vitality=4, keywords=((terms.ARCHER, 1),))
URUK = minion("Uruk of the Caves", culture="isengard", race="uruk-hai", vitality=4)
SUMMONS = event("Summons", Action((terms.MANEUVER,), (make(a(ALLY), Modifier(terms.CAN, 1, terms.TAKE_PART)),)))
CHALLENGE = event(
    "Challenge",
    Action(
        (terms.ASSIGNMENT,),
        (
            make(a(ALLY, "ally"), Modifier(terms.CAN, 1, terms.TAKE_PART_IN_SKIRMISHES)),
            Assign(a(MINION), that("ally")),
        ),
    ),
    side=terms.SHADOW,
)

ONSLAUGHT = event("Onslaught", Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(ROHAN)),)), side=terms.SHADOW)


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site of The Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def may_fight(at: Position, id: str) -> tuple[bool, bool]:
    """Whether an ally of this kind can be assigned archery wounds and skirmishes."""
    friend = at.play(id)
    at.play(GIMLI)
    at.play(ARCHER)
    game = at.archery().pass_().pass_()
    while game.prompt == "prompt-archer-allies":
        game.choose_all()
    shot = friend in game.choices("wound")
    game.choose("wound", at.frodo())
    game = play_to(game, terms.ASSIGNMENT).passes()
    return shot, game.offered("assign", friend)


@pytest.mark.parametrize(
    ("id", "number", "friend", "expected"),
    [
        card("4U340", 3, BOWMAN, False),
        card("4U340", 3, STRANGER, True),
        card("4U353", 6, BOWMAN, True),
        card("4U353", 6, STRANGER, False),
    ],
)
def test_allies_of_rohan_in_battle(id: str, number: int, friend: str, expected: bool) -> None:
    """Streets of Edoras and Great Hall: Rohan allies cannot fight in the streets and can in the hall."""
    assert (expected, expected) == may_fight(on_site(id, number), friend)


@pytest.mark.card("4U340", "4U353")
@pytest.mark.parametrize(("number", "expected"), [(3, True), (6, False)])
def test_allies_of_rohan_at_other_sites_of_that_number(number: int, expected: bool) -> None:
    """Streets of Edoras and Great Hall: at other sites Rohan allies fight only at home."""
    assert (expected, expected) == may_fight(in_rohan(number), BOWMAN)


@pytest.mark.parametrize(
    ("id", "number", "friend", "expected"), [card("4U340", 3, WARDEN, True), card("4U353", 6, BOWMAN, False)]
)
def test_allies_of_rohan_while_such_a_site_is_controlled(id: str, number: int, friend: str, expected: bool) -> None:
    """Streets of Edoras and Great Hall: a controlled site has no effect on Rohan allies (LD-14)."""
    at = in_rohan(8)
    at.lay_this(id, 0)
    at.control(1, number)
    assert (expected, expected) == may_fight(at, friend)


@pytest.mark.parametrize(
    ("id", "number", "asked"), [card("4U340", 3, False), card("4U353", 6, True)], ids=["streets", "hall"]
)
def test_archers_of_rohan_in_battle(id: str, number: int, asked: bool) -> None:
    """Streets of Edoras and Great Hall: an archer ally adds an arrow only where it may take part."""
    at = on_site(id, number)
    bowman, orc = at.play(BOWMAN), at.play(ORC)
    game = at.archery().pass_().pass_()
    assert asked == (game.prompt == "prompt-archer-allies")
    if asked:
        game.choose_all(bowman)
    assert int(asked) == game.wounds(orc)


@pytest.mark.card("4U340")
def test_who_is_called_to_fight_in_the_streets_of_edoras() -> None:
    """Streets of Edoras: no card can let a Rohan ally take part in skirmishes here (LG-53)."""
    at = on_site("4U340", 3)
    bowman, gimli = at.play(BOWMAN), at.play(GIMLI)
    at.play(ARCHER)
    at.hand(0, SUMMONS)
    game = play_to(at.maneuver().choose("play", SUMMONS), terms.ARCHERY).pass_().pass_()
    assert sorted([at.frodo(), gimli]) == sorted(game.choices("wound"))
    game.choose("wound", gimli)
    assert not play_to(game, terms.ASSIGNMENT).passes().offered("assign", bowman)


@pytest.mark.card("4R146", "4U340")
@pytest.mark.rule("LG-105")
@pytest.mark.parametrize(("friends", "hit"), [((BOWMAN,), ()), ((BOWMAN, WARDEN, STRANGER), (2,))])
def test_arrows_at_allies_in_the_streets_of_edoras(friends: tuple[str, ...], hit: tuple[int, ...]) -> None:
    """Come Down and Streets of Edoras: Rohan allies cannot take the archery wounds, but others can."""
    at = on_site("4U340", 3)
    allies, come_down = [at.play(friend) for friend in friends], at.play("4R146")
    for _archer in range(2):
        at.play(minion("Archer of Isengard", culture="isengard", keywords=((terms.ARCHER, 1),)))
    game = hand_over(at.archery()).choose("use", come_down).pass_().pass_()
    while game.prompt == "prompt-archer-allies":
        game.choose_all()
    wounded = [place for place, friend in enumerate(allies) if game.wounds(friend) or game.zone(friend) != terms.PLAY]
    assert (list(hit), 0) == (wounded, game.wounds(at.frodo()))


@pytest.mark.parametrize(
    ("id", "number", "assigned"), [card("4U340", 3, False), card("4U353", 6, True)], ids=["streets", "hall"]
)
def test_who_is_challenged_in_the_streets_of_edoras(id: str, number: int, assigned: bool) -> None:
    """Streets of Edoras and Great Hall: a Shadow player can assign no Rohan ally in the streets."""
    at = on_site(id, number)
    bowman, orc = at.play(BOWMAN), at.play(ORC)
    at.hand(1, CHALLENGE)
    game = hand_over(at.assignment()).choose("play", CHALLENGE)
    assert (((bowman, (orc,)),) if assigned else ()) == tuple(game.table.assignments)


@pytest.mark.card("4U340")
def test_a_companion_of_rohan_in_the_streets_of_edoras() -> None:
    """Streets of Edoras: a Rohan companion can be assigned as usual."""
    at = on_site("4U340", 3)
    eomer, orc = at.play(EOMER), at.play(ORC)
    at.hand(1, ONSLAUGHT)
    game = hand_over(at.assignment()).choose("play", ONSLAUGHT)
    assert ((eomer, (orc,)),) == tuple(game.table.assignments)


@pytest.mark.card("4U353")
def test_a_slow_companion_of_rohan_in_the_great_hall() -> None:
    """Great Hall: an unhasty Rohan companion stays unhasty."""
    at = on_site("4U353", 6)
    slow = at.play(companion("Slow Rider", culture="rohan", keywords=((terms.UNHASTY, 1),)))
    at.play(ORC)
    game = at.assignment().passes()
    assert (True, False) == (game.offered("assign", at.frodo()), game.offered("assign", slow))


@pytest.mark.card("4U352")
def test_an_uruk_of_the_caves() -> None:
    """Caves of Aglarond: two tokens make the player's own Uruk-hai fierce until the regroup phase."""
    at = on_site("4U352", 6, seats=3).pool(5)
    mine = [at.play(URUK), at.play(URUK)]
    at.play(ORC)
    at.play(URUK, seat=2)
    game = at.maneuver()
    assert (0, False) == (game.asked, game.offered("use", "4U352"))
    while game.asked != 1:
        game.pass_()
    game.choose("use", "4U352")
    assert (1, sorted(mine)) == (game.asked, sorted(game.choices()))
    game.choose("choose", mine[1])
    assert (3, [0, 1]) == (game.table.twilight, [fierce(game, uruk) for uruk in mine])
    assert [0, 1] == [fierce(play_to(game, terms.ASSIGNMENT), uruk) for uruk in mine]
    while game.table.phase != terms.REGROUP:
        game.choose(next(verb for verb in ("pass", "done", "skirmish") if game.offered(verb)))
    assert 0 == keyword(game.table, mine[1], terms.FIERCE)


@pytest.mark.card("4U352")
@pytest.mark.parametrize(("id", "pool", "offered"), [(URUK, 2, True), (URUK, 1, False), (ORC, 9, False)])
def test_what_the_caves_of_aglarond_ask_for(id: str, pool: int, offered: bool) -> None:
    """Caves of Aglarond: two tokens and an own Uruk-hai are required."""
    at = on_site("4U352", 6).pool(pool)
    at.play(id)
    assert offered == hand_over(at.maneuver()).offered("use", "4U352")


BLOW = event("Blow", Action((terms.SKIRMISH,), (make(a(COMPANION), strength(1)),)))
STEALTHY_BLOW = event("Stealthy Blow", Action((terms.SKIRMISH,), (add_twilight(1),)), side=terms.SHADOW)
MARCH = event("March", Action((terms.MANEUVER,), (add_burdens(0),)))
PARRY = event("Parry", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, COMPANION), (Prevent(),)))
WARD = condition("Ward", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, COMPANION), (Prevent(),), (add_burdens(1),)))


def fought(at: Position) -> Playing:
    """Returns Gimli's skirmish, in which both sides have actions available."""
    at.hand(0, BLOW)
    at.hand(1, STEALTHY_BLOW)
    return at.skirmish(at.play(GIMLI), at.play(minion("Strong", strength=9)))


@pytest.mark.card("4U355")
def test_silence_at_the_cavern_entrance() -> None:
    """Cavern Entrance: neither side can play skirmish events or use skirmish abilities, but responses are allowed."""
    at = on_site("4U355", 7)
    at.hand(0, PARRY)
    at.play(WARD)
    game = fought(at)
    assert ("prompt-respond-wound", 0) == (game.prompt, game.asked)
    assert (True, True) == (game.offered("respond", PARRY), game.offered("respond", WARD))


@pytest.mark.card("4U355")
def test_noise_elsewhere() -> None:
    """Cavern Entrance: at another site of that number skirmish actions are allowed."""
    game = fought(in_rohan(7))
    assert (True, True) == (game.offered("play", BLOW), game.offered("use", BELL))
    hand_over(game)
    assert (True, True) == (game.offered("play", STEALTHY_BLOW), game.offered("use", DRUM))


@pytest.mark.card("4U355")
def test_what_else_is_played_at_the_cavern_entrance() -> None:
    """Cavern Entrance: events and abilities of other phases are allowed."""
    at = on_site("4U355", 7)
    at.play(ORC)
    at.hand(0, MARCH)
    game = at.maneuver()
    assert (True, True) == (game.offered("play", MARCH), game.offered("use", BELL))


@pytest.mark.card("4U355")
def test_a_condition_for_skirmishes_at_the_cavern_entrance() -> None:
    """Cavern Entrance: a condition with a skirmish ability can be played, but the ability cannot be used."""
    at = on_site("4U355", 7)
    oath = condition("Oath of Battle", Action((terms.SKIRMISH,), (make(a(COMPANION), strength(1)),)))
    at.hand(0, oath)
    game = at.fellowship().choose("play", oath)
    assert 1 == len(game.in_play(oath))
