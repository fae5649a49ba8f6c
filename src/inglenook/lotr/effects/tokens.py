"""Effects on tokens: twilight, burdens, and culture tokens on cards (LR-4.8, LR-22.5, LR-31.1)."""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.kernel.events import perform
from inglenook.kernel.messages import Message, Name
from inglenook.kernel.questions import choose_number
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.effects.targets import name_number, part_of, select_among
from inglenook.lotr.evaluation.registry import amount
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.requirements.reach import (
    reachable,
)
from inglenook.lotr.responses.answers import is_answered, named
from inglenook.lotr.responses.happenings import (
    AddingTwilight,
    add_burdens,
    add_twilight,
    remove_burdens,
)
from inglenook.lotr.stats import forbidden
from inglenook.lotr.table import LotrTable


async def do_twilight(table: LotrTable, effect: effects.TwilightTokens, context: Context) -> bool:
    """Adds tokens to the pool, or removes as many as there are (LR-4.8)."""
    change = amount(table, effect.amount, context)
    if effect.x:
        change = context.numbers[effect.x] = await name_number(table, effect, change, context)
    if effect.total:
        change = within_total(table, effect.total, change, context)
        atoms.note_tokens(table, context.this, abs(max(change, -table.twilight)))
    if change > 0 and is_answered(table, terms.ABOUT_TO_ADD_TWILIGHT):
        return await perform(table, AddingTwilight(change, context.this))
    full = change >= 0 or table.twilight + change >= 0
    add_twilight(table, change)
    return full


def within_total(table: LotrTable, total: int, change: int, context: Context) -> int:
    """Returns the part of a change that the card's limit for this phase still allows (LR-26.37)."""
    left = total - table.tokens_in_phase.get(context.this, 0)
    return min(change, left) if change > 0 else max(change, -left)


def can_twilight(table: LotrTable, effect: effects.TwilightTokens, context: Context, spent: int) -> bool:
    change = amount(table, effect.amount, context)
    return change >= 0 or table.twilight - spent + change >= 0


async def do_burden(table: LotrTable, effect: effects.Burden, context: Context) -> bool:
    """Adds or removes burdens (LR-22.5)."""
    change = amount(table, effect.amount, context)
    if change >= 0:
        return await add_burdens(table, change, context.this)
    if effect.up_to:
        most = min(-change, table.players[table.turn].burdens)
        card = Name(table.cards[context.this].printed.id)
        prompt = Message("prompt-how-many", {"card": card, "part": part_of(table, context, effect)})
        change = -await choose_number(context.you, prompt, 0, most)
    return await remove_burdens(table, -change, context.you, context.this)


def can_burden(table: LotrTable, effect: effects.Burden, context: Context, spent: int) -> bool:
    change = amount(table, effect.amount, context)
    player = table.players[table.turn]
    if change >= 0 or effect.up_to:
        return True
    return player.burdens + change >= 0 and not forbidden(table, player.ring_bearer, terms.LOSE_BURDENS, context.this)


async def do_token(table: LotrTable, effect: effects.Token, context: Context) -> bool:
    """Adds or removes culture tokens, as far as there are any (LR-26.20); never on characters (LR-31.1, LR-31.3)."""
    change = amount(table, effect.amount, context)
    found = token_hosts(table, effect, context, change)
    full = bool(found)
    if not full and change < 0:
        found = token_hosts(table, effect, context, -1)  # no card has enough tokens: a card with fewer loses them
    chosen = await select_among(table, effect.on, found, context, "tokens", context.you)
    for card in chosen:
        tokens = max(0, table.cards[card].tokens + change)
        atoms.set_tokens(table, card, effect.culture or table.cards[card].culture_tokens, tokens)
        table.tell(Message("log-tokens", {"card": named(table, card), "tokens": tokens}))
    return full and bool(chosen)


def can_token(table: LotrTable, effect: effects.Token, context: Context, spent: int) -> bool:
    return bool(token_hosts(table, effect, context, amount(table, effect.amount, context)))


def token_hosts(table: LotrTable, effect: effects.Token, context: Context, change: int) -> list[Thing]:
    """Returns the cards whose culture tokens can change by this amount; never characters (LR-31.1, LR-31.3)."""
    return [
        card
        for card in reachable(table, effect.on.what, context)
        if not table.cards[card].printed.is_character
        and (change >= 0 or (table.cards[card].tokens + change >= 0 and is_of_culture(table, card, effect.culture)))
    ]


def is_of_culture(table: LotrTable, card: Thing, culture: str) -> bool:
    """Whether the tokens on a card are of the given culture; true for any if none is given (LR-31.1)."""
    return culture in ("", table.cards[card].culture_tokens)


VERBS.update(
    {
        effects.TwilightTokens: Verb(do_twilight, can_twilight),
        effects.Burden: Verb(do_burden, can_burden),
        effects.Token: Verb(do_token, can_token),
    }
)
