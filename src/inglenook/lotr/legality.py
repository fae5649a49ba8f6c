"""What may be done: what can be paid, what can be played.  Reads, never writes.

`may_play` and `can_do` ask each other: a card may need something to be done to be played, and playing a card may be
what is to be done.
"""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.index import Context
from inglenook.lotr.reach import (
    CHOOSING,
    DISCARDING,
    EXERTING,
    HEALING,
    WOUNDING,
    cards_in_hand,
    cards_in_zone,
    concerned,
    movable,
    reachable,
)
from inglenook.lotr.reading import amount, fits, holds, spotted
from inglenook.lotr.stats import companions, forbidden, minions, roaming_penalty, twilight_cost, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import effects, terms
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.effects import Effect, Select
from inglenook.lotr.words.filters import Filter

RULE_OF_NINE = 9


# What can be done in full.


def can_do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether all of these can be done in full, one after another: as costs they must be (LR-26.16)."""
    spent = price_from_hand(table, context.this)
    exerted: list[Thing] = []
    for effect in todo:
        if not can_do(table, effect, context, spent):
            return False
        if isinstance(effect, effects.TwilightTokens):
            spent -= amount(table, effect.amount, context)
        elif isinstance(effect, effects.Exert) and not exerts_besides(table, effect, context, exerted):
            return False
    return True


def price_from_hand(table: LotrTable, card: Thing) -> int:
    """The tokens that a Shadow event still in hand will take before anything else is paid (LR-4.6, LR-26.16)."""
    piece = table.cards[card]
    if piece.zone != terms.HAND or piece.printed.type != terms.EVENT_TYPE or piece.printed.side != terms.SHADOW:
        return 0
    return twilight_cost(table, card)


def exerts_besides(table: LotrTable, effect: effects.Exert, context: Context, exerted: list[Thing]) -> bool:
    """Whether an exertion can be paid besides those before it; each claims the characters it cannot do without."""
    times = amount(table, effect.times, context)
    count = amount(table, effect.who.count, context)
    found = reachable(table, effect.who.what, context, EXERTING, times)
    free = [card for card in found if vitality_left(table, card) > times + exerted.count(card)]
    if count != effects.ALL and not effect.who.up_to:
        if len(free) < count:
            return False
        if len(free) == count:
            for card in free:
                exerted.extend([card] * times)
    return True


def enough(table: LotrTable, select: Select, context: Context, verb: str, times: int = 1) -> bool:
    """Whether so many cards can be chosen as asked for."""
    count = amount(table, select.count, context)
    if count == effects.ALL or select.up_to:
        return True
    return len(reachable(table, select.what, context, verb, times)) >= count


def can_do(table: LotrTable, effect: Effect, context: Context, spent: int = 0) -> bool:
    """Whether something can be done in full now; `spent` tokens are on their way out of the pool already."""
    if isinstance(effect, effects.Exert):
        return enough(table, effect.who, context, EXERTING, amount(table, effect.times, context))
    if isinstance(effect, effects.Spot):
        return effect.x != "" or len(spotted(table, effect.what, context)) >= effect.count
    if isinstance(effect, effects.TwilightTokens):
        change = amount(table, effect.amount, context)
        return change >= 0 or table.twilight - spent + change >= 0
    if isinstance(effect, effects.Discard):
        return enough(table, effect.who, context, DISCARDING)
    if isinstance(effect, effects.PlayCard):
        return bool(playable_by(table, effect, context, spent))
    if isinstance(effect, effects.Burden):
        change = amount(table, effect.amount, context)
        return change >= 0 or table.players[table.turn].burdens + change >= 0
    if isinstance(effect, effects.DiscardFromHand):
        return effect.up_to or len(cards_in_hand(table, effect, context)) >= amount(table, effect.count, context)
    if isinstance(effect, effects.Wound):
        return enough(table, effect.who, context, WOUNDING)
    if isinstance(effect, effects.Heal):
        return enough(table, effect.who, context, HEALING)
    if isinstance(effect, effects.Modify):
        return effect.who is None or enough(table, effect.who, context, CHOOSING)
    if isinstance(effect, effects.Choose):
        return any(can_do_all(table, option, context) for option in effect.options)
    return _can_do_rarer(table, effect, context)


def _can_do_rarer(table: LotrTable, effect: Effect, context: Context) -> bool:
    """The same for the rarer verbs."""
    if isinstance(effect, effects.DiscardFromDeck):
        return all(
            len(table.players[seat].deck) >= amount(table, effect.count, context)
            for seat in concerned(table, effect.whose, context)
        )
    if isinstance(effect, effects.MoveCards):
        found = movable(table, effect.what, effect.source, context)
        return effect.up_to or len(found) >= amount(table, effect.count, context)
    if isinstance(effect, effects.Token):
        change = amount(table, effect.amount, context)
        hosts = reachable(table, effect.on.what, context)
        if change >= 0:
            return bool(hosts)
        return any(
            table.cards[card].tokens + change >= 0 and is_of_culture(table, card, effect.culture) for card in hosts
        )
    if isinstance(effect, effects.Stack):
        found = movable(table, effect.what.what, effect.source, context)
        return bool(found) and enough(table, effect.on, context, CHOOSING)
    if isinstance(effect, effects.Transfer):
        return enough(table, effect.what, context, CHOOSING) and enough(table, effect.to, context, CHOOSING)
    if isinstance(effect, effects.When):
        then = holds(table, effect.condition, context)
        return can_do_all(table, effect.then if then else effect.otherwise, context)
    if isinstance(effect, effects.Repeat):
        return can_do_all(table, effect.effects, context)
    if isinstance(effect, effects.CancelSkirmish):
        return any(
            fits(table, effect.involving, card, context)
            for card in (table.defender, *table.attackers)
            if card != NOTHING
        )
    return True


def is_of_culture(table: LotrTable, card: Thing, culture: str) -> bool:
    """Whether the tokens on a card are of a culture, or of any if none is named (LR-31.1)."""
    return culture in ("", table.cards[card].culture_tokens)


# Playing cards.


def playable_by(table: LotrTable, effect: effects.PlayCard, context: Context, spent: int = 0) -> list[Thing]:
    """The cards an effect could play now, with what it takes off their cost (LG-62, LG-71)."""
    discount = amount(table, effect.discount, context)
    found = []
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            if (card == context.this and zone != terms.STACKED) or card in context.paid:
                continue
            if fits(table, effect.what, card, context) and may_play(
                table, context.you, card, discount, spent, effect.on, context
            ):
                found.append(card)
    return found


def can_follow(table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether what plays a card from hand or discard pile will really play one after the costs (LR-26.23, LR-26.24)."""
    for effect in todo:
        searches = isinstance(effect, effects.PlayCard) and terms.DECK in effect.zones
        if isinstance(effect, effects.PlayCard) and not searches and not playable_after(table, costs, effect, context):
            return False
    return True


