"""Effects that prevent a happening, cancel an action, act again, or wait for a later happening (LR-26.10, LR-26.18)."""

from __future__ import annotations

from inglenook.kernel.messages import Message, Name
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects
from inglenook.lotr.effects.sequence import do_all
from inglenook.lotr.evaluation.registry import fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb, can_do_all
from inglenook.lotr.responses.answers import AboutTo
from inglenook.lotr.responses.happenings import AddingBurdens, Discarding
from inglenook.lotr.state import Waiting
from inglenook.lotr.table import LotrTable


async def do_prevent(table: LotrTable, effect: effects.Prevent, context: Context) -> bool:
    """Prevents the pending happening, unless a replacement is required and cannot be done (LR-26.34)."""
    about = context.about
    if about is None:
        return False
    if effect.instead and not can_do_all(table, effect.instead, context):
        return False
    if effect.one and isinstance(about, AddingBurdens) and about.amount > 1:
        about.amount -= 1
    else:
        about.void = True
    if effect.each is not None and isinstance(about, Discarding):
        for card in [card for card in about.others if fits(table, effect.each, card, context)]:
            about.others.remove(card)
    if table.listening:
        what = Message(f"prevented-{about.facts.kind}" if isinstance(about, AboutTo) else "prevented-this")
        table.tell(Message("log-prevented", {"card": Name(table.cards[context.this].printed.id), "what": what}))
    return await do_all(table, effect.instead, context)


def can_prevent(table: LotrTable, effect: effects.Prevent, context: Context, spent: int) -> bool:
    return context.about is not None and can_do_all(table, effect.instead, context)


async def do_cancel_action(table: LotrTable, effect: effects.CancelAction, context: Context) -> bool:
    """Cancels an action's effects; its costs stay paid (LR-26.10, LR-26.11)."""
    if context.about is None:
        return False
    context.about.void = True
    return True


def can_cancel_action(table: LotrTable, effect: effects.CancelAction, context: Context, spent: int) -> bool:
    return context.about is not None


async def do_act_again(table: LotrTable, effect: effects.ActAgain, context: Context) -> bool:
    """Gives the acting player the next opportunity of the phase, too (LR-10.6)."""
    atoms.let_act_again(table, context.you)
    return True


def can_act_again(table: LotrTable, effect: effects.ActAgain, context: Context, spent: int) -> bool:
    return True


async def do_later(table: LotrTable, effect: effects.Later, context: Context) -> bool:
    """Makes effects wait for a later happening, with everything the context remembers so far (LR-10.13)."""
    printed = table.cards[context.this].printed
    path = printed.path(effect)
    memory = tuple(sorted(context.memory.items()))
    numbers = tuple(sorted(context.numbers.items()))
    alike = [one for one in table.waiting if one.card == context.this and one.ability == context.ability]
    place = max([one.place + 1 for one in alike], default=0)
    waiting = Waiting(
        printed.id, context.this, context.you, context.ability, path, memory, numbers, effect.until, place
    )
    atoms.add_waiting(table, waiting)
    return True


def can_later(table: LotrTable, effect: effects.Later, context: Context, spent: int) -> bool:
    return True


VERBS.update(
    {
        effects.Prevent: Verb(do_prevent, can_prevent),
        effects.CancelAction: Verb(do_cancel_action, can_cancel_action),
        effects.ActAgain: Verb(do_act_again, can_act_again),
        effects.Later: Verb(do_later, can_later),
    }
)
