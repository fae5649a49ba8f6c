"""Tests that the card game's heuristic bot defends against fierce minions as required."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.bots.lotr_answers import answer
from tests.lotr.positions import Position
from tests.lotr.samples import companion, minion

STRONG = companion("Strong", strength=9, vitality=4)
TROLL = minion("Troll", strength=12, vitality=4, keywords=((terms.FIERCE, 1),))
GOBLIN = minion("Goblin", strength=4, vitality=1, keywords=((terms.FIERCE, 1),))


@pytest.mark.rule("LR-19.6", "KR-22")
def test_each_fierce_minion_gets_a_defender_while_there_is_one() -> None:
    """The bot assigns one companion to each of two fierce minions, even to a troll it would avoid."""
    at = Position(site=4)
    strong = at.play(STRONG)
    troll, goblin = at.play(TROLL), at.play(GOBLIN)
    game = at.assignment(fierce=True)
    assert not game.offered("done")
    while game.prompt == "prompt-assign-defenders":
        assert ("prompt-assign-defenders", "assign") == answer(game.game)
    found = dict(game.table.assignments)
    assert {(troll,), (goblin,)} == {found[at.frodo()], found[strong]}
