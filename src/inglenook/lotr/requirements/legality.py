"""What may be done: what can be paid, what can be played.  Reads, never writes.

`may_play` and `can_do` ask each other: a card may need something to be done to be played, and playing a card may be
what is to be done.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.effects import Effect, Select
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.evaluation.registry import amount, fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.bearers import bearers_for
from inglenook.lotr.requirements.copies import is_blocked
from inglenook.lotr.requirements.reach import (
    DISCARDING,
    EXERTING,
    can_reach,
    cards_in_hand,
    cards_in_zone,
    movable,
    reachable,
)
from inglenook.lotr.stats import can_afford, forbidden, twilight_cost, vitality_left
from inglenook.lotr.table import LotrTable

# What can be done in full.


def can_do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether all of these can be done in full, one after another: as costs they must be (LR-26.16)."""
    if not todo:
        return True
    if len(todo) == 1:
        return can_do(table, todo[0], context, price_from_hand(table, context.this))
    return can_do_both(table, todo, context, (), context)


def can_do_both(
    table: LotrTable, todo: tuple[Effect, ...], context: Context, then: tuple[Effect, ...], own: Context
) -> bool:
    """Whether the costs of an action can be paid, and `then` those of the card that it plays, in its `own` context.

    The costs of the action change the position before those of the card are paid (LR-26.23).
    """
    claims = Claims(price_from_hand(table, context.this))
    for place, effect in enumerate(todo):
        if isinstance(effect, effects.Choose):
            # What is chosen has to go together with the rest.
            before, after = todo[:place], todo[place + 1 :]
            ways = [(*before, *option, *after) for option in effect.options]
            return any(can_do_both(table, way, context, then, own) for way in ways)
        if not can_claim(table, effect, context, claims):
            return False
    for place, effect in enumerate(then):
        if isinstance(effect, effects.Choose):
            before, after = then[:place], then[place + 1 :]
            ways = [(*before, *option, *after) for option in effect.options]
            return any(can_do_both(table, todo, context, way, own) for way in ways)
        if not can_claim(table, effect, own, claims):
            return False
    return True


class Claims:
    """What the costs of an action use up before the next of them is paid."""

    __slots__ = ("spent", "burdens", "hand", "exerted", "weakened")

    def __init__(self, spent: int) -> None:
        self.spent = spent
        """Twilight tokens out of the pool."""
        self.burdens = 0
        """Burdens that are removed."""
        self.hand = 0
        """Cards of the own hand."""
        self.exerted: Final[list[Thing]] = []
        """Characters that must exert, as often as they must."""
        self.weakened: Final[dict[Thing, int]] = {}
        """The vitality that characters lose with items."""


def can_claim(table: LotrTable, effect: Effect, context: Context, claims: Claims) -> bool:
    """Whether a cost can be paid besides those before it, which it then joins."""
    if not can_do(table, effect, context, claims.spent):
        return False
    if isinstance(effect, effects.TwilightTokens):
        claims.spent -= amount(table, effect.amount, context)
    elif isinstance(effect, effects.Discard):
        weaken(table, reachable(table, effect.who.what, context, DISCARDING), claims.weakened)
    elif isinstance(effect, effects.Exert):
        return exerts_besides(table, effect, context, claims.exerted, claims.weakened)
    elif isinstance(effect, effects.Burden) and not effect.up_to:
        claims.burdens -= min(0, amount(table, effect.amount, context))
        return table.players[table.turn].burdens >= claims.burdens
    elif isinstance(effect, effects.DiscardFromHand) and effect.whose == terms.YOU and not effect.up_to:
        count = amount(table, effect.count, context)
        claims.hand += 0 if count == effects.ALL else count
        return len(cards_in_hand(table, effect, context)) >= claims.hand
    return True


