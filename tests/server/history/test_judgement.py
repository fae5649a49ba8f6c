"""The check of histories finds each way in which a history can be wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.views.news import lines_for, question
from inglenook.registry import find
from inglenook.server.storage.rows import ANSWER, ChatRow, Entry
from tests.server.history.history import History, Kept, print_of
from tests.server.support.tables import row_of

MANY = 12
"""Number of answers."""


def played() -> tuple[History, Kept]:
    """Returns a game that two people played without faults, and their recorded history."""
    row = row_of("table", "embers", 2, "judged", {})
    setup: Any = row.setup
    game = Game.start(find("embers").rulebook, setup, row.seed)
    history = History()
    entries: list[Entry] = []
    for number in range(MANY + 1):
        for seat in (-1, 0, 1):
            view = game.rulebook.view(game.table, seat)
            history.show("table", seat, number, print_of(view, question(game, seat), lines_for(game, seat)))
        if number == MANY:
            break
        assert game.pending is not None
        seat = game.pending.seat
        picked = Uniform(Dice(f"judged {number}")).choose(SeatPlayer(game, seat))
        offered: Any = question(game, seat)["options"]
        history.ask("table", ANSWER, number, seat, tuple([offered[place]["key"] for place in picked])).told = "done"
        game.pick(picked)
        given = game.answers[-1]
        entries.append(Entry("table", number + 1, ANSWER, seat, given.keys, given.fingerprint))
    history.said["hello"] = True
    return history, Kept(replace(row, version=MANY), entries, None, [ChatRow("table", 1, 0, "Ann", "hello", 0.0)])


def lose_last(history: History, kept: Kept) -> None:
    kept.entries.pop()
    kept.row = replace(kept.row, version=MANY - 1)
    for seat in (-1, 0, 1):
        del history.shown["table"][seat, MANY]


def lose_one(history: History, kept: Kept) -> None:
    del kept.entries[4]


def acknowledge_twice(history: History, kept: Kept) -> None:
    history.asked.append(replace(history.asked[4]))


def acknowledge_another(history: History, kept: Kept) -> None:
    history.asked[4].keys = ("something else",)


def refuse(history: History, kept: Kept) -> None:
    history.asked[4].told = "refused"


def never_ask(history: History, kept: Kept) -> None:
    del history.asked[4]


def show_another(history: History, kept: Kept) -> None:
    history.shown["table"][1, 4].add(print_of({}, {}, []))


def show_too_much(history: History, kept: Kept) -> None:
    history.show("table", 1, MANY + 1, b"more")


def say_twice(history: History, kept: Kept) -> None:
    kept.chat.append(kept.chat[0])


def say_in_vain(history: History, kept: Kept) -> None:
    kept.chat.clear()


@pytest.mark.rule("SR-1", "SR-2", "SR-3")
def test_a_game_without_trouble_is_one_history() -> None:
    """A history without faults passes, even if an acknowledgement was lost or a late answer refused."""
    history, kept = played()
    history.asked[3].told = ""
    history.asked.append(replace(history.asked[5], told="refused"))

    assert [] == history.faults([kept])


@pytest.mark.rule("SR-1", "SR-2", "SR-3")
@pytest.mark.parametrize(
    ("breaks", "said"),
    [
        (lose_last, "acknowledged and lost"),
        (lose_one, "are numbered"),
        (acknowledge_twice, "all of these were acknowledged"),
        (acknowledge_another, "acknowledged and lost"),
        (refuse, "never asked for, or was refused"),
        (never_ask, "never asked for, or was refused"),
        (show_another, "was shown something else at version 4"),
        (show_too_much, "which there is not"),
        (say_twice, "said 2 times"),
        (say_in_vain, "said 0 times"),
    ],
)
def test_what_is_wrong_is_found(breaks: Callable[[History, Kept], None], said: str) -> None:
    """The check of histories finds every kind of fault by itself."""
    history, kept = played()
    breaks(history, kept)
    found = history.faults([kept])

    assert found and said in found[0], found
