"""Effects on characters: exertions, wounds, healing; and spotting (LR-3, LR-27)."""

from __future__ import annotations

from inglenook.kernel.messages import Message, Name
from inglenook.kernel.questions import choose_number
from inglenook.lotr.dsl import effects
from inglenook.lotr.dsl.amounts import Cultures
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.effects.participants import note_spotted
from inglenook.lotr.effects.targets import choose_cards, name_number, part_of, performer, select
from inglenook.lotr.evaluation.modifiers import number_spotted, spots
from inglenook.lotr.evaluation.registry import amount, spotted
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb, enough
from inglenook.lotr.requirements.reach import (
    CHOOSING,
    EXERTING,
    HEALING,
    WOUNDING,
    can_suffer,
)
from inglenook.lotr.responses.happenings import (
    exert,
    heal,
    wound,
)
from inglenook.lotr.stats import vitality_left
from inglenook.lotr.table import LotrTable


async def do_exert(table: LotrTable, effect: effects.Exert, context: Context) -> bool:
    """Exerts each chosen character the given number of times, or as often as it can (LR-3.26, LG-61)."""
    if effect.x:
        return await exert_as_often_as_said(table, effect, context)
    times = amount(table, effect.times, context)
    seat = await performer(table, effect.by, context)
    wanted = amount(table, effect.who.count, context)
    able = times if wanted != effects.ALL and enough(table, effect.who, context, EXERTING, times) else 1
    chosen = await select(table, effect.who, context, EXERTING, seat, able)
    context.involved += chosen
    done = wanted == effects.ALL or effect.who.up_to or len(chosen) >= wanted
    for card in chosen:
        for _time in range(times):
            if not await exert(table, card, context.this):
                done = False
    return done


async def exert_as_often_as_said(table: LotrTable, effect: effects.Exert, context: Context) -> bool:
    """Exerts one character X times; the player chooses X, from none to the character's maximum (LG-64)."""
    chosen = await select(table, effect.who, context, CHOOSING, context.you)
    context.involved += chosen
    for card in chosen:
        able = can_suffer(table, card, EXERTING, context.this)
        most = vitality_left(table, card) - 1 if able else 0
        context.remember_number(effect.x, await name_number(table, effect, most, context))
        for _time in range(context.numbers[effect.x]):
            await exert(table, card, context.this)
    return bool(chosen)


def can_exert(table: LotrTable, effect: effects.Exert, context: Context, spent: int) -> bool:
    if effect.x:
        return enough(table, effect.who, context, CHOOSING)
    return enough(table, effect.who, context, EXERTING, amount(table, effect.times, context))


async def do_exhaust(table: LotrTable, effect: effects.Exhaust, context: Context) -> bool:
    """Exerts each chosen character until exhausted; exhausted characters cannot be chosen (LR-3.24, LR-3.28)."""
    chosen = await select(table, effect.who, context, EXERTING, context.you)
    for card in chosen:
        for _time in range(vitality_left(table, card) - 1):
            if not await exert(table, card, context.this):
                break
    return bool(chosen)


def can_exhaust(table: LotrTable, effect: effects.Exhaust, context: Context, spent: int) -> bool:
    return enough(table, effect.who, context, EXERTING)


async def do_wound(table: LotrTable, effect: effects.Wound, context: Context) -> bool:
    """Wounds each chosen character the given number of times, one wound after another (LR-3.3)."""
    seat = await performer(table, effect.by, context)
    chosen = await select(table, effect.who, context, WOUNDING, seat)
    times = amount(table, effect.times, context)  # may depend on the chosen characters
    done = bool(chosen)
    for card in chosen:
        for _time in range(times):
            if not await wound(table, card, context.this):
                done = False
    return done


def can_wound(table: LotrTable, effect: effects.Wound, context: Context, spent: int) -> bool:
    return enough(table, effect.who, context, WOUNDING)


async def do_heal(table: LotrTable, effect: effects.Heal, context: Context) -> bool:
    """Heals each chosen character the given number of times (LR-3.7), or up to that as the player chooses."""
    times = most = amount(table, effect.times, context)
    this_name = Name(table.cards[context.this].printed.id)
    seat = await performer(table, effect.by, context)
    chosen = await select(table, effect.who, context, HEALING, seat)
    done = bool(chosen)
    for card in chosen:
        if effect.up_to:
            prompt = Message("prompt-how-often", {"card": this_name, "part": part_of(table, context, effect)})
            times = await choose_number(seat, prompt, 0, min(most, table.cards[card].wounds))
        for _time in range(times):
            if not await heal(table, card, context.this):  # a response may have replaced one of several heals (1C287)
                done = False
    return done


def can_heal(table: LotrTable, effect: effects.Heal, context: Context, spent: int) -> bool:
    return effect.up_to or enough(table, effect.who, context, HEALING, amount(table, effect.times, context))


async def do_spot(table: LotrTable, effect: effects.Spot, context: Context) -> bool:
    """Spots cards or burdens; with X the player chooses how many (LR-27.3)."""
    most = number_spotted(table, effect.what, context)
    if not effect.x:
        if isinstance(effect.what, Filter):
            found = spotted(table, effect.what, context)
            if effect.remember and len(found) > effect.count:
                chosen = await choose_cards(table, context.you, found, effect.count, effect.count, CHOOSING, context)
                found = list(chosen)
            if effect.remember:
                context.remember(effect.remember, tuple(found))
            note_spotted(table, found, effect.count, context)
        return most >= effect.count
    if effect.limit:
        most = min(most, amount(table, effect.limit, context))
    over = effect.limit.over if isinstance(effect.limit, Cultures) else 0
    card = Name(table.cards[context.this].printed.id)
    prompt = Message("prompt-spot", {"card": card, "over": over, "part": part_of(table, context, effect)})
    context.remember_number(effect.x, await choose_number(context.you, prompt, 0, most))
    return True


def can_spot(table: LotrTable, effect: effects.Spot, context: Context, spent: int) -> bool:
    return effect.x != "" or spots(table, effect.what, effect.count, context)


VERBS.update(
    {
        effects.Exert: Verb(do_exert, can_exert),
        effects.Exhaust: Verb(do_exhaust, can_exhaust),
        effects.Wound: Verb(do_wound, can_wound),
        effects.Heal: Verb(do_heal, can_heal),
        effects.Spot: Verb(do_spot, can_spot),
    }
)
