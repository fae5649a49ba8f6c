"""Reconciles a hand: by the rules in the regroup phase, or by a card (LR-20.4 to LR-20.7)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import CARDS, PASS, Option, Seat, pass_option
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.questions import choose_one, choose_some
from inglenook.lotr.dsl import effects
from inglenook.lotr.effects.piles import answer_taking, draw
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.responses.happenings import to_discard_pile
from inglenook.lotr.table import LotrTable

FULL_HAND: Final = 8


async def reconcile(table: LotrTable, seat: Seat) -> None:
    """Brings a hand to eight cards; the player may first discard one card."""
    hand = table.players[seat].hand
    if hand:
        options = (pass_option("option-discard-nothing"), *[Option("discard", card) for card in hand])
        picked = await choose_one(seat, Message("prompt-reconcile"), options, CARDS)
        if picked.verb != PASS:
            to_discard_pile(table, picked.subject)
    over = len(table.players[seat].hand) - FULL_HAND
    if over > 0:
        options = tuple([Option("discard", card) for card in table.players[seat].hand])
        for option in await choose_some(seat, Message("prompt-too-many", {"count": over}), options, over, over):
            to_discard_pile(table, option.subject)
    drawn = 0
    while len(table.players[seat].hand) < FULL_HAND and not table.players[seat].out and draw(table, seat):
        drawn += 1
        await answer_taking(table, seat, table.players[seat].hand[-1])
    if drawn and table.listening:
        table.tell(Message("log-drew", {"player": Player(seat), "count": drawn}))


async def do_reconcile(table: LotrTable, effect: effects.Reconcile, context: Context) -> bool:
    """Reconciles a hand by a card, in addition to the later reconciling by the rules (4R75)."""
    await reconcile(table, context.you)
    return True


def can_reconcile(table: LotrTable, effect: effects.Reconcile, context: Context, spent: int) -> bool:
    return True


VERBS.update(
    {
        effects.Reconcile: Verb(do_reconcile, can_reconcile),
    }
)
