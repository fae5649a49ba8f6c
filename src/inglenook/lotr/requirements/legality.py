"""Checks what can be done, paid and played.  Only reads the table.

`may_play` and `can_do` call each other: playing a card may require an effect, and an effect may play a card.
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

# Effects that can be done in full.


def can_do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether all of these effects can be done in full, in order, as costs must be (LR-26.16)."""
    if not todo:
        return True
    if len(todo) == 1:
        return can_do(table, todo[0], context, price_from_hand(table, context.this))
    return can_do_both(table, todo, context, (), context)


def can_do_both(
    table: LotrTable, todo: tuple[Effect, ...], context: Context, then: tuple[Effect, ...], own: Context
) -> bool:
    """Whether the costs of an action can be paid, then the costs `then` of the card it plays, in context `own`.

    The action's costs change the position before those of the card are paid (LR-26.23).
    """
    claims = Claims(price_from_hand(table, context.this))
    for place, effect in enumerate(todo):
        if isinstance(effect, effects.Choose):
            # The chosen alternative must be payable together with the other costs.
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
    """Resources that the costs checked so far use up."""

    __slots__ = ("spent", "burdens", "hand", "exerted", "weakened")

    def __init__(self, spent: int) -> None:
        self.spent = spent
        """Twilight tokens taken out of the pool."""
        self.burdens = 0
        """Burdens removed."""
        self.hand = 0
        """Cards discarded from the player's own hand."""
        self.exerted: Final[list[Thing]] = []
        """Characters that must exert, listed once for each exertion."""
        self.weakened: Final[dict[Thing, int]] = {}
        """Vitality that characters lose with discarded items."""


def can_claim(table: LotrTable, effect: Effect, context: Context, claims: Claims) -> bool:
    """Whether a cost can be paid besides those in `claims`; adds it to them."""
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
    """Records the vitality that a bearer loses in any case when one of these items is discarded first (2R27).

    Known hole: if several bearers could lose an item, none is counted, and the costs may turn out unpayable (LR-26.30);
    no card defined so far needs this.
    """
    bearers = dict.fromkeys([table.cards[item].bearer for item in items])
    if len(bearers) == 1 and NOTHING not in bearers:
        weakened[table.cards[items[0]].bearer] = min([table.cards[item].printed.vitality for item in items])


def price_from_hand(table: LotrTable, card: Thing) -> int:
    """Returns the tokens that a Shadow event still in hand costs before any other cost is paid (LR-4.6, LR-26.16)."""
    piece = table.cards[card]
    if piece.zone != terms.HAND or piece.printed.type != terms.EVENT_TYPE or piece.printed.side != terms.SHADOW:
        return 0
    return twilight_cost(table, card)


def exerts_besides(
    table: LotrTable, effect: effects.Exert, context: Context, exerted: list[Thing], weakened: dict[Thing, int]
) -> bool:
    """Whether an exertion can be paid besides earlier ones; records the characters that it cannot do without."""
    if effect.x:
        return True  # no exertion at all is enough
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
    """Whether enough cards can be chosen."""
    count = amount(table, select.count, context)
    return count == effects.ALL or select.up_to or can_reach(table, select.what, context, verb, times, count)


