"""Checks for everything that can be wrong with a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import stats
from inglenook.talisman.ability_kinds import DRIVES_FOLLOWERS_AWAY, IS_RAFT
from inglenook.talisman.component_index import CARDS, SPELLS
from inglenook.talisman.components import ADVENTURE_DECK, PURCHASE_STACKS
from inglenook.talisman.components import SPELL_DECK as ALL_SPELLS
from inglenook.talisman.dsl.terms import ENEMY, FOLLOWER, MAGIC_OBJECT, OBJECT, SPIRIT, STRANGER
from inglenook.talisman.table import (
    BESIDE,
    DECK,
    DISCARDED,
    FOLLOWING,
    HELD,
    LYING,
    NOWHERE,
    REMOVED,
    SPACE_LIST,
    SPELL_DECK,
    SPELL_HAND,
    STACK,
    TROPHY,
    USED,
    Space,
    TalismanTable,
)

IN_THE_BOX: Final = {**Counter((*ADVENTURE_DECK, *ALL_SPELLS)), **PURCHASE_STACKS}
"""Number of copies of each card."""


def faults(table: TalismanTable) -> list[Message]:
    """Returns the faults of a position.

    Each card of the box must lie in exactly one place, the one that it names, where such a card can be.  No character
    may be off the board, below a start value, dead, or over a limit; a seat without a character must have nothing.
    """
    found = not_from_the_box(table) + misplaced_cards(table)
    for seat, character in enumerate(table.characters):
        if not character.alive:
            if character.objects or character.followers or character.trophies or character.spells or character.gold:
                found.append(Message("fault-no-character", {"player": Player(seat)}))
        elif not 0 <= character.space < len(SPACE_LIST):
            found.append(Message("fault-space", {"player": Player(seat)}))
        else:
            found += wrong_kinds(table, seat) + faults_of(table, seat)
    played = [character.definition for character in table.characters if character.alive]
    if len(set(played)) != len(played) or any(id in table.unused for id in played):
        found.append(Message("fault-characters"))
    return found


def not_from_the_box(table: TalismanTable) -> list[Message]:
    """Returns a fault for each card with too many or too few copies (TR-C6, TR-C7, TR-C10)."""
    counted: dict[str, int] = {}
    for card in table.cards:
        counted[card.definition] = counted.get(card.definition, 0) + 1
    if counted == IN_THE_BOX:
        return []
    wrong = [id for id in sorted(counted | IN_THE_BOX) if counted.get(id, 0) != IN_THE_BOX.get(id, 0)]
    return [
        Message("fault-box", {"card": Name(id), "found": counted.get(id, 0), "printed": IN_THE_BOX.get(id, 0)})
        for id in wrong
    ]


def wrong_kinds(table: TalismanTable, seat: Seat) -> list[Message]:
    """Returns faults for cards a character cannot have: a carried follower, a following object, a Place as trophy.

    Gold and a raft are not carried but turned into counters and a state (TD-6, TD-36).  A card that follows is a
    follower, an enemy won over, or a stranger with abilities for the character it joins (Centaur).
    """
    character = table.characters[seat]
    found = []
    for card in character.objects:
        if kind_of(table, card) not in (OBJECT, MAGIC_OBJECT) or not is_carried(table, card):
            found.append(Message("fault-no-object", about(table, seat, card)))
    for card in character.followers:
        joins = kind_of(table, card) == STRANGER and bool(stats.definition_of(table, card).abilities)
        if kind_of(table, card) not in (FOLLOWER, ENEMY, SPIRIT) and not joins:
            found.append(Message("fault-no-follower", about(table, seat, card)))
    for card in character.trophies:
        if kind_of(table, card) not in (ENEMY, SPIRIT):
            found.append(Message("fault-no-trophy", about(table, seat, card)))
    for card in character.spells:
        if table.cards[card].definition not in SPELLS:
            found.append(Message("fault-no-spell", about(table, seat, card)))
    return found


def kind_of(table: TalismanTable, card: Thing) -> str:
    """Returns the kind of a card; "" for a Spell."""
    definition = table.cards[card].definition
    return CARDS[definition].kind if definition in CARDS else ""


def is_carried(table: TalismanTable, card: Thing) -> bool:
    """Whether an object stays with the character that takes it."""
    definition = CARDS[table.cards[card].definition]
    return not definition.gold and definition.id not in IS_RAFT.cards


def about(table: TalismanTable, seat: Seat, card: Thing) -> dict[str, Argument]:
    """Returns the card and its owner, as arguments of a message."""
    return {"player": Player(seat), "card": Name(table.cards[card].definition)}


def misplaced_cards(table: TalismanTable) -> list[Message]:
    """Returns faults for cards that are lost, doubled, or elsewhere than they say."""
    found: list[Message] = []
    times = [0] * len(table.cards)
    piles = ((DECK, table.deck), (DISCARDED, table.discarded), (REMOVED, table.removed))
    for zone, cards in (*piles, (SPELL_DECK, table.spell_deck), (USED, table.used_spells), (BESIDE, table.beside)):
        found += misplaced_in(table, cards, zone, NOWHERE, NOWHERE, times)
    for stack in table.stacks.values():
        found += misplaced_in(table, stack, STACK, NOWHERE, NOWHERE, times)
    for space, lying in enumerate(table.lying):
        if lying:
            found += misplaced_in(table, lying, LYING, NOWHERE, space, times)
    for card in table.left_trophies:
        found += misplaced_in(table, [card], TROPHY, NOWHERE, table.cards[card].space, times)
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
    """Returns faults for the cards of a pile that say they are elsewhere, and counts how often each card is listed."""
    found = []
    lasting = zone in (BESIDE, LYING)  # the seat whose rounds the card counts does not matter here
    for card in cards:
        times[card] += 1
        piece = table.cards[card]
        if piece.zone != zone or piece.space != space or (piece.owner != owner and not lasting):
            found.append(Message("fault-place", {"card": Name(piece.definition), "zone": zone}))
    return found


def faults_of(table: TalismanTable, seat: Seat) -> list[Message]:
    """Returns the faults of one character."""
    character = table.characters[seat]
    sheet = stats.sheet(table, seat)
    found = []
    if stats.space_of(table, seat).name == "crown-of-command" and not table.crown_reached:
        found.append(Message("fault-crown", {"player": Player(seat)}))
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
            found.append(Message("fault-forbidden", about(table, seat, card)))
    curses = [card for card, _ in stats.sources(table, seat, DRIVES_FOLLOWERS_AWAY)]
    if curses and len(character.followers) > len(curses):
        found.append(Message("fault-curse", {"player": Player(seat)}))
    if len(character.spells) > stats.spell_limit(table, seat):
        found.append(Message("fault-spells", {"player": Player(seat)}))
    return found
