"""Breaks in the definition of a card: one number, side, filter, condition, cost or "may" differs from the print."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.effects import May, Select
from inglenook.lotr.dsl.filters import Bearer, Both, Except, OfCulture, OfRace, OfSide, OfType, This
from inglenook.lotr.dsl.modifiers import Modifier

SENTENCES: Final = ("to_play", "on", "abilities")
"""Fields of a card that its module defines; its facts come from a table that is compared with the print."""

OTHER_SIDE: Final = {terms.FREE_PEOPLES: terms.SHADOW, terms.SHADOW: terms.FREE_PEOPLES}
OTHER_PLAYER: Final = {
    terms.YOU: terms.AN_OPPONENT,
    terms.FREE_PEOPLES_PLAYER: terms.YOU,
    terms.AN_OPPONENT: terms.YOU,
}
YES_OR_NO: Final = (
    terms.CANNOT,
    terms.CAN,
    terms.TEXT,
    terms.SKIP,
    terms.NO_BONUS,
    terms.NO_KEYWORD,
    terms.NOT_ROAMING,
    terms.COMES_EXHAUSTED,
    terms.CORRUPTED,
)
"""Modifiers that hold or do not hold, regardless of their number."""

LEFT_OUT: Final = ("costs", "effects", "to_play", "modifiers")
"""Lists in which every part is needed."""


@dataclass(frozen=True)
class Break:
    """A card definition with one mistake."""

    card: str
    path: str
    what: str
    definition: Definition

    def __str__(self) -> str:
        return f"{self.card} {self.path}: {self.what}"


def breaks(card: Definition) -> list[Break]:
    """Returns every possible mistake in a card definition."""
    found = []
    for name in SENTENCES:
        for path, what, changed in changes(getattr(card, name), name):
            try:
                broken = replace(card, **{name: changed})
            except (AssertionError, ValueError, TypeError):
                continue  # a definition that cannot be created is no mistake that a test has to find
            found.append(Break(card.id, path, what, broken))
    return found


def changes(word: object, path: str, name: str = "") -> Iterator[tuple[str, str, Any]]:
    """Yields the changes of a DSL term: the place, the change, and the changed term."""
    yield from ((path, what, changed) for what, changed in of_its_own(word, name or path))
    if isinstance(word, tuple):
        for place, part in enumerate(word):
            if (name or path) in LEFT_OUT:
                yield f"{path}-{place}", "left out", word[:place] + word[place + 1 :]
            for where, what, changed in changes(part, f"{path}-{place}", "part"):
                yield where, what, (*word[:place], changed, *word[place + 1 :])
    elif is_dataclass(word) and not isinstance(word, type):
        for field in fields(word):
            if shows_nowhere(word, field.name):
                continue
            for where, what, changed in changes(getattr(word, field.name), f"{path}-{field.name}", field.name):
                try:
                    yield where, what, replace(word, **{field.name: changed})
                except (AssertionError, ValueError, TypeError):
                    continue


def shows_nowhere(word: object, parameter: str) -> bool:
    """Whether a change could make no difference: one card leaves no choice, and forbidding twice changes nothing."""
    if isinstance(word, Modifier):
        numbered = word.stat not in (*YES_OR_NO, terms.KEYWORD) or word.word in terms.NUMBERED_KEYWORDS
        return parameter == "amount" and isinstance(word.amount, int) and not numbered
    if isinstance(word, Select):
        return parameter == "count" and isinstance(word.what, (This, Bearer))
    chosen = getattr(word, "who", None)
    return parameter == "by" and isinstance(chosen, Select) and isinstance(chosen.what, (This, Bearer))


def of_its_own(word: object, name: str) -> Iterator[tuple[str, Any]]:
    """Yields the mistakes in a term itself."""
    if isinstance(word, bool):
        if name in ("optional", "up_to", "first") and word:
            yield f"{name} removed", False
    elif isinstance(word, int):
        if word > 0:
            yield f"{word} becomes {word + 1}", word + 1
        elif word < 0 and name == "amount":
            yield f"{word} becomes {word - 1}", word - 1
    elif isinstance(word, str):
        if word in OTHER_PLAYER and name in ("by", "whose", "player"):
            yield f"{word} becomes {OTHER_PLAYER[word]}", OTHER_PLAYER[word]
    elif isinstance(word, OfSide):
        yield "the other side", OfSide(OTHER_SIDE[word.side])
    elif isinstance(word, OfCulture):
        yield "another culture", OfCulture("shire" if word.culture != "shire" else "moria")
    elif isinstance(word, OfRace):
        yield "another race", OfRace("ent" if word.race != "ent" else "orc")
    elif isinstance(word, OfType) and len(word.types) == 1:
        others = (terms.ALLY_TYPE, terms.COMPANION_TYPE) if word.types[0] != terms.ALLY_TYPE else (terms.MINION_TYPE,)
        yield "another type", OfType((others[0] if word.types[0] != others[0] else others[-1],))
    elif isinstance(word, Both):
        yield "only its first part", word.first
        yield "only its second part", word.second
    elif isinstance(word, Except):
        yield "without its not", word.filter
    elif isinstance(word, May):
        yield "may removed", replace(word, by=OTHER_PLAYER.get(word.by, terms.YOU))
    if name == "condition" and word is not None:
        yield "condition removed", None
