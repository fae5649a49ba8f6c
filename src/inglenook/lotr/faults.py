"""Everything that can be wrong with a position."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr.reading import vitality
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import companions, resistance
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms

MOST_COMPANIONS = 9
"""Of one player, in play and in the dead pile (LR-11.17)."""


def faults(table: LotrTable) -> list[Message]:
    """Each card lies in exactly one place, the one it says; nobody is dead, corrupted or over a limit."""
    found = misplaced_cards(table) + faults_on_cards(table) + faults_on_path(table) + faults_in_skirmishes(table)
    for seat in table.remaining():
        if not table.over:  # a game may end in the midst of things: with everybody corrupted (LG-23)
            found += faults_of(table, seat)
    if table.twilight < 0:
        found.append(Message("fault-pool"))
    return found


# Places.


def misplaced_cards(table: LotrTable) -> list[Message]:
    """Cards that are lost, doubled, or elsewhere than they say."""
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
        found += misplaced_in(table, piece.stacked, terms.STACKED, NOBODY, times)
        if piece.zone in (terms.CONTROLLED, terms.NO_ZONE):
            times[card] += 1
    if any(count != 1 for count in times):
        found.append(Message("fault-cards", {"listed": sum(times), "cards": len(table.cards)}))
    return found


def misplaced_in(table: LotrTable, cards: tuple[Thing, ...], zone: str, owner: Seat, times: list[int]) -> list[Message]:
    """The cards of a pile that say they are elsewhere or another's; counts how often each card is listed."""
    found = []
    for card in cards:
        times[card] += 1
        piece = table.cards[card]
        if piece.zone != zone or owner not in (NOBODY, piece.owner):
            found.append(Message("fault-place", {"card": Name(piece.printed.id), "zone": zone}))
    return found


def faults_on_cards(table: LotrTable) -> list[Message]:
    """What bears and what is borne know of each other; tokens are not negative; the dead are not in play."""
    found = []
    for card, piece in enumerate(table.cards):
        name = Name(piece.printed.id)
        if any(table.cards[item].bearer != card or table.cards[item].zone != terms.PLAY for item in piece.borne):
            found.append(Message("fault-bearer", {"card": name}))
        if any(table.cards[below].bearer != card for below in piece.stacked):
            found.append(Message("fault-stack", {"card": name}))
        if piece.bearer != NOTHING and not is_on(table, card, piece.bearer):
            found.append(Message("fault-bearer", {"card": name}))
        if (piece.borne or piece.stacked) and piece.zone not in (terms.PLAY, terms.PATH, terms.CONTROLLED):
            found.append(Message("fault-bearer", {"card": name}))
        if piece.wounds < 0 or piece.tokens < 0 or bool(piece.tokens) != bool(piece.culture_tokens):
            found.append(Message("fault-tokens", {"card": name}))
        if piece.wounds and (piece.zone != terms.PLAY or not piece.printed.is_character):
            found.append(Message("fault-tokens", {"card": name}))
        elif is_dead(table, card):
            found.append(Message("fault-vitality", {"card": name}))
    return found


def is_dead(table: LotrTable, card: Thing) -> bool:
    """Whether a character in play should have died (LR-3.14); where the game is over, nobody sees to that any more."""
    piece = table.cards[card]
    if not piece.printed.is_character or piece.zone != terms.PLAY or table.over:
        return False
    return piece.wounds >= vitality(table, card)


def is_on(table: LotrTable, card: Thing, bearer: Thing) -> bool:
    """Whether a card lies on the one it says, borne in play or stacked (LR-11.24, LR-28.21)."""
    below = table.cards[bearer]
    if table.cards[card].zone == terms.STACKED:
        return card in below.stacked
    return table.cards[card].zone == terms.PLAY and card in below.borne


# The path and the markers.


def faults_on_path(table: LotrTable) -> list[Message]:
    """Each site lies at its number, or is controlled by somebody; markers stand on the path (LR-13.7, LR-30.6)."""
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
        if controlled != (piece.controller != NOBODY) or (controlled and table.players[piece.controller].out):
            found.append(Message("fault-controller", {"card": Name(piece.printed.id)}))
    return found


def is_controlled(table: LotrTable, number: int) -> bool:
    """Whether somebody controls a site of this number."""
    return any(card.zone == terms.CONTROLLED and card.printed.site_number == number for card in table.cards)


# Skirmishes.


def faults_in_skirmishes(table: LotrTable) -> list[Message]:
    """Whoever is assigned is in play, and to one skirmish only (LR-17.6, LR-17.16)."""
    assigned: list[Thing] = [] if table.defender == NOTHING else [table.defender]
    assigned += table.attackers
    for fighter, minions in table.assignments:
        assigned += [fighter, *minions]
    found = []
    for card in assigned:
        if table.cards[card].zone != terms.PLAY or assigned.count(card) > 1:
            found.append(Message("fault-assigned", {"card": Name(table.cards[card].printed.id)}))
    return found


# Players.


def faults_of(table: LotrTable, seat: Seat) -> list[Message]:
    """What is wrong with one player: too many companions, a card twice, the Ring elsewhere, too many burdens."""
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
    if player.burdens < 0:
        found.append(Message("fault-burdens", {"player": Player(seat)}))
    bearer = player.ring_bearer
    if bearer == NOTHING:
        return found
    if table.cards[bearer].zone != terms.PLAY or table.cards[bearer].owner != seat:
        found.append(Message("fault-ring-bearer", {"player": Player(seat)}))
    elif player.burdens >= resistance(table, bearer):
        found.append(Message("fault-corrupted", {"player": Player(seat)}))
    if player.ring != NOTHING and table.cards[player.ring].bearer != bearer:
        found.append(Message("fault-ring", {"player": Player(seat)}))
    return found
