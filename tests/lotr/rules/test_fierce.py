"""Tests of fierce minions, which attack a second time (LR-19)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Assign
from inglenook.lotr.dsl.facade import a, add_twilight, keyword, make, strength
from inglenook.lotr.dsl.filters import COMPANION, MINION, RING_BEARER, AssignedNow, InSkirmish
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

FIERCE = minion("Berserker", strength=5, vitality=9, keywords=((terms.FIERCE, 1),))
TAME = minion("Snaga", strength=5, vitality=9)
GUARD = companion("Guard", strength=8, vitality=9)
ORDERS = condition(
    "Orders", Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(COMPANION & ~RING_BEARER)),)), side=terms.SHADOW
)
HORN = condition("Horn", Action((terms.ASSIGNMENT,), (add_twilight(1),)))


def gaining(phase: str) -> str:
    """Returns an event that makes a minion fierce, for longer than its phase."""
    fierce = make(a(MINION), keyword(terms.FIERCE), until=terms.UNTIL_REGROUP)
    return event("Rage", Action((phase,), (fierce,)), side=terms.SHADOW)


def losing(phase: str) -> str:
    """Returns an event that takes fierce away from a minion, for longer than its phase."""
    calm = make(a(MINION), Modifier(terms.NO_KEYWORD, 1, terms.FIERCE), until=terms.UNTIL_REGROUP)
    return event("Calm", Action((phase,), (calm,)))


def assignable(game: Playing) -> list[Thing]:
    """Returns the minions that may be assigned now, each once."""
    return list(dict.fromkeys([option.other for option in game.options("assign")]))


def skirmishes(game: Playing) -> int:
    """Returns the number of skirmishes begun."""
    return game.log().count("log-skirmish")


def unfought(game: Playing) -> Playing:
    """Plays the normal assignment phase without any assignment."""
    while game.prompt in ("prompt-assign-defenders", "prompt-assign-minions") and not game.table.fierce:
        game.choose("done")
    return game


# The second round.


NO_DUTY = {"fierce-assignment-mandatory": 0}


@pytest.mark.rule("LR-19.1", "LR-19.2", "LX-28")
@pytest.mark.parametrize("second", ["the same companion", "another companion"])
def test_a_fierce_minion_that_survives_attacks_again(second: str) -> None:
    """Lurtz, fierce, who survives his first skirmish has a second assignment and a second skirmish."""
    at = Position()
    guard, other, lurtz = at.play(GUARD), at.play(GUARD), at.play(FIERCE)
    game = at.skirmish(guard, lurtz)
    assert (1, [terms.ASSIGNMENT], True) == (game.wounds(lurtz), game.phases(), game.table.fierce)
    assert [at.frodo(), guard, other] == [option.subject for option in game.options("assign")]
    game.choose("assign", guard if second == "the same companion" else other, lurtz)
    assert (2, [terms.ASSIGNMENT, terms.REGROUP]) == (game.wounds(lurtz), game.phases())


@pytest.mark.rule("LR-19.1", "LR-19.2")
def test_only_the_fierce_attack_again() -> None:
    """Only fierce minions are assigned a second time; without any there is no second assignment."""
    at = Position(switches=NO_DUTY)
    guard, lurtz = at.play(GUARD), at.play(FIERCE)
    tame = at.play(TAME)
    game = at.skirmish(guard, tame)
    assert [lurtz] == assignable(game)
    assert [lurtz] == assignable(game.choose("done"))

    at = Position()
    game = at.skirmish(at.play(GUARD), at.play(TAME))
    assert [terms.REGROUP] == game.phases()


@pytest.mark.rule("LR-19.1")
def test_who_did_not_survive_does_not_attack_again() -> None:
    """When the only fierce minion dies in its first skirmish, the regroup phase follows."""
    at = Position()
    game = at.skirmish(at.play(GUARD), at.play(minion("Berserker", 5, 1, keywords=((terms.FIERCE, 1),))))
    assert [terms.REGROUP] == game.phases()


@pytest.mark.rule("LR-19.1")
def test_a_fierce_minion_that_nobody_fought_attacks_all_the_same() -> None:
    """A fierce minion not assigned in the normal assignment phase can be assigned in the second."""
    at = Position()
    at.play(GUARD)
    lurtz = at.play(FIERCE)
    game = unfought(at.assignment())
    assert (True, [lurtz], 0) == (game.table.fierce, assignable(game), skirmishes(game))


@pytest.mark.rule("LR-19.3", "LD-5")
def test_assignment_actions_in_the_second_assignment_phase() -> None:
    """In the second assignment phase assignment actions come before the defenders, as in the first."""
    at = Position()
    at.play(HORN)
    game = at.skirmish(at.play(GUARD), at.play(FIERCE))
    assert ("prompt-phase-action", terms.ASSIGNMENT) == (game.prompt, game.table.phase)
    game.choose("use", HORN).pass_()
    assert (1, "prompt-assign-defenders") == (game.table.twilight, game.prompt)


# Participants.


@pytest.mark.rule("LR-19.4", "LX-74")
def test_fierce_too_late() -> None:
    """A minion that becomes fierce during the fierce assignment phase does not take part."""
    rage = gaining(terms.ASSIGNMENT)
    at = Position(switches=NO_DUTY)
    guard, lurtz, tame = at.play(GUARD), at.play(FIERCE), at.play(TAME)
    at.hand(1, rage)
    game = at.skirmish(guard, lurtz).choose("play", rage).choose("choose", tame)
    assert ("prompt-assign-defenders", [lurtz]) == (game.prompt, assignable(game))
    assert [lurtz] == assignable(game.choose("done"))


@pytest.mark.rule("LR-19.4")
def test_fierce_in_time() -> None:
    """A minion that became fierce in an earlier skirmish attacks again."""
    rage = gaining(terms.SKIRMISH)
    at = Position()
    guard, tame = at.play(GUARD), at.play(TAME)
    at.hand(1, rage)
    game = at.skirmish(guard, tame).choose("play", rage)
    assert (True, [tame]) == (game.table.fierce, assignable(game))


@pytest.mark.rule("LR-19.5", "LD-20")
def test_an_action_assigns_fierce_minions_only() -> None:
    """In the second assignment phase an action can assign fierce minions only, or does nothing."""
    at = Position()
    guards = [at.play(GUARD), at.play(GUARD)]
    lurtz, _tame = at.play(FIERCE), at.play(TAME)
    at.play(ORDERS)
    game = at.assignment()
    game.pass_()
    unfought(game).choose("use", ORDERS)
    assert guards == [option.subject for option in game.options("choose")]  # the minion needed no choosing
    game.choose("choose", guards[0])
    assert [(lurtz,)] == [minions for _fighter, minions in game.table.assignments]
    game.choose("use", ORDERS)
    assert 1 == len(game.table.assignments)


@pytest.mark.rule("LR-19.5")
def test_one_that_is_no_longer_fierce_is_not_assigned() -> None:
    """A minion that lost fierce in the fierce assignment phase is not assigned."""
    calm = losing(terms.ASSIGNMENT)
    at = Position()
    guard, lurtz, other = at.play(GUARD), at.play(FIERCE), at.play(FIERCE)
    at.hand(0, calm)
    game = at.skirmish(guard, lurtz).choose("play", calm).choose("choose", lurtz)
    assert [other] == assignable(game)


@pytest.mark.rule("LR-19.10")
def test_what_is_assigned_is_fought_though_no_longer_fierce() -> None:
    """A minion that is no longer fierce after its fierce assignment still fights."""
    calm = losing(terms.SKIRMISH)
    at = Position()
    guards, orcs = [at.play(GUARD), at.play(GUARD)], [at.play(FIERCE), at.play(FIERCE)]
    at.hand(0, calm)
    game = unfought(at.assignment())
    game.choose("assign", guards[0], orcs[0]).choose("assign", guards[1], orcs[1])
    game.choose("skirmish", guards[0]).choose("play", calm).choose("choose", orcs[1])
    assert ([1, 1], 2) == ([game.wounds(orc) for orc in orcs], skirmishes(game))


# Assigning and fighting.


@pytest.mark.rule("LD-11", "LR-19.7")
def test_by_a_switch_defenders_are_chosen_anew_if_the_player_likes() -> None:
    """With the switch, the Free Peoples player may leave a fierce minion without a defender."""
    at = Position(switches=NO_DUTY)
    guard, lurtz = at.play(GUARD), at.play(FIERCE)
    game = at.skirmish(guard, lurtz)
    assert (0, "prompt-assign-defenders", True) == (game.asked, game.prompt, game.offered("done"))


@pytest.mark.rule("LR-19.6", "LD-11")
def test_defending_against_the_fierce_is_a_duty() -> None:
    """Each fierce minion must be given a defender while one is available."""
    at = Position()
    frodo, guard = at.frodo(), at.play(GUARD)
    orcs = [at.play(FIERCE) for _orc in range(3)]
    game = at.assignment()
    assert game.offered("done")  # the normal assignment is no duty
    unfought(game)
    assert not game.offered("done")
    game.choose("assign", guard, orcs[0])
    assert (0, False) == (game.asked, game.offered("done"))
    game.choose("assign", frodo, orcs[1])
    assert (1, [orcs[2]]) == (game.asked, assignable(game))


def due(game: Playing) -> object:
    """Returns the question's message about a duty to assign."""
    assert game.game.pending is not None
    return game.game.pending.prompt.arguments


