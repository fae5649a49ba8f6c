"""What may be done: what can be paid, what can be played.  Reads, never writes.

`may_play` and `can_do` ask each other: a card may need something to be done to be played, and playing a card may be
what is to be done.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.index import Context
from inglenook.lotr.meaning.registry import amount, fits
from inglenook.lotr.requirements.bearers import bearers_for
from inglenook.lotr.requirements.reach import (
    DISCARDING,
    EXERTING,
    can_reach,
    cards_in_zone,
    movable,
    reachable,
)
from inglenook.lotr.stats import can_afford, companions, forbidden, twilight_cost, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import effects, terms
from inglenook.lotr.words.effects import Effect, Select
from inglenook.lotr.words.filters import Filter

RULE_OF_NINE: Final = 9


# What can be done in full.


def can_do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether all of these can be done in full, one after another: as costs they must be (LR-26.16)."""
    if not todo:
        return True
    spent = price_from_hand(table, context.this)
    if len(todo) == 1:
        return can_do(table, todo[0], context, spent)
    exerted: list[Thing] = []
    weakened: dict[Thing, int] = {}
    for place, effect in enumerate(todo):
        if isinstance(effect, effects.Choose):
            # What is chosen has to go together with the rest.
            before, after = todo[:place], todo[place + 1 :]
            return any(can_do_all(table, (*before, *option, *after), context) for option in effect.options)
        if not can_do(table, effect, context, spent):
            return False
        if isinstance(effect, effects.TwilightTokens):
            spent -= amount(table, effect.amount, context)
        elif isinstance(effect, effects.Discard):
            weaken(table, reachable(table, effect.who.what, context, DISCARDING), weakened)
        elif isinstance(effect, effects.Exert) and not exerts_besides(table, effect, context, exerted, weakened):
            return False
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
"""Every verb of the card language by its kind (`verbs/`)."""


def can_do(table: LotrTable, effect: Effect, context: Context, spent: int = 0) -> bool:
    """Whether something can be done in full now; `spent` tokens are on their way out of the pool already."""
    return VERBS[type(effect)].can(table, effect, context, spent)


# Playing cards.


def playable_by(table: LotrTable, effect: effects.PlayCard, context: Context, spent: int = 0) -> list[Thing]:
    """The cards an effect could play now, with what it takes off their cost (LG-62, LG-71)."""
    discount = amount(table, effect.discount, context)
    found = []
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            if could_play(table, effect, zone, card, context, discount, spent):
                found.append(card)
    return found


def could_play(
    table: LotrTable, effect: effects.PlayCard, zone: str, card: Thing, context: Context, discount: int, spent: int
) -> bool:
    """Whether an effect could play this card out of this zone."""
    if (card == context.this and zone != terms.STACKED) or (context.paid and card in context.paid):
        return False
    if not fits(table, effect.what, card, context):
        return False
    # What forbids to play a card from a zone (3C118).
    if zone == terms.DECK and forbidden(table, card, terms.BE_PLAYED_FROM_DECK):
        return False
    if zone == terms.DISCARD_PILE and forbidden(table, card, terms.BE_PLAYED_FROM_DISCARD_PILE):
        return False
    return may_play(table, context.you, card, discount, spent, effect.on, context)


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
    found = playable_by(table, effect, context, spent_before(table, costs, context))
    return [card for card in found if can_pay_without(table, costs, card, context)]


def plays_after(table: LotrTable, costs: tuple[Effect, ...], effect: effects.PlayCard, context: Context) -> bool:
    """Whether there is any."""
    spent = spent_before(table, costs, context)
    discount = amount(table, effect.discount, context)
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            playable = could_play(table, effect, zone, card, context, discount, spent)
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
) -> bool:
    """Whether a card that is not an event may be played now, wherever it comes from, at its usual price."""
    printed = table.cards[card].printed
    if printed.type == terms.EVENT_TYPE:
        return False
    if not side_may_play(table, seat, printed.side) or forbidden(table, card, terms.BE_PLAYED):
        return False
    if is_blocked(table, seat, card):
        return False
    to_play = printed.definition.to_play
    if to_play and not can_do_all(table, to_play, Context(seat, card)):
        return False
    if printed.on is not None:
        return bool(bearers_for(table, seat, card, discount, spent, narrowed, context))
    # What is to be played on somebody is nothing that nobody bears (5R41).
    return narrowed is None and can_afford(table, card, NOTHING, discount, spent)


