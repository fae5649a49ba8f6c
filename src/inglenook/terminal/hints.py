"""A hint, worded as lines to be read."""

from __future__ import annotations

import time
from typing import Any

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry
from inglenook.search.hints import hint, hint_effort
from inglenook.search.levels import HARD
from inglenook.terminal.analyse import answer
from inglenook.wording import Wording


def told_hint(game: Game[Any], entry: GameEntry, wording: Wording) -> list[Message]:
    """Words a hint: the advice, its reason, the other answers considered, and the source of the numbers."""
    search = entry.bots.search
    assert search is not None
    dice = Dice(f"{game.seed}\nhint {len(game.answers)}")
    thumb = entry.bots[entry.bots.usual](dice)
    effort = hint_effort(search.efforts[HARD])
    found = hint(game, search.foresight(), thumb, effort, dice, clock=time.monotonic)
    first, *others = found.answers
    if not others:
        return [Message("hint-alone", {"answer": answer(first, wording)["answer"]}), found.reason]
    lines = [Message("hint-advice", answer(first, wording)), found.reason]
    lines += [Message("hint-other", answer(one, wording)) for one in others]
    return [*lines, Message("hint-from", {"count": found.played})]
