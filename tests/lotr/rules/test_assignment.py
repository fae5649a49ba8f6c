"""Tests of the assignment phase: actions, defenders, and the minions left over (LR-17)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Assign, Discard
from inglenook.lotr.dsl.facade import a, add_twilight, cannot, each, keyword, make, strength, that
from inglenook.lotr.dsl.filters import ALLY, COMPANION, MINION, THIS, AssignedNow
from inglenook.lotr.dsl.happenings import OTHER_SIDE, Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

HERE = (Home(2, terms.FELLOWSHIP_BLOCK),)
THERE = (Home(3, terms.FELLOWSHIP_BLOCK),)
ORC = minion("Orc", strength=1)
GUARD = companion("Guard", strength=9)
KEEPER = companion("Keeper", strength=9, keywords=((terms.DEFENDER, 1),))
WALL = companion("Wall", strength=9, keywords=((terms.DEFENDER, 1), (terms.DEFENDER, 1)))
ENT = companion("Ent", strength=9, keywords=((terms.UNHASTY, 1),))
PAIR = Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(COMPANION)),))
ORDERS = condition("Orders", PAIR, side=terms.SHADOW)
COMMANDS = condition("Commands", PAIR)
ORDER = event("Order", PAIR, side=terms.SHADOW)
FLIGHT = event("Flight", Action((terms.ASSIGNMENT,), (Discard(each(MINION)),)))
HORN = condition("Horn", Action((terms.ASSIGNMENT,), (add_twilight(1),)))
DRUM = condition("Drum", Action((terms.ASSIGNMENT,), (add_twilight(1),)), side=terms.SHADOW)
STRONG_WHEN_ASSIGNED = condition("Resolve", Continuous((strength(5),), of=COMPANION & AssignedNow()))


def pairs(game: Playing) -> list[tuple[Thing, Thing]]:
    """Returns the possible assignments, as pairs of fighter and minion."""
    return [(option.subject, option.other) for option in game.options("assign")]


def fighters(game: Playing) -> list[Thing]:
    """Returns the characters that may be assigned now."""
    return list(dict.fromkeys([fighter for fighter, _minion in pairs(game)]))


def skirmishes(game: Playing) -> int:
    """Returns the number of skirmishes held."""
    return game.log().count("log-skirmish")


def play_out(game: Playing) -> Playing:
    """Fights all assigned skirmishes in the order offered."""
    while game.prompt == "prompt-next-skirmish":
        game.choose("skirmish")
    return game


# Actions.


@pytest.mark.rule("LR-17.1", "LR-17.2", "LR-10.10")
def test_actions_come_before_the_choosing_of_defenders() -> None:
    """Assignment actions come before the defenders are chosen, and none come afterwards."""
    at = Position(seats=3)
    at.play(ORC)
    at.play(HORN, seat=0)
    at.play(DRUM, seat=1)
    at.play(DRUM, seat=2)
    game = at.assignment()
    asked = []
    for verb in ("use", "use", "pass", "pass", "pass"):
        asked.append((game.asked, game.prompt))
        game.choose(verb)
    assert [(seat, "prompt-phase-action") for seat in (0, 2, 1, 0, 2)] == asked
    assert (0, "prompt-assign-defenders", []) == (game.asked, game.prompt, game.options("use"))
    game.choose("done")
    assert (1, "prompt-assign-minions", []) == (game.asked, game.prompt, game.options("use"))


@pytest.mark.rule("LR-17.3", "LD-18", "LG-69")
def test_an_action_pairs_one_unassigned_minion_with_one_unassigned_companion() -> None:
    """Characters assigned by one action are not offered to a second, not even a companion who is a defender."""
    at = Position()
    frodo, keeper = at.frodo(), at.play(KEEPER)
    orcs = [at.play(ORC), at.play(ORC), at.play(ORC)]
    at.play(ORDERS)
    game = at.assignment().choose("use", ORDERS)
    assert orcs == [option.subject for option in game.options()]
    game.choose("choose", orcs[1])
    assert [frodo, keeper] == [option.subject for option in game.options()]
    game.choose("choose", keeper).choose("use", ORDERS)
    assert [orcs[0], orcs[2]] == [option.subject for option in game.options()]
    game.choose("choose", orcs[2])  # only Frodo is left, so nobody is asked
    assert ((keeper, (orcs[1],)), (frodo, (orcs[2],))) == game.table.assignments
    game.choose("use", ORDERS)  # the last Orc finds no companion
    assert 2 == len(game.table.assignments)


@pytest.mark.rule("LG-58", "LR-17.7")
def test_a_defender_assigned_by_an_action_may_be_given_more() -> None:
    """A companion with defender +1 that an action assigned may be assigned one more minion, and no further."""
    at = Position()
    frodo, keeper, guard = at.frodo(), at.play(KEEPER), at.play(GUARD)
    orcs = [at.play(ORC) for _orc in range(4)]
    at.hand(1, ORDER, ORDER)
    game = at.assignment()
    for orc, fighter in ((orcs[0], keeper), (orcs[1], guard)):
        game.choose("play", ORDER).choose("choose", orc).choose("choose", fighter)
    assert ([frodo, keeper], orcs[2:]) == (fighters(game), [orc for who, orc in pairs(game) if who == keeper])
    game.choose("assign", keeper, orcs[2])
    assert [frodo] == fighters(game)


# Defenders.


@pytest.mark.rule("LR-17.4", "LR-17.6")
def test_any_companion_may_be_assigned_to_any_minion_in_any_order() -> None:
    """Each minion gets at most one companion, and a companion without defender one minion, in any order."""
    at = Position()
    frodo, guard = at.frodo(), at.play(GUARD)
    first, second = at.play(ORC), at.play(ORC)
    game = at.assignment()
    everything = [(frodo, first), (frodo, second), (guard, first), (guard, second)]
    assert (0, everything) == (game.asked, pairs(game))
    game.choose("assign", guard, second)
    assert [(frodo, first)] == pairs(game)


@pytest.mark.rule("LR-17.5")
def test_nobody_has_to_be_assigned() -> None:
    """The Free Peoples player may stop assigning at once, or after each pair."""
    at = Position()
    at.play(GUARD)
    at.play(ORC)
    game = at.assignment()
    assert game.offered("done")
    game.choose("done")
    assert (1, "prompt-assign-minions") == (game.asked, game.prompt)


@pytest.mark.rule("LR-17.7", "LX-62", "LR-29.13")
def test_a_defender_may_face_more_minions() -> None:
    """A companion with defender +1 twice may face three of four minions, and not the fourth."""
    at = Position()
    frodo, wall = at.frodo(), at.play(WALL)
    orcs = [at.play(ORC) for _orc in range(4)]
    game = at.assignment()
    for orc in orcs[:3]:
        assert wall in fighters(game)
        game.choose("assign", wall, orc)
    assert [(frodo, orcs[3])] == pairs(game)
    game.choose("done").choose("done")
    assert (1, 3) == (skirmishes(game), len(game.table.players[1].discard))


# Minions left over.


@pytest.mark.rule("LR-17.8")
def test_shadow_players_assign_what_is_left_over() -> None:
    """Shadow players may assign minions left over to any companion, also to one already assigned."""
    at = Position()
    frodo, guard = at.frodo(), at.play(GUARD)
    taken, left = at.play(ORC), at.play(ORC)
    game = at.assignment().choose("assign", guard, taken).choose("done")
    assert (1, [(frodo, left), (guard, left)], True) == (game.asked, pairs(game), game.offered("done"))
    game.choose("assign", guard, left)
    assert (1, [1, 1]) == (skirmishes(game), [int(game.zone(orc) == terms.DISCARD_PILE) for orc in (taken, left)])


@pytest.mark.rule("LR-17.8", "LR-17.9")
def test_each_shadow_player_his_own_from_the_right() -> None:
    """Of four players P4, P3 and P2 in this order assign their own minions left over."""
    at = Position(seats=4)
    at.play(GUARD)
    orcs = {seat: at.play(ORC, seat=seat) for seat in (1, 2, 3)}
    game = at.assignment().choose("done")
    asked = []
    while game.prompt == "prompt-assign-minions":
        asked.append((game.asked, list(dict.fromkeys([minion for _fighter, minion in pairs(game)]))))
        game.choose("done")
    assert [(3, [orcs[3]]), (2, [orcs[2]]), (1, [orcs[1]])] == asked


@pytest.mark.rule("LR-17.10", "LR-17.11", "LD-19")
def test_allies_that_take_part_can_be_assigned_like_companions() -> None:
    """Either side may assign allies that take part, at home or by a card, and neither side other allies."""
    at = Position(site=2)
    frodo, neighbour = at.frodo(), at.play(ally("Neighbour", homes=HERE))
    at.play(ally("Stranger", homes=THERE))
    at.play(ORC)
    game = at.assignment()
    assert [frodo, neighbour] == fighters(game)
    game.choose("done")
    assert (1, [frodo, neighbour]) == (game.asked, fighters(game))

    at = Position(site=2)
    frodo, stranger = at.frodo(), at.play(ally("Stranger", homes=THERE))
    at.play(condition("Summons", Continuous((Modifier(terms.CAN, 1, terms.TAKE_PART),), of=ALLY)))
    at.play(ORC)
    game = at.assignment()
    assert [frodo, stranger] == fighters(game)
    assert [frodo, stranger] == fighters(game.choose("done"))


@pytest.mark.rule("LR-17.12", "LG-13")
def test_a_minion_that_becomes_unassigned_later_is_not_left_over() -> None:
    """A minion that discards its defender when assigned cannot be assigned again."""
    swift = minion("Swift", abilities=(Trigger(Happening(terms.ASSIGNED, THIS), (Discard(that(OTHER_SIDE)),)),))
    at = Position()
    frodo, guard = at.frodo(), at.play(GUARD)
    taken, left = at.play(swift), at.play(ORC)
    game = at.assignment().choose("assign", guard, taken).choose("done")
    assert (terms.DISCARD_PILE, (1, [(frodo, left)])) == (game.zone(guard), (game.asked, pairs(game)))
    game.choose("done")
    assert 0 == skirmishes(game)


@pytest.mark.rule("LR-17.13", "LG-14")
@pytest.mark.parametrize("action", [False, True], ids=["by the players", "by an action"])
def test_who_cannot_be_assigned_is_assigned_by_nobody(action: bool) -> None:
    """A minion and a companion whose texts forbid it are assigned by no player."""
    stays = Continuous((cannot(terms.BE_ASSIGNED),))
    at = Position()
    frodo, guard = at.frodo(), at.play(GUARD)
    at.play(companion("Scribe", abilities=(stays,)))
    at.play(minion("Schemer", abilities=(stays,)))
    orcs = [at.play(ORC), at.play(ORC)]
    if action:
        at.hand(1, ORDER)
        game = at.assignment().choose("play", ORDER)
        assert orcs == [option.subject for option in game.options()]
        game.choose("choose", orcs[0])
        assert [frodo, guard] == [option.subject for option in game.options()]
        return
    game = at.assignment()
    everything = [(fighter, orc) for fighter in (frodo, guard) for orc in orcs]
    assert everything == pairs(game)
    assert (1, sorted(everything)) == (game.choose("done").asked, sorted(pairs(game)))


@pytest.mark.rule("LG-46", "LR-29.23")
@pytest.mark.parametrize("allowed", [False, True])
def test_unhasty_companions_wait_for_leave(allowed: bool) -> None:
    """The Free Peoples player cannot assign unhasty companions unless a card allows it; Shadow players can."""
    at = Position()
    ent, frodo = at.play(ENT), at.frodo()
    at.play(ORC)
    if allowed:
        at.play(
            condition("Roused", Continuous((Modifier(terms.CAN, 1, terms.TAKE_PART),), of=COMPANION), culture="gandalf")
        )
    game = at.assignment()
    assert ([frodo, ent] if allowed else [frodo]) == fighters(game)
    assert [frodo, ent] == fighters(game.choose("done"))


@pytest.mark.rule("LG-46")
@pytest.mark.parametrize(("card", "seat", "found"), [(COMMANDS, 0, False), (ORDERS, 1, True)])
def test_unhasty_companions_and_actions(card: str, seat: int, found: bool) -> None:
    """An action of the Free Peoples player cannot assign an unhasty companion; one of a Shadow player can."""
    at = Position()
    ent = at.play(ENT)
    at.play(GUARD)
    at.play(ORC)
    at.play(card)
    game = at.assignment().choose("use", card)
    assert (seat, found) == (game.asked, game.offered("choose", ent))


# Taking effect.


@pytest.mark.rule("LR-17.14")
def test_assignments_take_effect_together() -> None:
    """Characters count as assigned only after the Free Peoples player has finished assigning."""
    at = Position()
    guard, keeper = at.play(GUARD), at.play(KEEPER)
    orcs = [at.play(ORC), at.play(ORC), at.play(ORC)]
    at.play(STRONG_WHEN_ASSIGNED)
    game = at.assignment().choose("assign", guard, orcs[0]).choose("assign", keeper, orcs[1])
    assert (0, [9, 9]) == (game.asked, [game.strength(guard), game.strength(keeper)])
    game.choose("done")
    assert (1, [14, 14]) == (game.asked, [game.strength(guard), game.strength(keeper)])
    assert 2 == game.log().count("log-assigned")


@pytest.mark.rule("LR-17.15")
def test_a_minion_that_nobody_assigns_does_not_fight() -> None:
    """An unassigned minion stays in play unharmed, and the regroup phase follows."""
    at = Position()
    at.play(GUARD)
    orc = at.play(ORC)
    game = at.assignment().choose("done").choose("done")
    assert (0, 0, terms.PLAY) == (skirmishes(game), game.wounds(orc), game.zone(orc))
    assert [terms.REGROUP] == game.phases()


@pytest.mark.rule("LR-17.16", "LD-21")
def test_one_skirmish_for_each_who_is_attacked() -> None:
    """Three minions assigned to two companions make two skirmishes, and none for the third companion."""
    at = Position()
    guard, wall = at.play(GUARD), at.play(WALL)
    orcs = [at.play(ORC), at.play(ORC), at.play(ORC)]
    game = at.assignment().choose("assign", guard, orcs[0]).choose("assign", wall, orcs[1])
    game.choose("assign", wall, orcs[2])
    assert [guard, wall] == [option.subject for option in game.options("skirmish")]
    assert 2 == skirmishes(play_out(game))


@pytest.mark.rule("LR-17.17", "LG-8")
def test_when_all_minions_are_gone_the_regroup_phase_follows() -> None:
    """After an action that discards all minions, no defenders are chosen and the regroup phase follows."""
    at = Position()
    at.play(GUARD)
    at.play(ORC)
    at.hand(0, FLIGHT)
    game = at.assignment().choose("play", FLIGHT)
    assert ([terms.REGROUP], "prompt-move-again") == (game.phases(), game.prompt)


# Texts about assigning.


@pytest.mark.rule("LR-17.3")
def test_what_follows_an_assignment_finds_the_two() -> None:
    """An effect that follows an assignment by action refers to the assigned minion and companion."""
    both = (Assign(a(MINION, "minion"), a(COMPANION, "companion")), make(that("minion"), strength(2)))
    duel = event("Duel", Action((terms.ASSIGNMENT,), (*both, make(that("companion"), strength(3)))), side=terms.SHADOW)
    at = Position()
    guard, keeper = at.play(GUARD), at.play(KEEPER)
    orcs = [at.play(ORC), at.play(ORC)]
    at.hand(1, duel)
    game = at.assignment().choose("play", duel).choose("choose", orcs[1]).choose("choose", keeper)
    assert [1, 3, 9, 12] == [game.strength(card) for card in (*orcs, guard, keeper)]


@pytest.mark.rule("LR-17.3", "LR-17.14")
@pytest.mark.parametrize("action", [False, True], ids=["by the player", "by an action"])
def test_texts_about_being_assigned(action: bool) -> None:
    """Texts about being assigned apply whichever player assigns, and by whatever means."""
    eager = Trigger(Happening(terms.ASSIGNED, THIS), (add_twilight(3),))
    at = Position()
    guard = at.play(GUARD)
    orc = at.play(minion("Eager", strength=1, abilities=(eager,)))
    at.play(ORDERS)
    game = at.assignment()
    if action:
        game.choose("use", ORDERS).choose("choose", guard)
    else:
        game.pass_().choose("assign", guard, orc)
    assert 3 == game.table.twilight


@pytest.mark.rule("LR-17.7")
def test_defender_given_by_an_action_counts() -> None:
    """Defender +1 given by an action counts for the assignment phase."""
    shield = event("Shield Wall", Action((terms.ASSIGNMENT,), (make(a(COMPANION), keyword(terms.DEFENDER)),)))
    at = Position()
    guard = at.play(GUARD)
    orcs = [at.play(ORC), at.play(ORC)]
    at.hand(0, shield)
    game = at.assignment().choose("play", shield).choose("choose", guard).choose("assign", guard, orcs[0])
    assert guard in fighters(game)
