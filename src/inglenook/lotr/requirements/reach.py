"""Finds the cards that an effect can reach, in any zone, and the players that a term names.  Only reads the table."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of, is_active
from inglenook.lotr.dsl import effects, filters, terms
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.happenings import IT
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import is_assigned, is_ring_bearer, takes_part_in_skirmishes
from inglenook.lotr.evaluation.registry import fits, meant, spotted
from inglenook.lotr.index import Context
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import forbidden, is_hasty_enough, vitality_left
from inglenook.lotr.table import LotrTable

EXERTING: Final = "exert"
WOUNDING: Final = "wound"
HEALING: Final = "heal"
DISCARDING: Final = "discard"
CHOOSING: Final = "choose"

RULE_OF_FOUR: Final = 4
UNLIMITED: Final = 999

SUFFERED: Final = (EXERTING, WOUNDING, HEALING, DISCARDING)
"""Verbs that not every card can suffer; other verbs apply to any card in reach."""


def reachable(table: LotrTable, what: Filter, context: Context, verb: str = CHOOSING, times: int = 1) -> list[Thing]:
    """Returns the cards that match a filter and can suffer this verb now (LR-3.8, LR-3.24, LR-25.2)."""
    if isinstance(what, (filters.This, filters.Bearer, filters.That)):
        found = [card for card in meant(table, what, context) if in_reach(table, card)]
    else:
        found = spotted(table, what, context)
        if verb == DISCARDING and names_stacked(what):
            found = stacked_ones(table, what, context)
    if verb not in SUFFERED:
        return found
    return [card for card in found if can_suffer(table, card, verb, context.this, times)]


def can_reach(table: LotrTable, what: Filter, context: Context, verb: str, times: int, count: int) -> bool:
    """Whether `count` cards match a filter and can suffer this verb; counting stops there."""
    stacked = verb == DISCARDING and names_stacked(what)
    if stacked or isinstance(what, (filters.This, filters.Bearer, filters.That)):
        return len(reachable(table, what, context, verb, times)) >= count
    if count <= 0:
        return True
    suffered = verb in SUFFERED
    for card in index_of(table).active:
        if fits(table, what, card, context) and (not suffered or can_suffer(table, card, verb, context.this, times)):
            count -= 1
            if count == 0:
                return True
    return False


def in_reach(table: LotrTable, card: Thing) -> bool:
    """Whether a card is active in play, or stacked."""
    return is_active(table, card) or table.cards[card].zone == terms.STACKED


def names_stacked(what: Filter) -> bool:
    """Whether a filter names stacked cards; otherwise cards in play are meant (LR-28.1)."""
    if isinstance(what, filters.Both):
        return names_stacked(what.first) or names_stacked(what.second)
    return isinstance(what, filters.StackedOn)


def stacked_ones(table: LotrTable, what: Filter, context: Context) -> list[Thing]:
    """Returns matching cards stacked on active ones, which can be discarded if a text says so (LR-25.2, LR-28.8)."""
    stacked = [card for card, piece in enumerate(table.cards) if piece.zone == terms.STACKED]
    return [
        card
        for card in stacked
        if is_active(table, table.cards[card].bearer) and card not in context.kept and fits(table, what, card, context)
    ]


def can_suffer(table: LotrTable, card: Thing, verb: str, source: Thing, times: int = 1) -> bool:
    """Whether a card in reach can suffer this verb."""
    piece = table.cards[card]
    if verb == EXERTING:
        if not piece.printed.is_character or vitality_left(table, card) <= times:
            return False
        return not forbidden(table, card, terms.BE_EXERTED, source)
    if verb == WOUNDING:
        return piece.printed.is_character and not forbidden(table, card, terms.TAKE_WOUNDS, source)
    if verb == HEALING:
        if not piece.printed.is_character or piece.wounds < times:
            return False
        return not forbidden(table, card, terms.BE_HEALED, source)
    assert verb == DISCARDING
    if must_stay(table, card):
        return False
    return not forbidden(table, card, terms.BE_DISCARDED, source)


def must_stay(table: LotrTable, card: Thing) -> bool:
    """Whether no effect may take this card from play, because the game could not go on (LG-19)."""
    return is_ring_bearer(table, card) or table.cards[card].printed.type == terms.RING_TYPE


def concerned(table: LotrTable, who: str, context: Context) -> tuple[Seat, ...]:
    """Returns the players that a term names; a Shadow player's only opponent is the Free Peoples player (LG-28)."""
    if who == terms.YOU:
        return (context.you,)
    if who == terms.FREE_PEOPLES_PLAYER:
        return (table.turn,)
    if who == terms.AN_OPPONENT:
        return table.shadow_players() if context.you == table.turn else (table.turn,)
    if who == terms.ANY_PLAYER:
        return table.seats_in_order()
    if who == terms.THAT_PLAYER:
        return () if context.player < 0 else (context.player,)
    if who == terms.PLAYER_OF_THIS:
        return (table.cards[context.this].owner,)
    if who == terms.ITS_OWNER:
        return tuple([table.cards[card].owner for card in context.memory.get(IT, ())])
    return table.shadow_players()


def cards_in_hand(table: LotrTable, effect: effects.DiscardFromHand, context: Context) -> list[Thing]:
    """Returns cards in hand that can be discarded; the one being played (LR-26.28) only if named (LG-116)."""
    if isinstance(effect.what, filters.This):
        hand = [context.this] if table.cards[context.this].zone == terms.HAND else []
    elif effect.among:
        seen = context.memory.get(effect.among, ())
        hand = [card for card in seen if table.cards[card].zone == terms.HAND]
    else:
        hands = [table.players[seat].hand for seat in concerned(table, effect.whose, context)]
        hand = [card for one in hands for card in one if may_go(card, context)]
    return [card for card in hand if fits(table, effect.what, card, context) and not is_safe(table, card, context)]