def playable_after(
    table: LotrTable, costs: tuple[Effect, ...], effect: effects.PlayCard, context: Context
) -> list[Thing]:
    """The cards an effect can play after its costs: there before these are paid, and not needed for them (LG-31)."""
    spent = price_from_hand(table, context.this)
    for cost in costs:
        if isinstance(cost, effects.TwilightTokens):
            spent -= amount(table, cost.amount, context)
    found = playable_by(table, effect, context, spent)
    return [card for card in found if can_pay_without(table, costs, card, context)]


def can_pay_without(table: LotrTable, costs: tuple[Effect, ...], card: Thing, context: Context) -> bool:
    """Whether the costs can be paid and this card is still there."""
    before = context.kept
    context.kept = (card,)
    payable = can_do_all(table, costs, context)
    context.kept = before
    return payable


def may_play(
    table: LotrTable,
    seat: Seat,
    card: Thing,
    discount: int = 0,
    spent: int = 0,
    narrowed: Filter | None = None,
    context: Context | None = None,
) -> bool:
    """Whether a card that is not an event may be played now, wherever it comes from, at its usual price."""
    printed = table.cards[card].printed
    if printed.type == terms.EVENT_TYPE:
        return False
    if not side_may_play(table, seat, printed.side) or forbidden(table, card, terms.BE_PLAYED):
        return False
    if is_blocked(table, seat, card):
        return False
    own = Context(seat, card)
    if printed.definition.to_play and not can_do_all(table, printed.definition.to_play, own):
        return False
    if printed.on is not None:
        return bool(bearers_for(table, seat, card, discount, spent, narrowed, context))
    return can_afford(table, card, NOTHING, discount, spent)


def side_may_play(table: LotrTable, seat: Seat, side: str) -> bool:
    """Free Peoples cards in the own turn, Shadow cards in the turns of others (LR-1.7, LR-1.8)."""
    return side == (terms.FREE_PEOPLES if seat == table.turn else terms.SHADOW)


