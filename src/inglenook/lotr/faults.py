"""Checks a position for everything that can be wrong with it."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.requirements.bearers import can_ever_bear, go_together
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import companions, resistance
from inglenook.lotr.table import LotrTable

MOST_COMPANIONS: Final = 9
"""Limit on one player's companions, in play and in the dead pile together (LR-11.17)."""

PILES: Final = (terms.NO_ZONE, terms.DECK, terms.HAND, terms.DISCARD_PILE, terms.STACKED)
CHARACTERS_MAY_LIE_IN: Final = (*PILES, terms.PLAY, terms.DEAD_PILE)
ZONES_OF_TYPE: Final = {
    terms.COMPANION_TYPE: CHARACTERS_MAY_LIE_IN,  # LR-3.16
    terms.ALLY_TYPE: CHARACTERS_MAY_LIE_IN,  # LR-3.17
    terms.MINION_TYPE: (*PILES, terms.PLAY),
    terms.POSSESSION_TYPE: (*PILES, terms.PLAY),
    terms.ARTIFACT_TYPE: (*PILES, terms.PLAY),
    terms.CONDITION_TYPE: (*PILES, terms.PLAY),
    terms.EVENT_TYPE: PILES,  # LR-10.15
    terms.SITE_TYPE: (terms.NO_ZONE, terms.ADVENTURE_DECK, terms.PATH, terms.CONTROLLED),  # LR-13.3, LR-13.7, LR-30.5
    terms.RING_TYPE: (terms.NO_ZONE, terms.PLAY),  # LR-9.7
}
"""Zones in which cards of each type may be."""


def faults(table: LotrTable) -> list[Message]:
    """Returns all faults of a position: misplaced cards, and dead, corrupted or over-limit characters and players."""
    found = misplaced_cards(table) + faults_on_cards(table) + faults_of_bearers(table)
    found += faults_on_path(table) + faults_in_skirmishes(table)
    for seat in table.remaining():
        if not table.over:  # a game may end in the middle of an action, with every player corrupted (LG-23)
            found += faults_of(table, seat)
    if table.twilight < 0:
        found.append(Message("fault-pool"))
    return found


# Places.


def misplaced_cards(table: LotrTable) -> list[Message]:
    """Finds cards that are lost, duplicated, or not in the zone they record."""
    found: list[Message] = []
    times = [0] * len(table.cards)
    for seat, player in enumerate(table.players):
        found += misplaced_in(table, player.deck, terms.DECK, seat, times)
        found += misplaced_in(table, player.hand, terms.HAND, seat, times)
        found += misplaced_in(table, player.discard, terms.DISCARD_PILE, seat, times)
        found += misplaced_in(table, player.dead, terms.DEAD_PILE, seat, times)
        found += misplaced_in(table, player.adventure, terms.ADVENTURE_DECK, seat, times)
        found += misplaced_in(table, player.in_play, terms.PLAY, seat, times)
    found += misplaced_in(table, tuple([site for site in table.path if site != NOTHING]), terms.PATH, NOBODY, times)
    for card, piece in enumerate(table.cards):
        if piece.stacked:
            found += misplaced_in(table, piece.stacked, terms.STACKED, NOBODY, times)
        if piece.zone in (terms.CONTROLLED, terms.NO_ZONE):
            times[card] += 1
    if times != [1] * len(times):
        found.append(Message("fault-cards", {"listed": sum(times), "cards": len(table.cards)}))
    return found


def misplaced_in(table: LotrTable, cards: tuple[Thing, ...], zone: str, owner: Seat, times: list[int]) -> list[Message]:
    """Finds cards of a pile that record another zone or owner; counts in `times` how often each card is listed."""
    found = []
    for card in cards:
        times[card] += 1
        piece = table.cards[card]
        if piece.zone != zone or owner not in (NOBODY, piece.owner):
            found.append(Message("fault-place", {"card": Name(piece.printed.id), "zone": zone}))
    return found


