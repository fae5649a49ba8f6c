"""Embers with faults in its rules, for the simulation to find."""

from __future__ import annotations

from dataclasses import replace

from embers.entry import entry as embers_entry
from embers.game import Embers
from embers.table import EmbersTable
from inglenook.bots.uniform import Uniform
from inglenook.kernel.decisions import Decision, Option
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import GameEntry
from inglenook.registry.entry import Bots


class Cursed(Embers):
    """Breaks the rules when a player with seven embers passes, and the position when one has ten."""

    name = "cursed"

    def answered(self, table: EmbersTable, decision: Decision, picked: tuple[Option, ...]) -> None:
        super().answered(table, decision, picked)
        if picked[0].verb == "pass" and table.embers[decision.seat] == 7:
            raise ZeroDivisionError("seven is a bad number")

    def faults(self, table: EmbersTable) -> list[Message]:
        found = super().faults(table)
        if 10 in table.embers:
            found.append(Message("fault-piles", {"count": 10, "cards": 40}))
        return found


class Fidgety(Uniform):
    """A bot that takes every action beside a question, and then answers it at random."""

    def aside(self, seat: SeatPlayer) -> str | None:
        return next((option.key for option in seat.asides()), None)


class Confused(Uniform):
    """A bot that requests an impossible aside."""

    def aside(self, seat: SeatPlayer) -> str | None:
        return "juggle"


def entry() -> GameEntry:
    """Returns the faulty game as INGLENOOK_GAMES loads it."""
    bots = {"uniform": Uniform, "fidgety": Fidgety, "confused": Confused}
    return replace(embers_entry(), name="cursed", rulebook=Cursed(), bots=Bots(bots))
