"""Effects on cards in play: discard, stack, transfer (LR-28.1, LR-28.21, LR-12.11)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import offer
from inglenook.kernel.messages import Message
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.effects.targets import performer, select, select_among
from inglenook.lotr.evaluation.registry import amount
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.bearers import new_bearers
from inglenook.lotr.requirements.legality import VERBS, Verb, enough
from inglenook.lotr.requirements.reach import (
    CHOOSING,
    DISCARDING,
    concerned,
    movable,
    reachable,
)
from inglenook.lotr.responses.answers import named
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.responses.happenings import (
    discard_all,
    discarded_along,
    gone_with,
    shed,
)
from inglenook.lotr.stats import forbidden
from inglenook.lotr.table import LotrTable


async def do_discard(table: LotrTable, effect: effects.Discard, context: Context) -> bool:
    """Discards cards from play (LR-28.1)."""
    seat = await performer(table, effect.by, context)
    wanted = amount(table, effect.who.count, context)
    found = discardable(table, effect, seat, context)
    chosen = await select_among(table, effect.who, found, context, DISCARDING, seat)
    done = wanted == effects.ALL or effect.who.up_to or len(chosen) >= wanted
    if effect.bearer:
        bearers = [table.cards[card].bearer for card in chosen]
        context.remember(effect.bearer, tuple([bearer for bearer in bearers if bearer != NOTHING]))
    all_gone = await discard_all(table, chosen, context.this, context.timing, seat)
    await settle(table)
    return done and all_gone


def can_discard(table: LotrTable, effect: effects.Discard, context: Context, spent: int) -> bool:
    count = amount(table, effect.who.count, context)
    if count == effects.ALL or effect.who.up_to:
        return True
    return any(len(discardable(table, effect, seat, context)) >= count for seat in concerned(table, effect.by, context))


def discardable(table: LotrTable, effect: effects.Discard, seat: Seat, context: Context) -> list[Thing]:
    """Returns the cards that a player may choose for a discard; some may be discarded only by their owner (1C306)."""
    return [
        card
        for card in reachable(table, effect.who.what, context, DISCARDING)
        if table.cards[card].owner == seat or not forbidden(table, card, terms.BE_DISCARDED_BY_OPPONENTS)
    ]


async def do_stack(table: LotrTable, effect: effects.Stack, context: Context) -> bool:
    """Stacks cards; they are not played, and leave play if they were in it (LR-28.8, LR-28.21, LR-28.23)."""
    wanted = amount(table, effect.what.count, context)
    cards = stackable(table, effect, context)
    if effect.source != terms.DECK:
        cards = list(await select_among(table, effect.what, cards, context, "stack", context.you))
    hosts = await select(table, effect.on, context, "stack-on", context.you) if cards else ()
    if not hosts:
        return False
    if effect.source == terms.DECK:
        table.revealed()  # stacked cards are open to all players (LR-28.22)
    for card in cards:
        table.tell(Message("log-stacked", {"card": named(table, card), "on": named(table, hosts[0])}))
        along = discarded_along(table, card, gone_with(table, (card,)))
        shed(table, card)
        atoms.stack(table, card, hosts[0])
        await settle(table)
        for discarded in along:
            await offer(table, discarded)
    return len(cards) >= wanted


def stackable(table: LotrTable, effect: effects.Stack, context: Context) -> list[Thing]:
    """Returns the cards to choose from; of a draw deck, the cards that will be stacked: the top ones or those seen."""
    found = movable(table, effect.what.what, effect.source, context)
    wanted = amount(table, effect.what.count, context)
    return found[:wanted] if effect.source == terms.DECK and wanted != effects.ALL else found


def can_stack(table: LotrTable, effect: effects.Stack, context: Context, spent: int) -> bool:
    least = max(1, amount(table, effect.what.count, context))
    return len(stackable(table, effect, context)) >= least and enough(table, effect.on, context, CHOOSING)


async def do_transfer(table: LotrTable, effect: effects.Transfer, context: Context) -> bool:
    """Transfers a card by an effect: no twilight, but the bearer must be allowed (LR-12.11)."""
    what = await select_among(
        table, effect.what, transferable(table, effect, context), context, "transfer", context.you
    )
    if not what:
        return False
    card = what[0]
    if effect.to is None:
        atoms.change_bearer(table, card, NOTHING)
        table.tell(Message("log-to-support-area", {"card": named(table, card)}))
        await settle(table)
        return True
    found = new_bearers(table, card, effect.to.what, context, effect.limit)
    to = await select_among(table, effect.to, found, context, "transfer-to", context.you)
    if not to:
        return False
    if table.cards[card].zone == terms.PLAY:
        atoms.change_bearer(table, card, to[0])
    else:
        atoms.enter_play(table, card, to[0])
    table.tell(Message("log-transferred", {"card": named(table, card), "to": named(table, to[0])}))
    await settle(table)
    return True


def can_transfer(table: LotrTable, effect: effects.Transfer, context: Context, spent: int) -> bool:
    found = transferable(table, effect, context)
    if effect.to is None:
        return bool(found)
    return any(bool(new_bearers(table, card, effect.to.what, context, effect.limit)) for card in found)


def transferable(table: LotrTable, effect: effects.Transfer, context: Context) -> list[Thing]:
    """Returns the cards that an effect can transfer: in play, or in the player's support area or piles."""
    found: list[Thing] = []
    for zone in effect.zones:
        if zone == terms.PLAY:
            found += reachable(table, effect.what.what, context)
        elif zone == terms.SUPPORT_AREA:
            for card in reachable(table, effect.what.what, context):
                if table.cards[card].bearer == NOTHING and table.cards[card].owner == context.you:
                    found.append(card)
        else:
            found += movable(table, effect.what.what, zone, context)
    return found


VERBS.update(
    {
        effects.Discard: Verb(do_discard, can_discard),
        effects.Stack: Verb(do_stack, can_stack),
        effects.Transfer: Verb(do_transfer, can_transfer),
    }
)