def faults_on_cards(table: LotrTable) -> list[Message]:
    """Finds cards in zones not allowed for their type, impossible or negative tokens and wounds, dead cards in play."""
    found: list[Message] = []
    zones = ZONES_OF_TYPE
    for card, piece in enumerate(table.cards):
        name = Name(piece.printed.id)
        if piece.zone not in zones[piece.printed.type]:
            found.append(Message("fault-zone", {"card": name, "zone": piece.zone}))
        if piece.bearer != NOTHING or piece.borne or piece.stacked:
            found += faults_of_what_is_borne(table, card)
        if piece.tokens and piece.printed.is_character:  # LR-31.3
            found.append(Message("fault-tokens", {"card": name}))
        if piece.wounds < 0 or piece.tokens < 0 or bool(piece.tokens) != bool(piece.culture_tokens):
            found.append(Message("fault-tokens", {"card": name}))
        if piece.wounds and (piece.zone != terms.PLAY or not piece.printed.is_character):
            found.append(Message("fault-tokens", {"card": name}))
        elif piece.zone == terms.PLAY and is_dead(table, card):
            found.append(Message("fault-vitality", {"card": name}))
    return found


def faults_of_what_is_borne(table: LotrTable, card: Thing) -> list[Message]:
    """Finds bearers and borne or stacked cards that do not refer to each other (LR-11.24, LR-28.21)."""
    found: list[Message] = []
    piece = table.cards[card]
    name = Name(piece.printed.id)
    for item in piece.borne:
        if table.cards[item].bearer != card or table.cards[item].zone != terms.PLAY:
            found.append(Message("fault-bearer", {"card": name}))
    for below in piece.stacked:
        if table.cards[below].bearer != card:
            found.append(Message("fault-stack", {"card": name}))
    if piece.bearer != NOTHING and not is_on(table, card, piece.bearer):
        found.append(Message("fault-bearer", {"card": name}))
    if (piece.borne or piece.stacked) and piece.zone not in (terms.PLAY, terms.PATH, terms.CONTROLLED):
        found.append(Message("fault-bearer", {"card": name}))
    return found


def is_dead(table: LotrTable, card: Thing) -> bool:
    """Whether a character in play should have died (LR-3.14); never once the game is over."""
    piece = table.cards[card]
    if not piece.printed.is_character or table.over:
        return False
    return piece.wounds >= vitality(table, card)


def is_on(table: LotrTable, card: Thing, bearer: Thing) -> bool:
    """Whether a card is really on the bearer it records, borne in play or stacked (LR-11.24, LR-28.21)."""
    below = table.cards[bearer]
    if table.cards[card].zone == terms.STACKED:
        return card in below.stacked
    return table.cards[card].zone == terms.PLAY and card in below.borne


# Bearers.


def faults_of_bearers(table: LotrTable) -> list[Message]:
    """Finds cards without a bearer, with one that may not bear them, or beyond its limits (LR-11.24 to LR-11.28)."""
    found = []
    for card, piece in enumerate(table.cards):
        if piece.zone == terms.PLAY and piece.printed.on is not None and piece.bearer == NOTHING:
            found.append(Message("fault-no-bearer", {"card": Name(piece.printed.id)}))
        if piece.borne:
            found += faults_of_bearer(table, card)
    return found


def faults_of_bearer(table: LotrTable, bearer: Thing) -> list[Message]:
    """Checks one bearer: cards it can never bear, item classes, numbers of copies (LR-11.26, LR-11.27, LG-76)."""
    found = []
    name = Name(table.cards[bearer].printed.id)
    borne = table.cards[bearer].borne
    for card in borne:
        if not can_ever_bear(table, card, bearer):
            found.append(Message("fault-may-not-bear", {"bearer": name, "card": Name(table.cards[card].printed.id)}))
    classes = [table.cards[card].printed.item_class for card in borne if table.cards[card].printed.item_class]
    for item_class in dict.fromkeys(classes):
        if not go_together(table, [card for card in borne if table.cards[card].printed.item_class == item_class]):
            found.append(Message("fault-class", {"card": name}))
    titles = [table.cards[card].printed.title for card in borne]
    for card in borne:
        printed = table.cards[card].printed
        if printed.on is not None and printed.on.limit and titles.count(printed.title) > printed.on.limit:
            found.append(Message("fault-limit", {"bearer": name, "card": Name(printed.id)}))
            break
    return found