def side_may_play(table: LotrTable, seat: Seat, side: str) -> bool:
    """Free Peoples cards in the own turn, Shadow cards in the turns of others (LR-1.7, LR-1.8)."""
    return side == (terms.FREE_PEOPLES if seat == table.turn else terms.SHADOW)


UNIQUE_IN_PLAY: Final = "LR-24.1"
UNIQUE_SHADOW_CARD: Final = "LR-24.3"
COMPANION_DEAD: Final = "LR-3.19"
ALLY_DEAD: Final = "LR-3.20"
NINE_COMPANIONS: Final = "LR-11.17"


def is_blocked(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Whether a rule stands against playing a card at all, whatever it costs."""
    return bool(
        copy_in_play(table, seat, card) or copy_among_dead(table, seat, card) or one_too_many(table, seat, card)
    )


def blocking_rules(table: LotrTable, seat: Seat, card: Thing) -> list[str]:
    """All rules that do."""
    rules = [copy_in_play(table, seat, card), copy_among_dead(table, seat, card), one_too_many(table, seat, card)]
    return [rule for rule in rules if rule]


def copy_in_play(table: LotrTable, seat: Seat, card: Thing) -> str:
    """The rule by which a copy in play stands against a unique card, if there is one (LR-24.1, LR-24.3)."""
    printed = table.cards[card].printed
    if not printed.unique:
        return ""
    for other in table.players[seat].in_play:
        if table.cards[other].printed.title == printed.title:
            return UNIQUE_IN_PLAY
    if printed.side == terms.SHADOW:
        for other in index_of(table).active:
            if table.cards[other].printed.title == printed.title:
                return UNIQUE_SHADOW_CARD
    return ""


def copy_among_dead(table: LotrTable, seat: Seat, card: Thing) -> str:
    """The rule by which a unique copy in the dead pile stands against a card, if there is one (LR-3.19, LR-3.20).

    A card that is played out of that pile does not stand against itself (4R106).
    """
    player = table.players[seat]
    if player.dead:
        title = table.cards[card].printed.title
        for other in player.dead:
            dead = table.cards[other].printed
            if other != card and dead.unique and dead.title == title:
                return COMPANION_DEAD if dead.type == terms.COMPANION_TYPE else ALLY_DEAD
    return ""


def one_too_many(table: LotrTable, seat: Seat, card: Thing) -> str:
    """The Rule of 9, if it stands against a card (LR-11.17)."""
    if table.cards[card].printed.type == terms.COMPANION_TYPE and breaks_rule_of_nine(table, seat, card):
        return NINE_COMPANIONS
    return ""


def breaks_rule_of_nine(table: LotrTable, seat: Seat, card: Thing = NOTHING) -> bool:
    """Nine companions besides this one are in play and in the dead pile together (LR-11.17 to LR-11.19)."""
    player = table.players[seat]
    if len(player.in_play) + len(player.dead) < RULE_OF_NINE:
        return False
    pile = [other for other in player.dead if other != card]
    dead = [other for other in pile if table.cards[other].printed.type == terms.COMPANION_TYPE]
    return len(companions(table, seat)) + len(dead) >= RULE_OF_NINE and not table.options.get("no-rule-of-9", 0)


def no_minions(table: LotrTable) -> bool:
    """Nobody is left to fight: play goes straight to the regroup phase (LR-14.23, LR-15.4, LR-16.15)."""
    for seat in table.shadow_players():
        for card in table.players[seat].in_play:
            if table.cards[card].printed.type == terms.MINION_TYPE:
                return False
    return True
