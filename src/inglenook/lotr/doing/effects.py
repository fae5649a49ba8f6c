"""What each verb does.  `do` returns whether it was done in full, which costs and prices ask for (LR-26.20)."""

from __future__ import annotations

from inglenook.kernel.asking import choose_number, choose_one, confirm
from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.messages import Message, Name
from inglenook.lotr import atoms
from inglenook.lotr.answering import PLAY
from inglenook.lotr.doing import rarer
from inglenook.lotr.doing.choosing import performer, select
from inglenook.lotr.doing.noticing import note_spotted
from inglenook.lotr.doing.piles import (
    discard_from_deck,
    discard_from_hand,
    draw_cards,
    move_cards,
    see_hand,
)
from inglenook.lotr.happenings import add_burdens, add_burdens_now, add_twilight, discard, exert, heal, wound
from inglenook.lotr.index import Context
from inglenook.lotr.legality import can_do_all, can_follow, enough, playable_after, playable_by
from inglenook.lotr.library import spots_in
from inglenook.lotr.meaning.registry import amount, holds, spotted
from inglenook.lotr.reach import CHOOSING, DISCARDING, EXERTING, HEALING, WOUNDING, concerned
from inglenook.lotr.settling import settle
from inglenook.lotr.state import Lasting
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import effects, terms
from inglenook.lotr.words.amounts import Cultures
from inglenook.lotr.words.effects import Effect


