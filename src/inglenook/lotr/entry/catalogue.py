"""All cards as a client draws them: their facts, and their texts in a language."""

from __future__ import annotations

from typing import Final

from inglenook.games import Catalogue
from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.codes import RARITIES, SETS, read_code
from inglenook.lotr.entry.description import spoken
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.wording.face import kind, numbers, sentence
from inglenook.lotr.wording.filters import key
from inglenook.lotr.wording.language import Language
from inglenook.lotr.wording.parts import say
from inglenook.lotr.wording.rendering import LANGUAGES, render
from inglenook.lotr.wording.text import RulesText, plain
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Response
from inglenook.wording import Wording

WORDS: Final = ("type", "race", "item_class")
"""The facts that are nouns of the language."""


def catalogue(wording: Wording) -> Catalogue:
    """Every card that there is."""
    code = spoken(wording)
    cards = {id: facts(card, code) for id, card in LIBRARY.items() if read_code(id) is not None}
    return Catalogue(cards, words(wording, LANGUAGES[code]))


def facts(card: Printed, language: str) -> dict[str, Data]:
    """One card: what a client chooses its picture by, its numbers, and its text."""
    definition = card.definition
    speaker = LANGUAGES[language]
    text = render(definition, language)
    code = read_code(card.id)
    assert code is not None
    return {
        "title": card.title,
        "subtitle": definition.subtitle,
        "unique": card.unique,
        "type": card.type,
        "side": card.side,
        "culture": card.culture,
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
        "set": code.set,
        "rarity": RARITIES[code.rarity],
        "number": code.number,
        "kind": kind(definition, speaker),
        "numbers": sentence(values, speaker) if (values := numbers(definition)) else "",
        "text": [str(line) for line in text.lines],
        "symbols": symbols(text),
    }


def phases(card: Printed) -> list[str]:
    """When something on the card can be done: its timing words, in their order and each once."""
    found: list[str] = []
    for ability in card.abilities:
        if isinstance(ability, Action):
            found += ability.phases
        elif isinstance(ability, Response):
            found.append(terms.RESPONSE_TIME)
    return list(dict.fromkeys(found))


def symbols(text: RulesText) -> list[Data]:
    """What of the text may be drawn as a symbol: line, where in it, how long, which kind, which one."""
    found: list[Data] = []
    for number, line in enumerate(text.lines):
        at = 0
        for part in line.parts:
            length = len(part if isinstance(part, str) else part.text)
            if not isinstance(part, str):
                found.append([number, at, length, part.kind, part.value])
            at += length
    return found


def words(wording: Wording, speaker: Language) -> dict[str, str]:
    """What keywords, types, races, classes, cultures and sets are called."""
    found: dict[str, str] = {}
    for card in LIBRARY.values():
        if read_code(card.id) is None:
            continue
        for fact in WORDS:
            word = getattr(card, fact)
            if word:
                said = plain(speaker.say(say("Face.noun", noun=word if fact == "type" else key(word))))
                found[f"{fact}-{word}"] = said
    for id in [*wording.ids("culture-"), *wording.ids("keyword-")]:  # effects may give what no card prints
        found[id] = wording.say(Message(id))
    for number, title in SETS.items():
        found[f"set-{number}"] = wording.say(title)
    return dict(sorted(found.items()))