# The path and the markers.


def faults_on_path(table: LotrTable) -> list[Message]:
    """Finds sites neither at their number nor controlled, and markers off the path (LR-13.7, LR-30.6)."""
    found = []
    for place, site in enumerate(table.path):
        if site != NOTHING and table.cards[site].printed.site_number != place + 1:
            found.append(Message("fault-site", {"card": Name(table.cards[site].printed.id)}))
        elif site == NOTHING and not is_controlled(table, place + 1):
            found.append(Message("fault-path", {"number": place + 1}))
    for seat, player in enumerate(table.players):
        if player.out or player.site == 0:
            continue
        if player.site > len(table.path) or table.path[player.site - 1] == NOTHING:
            found.append(Message("fault-marker", {"player": Player(seat)}))
    for piece in table.cards:
        controlled = piece.zone == terms.CONTROLLED
        gone = controlled and table.players[piece.controller].out and not table.over  # the last loser keeps the sites
        if controlled != (piece.controller != NOBODY) or gone:
            found.append(Message("fault-controller", {"card": Name(piece.printed.id)}))
    return found


def is_controlled(table: LotrTable, number: int) -> bool:
    """Whether a player controls a site of this number."""
    return any(card.zone == terms.CONTROLLED and card.printed.site_number == number for card in table.cards)


# Skirmishes.


def faults_in_skirmishes(table: LotrTable) -> list[Message]:
    """Finds assigned characters not in play, on the wrong side, or in two skirmishes (LR-17.3, LR-17.6, LR-17.16)."""
    fighters: list[Thing] = [] if table.defender == NOTHING else [table.defender]
    minions: list[Thing] = list(table.attackers)
    for fighter, against in table.assignments:
        fighters.append(fighter)
        minions += against
    assigned = fighters + minions
    found = []
    for card in assigned:
        types = (terms.MINION_TYPE,) if card in minions else (terms.COMPANION_TYPE, terms.ALLY_TYPE)
        piece = table.cards[card]
        if piece.zone != terms.PLAY or piece.printed.type not in types or assigned.count(card) > 1:
            found.append(Message("fault-assigned", {"card": Name(table.cards[card].printed.id)}))
    return found


# Players.


def faults_of(table: LotrTable, seat: Seat) -> list[Message]:
    """Finds faults of one player: too many companions, a unique card twice, a misplaced Ring, too many burdens."""
    player = table.players[seat]
    found = []
    dead = [card for card in player.dead if table.cards[card].printed.type == terms.COMPANION_TYPE]
    limited = not table.options.get("no-rule-of-9", 0)
    if limited and len(companions(table, seat)) + len(dead) > MOST_COMPANIONS:
        found.append(Message("fault-companions", {"player": Player(seat)}))
    unique = [table.cards[card].printed.title for card in player.in_play if table.cards[card].printed.unique]
    for title in dict.fromkeys(unique):
        if unique.count(title) > 1:
            found.append(Message("fault-unique", {"player": Player(seat), "title": title}))
    rings = [card for card in player.in_play if table.cards[card].printed.type == terms.RING_TYPE]
    if any(ring != player.ring for ring in rings):
        found.append(Message("fault-rings", {"player": Player(seat)}))
    if player.burdens < 0:
        found.append(Message("fault-burdens", {"player": Player(seat)}))
    bearer = player.ring_bearer
    if bearer == NOTHING:
        return found
    if table.cards[bearer].zone != terms.PLAY or table.cards[bearer].owner != seat:
        found.append(Message("fault-ring-bearer", {"player": Player(seat)}))
    elif seat == table.turn and player.burdens >= resistance(table, bearer):  # others are not checked (LG-110)
        found.append(Message("fault-corrupted", {"player": Player(seat)}))
    if player.ring != NOTHING and table.cards[player.ring].bearer != bearer:
        found.append(Message("fault-ring", {"player": Player(seat)}))
    return found