def is_safe(table: LotrTable, card: Thing, context: Context) -> bool:
    """Whether the acting card cannot discard this card from a hand or the top of a draw deck (4R301).

    An owner's own discards do not count as done by another card (3C111 treats them so, too).
    """
    own = context.you == table.cards[card].owner
    return not own and forbidden(table, card, terms.BE_DISCARDED_FROM_HAND_OR_DECK, context.this)


def may_go(card: Thing, context: Context) -> bool:
    """Whether a card may leave its pile for an action: neither being played itself nor needed by later effects."""
    return card != context.this and (not context.kept or card not in context.kept)


def may_be_taken(card: Thing, context: Context) -> bool:
    """Whether an effect can take a card from a pile; one moved to pay costs only if from a deck (LG-70, LG-119)."""
    return card not in context.paid or card in context.from_deck


def movable(table: LotrTable, what: Filter, source: str, context: Context, among: str = "") -> list[Thing]:
    """Returns the cards in play, or in a zone of the acting player, that an effect can move or stack.

    Cards seen or remembered before can be taken from any player, and so can the acting card itself: an event being
    played is in no zone (6R11).
    """
    if source == terms.PLAY:
        found = reachable(table, what, context)
        return [card for card in found if table.cards[card].zone == source and not must_stay(table, card)]
    if among or isinstance(what, (filters.That, filters.This)):
        known = context.memory.get(among, ()) if among else meant(table, what, context)
        return [card for card in known if table.cards[card].zone == source and fits(table, what, card, context)]
    return [
        card
        for card in cards_in_zone(table, context.you, source)
        if may_go(card, context) and may_be_taken(card, context) and fits(table, what, card, context)
    ]


def cards_in_zone(table: LotrTable, seat: Seat, zone: str) -> tuple[Thing, ...]:
    """Returns a player's cards in one of the piles, or stacked."""
    player = table.players[seat]
    if zone == terms.HAND:
        return player.hand
    if zone == terms.DECK:
        return player.deck
    if zone == terms.DISCARD_PILE:
        return player.discard
    if zone == terms.DEAD_PILE:
        return player.dead
    assert zone == terms.STACKED
    return tuple([card for card, piece in enumerate(table.cards) if piece.zone == zone and piece.owner == seat])


def room_in_hand(table: LotrTable, seat: Seat) -> int:
    """Returns how many more cards the Rule of 4 lets a player take into hand (LR-11.12, LR-11.15, LG-48).

    The limit is four cards in the player's own fellowship phase; `UNLIMITED` at other times.
    """
    if table.phase != terms.FELLOWSHIP or seat != table.turn or table.options.get("no-rule-of-4", 0):
        return UNLIMITED
    return RULE_OF_FOUR - table.players[seat].taken_into_hand


# Assignment.


def assignable_minion(table: LotrTable, card: Thing, seat: Seat = NOBODY) -> bool:
    """Whether a minion can be assigned; if fierce, it must have been and still be fierce (LR-17.3, LR-19.4, LR-19.5).

    For the Free Peoples player, it must also be a minion that can be defended against (2R75).
    """
    if is_assigned(table, card) or forbidden(table, card, terms.BE_ASSIGNED):
        return False
    if seat == table.turn and forbidden(table, card, terms.BE_DEFENDED_AGAINST):
        return False
    return not table.fierce or (card in table.fierce_minions and keyword(table, card, terms.FIERCE) > 0)


def assignable_fighter(table: LotrTable, card: Thing, seat: Seat) -> bool:
    """Whether a companion or ally can be assigned (LR-17.10, LR-17.13); by its own player not if unhasty (LG-46)."""
    if not takes_part_in_skirmishes(table, card):
        return False
    if is_assigned(table, card) or forbidden(table, card, terms.BE_ASSIGNED):
        return False
    return seat != table.turn or is_hasty_enough(table, card)


def may_face(table: LotrTable, fighter: Thing, minion: Thing, seat: Seat) -> bool:
    """Whether a player may assign these two to each other: a card may forbid all (6R76) or the Free Peoples (1R147)."""
    if forbidden(table, minion, terms.FACE, fighter):
        return False
    return seat != table.turn or not forbidden(table, fighter, terms.DEFEND_AGAINST, minion)


# Sites.


def site_in_adventure_deck(table: LotrTable, seat: Seat, number: int) -> Thing:
    """Returns a player's site of a number if it is still in the adventure deck, else NOTHING (LR-13.7)."""
    for card in table.players[seat].adventure:
        if table.cards[card].printed.site_number == number:
            return card
    return NOTHING


def site_to_control(table: LotrTable, seat: Seat) -> Thing:
    """Returns the site a Shadow player can control: the path's lowest if all markers are past (LR-30.1 to LR-30.4)."""
    if seat == table.turn:
        return NOTHING
    for site in table.path:
        if site != NOTHING:
            number = table.cards[site].printed.site_number
            past = all(table.players[seat].site > number for seat in table.remaining())
            return site if past else NOTHING
    return NOTHING


def site_to_liberate(table: LotrTable, seat: Seat) -> Thing:
    """Returns the site the Free Peoples player can liberate: the highest of the opponents' (LR-30.11 to LR-30.14)."""
    found = NOTHING
    if seat != table.turn:
        return found
    highest = 0
    for card, piece in enumerate(table.cards):
        if piece.zone == terms.CONTROLLED and piece.controller != seat and piece.printed.site_number > highest:
            highest = piece.printed.site_number
            found = card
    return found
