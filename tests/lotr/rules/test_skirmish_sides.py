"""Tests of skirmishes that are cancelled, or lose a side before or during the fight (LR-18.18 to LR-18.22)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.effects import CancelSkirmish, Discard
from inglenook.lotr.dsl.facade import a, add_twilight, each, wound
from inglenook.lotr.dsl.filters import COMPANION, MINION, RING_BEARER, AssignedNow, Filter, InSkirmish
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import RULING_RING, Playing, Position
from tests.lotr.samples import companion, condition, event, minion

IN_IT = InSkirmish()
ORC = minion("Orc", strength=3, vitality=3)
GUARD = companion("Guard", strength=5)
HORN = condition("Horn", Action((terms.SKIRMISH,), (add_twilight(1),)))
STAB = event("Stab", Action((terms.SKIRMISH,), (wound(MINION & IN_IT),)))
STEALTH = event("Stealth", Action((terms.SKIRMISH,), (CancelSkirmish(COMPANION),)))
VANISH = event("Vanish", Action((terms.SKIRMISH,), (Discard(a(COMPANION & IN_IT)),)))
PIT = event("Pit", Action((terms.SKIRMISH,), (Discard(each(IN_IT)),)))

# Consequences, counted in tokens of the pool: 1 for a victory, 10 for a defeat, 100 for one of a minion, 1000 for a
# wound.
VICTORIES = condition("Victories", Trigger(Happening(terms.WINS, COMPANION), (add_twilight(1),)))
DEFEATS = condition("Defeats", Trigger(Happening(terms.LOSES, COMPANION), (add_twilight(10),)))
FALLS = condition("Falls", Trigger(Happening(terms.LOSES, MINION), (add_twilight(100),)))
PAINS = condition("Pains", Trigger(Happening(terms.WOUNDED_NOW), (add_twilight(1000),)))


def fought(game: Playing) -> int:
    """Returns the number of skirmishes begun."""
    return game.log().count("log-skirmish")


def as_offered(game: Playing) -> Playing:
    """Returns the wounds and texts that a skirmish triggers, in the order offered."""
    while game.prompt == "prompt-required-order":
        game.game.answer((game.options()[0].key,))
    return game


@pytest.mark.rule("LR-18.18", "LR-18.22")
def test_a_cancelled_skirmish_has_no_winner() -> None:
    """A cancelled skirmish ends at once without actions, wounds, winners or losers."""
    at = Position()
    guard, orc = at.play(GUARD), at.play(ORC)
    for tally in (HORN, VICTORIES, DEFEATS, FALLS, PAINS):
        at.play(tally)
    at.hand(0, STEALTH)
    game = at.skirmish(guard, orc)
    assert game.offered("use", HORN)
    game.choose("play", STEALTH)
    assert (terms.REGROUP, 0) == (game.table.phase, game.table.twilight)


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize(("switch", "burden"), [(0, False), (1, True)])
def test_the_skirmish_of_the_ring_bearer(switch: int, burden: bool) -> None:
    """A skirmish of the Ring-bearer can be cancelled, unless a switch forbids it."""
    at = Position(switches={"ring-bearer-skirmish-stands": switch})
    frodo = at.frodo()
    at.hand(0, STEALTH)
    game = at.skirmish(frodo, at.play(minion("Orc", strength=5))).choose("play", STEALTH)
    assert burden == (game.prompt == "prompt-respond-wound")


@pytest.mark.rule("LR-18.19")
@pytest.mark.parametrize("victim", [COMPANION, MINION], ids=["companion", "minion"])
def test_a_skirmish_without_a_side_is_not_held(victim: Filter) -> None:
    """A skirmish whose character is gone before it starts is not held and has no winner."""
    snare = event("Snare", Action((terms.SKIRMISH,), (Discard(a(victim & AssignedNow() & ~IN_IT)),)))
    at = Position()
    guard, other = at.play(GUARD), at.play(GUARD)
    orcs = [at.play(ORC), at.play(ORC)]
    at.play(condition("Tally", Trigger(Happening(terms.WINS), (add_twilight(1),))))
    at.hand(0, snare)
    game = at.skirmishes((guard, (orcs[0],)), (other, (orcs[1],)))
    as_offered(game.choose("skirmish", guard).choose("play", snare))
    assert (1, terms.REGROUP, 1) == (fought(game), game.table.phase, game.table.twilight)


@pytest.mark.rule("LR-18.20", "LR-18.21")
@pytest.mark.parametrize("losers", ["minions", "companion"])
def test_a_side_that_is_lost_has_lost(losers: str) -> None:
    """If one side of a skirmish is gone, it has lost without a wound, and the other side has won."""
    at = Position()
    guard, orc = at.play(GUARD), at.play(minion("Orc", strength=3, vitality=1))
    for tally in (VICTORIES, DEFEATS, FALLS, HORN):
        at.play(tally)
    at.hand(0, STAB, VANISH)
    game = at.skirmish(guard, orc).choose("play", STAB if losers == "minions" else VANISH)
    # The companion wins and a minion loses, or a companion loses; and nobody is asked for more actions.
    as_offered(game)
    expected = 101 if losers == "minions" else 10
    assert (terms.REGROUP, expected) == (game.table.phase, game.table.twilight)


@pytest.mark.rule("LR-18.21", "LG-15", "LG-78")
def test_who_was_removed_is_no_loser_while_his_side_stands() -> None:
    """An Orc discarded before the skirmish is resolved does not lose it; the other Orc loses and is wounded."""
    trap = event("Trap", Action((terms.SKIRMISH,), (Discard(a(MINION & IN_IT)),)))
    at = Position()
    guard, orcs = at.play(GUARD), [at.play(ORC), at.play(ORC)]
    at.play(FALLS)
    at.hand(0, trap)
    game = at.skirmish(guard, *orcs).choose("play", trap).choose("choose", orcs[0])
    as_offered(game)
    assert (100, [0, 1]) == (game.table.twilight, [game.wounds(orc) for orc in orcs])


@pytest.mark.rule("LR-18.21")
def test_who_was_removed_is_not_overwhelmed() -> None:
    """An Orc discarded before its side is overwhelmed is not killed."""
    trap = event("Trap", Action((terms.SKIRMISH,), (Discard(a(MINION & IN_IT)),)))
    at = Position()
    guard, orcs = at.play(companion("Guard", strength=6)), [at.play(ORC), at.play(ORC)]
    at.play(condition("Graves", Trigger(Happening(terms.KILLED, MINION), (add_twilight(1),))))
    at.hand(0, trap)
    game = at.skirmish(guard, *orcs).choose("play", trap).choose("choose", orcs[0])
    assert (1, [terms.DISCARD_PILE] * 2) == (game.table.twilight, [game.zone(orc) for orc in orcs])


@pytest.mark.rule("LG-16")
def test_when_both_sides_are_gone_nobody_has_won() -> None:
    """A skirmish without characters on either side ends without a winner."""
    at = Position()
    guard, orc = at.play(GUARD), at.play(ORC)
    for tally in (VICTORIES, DEFEATS, FALLS):
        at.play(tally)
    at.play(condition("Evil Victories", Trigger(Happening(terms.WINS, MINION), (add_twilight(1),))))
    at.hand(0, PIT)
    game = at.skirmish(guard, orc).choose("play", PIT)
    assert (terms.REGROUP, 0) == (game.table.phase, game.table.twilight)


@pytest.mark.rule("LG-104")
@pytest.mark.parametrize("fights", [True, False])
def test_a_wound_in_a_skirmish_is_one_of_those_who_are_in_it(fights: bool) -> None:
    """The Ruling Ring does not help a Ring-bearer wounded in another character's skirmish."""
    dart = event("Dart", Action((terms.SKIRMISH,), (wound(RING_BEARER),)), side=terms.SHADOW)
    at = Position()
    at.hand(1, dart)
    guard, orc = at.play(companion("Guard", strength=5)), at.play(ORC)
    game = at.skirmish(at.frodo() if fights else guard, orc)
    while not game.offered("play", dart):
        game.pass_()
    game.choose("play", dart)
    assert (fights, 0 if fights else 1) == (game.offered("respond", RULING_RING), game.wounds(at.frodo()))
