"""Dangers: what would come of a position if nobody did anything more, told before it is too late (KR-24).

The rules of a game find them, from nothing but what lies open; whoever shows a table draws them.
"""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.table import Table
from inglenook.kernel.views.handles import outward_key
from inglenook.kernel.views.news import worded_later

T = TypeVar("T", bound=Table)

LOST: Final = "lost"
WON: Final = "won"


class Danger:
    """What would befall somebody: to whom, through whom, how bad, and in words with the reason.

    Without words it is none: then only `totals` are told.
    """

    __slots__ = ("fate", "text", "reason", "who", "foes", "ends", "option", "button", "totals", "shares")

    def __init__(
        self,
        fate: str,
        text: Message | None,
        reason: Message | None = None,
        who: Thing = NOTHING,
        foes: tuple[Thing, ...] = (),
        ends: str = "",
        option: Option | None = None,
        button: Message | None = None,
        totals: tuple[int, int] | None = None,
        shares: tuple[Data, Data] | None = None,
    ) -> None:
        self.fate: Final = fate
        """In one word of the game: "overwhelmed", "killed", "wounded"."""
        self.text: Final = text
        self.reason: Final = reason
        self.who: Final = who
        self.foes: Final = foes
        self.ends: Final = ends
        """Whether the game would be lost or won by it, for the viewer it is told to."""
        self.option: Final = option
        """The option of the pending question that it follows from; None: it follows as things stand."""
        self.button: Final = button
        """What stands on the button of that option instead of its label."""
        self.totals: Final = totals
        """What both sides would have together in the fight it is about: of who is meant, and of the foes."""
        self.shares: Final = shares
        """What these totals are made of, each as pairs of a source and an amount."""


def shown(game: Game[T], viewer: Seat, dangers: list[Danger]) -> list[Data]:
    """Dangers as they leave the process."""
    return [shown_danger(game, viewer, danger) for danger in dangers]


def shown_danger(game: Game[T], viewer: Seat, danger: Danger) -> Data:
    """One of them, with handles and messages to be worded in the reader's language."""
    option = danger.option
    key = ""
    if option is not None:
        key = outward_key(option, handle(game, viewer, option.subject), handle(game, viewer, option.other))
    found: dict[str, Data] = {
        "fate": danger.fate,
        "who": handle(game, viewer, danger.who),
        "foes": [handle(game, viewer, foe) for foe in danger.foes],
        "ends": danger.ends,
        "option": key,
    }
    if danger.text is not None:
        found["text"] = worded_later(danger.text)
    if danger.reason is not None:
        found["reason"] = worded_later(danger.reason)
    if danger.button is not None:
        found["button"] = worded_later(danger.button)
    if danger.totals is not None:
        found["totals"] = list(danger.totals)
    if danger.shares is not None:
        found["totals_from"] = list(danger.shares)
    return found


def handle(game: Game[T], viewer: Seat, thing: Thing) -> str:
    """What the viewer calls a thing; nothing has no name."""
    return "" if thing == NOTHING else game.rulebook.handle(game.table, viewer, thing)
