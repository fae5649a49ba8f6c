"""What is searched of a card: its facts at once, its text when a word is looked for in it.

Texts in which words are looked for have a blank at either end, so that " elf " is a word of one and " el" begins one.
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
"""The fields whose values are a card's kind."""


class Searched:
    """A card in a language, as it is searched."""

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
        """What it is called by whoever means this card and no other."""
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
        """What kind of card it is, in three languages: side, type, culture, race, class and keywords."""
        self._language: Final = language
        self._definition: Final = definition

    @cached_property
    def text(self) -> str:
        """Kind and text, as they are read on the card."""
        lines = [str(line) for line in render(self._definition, self._language).lines]
        return f" {plain(' '.join([kind(self._definition, LANGUAGES[self._language]), *lines]))} "

    @cached_property
    def everything(self) -> str:
        """All of it: what is not in here is nowhere."""
        return f" {self.id.lower()} {self.whole}{self.kind}{self.text}"

    @cached_property
    def name_words(self) -> frozenset[str]:
        """The words of title and subtitle, which may be mistyped."""
        return frozenset(self.whole.split())

    @cached_property
    def kind_words(self) -> frozenset[str]:
        """The words of its kind, which may be mistyped or inflected."""
        return frozenset(self.kind.split())

    def order(self) -> tuple[int, str, int, str, int, int]:
        """Where it stands among others: side, culture, cost or place on the path, title, code."""
        cost = self.numbers["cost"] if self.numbers["cost"] is not None else self.numbers["site"]
        assert cost is None or isinstance(cost, int)
        return SIDES.index(self.side), self.words["culture"][0], cost or 0, self.whole, self.set, self.number


@cache
def cards_in(language: str) -> dict[str, Searched]:
    """Every card in a language, in order."""
    found = [Searched(printed, language) for id, printed in LIBRARY.all().items() if read_code(id) is not None]
    return {card.id: card for card in sorted(found, key=Searched.order)}


@cache
def places() -> dict[str, int]:
    """Where each card stands among all; it is the same in every language."""
    return {id: place for place, id in enumerate(cards_in("en"))}


@cache
def known_words() -> dict[str, frozenset[str]]:
    """All words of titles, subtitles and kinds, each with its letters."""
    return {word: frozenset(word) for card in cards_in("en").values() for word in card.name_words | card.kind_words}


@cache
def known_kinds() -> frozenset[str]:
    """All words of kinds."""
    return frozenset([word for card in cards_in("en").values() for word in card.kind_words])
