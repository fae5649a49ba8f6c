"""Carries out costs and effects in order; the code of each is looked up by its class in `VERBS`."""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.kernel.messages import Message, Name
from inglenook.kernel.questions import confirm
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.effects.targets import part_of
from inglenook.lotr.evaluation.registry import holds
from inglenook.lotr.index import Context
from inglenook.lotr.library import spots_in
from inglenook.lotr.requirements.legality import VERBS, playable_after, playable_by, what_is_done
from inglenook.lotr.requirements.reach import movable
from inglenook.lotr.state import Shift
from inglenook.lotr.table import LotrTable


async def do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Carries out effects in order, each after the results of those before; stops if the player is out (LR-21.10)."""
    done = True
    for effect in todo:
        if table.over or table.players[context.you].out:
            return False
        if not await do(table, effect, context):
            done = False
    return done


async def do(table: LotrTable, effect: Effect, context: Context) -> bool:
    """Carries out one effect as far as possible; returns whether fully, as costs and prices require (LR-26.20)."""
    context.doing = effect
    return await VERBS[type(effect)].do(table, effect, context)


async def pay(table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context) -> bool:
    """Pays costs; the effects then do not play or take the cards moved by paying (LR-26.31, LG-31, LG-70)."""
    if not costs:
        return True
    done = True
    for place, cost in enumerate(costs):
        around = table.shifts
        shifts: list[Shift] = []
        atoms.note_shifts(table, shifts)
        context.due = costs[place + 1 :]
        context.playable = left_to_play(table, costs[place:], todo, context)
        if len(context.playable) == 1:
            context.kept = context.playable
        if isinstance(cost, effects.RevealFromHand):
            context.least = least_to_reveal(table, cost, todo, context)
        if not await do_all(table, (cost,), context):
            done = False
        context.kept = context.due = context.playable = ()
        gone = moved(table, shifts)
        context.paid += gone
        context.from_deck += tuple([shift.card for shift in shifts if shift.zone == terms.DECK and shift.card in gone])
        if around is not None:
            around += shifts  # includes costs of responses to other costs
        atoms.note_shifts(table, around)
    return done


def moved(table: LotrTable, shifts: list[Shift]) -> tuple[Thing, ...]:
    """Returns the cards that are no longer in the zone where they were before these shifts."""
    seen: list[Thing] = []
    found: tuple[Thing, ...] = ()
    for shift in shifts:
        if shift.card not in seen:
            seen.append(shift.card)
            if table.cards[shift.card].zone != shift.zone:
                found = (*found, shift.card)
    return found


def left_to_play(
    table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context
) -> tuple[Thing, ...]:
    """Returns the cards that an effect could play after these costs; one of them must not pay (LR-26.23, LR-26.31).

    If several effects play a card, the one with the fewest such cards counts.
    """
    fewest: tuple[Thing, ...] = ()
    for effect in what_is_done(todo):
        if isinstance(effect, effects.PlayCard) and terms.DECK not in effect.zones:
            found = tuple(playable_after(table, costs, effect, context))
            if not fewest or 0 < len(found) < len(fewest):
                fewest = found
    return fewest


def least_to_reveal(table: LotrTable, cost: effects.RevealFromHand, todo: tuple[Effect, ...], context: Context) -> int:
    """Returns how many cards to reveal so that the pool can pay for a card that each makes cheaper (2U70, LR-26.23)."""
    name = cost.what.remember
    plays = [effect for effect in todo if isinstance(effect, effects.PlayCard) and terms.DECK not in effect.zones]
    if not cost.what.up_to or not name or not plays:
        return 0
    most = len(movable(table, cost.what.what, terms.HAND, context))
    for number in range(most):
        context.remember_number(name, number)
        if any(playable_by(table, effect, context) for effect in plays):
            return number
    return most


async def ask_what_is_spotted(table: LotrTable, context: Context) -> None:
    """Asks the player about each "if you spot" condition that holds, as the player may decline (LR-27.3)."""
    for condition in table.cards[context.this].printed.words.spots.get(context.ability, ()):
        if holds(table, condition, context):
            card = Name(table.cards[context.this].printed.id)
            prompt = Message("prompt-spot-or-not", {"card": card, "part": part_of(table, context, condition)})
            if not await confirm(context.you, prompt):
                context.declined += spots_in(condition)
