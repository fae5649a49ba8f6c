"""Texts of questions, in the words of the card: the relevant part of a card, rendered from its definition.

The rules name a part by its path (`library.Printed.path`).  What a player may do is rendered as an infinitive ("do you
want to exert a companion?"), and what can be chosen as a command.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from inglenook.lotr.dsl import effects
from inglenook.lotr.dsl.amounts import Cultures
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.library import LIBRARY, Printed, part_id
from inglenook.lotr.rendering.abilities import ABILITIES
from inglenook.lotr.rendering.amounts import culture_of
from inglenook.lotr.rendering.card_texts import LANGUAGES
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.effects import told
from inglenook.lotr.rendering.language import DO, INF, Language
from inglenook.lotr.rendering.parts import AND, A, Listed, Say, Slot, determined, say
from inglenook.lotr.rendering.text import plain
from inglenook.lotr.rendering.verbs import addressed

OPTIONS: Final = "-options-"
PRICE: Final = "-price"
"""The suffix for the price in a part; `OPTIONS` is the infix for one of its alternatives."""


def questions(card: Printed, language: str) -> Iterator[tuple[str, str]]:
    """Yields each part of a card that a question may be about: its message id and its text."""
    speaker = LANGUAGES[language]
    for ability in (None, *card.abilities):
        draft = Draft(card.definition)
        if ability is None:
            told(card.definition.to_play, draft)
        else:
            ABILITIES.told(ability, draft)
        for word, said in draft.said:
            path = card.path(word)
            if isinstance(word, effects.Choose) and isinstance(said, Say):
                alternatives = said.slots["list"]
                assert isinstance(alternatives, Listed)
                for number, option in enumerate(alternatives.parts):
                    yield part_id(card.id, f"{path}{OPTIONS}{number}"), capital(spoken(option, DO, speaker))
            if isinstance(word, effects.Unless):
                price = next(slot for one, slot in draft.said if one is word.price)
                yield part_id(card.id, path + PRICE), spoken(price, INF, speaker)
            text = asked(word, said, draft, speaker) if path else ""
            if text:
                yield part_id(card.id, path), text


def asked(word: object, said: Slot, draft: Draft, speaker: Language) -> str:
    """Returns the text of a part in a question, or "" if no question is asked about it."""
    if isinstance(said, Say) and said.id.startswith("May"):
        return spoken(say(said.id.replace(".player", ""), **said.slots), INF, speaker)
    if isinstance(word, effects.Spot) and word.x:
        spotted, bound = draft.spotted[word.x]
        counted = culture_of(bound, draft) if isinstance(bound, Cultures) else spotted
        return spoken(say("HowMany", x=determined(counted, A)), "", speaker)
    if isinstance(word, Condition):
        spots = spotting(said)
        return spoken(Listed(spots, AND), INF, speaker) if spots else ""
    return spoken(said, DO, speaker) if isinstance(word, effects.Effect) and said is not None else ""


def spotting(clause: Slot) -> list[Slot]:
    """Returns the cards named by "if you spot" as a spotting effect."""
    if isinstance(clause, Listed):
        return [spot for part in clause.parts for spot in spotting(part)]
    if not isinstance(clause, Say) or not clause.id.startswith("CanSpot.chosen"):
        return []
    return [say("Spot", x=clause.slots[slot]) for slot in ("x", "y") if slot in clause.slots]


def spoken(part: Slot, form: str, speaker: Language) -> str:
    """Renders a part in a form, as plain text."""
    return plain(speaker.punctuated(speaker.say(addressed(part), form)))


def capital(text: str) -> str:
    """Returns a text with a capital letter, for use on its own."""
    return text[:1].upper() + text[1:]


def text_of(id: str, language: str) -> str | None:
    """Returns the text of a message id that names a part of a card; None if the id names none."""
    cards = [card for card in LIBRARY.all().values() if id.startswith(part_id(card.id, ""))]
    return next((text for card in cards for found, text in questions(card, language) if found == id), None)


def texts_of(cards: Iterable[str], language: str) -> dict[str, str]:
    """Returns the texts of the parts of some cards by message id."""
    return dict([pair for id in cards for pair in questions(LIBRARY[id], language)])
