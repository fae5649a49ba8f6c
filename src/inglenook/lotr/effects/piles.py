"""Effects that move cards between hands, decks and discard piles (LR-11.12, LR-28)."""

from __future__ import annotations

from dataclasses import replace

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import Result, offer
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import put_in_order
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.filters import That
from inglenook.lotr.effects.targets import ASKED, card_options, choose_cards, performer
from inglenook.lotr.evaluation.registry import amount
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.requirements.reach import (
    cards_in_hand,
    concerned,
    is_safe,
    movable,
    room_in_hand,
)
from inglenook.lotr.responses.answers import moment
from inglenook.lotr.responses.happenings import (
    discarded_along,
    gone_with,
    shed,
    to_discard_pile,
)
from inglenook.lotr.table import LotrTable


def to_hand(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Puts a card into hand if the Rule of 4 allows; returns whether it did (LR-11.13)."""
    if room_in_hand(table, seat) <= 0:
        return False
    atoms.put(table, card, terms.HAND)
    count_taken(table, seat)
    return True


def count_taken(table: LotrTable, seat: Seat) -> None:
    """Counts a card that came to hand during its player's own fellowship phase (LR-11.12)."""
    if table.phase == terms.FELLOWSHIP and seat == table.turn:
        atoms.take_into_hand(table, seat)


def draw(table: LotrTable, seat: Seat) -> bool:
    """Draws the top card of the draw deck, if there is one; returns whether it did (LR-5.21)."""
    if not table.players[seat].deck:
        reshuffle(table, seat)
    if not table.players[seat].deck or room_in_hand(table, seat) <= 0:
        return False
    atoms.draw(table, seat, 1)
    count_taken(table, seat)
    table.revealed()
    return True


def reshuffle(table: LotrTable, seat: Seat) -> None:
    """Makes the discard pile into a new draw deck under the Starter Rules (LR-6.18)."""
    player = table.players[seat]
    if not player.discard or not may_reshuffle(table, seat):
        return
    for card in player.discard:
        atoms.put(table, card, terms.DECK)
    atoms.reshuffle_once(table, seat)
    atoms.shuffle_deck(table, seat)
    table.tell(Message("log-reshuffled", {"player": Player(seat)}))


def may_reshuffle(table: LotrTable, seat: Seat) -> bool:
    """Whether a player's empty deck may be remade from the discard pile, by a switch only once (LR-6.18, LR-6.19)."""
    if not table.options.get("reshuffle", 0):
        return False
    return not (table.options.get("reshuffle-once", 0) and table.players[seat].reshuffled)


async def draw_cards(table: LotrTable, effect: effects.Draw, context: Context) -> bool:
    """Makes players draw as many cards as there are and as the rules allow (LR-26.20, LG-75)."""
    count = amount(table, effect.count, context)
    done = True
    one = effect.who in ASKED
    for seat in (await performer(table, effect.who, context),) if one else concerned(table, effect.who, context):
        drawn = 0
        for _card in range(count):
            if table.over or not draw(table, seat):
                done = False
                break
            drawn += 1
            await answer_taking(table, seat, table.players[seat].hand[-1])
        if drawn:
            table.tell(Message("log-drew", {"player": Player(seat), "count": drawn}))
    return done


async def answer_taking(table: LotrTable, seat: Seat, card: Thing) -> None:
    """Offers responses to a card that came to hand by an effect or in reconciling (2R94, 3R29)."""
    for taken in moment(table, terms.TAKEN_INTO_HAND, card, seat=seat):
        await offer(table, taken)


async def discard_from_hand(table: LotrTable, effect: effects.DiscardFromHand, context: Context) -> bool:
    """Discards cards from hand, chosen by their owner or at random (LR-28.2, LR-28.4), or revealed ones by another."""
    if effect.whose == terms.EACH_SHADOW_PLAYER:
        seats = concerned(table, effect.whose, context)
    else:
        seats = (context.you if effect.among else await performer(table, effect.whose, context),)
    count = amount(table, effect.count, context)
    chosen: tuple[Thing, ...] = ()
    for seat in seats:
        found = cards_in_hand(table, effect, context)
        if not effect.among:
            found = [card for card in found if table.cards[card].owner == seat]
        chosen += await picked_from_hand(table, effect, seat, found, count, context)
    discarded: list[Result[LotrTable]] = []
    for card in chosen:
        to_discard_pile(table, card)
        owner = table.cards[card].owner
        source = NOTHING if context.you == owner else context.this  # own discards are not forced (3C111)
        discarded += moment(table, terms.DISCARDED_FROM_HAND, card, seat=owner, source=source)
    if effect.remember:
        context.remember(effect.remember, chosen)
        context.remember_number(effect.remember, len(chosen))
    for result in discarded:
        await offer(table, result)
    return effect.up_to or len(chosen) >= count * len(seats)


async def picked_from_hand(
    table: LotrTable, effect: effects.DiscardFromHand, seat: Seat, found: list[Thing], count: int, context: Context
) -> tuple[Thing, ...]:
    """Returns the cards of one hand that will be discarded."""
    if count == effects.ALL:
        return tuple(found)
    if effect.at_random:
        table.dice.shuffle("hand", found)
        return tuple(found[:count])
    least = 0 if effect.up_to else count
    return await choose_cards(table, seat, found, least, count, "discard-from-hand", context)


async def discard_from_deck(table: LotrTable, effect: effects.DiscardFromDeck, context: Context) -> bool:
    """Discards the top or bottom cards of a draw deck, visible to all players."""
    seat = await performer(table, effect.whose, context)
    count = amount(table, effect.count, context)
    deck = table.players[seat].deck
    if effect.bottom:
        gone = deck[max(0, len(deck) - count) :]
    else:
        gone = tuple([card for card in deck[:count] if not is_safe(table, card, context)])
    for card in gone:
        table.revealed()
        to_discard_pile(table, card)
    if effect.remember:
        context.remember(effect.remember, gone)
    return len(gone) >= count


async def move_cards(table: LotrTable, effect: effects.MoveCards, context: Context) -> bool:
    """Moves cards from a zone to a hand, discard pile or deck; moves between piles are shown (LR-28.17, LR-11.13)."""
    if effect.whose != terms.YOU:
        context = context.of(await performer(table, effect.whose, context))
    found = takeable(table, effect, context)
    count = amount(table, effect.count, context)
    everything = count == effects.ALL
    if everything:
        count = len(found)
    most = count
    if effect.to == terms.HAND and effect.source != terms.PLAY:  # cards from play go to their owners' hands
        most = min(count, room_in_hand(table, context.you))
    verb = "discard" if effect.to == terms.DISCARD_PILE else f"move-{effect.to}"
    if everything and most == count and not effect.up_to:
        chosen = tuple(found)
    else:
        chosen = await choose_cards(table, context.you, found, 0 if effect.up_to else most, most, verb, context)
    done = effect.up_to or len(chosen) >= count
    if effect.source == terms.PLAY and effect.to != terms.HAND:
        chosen = await leave_for_deck(table, chosen)
    if effect.to in (terms.BENEATH_DECK, terms.ON_TOP_OF_DECK):
        chosen = await in_order(table, chosen, effect.to, context)
    owners: list[Seat] = []
    for card in chosen:
        owner = table.cards[card].owner
        if owner not in owners:
            owners.append(owner)
        if effect.source == terms.PLAY and effect.to == terms.HAND:
            await return_to_hand(table, card, effect.with_all)
        elif effect.to == terms.DISCARD_PILE:
            table.revealed()
            to_discard_pile(table, card)
        else:
            seen = seen_on_the_way(table, card, effect, len(chosen), context)
            tell_move(table, card, effect, seen, context)
            if effect.to == terms.HAND:
                to_hand(table, context.you, card)
            else:
                atoms.put(table, card, terms.DECK, on_top=effect.to == terms.ON_TOP_OF_DECK)
            if effect.source in (terms.DECK, terms.NO_ZONE) or effect.to != terms.HAND:
                atoms.show(table, card, seen)
            if effect.to == terms.HAND:
                await answer_taking(table, context.you, card)
    if effect.to == terms.SHUFFLED_INTO_DECK:
        for owner in owners:
            atoms.shuffle_deck(table, owner)
    if effect.remember:
        context.remember(effect.remember, chosen)
        context.remember_number(effect.remember, len(chosen))
    return done


def takeable(table: LotrTable, effect: effects.MoveCards, context: Context) -> list[Thing]:
    """Returns the cards that an effect can move; some cards cannot be discarded (4R301)."""
    found = movable(table, effect.what, effect.source, context, effect.among)
    if effect.to != terms.DISCARD_PILE or effect.source not in (terms.HAND, terms.DECK):
        return found
    return [card for card in found if not is_safe(table, card, context)]


def seen_on_the_way(
    table: LotrTable, card: Thing, effect: effects.MoveCards, count: int, context: Context
) -> tuple[Seat, ...]:
    """Returns the seats that know a card in its new zone: all if it left a pile, its owner if a hand (LR-28.17).

    For a card from a deck, the seats that had seen it there; for a named card from a hand, also the seats that had seen
    it, as a player who only looked at the hand does not see which card moves.  If the acting player puts several cards
    back in a chosen order, only that player knows them.
    """
    piece = table.cards[card]
    seats = range(table.seats)
    if effect.source == terms.HAND:
        named = effect.among != "" or isinstance(effect.what, That)
        return tuple([seat for seat in seats if seat == piece.owner or (named and piece.seen_by >> seat & 1)])
    if effect.source != terms.DECK:
        return tuple(seats)
    if effect.to in (terms.BENEATH_DECK, terms.ON_TOP_OF_DECK) and count > 1:
        return (context.you,)
    return tuple([seat for seat in seats if piece.seen_by >> seat & 1])


def tell_move(
    table: LotrTable, card: Thing, effect: effects.MoveCards, seen: tuple[Seat, ...], context: Context
) -> None:
    """Logs a move: names the card for players who know it; other players learn only that a card moved."""
    player = Player(table.cards[card].owner if effect.source == terms.HAND else context.you)
    if effect.source == terms.HAND and len(seen) < table.seats:
        table.tell(Message("log-put-back", {"player": player}))
        return
    told = Message(f"log-move-{effect.to}", {"player": player, "card": Name(table.cards[card].printed.id)})
    if len(seen) == table.seats:
        table.tell(told)
    else:
        table.tell(told, seen, Message(f"log-move-unseen-{effect.to}", {"player": player}))


async def in_order(table: LotrTable, cards: tuple[Thing, ...], to: str, context: Context) -> tuple[Thing, ...]:
    """Asks for the order of cards that go beneath or on top of a deck (LG-91); for the top, the last one is put first.

    Equal cards are asked about, too: an absent question would reveal that they are equal.
    """
    if len(cards) < 2:
        return cards
    prompt = Message(f"prompt-order-{to}", {"card": Name(table.cards[context.this].printed.id)})
    picked = await put_in_order(context.you, prompt, card_options(list(cards)))
    ordered = [option.subject for option in picked]
    if to == terms.ON_TOP_OF_DECK:
        ordered.reverse()
    return tuple(ordered)


async def return_to_hand(table: LotrTable, card: Thing, with_all: bool) -> None:
    """Returns a card in play to its owner's hand; cards on it are discarded or go with it (LR-28.8, LG-74).

    All of them leave at once, before any responses: no character dies because an item was taken away first.
    """
    if table.cards[card].zone != terms.PLAY or room_in_hand(table, table.cards[card].owner) <= 0:
        return
    returning = (*cards_on(table, card), card) if with_all else (card,)
    along: list[Result[LotrTable]] = []
    for one in returning:
        along += discarded_along(table, one, gone_with(table, (one,)))
        shed(table, one)
        owner = table.cards[one].owner
        table.tell(Message("log-move-hand", {"player": Player(owner), "card": Name(table.cards[one].printed.id)}))
        if not to_hand(table, owner, one):
            to_discard_pile(table, one)
    for one in returning:
        if table.cards[one].zone == terms.HAND:
            await answer_taking(table, table.cards[one].owner, one)
    for discarded in along:
        await offer(table, discarded)


def cards_on(table: LotrTable, card: Thing) -> tuple[Thing, ...]:
    """Returns all cards that a card bears or that are stacked on it, directly or not; the outermost first (LR-28.8)."""
    found: tuple[Thing, ...] = ()
    for other in (*table.cards[card].borne, *table.cards[card].stacked):
        found += (*cards_on(table, other), other)
    return found


async def leave_for_deck(table: LotrTable, cards: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Takes cards out of play to be shuffled into a deck, with all cards stacked on them (4R54).

    Other cards on them are discarded (LR-28.8).
    """
    gone: list[Thing] = []
    for card in cards:
        if table.cards[card].zone != terms.PLAY:
            continue
        along = discarded_along(table, card, gone_with(table, cards))
        together = (card, *table.cards[card].stacked)
        for other in together[1:]:
            atoms.put(table, other, terms.NO_ZONE)
        shed(table, card)
        atoms.put(table, card, terms.NO_ZONE)
        gone += together
        for discarded in along:
            await offer(table, discarded)
    return tuple(gone)


def can_draw(table: LotrTable, effect: effects.Draw, context: Context, spent: int) -> bool:
    count = amount(table, effect.count, context)
    return all(has_to_draw(table, seat, count) for seat in concerned(table, effect.who, context))


def has_to_draw(table: LotrTable, seat: Seat, count: int) -> bool:
    """Whether a player can draw `count` cards: the deck holds them and the Rule of 4 allows it (LR-11.12, LG-75)."""
    player = table.players[seat]
    there = len(player.deck)
    if may_reshuffle(table, seat):
        there += len(player.discard)  # LR-6.18
    return there >= count and room_in_hand(table, seat) >= count


def can_discard_from_hand(table: LotrTable, effect: effects.DiscardFromHand, context: Context, spent: int) -> bool:
    """Whether one of the hands concerned has as many matching cards as must be discarded."""
    if effect.up_to:
        return True
    found = cards_in_hand(table, effect, context)
    count = amount(table, effect.count, context)
    if count <= 1:
        return count <= 0 or bool(found)
    owners = [table.cards[card].owner for card in found]
    return any(owners.count(seat) >= count for seat in owners)


def can_discard_from_deck(table: LotrTable, effect: effects.DiscardFromDeck, context: Context, spent: int) -> bool:
    count = amount(table, effect.count, context)
    for seat in concerned(table, effect.whose, context):
        deck = table.players[seat].deck
        if len(deck) < count or (not effect.bottom and any(is_safe(table, card, context) for card in deck[:count])):
            return False
    return True


def can_move_cards(table: LotrTable, effect: effects.MoveCards, context: Context, spent: int) -> bool:
    """Whether enough cards can be moved; into a hand, only as many as the Rule of 4 allows (LR-11.13)."""
    if effect.up_to:
        return True
    if effect.whose != terms.YOU:
        own = replace(effect, whose=terms.YOU)
        seats = concerned(table, effect.whose, context)
        return any(can_move_cards(table, own, context.of(seat), spent) for seat in seats)
    found = len(takeable(table, effect, context))
    count = amount(table, effect.count, context)
    wanted = found if count == effects.ALL else count
    if effect.to == terms.HAND and effect.source != terms.PLAY and room_in_hand(table, context.you) < wanted:
        return False
    return found >= wanted


VERBS.update(
    {
        effects.Draw: Verb(draw_cards, can_draw),
        effects.DiscardFromHand: Verb(discard_from_hand, can_discard_from_hand),
        effects.DiscardFromDeck: Verb(discard_from_deck, can_discard_from_deck),
        effects.MoveCards: Verb(move_cards, can_move_cards),
    }
)
