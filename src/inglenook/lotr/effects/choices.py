"""Effects with choices, offers, prices and conditions (LR-26.21, LG-63, LG-73)."""

from __future__ import annotations

from inglenook.kernel.decisions import Option, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import choose_one, choose_some, confirm
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.filters import That
from inglenook.lotr.effects.sequence import do_all, pay
from inglenook.lotr.effects.targets import ASKED, part_of, performer, select, select_among
from inglenook.lotr.evaluation.registry import amount, holds
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb, can_do, can_do_all, can_follow, enough
from inglenook.lotr.requirements.reach import (
    CHOOSING,
    DISCARDING,
    EXERTING,
    HEALING,
    WOUNDING,
    cards_in_hand,
    concerned,
    movable,
    reachable,
    room_in_hand,
)
from inglenook.lotr.table import LotrTable


async def do_choose(table: LotrTable, effect: effects.Choose, context: Context) -> bool:
    """Lets a player choose one of several effects, if possible one that can be done in full (LR-26.21, LG-63)."""
    seat = await performer(table, effect.by, context)
    if table.players[seat].out:
        return False
    possible = [
        place for place, option in enumerate(effect.options) if can_do_all(table, (*option, *context.due), context)
    ]
    if not possible:  # none can be done in full: offer those that can be done in part
        possible = [place for place, option in enumerate(effect.options) if does_something(table, option, context)]
    if not possible:
        possible = list(range(len(effect.options)))
    options = tuple([choice_option(table, effect, context, place) for place in possible])
    prompt = Message("prompt-choose-effect", {"card": Name(table.cards[context.this].printed.id)})
    picked = await choose_one(seat, prompt, options)
    return await do_all(table, effect.options[picked.amount - 1], context)


