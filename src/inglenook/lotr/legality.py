"""What may be done: what can be paid, what can be played.  Reads, never writes.

`may_play` and `can_do` ask each other: a card may need something to be done to be played, and playing a card may be
what is to be done.
"""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.bearers import bearers_for, new_bearers
from inglenook.lotr.index import Context
from inglenook.lotr.meaning.positions import is_ring_bearer
from inglenook.lotr.meaning.registry import amount, fits, holds, spotted
from inglenook.lotr.reach import (
    CHOOSING,
    DISCARDING,
    EXERTING,
    HEALING,
    WOUNDING,
    assignable_fighter,
    assignable_minion,
    cards_in_hand,
    cards_in_zone,
    concerned,
    movable,
    next_site,
    reachable,
    room_in_hand,
    site_to_control,
    site_to_liberate,
)
from inglenook.lotr.stats import can_afford, companions, forbidden, minions, move_limit, twilight_cost, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import effects, terms
from inglenook.lotr.words.effects import Effect, Select
from inglenook.lotr.words.filters import Filter

RULE_OF_NINE = 9


# What can be done in full.


def can_do_all(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether all of these can be done in full, one after another: as costs they must be (LR-26.16)."""
    spent = price_from_hand(table, context.this)
    exerted: list[Thing] = []
    for place, effect in enumerate(todo):
        if isinstance(effect, effects.Choose) and len(todo) > 1:
            # What is chosen has to go together with the rest.
            before, after = todo[:place], todo[place + 1 :]
            return any(can_do_all(table, (*before, *option, *after), context) for option in effect.options)
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
        # A search of a hidden deck may be begun in vain (LG-62), and nobody learns beforehand what is in it.
        return terms.DECK in effect.zones or bool(playable_by(table, effect, context, spent))
    if isinstance(effect, effects.Burden):
        change = amount(table, effect.amount, context)
        return change >= 0 or table.players[table.turn].burdens + change >= 0
    if isinstance(effect, effects.DiscardFromHand):
        return effect.up_to or can_discard_from_hand(table, effect, context)
    if isinstance(effect, effects.Wound):
        return enough(table, effect.who, context, WOUNDING)
    if isinstance(effect, effects.Heal):
        return enough(table, effect.who, context, HEALING, amount(table, effect.times, context))
    if isinstance(effect, effects.Modify):
        return effect.who is None or enough(table, effect.who, context, CHOOSING)
    if isinstance(effect, effects.Choose):
        return any(can_do_all(table, option, context) for option in effect.options)
    return _can_do_rarer(table, effect, context)


def _can_do_rarer(table: LotrTable, effect: Effect, context: Context) -> bool:
    """The same for the verbs that move cards and for those that are made of others."""
    if isinstance(effect, effects.Draw):
        count = amount(table, effect.count, context)
        return all(can_draw(table, seat, count) for seat in concerned(table, effect.who, context))
    if isinstance(effect, effects.DiscardFromDeck):
        return all(
            len(table.players[seat].deck) >= amount(table, effect.count, context)
            for seat in concerned(table, effect.whose, context)
        )
    if isinstance(effect, effects.MoveCards):
        return effect.up_to or can_move_cards(table, effect, context)
    if isinstance(effect, effects.Token):
        return bool(token_hosts(table, effect, context))
    if isinstance(effect, effects.Stack):
        found = movable(table, effect.what.what, effect.source, context)
        return bool(found) and enough(table, effect.on, context, CHOOSING)
    if isinstance(effect, effects.Transfer):
        found = reachable(table, effect.what.what, context)
        return any(bool(new_bearers(table, card, effect.to.what, context)) for card in found)
    if isinstance(effect, effects.SeeHand):
        return any(bool(table.players[seat].hand) for seat in concerned(table, effect.whose, context))
    if isinstance(effect, effects.When):
        then = holds(table, effect.condition, context)
        return can_do_all(table, effect.then if then else effect.otherwise, context)
    if isinstance(effect, effects.Repeat):
        return can_do_all(table, effect.effects * amount(table, effect.times, context), context)
    if isinstance(effect, effects.Unless):
        return can_do_all(table, effect.effects, context)
    if isinstance(effect, effects.May):
        return True  # who may, may leave it
    return _can_do_rarest(table, effect, context)


def _can_do_rarest(table: LotrTable, effect: Effect, context: Context) -> bool:
    """The same for actions and skirmishes, sites, moves and the Ring."""
    if isinstance(effect, effects.Prevent):
        return context.about is not None and can_do_all(table, effect.instead, context)
    if isinstance(effect, effects.CancelAction):
        return context.about is not None
    if isinstance(effect, effects.CancelSkirmish):
        return can_cancel_skirmish(table, effect, context)
    if isinstance(effect, effects.Assign):
        return can_assign(table, effect, context)
    if isinstance(effect, effects.PlayNextSite):
        return next_site(table, context.you) != NOTHING
    if isinstance(effect, effects.TakeControl):
        return site_to_control(table, context.you) != NOTHING
    if isinstance(effect, effects.Liberate):
        return site_to_liberate(table, context.you) != NOTHING
    if isinstance(effect, effects.WearRing):
        return can_wear_ring(table)
    if isinstance(effect, effects.MakeRingBearer):
        return table.cards[context.this].zone == terms.PLAY
    if isinstance(effect, effects.MoveAgain):
        return table.moves < move_limit(table)
    if isinstance(effect, (effects.NoMoreMoves, effects.ActAgain, effects.EndShadowPhase)):
        return True
    raise AssertionError(f"nothing says whether {effect} can be done")


def can_draw(table: LotrTable, seat: Seat, count: int) -> bool:
    """Whether so many cards can be drawn: the deck has them and the Rule of 4 allows it (LR-11.12, LG-75)."""
    player = table.players[seat]
    there = len(player.deck)
    if table.options.get("reshuffle", 0) and not player.reshuffled:
        there += len(player.discard)  # LR-6.18
    return there >= count and room_in_hand(table, seat) >= count


def can_discard_from_hand(table: LotrTable, effect: effects.DiscardFromHand, context: Context) -> bool:
    """Whether one of the hands meant has so many such cards."""
    owners = [table.cards[card].owner for card in cards_in_hand(table, effect, context)]
    count = amount(table, effect.count, context)
    return count <= 0 or any(owners.count(seat) >= count for seat in owners)


def can_move_cards(table: LotrTable, effect: effects.MoveCards, context: Context) -> bool:
    """Whether so many cards can be moved; into a hand only as many as the Rule of 4 allows (LR-11.13)."""
    found = len(movable(table, effect.what, effect.source, context))
    count = amount(table, effect.count, context)
    wanted = found if count == effects.ALL else count
    if effect.to == terms.HAND and effect.source != terms.PLAY and room_in_hand(table, context.you) < wanted:
        return False
    return found >= wanted


def token_hosts(table: LotrTable, effect: effects.Token, context: Context) -> list[Thing]:
    """The cards that culture tokens can be put on or removed from; never characters (LR-31.1, LR-31.3)."""
    change = amount(table, effect.amount, context)
    return [
        card
        for card in reachable(table, effect.on.what, context)
        if not table.cards[card].printed.is_character
        and (change >= 0 or (table.cards[card].tokens + change >= 0 and is_of_culture(table, card, effect.culture)))
    ]


def can_cancel_skirmish(table: LotrTable, effect: effects.CancelSkirmish, context: Context) -> bool:
    """Whether the skirmish under way involves such a character (LR-18.18); by a house rule not the Ring-bearer's."""
    involved = [card for card in (table.defender, *table.attackers) if card != NOTHING]
    if table.skirmish_over or not any(fits(table, effect.involving, card, context) for card in involved):
        return False
    stands = table.options.get("ring-bearer-skirmish-stands", 0)
    return not stands or not any(is_ring_bearer(table, card) for card in involved)


def can_assign(table: LotrTable, effect: effects.Assign, context: Context) -> bool:
    """Whether there is such a minion and such a character to assign it to (LR-17.3, LG-69)."""
    seat = concerned(table, effect.by, context)[0]
    minions = reachable(table, effect.minion.what, context)
    fighters = reachable(table, effect.companion.what, context)
    return any(assignable_minion(table, card) for card in minions) and any(
        assignable_fighter(table, card, seat) for card in fighters
    )


def can_wear_ring(table: LotrTable) -> bool:
    """Whether the Ring-bearer of the turn can put on the Ring (LR-22.2)."""
    player = table.players[table.turn]
    return not player.wearing and player.ring_bearer != NOTHING


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


def no_minions(table: LotrTable) -> bool:
    """Nobody is left to fight: play goes straight to the regroup phase (LR-14.23, LR-15.4, LR-16.15)."""
    return not minions(table)
