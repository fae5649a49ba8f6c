"""The Shadow phases, one for each Shadow player (LR-14)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import PASS, Seat, pass_option
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.actions import act, play_card
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.rules.concession import choose_action
from inglenook.lotr.rules.options import USE, cards_to_play, phase_actions
from inglenook.lotr.rules.phases import begin_phase, end_phase, is_skipped, skips, turn_is_lost
from inglenook.lotr.table import LotrTable


class ShadowPhases(Step):
    """The Shadow phases, one for each Shadow player, from the right of the Free Peoples player (LR-14.1)."""

    async def run(self, table: LotrTable) -> None:
        if not turn_is_lost(table):
            table.then_all([ShadowPhase(seat) for seat in table.shadow_players()])


class ShadowPhase(Step):
    """The Shadow phase of one player."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table) or table.players[self.seat].out:
            return
        if table.listening:
            table.tell(Message("log-shadow-phase", {"player": Player(self.seat)}))
        if skips(table, terms.SHADOW_PHASE, self.seat):
            return
        table.then(ShadowAction(self.seat))
        await begin_phase(table, terms.SHADOW_PHASE, self.seat)


class ShadowAction(Step):
    """One Shadow action, or the end of the phase (LR-14.2, LR-14.22)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: LotrTable) -> None:
        seat = self.seat
        if turn_is_lost(table):
            return
        if is_skipped(table, terms.SHADOW_PHASE) or table.players[seat].out:
            await end_phase(table)
            return
        options = [pass_option(), *cards_to_play(table, seat), *phase_actions(table, seat)]
        picked = await choose_action(seat, Message("prompt-shadow-action", {"tokens": table.twilight}), tuple(options))
        if picked is None:
            table.then(ShadowAction(seat))
            return
        if picked.verb == PASS:
            await end_phase(table)
            return
        table.then(ShadowAction(seat))
        if picked.verb == USE or table.cards[picked.subject].printed.type == terms.EVENT_TYPE:
            await act(table, seat, picked.subject, picked.amount)
        else:
            await play_card(table, seat, picked.subject)
        await settle(table)
