"""Visibility: Spells and decks are hidden, everything else is open (TR-5a, TR-6a, TR-9b, TD-27)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import SEES_SPELLS
from inglenook.talisman.card_faces import FACES
from inglenook.talisman.table import DECK, SPELL_DECK, SPELL_HAND, TalismanTable

HIDDEN_PILES = (DECK, SPELL_DECK)


def knows(table: TalismanTable, viewer: Seat, thing: Thing) -> bool:
    """Whether the viewer may know the definition of a thing; no other function decides that."""
    if thing >= len(table.cards):
        return True
    card = table.cards[thing]
    if card.zone not in (DECK, SPELL_DECK, SPELL_HAND):
        return True
    if viewer < 0:
        return False
    if card.zone == SPELL_HAND and (card.owner == viewer or sees_spells(table, viewer)):
        return True
    return bool(card.seen_by >> viewer & 1)


def sees_spells(table: TalismanTable, viewer: Seat) -> bool:
    """Whether the viewer sees the other players' Spells, as the Prophetess does at any time."""
    return table.characters[viewer].alive and bool(stats.printed_abilities(table, viewer, SEES_SPELLS))


def redeal(table: TalismanTable, viewer: Seat, dice: Dice) -> None:
    """Re-deals the cards that the viewer cannot know: the two decks, and the Spells in other hands."""
    for zones in ((DECK,), (SPELL_DECK, SPELL_HAND)):
        hidden = [card for card, piece in enumerate(table.cards) if piece.zone in zones]
        hidden = [card for card in hidden if not knows(table, viewer, card)]
        faces = [table.cards[card].face.number for card in hidden]
        faces.sort()  # the result must not depend on where the cards lie
        dice.shuffle("redeal", faces)
        for card, face in zip(hidden, faces, strict=True):
            atoms.become(table, card, FACES[face])
