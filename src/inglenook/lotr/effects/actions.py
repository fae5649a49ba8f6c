"""Playing cards and using abilities: requirements, costs, the window, effects (LR-26.12 to LR-26.32)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import CARDS, NOTHING, Option, Seat, Thing
from inglenook.kernel.events import Result, offer, perform
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.questions import choose_one
from inglenook.lotr import atoms
from inglenook.lotr.active import is_active
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.filters import That
from inglenook.lotr.effects.participants import note_what_follows
from inglenook.lotr.effects.sequence import ask_what_is_spotted, do_all, pay
from inglenook.lotr.evaluation.modifiers import total, vitality
from inglenook.lotr.evaluation.registry import amount, holds
from inglenook.lotr.index import Context
from inglenook.lotr.library import discards_itself
from inglenook.lotr.requirements.bearers import bearers_for
from inglenook.lotr.requirements.gained_costs import can_pay_gained, gained_costs
from inglenook.lotr.requirements.legality import can_do_all, can_follow, side_may_play
from inglenook.lotr.responses.answers import (
    CARRY_OUT,
    KEEP_PROMISE,
    MAY_PLAY_EVENT,
    PLAY,
    SETTLE,
    AboutTo,
    Answer,
    Moment,
    Promised,
    context_for,
    context_of_promise,
    is_answered,
    named,
    remember_bearer,
    times_used,
)
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.responses.happenings import add_twilight, to_discard_pile
from inglenook.lotr.state import Waiting
from inglenook.lotr.stats import can_afford, forbidden, is_unusable, tokens_to_play
from inglenook.lotr.table import LotrTable

# Checks before an action is used.


def may_use(table: LotrTable, seat: Seat, card: Thing, number: int) -> bool:
    """Whether the costs and requirements of an ability, or of an event's text, can be met now (LR-26.12, LR-26.16)."""
    ability = table.cards[card].printed.abilities[number]
    assert isinstance(ability, Action)
    if ability.uses and times_used(table, card, number, ability.period) >= ability.uses:
        return False
    if table.cards[card].printed.type != terms.EVENT_TYPE and is_unusable(table, seat, card):
        return False
    context = Context(seat, card, number)
    if ability.condition is not None and not holds(table, ability.condition, context):
        return False
    if ability.costs and not can_do_all(table, ability.costs, context):
        return False
    if not can_pay_gained(table, ability.costs, ability.effects, context):
        return False
    return can_follow(table, ability.costs, ability.effects, context)