def weaken(table: LotrTable, items: list[Thing], weakened: dict[Thing, int]) -> None:
    """The vitality that a character loses with an item that is discarded first, whichever it is (2R27).

    Known hole: where several bearers could lose one, none is reckoned to, and the costs may turn out too high
    (LR-26.30); no card defined so far asks for that.
    """
    bearers = dict.fromkeys([table.cards[item].bearer for item in items])
    if len(bearers) == 1 and NOTHING not in bearers:
        weakened[table.cards[items[0]].bearer] = min([table.cards[item].printed.vitality for item in items])


def price_from_hand(table: LotrTable, card: Thing) -> int:
    """The tokens that a Shadow event still in hand will take before anything else is paid (LR-4.6, LR-26.16)."""
    piece = table.cards[card]
    if piece.zone != terms.HAND or piece.printed.type != terms.EVENT_TYPE or piece.printed.side != terms.SHADOW:
        return 0
    return twilight_cost(table, card)


def exerts_besides(
    table: LotrTable, effect: effects.Exert, context: Context, exerted: list[Thing], weakened: dict[Thing, int]
) -> bool:
    """Whether an exertion can be paid besides those before it; each claims the characters it cannot do without."""
    if effect.x:
        return True  # not at all is enough
    times = amount(table, effect.times, context)
    count = amount(table, effect.who.count, context)
    found = reachable(table, effect.who.what, context, EXERTING, times)
    free = [card for card in found if vitality_left(table, card) > times + exerted.count(card) + weakened.get(card, 0)]
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
    return count == effects.ALL or select.up_to or can_reach(table, select.what, context, verb, times, count)


class Verb:
    """How a kind of effect is done, and whether it can be done in full.

    `do` tells whether it was done in full; `can` gets the tokens that are on their way out of the pool already.
    """

    __slots__ = ("do", "can")

    def __init__(
        self,
        do: Callable[[LotrTable, Any, Context], Coroutine[Any, Any, bool]],
        can: Callable[[LotrTable, Any, Context, int], bool],
    ) -> None:
        self.do: Final = do
        self.can: Final = can


VERBS: Final[dict[type[Effect], Verb]] = {}
"""Every verb of the card language by its kind (`effects/`)."""


def can_do(table: LotrTable, effect: Effect, context: Context, spent: int = 0) -> bool:
    """Whether something can be done in full now; `spent` tokens are on their way out of the pool already."""
    return VERBS[type(effect)].can(table, effect, context, spent)


# Playing cards.


def playable_by(
    table: LotrTable, effect: effects.PlayCard, context: Context, spent: int = 0, costs: tuple[Effect, ...] = ()
) -> list[Thing]:
    """The cards an effect could play, once its costs are paid, with what it takes off theirs (LG-62, LG-71)."""
    discount = amount(table, effect.discount, context)
    found = []
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            if could_play(table, effect, zone, card, context, discount, spent, costs):
                found.append(card)
    return found


def could_play(
    table: LotrTable,
    effect: effects.PlayCard,
    zone: str,
    card: Thing,
    context: Context,
    discount: int,
    spent: int,
    costs: tuple[Effect, ...] = (),
) -> bool:
    """Whether an effect could play this card out of this zone, once these costs are paid."""
    if (card == context.this and zone != terms.STACKED) or (context.paid and card in context.paid):
        return False
    if not fits(table, effect.what, card, context):
        return False
    # What forbids to play a card from a zone (3C118).
    if zone == terms.DECK and forbidden(table, card, terms.BE_PLAYED_FROM_DECK):
        return False
    if zone == terms.DISCARD_PILE and forbidden(table, card, terms.BE_PLAYED_FROM_DISCARD_PILE):
        return False
    return may_play(table, context.you, card, discount, spent, effect.on, context, costs)


