"""Coaching: what matters at a question now, and what the numbers say, for somebody new to the game (KR-35).

A game has a few notes, each for certain questions.  The rules measure whether one matters, from nothing but what its
reader may know; whoever shows a table says which of them are still wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.views.news import worded_later

Measured = dict[str, Argument] | None
"""The numbers and names that a note tells; None if it does not matter now."""

Measure = Callable[[Game[Any], Seat], Measured]


class Note:
    """Something worth saying to a newcomer, whenever it matters."""

    __slots__ = ("name", "prompts", "measure", "rules", "passing")

    def __init__(
        self,
        name: str,
        prompts: tuple[str, ...],
        measure: Measure,
        rules: tuple[str, ...] = (),
        passing: bool = False,
    ) -> None:
        self.name: Final = name
        """Its text is the message `coach-NAME`."""
        self.prompts: Final = prompts
        """The questions it belongs to; none: any."""
        self.measure: Final = measure
        self.rules: Final = rules
        """Where one can read more, the chief one first."""
        self.passing: Final = passing
        """Whether it says to pass: whoever does is not asked back."""


class Tip:
    """A note that matters now, in words."""

    __slots__ = ("name", "text", "rules", "passing")

    def __init__(self, name: str, text: Message, rules: tuple[str, ...], passing: bool = False) -> None:
        self.name: Final = name
        self.text: Final = text
        self.rules: Final = rules
        self.passing: Final = passing


def always(_game: Game[Any], _seat: Seat) -> Measured:
    """What matters whenever it is asked about."""
    return {}


def tips(notes: Sequence[Note], game: Game[Any], viewer: Seat) -> list[Tip]:
    """What matters at the question that the viewer is asked, the most urgent first; nothing for anybody else."""
    pending = game.pending
    if pending is None or pending.seat != viewer:
        return []
    found = []
    for note in notes:
        if note.prompts and pending.prompt.id not in note.prompts:
            continue
        measured = note.measure(game, viewer)
        if measured is not None:
            found.append(Tip(note.name, Message(f"coach-{note.name}", measured), note.rules, note.passing))
    return found


def shown(found: Sequence[Tip]) -> list[Data]:
    """Tips as they leave the process."""
    return [
        {"name": tip.name, "text": worded_later(tip.text), "rules": list(tip.rules), "passing": tip.passing}
        for tip in found
    ]