def may_play_event(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Whether an event's side, twilight cost and play requirements allow it (LR-4.5, LR-4.6)."""
    printed = table.cards[card].printed
    if not side_may_play(table, seat, printed.side) or forbidden(table, card, terms.BE_PLAYED):
        return False
    if printed.definition.to_play and not can_do_all(table, printed.definition.to_play, Context(seat, card)):
        return False
    return can_afford(table, card, NOTHING, 0, 0)


# Paying.


def pay_twilight(table: LotrTable, card: Thing, bearer: Thing = NOTHING, discount: int = 0) -> None:
    """Adds a Free Peoples card's twilight cost to the pool, or removes a Shadow card's (LR-4.3, LR-4.4, LR-14.14)."""
    tokens = tokens_to_play(table, card, bearer, discount)
    add_twilight(table, -tokens if table.cards[card].printed.side == terms.SHADOW else tokens)


# Cards that stay in play.


async def play_card(
    table: LotrTable,
    seat: Seat,
    card: Thing,
    effect: effects.PlayCard | None = None,
    context: Context | None = None,
    free: bool = False,
) -> bool:
    """Plays a card that is not an event: costs, entering play, responses (LR-26.29).

    A starting companion is played `free` of twilight (LR-9.11).
    """
    discount = 0
    bearer = NOTHING
    printed = table.cards[card].printed
    if effect is not None and context is not None:
        discount = amount(table, effect.discount, context)
    chosen = "" if printed.on is None or not isinstance(printed.on.bearer, That) else printed.on.bearer.name
    if printed.on is not None and not chosen:
        narrowed = None if effect is None else effect.on
        found = bearers_for(table, seat, card, discount, 0, narrowed, context)
        if not found:
            return False
        prompt = Message("prompt-choose-bearer", {"card": Name(printed.id)})
        options = tuple([Option("bear", host) for host in found])
        bearer = (await choose_one(seat, prompt, options, CARDS)).subject
    if table.listening:
        told: dict[str, Argument] = {"player": Player(seat), "card": Name(printed.id)}
        if bearer != NOTHING:
            told["bearer"] = named(table, bearer)
        table.tell(Message("log-played" if bearer == NOTHING else "log-played-on", told))
    if not free and (effect is None or not effect.free):
        pay_twilight(table, card, bearer, discount)
    # A card is in no zone while it is being played (LR-26.28).
    atoms.put(table, card, terms.NO_ZONE)
    own = Context(seat, card)
    if printed.definition.to_play and not await do_all(table, printed.definition.to_play, own):
        atoms.put(table, card, terms.DISCARD_PILE)  # paying was interrupted (LR-26.30)
        return False
    if table.over or table.players[seat].out:
        return False
    if chosen:
        remembered = own.memory.get(chosen, ())  # the character that paid for the card bears it (4R107)
        if len(remembered) != 1:
            atoms.put(table, card, terms.DISCARD_PILE)
            return False
        bearer = remembered[0]
    if bearer != NOTHING and not is_active(table, bearer):
        atoms.put(table, card, terms.DISCARD_PILE)
        return False
    atoms.enter_play(table, card, bearer)
    exhausted = effect is not None and effect.exhausted
    if printed.is_character and (exhausted or total(table, card, terms.COMES_EXHAUSTED) > 0):
        atoms.set_wounds(table, card, max(0, vitality(table, card) - 1))
        table.tell(Message("log-comes-exhausted", {"card": Name(printed.id)}))
    atoms.note_played(table, card)
    if effect is not None and context is not None and effect.remember:
        context.remember(effect.remember, (card,))
    await settle(table)
    if is_answered(table, terms.PLAYED) and table.cards[card].zone == terms.PLAY:
        others = () if bearer == NOTHING else (bearer,)
        await offer(table, Moment(Facts(terms.PLAYED, card, others, seat)))
    return True


# Events and special abilities.


class Acting(AboutTo):
    """An event or special ability is about to take effect, its costs paid (LR-26.10)."""

    def __init__(self, card: Thing, seat: Seat, others: tuple[Thing, ...], timing: str) -> None:
        super().__init__(Facts(terms.ACTION_USED, card, others, seat, timing=timing))

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        return []


async def play_event(table: LotrTable, seat: Seat, card: Thing, number: int, context: Context) -> None:
    """Plays an event: reveal, pay, responses, effects, discard pile (LR-26.29, LR-10.15)."""
    printed = table.cards[card].printed
    ability = printed.abilities[number]
    assert isinstance(ability, (Action, Response))
    if table.listening:
        table.tell(Message("log-played", {"player": Player(seat), "card": Name(printed.id)}))
    pay_twilight(table, card)
    atoms.put(table, card, terms.NO_ZONE)
    paid = await pay(table, printed.definition.to_play, ability.effects, context)
    paid = paid and await pay(table, ability.costs, ability.effects, context)
    note_what_follows(table, ability.effects, context)
    if paid and await pay_gained(table, seat, card, context):
        atoms.note_played(table, card)
        if is_answered(table, terms.PLAYED):
            await offer(table, Moment(Facts(terms.PLAYED, card, (), seat)))
        await take_effect(table, seat, card, ability.effects, context)
    if table.cards[card].zone == terms.NO_ZONE and not table.players[seat].out:
        if is_answered(table, terms.ABOUT_TO_DISCARD_EVENT):
            await perform(table, LeavingEvent(card, seat))
        if table.cards[card].zone == terms.NO_ZONE:
            to_discard_pile(table, card)  # a cancelled event, too (LR-26.19)


async def pay_gained(table: LotrTable, seat: Seat, card: Thing, context: Context) -> bool:
    """Pays an event's extra costs for the cards it spots and exerts (4R261); the demanding text is their source."""
    paid = True
    for speaker in gained_costs(table, card, context.involved):
        if not await do_all(table, speaker.modifier.costs, Context(seat, speaker.context.this)):
            paid = False
    return paid


class LeavingEvent(AboutTo):
    """An event that was played is about to go to the discard pile, unless its player keeps it (4R95)."""

    def __init__(self, card: Thing, seat: Seat) -> None:
        super().__init__(Facts(terms.ABOUT_TO_DISCARD_EVENT, card, seat=seat))

    def may_hide_response(self, table: LotrTable, seat: Seat) -> bool:
        return seat == self.facts.seat and super().may_hide_response(table, seat)

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        to_discard_pile(table, self.facts.card)
        return []


async def use_ability(table: LotrTable, seat: Seat, card: Thing, number: int, context: Context) -> None:
    """Uses a special ability: costs, response window, effects (LR-10.16)."""
    ability = table.cards[card].printed.abilities[number]
    assert isinstance(ability, (Action, Response, Trigger))
    if table.listening and (not isinstance(ability, Trigger) or ability.optional):
        table.tell(Message("log-used", {"player": Player(seat), "card": Name(table.cards[card].printed.id)}))
    atoms.note_use(table, card, number)
    if await pay(table, ability.costs, ability.effects, context):
        if isinstance(ability, Trigger):
            await ask_what_is_spotted(table, context)
            await do_all(table, ability.effects, context)
        else:
            note_what_follows(table, ability.effects, context)
            await take_effect(table, seat, card, ability.effects, context)


async def take_effect(table: LotrTable, seat: Seat, card: Thing, todo: tuple[Effect, ...], context: Context) -> None:
    """Carries out an action's effects, unless a response cancels the action (LR-26.10, LR-26.11)."""
    acting = Acting(card, seat, context.involved, context.timing)
    if is_answered(table, terms.ACTION_USED) and not await perform(table, acting):
        table.tell(Message("log-cancelled", {"card": Name(table.cards[card].printed.id)}))
        return
    await ask_what_is_spotted(table, context)
    await do_all(table, todo, context)


async def act(table: LotrTable, seat: Seat, card: Thing, number: int) -> None:
    """Takes a phase action: an event from hand, a special ability, or a card that can join a skirmish (0P59)."""
    context = Context(seat, card, number)
    context.timing = table.phase
    remember_bearer(table, context)
    if table.cards[card].printed.type == terms.EVENT_TYPE:
        await play_event(table, seat, card, number, context)
    elif table.cards[card].zone == terms.HAND:
        await play_card(table, seat, card)
    else:
        await use_ability(table, seat, card, number, context)
    await settle(table)


LOOP_DEPTH: Final = 12
"""Depth of nested happenings from which positions are compared: a repeated position means a loop."""


def repeats(table: LotrTable) -> bool:
    """Whether a required action leads back to a position within the same action, which ends it (LR-26.38, LG-88)."""
    if table.depth < LOOP_DEPTH:
        table.forget_positions()
        return False
    return table.has_been(table.position())


async def carry_out(table: LotrTable, answer: Answer) -> None:
    """Carries out a trigger or response to a happening."""
    if answer.required and repeats(table):
        return
    context = context_for(table, answer.facts, answer.seat, answer.card, answer.ability, answer.about)
    printed = table.cards[answer.card].printed
    if printed.type == terms.EVENT_TYPE and not discards_itself(printed.abilities[answer.ability]):
        await play_event(table, answer.seat, answer.card, answer.ability, context)
    else:
        await use_ability(table, answer.seat, answer.card, answer.ability, context)


async def keep_promise(table: LotrTable, promised: Promised) -> None:
    """Carries out effects that an ability announced earlier."""
    if promised.required and repeats(table):
        return
    context = context_of_promise(table, promised.waiting, promised.facts, promised.about)
    await follow(table, promised.waiting, promised.waiting.words(), context)


async def follow(table: LotrTable, waiting: Waiting, later: effects.Later, context: Context) -> None:
    """Carries out announced effects; stops waiting if they happen only once."""
    if later.once:
        atoms.end_waiting(table, waiting)
    await do_all(table, later.effects, context)


CARRY_OUT.set(carry_out)
KEEP_PROMISE.set(keep_promise)
SETTLE.set(settle)
PLAY.set(play_card)
MAY_PLAY_EVENT.set(may_play_event)

__all__ = ["act", "may_play_event", "may_use", "play_card"]
