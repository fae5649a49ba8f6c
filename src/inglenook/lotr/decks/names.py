"""Finding the card that somebody means: by its title, with or without accents, or one that is written nearly so."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

import inglenook.lotr.cards  # noqa: F401 (the library reads them)
from inglenook.lotr.decks.codes import RARITIES, read_code
from inglenook.lotr.library import LIBRARY, Printed

MOST: Final = 3
"""So many cards are suggested at most."""


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, one space for everything between words."""
    bare = "".join([letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)])
    return " ".join(re.findall(r"[a-z0-9]+", re.sub("['’‘]", "", bare.casefold())))


def full_name(card: Printed) -> str:
    """Title and subtitle."""
    subtitle = card.definition.subtitle
    return f"{card.title}, {subtitle}" if subtitle else card.title


def name_with_code(card: Printed) -> str:
    """How a card is named so that nobody can take it for another."""
    return f"{full_name(card)} ({card.id})"


def is_called(card: Printed, name: str) -> bool:
    """Whether a name is that of the card: its title, or title and subtitle."""
    return plain(name) in (plain(card.title), plain(full_name(card)))


class Names:
    """The names of all cards there are, for somebody to look one up."""

    def __init__(self) -> None:
        self._cards: Final[dict[str, list[str]]] = {}
        for card in LIBRARY.all().values():
            if read_code(card.id) is None:
                continue  # no printed card
            for name in dict.fromkeys((plain(full_name(card)), plain(card.title))):
                self._cards.setdefault(name, []).append(card.id)

    def called(self, name: str) -> list[Printed]:
        """The cards of this name, which may be a title or a title with its subtitle."""
        return [LIBRARY[id] for id in self._cards.get(plain(name), [])]

    def like(self, name: str) -> list[Printed]:
        """The cards that somebody may have meant: whose names have these words in them, or are written nearly so."""
        wanted = plain(name)
        near = closest(wanted, self._cards)
        if len(wanted) > 2:
            near += [known for known in self._cards if f" {wanted} " in f" {known} "]
        return [LIBRARY[id] for id in list(dict.fromkeys([id for known in near for id in self._cards[known]]))[:MOST]]


def numbered(set_number: int, number: int) -> str:
    """The card of a set with this number, whatever its rarity: other tools write 1_290 for 1C290.  "", if none is."""
    return next((id for rarity in RARITIES if (id := f"{set_number}{rarity}{number}") in LIBRARY), "")


def closest(given: str, known: Iterable[str]) -> list[str]:
    """Which of the known texts are written nearly as the one given, the nearest first."""
    from difflib import get_close_matches  # only those who mistype need it

    return get_close_matches(given, list(known), MOST, 0.7)


def like_code(given: str) -> list[Printed]:
    """The cards whose code is nearly the one given; most likely only the letter is wrong."""
    code = read_code(given)
    if code is not None:
        others = [read_code(id) for id in LIBRARY.all()]
        same = [one.id for one in others if one is not None and (one.set, one.number) == (code.set, code.number)]
        if same:
            return [LIBRARY[id] for id in same[:MOST]]
    return [LIBRARY[id] for id in closest(given.upper(), LIBRARY.all())]
