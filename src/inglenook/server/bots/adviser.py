"""Functions run in bot processes that give hints and explain answers (SR-34)."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

from inglenook.kernel.decisions import Decision, Option, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views.news import worded_later
from inglenook.registry import find
from inglenook.search.analysis import picked_by
from inglenook.search.hints import Hint, hint, hint_effort
from inglenook.search.levels import HARD
from inglenook.server.bots.analyst import weighed


def advise(text: str, game: str, dice_seed: str, hurry: float = 1.0) -> str:
    """Returns a hint about the pending question of a game, as JSON; `hurry` is the factor by which its time runs."""
    entry = find(game)
    search = entry.bots.search
    assert search is not None
    asked = snapshots.resume(text, "snapshot", {game: entry.rulebook})
    thumb = entry.bots[entry.bots.usual](Dice(dice_seed))
    effort = hint_effort(search.efforts[HARD])
    found = hint(asked, search.foresight(), thumb, effort, Dice(dice_seed), clock=lambda: hurry * time.monotonic())
    return json.dumps(told(found))


def explain(text: str, game: str, number: int, level: str, viewer: Seat) -> str:
    """Returns what was weighed about an answer, with the effort of a bot level, as JSON.

    A viewer who plays (0 or more) sees no options with things still hidden from it; -1: everything is open.
    """
    entry = find(game)
    search = entry.bots.search
    assert search is not None
    record = Record.from_text(text, "record", (game,))
    asked = record.replay(entry.rulebook, upto=number)
    decision = asked.pending
    assert decision is not None
    seed = f"{asked.seed}\nbot {decision.seat}\n{number}"
    thumb = entry.bots[entry.bots.usual](Dice(seed))
    effort = search.efforts.get(level, search.efforts[HARD])
    given = picked_by(decision, record.answers[number])
    found = hint(asked, search.foresight(), thumb, effort, Dice(seed), given, time.monotonic)
    if viewer >= 0:
        now = record.replay(entry.rulebook)
        shown = [one for one in found.answers if is_open(asked, now, decision, one.picked, viewer)]
        is_told = bool(shown) and shown[0].picked == given  # a viewer who may not know the answer is told nothing
        found = replace(found, answers=shown if is_told else [])
    return json.dumps({"number": number, "seat": decision.seat, **told(found)})


def is_open(then: Game[Any], now: Game[Any], decision: Decision, picked: tuple[int, ...], viewer: Seat) -> bool:
    """Whether a viewer knew everything that an answer names when it was given, or knows it now."""
    return all(knows(then, now, decision.options[index], viewer) for index in picked)


def knows(then: Game[Any], now: Game[Any], option: Option, viewer: Seat) -> bool:
    """Whether a viewer knows the things of an option."""
    things = [thing for thing in (option.subject, option.other) if thing >= 0]
    return all(any(game.rulebook.knows(game.table, viewer, thing) for game in (then, now)) for thing in things)


def told(found: Hint) -> dict[str, Any]:
    """Returns a hint as plain data, with messages still to be worded."""
    return {
        "answers": [{**weighed(one), "picked": list(one.picked)} for one in found.answers],
        "reason": worded_later(found.reason),
        "games": found.played,
    }
