"""Catalogue of everything printed in Talisman, for drawing by a client: facts, and texts in a language."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message, Name
from inglenook.registry.entry import Catalogue
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.dsl.definitions import HIGH, CardDefinition, CharacterDefinition, SpaceDefinition
from inglenook.talisman.dsl.terms import (
    CRAFT,
    EVIL,
    FOLLOWER,
    GOLD,
    GOOD,
    INNER,
    LIFE,
    MIDDLE,
    NEUTRAL,
    OBJECT,
    ORDER_NUMBER,
    OUTER,
    STRENGTH,
)
from inglenook.talisman.entry.description import REMARKS
from inglenook.talisman.entry.references import rules_of
from inglenook.talisman.rendering import text_of
from inglenook.wording import Wording

TERMS: Final = (STRENGTH, CRAFT, LIFE, GOLD, GOOD, NEUTRAL, EVIL, OBJECT, FOLLOWER)


def catalogue() -> Catalogue:
    """Returns all cards, Spells, characters and spaces; spaces in the order of the board.

    One sheet holds them all: they are few, and a board shows most of them.
    """
    everything = [*CARDS, *SPELLS, *CHARACTERS, *SPACES]
    return Catalogue({"everything": {id: {} for id in everything}}, facts, terms)


def facts(id: str, wording: Wording) -> dict[str, Data]:
    """Returns everything needed to draw a printed component."""
    if id in CARDS:
        card = CARDS[id]
        return {**said(id, id.partition(":")[0], card.certainty, wording), **card_facts(card, wording)}
    if id in SPELLS:
        spell = SPELLS[id]
        return {**said(id, "spell", spell.certainty, wording), "type": "spell", "times": list(spell.times)}
    if id in CHARACTERS:
        character = CHARACTERS[id]
        return {**said(id, "character", character.certainty, wording), **character_facts(character)}
    space, place = SPACES[id], list(SPACES).index(id)
    return {**said(id, "space", space.certainty, wording), **space_facts(space, place, wording)}


def said(id: str, kind: str, certainty: str, wording: Wording) -> dict[str, Data]:
    """Returns the data that every component has: kind, name, head line and text; remarks on the text are separate."""
    head, *lines = text_of(id)
    return {
        "kind": kind,
        "title": wording.say(Name(id)),
        "head": wording.say(head),
        "text": [wording.say(line) for line in lines if line.id not in REMARKS],
        "uncertain": " ".join([wording.say(line) for line in lines if line.id in REMARKS]),
        "certain": certainty == HIGH,
        "rules": [rule for rule in rules_of(id)],
    }


def card_facts(card: CardDefinition, wording: Wording) -> dict[str, Data]:
    """Returns the data of an Adventure or purchase card."""
    return {
        "type": card.kind,
        "subtype": card.subtype,
        "type_word": wording.say(Message(f"text-kind-{card.subtype or card.kind}")),
        "strength": card.strength,
        "craft": card.craft,
        "count": card.count,
        "order": ORDER_NUMBER[card.kind],
        "gold": card.gold,
        "forbidden_to": list(card.forbidden_to),
    }


def character_facts(character: CharacterDefinition) -> dict[str, Data]:
    """Returns the data of a character, with its starting possessions."""
    return {
        "type": "character",
        "strength": character.strength,
        "craft": character.craft,
        "lives": character.lives,
        "gold": character.gold,
        "alignment": character.alignment,
        "start": character.start,
        "spells": character.spells,
        "objects": [f"purchase:{name}" for name in character.objects],
    }


def space_facts(space: SpaceDefinition, place: int, wording: Wording) -> dict[str, Data]:
    """Returns the data of a space: position, neighbours, and the number of cards to draw.

    `name` is shared by spaces of one kind ("woods"); `place` counts along the rings, from the outside inwards.
    """
    return {
        "type": "space",
        "name": space.name,
        "name_word": wording.say(Name(f"space:{space.name}")),
        "short": wording.say(Message(f"short-{space.name}")),
        "region": space.region,
        "place": place,
        "grid": list(space.grid),
        "clockwise": space.clockwise,
        "anticlockwise": space.anticlockwise,
        "opposite": list(space.opposite),
        "draw": space.draw,
    }


def terms(wording: Wording) -> dict[str, str]:
    """Returns the names of attributes, alignments, kinds and regions."""
    found = {term: wording.say(Message(f"term-{term}")) for term in TERMS if f"term-{term}" in wording}
    kinds = {word for card in CARDS.values() for word in (card.kind, card.subtype) if word}
    for kind in sorted(kinds):
        if f"text-kind-{kind}" in wording:
            found[f"kind-{kind}"] = wording.say(Message(f"text-kind-{kind}"))
    for region in (OUTER, MIDDLE, INNER):
        found[f"region-{region}"] = wording.say(Message(f"text-region-{region}"))
    return found