def can_follow(table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether what plays a card from hand or discard pile will really play one after the costs (LR-26.23, LR-26.24).

    The same holds for an opponent's site that is spotted to replace it (1U233); the fellowship's is there always.
    """
    for effect in what_is_done(todo):
        if isinstance(effect, effects.ReplaceSite) and not effect.here and not can_do(table, effect, context):
            return False
        searches = isinstance(effect, effects.PlayCard) and terms.DECK in effect.zones
        if isinstance(effect, effects.PlayCard) and not searches and not plays_after(table, costs, effect, context):
            return False
    return True


def what_is_done(todo: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects that are to come: also what is repeated, X times (5U48) or until a player stops (5R41)."""
    for place, effect in enumerate(todo):
        if isinstance(effect, effects.Repeat):
            return (*todo[:place], *effect.effects, *what_is_done(todo[place + 1 :]))
    return todo


def playable_after(
    table: LotrTable, costs: tuple[Effect, ...], effect: effects.PlayCard, context: Context
) -> list[Thing]:
    """The cards an effect can play after its costs: there before these are paid, and not needed for them (LG-31)."""
    found = playable_by(table, effect, context, spent_before(table, costs, context), costs)
    return [card for card in found if can_pay_without(table, costs, card, context)]


def plays_after(table: LotrTable, costs: tuple[Effect, ...], effect: effects.PlayCard, context: Context) -> bool:
    """Whether there is any."""
    spent = spent_before(table, costs, context)
    discount = amount(table, effect.discount, context)
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            playable = could_play(table, effect, zone, card, context, discount, spent, costs)
            if playable and can_pay_without(table, costs, card, context):
                return True
    return False


def spent_before(table: LotrTable, costs: tuple[Effect, ...], context: Context) -> int:
    """The tokens that are gone when these costs are paid; what they reveal is remembered."""
    spent = price_from_hand(table, context.this)
    for cost in costs:
        if isinstance(cost, effects.TwilightTokens):
            spent -= amount(table, cost.amount, context)
        elif isinstance(cost, effects.RevealFromHand) and cost.what.remember:
            # All of them can be revealed, if the card gets cheaper by each (2U70).
            context.remember_number(cost.what.remember, len(movable(table, cost.what.what, terms.HAND, context)))
    return spent


TAKES_NO_CARDS: Final = (effects.Exert, effects.Spot, effects.TwilightTokens, effects.Burden)
"""The most usual costs, which leave every card where it is."""


def can_pay_without(table: LotrTable, costs: tuple[Effect, ...], card: Thing, context: Context) -> bool:
    """Whether the costs, which can be paid, can still be if this card stays where it is."""
    if all(type(cost) in TAKES_NO_CARDS for cost in costs):
        return True
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
    costs: tuple[Effect, ...] = (),
) -> bool:
    """Whether a card that is not an event may be played now, wherever it comes from, at its usual price.

    The `costs` of an effect that plays it are paid before, in the `context` of that effect.
    """
    printed = table.cards[card].printed
    if printed.type == terms.EVENT_TYPE:
        return False
    if not side_may_play(table, seat, printed.side) or forbidden(table, card, terms.BE_PLAYED):
        return False
    if is_blocked(table, seat, card):
        return False
    to_play = printed.definition.to_play
    if to_play:
        own = Context(seat, card)
        payable = can_do_all(table, to_play, own)
        if not payable or (costs and context and not can_do_both(table, costs, context, to_play, own)):
            return False
    if printed.on is not None:
        return bool(bearers_for(table, seat, card, discount, spent, narrowed, context))
    # What is to be played on somebody is nothing that nobody bears (5R41).
    return narrowed is None and can_afford(table, card, NOTHING, discount, spent)


def side_may_play(table: LotrTable, seat: Seat, side: str) -> bool:
    """Free Peoples cards in the own turn, Shadow cards in the turns of others (LR-1.7, LR-1.8)."""
    return side == (terms.FREE_PEOPLES if seat == table.turn else terms.SHADOW)


def no_minions(table: LotrTable) -> bool:
    """Nobody is left to fight: play goes straight to the regroup phase (LR-14.23, LR-15.4, LR-16.15)."""
    for seat in table.shadow_players():
        for card in table.players[seat].in_play:
            if table.cards[card].printed.type == terms.MINION_TYPE:
                return False
    return True