def can_afford(table: LotrTable, card: Thing, bearer: Thing, discount: int, spent: int) -> bool:
    """Whether the pool pays for a Shadow card, roaming penalty and all (LR-4.5, LR-14.15); others add to it."""
    if table.cards[card].printed.side != terms.SHADOW:
        return True
    cost = twilight_cost(table, card, bearer, discount) + roaming_penalty(table, card)
    return table.twilight - spent >= cost


def is_blocked(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Uniqueness, the dead pile, the Rule of 9 (LR-24.1, LR-24.3, LR-3.19, LR-3.20, LR-11.17)."""
    printed = table.cards[card].printed
    player = table.players[seat]
    if printed.unique:
        for other in player.in_play:
            if table.cards[other].printed.title == printed.title:
                return True
        if printed.side == terms.SHADOW:
            for other in index_of(table).active:
                if table.cards[other].printed.title == printed.title:
                    return True
    if player.dead:
        for other in player.dead:
            dead = table.cards[other].printed
            if dead.unique and dead.title == printed.title:
                return True
    return printed.type == terms.COMPANION_TYPE and breaks_rule_of_nine(table, seat)


def breaks_rule_of_nine(table: LotrTable, seat: Seat) -> bool:
    """Nine companions are in play and in the dead pile together (LR-11.17 to LR-11.19)."""
    dead = [card for card in table.players[seat].dead if table.cards[card].printed.type == terms.COMPANION_TYPE]
    return len(companions(table, seat)) + len(dead) >= RULE_OF_NINE and not table.options.get("no-rule-of-9", 0)


def bearers_for(
    table: LotrTable,
    seat: Seat,
    card: Thing,
    discount: int = 0,
    spent: int = 0,
    narrowed: Filter | None = None,
    context: Context | None = None,
) -> list[Thing]:
    """Who can bear a card that is played now (LR-11.26, LR-14.7)."""
    on = table.cards[card].printed.on
    assert on is not None
    own = Context(seat, card)
    found = []
    for bearer in index_of(table).active:
        if is_others_minion(table, seat, bearer):
            continue
        if narrowed is not None and context is not None and not fits(table, narrowed, bearer, context):
            continue
        if not may_bear(table, card, bearer, on, own):
            continue
        if can_afford(table, card, bearer, discount, spent):
            found.append(bearer)
    return found


def is_others_minion(table: LotrTable, seat: Seat, bearer: Thing) -> bool:
    """Whether this is a minion of another Shadow player, who bears nothing of this one's (LR-14.7)."""
    piece = table.cards[bearer]
    return piece.printed.side == terms.SHADOW and piece.owner != seat and seat != table.turn


def may_bear(table: LotrTable, card: Thing, bearer: Thing, on: On, context: Context) -> bool:
    """Whether this bearer is allowed: its description, the limit of copies, one item of a class (LR-11.27).

    An item is for characters of its own side, though a Man may be found on either (LR-11.24, LR-14.6).
    """
    if not fits(table, on.bearer, bearer, context):
        return False
    printed = table.cards[card].printed
    if printed.type in terms.ITEM_TYPES and is_of_other_side(printed.side, table.cards[bearer].printed.side):
        return False
    copies = 0
    of_class = [] if not printed.item_class else [card]
    for item in table.cards[bearer].borne:
        if item == card:
            continue
        other = table.cards[item].printed
        if printed.item_class and other.item_class == printed.item_class:
            of_class.append(item)
        if other.title == printed.title:
            copies += 1
    return go_together(table, of_class) and (on.limit == 0 or copies < on.limit)


def go_together(table: LotrTable, of_class: list[Thing]) -> bool:
    """Whether one bearer may have these items of one class: one, or two if one of them may be borne besides another.

    Such a one is itself an item of the class: it never makes room for a third (LR-11.27, LG-76).
    """
    if len(of_class) <= 1:
        return True
    return len(of_class) == 2 and any(allows_another(table.cards[item].printed.on) for item in of_class)


def is_of_other_side(side: str, other: str) -> bool:
    """Whether one is of the Free Peoples and the other of the Shadow; a site is of neither side (LR-1.1)."""
    return terms.NO_SIDE not in (side, other) and side != other


def allows_another(on: On | None) -> bool:
    """An item that may be borne besides another of its class (LG-76)."""
    return on is not None and on.extra_class


def no_minions(table: LotrTable) -> bool:
    """Nobody is left to fight: play goes straight to the regroup phase (LR-14.23, LR-15.4, LR-16.15)."""
    return not minions(table)
