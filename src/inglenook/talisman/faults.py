"""Everything that can be wrong with a position."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman import stats
from inglenook.talisman.table import (
    BESIDE,
    DECK,
    DISCARDED,
    FOLLOWING,
    HELD,
    LYING,
    NOWHERE,
    SPELL_DECK,
    SPELL_HAND,
    STACK,
    TROPHY,
    USED,
    Space,
    TalismanTable,
)


def faults(table: TalismanTable) -> list[Message]:
    """Each card lies in exactly one place, the one it says; nobody is below a start value, dead, or over a limit."""
    found = misplaced_cards(table)
    for seat in range(table.seats):
        if table.characters[seat].alive:
            found += faults_of(table, seat)
    played = [character.definition for character in table.characters if character.alive]
    if len(set(played)) != len(played) or any(id in table.unused for id in played):
        found.append(Message("fault-characters"))
    return found


def misplaced_cards(table: TalismanTable) -> list[Message]:
    """Cards that are lost, doubled, or elsewhere than they say."""
    found: list[Message] = []
    times = [0] * len(table.cards)
    piles = ((DECK, table.deck), (DISCARDED, table.discarded), (SPELL_DECK, table.spell_deck))
    for zone, cards in (*piles, (USED, table.used_spells), (BESIDE, table.beside)):
        found += misplaced_in(table, cards, zone, NOWHERE, NOWHERE, times)
    for stack in table.stacks.values():
        found += misplaced_in(table, stack, STACK, NOWHERE, NOWHERE, times)
    for space, lying in enumerate(table.lying):
        if lying:
            found += misplaced_in(table, lying, LYING, NOWHERE, space, times)
    for seat, character in enumerate(table.characters):
        held = ((HELD, character.objects), (FOLLOWING, character.followers))
        for zone, cards in (*held, (TROPHY, character.trophies), (SPELL_HAND, character.spells)):
            found += misplaced_in(table, cards, zone, seat, NOWHERE, times)
    if any(count != 1 for count in times):
        found.append(Message("fault-cards", {"listed": sum(times), "cards": len(table.cards)}))
    return found


def misplaced_in(
    table: TalismanTable, cards: Sequence[Thing], zone: str, owner: Seat, space: Space, times: list[int]
) -> list[Message]:
    """The cards of a pile that say they are elsewhere; counts how often each card is listed."""
    found = []
    lasting = zone in (BESIDE, LYING)  # whose rounds are counted on it does not matter here
    for card in cards:
        times[card] += 1
        piece = table.cards[card]
        if piece.zone != zone or piece.space != space or (piece.owner != owner and not lasting):
            found.append(Message("fault-place", {"card": Name(piece.definition), "zone": zone}))
    return found


def faults_of(table: TalismanTable, seat: Seat) -> list[Message]:
    """What is wrong with one character."""
    character = table.characters[seat]
    sheet = stats.sheet(table, seat)
    found = []
    if character.lives <= 0:
        found.append(Message("fault-dead", {"player": Player(seat)}))
    if character.strength < sheet.strength or character.craft < sheet.craft or character.gold < 0:
        found.append(Message("fault-points", {"player": Player(seat)}))
    if character.toad:
        if character.objects or character.followers or character.gold:
            found.append(Message("fault-toad", {"player": Player(seat)}))
        return found
    if stats.objects_counted(table, seat) > stats.object_limit(table, seat):
        found.append(Message("fault-objects", {"player": Player(seat)}))
    for card in character.objects + character.followers:
        if character.alignment in stats.definition_of(table, card).forbidden_to:
            found.append(
                Message("fault-forbidden", {"player": Player(seat), "card": Name(table.cards[card].definition)})
            )
    if len(character.spells) > stats.spell_limit(table, seat):
        found.append(Message("fault-spells", {"player": Player(seat)}))
    return found
