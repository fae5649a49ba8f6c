"""Search data of cards: their facts right away, their text when a word is first looked for in it.

Searchable texts have a space at both ends, so that " elf " matches a whole word and " el" the beginning of a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final

from inglenook.kernel.data import Data
from inglenook.lotr.decks.codes import RARITIES, read_code
from inglenook.lotr.decks.names import plain
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry.catalogue import phases
from inglenook.lotr.entry.search.query_terms import names_of
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.rendering.card_texts import LANGUAGES, render
from inglenook.lotr.rendering.face import kind

SIDES: Final = ("ring", terms.FREE_PEOPLES, terms.SHADOW, "site")
"""The sides in the order in which cards are laid out."""
KINDS: Final = ("side", "type", "culture", "race", "class")
"""The fields that make up the kind of a card."""


class Searched:
    """The search data of a card in a language."""

    def __init__(self, printed: Printed, language: str) -> None:
        code = read_code(printed.id)
        assert code is not None
        definition = printed.definition
        self.id: Final = printed.id
        self.set: Final = code.set
        self.number: Final = code.number
        self.title: Final = f" {plain(printed.title)} "
        self.subtitle: Final = f" {plain(definition.subtitle)} "
        self.whole: Final = f"{self.title.strip()} {self.subtitle.strip()}".strip()
        bare = self.title.strip().removeprefix("the ")
        self.called: Final = frozenset((printed.id.lower(), self.title.strip(), bare, self.whole))
        """The names that identify exactly this card: id, title with and without "The", full name."""
        self.keywords: Final[Mapping[str, int]] = dict(printed.keywords)
        placed = {terms.SITE_TYPE: "site", terms.RING_TYPE: "ring"}
        self.side: Final = placed.get(printed.type, printed.side)
        self.block: Final = printed.block
        self.words: Final[Mapping[str, list[str]]] = {
            "side": [self.side],
            "type": [printed.type],
            "culture": [printed.culture],
            "race": [printed.race],
            "class": [printed.item_class],
            "signet": [printed.signet],
            "rarity": [RARITIES[code.rarity]],
            "phase": phases(printed),
        }
        costless = printed.type in placed
        self.numbers: Final[Mapping[str, Data]] = {
            "cost": None if costless else printed.cost,
            "strength": printed.strength,
            "vitality": printed.vitality,
            "site": printed.site_number or None,
            "set": code.set,
        }
        kinds = [name for field in KINDS for key in self.words[field] for name in names_of(field, key)]
        kinds += [name for key in self.keywords for name in names_of("keyword", key)]
        self.kind: Final = f" {' '.join([*kinds, *([str(printed.site_number)] if self.side == 'site' else [])])} "
        """The kind of the card in three languages: side, type, culture, race, class and keywords."""
        self._language: Final = language
        self._definition: Final = definition

    @cached_property
    def text(self) -> str:
        """The kind and text as read on the card."""
        lines = [str(line) for line in render(self._definition, self._language).lines]
        return f" {plain(' '.join([kind(self._definition, LANGUAGES[self._language]), *lines]))} "

    @cached_property
    def everything(self) -> str:
        """All searchable text of the card."""
        return f" {self.id.lower()} {self.whole}{self.kind}{self.text}"

    @cached_property
    def name_words(self) -> frozenset[str]:
        """The words of title and subtitle, which may be misspelled in a query."""
        return frozenset(self.whole.split())

    @cached_property
    def kind_words(self) -> frozenset[str]:
        """The words of the card's kind, which may be misspelled or inflected in a query."""
        return frozenset(self.kind.split())

    def order(self) -> tuple[int, str, int, str, int, int]:
        """Returns the sort key: side, culture, cost or place on the path, title, code."""
        cost = self.numbers["cost"] if self.numbers["cost"] is not None else self.numbers["site"]
        assert cost is None or isinstance(cost, int)
        return SIDES.index(self.side), self.words["culture"][0], cost or 0, self.whole, self.set, self.number


@cache
def cards_in(language: str) -> dict[str, Searched]:
    """Returns all cards in a language, in display order."""
    found = [Searched(printed, language) for id, printed in LIBRARY.all().items() if read_code(id) is not None]
    return {card.id: card for card in sorted(found, key=Searched.order)}


@cache
def places() -> dict[str, int]:
    """Returns the position of each card in the display order, which is the same in every language."""
    return {id: place for place, id in enumerate(cards_in("en"))}


@cache
def known_words() -> dict[str, frozenset[str]]:
    """Returns all words of titles, subtitles and kinds, each with the set of its letters."""
    return {word: frozenset(word) for card in cards_in("en").values() for word in card.name_words | card.kind_words}


@cache
def known_kinds() -> frozenset[str]:
    """Returns all words of card kinds."""
    return frozenset([word for card in cards_in("en").values() for word in card.kind_words])
