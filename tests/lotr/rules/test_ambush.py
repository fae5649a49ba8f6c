"""Tests of ambush: tokens for a minion that the Free Peoples player assigns (LR-29.17 to LR-29.19, LG-86)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.effects import Assign
from inglenook.lotr.dsl.facade import a, keyword
from inglenook.lotr.dsl.filters import COMPANION, MINION
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, minion

GUARD = companion("Guard", strength=9)
PAIR = Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(COMPANION)),))
ORDERS = condition("Orders", PAIR, side=terms.SHADOW)
COMMANDS = condition("Commands", PAIR)


def skirmishes(game: Playing) -> int:
    """Returns the number of skirmishes held."""
    return game.log().count("log-skirmish")


@pytest.mark.rule("LX-48", "LR-29.17", "LR-29.18")
@pytest.mark.parametrize("by_shadow", [False, True])
def test_ambush(by_shadow: bool) -> None:
    """Ambush adds two tokens when the Free Peoples player assigns a companion to the minion, else none."""
    southron = minion("Southron", strength=1, keywords=((terms.AMBUSH, 2),))
    at = Position()
    guard, orc = at.play(GUARD), at.play(southron)
    game = at.assignment()
    if by_shadow:
        game.choose("done")
    game.choose("assign", guard, orc)
    if not by_shadow:
        assert (1, "prompt-ambush") == (game.asked, game.prompt)
        game.choose("ambush", orc)
    assert (0 if by_shadow else 2, 1) == (game.table.twilight, skirmishes(game))


@pytest.mark.rule("LG-86")
def test_ambush_waits_until_the_assigning_is_done() -> None:
    """Ambush is offered for each minion once all assignments are made, and may be declined."""
    southron = minion("Southron", strength=1, keywords=((terms.AMBUSH, 2),))
    at = Position()
    frodo, guard = at.frodo(), at.play(GUARD)
    orcs = [at.play(southron), at.play(southron)]
    game = at.assignment().choose("assign", guard, orcs[0])
    assert (0, 0) == (game.asked, game.table.twilight)
    game.choose("assign", frodo, orcs[1])
    assert (1, True, False) == (game.asked, game.offered("ambush", orcs[0]), game.offered("ambush", orcs[1]))
    game.pass_()
    assert (1, True) == (game.asked, game.offered("ambush", orcs[1]))
    assert 2 == game.choose("ambush").table.twilight


@pytest.mark.rule("LR-29.19", "LG-42")
@pytest.mark.parametrize("printed", [True, False], ids=["both printed", "one given"])
def test_each_ambush_by_itself(printed: bool) -> None:
    """A minion with ambush 1 and ambush 2 is offered each separately."""
    words = ((terms.AMBUSH, 1), (terms.AMBUSH, 2)) if printed else ((terms.AMBUSH, 1),)
    at = Position()
    guard, orc = at.play(GUARD), at.play(minion("Southron", strength=1, keywords=words))
    if not printed:
        at.play(condition("Snares", Continuous((keyword(terms.AMBUSH, 2),), of=MINION), side=terms.SHADOW))
    game = at.assignment().choose("assign", guard, orc)
    offered = []
    while game.prompt == "prompt-ambush":
        offered += [option.amount for option in game.options("ambush")]
        game.choose("pass" if len(offered) == 1 else "ambush")
    assert ([1, 2], 2) == (offered, game.table.twilight)


@pytest.mark.rule("LG-86", "LR-29.18")
@pytest.mark.parametrize(("card", "prompt"), [(COMMANDS, "prompt-ambush"), (ORDERS, "prompt-phase-action")])
def test_ambush_and_actions(card: str, prompt: str) -> None:
    """A minion ambushes when an action of the Free Peoples player assigns it, not an action of a Shadow player."""
    at = Position()
    guard = at.play(GUARD)
    orc = at.play(minion("Southron", strength=1, keywords=((terms.AMBUSH, 2),)))
    at.play(card)
    game = at.assignment().choose("use", card).choose("choose", guard)
    assert (prompt, (guard, (orc,))) == (game.prompt, game.table.assignments[0])
