"""Dangers: what would follow from a position if no player did anything more, shown before it is too late (KR-24).

The rules of a game find dangers from open information alone; a client draws them.
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
    """A danger: the victim, its foes, how bad it is, and the text with its reason.

    Without a text nothing threatens, and only `totals` are shown.
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
        """Kind of danger: "overwhelmed", "killed" or "wounded", for example."""
        self.text: Final = text
        self.reason: Final = reason
        self.who: Final = who
        self.foes: Final = foes
        self.ends: Final = ends
        """Outcome for the viewer if the danger would end the game, LOST or WON; otherwise empty."""
        self.option: Final = option
        """Option of the pending question that leads to the danger; None if it follows without any."""
        self.button: Final = button
        """Text on that option's button instead of its label."""
        self.totals: Final = totals
        """Totals of both sides in the fight concerned: the victim's, then the foes'."""
        self.shares: Final = shares
        """Parts of both totals, each as pairs of a source and an amount."""


def shown(game: Game[T], viewer: Seat, dangers: list[Danger]) -> list[Data]:
    """Returns dangers as data for clients."""
    return [shown_danger(game, viewer, danger) for danger in dangers]


def shown_danger(game: Game[T], viewer: Seat, danger: Danger) -> Data:
    """Returns one danger as data for clients, with handles and untranslated messages."""
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
    """Returns the viewer's handle of a thing; empty for NOTHING."""
    return "" if thing == NOTHING else game.rulebook.handle(game.table, viewer, thing)
