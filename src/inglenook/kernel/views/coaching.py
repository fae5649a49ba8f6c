"""Coaching: tips and numbers that matter at the current question, for players new to the game (KR-35).

A game has a few notes, each for certain questions.  The rules decide whether a note matters, from nothing but what its
reader may know; the client decides which notes the player still wants.
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
"""Numbers and names that fill a note's text; None if the note does not matter now."""

Measure = Callable[[Game[Any], Seat], Measured]


class Note:
    """A piece of advice for a newcomer, shown whenever it matters."""

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
        """Name of the note; its text is the message `coach-NAME`."""
        self.prompts: Final = prompts
        """Message ids of the questions this note belongs to; empty for any question."""
        self.measure: Final = measure
        self.rules: Final = rules
        """Rules that explain more, the chief one first."""
        self.passing: Final = passing
        """True if the note advises to pass: a pass is then not questioned."""


class Tip:
    """A note that matters now, with its text filled in."""

    __slots__ = ("name", "text", "rules", "passing")

    def __init__(self, name: str, text: Message, rules: tuple[str, ...], passing: bool = False) -> None:
        self.name: Final = name
        self.text: Final = text
        self.rules: Final = rules
        self.passing: Final = passing


def always(_game: Game[Any], _seat: Seat) -> Measured:
    """Measure of a note that always matters at its questions."""
    return {}


def tips(notes: Sequence[Note], game: Game[Any], viewer: Seat) -> list[Tip]:
    """Returns the tips for the question the viewer is asked, the most urgent first; empty for all other viewers."""
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
    """Returns tips as data for clients."""
    return [
        {"name": tip.name, "text": worded_later(tip.text), "rules": list(tip.rules), "passing": tip.passing}
        for tip in found
    ]
