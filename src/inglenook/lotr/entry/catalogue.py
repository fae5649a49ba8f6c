"""The card catalogue for clients: the facts of all cards and their texts in a language.

The catalogue is split into sheets, one for each set and culture, since a deck needs only a few of them.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.codes import RARITIES, SETS, CollectorCode, read_code
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.entry.description import spoken
from inglenook.lotr.entry.references import rules_of
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.rendering.card_texts import LANGUAGES, render
from inglenook.lotr.rendering.face import kind, numbers, sentence
from inglenook.lotr.rendering.filters import key
from inglenook.lotr.rendering.parts import say
from inglenook.lotr.rendering.text import RulesText, plain
from inglenook.registry.entry import Catalogue, Facts
from inglenook.wording import Wording

WORDS: Final = ("type", "race", "item_class")
"""The facts that are nouns of the language."""


def catalogue() -> Catalogue:
    """Returns the catalogue of all cards."""
    sheets: dict[str, dict[str, Facts]] = {}
    for id, card in LIBRARY.all().items():
        code = read_code(id)
        if code is not None:
            sheets.setdefault(sheet(card, code), {})[id] = brief(card, code)
    return Catalogue(sheets, facts, words)


def sheet(card: Printed, code: CollectorCode) -> str:
    """Returns the sheet that a card is on; the Ring and sites have no culture and get sheets of their own."""
    return f"{code.set}-{card.culture or card.type}"


def brief(card: Printed, code: CollectorCode) -> dict[str, Data]:
    """Returns the facts by which cards are laid out, listed and filtered."""
    return {"type": card.type, "side": card.side, "culture": card.culture, "set": code.set}


def facts(id: str, wording: Wording) -> dict[str, Data]:
    """Returns everything a client needs to draw a card: what decides its picture, its numbers and its text."""
    card, language = LIBRARY[id], spoken(wording)
    definition = card.definition
    speaker = LANGUAGES[language]
    text = render(definition, language)
    code = read_code(id)
    assert code is not None
    return {
        **brief(card, code),
        "title": card.title,
        "subtitle": definition.subtitle,
        "unique": card.unique,
        "race": card.race,
        "item_class": card.item_class,
        "cost": None if card.type in (terms.SITE_TYPE, terms.RING_TYPE) else card.cost,
        "strength": card.strength,
        "vitality": card.vitality,
        "bonus": not card.is_character,
        "resistance": card.resistance,
        "site_number": card.site_number,
        "shadow_number": card.shadow_number if card.type == terms.SITE_TYPE else None,
        "block": card.block,
        "arrow": definition.arrow,
        "homes": [[home.site, home.block] for home in definition.homes],
        "signet": card.signet,
        "keywords": [[word, number] for word, number in card.keywords.items()],
        "phases": [phase for phase in phases(card)],
        "bearer": card.on is not None,
        "rarity": RARITIES[code.rarity],
        "number": code.number,
        "kind": kind(definition, speaker),
        "numbers": sentence(values, speaker) if (values := numbers(definition)) else "",
        "text": [str(line) for line in text.lines],
        "symbols": symbols(text),
        "rules": [rule for rule in rules_of(card)],
    }


def phases(card: Printed) -> list[str]:
    """Returns the timing words of a card's abilities, in order and each once."""
    found: list[str] = []
    for ability in card.abilities:
        if isinstance(ability, Action):
            found += ability.phases
        elif isinstance(ability, Response):
            found.append(terms.RESPONSE_TIME)
    return list(dict.fromkeys(found))


def symbols(text: RulesText) -> list[Data]:
    """Returns the parts of a text that may be drawn as symbols: line, position, length, kind and value."""
    found: list[Data] = []
    for number, line in enumerate(text.lines):
        at = 0
        for part in line.parts:
            length = len(part if isinstance(part, str) else part.text)
            if not isinstance(part, str):
                found.append([number, at, length, part.kind, part.value])
            at += length
    return found


def words(wording: Wording) -> dict[str, str]:
    """Returns the names of keywords, types, races, classes, cultures and sets."""
    speaker = LANGUAGES[spoken(wording)]
    found: dict[str, str] = {}
    for card in LIBRARY.all().values():
        if read_code(card.id) is None:
            continue
        for fact in WORDS:
            word = getattr(card, fact)
            if word:
                said = plain(speaker.say(say("Face.noun", noun=word if fact == "type" else key(word))))
                found[f"{fact}-{word}"] = said
    for id in [*wording.ids("culture-"), *wording.ids("keyword-")]:  # effects may give keywords that no card prints
        found[id] = wording.say(Message(id))
    for number, title in SETS.items():
        found[f"set-{number}"] = wording.say(title)
    return dict(sorted(found.items()))
