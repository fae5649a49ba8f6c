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
from inglenook.scenarios.names import Naming

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

USUAL_RING_BEARER: Final = "1C290"
"""Who bears the Ring where the file does not say: Frodo, Son of Drogo."""

USUAL_RING: Final = "1C2"
"""Which Ring there is where the file does not say: The Ruling Ring, which works only in skirmishes."""

USUAL_SITES: Final = {
    terms.FELLOWSHIP_BLOCK: ("1U320", "1U327", "1C337", "1U345", "1C349", "1U350", "1U353", "1U358", "1U360"),
    terms.TOWERS_BLOCK: ("4U326", "4U334", "4U341", "4U344", "4U347", "4U354", "4U356", "4U358", "4U362"),
}
"""The sites of the path and of adventure decks where the file does not say: such with little text, for good."""

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


_gathered: dict[int, Naming] = {}


def everything() -> tuple[Naming, list[Printed]]:
    """The whole names of all cards there are, by their places in the list; gathered anew if cards were added.

    A title alone does not mean a card that has a subtitle: another version may come, and the file must not change its
    meaning with that.
    """
    cards = known()
    if len(cards) not in _gathered:
        _gathered.clear()
        _gathered[len(cards)] = Naming([(number, (full_name(card), card.id)) for number, card in enumerate(cards)])
    return _gathered[len(cards)], cards


def usual_site(number: int, block: str) -> str:
    """Which site lies at a number where the file does not say."""
    return USUAL_SITES[block][number - 1]
