"""Beginning and end of phases, and the action procedure that most of them share (LR-10)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, PASS, Seat, pass_option
from inglenook.kernel.messages import Message
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.actions import act
from inglenook.lotr.evaluation.modifiers import table_total
from inglenook.lotr.responses.answers import offer_moment
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.rules.concession import choose_action
from inglenook.lotr.rules.options import phase_actions
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable


async def begin_phase(table: LotrTable, phase: str, shadow_player: Seat = NOBODY) -> None:
    """Begins a phase, with everything that happens at its start."""
    atoms.start_phase(table, phase, shadow_player)
    if table.listening and phase != terms.SKIRMISH:
        table.tell(Message("log-phase", {"phase": Message(f"word-{phase}")}))
    await settle(table)
    await offer_moment(table, terms.PHASE_STARTS, NOTHING, shadow_player)


async def end_phase(table: LotrTable) -> None:
    """Ends a phase, and with it the effects that lasted for the phase (LR-10.13)."""
    await offer_moment(table, terms.PHASE_ENDS, NOTHING, table.shadow_player)
    atoms.end_lasting(table, terms.THIS_PHASE)
    await settle(table)


def turn_is_lost(table: LotrTable) -> bool:
    """Whether the Free Peoples player is out, so that the rest of the turn is dropped (LR-21.14, LG-24)."""
    return table.players[table.turn].out


def is_skipped(table: LotrTable, phase: str) -> bool:
    """Whether a card skips this phase or ends it."""
    return table_total(table, f"{terms.SKIP}:{phase}") > 0


def skips(table: LotrTable, phase: str, seat: Seat = NOBODY) -> bool:
    """Whether a player has chosen to skip the phase that would begin now; uses up that skip."""
    if (phase, seat) not in table.skips:
        return False
    atoms.has_skipped(table, phase, seat)
    table.tell(Message("log-phase-skipped", {"phase": Message(f"word-{phase}")}))
    return True


class BeginPhase(Step):
    """The beginning of a phase."""

    __match_args__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        if self.phase == terms.ASSIGNMENT:
            atoms.end_lasting(table, terms.UNTIL_ASSIGNMENT)  # BeginRegroup does the same for its phase (LG-84)
        await begin_phase(table, self.phase)


class EndPhase(Step):
    """The end of a phase."""

    async def run(self, table: LotrTable) -> None:
        if not turn_is_lost(table):
            await end_phase(table)


class ActionProcedure(Step):
    """Players act in turn, the Free Peoples player first, until all pass consecutively (LR-10.6 to LR-10.9).

    `first` is the seat with the next opportunity, unless a card gives it to another player.
    """

    __match_args__ = ("first",)

    def __init__(self, first: Seat = NOBODY) -> None:
        self.first: Final = first

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table) or is_cut_short(table):
            return
        first = self.first
        if table.acts_again != NOBODY:
            first = table.acts_again
            atoms.let_act_again(table, NOBODY)
        seats = table.seats_in_order() if first == NOBODY else table.counter_clockwise_from(first)
        for place, seat in enumerate(seats):
            options = phase_actions(table, seat)
            if not options and not table.watched:
                continue
            prompt = Message("prompt-phase-action", {"phase": Message(f"word-{table.phase}")})
            picked = await choose_action(seat, prompt, (pass_option(), *options))
            if picked is None:
                table.then(ActionProcedure(seat))
                return
            if picked.verb != PASS:
                table.then(ActionProcedure(seats[(place + 1) % len(seats)]))
                await act(table, seat, picked.subject, picked.amount)
                return


def is_cut_short(table: LotrTable) -> bool:
    """Whether a skirmish is over or lacks a side, and so takes no more actions (LR-18.20, LR-18.22)."""
    if table.phase != terms.SKIRMISH:
        return False
    return table.skirmish_over or table.defender == NOTHING or not table.attackers
