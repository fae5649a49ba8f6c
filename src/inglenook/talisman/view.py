"""A viewer's view of the table, built field by field."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.rulebook import View
from inglenook.talisman import house_rules, stats
from inglenook.talisman.breakdown import craft_parts, strength_parts
from inglenook.talisman.dsl.terms import CRAFT, STRENGTH
from inglenook.talisman.rules import asides
from inglenook.talisman.table import (
    DECK,
    DISCARDED,
    FIRST_CHARACTER,
    FIRST_SPACE,
    NOWHERE,
    REMOVED,
    SPACE_IDS,
    SPACE_LIST,
    SPELL_DECK,
    STACK,
    USED,
    TalismanTable,
    character_thing,
    space_thing,
)
from inglenook.talisman.visibility import knows


def build_view(table: TalismanTable, viewer: Seat) -> View:
    """Returns everything that the viewer may know."""
    seats: dict[str, Data] = {}
    for seat in range(table.seats):
        seats[str(seat)] = character_view(table, viewer, seat)
    spaces: dict[str, Data] = {}
    left: dict[int, list[Thing]] = {}
    for card in table.left_trophies:
        left.setdefault(table.cards[card].space, []).append(card)
    for space, id in enumerate(SPACE_IDS):
        if table.lying[space] or table.gold_lying[space] or space in left:
            cards = shown(table, viewer, table.lying[space])
            trophies = shown(table, viewer, left.get(space, []))
            spaces[id] = {"cards": cards, "gold": table.gold_lying[space], "trophies": trophies}
    return {
        "viewer": viewer,
        "turn": table.turn,
        "turn_number": table.turn_number,
        "phase": table.phase,
        "seats": seats,
        "spaces": spaces,
        "deck": len(table.deck),
        "deck_known": [definition_or_nothing(table, viewer, card) for card in table.deck[:5]],
        "discarded": pile(table, viewer, "discarded", tuple(table.discarded)),
        "removed": pile(table, viewer, "removed", tuple(table.removed)),
        "spell_deck": len(table.spell_deck),
        "used_spells": pile(table, viewer, "used spells", tuple(table.used_spells)),
        "beside": shown(table, viewer, table.beside),
        "stacks": {id: len(stack) for id, stack in table.stacks.items()},
        "crown_reached": table.crown_reached,
        "magic_destroyed": table.magic_destroyed_by >= 0,
        "house": {name: value for name, value in table.house.items()},
        "house_rules": list(house_rules.changed(table.house)),
        "over": table.over,
        "winners": list(table.winners),
    }


def character_view(table: TalismanTable, viewer: Seat, seat: Seat) -> Data:
    """Returns a seat's character, which is public except for its Spells."""
    character = table.characters[seat]
    if not character.alive:
        return {"character": "", "out": character.out}
    return {
        "character": character.definition,
        "out": False,
        "space": SPACE_LIST[character.space].id,
        "strength": character.strength,
        "craft": character.craft,
        "total_strength": stats.total_strength(table, seat),
        "total_craft": stats.total_craft(table, seat),
        "strength_from": shares(strength_parts(table, seat)),
        "craft_from": shares(craft_parts(table, seat)),
        "lives": character.lives,
        "gold": character.gold,
        "alignment": character.alignment,
        "objects": shown(table, viewer, character.objects),
        "objects_counted": stats.objects_counted(table, seat),
        "object_limit": stats.object_limit(table, seat),
        "followers": shown(table, viewer, character.followers),
        "trophies": shown(table, viewer, character.trophies),
        "trophy_points": {attribute: asides.worth(table, seat, attribute) for attribute in (STRENGTH, CRAFT)},
        "trophy_gain": {attribute: asides.gain(table, seat, attribute) for attribute in (STRENGTH, CRAFT)},
        "spells": shown(table, viewer, character.spells),
        "spell_limit": stats.spell_limit(table, seat),
        "toad": character.toad,
        "missed": character.missed,
        "extra_turns": character.extra_turns,
        "raft": character.raft,
        "next_move": character.next_move,
        "held": bool(character.held_until),
        "quest": character.quest,
        "task": character.task,
    }


def shares(parts: Sequence[tuple[str, int]]) -> list[Data]:
    """Returns the breakdown of a total as plain data: source and amount of each share."""
    return [[source, amount] for source, amount in parts]


def shown(table: TalismanTable, viewer: Seat, cards: Sequence[Thing]) -> list[Data]:
    """Returns cards as the viewer sees them: faces or backs."""
    return [card_view(table, viewer, card) for card in cards]


def pile(table: TalismanTable, viewer: Seat, name: str, cards: tuple[Thing, ...]) -> list[Data]:
    """Returns a pile of used cards, cached because such piles seldom change and have nothing on their cards."""
    lost = sum([table.cards[card].shuffled for card in cards])
    return table.sight.pile(table, viewer, name, cards, lost, shown)


def card_view(table: TalismanTable, viewer: Seat, card: Thing) -> Data:
    """Returns the view of one card."""
    piece = table.cards[card]
    return {
        "handle": handle(table, viewer, card),
        "definition": definition_or_nothing(table, viewer, card),
        "counters": piece.counters,
        "gold": piece.gold,
    }


def definition_or_nothing(table: TalismanTable, viewer: Seat, card: Thing) -> str:
    """Returns the definition of a card, if the viewer may know it."""
    return table.cards[card].definition if knows(table, viewer, card) else ""


def handle(table: TalismanTable, viewer: Seat, thing: Thing) -> str:
    """Returns the viewer's name for a thing: spaces and characters have plain names, cards have handles."""
    if thing >= FIRST_CHARACTER:
        return f"character-{thing - FIRST_CHARACTER}"
    if thing >= FIRST_SPACE:
        return SPACE_IDS[thing - FIRST_SPACE]
    return table.sight.handle(viewer, thing, table.cards[thing].shuffled)


def things(table: TalismanTable, viewer: Seat) -> list[Thing]:
    """Returns the things that the viewer can point at, the nearest first.

    The order is: own cards, cards in the same space, characters, other cards, spaces, and cards that are used up or for
    sale.  Cards in the decks cannot be pointed at.
    """
    here = table.characters[viewer].space if viewer >= 0 else NOWHERE
    near: list[Thing] = []
    far: list[Thing] = []
    away: list[Thing] = []
    for card, piece in enumerate(table.cards):
        if piece.zone in (DISCARDED, REMOVED, USED, STACK):
            away.append(card)
        elif piece.owner == viewer or (here != NOWHERE and piece.space == here):
            near.append(card)
        elif piece.zone not in (DECK, SPELL_DECK):
            far.append(card)
    characters = [character_thing(seat) for seat in range(table.seats)]
    return near + characters + far + [space_thing(space) for space in range(len(SPACE_IDS))] + away