@pytest.mark.rule("LR-19.6", "LR-19.8")
def test_no_ally_need_defend_against_the_fierce() -> None:
    """The duty to defend against fierce minions ends without companions to assign; an ally may still be assigned."""
    at = Position(site=2)
    frodo = at.frodo()
    neighbour = at.play(ally("Neighbour", homes=(Home(2, terms.FELLOWSHIP_BLOCK),)))
    orcs = [at.play(FIERCE) for _orc in range(2)]
    game = unfought(at.assignment())
    assert ({"due": "yes"}, False) == (due(game), game.offered("done"))
    game.choose("assign", frodo, orcs[0])
    assert ({"due": "no"}, True) == (due(game), game.offered("done"))
    assert [(neighbour, orcs[1])] == [(option.subject, option.other) for option in game.options("assign")]


@pytest.mark.rule("LR-19.7")
def test_shadow_players_assign_the_fierce_minions_left_over() -> None:
    """Shadow players may assign fierce minions left over to companions, assigned or not."""
    at = Position(switches=NO_DUTY)
    guard = at.play(GUARD)
    orcs = [at.play(FIERCE), at.play(FIERCE)]
    game = unfought(at.assignment()).choose("assign", guard, orcs[0]).choose("done")
    assert (1, "prompt-assign-minions") == (game.asked, game.prompt)
    assert [(at.frodo(), orcs[1]), (guard, orcs[1])] == [
        (option.subject, option.other) for option in game.options("assign")
    ]


