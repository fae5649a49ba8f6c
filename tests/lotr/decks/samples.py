"""A small library for the tests of decks: a few cards known by name, and as many nameless ones as a deck needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from inglenook.kernel.messages import Argument
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, Format
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.library import LIBRARY

FRODO, FRODO_HEIR, FRODO_TOWERS = "1C290", "1R289", "4C302"
RING, BANE, RING_TOWERS = "1C2", "1R1", "4C2"
ARAGORN_KING, ARAGORN_RANGER = "1P365", "1R89"
DIMRILL_DALE, GREAT_HALL = "1U350", "4U353"

CULTURES = ("dwarven", "elven", "gandalf", "gondor", "rohan", "shire")
SHADOW_CULTURES = ("dunland", "isengard", "moria", "raider", "sauron", "wraith")


def companion(id: str, title: str, subtitle: str, culture: str = "shire") -> Definition:
    return Definition(id, title, terms.COMPANION_TYPE, subtitle, True, terms.FREE_PEOPLES, culture)


def event(id: str, title: str, side: str, culture: str) -> Definition:
    return Definition(id, title, terms.EVENT_TYPE, side=side, culture=culture)


def site(id: str, title: str, number: int, block: str) -> Definition:
    return Definition(id, title, terms.SITE_TYPE, site_number=number, block=block)


def ring(id: str, subtitle: str) -> Definition:
    return Definition(id, "The One Ring", terms.RING_TYPE, subtitle, True)


NAMED = (
    companion(FRODO, "Frodo", "Son of Drogo"),
    companion(FRODO_HEIR, "Frodo", "Old Bilbo's Heir"),
    companion(FRODO_TOWERS, "Frodo", "Tired Traveller"),
    companion("1C311", "Sam", "Son of Hamfast"),
    companion(ARAGORN_KING, "Aragorn", "King in Exile", "gondor"),
    companion(ARAGORN_RANGER, "Aragorn", "Ranger of the North", "gondor"),
    companion("4P365", "Théoden", "Lord of the Mark", "rohan"),
    ring(RING, "The Ruling Ring"),
    ring(BANE, "Isildur's Bane"),
    ring(RING_TOWERS, "The Ruling Ring"),
    event("1C84", "Sleep, Caradhras", terms.FREE_PEOPLES, "gandalf"),
    event("1C110", "Pathfinder", terms.FREE_PEOPLES, "gondor"),
    event("4C129", "Pathfinder", terms.FREE_PEOPLES, "gondor"),
    event("0P64", "Given Away", terms.FREE_PEOPLES, "gondor"),
)
FELLOWSHIP_SITES = tuple(
    site(DIMRILL_DALE, "Dimrill Dale", 6, terms.FELLOWSHIP_BLOCK)
    if number == 6
    else site(f"1U{500 + number}", f"Road {number}", number, terms.FELLOWSHIP_BLOCK)
    for number in range(1, 10)
)
TOWERS_SITES = tuple(
    site(GREAT_HALL, "Great Hall", 6, terms.TOWERS_BLOCK)
    if number == 6
    else site(f"4U{500 + number}", f"Plain {number}", number, terms.TOWERS_BLOCK)
    for number in range(1, 10)
)
FREE = tuple(event(f"{one}C6{n:02}", f"Light {one} {n}", terms.FREE_PEOPLES, CULTURES[n % 6])
             for one in (1, 4) for n in range(16))  # fmt: skip
SHADOW = tuple(event(f"{one}C7{n:02}", f"Dark {one} {n}", terms.SHADOW, SHADOW_CULTURES[n % 6])
               for one in (1, 4) for n in range(16))  # fmt: skip


@contextmanager
def only_samples() -> Iterator[None]:
    """Returns a library of these cards alone, so that its suggestions are predictable."""
    kept = LIBRARY.all().copy()
    LIBRARY.cards.clear()
    for definition in (*NAMED, *FELLOWSHIP_SITES, *TOWERS_SITES, *FREE, *SHADOW):
        LIBRARY.add(definition)
    yield
    LIBRARY.cards.clear()
    LIBRARY.cards.update(kept)


def filled(free: int, shadow: int, of_set: int = 1) -> tuple[tuple[str, int], ...]:
    """Returns the given number of cards of either side, at most four of a title."""
    cards: list[tuple[str, int]] = []
    for definitions, wanted in ((FREE, free), (SHADOW, shadow)):
        for definition in [one for one in definitions if one.id.startswith(str(of_set))]:
            count = min(4, wanted)
            wanted -= count
            if count:
                cards.append((definition.id, count))
    return tuple(cards)


def ids(*definitions: Definition) -> tuple[str, ...]:
    return tuple(definition.id for definition in definitions)


SITES = ids(*FELLOWSHIP_SITES)
TOWERS = ids(*TOWERS_SITES)

FELLOWSHIP_DECK = Deck(FRODO, RING, SITES, filled(30, 30))
"""A legal deck of the Fellowship block."""

TOWERS_DECK = Deck(FRODO_TOWERS, RING_TOWERS, TOWERS, filled(30, 30, 4))
"""A legal deck of the Tower block."""


def with_cards(cards: dict[str, int], free: int, shadow: int) -> Deck:
    """Returns the Fellowship deck with these cards and this number of others in its draw deck."""
    return replace(FELLOWSHIP_DECK, draw_deck=(*cards.items(), *filled(free, shadow)))


def with_sites(*sites: str) -> Deck:
    """Returns the Fellowship deck with another adventure deck."""
    return replace(FELLOWSHIP_DECK, adventure_deck=sites)


Found = list[tuple[str, str, dict[str, Argument]]]


def faults(deck: Deck, format: Format = FELLOWSHIP_BLOCK) -> Found:
    """Returns the faults of a deck: rule, message and its arguments."""
    return [(one.rule, one.message.id, one.message.arguments) for one in legality(deck, format)]


def rules(deck: Deck, format: Format = FELLOWSHIP_BLOCK) -> list[str]:
    """Returns the rules that a deck breaks."""
    return [one.rule for one in legality(deck, format)]
