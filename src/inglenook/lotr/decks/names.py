"""Card lookup by name: by title, with or without accents, or by a similar spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

import inglenook.lotr.cards  # noqa: F401 (the library reads them)
from inglenook.lotr.decks.codes import RARITIES, read_code
from inglenook.lotr.library import LIBRARY, Printed

MOST: Final = 3
"""Maximum number of suggested cards."""


def plain(text: str) -> str:
    """Returns a text normalised for comparison: lower case, no accents, single spaces between words."""
    bare = "".join([letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)])
    return " ".join(re.findall(r"[a-z0-9]+", re.sub("['’‘]", "", bare.casefold())))


def full_name(card: Printed) -> str:
    """Returns the title of a card with its subtitle."""
    subtitle = card.definition.subtitle
    return f"{card.title}, {subtitle}" if subtitle else card.title


def name_with_code(card: Printed) -> str:
    """Returns the full name of a card with its code, so that the card cannot be mistaken for another."""
    return f"{full_name(card)} ({card.id})"


def is_called(card: Printed, name: str) -> bool:
    """Whether a name is that of a card: its title, or its title and subtitle."""
    return plain(name) in (plain(card.title), plain(full_name(card)))


class Names:
    """An index of all card names."""

    def __init__(self) -> None:
        self._cards: Final[dict[str, list[str]]] = {}
        for card in LIBRARY.all().values():
            if read_code(card.id) is None:
                continue  # not a printed card
            for name in dict.fromkeys((plain(full_name(card)), plain(card.title))):
                self._cards.setdefault(name, []).append(card.id)

    def called(self, name: str) -> list[Printed]:
        """Returns the cards with this name, which may be a title or a title with its subtitle."""
        return [LIBRARY[id] for id in self._cards.get(plain(name), [])]

    def like(self, name: str) -> list[Printed]:
        """Returns the cards that a player may have meant: with these words in the name, or with a similar spelling."""
        wanted = plain(name)
        near = closest(wanted, self._cards)
        if len(wanted) > 2:
            near += [known for known in self._cards if f" {wanted} " in f" {known} "]
        return [LIBRARY[id] for id in list(dict.fromkeys([id for known in near for id in self._cards[known]]))[:MOST]]


def numbered(set_number: int, number: int) -> str:
    """Returns the id of a card by set and number, whatever its rarity, or "".  Other tools write 1_290 for 1C290."""
    return next((id for rarity in RARITIES if (id := f"{set_number}{rarity}{number}") in LIBRARY), "")


def closest(given: str, known: Iterable[str]) -> list[str]:
    """Returns the known texts most similar to the given text, the most similar first."""
    from difflib import get_close_matches  # imported here because only misspelled names need it

    return get_close_matches(given, list(known), MOST, 0.7)


def like_code(given: str) -> list[Printed]:
    """Returns the cards whose code is similar to the given code; most likely only the letter is wrong."""
    code = read_code(given)
    if code is not None:
        others = [read_code(id) for id in LIBRARY.all()]
        same = [one.id for one in others if one is not None and (one.set, one.number) == (code.set, code.number)]
        if same:
            return [LIBRARY[id] for id in same[:MOST]]
    return [LIBRARY[id] for id in closest(given.upper(), LIBRARY.all())]
