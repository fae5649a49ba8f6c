"""Boosters, starters and Deluxe boxes, opened from a seed (LR-7.2, LR-7.4, LR-7.5, LR-7.8).

A booster has eleven different cards: one rare, three uncommons and seven commons.  In one of six boosters a foil takes
the place of a common.  The foil is of the rare, uncommon or common slot, in proportion to the cards of these slots in a
booster.

Some rares of sets 5 and 6 exist with another picture, which is a third as frequent as an ordinary rare.  A starter has
the list of the online game, with three random rares in sets 1 to 4; the lists of the printed starters are not known
(LD-45).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.lotr.cards.facts import ALL_FACTS
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.starters import STARTERS, starter_deck

DICE: Final = "packs"
RARE, UNCOMMON, COMMON, PREMIUM = "R", "U", "C", "P"
SLOTS: Final[Mapping[str, int]] = {RARE: 1, UNCOMMON: 3, COMMON: 7}
"""Number of cards of each rarity in a booster."""

FOILS: Final = 6
"""Number of boosters of which one has a foil."""

ORDINARY: Final = 3
"""Frequency of an ordinary rare relative to a rare with another picture."""

ANOTHER_PICTURE: Final[Mapping[int, tuple[str, ...]]] = {
    5: ("5R5", "5R11", "5R50", "5R70", "5R89", "5R94"),
    6: ("6R26", "6R35", "6R39", "6R49", "6R68", "6R103"),
}
"""The rares of each set that were also printed with another picture."""

RANDOM_RARES: Final[Mapping[int, int]] = {1: 3, 2: 3, 3: 3, 4: 3, 5: 0, 6: 0}
"""Number of random rares that a starter of each set adds to its deck."""

DELUXE: Final = (1, 4)
"""The sets that were also sold as Deluxe boxes (LR-7.1)."""

PREFIXES: Final = ("fellowship-", "moria-", "elf-lords-", "towers-", "helms-deep-", "fangorn-")
STARTERS_OF: Final[Mapping[int, tuple[str, ...]]] = {
    number: tuple([name for name in STARTERS if name.startswith(prefix)]) for number, prefix in enumerate(PREFIXES, 1)
}
"""The two starters of each set."""


@dataclass(frozen=True)
class Opened:
    """A card from a pack."""

    id: str
    foil: bool = False
    another_picture: bool = False


def by_rarity() -> dict[tuple[int, str], list[str]]:
    """Returns the cards of each set and rarity, in the order of their numbers."""
    found: dict[tuple[int, str], list[str]] = {}
    for code in [read_code(id) for id in ALL_FACTS]:
        if code is not None:
            found.setdefault((code.set, code.rarity), []).append(code.id)
    return found


BY_RARITY: Final = by_rarity()


def of_rarity(set_number: int, rarity: str) -> list[str]:
    """Returns a new list of the cards of one rarity in a set."""
    return list(BY_RARITY.get((set_number, rarity), ()))


def open_booster(set_number: int, dice: Dice) -> list[Opened]:
    """Returns the eleven cards of a booster, the rare first and a foil last."""
    foil = open_foil(set_number, dice) if dice.below(DICE, FOILS) == 0 else None
    opened = [open_rare(set_number, dice)]
    commons = SLOTS[COMMON] - (foil is not None)
    for rarity, count in ((UNCOMMON, SLOTS[UNCOMMON]), (COMMON, commons)):
        cards = of_rarity(set_number, rarity)
        dice.shuffle(DICE, cards)
        opened += [Opened(id) for id in cards[:count]]
    return opened if foil is None else [*opened, foil]


def open_rare(set_number: int, dice: Dice) -> Opened:
    """Returns a random rare, possibly with another picture."""
    rares, others = of_rarity(set_number, RARE), ANOTHER_PICTURE.get(set_number, ())
    place = dice.below(DICE, ORDINARY * len(rares) + len(others))
    if place < ORDINARY * len(rares):
        return Opened(rares[place // ORDINARY])
    return Opened(others[place - ORDINARY * len(rares)], another_picture=True)


def open_foil(set_number: int, dice: Dice) -> Opened:
    """Returns a random foil; premium cards come in boosters only as foils (LR-7.8)."""
    place = dice.below(DICE, sum(SLOTS.values()))
    if place < SLOTS[RARE]:
        rares = [Opened(id, foil=True) for id in of_rarity(set_number, RARE) + of_rarity(set_number, PREMIUM)]
        rares += [Opened(id, foil=True, another_picture=True) for id in ANOTHER_PICTURE.get(set_number, ())]
        return rares[dice.below(DICE, len(rares))]
    rarity = UNCOMMON if place < SLOTS[RARE] + SLOTS[UNCOMMON] else COMMON
    cards = of_rarity(set_number, rarity)
    return Opened(cards[dice.below(DICE, len(cards))], foil=True)


def open_starter(set_number: int, dice: Dice) -> tuple[str, list[Opened]]:
    """Returns one of the two starters of a set: its name and every card in it, the random rares last."""
    names = STARTERS_OF[set_number]
    name = names[dice.below(DICE, len(names))]
    deck = starter_deck(name)
    fixed = [deck.ring_bearer, deck.ring, *deck.adventure_deck, *deck.copies()]
    rares = of_rarity(set_number, RARE)
    dice.shuffle(DICE, rares)
    return name, [Opened(id) for id in [*fixed, *rares[: RANDOM_RARES[set_number]]]]


def open_deluxe(set_number: int, dice: Dice) -> tuple[str, list[Opened]]:
    """Returns the contents of a Deluxe box: its starter's name, and the cards, those of a booster last (LR-7.5)."""
    name, cards = open_starter(set_number, dice)
    return name, [*cards, *open_booster(set_number, dice)]
