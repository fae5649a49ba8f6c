"""What cards are called in a scenario file, and the keys of a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import inglenook.lotr.cards  # noqa: F401 (it fills the library)
from inglenook.kernel.decisions import Thing
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.search import full_name
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms
from inglenook.scenarios.naming import Naming

# fmt: off
KEYS: Final = (
    "format", "order", "turn", "phase", "fierce", "shadow player", "pool", "moves", "sites", "site", "controlled",
    "in play", "hand", "deck", "discard", "dead", "adventure", "ring", "ring-bearer", "wearing", "burdens", "assigned",
    "seen", "out", "options",
)
"""The keys of `setup`."""

CARD_KEYS: Final = ("card", "owner", "wounds", "tokens", "bears", "stacked", "strength", "keywords")
"""The keys of a card in play or a site about which more is said than its name."""
# fmt: on

ZONES: Final = {
    "hand": terms.HAND,
    "deck": terms.DECK,
    "discard": terms.DISCARD_PILE,
    "dead": terms.DEAD_PILE,
    "adventure": terms.ADVENTURE_DECK,
}
"""The keys of a position that are piles."""

PILES: Final = {
    terms.HAND: "hand",
    terms.DECK: "draw deck",
    terms.DISCARD_PILE: "discard pile",
    terms.DEAD_PILE: "dead pile",
    terms.ADVENTURE_DECK: "adventure deck",
}
"""What the piles are called as places."""

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
"""The phases, as files call them."""

BEFORE_THE_MOVE: Final = (terms.START_OF_TURN, terms.FELLOWSHIP)


def names(card: Printed) -> tuple[str, ...]:
    """Title, title with subtitle, collector code."""
    return tuple(dict.fromkeys((card.title, full_name(card), card.id)))


def titles(table: LotrTable, cards: Iterable[Thing]) -> tuple[str, ...]:
    """What cards are called, copies alike."""
    return tuple([table.cards[card].printed.title for card in cards])


_known: dict[int, list[Printed]] = {}


def known() -> list[Printed]:
    """Every card with a collector code, by set and number; gathered anew if cards were added."""
    size = len(LIBRARY)
    if size not in _known:
        _known.clear()
        _known[size] = sorted([card for card in LIBRARY.values() if read_code(card.id) is not None], key=place)
    return _known[size]


def place(card: Printed) -> tuple[int, int]:
    """The set of a card and its number in it."""
    code = read_code(card.id)
    assert code is not None
    return code.set, code.number


def plainest(cards: Iterable[Printed]) -> str:
    """The card that says least, the earliest of several: what a position takes where the file leaves it open."""
    return min(cards, key=plainness).id


def plainness(card: Printed) -> tuple[int, int, int]:
    """How much a card says, its set and its number."""
    return (len(card.abilities), *place(card))


_gathered: dict[int, Naming] = {}


def everything() -> tuple[Naming, list[Printed]]:
    """The names of all cards there are, by their places in the list; gathered anew if cards were added."""
    cards = known()
    if len(cards) not in _gathered:
        _gathered.clear()
        _gathered[len(cards)] = Naming([(number, names(card)) for number, card in enumerate(cards)])
    return _gathered[len(cards)], cards


def usual_ring_bearer() -> str:
    """Who bears the Ring where the file does not say."""
    return plainest([card for card in known() if card.definition.ring_bearer])


def usual_ring() -> str:
    """Which Ring there is where the file does not say: The Ruling Ring, which works only in skirmishes."""
    return next(card.id for card in known() if card.type == terms.RING_TYPE and "Ruling" in card.definition.subtitle)


def usual_site(number: int, block: str) -> str:
    """Which site lies at a number where the file does not say: one of the block with as little text as can be."""
    sites = [card for card in known() if card.type == terms.SITE_TYPE]
    return plainest([card for card in sites if card.site_number == number and card.block == block])
