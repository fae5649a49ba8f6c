"""Tests of rules without an end: an error is reported, and the game stays as before."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel import game as driver

if not driver.__file__.endswith(".py"):
    pytest.skip("interpreted classes cannot inherit from compiled ones", allow_module_level=True)

from embers import rules
from embers.entry import set_up
from embers.game import Embers
from inglenook.kernel.decisions import Option
from inglenook.kernel.errors import Endless
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import choose_one
from inglenook.kernel.table import MOST_CHANGES, MOST_TURNS

pytestmark = pytest.mark.rule("KR-30", "KR-4")


async def changes_for_ever(table: Any, *_: object) -> None:
    while True:
        table.changed()


async def asks_for_ever(table: Any, *_: object) -> None:
    while True:
        await choose_one(0, Message("error-game-over"), (Option("yes"),))


def embers(monkeypatch: pytest.MonkeyPatch, broken: Any) -> Game[Any]:
    """Returns a game in which a player may play a card whose effect never ends."""
    monkeypatch.setattr(rules, "play", broken)
    game: Game[Any] = Game.start(Embers(), set_up(2, {}), "seed")
    while game.pending is not None and not any(option.verb == "play" for option in game.pending.options):
        game.answer((next(option.key for option in game.pending.options if option.verb == "pass"),))
    return game


@pytest.mark.parametrize(("broken", "limit"), [(changes_for_ever, MOST_CHANGES), (asks_for_ever, MOST_TURNS)])
def test_rules_without_an_end_are_a_fault_and_not_a_hang(
    monkeypatch: pytest.MonkeyPatch, broken: Any, limit: int
) -> None:
    """Rules that change the table for ever, or ask questions with one answer for ever, are stopped as a fault."""
    game = embers(monkeypatch, broken)
    before = game.digest()
    assert game.pending is not None
    with pytest.raises(Endless) as refused:
        game.answer((next(option.key for option in game.pending.options if option.verb == "play"),))

    assert {"limit": limit} == refused.value.message.arguments
    assert before == game.digest()


def test_each_answer_has_the_whole_budget() -> None:
    """The limit on steps starts at zero with each answer, also in a copy or after loading."""
    game = Game.start(Embers(), set_up(2, {}), "seed")
    first = game.table.enough - game.table.version
    game.pick((0,))

    assert MOST_CHANGES >= game.table.enough - game.table.version >= first - 1000
    assert MOST_CHANGES == game.table.copy().enough - game.table.version