def does_something(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether at least a part of the effects can be done: to one card, once (LG-63)."""
    return any(can_begin(table, effect, context) for effect in todo)


def can_begin(table: LotrTable, effect: Effect, context: Context) -> bool:
    """Whether any card that an effect needs is available."""
    if isinstance(effect, (effects.Exert, effects.Exhaust)):
        return bool(reachable(table, effect.who.what, context, EXERTING))
    if isinstance(effect, effects.Wound):
        return bool(reachable(table, effect.who.what, context, WOUNDING))
    if isinstance(effect, effects.Heal):
        return bool(reachable(table, effect.who.what, context, HEALING))
    if isinstance(effect, effects.Discard):
        return bool(reachable(table, effect.who.what, context, DISCARDING))
    if isinstance(effect, effects.DiscardFromHand):
        return bool(cards_in_hand(table, effect, context))
    if isinstance(effect, effects.MoveCards):
        return bool(movable(table, effect.what, effect.source, context, effect.among))
    if isinstance(effect, effects.Draw):
        seats = concerned(table, effect.who, context)
        return any(bool(table.players[seat].deck) and room_in_hand(table, seat) > 0 for seat in seats)
    if isinstance(effect, effects.Repeat):
        return does_something(table, effect.effects, context)
    return can_do(table, effect, context)


def choice_option(table: LotrTable, effect: effects.Choose, context: Context, place: int) -> Option:
    """Returns the option for one alternative of a choice; its text is rendered from the card."""
    return Option("choice", context.this, amount=place + 1, label=part_of(table, context, effect, f"-options-{place}"))


def can_choose(table: LotrTable, effect: effects.Choose, context: Context, spent: int) -> bool:
    return any(can_do_all(table, option, context) for option in effect.options)


async def choose_card(table: LotrTable, effect: effects.ChooseCard, context: Context) -> bool:
    """Lets the player choose a card without doing anything to it yet."""
    return bool(await select(table, effect.what, context, CHOOSING, context.you))


def can_choose_card(table: LotrTable, effect: effects.ChooseCard, context: Context, spent: int) -> bool:
    return enough(table, effect.what, context, CHOOSING)


async def do_may(table: LotrTable, effect: effects.May, context: Context) -> bool:
    """Offers an optional effect to each of the players concerned."""
    for seat in concerned(table, effect.by, context):
        if table.players[seat].out:
            continue
        own = context if seat == context.you else context.of(seat)
        if all(is_about_nothing(done, own) for done in effect.effects):
            continue
        if not can_do_all(table, effect.costs, own) or not can_follow(table, effect.costs, effect.effects, own):
            continue
        card = Name(table.cards[context.this].printed.id)
        prompt = Message("prompt-may", {"card": card, "part": part_of(table, context, effect)})
        if await confirm(seat, prompt) and await pay(table, effect.costs, effect.effects, own):
            await do_all(table, effect.effects, own)
    return True


def is_about_nothing(effect: Effect, context: Context) -> bool:
    """Whether an effect is about cards revealed or seen before, of which there are none (LG-120)."""
    if not isinstance(effect, (effects.MoveCards, effects.DiscardFromHand)):
        return False
    name = effect.what.name if isinstance(effect.what, That) else effect.among
    return name != "" and not context.memory.get(name)


def can_may(table: LotrTable, effect: effects.May, context: Context, spent: int) -> bool:
    """Whether an optional effect can be done: always, as the player may decline."""
    return True


async def do_unless(table: LotrTable, effect: effects.Unless, context: Context) -> bool:
    """Carries out effects unless a player pays the price; a card whose owner may pay is chosen first (LG-73).

    If assigning is the only effect and no character can be assigned, no price is offered (LG-69); other effects may be
    done in part.
    """
    assigns = effect.about is None and all(isinstance(done, effects.Assign) for done in effect.effects)
    if assigns and not any(can_do(table, done, context) for done in effect.effects):
        return False
    one = effect.payer in ASKED
    payers = (await performer(table, effect.payer, context),) if one else concerned(table, effect.payer, context)
    if effect.about is not None:
        chosen = await select_among(
            table, effect.about, worth_choosing(table, effect, context), context, CHOOSING, context.you
        )
        payers = tuple([table.cards[card].owner for card in chosen])
    for seat in payers:
        payer = context.of(seat)
        if not table.players[seat].out and can_do_all(table, effect.price, payer):
            card = Name(table.cards[context.this].printed.id)
            price, part = part_of(table, context, effect, "-price"), part_of(table, context, effect)
            prompt = Message("prompt-pay-to-prevent", {"card": card, "price": price, "part": part})
            # A price not paid in full, because a response prevented it, prevents nothing (LR-26.30, 4C316).
            if await confirm(seat, prompt) and await do_all(table, effect.price, payer):
                return False
    return await do_all(table, effect.effects, context)


def worth_choosing(table: LotrTable, effect: effects.Unless, context: Context) -> list[Thing]:
    """Returns the cards the offer can be about: those to which any of its effects can be done (LG-69, 3C69)."""
    found: list[Thing] = []
    if effect.about is not None:
        trial = context.of(context.you)
        for card in reachable(table, effect.about.what, context):
            trial.memory = {**context.memory, effect.about.remember: (card,)}
            if any(can_do_all(table, (one,), trial) for one in effect.effects):
                found.append(card)
    return found


def can_unless(table: LotrTable, effect: effects.Unless, context: Context, spent: int) -> bool:
    if effect.about is not None:
        return bool(worth_choosing(table, effect, context))
    return can_do_all(table, effect.effects, context)


async def do_name_cultures(table: LotrTable, effect: effects.NameCultures, context: Context) -> bool:
    """Lets a player name cultures, and reports them to all players (6R101)."""
    seat = await performer(table, effect.by, context)
    prompt = Message(
        "prompt-name-cultures", {"card": Name(table.cards[context.this].printed.id), "count": effect.count}
    )
    options = tuple([Option("name", word=name, label=culture(name)) for name in terms.CULTURES])
    picked = await choose_some(seat, prompt, options, effect.count, effect.count)
    named = tuple([option.word for option in picked])
    context.remember_cultures(effect.remember, named)
    told = tuple([culture(name) for name in named])
    table.tell(Message("log-named-cultures", {"player": Player(seat), "cultures": told}))
    return True


def culture(name: str) -> Message:
    """Returns the message that names a culture."""
    return Message(f"culture-{name}")


def can_name_cultures(table: LotrTable, effect: effects.NameCultures, context: Context, spent: int) -> bool:
    return True


async def do_when(table: LotrTable, effect: effects.When, context: Context) -> bool:
    """Carries out one of two lists of effects, depending on a condition."""
    then = holds(table, effect.condition, context)
    return await do_all(table, effect.then if then else effect.otherwise, context)


def can_when(table: LotrTable, effect: effects.When, context: Context, spent: int) -> bool:
    then = holds(table, effect.condition, context)
    return can_do_all(table, effect.then if then else effect.otherwise, context)


async def do_repeat(table: LotrTable, effect: effects.Repeat, context: Context) -> bool:
    """Repeats effects the given number of times, with new targets each time (LR-3.6), or as the player wants."""
    done = True
    most = amount(table, effect.times, context)
    time = 0
    while most == effects.ALL or time < most:
        if effect.until_stopped and (table.over or not can_do_all(table, effect.effects, context)):
            break
        if effect.until_stopped and time and not await goes_on(table, effect, context):
            break
        if not await do_all(table, effect.effects, context):
            done = False
        time += 1
    return done


async def goes_on(table: LotrTable, effect: effects.Repeat, context: Context) -> bool:
    """Whether the player wants another repetition: "until you choose to stop" (1R22)."""
    card = Name(table.cards[context.this].printed.id)
    return await confirm(context.you, Message("prompt-go-on", {"card": card, "part": part_of(table, context, effect)}))


def can_repeat(table: LotrTable, effect: effects.Repeat, context: Context, spent: int) -> bool:
    times = 1 if effect.until_stopped else amount(table, effect.times, context)
    return can_do_all(table, effect.effects * times, context)


VERBS.update(
    {
        effects.Choose: Verb(do_choose, can_choose),
        effects.ChooseCard: Verb(choose_card, can_choose_card),
        effects.May: Verb(do_may, can_may),
        effects.Unless: Verb(do_unless, can_unless),
        effects.NameCultures: Verb(do_name_cultures, can_name_cultures),
        effects.When: Verb(do_when, can_when),
        effects.Repeat: Verb(do_repeat, can_repeat),
    }
)
