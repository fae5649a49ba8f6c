"""Names of cards in a scenario file, and the keys of a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import inglenook.lotr.cards  # noqa: F401 (the library reads them)
from inglenook.kernel.decisions import Thing
from inglenook.lotr.cards.facts import ALL_FACTS, LEFT_ARROWS, facts
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.names import full_name
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.filters import Titled
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.table import LotrTable
from inglenook.scenarios.names import Naming
from inglenook.scenarios.spelling import words
from inglenook.scenarios.terms import Titles

# fmt: off
KEYS: Final = (
    "format", "order", "turn", "phase", "fierce", "shadow player", "pool", "moves", "sites", "site", "controlled",
    "in play", "hand", "deck", "discard", "dead", "adventure", "ring", "ring-bearer", "wearing", "burdens", "assigned",
    "seen", "out", "rules", "options",
)
"""Keys of `setup`."""

CARD_KEYS: Final = ("card", "owner", "wounds", "tokens", "bears", "stacked", "strength", "keywords")
"""Keys of a card in play or a site that is given with more than its name."""
# fmt: on

ZONES: Final = {
    "hand": terms.HAND,
    "deck": terms.DECK,
    "discard": terms.DISCARD_PILE,
    "dead": terms.DEAD_PILE,
    "adventure": terms.ADVENTURE_DECK,
}
"""Keys of a position that are piles."""

PILES: Final = {
    terms.HAND: "hand",
    terms.DECK: "draw deck",
    terms.DISCARD_PILE: "discard pile",
    terms.DEAD_PILE: "dead pile",
    terms.ADVENTURE_DECK: "adventure deck",
}
"""Names of the piles as places."""

PHASES: Final = {
    terms.START_OF_TURN: "start of turn",
    terms.FELLOWSHIP: "fellowship",
    terms.SHADOW_PHASE: "shadow",
    terms.MANEUVER: "maneuver",
    terms.ARCHERY: "archery",
    terms.ASSIGNMENT: "assignment",
    terms.SKIRMISH: "skirmish",
    terms.REGROUP: "regroup",
}
"""Names of the phases in scenario files."""

USUAL_RING_BEARER: Final = "1C290"
"""Default Ring-bearer: Frodo, Son of Drogo."""

USUAL_RING: Final = "1C2"
"""Default Ring: The Ruling Ring, which works only in skirmishes."""

SHADOW_NUMBERS: Final = {
    terms.FELLOWSHIP_BLOCK: (0, 2, 0, 3, 6, 3, 6, 6, 9),
    terms.TOWERS_BLOCK: (0, 3, 1, 3, 6, 3, 6, 7, 9),
}
"""Shadow numbers of the blank sites; they are about those of printed sites and never change."""

SANCTUARIES: Final = (3, 6)
KEYWORDS: Final = tuple(sorted({word for code in ALL_FACTS for word, _ in facts(code).keywords}))

BEFORE_THE_MOVE: Final = (terms.START_OF_TURN, terms.FELLOWSHIP)


def names(card: Printed) -> tuple[str, ...]:
    """Returns the names of a card: title, title with subtitle, collector code."""
    return tuple(dict.fromkeys((card.title, full_name(card), card.id)))


def titles(table: LotrTable, cards: Iterable[Thing]) -> Titles:
    """Returns the titles of cards; copies have the same title."""
    things = list(cards)
    return Titles([table.cards[card].printed.title for card in things], things)


_known: dict[int, list[Printed]] = {}


def known() -> list[Printed]:
    """Returns all cards with a collector code, by set and number; gathered again if cards were added."""
    size = len(LIBRARY.all())
    if size not in _known:
        _known.clear()
        _known[size] = sorted([card for card in LIBRARY.all().values() if read_code(card.id) is not None], key=place)
    return _known[size]


def place(card: Printed) -> tuple[int, int]:
    """Returns the set of a card and its number in the set."""
    code = read_code(card.id)
    assert code is not None
    return code.set, code.number


_gathered: dict[int, Naming] = {}


def everything() -> tuple[Naming, list[Printed]]:
    """Returns the full names of all cards, by index in the list, and that list; gathered again if cards were added.

    A title alone does not name a card with a subtitle: when another version appears, the file must keep its meaning.
    """
    cards = known()
    if len(cards) not in _gathered:
        _gathered.clear()
        _gathered[len(cards)] = Naming([(number, (full_name(card), card.id)) for number, card in enumerate(cards)])
    return _gathered[len(cards)], cards


def blank_site(number: int, block: str) -> Printed:
    """Returns the site at a number that the file does not name: one without text, unlike any printed site."""
    return BLANK_SITES[block][number - 1]


def is_blank(card: Printed) -> bool:
    """Whether a card is blank, and so not named by a file."""
    return card.id.startswith(BLANK)


def made(number: int, block: str) -> Printed:
    """Creates a blank site with its number, its block, and everything that the rules require (LR-5.16)."""
    keywords = ((terms.SANCTUARY, 1),) if number in SANCTUARIES else ()
    shadow_number = SHADOW_NUMBERS[block][number - 1]
    arrow = terms.LEFT if number in LEFT_ARROWS else terms.RIGHT
    return Printed(
        Definition(
            f"{BLANK}{block}-{number}",
            f"Blank Site {number}",
            terms.SITE_TYPE,
            site_number=number,
            shadow_number=shadow_number,
            block=block,
            arrow=arrow,
            keywords=keywords,
        )
    )


BLANK: Final = "blank:"
BLANK_SITES: Final = {block: [made(number, block) for number in range(1, 10)] for block in SHADOW_NUMBERS}
"""Blank sites by block; they are in no deck and no library, and only complete a path."""


_characters: dict[int, list[Printed]] = {}


def blank_characters() -> list[Printed]:
    """Returns blank companions for characters that cards name as bearers but that exist as no card, such as Radagast.

    Cards without a collector code, which tests add, do not count.  Gathered again if cards were added.
    """
    cards = known()
    if len(cards) not in _characters:
        titles = {card.title for card in cards}
        named = {
            word.title: card.culture
            for card in cards
            if card.on is not None
            for word, _path in words_in(card.on.bearer, "")
            if isinstance(word, Titled) and word.title not in titles
        }
        _characters.clear()
        _characters[len(cards)] = [blank_character(title, culture) for title, culture in named.items()]
    return _characters[len(cards)]


def blank_character(title: str, culture: str) -> Printed:
    """Creates a blank companion, of which only the name and the culture are known."""
    return Printed(
        Definition(
            f"{BLANK}{words(title)[0]}",
            title,
            terms.COMPANION_TYPE,
            side=terms.FREE_PEOPLES,
            culture=culture,
            unique=True,
            strength=5,
            vitality=3,
            resistance=6,
        )
    )


def not_implemented(given: str) -> str:
    """Returns the code of a printed card that is not defined yet, by title, full name or code; "" if there is none."""
    said = words(given)
    for code, (_, title, subtitle, *_) in ALL_FACTS.items():
        if code not in LIBRARY and said in (words(code), words(title), words(f"{title}, {subtitle}")):
            return code
    return ""
