"""The regroup phase: actions, reconciling, moving again or stopping, the end of the turn (LR-20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.hooks import Hook
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.reconciling import reconcile
from inglenook.lotr.responses.answers import offer_moment
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.responses.happenings import discard_by_rule
from inglenook.lotr.rules.concession import choose_action
from inglenook.lotr.rules.movement import may_move_again
from inglenook.lotr.rules.phases import begin_phase, end_phase, turn_is_lost
from inglenook.lotr.stats import minions, move_limit
from inglenook.lotr.table import LotrTable


class BeginRegroup(Step):
    """The regroup phase begins: the Ring comes off, and effects until regroup end (LR-20.1, LG-84)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        atoms.end_lasting(table, terms.UNTIL_REGROUP)
        take_off_ring(table)
        await begin_phase(table, terms.REGROUP)


def take_off_ring(table: LotrTable) -> None:
    """Takes off the Ring if the Ring-bearer wears it (LR-22.7)."""
    if table.players[table.turn].wearing:
        atoms.wear_ring(table, table.turn, False)
        table.tell(Message("log-ring-taken-off", {"player": Player(table.turn)}))


class ReconcileShadow(Step):
    """Every Shadow player reconciles, from the right of the Free Peoples player (LR-20.3, LG-47)."""

    async def run(self, table: LotrTable) -> None:
        if not turn_is_lost(table):
            table.then_all([Reconcile(seat) for seat in table.shadow_players()])


class Reconcile(Step):
    """A player reconciles that player's hand (LR-20.4)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: LotrTable) -> None:
        if table.players[self.seat].out:
            return
        await reconcile(table, self.seat)
        await settle(table)  # a text may depend on an empty deck or on a hand (1R252)


class MoveAgainOrStop(Step):
    """The Free Peoples player moves again, within the move limit, or stops (LR-20.8, LR-20.9, LR-20.12)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        seat = table.turn
        if may_move_again(table):
            if table.must_move:
                table.then(MOVE_AGAIN.get()())
                return
            prompt = Message("prompt-move-again", {"left": move_limit(table) - table.moves})
            picked = await choose_action(seat, prompt, (Option("stop"), Option("move")))
            if picked is None:
                table.then(MoveAgainOrStop())
                return
            if picked.verb == "move":
                table.then(MOVE_AGAIN.get()())
                return
        table.tell(Message("log-stopped", {"player": Player(seat)}))
        table.then(Reconcile(seat), DiscardMinions())


MOVE_AGAIN: Final[Hook[Callable[[], Step]]] = Hook("inglenook.lotr.rules.turn")
"""The step that returns play to the move and the Shadow phases."""


async def end_regroup(table: LotrTable) -> None:
    """Ends the regroup phase; a Ring put on during it comes off now (LR-22.8)."""
    await end_phase(table)
    take_off_ring(table)


class DiscardMinions(Step):
    """The Shadow players discard all minions, and the turn is over (LR-20.14 to LR-20.16, LR-22.8)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        await discard_by_rule(table, minions(table))
        await end_regroup(table)
        await offer_moment(table, terms.TURN_ENDS)
