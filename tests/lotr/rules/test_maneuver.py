"""Tests of the maneuver phase: the action procedure, and the next phase (LR-15)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.amounts import StrengthOf
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a, add_twilight, each, make, strength, wound
from inglenook.lotr.dsl.filters import COMPANION, MINION, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion

HORN = condition("Horn", Action((terms.MANEUVER,), (add_twilight(1),)))
DRUM = condition("Drum", Action((terms.MANEUVER,), (add_twilight(2),)), side=terms.SHADOW)
CHARGE = event("Charge", Action((terms.MANEUVER,), (make(a(COMPANION), strength(2)),)))
FEINT = event("Feint", Action((terms.ARCHERY, terms.MANEUVER), (make(a(COMPANION), strength(2)),)))
VOLLEY = event("Volley", Action((terms.ARCHERY,), (wound(MINION),)))
FLIGHT = event("Flight", Action((terms.MANEUVER,), (Discard(each(MINION)),)))


@pytest.mark.rule("LR-15.1", "LR-10.6", "LR-10.10")
def test_the_free_peoples_player_first_then_to_the_right() -> None:
    """Players act one by one, counter-clockwise from the Free Peoples player."""
    at = Position(seats=3)
    at.play(minion())
    at.play(HORN, seat=0)
    at.play(DRUM, seat=1)
    at.play(DRUM, seat=2)
    game = at.maneuver()
    asked = []
    for _action in range(6):
        asked.append(game.asked)
        game.choose("use")
    assert ([0, 2, 1, 0, 2, 1], 10) == (asked, game.table.twilight)


@pytest.mark.rule("LX-59", "LR-10.8", "LR-10.9")
def test_who_has_passed_may_act_later() -> None:
    """A player who has passed may act later, and the phase ends after three passes in a row."""
    at = Position(seats=3)
    at.play(minion())
    at.play(HORN, seat=0)
    at.play(DRUM, seat=1)
    at.play(DRUM, seat=2)
    game = at.maneuver()
    asked = []
    for verb in ("pass", "use", "pass", "use", "pass", "pass"):
        asked.append(game.asked)
        game.choose(verb)
    assert ([0, 2, 1, 0, 2, 1], 0, terms.MANEUVER) == (asked, game.asked, game.table.phase)
    game.pass_()
    assert [terms.ARCHERY, terms.ASSIGNMENT] == game.phases()


@pytest.mark.rule("LR-15.2", "LR-10.12")
@pytest.mark.parametrize(
    ("card", "offered"), [(CHARGE, True), (FEINT, True), (VOLLEY, False)], ids=["maneuver", "either", "archery"]
)
def test_maneuver_actions_bear_the_timing_word(card: str, offered: bool) -> None:
    """Maneuver actions are the events and special abilities with the word Maneuver only."""
    at = Position()
    at.play(minion())
    at.play(HORN)
    at.hand(0, card)
    game = at.maneuver()
    assert (True, offered) == (game.offered("use", HORN), game.offered("play", card))


@pytest.mark.rule("LR-15.3", "LR-10.13")
def test_the_archery_phase_follows() -> None:
    """After all players have passed, the archery phase follows, and effects for the maneuver phase end."""
    at = Position()
    at.play(minion())
    hero = at.play("1P365")
    at.play(HORN)
    at.hand(0, CHARGE, VOLLEY)
    game = at.maneuver().choose("play", CHARGE).choose("choose", hero)
    assert (terms.MANEUVER, 10) == (game.table.phase, game.strength(hero))
    game.pass_()
    assert (terms.ARCHERY, 8) == (game.table.phase, game.strength(hero))


@pytest.mark.rule("LR-15.4", "LG-7")
def test_without_minions_the_regroup_phase_follows() -> None:
    """Without minions, archery, assignment and skirmishes are skipped even if an archery action was possible."""
    at = Position()
    at.play(minion())
    at.hand(0, FLIGHT, VOLLEY)
    game = at.maneuver().choose("play", FLIGHT)
    assert [terms.REGROUP] == game.phases()


@pytest.mark.rule("LR-15.3", "LR-16.15", "LR-17.1")
def test_a_skipped_archery_phase_leads_to_the_assignment_phase() -> None:
    """When a card skips the archery phase, no archery wounds are placed and minions are assigned in the same turn."""
    hush = condition("Hush", Continuous((Modifier(terms.SKIP, 1, terms.ARCHERY),)))
    at = Position()
    bowman = at.play(minion("Bowman", keywords=((terms.ARCHER, 1),)))
    hero = at.play(companion())
    at.play(hush)
    at.hand(0, VOLLEY, CHARGE)
    game = at.maneuver().pass_()
    assert ([terms.ASSIGNMENT], 0) == (game.phases(), game.wounds(hero) + game.wounds(at.frodo()))
    game.choose("assign", hero, bowman)
    assert ([terms.ASSIGNMENT, terms.REGROUP], 1) == (game.phases(), game.wounds(hero))


@pytest.mark.rule("LR-10.6", "LG-87")
@pytest.mark.parametrize(("gone", "asked"), [(2, 1), (1, 2)], ids=["who is asked", "another"])
def test_when_a_player_goes_the_round_goes_on_to_the_right(gone: int, asked: int) -> None:
    """After P1 passed and P3 conceded, P2 is asked next; if P2 concedes, P3 is still asked."""
    at = Position(seats=3)
    at.play(minion(), seat=1)
    at.play(minion(), seat=2)
    at.play(HORN, seat=0)
    at.play(DRUM, seat=1)
    at.play(DRUM, seat=2)
    game = at.maneuver().pass_()
    assert 2 == game.asked
    game.game.aside(gone, "concede")
    assert (asked, terms.MANEUVER) == (game.asked, game.table.phase)


@pytest.mark.rule("LR-10.13", "LR-15.3")
def test_texts_about_the_end_of_the_phase_come_before_what_lasted_for_it_ends() -> None:
    """Texts about the end of a phase apply before effects lasting for that phase end."""
    tally = Trigger(Happening(terms.PHASE_ENDS, phase=terms.MANEUVER), (add_twilight(StrengthOf(Titled("Guard"))),))
    at = Position()
    guard = at.play(companion("Guard", strength=5))
    at.play(minion())
    at.play(condition("Tally", tally))
    at.hand(0, CHARGE)
    game = at.maneuver().choose("play", CHARGE).choose("choose", guard)
    assert (7, 5) == (game.table.twilight, game.strength(guard))


@pytest.mark.rule("LR-10.13", "LR-3.15")
def test_who_lived_by_what_lasted_for_the_phase_dies_at_its_end() -> None:
    """A character with three wounds and vitality 3 +1 for the phase is killed when the phase ends."""
    rally = event("Rally", Action((terms.MANEUVER,), (make(a(Titled("Guard")), Modifier(terms.VITALITY, 1)),)))
    blow = event("Blow", Action((terms.MANEUVER,), (wound(Titled("Guard")),)), side=terms.SHADOW)
    at = Position()
    guard = at.play(companion("Guard", vitality=3), wounds=2)
    at.play(minion())
    at.play(HORN)
    at.hand(0, rally)
    at.hand(1, blow)
    game = at.maneuver().choose("play", rally).choose("play", blow)
    assert (terms.PLAY, 3, terms.MANEUVER) == (game.zone(guard), game.wounds(guard), game.table.phase)
    game.pass_()
    log = game.log()
    assert (terms.DEAD_PILE, True) == (game.zone(guard), log.index("log-killed") < log.index("log-phase"))