class Verb:
    """Functions that carry out one kind of effect and check whether it can be done in full.

    `do` returns whether it was done in full; `can` gets the number of tokens already due from the pool.
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
"""Functions for every effect of the card language, by class (`effects/`)."""


def can_do(table: LotrTable, effect: Effect, context: Context, spent: int = 0) -> bool:
    """Whether an effect can be done in full now; `spent` tokens are already due from the pool."""
    return VERBS[type(effect)].can(table, effect, context, spent)


# Playing cards.


def playable_by(
    table: LotrTable, effect: effects.PlayCard, context: Context, spent: int = 0, costs: tuple[Effect, ...] = ()
) -> list[Thing]:
    """Returns the cards an effect could play after its costs are paid, at its discount (LG-62, LG-71)."""
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
    """Whether an effect could play this card out of this zone after its costs are paid."""
    if (card == context.this and zone != terms.STACKED) or (context.paid and card in context.paid):
        return False
    if not fits(table, effect.what, card, context):
        return False
    # Some cards forbid playing a card from a zone (3C118).
    if zone == terms.DECK and forbidden(table, card, terms.BE_PLAYED_FROM_DECK):
        return False
    if zone == terms.DISCARD_PILE and forbidden(table, card, terms.BE_PLAYED_FROM_DISCARD_PILE):
        return False
    return may_play(table, context.you, card, discount, spent, effect.on, context, costs)


def can_follow(table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether effects that play cards from hand or discard pile will play one after the costs (LR-26.23, LR-26.24).

    An opponent's site to be replaced must exist, too (1U233); the fellowship's own site always does.
    """
    for effect in what_is_done(todo):
        if isinstance(effect, effects.ReplaceSite) and not effect.here and not can_do(table, effect, context):
            return False
        searches = isinstance(effect, effects.PlayCard) and terms.DECK in effect.zones
        if isinstance(effect, effects.PlayCard) and not searches and not plays_after(table, costs, effect, context):
            return False
    return True


def what_is_done(todo: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Returns the effects to come, repetitions replaced by what they repeat: X times (5U48) or until stopped (5R41)."""
    for place, effect in enumerate(todo):
        if isinstance(effect, effects.Repeat):
            return (*todo[:place], *effect.effects, *what_is_done(todo[place + 1 :]))
    return todo


def playable_after(
    table: LotrTable, costs: tuple[Effect, ...], effect: effects.PlayCard, context: Context
) -> list[Thing]:
    """Returns the cards an effect can play after its costs: present before, and not needed to pay (LG-31)."""
    found = playable_by(table, effect, context, spent_before(table, costs, context), costs)
    return [card for card in found if can_pay_without(table, costs, card, context)]


def plays_after(table: LotrTable, costs: tuple[Effect, ...], effect: effects.PlayCard, context: Context) -> bool:
    """Whether an effect can play any card after its costs."""
    spent = spent_before(table, costs, context)
    discount = amount(table, effect.discount, context)
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            playable = could_play(table, effect, zone, card, context, discount, spent, costs)
            if playable and can_pay_without(table, costs, card, context):
                return True
    return False


def spent_before(table: LotrTable, costs: tuple[Effect, ...], context: Context) -> int:
    """Returns the tokens spent by these costs; remembers the number of cards that they can reveal."""
    spent = price_from_hand(table, context.this)
    for cost in costs:
        if isinstance(cost, effects.TwilightTokens):
            spent -= amount(table, cost.amount, context)
        elif isinstance(cost, effects.RevealFromHand) and cost.what.remember:
            # All matching cards can be revealed, in case each makes the card cheaper (2U70).
            context.remember_number(cost.what.remember, len(movable(table, cost.what.what, terms.HAND, context)))
    return spent


TAKES_NO_CARDS: Final = (effects.Exert, effects.Spot, effects.TwilightTokens, effects.Burden)
"""Common costs that do not move any card."""


def can_pay_without(table: LotrTable, costs: tuple[Effect, ...], card: Thing, context: Context) -> bool:
    """Whether costs that can be paid can also be paid without this card."""
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
    """Whether a card that is not an event may be played now, from any zone, at its usual cost.

    The `costs` of an effect that plays it are paid first, in that effect's `context`.
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
    # An effect that plays a card on a bearer cannot play one that needs no bearer (5R41).
    return narrowed is None and can_afford(table, card, NOTHING, discount, spent)


def side_may_play(table: LotrTable, seat: Seat, side: str) -> bool:
    """Whether a player may play cards of a side: Free Peoples in the player's own turn, Shadow in others (LR-1.7,
    LR-1.8).
    """
    return side == (terms.FREE_PEOPLES if seat == table.turn else terms.SHADOW)


def no_minions(table: LotrTable) -> bool:
    """Whether no minions are in play, so that the regroup phase follows at once (LR-14.23, LR-15.4, LR-16.15)."""
    for seat in table.shadow_players():
        for card in table.players[seat].in_play:
            if table.cards[card].printed.type == terms.MINION_TYPE:
                return False
    return True
