"""The face of a card as a player reads it: title, kind, numbers and text, one item per line."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.rendering.card_texts import LANGUAGES, render
from inglenook.lotr.rendering.filters import SIGNETS, culture, key
from inglenook.lotr.rendering.language import Language
from inglenook.lotr.rendering.parts import Say, Slot, say
from inglenook.lotr.rendering.text import plain

UNIQUE = "•"
"""The dot before the title of a unique card (LR-1.32)."""


def face(definition: Definition, language: str) -> list[str]:
    """Returns the whole card, line by line."""
    speaker = LANGUAGES[language]
    lines = [f"{full_title(definition)} ({definition.id})", kind(definition, speaker)]
    values = numbers(definition)
    if values:
        lines.append(sentence(values, speaker))
    return lines + [str(line) for line in render(definition, language).lines]


def full_title(definition: Definition) -> str:
    """Returns title and subtitle, with the dot of a unique card; titles are the same in every language."""
    title = f"{definition.title}, {definition.subtitle}" if definition.subtitle else definition.title
    return f"{UNIQUE} {title}" if definition.unique else title


def kind(definition: Definition, language: Language) -> str:
    """Returns side, type, culture, race and class ("Shadow minion, Isengard, Uruk-hai"), or a site's path position."""
    if definition.type == terms.SITE_TYPE:
        block = say(f"Block.{definition.block}")
        return sentence([say("Face.site", n=definition.site_number, block=block)], language)
    side = f"Face.side.{definition.side}" if definition.side else "Face.noun"
    parts: list[Slot] = [say(side, noun=definition.type)]
    if definition.culture:
        parts.append(say("Face.culture", culture=culture(definition.culture)))
    parts += [say("Face.noun", noun=key(word)) for word in (definition.race, definition.item_class) if word]
    return sentence(parts, language)


def sentence(parts: Sequence[Slot], language: Language) -> str:
    """Joins facts to a sentence with a capital letter."""
    text = plain(", ".join(language.say(part) for part in parts))
    return text[:1].upper() + text[1:]


def numbers(definition: Definition) -> list[Slot]:
    """Returns the numbers printed on a card of its type; those of an item are bonuses for its bearer (LR-1.31)."""
    parts: list[Slot] = []
    if definition.type == terms.SITE_TYPE:
        parts.append(say("Face.shadow_number", n=definition.shadow_number))
        return [*parts, say(f"Face.arrow.{definition.arrow}")] if definition.arrow else parts
    if definition.type != terms.RING_TYPE:
        parts.append(say("Face.cost", n=definition.cost))
    character = definition.type in terms.CHARACTER_TYPES
    sign = "" if character else ".bonus"
    if definition.strength or character:
        parts.append(say(f"Face.strength{sign}", n=definition.strength))
    if definition.vitality or character:
        parts.append(say(f"Face.vitality{sign}", n=definition.vitality))
    if definition.site_number:
        parts.append(say("Face.site_number", n=definition.site_number))
    parts += [home(number.site, number.block) for number in definition.homes]
    if definition.signet:
        parts.append(say("Face.signet", name=SIGNETS[definition.signet]))
    return parts


def home(site: int, block: str) -> Say:
    """Renders the home site of an ally (LR-23.8)."""
    return say("Face.home", n=site, block=say(f"Block.{block}") if block else None)
