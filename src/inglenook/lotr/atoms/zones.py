"""Atoms that move cards between zones."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.table import own
from inglenook.lotr.atoms.lasting import forget_lasting_on
from inglenook.lotr.atoms.pieces import card_of, player_of, without
from inglenook.lotr.atoms.skirmishes import leave_skirmish
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import Printed
from inglenook.lotr.state import NOBODY, Card, Shift
from inglenook.lotr.table import LotrTable

OPEN: Final = (terms.PLAY, terms.STACKED, terms.DISCARD_PILE, terms.DEAD_PILE, terms.PATH, terms.CONTROLLED)
HIDDEN: Final = (terms.DECK, terms.HAND, terms.ADVENTURE_DECK)


def add_card(table: LotrTable, card: Printed, owner: Seat) -> Thing:
    """Adds a card to the game, in no zone yet."""
    table.changed()
    table.cards.append(Card(table.stamp, card, owner, terms.NO_ZONE))
    table.index = None
    table.event_answers = None
    return len(table.cards) - 1


def lay_pile(table: LotrTable, cards: list[Printed], owner: Seat, zone: str) -> None:
    """Adds the cards of a draw deck or an adventure deck to the game, seen by no player."""
    first = len(table.cards)
    table.cards += [Card(table.stamp, printed, owner, zone, shuffled=1) for printed in cards]
    table.index = None
    table.event_answers = None
    pile = tuple(range(first, len(table.cards)))
    player = player_of(table, owner)
    if zone == terms.DECK:
        player.deck = pile
    else:
        assert zone == terms.ADVENTURE_DECK
        player.adventure = pile


def take_out(table: LotrTable, card: Thing) -> None:
    """Takes a card out of its zone; cards on it stay for the rules to deal with (LR-28.8)."""
    piece = card_of(table, card)
    zone = piece.zone
    if table.shifts is not None:
        table.shifts.append(Shift(card, zone))
    player = player_of(table, piece.owner)
    if zone == terms.DECK:
        player.deck = without(player.deck, card)
    elif zone == terms.HAND:
        player.hand = without(player.hand, card)
    elif zone == terms.DISCARD_PILE:
        player.discard = without(player.discard, card)
    elif zone == terms.DEAD_PILE:
        player.dead = without(player.dead, card)
    elif zone == terms.ADVENTURE_DECK:
        player.adventure = without(player.adventure, card)
    elif zone == terms.PLAY:
        player.in_play = without(player.in_play, card)
        if piece.bearer != NOTHING:
            bearer = card_of(table, piece.bearer)
            bearer.borne = without(bearer.borne, card)
        leave_skirmish(table, card)
        if table.lasting:
            forget_lasting_on(table, card)
        table.index = None
    elif zone == terms.STACKED:
        host = card_of(table, piece.bearer)
        host.stacked = without(host.stacked, card)
        table.index = None
    elif zone == terms.PATH:
        table.path = tuple([NOTHING if site == card else site for site in table.path])
        table.index = None
    elif zone == terms.CONTROLLED:
        piece.controller = NOBODY
        table.index = None
    piece.zone = terms.NO_ZONE
    piece.bearer = NOTHING
    piece.wounds = 0
    piece.tokens = 0
    piece.culture_tokens = ""


def note_shifts(table: LotrTable, shifts: list[Shift] | None) -> None:
    """Starts or stops recording cards that change zones; the game itself does not change."""
    table.shifts = shifts


def put(table: LotrTable, card: Thing, zone: str, on_top: bool = False) -> None:
    """Moves a card to one of its owner's piles: on top of or under a deck, last in any other pile."""
    before = table.cards[card].zone
    take_out(table, card)
    piece = card_of(table, card)
    piece.zone = zone
    player = player_of(table, piece.owner)
    if zone == terms.DECK:
        player.deck = (card, *player.deck) if on_top else (*player.deck, card)
    elif zone == terms.HAND:
        player.hand += (card,)
    elif zone == terms.DISCARD_PILE:
        player.discard += (card,)
    elif zone == terms.DEAD_PILE:
        player.dead += (card,)
    elif zone == terms.ADVENTURE_DECK:
        player.adventure += (card,)
    else:
        assert zone == terms.NO_ZONE
    if zone in HIDDEN:
        piece.shuffled += 1
        # All players see where a card from an open zone goes; a card seen while hidden becomes unknown.
        piece.seen_by = (1 << table.seats) - 1 if before in OPEN else 0