@pytest.mark.rule("LR-19.8")
def test_allies_at_home_fight_the_fierce_too() -> None:
    """Both sides may assign allies at home to fierce minions, but no allies elsewhere."""
    at = Position(site=2, switches=NO_DUTY)
    neighbour = at.play(ally("Neighbour", homes=(Home(2, terms.FELLOWSHIP_BLOCK),)))
    stranger = at.play(ally("Stranger", homes=(Home(3, terms.FELLOWSHIP_BLOCK),)))
    at.play(FIERCE)
    game = unfought(at.assignment())
    assert (True, False) == (game.offered("assign", neighbour), game.offered("assign", stranger))
    game.choose("done")
    assert (True, False) == (game.offered("assign", neighbour), game.offered("assign", stranger))


@pytest.mark.rule("LR-19.9")
def test_each_fights_in_a_skirmish_phase_of_its_own() -> None:
    """Two fierce minions on two companions have two further skirmish phases, one after another."""
    at = Position()
    at.play(condition("Watch", Trigger(Happening(terms.PHASE_STARTS, phase=terms.SKIRMISH), (add_twilight(1),))))
    guards, orcs = [at.play(GUARD), at.play(GUARD)], [at.play(FIERCE), at.play(FIERCE)]
    game = unfought(at.assignment())
    game.choose("assign", guards[0], orcs[0]).choose("assign", guards[1], orcs[1])
    assert ("prompt-next-skirmish", guards) == (game.prompt, [option.subject for option in game.options()])
    game.choose("skirmish", guards[1])
    assert 2 == game.table.twilight


@pytest.mark.rule("LR-19.11", "LR-19.12")
def test_there_is_one_more_round_and_then_the_regroup_phase() -> None:
    """A fierce minion that survives its second skirmish does not attack a third time."""
    at = Position()
    guard, lurtz = at.play(GUARD), at.play(FIERCE)
    game = at.assignment().choose("assign", guard, lurtz)
    assert [terms.ASSIGNMENT] == game.phases()
    game.choose("assign", guard, lurtz)
    assert (2, 2) == (game.wounds(lurtz), skirmishes(game))
    assert [terms.ASSIGNMENT, terms.REGROUP] == game.phases()


@pytest.mark.rule("LR-19.11", "LR-18.25")
def test_after_another_move_the_fierce_attack_twice_again() -> None:
    """After each further move of the fellowship, fierce minions attack twice again."""
    at = Position()
    guard, lurtz = at.play(GUARD), at.play(FIERCE)
    game = at.assignment()
    for _skirmish in range(2):
        game.choose("assign", guard, lurtz)
    game.choose("move")
    for _skirmish in range(2):
        game.choose("assign", guard, lurtz)
    assert (4, 4) == (skirmishes(game), game.wounds(lurtz))


@pytest.mark.rule("LR-18.23", "LR-18.24")
def test_who_fought_is_unassigned_before_the_second_assignment() -> None:
    """In the fierce assignment phase no character counts as skirmishing or assigned."""
    busy = COMPANION & (InSkirmish() | AssignedNow())
    at = Position()
    guard, lurtz = at.play(GUARD), at.play(FIERCE)
    at.play(condition("Busy", Continuous((strength(1),), of=busy)))
    at.play(condition("Horn", Action((terms.SKIRMISH,), (add_twilight(1),))))
    game = at.skirmish(guard, lurtz)
    assert 9 == game.strength(guard)
    game.pass_()
    assert (terms.ASSIGNMENT, 8) == (game.table.phase, game.strength(guard))