async def do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Effects one after another; each sees what those before it did.  Who goes out by one does no more (LR-21.10)."""
    done = True
    for effect in todo:
        if table.over or table.players[context.you].out:
            return False
        if not await do(table, effect, context):
            done = False
    return done


async def pay(table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context) -> bool:
    """Costs are paid; what moves by that is not among what the effects play or take then (LR-26.31, LG-31, LG-70)."""
    if not costs:
        return True
    before = [piece.zone for piece in table.cards]
    context.kept = only_one_to_play(table, costs, todo, context)
    done = True
    for place, cost in enumerate(costs):
        context.due = costs[place + 1 :]
        if not await do_all(table, (cost,), context):
            done = False
    context.kept = context.due = ()
    context.paid += tuple([card for card, piece in enumerate(table.cards) if piece.zone != before[card]])
    return done


def only_one_to_play(
    table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context
) -> tuple[Thing, ...]:
    """The card that does not pay, as no other could be played by the effects then (LR-26.23).

    Known hole: of two such cards both can pay, if the costs ask for two at once; no card defined so far does.
    """
    for effect in todo:
        if isinstance(effect, effects.PlayCard) and terms.DECK not in effect.zones:
            found = playable_after(table, costs, effect, context)
            if len(found) == 1:
                return (found[0],)
    return ()


async def do(table: LotrTable, effect: Effect, context: Context) -> bool:
    """One effect, as far as it can be done."""
    if isinstance(effect, effects.Exert):
        return await do_exert(table, effect, context)
    if isinstance(effect, effects.Modify):
        return await do_modify(table, effect, context)
    if isinstance(effect, effects.TwilightTokens):
        change = amount(table, effect.amount, context)
        full = change >= 0 or table.twilight + change >= 0
        add_twilight(table, change)
        return full
    if isinstance(effect, effects.Spot):
        return await do_spot(table, effect, context)
    if isinstance(effect, effects.Discard):
        return await do_discard(table, effect, context)
    if isinstance(effect, effects.Wound):
        return await do_wound(table, effect, context)
    if isinstance(effect, effects.Heal):
        return await do_heal(table, effect, context)
    if isinstance(effect, effects.Burden):
        return await do_burden(table, effect, context)
    if isinstance(effect, effects.PlayCard):
        return await do_play(table, effect, context)
    if isinstance(effect, effects.Draw):
        return await draw_cards(table, effect, context)
    if isinstance(effect, effects.DiscardFromHand):
        return await discard_from_hand(table, effect, context)
    if isinstance(effect, effects.DiscardFromDeck):
        return await discard_from_deck(table, effect, context)
    if isinstance(effect, effects.MoveCards):
        return await move_cards(table, effect, context)
    if isinstance(effect, effects.SeeHand):
        return await see_hand(table, effect, context)
    if isinstance(effect, effects.Prevent):
        return await do_prevent(table, effect, context)
    return await do_composed(table, effect, context)


async def do_composed(table: LotrTable, effect: Effect, context: Context) -> bool:
    """The verbs that are made of others; the rest stands in `rarer`."""
    if isinstance(effect, effects.When):
        then = holds(table, effect.condition, context)
        return await do_all(table, effect.then if then else effect.otherwise, context)
    if isinstance(effect, effects.Choose):
        return await do_choose(table, effect, context)
    if isinstance(effect, effects.May):
        return await do_may(table, effect, context)
    if isinstance(effect, effects.Unless):
        return await do_unless(table, effect, context)
    if isinstance(effect, effects.Repeat):
        done = True
        for _time in range(amount(table, effect.times, context)):
            if not await do_all(table, effect.effects, context):
                done = False
        return done
    return await rarer.do_rarer(table, effect, context)


# Characters.


async def do_exert(table: LotrTable, effect: effects.Exert, context: Context) -> bool:
    """Each character chosen exerts so many times, or as often as it can (LR-3.26, LG-61)."""
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
                break
    return done


async def do_wound(table: LotrTable, effect: effects.Wound, context: Context) -> bool:
    """Each character chosen takes so many wounds, one after another (LR-3.3)."""
    seat = await performer(table, effect.by, context)
    chosen = await select(table, effect.who, context, WOUNDING, seat)
    times = amount(table, effect.times, context)  # it may depend on who was chosen
    done = bool(chosen)
    for card in chosen:
        for _time in range(times):
            if not await wound(table, card, context.this):
                done = False
    return done


async def do_heal(table: LotrTable, effect: effects.Heal, context: Context) -> bool:
    """Each character chosen loses so many wounds (LR-3.7)."""
    times = amount(table, effect.times, context)
    seat = await performer(table, effect.by, context)
    chosen = await select(table, effect.who, context, HEALING, seat)
    done = bool(chosen)
    for card in chosen:
        for _time in range(times):
            if not await heal(table, card, context.this):
                done = False
                break
    return done


async def do_discard(table: LotrTable, effect: effects.Discard, context: Context) -> bool:
    """Cards leave play for the discard pile (LR-28.1)."""
    seat = await performer(table, effect.by, context)
    wanted = amount(table, effect.who.count, context)
    chosen = await select(table, effect.who, context, DISCARDING, seat)
    done = wanted == effects.ALL or effect.who.up_to or len(chosen) >= wanted
    for card in chosen:
        if not await discard(table, card, context.this, context.timing):
            done = False
    await settle(table)
    return done


async def do_spot(table: LotrTable, effect: effects.Spot, context: Context) -> bool:
    """Cards are seen to be in play; with X the player says how many (LR-27.3)."""
    found = spotted(table, effect.what, context)
    if not effect.x:
        if effect.remember:
            context.memory[effect.remember] = tuple(found)
        note_spotted(table, found, effect.count, context)
        return len(found) >= effect.count
    most = min(len(found), amount(table, effect.limit, context)) if effect.limit else len(found)
    over = effect.limit.over if isinstance(effect.limit, Cultures) else 0
    prompt = Message("prompt-spot", {"card": Name(table.cards[context.this].printed.id), "over": over})
    context.numbers[effect.x] = await choose_number(context.you, prompt, 0, most)
    return True


async def ask_what_is_spotted(table: LotrTable, context: Context) -> None:
    """Where a card says "if you spot", its player need not, though it could be done (LR-27.3)."""
    for condition in table.cards[context.this].printed.spots.get(context.ability, ()):
        if holds(table, condition, context):
            prompt = Message("prompt-spot-or-not", {"card": Name(table.cards[context.this].printed.id)})
            if not await confirm(context.you, prompt):
                context.declined += spots_in(condition)


async def do_burden(table: LotrTable, effect: effects.Burden, context: Context) -> bool:
    """Burdens come or go (LR-22.5)."""
    change = amount(table, effect.amount, context)
    if change >= 0:
        return await add_burdens(table, change, context.this)
    full = table.players[table.turn].burdens + change >= 0
    add_burdens_now(table, table.turn, change)
    return full


async def do_modify(table: LotrTable, effect: effects.Modify, context: Context) -> bool:
    """Modifiers begin, their numbers and cards fixed now (LR-26.36)."""
    cards: tuple[Thing, ...] = ()
    if effect.who is not None:
        cards = await select(table, effect.who, context, "modify", context.you)
        if not cards:
            return False
    source = table.cards[context.this].printed.id
    for modifier in effect.modifiers:
        number = amount(table, modifier.amount, context)
        if effect.total:
            number = min(number, effect.total - given_before(table, context.this, modifier.stat))
        if modifier.stat == terms.MOVE_LIMIT:
            atoms.change_limit(table, context.this, number)  # to the end of the turn (LR-20.21)
            continue
        atoms.add_lasting(
            table, Lasting(source, context.this, modifier.stat, number, modifier.word, cards, effect.until)
        )
    if table.listening and cards:
        names = tuple([Name(table.cards[card].printed.id) for card in cards])
        table.tell(Message("log-modified", {"card": Name(source), "targets": names}))
    await settle(table)
    return True


def given_before(table: LotrTable, card: Thing, stat: str) -> int:
    """What a card has given by repeated use so far in this phase (LR-26.37)."""
    return sum([one.amount for one in table.lasting if one.card == card and one.stat == stat])


# Choices and other players.


async def do_choose(table: LotrTable, effect: effects.Choose, context: Context) -> bool:
    """One of several; one that can be done in full if there is one (LR-26.21, LG-63)."""
    seat = await performer(table, effect.by, context)
    if table.players[seat].out:
        return False
    possible = [
        place for place, option in enumerate(effect.options) if can_do_all(table, (*option, *context.due), context)
    ]
    if not possible:
        possible = list(range(len(effect.options)))
    options = tuple([choice_option(table, context, place) for place in possible])
    prompt = Message("prompt-choose-effect", {"card": Name(table.cards[context.this].printed.id)})
    picked = await choose_one(seat, prompt, options)
    return await do_all(table, effect.options[picked.amount - 1], context)


def choice_option(table: LotrTable, context: Context, place: int) -> Option:
    """One of the alternatives of an ability, by its number; how it reads is rendered from the card."""
    return Option("choice", context.this, amount=place + 1, word=f"ability-{context.ability}")


async def do_may(table: LotrTable, effect: effects.May, context: Context) -> bool:
    """Players may do something, each for themselves."""
    for seat in concerned(table, effect.by, context):
        if table.players[seat].out:
            continue
        own = context if seat == context.you else context.of(seat)
        if not can_do_all(table, effect.costs, own) or not can_follow(table, effect.costs, effect.effects, own):
            continue
        prompt = Message("prompt-may", {"card": Name(table.cards[context.this].printed.id)})
        if await confirm(seat, prompt) and await pay(table, effect.costs, effect.effects, own):
            await do_all(table, effect.effects, own)
    return True


async def do_unless(table: LotrTable, effect: effects.Unless, context: Context) -> bool:
    """It happens unless somebody pays the price; the owner of a card is known once it is chosen (LG-73)."""
    payers = concerned(table, effect.payer, context)
    if effect.about is not None:
        chosen = await select(table, effect.about, context, CHOOSING, context.you)
        payers = tuple([table.cards[card].owner for card in chosen])
    for seat in payers:
        payer = context.of(seat)
        if not table.players[seat].out and can_do_all(table, effect.price, payer):
            prompt = Message("prompt-pay-to-prevent", {"card": Name(table.cards[context.this].printed.id)})
            if await confirm(seat, prompt):
                await do_all(table, effect.price, payer)
                return False
    return await do_all(table, effect.effects, context)


async def do_prevent(table: LotrTable, effect: effects.Prevent, context: Context) -> bool:
    """What was about to happen does not; if something is to happen instead and cannot, it does (LR-26.34)."""
    about = context.about
    if about is None:
        return False
    if effect.instead and not can_do_all(table, effect.instead, context):
        return False
    about.void = True
    if table.listening:
        table.tell(Message("log-prevented", {"card": Name(table.cards[context.this].printed.id)}))
    return await do_all(table, effect.instead, context)


# Playing a card.


async def do_play(table: LotrTable, effect: effects.PlayCard, context: Context) -> bool:
    """A card is played by an effect; a search of the draw deck ends with a shuffle (LR-28.10 to LR-28.13)."""
    seat = context.you
    if terms.DECK in effect.zones:
        look_through_deck(table, seat)
    found = playable_by(table, effect, context)
    played = False
    options = [Option("play", card) for card in found]
    if terms.DECK in effect.zones:
        options.insert(0, Option("find-nothing"))
    if options:
        prompt = Message("prompt-play-by-effect", {"card": Name(table.cards[context.this].printed.id)})
        picked = await choose_one(seat, prompt, tuple(options))
        searched = terms.DECK in effect.zones
        if searched:
            atoms.shuffle_deck(table, seat)  # before what is found does anything with the deck
        if picked.verb == "play":
            if searched:
                atoms.show(table, picked.subject, tuple(range(table.seats)))
            played = await PLAY.get()(table, seat, picked.subject, effect, context)
    return played


def look_through_deck(table: LotrTable, seat: Seat) -> None:
    """A player looks through the own draw deck (LR-28.11)."""
    for card in table.players[seat].deck:
        atoms.show(table, card, (seat,))
