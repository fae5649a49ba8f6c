"""Tests that a turn ends when its player is out in a game of three or more (LR-21.14, LG-24)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Burden
from inglenook.lotr.dsl.facade import add_twilight
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion

ARCHER = ((terms.ARCHER, 1),)
BOWMAN = companion("Bowman", keywords=ARCHER)
ORC = minion("Orc", strength=3, vitality=3, keywords=(*ARCHER, (terms.FIERCE, 1)))
PHASES = (terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.SKIRMISH, terms.REGROUP)
BUSY = Action((terms.SHADOW_PHASE, *PHASES), (add_twilight(1),))


def started(at: Position, phase: str) -> Playing:
    """Returns the game from this phase on; in a skirmish phase two skirmishes are assigned."""
    if phase == terms.SKIRMISH:
        fighters = [card for card in at.table.players[0].in_play if at.table.cards[card].printed.id == BOWMAN]
        orcs = [card for card in at.table.players[2].in_play if at.table.cards[card].printed.id == ORC]
        game = at.skirmishes(*[(fighter, (orc,)) for fighter, orc in zip(fighters, orcs, strict=True)])
        return game.choose("skirmish")
    starts = {
        terms.SHADOW_PHASE: at.shadow,
        terms.MANEUVER: at.maneuver,
        terms.ARCHERY: at.archery,
        terms.ASSIGNMENT: at.assignment,
        terms.REGROUP: at.regroup,
    }
    return starts[phase]()


@pytest.mark.rule("LR-21.14", "LG-24", "LG-26")
@pytest.mark.parametrize("phase", [terms.SHADOW_PHASE, *PHASES])
def test_what_is_left_of_the_turn_falls_away(phase: str) -> None:
    """When an action corrupts the Ring-bearer, the other phases of the turn are skipped and the next turn begins."""
    doom = event("Doom", Action((phase,), (Burden(99),)), side=terms.SHADOW)
    at = Position(seats=3)
    for _pair in range(2):
        at.play(BOWMAN)
        at.play(ORC, seat=2)
    at.play(condition("Whispers", BUSY, side=terms.SHADOW), seat=1)
    at.hand(2, doom)
    at.hand(1, companion())
    game = started(at, phase).choose("play", doom)
    log = game.log()
    after = log[log.index("log-out") :]
    gone = [id for id in after if id in ("log-wounded", "log-archery", "log-assigned", "log-skirmish", "log-strengths")]
    assert (True, 1, terms.FELLOWSHIP) == (game.table.players[0].out, game.table.turn, game.table.phase)
    assert ([], (), ()) == (gone, game.table.assignments, game.table.attackers)


@pytest.mark.rule("LR-21.14", "LG-24")
def test_a_ring_bearer_shot_ends_the_turn() -> None:
    """When archery kills the Ring-bearer, no minions are wounded and no assignment follows."""
    at = Position(seats=3, frodo=companion("Weakling", vitality=1))
    at.play(BOWMAN)
    orc = at.play(ORC)
    at.hand(1, companion())
    game = at.archery().choose("wound", at.frodo())
    assert (1, terms.FELLOWSHIP, terms.DISCARD_PILE) == (game.table.turn, game.table.phase, game.zone(orc))
    assert 1 == game.log().count("log-wounded")


@pytest.mark.rule("LR-21.14", "LG-24")
def test_skirmishes_to_come_fall_away() -> None:
    """When the Ring-bearer is overwhelmed, the second skirmish is not fought."""
    at = Position(seats=3)
    guard, orcs = at.play(BOWMAN), [at.play(minion("Troll", strength=12)), at.play(ORC)]
    at.hand(1, companion())
    game = at.skirmishes((at.frodo(), (orcs[0],)), (guard, (orcs[1],))).choose("skirmish", at.frodo())
    assert (1, 1, terms.FELLOWSHIP) == (game.log().count("log-skirmish"), game.table.turn, game.table.phase)
    assert ((), ()) == (game.table.assignments, game.table.attackers)
    assert ((), False, False) == (game.table.fallen, game.table.skirmish_began, game.table.skirmish_over)
