"""Effects that look at or reveal hands and draw decks; the cards stay where they are (LR-28.14 to LR-28.16)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.events import offer
from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.effects.targets import choose_cards, named_seat, performer, remember_chosen, select_among
from inglenook.lotr.evaluation.modifiers import table_total
from inglenook.lotr.evaluation.registry import amount, fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.requirements.reach import concerned, movable
from inglenook.lotr.responses.answers import Moment, is_answered
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.table import LotrTable


async def see_hand(table: LotrTable, effect: effects.SeeHand, context: Context) -> bool:
    """Looks at or reveals a hand, or random cards of it; fails for a hand that a card hides."""
    seats = seats_with_hands(table, effect, context)
    if not seats:
        return False
    seat = await named_seat(table, effect.whose, seats, context)
    if is_hidden(table, seat, context.you):
        return False
    hand = table.players[seat].hand
    if effect.at_random != 0:
        shuffled = list(hand)
        table.dice.shuffle("hand", shuffled)
        hand = tuple(shuffled[: amount(table, effect.at_random, context)])
    show(table, "hand", seat, hand, effect.to_all, context)
    if effect.remember:
        context.remember(effect.remember, hand)
    if effect.to_all and is_answered(table, terms.REVEALED_FROM_HAND):
        for card in hand:
            await offer(table, Revealed(Facts(terms.REVEALED_FROM_HAND, card, seat=context.you)))
    return True


def seats_with_hands(table: LotrTable, effect: effects.SeeHand, context: Context) -> tuple[Seat, ...]:
    """Returns the seats whose hands have as many cards as the text requires."""
    seats = concerned(table, effect.whose, context)
    return tuple([seat for seat in seats if len(table.players[seat].hand) >= effect.least])


def is_hidden(table: LotrTable, seat: Seat, viewer: Seat) -> bool:
    """Whether a card keeps another player from seeing this hand (2C21, 2C44); players always see their own hands."""
    whose = terms.FREE_PEOPLES_PLAYER if seat == table.turn else terms.EACH_SHADOW_PLAYER
    return seat != viewer and table_total(table, f"{terms.HIDDEN_HAND}:{whose}") > 0


async def reveal_from_hand(table: LotrTable, effect: effects.RevealFromHand, context: Context) -> bool:
    """Reveals cards of the acting player's own hand, chosen by that player (LR-28.15).

    No card responds to it: 5R96 responds when the Free Peoples player reveals it, who cannot play it from the own hand.
    """
    found = movable(table, effect.what.what, terms.HAND, context)
    wanted = amount(table, effect.what.count, context)
    if effect.what.up_to and context.least > 0:
        chosen = await choose_cards(table, context.you, found, context.least, len(found), "reveal", context)
        remember_chosen(effect.what, chosen, context)
    else:
        chosen = await select_among(table, effect.what, found, context, "reveal", context.you)
    if chosen:
        show(table, "hand", context.you, chosen, True, context)
    return effect.what.up_to or len(chosen) >= wanted


def can_reveal_from_hand(table: LotrTable, effect: effects.RevealFromHand, context: Context, spent: int) -> bool:
    found = movable(table, effect.what.what, terms.HAND, context)
    return effect.what.up_to or len(found) >= amount(table, effect.what.count, context)


class Revealed(Moment):
    """A card of a hand was revealed to all players, so a response by that card is no secret, either (5R96)."""

    def may_hide_response(self, table: LotrTable, seat: Seat) -> bool:
        return False


async def see_deck(table: LotrTable, effect: effects.SeeDeck, context: Context) -> bool:
    """Looks at or reveals the top or bottom cards of a draw deck, as many as there are."""
    seat = await performer(table, effect.whose, context)
    cards = seen_in_deck(table, effect, seat, context)
    show(table, "deck", seat, cards, effect.to_all, context)
    if effect.remember:
        context.remember(effect.remember, cards)
    return effect.until is not None or len(cards) >= amount(table, effect.count, context)


def seen_in_deck(table: LotrTable, effect: effects.SeeDeck, seat: Seat, context: Context) -> tuple[Thing, ...]:
    """Returns the cards of a deck to be seen: a number of them, or all up to the first that fits a filter."""
    deck = table.players[seat].deck
    if effect.bottom:
        deck = tuple([deck[place] for place in range(len(deck) - 1, -1, -1)])
    if effect.until is None:
        return deck[: amount(table, effect.count, context)]
    for place, card in enumerate(deck):
        if fits(table, effect.until, card, context):
            return deck[: place + 1]
    return deck


def show(table: LotrTable, place: str, seat: Seat, cards: tuple[Thing, ...], to_all: bool, context: Context) -> None:
    """Shows cards of a player's hand or deck to all players or to the acting one; the log reveals no more."""
    viewers = tuple(range(table.seats)) if to_all else (context.you,)
    for card in cards:
        atoms.show(table, card, viewers)
    names = tuple([Name(table.cards[card].printed.id) for card in cards])
    seen = Message(f"log-saw-{place}", {"player": Player(seat), "cards": names})
    if to_all:
        table.tell(seen)
        return
    knowing = (context.you, seat) if place == "hand" else viewers
    looked = Message(f"log-looked-at-{place}", {"viewer": Player(context.you), "player": Player(seat)})
    table.tell(seen, knowing, looked)


def can_see_hand(table: LotrTable, effect: effects.SeeHand, context: Context, spent: int) -> bool:
    return any(
        bool(table.players[seat].hand) and not is_hidden(table, seat, context.you)
        for seat in seats_with_hands(table, effect, context)
    )


def can_see_deck(table: LotrTable, effect: effects.SeeDeck, context: Context, spent: int) -> bool:
    """Whether one of the decks concerned has enough cards; a search for a card may find nothing."""
    least = 1 if effect.until is not None else amount(table, effect.count, context)
    return any(len(table.players[seat].deck) >= least for seat in concerned(table, effect.whose, context))


VERBS.update(
    {
        effects.SeeHand: Verb(see_hand, can_see_hand),
        effects.RevealFromHand: Verb(reveal_from_hand, can_reveal_from_hand),
        effects.SeeDeck: Verb(see_deck, can_see_deck),
    }
)