def lay_on_top(table: LotrTable, card: Thing) -> None:
    """Moves a card of a discard pile to its top, where all players see it."""
    player = player_of(table, table.cards[card].owner)
    player.discard = (*without(player.discard, card), card)


def draw(table: LotrTable, seat: Seat, count: int) -> None:
    """Draws up to `count` cards into hand, all at once, because each change builds a new pile."""
    player = player_of(table, seat)
    drawn = player.deck[:count]
    player.deck = player.deck[count:]
    player.hand += drawn
    for card in drawn:
        if table.shifts is not None:
            table.shifts.append(Shift(card, terms.DECK))
        piece = card_of(table, card)
        piece.zone = terms.HAND
        piece.shuffled += 1
        piece.seen_by = 0


def enter_play(table: LotrTable, card: Thing, bearer: Thing = NOTHING) -> None:
    """Puts a card into play, on a bearer or by itself."""
    take_out(table, card)
    piece = card_of(table, card)
    piece.zone = terms.PLAY
    player = player_of(table, piece.owner)
    player.in_play += (card,)
    if bearer != NOTHING:
        piece.bearer = bearer
        host = card_of(table, bearer)
        host.borne += (card,)
    table.index = None


def change_bearer(table: LotrTable, card: Thing, bearer: Thing) -> None:
    """Moves a card in play to another bearer or the support area; cards on it stay on it (LR-12.1)."""
    piece = card_of(table, card)
    if piece.bearer != NOTHING:
        host = card_of(table, piece.bearer)
        host.borne = without(host.borne, card)
    piece.bearer = bearer
    if bearer != NOTHING:
        host = card_of(table, bearer)
        host.borne += (card,)
    table.index = None


def stack(table: LotrTable, card: Thing, host: Thing) -> None:
    """Stacks a card on another (LR-28.21)."""
    take_out(table, card)
    piece = card_of(table, card)
    piece.zone = terms.STACKED
    piece.bearer = host
    under = card_of(table, host)
    under.stacked += (card,)
    table.index = None


def lay_site(table: LotrTable, card: Thing, place: int) -> None:
    """Puts a site on the path, at its number (LR-13.7)."""
    take_out(table, card)
    card_of(table, card).zone = terms.PATH
    while len(table.path) < place:
        table.path = (*table.path, NOTHING)
    table.path = (*table.path[: place - 1], card, *table.path[place:])
    # A site further on has no effect yet, so the index stays valid unless a card copies a site's text.
    if place == table.site_number() or (table.index is not None and table.index.borrows):
        table.index = None


def control_site(table: LotrTable, card: Thing, seat: Seat) -> None:
    """Moves a site from the path to the support area of its new controller; cards on it stay on it (LR-30.5)."""
    table.path = tuple([NOTHING if site == card else site for site in table.path])
    piece = card_of(table, card)
    if table.shifts is not None:
        table.shifts.append(Shift(card, piece.zone))
    piece.zone = terms.CONTROLLED
    piece.controller = seat
    table.index = None


def become(table: LotrTable, hidden: list[Thing], printed: list[Printed]) -> None:
    """Replaces the definitions of hidden cards; only for dealing anew."""
    cards = table.cards
    for card, new in zip(hidden, printed, strict=True):
        if cards[card].printed is not new:
            own(table, cards, card).printed = new
    table.changed()
    table.event_answers = None
    table.texts = []  # replaced, not cleared: the tables that this one was copied from still use the old list


def shuffle_deck(table: LotrTable, seat: Seat) -> None:
    """Shuffles a draw deck; no player knows any of its cards afterwards (LR-9.20)."""
    player = player_of(table, seat)
    deck = list(player.deck)
    table.dice.shuffle(f"deck of seat {seat}", deck)
    player.deck = tuple(deck)
    for card in deck:
        piece = table.cards[card]
        if piece.stamp is not table.stamp:
            piece = own(table, table.cards, card)
        piece.seen_by = 0
        piece.shuffled += 1


def look_through_deck(table: LotrTable, seat: Seat) -> None:
    """Shows a player all cards of that player's draw deck (LR-28.11)."""
    deck = table.players[seat].deck
    for card in deck:
        own(table, table.cards, card).seen_by |= 1 << seat
    if deck:
        table.changed()
        table.revealed()


def show(table: LotrTable, card: Thing, seats: tuple[Seat, ...]) -> None:
    """Shows a hidden card to players (LR-28.14, LR-28.15)."""
    piece = card_of(table, card)
    for seat in seats:
        piece.seen_by |= 1 << seat
    table.revealed()
