"""Packs that a guest can open: products, limits, and the order in which cards are shown (SR-64)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.packs import DELUXE, RANDOM_RARES, SLOTS, Opened, open_booster, open_starter

BOOSTER, STARTER, BOX = "booster", "starter", "deluxe"
PRODUCTS: Final[Mapping[str, tuple[str, int]]] = {
    f"{kind}-{number}": (kind, number)
    for kind, sets in ((BOOSTER, RANDOM_RARES), (STARTER, RANDOM_RARES), (BOX, DELUXE))
    for number in sets
}
"""The products: a booster, a starter or a Deluxe box of a set."""

MOST_A_DAY: Final = 36
"""Maximum number of packs opened within a day, as many as in a box of boosters."""
MOST_PACKS: Final = 1000
"""Maximum number of stored packs per guest; more need a new collection."""


def opened(product: str, seed: str) -> tuple[str, list[Opened]]:
    """Opens a product; returns its starter, if any, and its cards as they are shown, commons first and rares last.

    A foil comes before the rare, because nobody knows beforehand whether there is one.
    """
    kind, number = PRODUCTS[product]
    dice = Dice(seed)
    if kind == BOOSTER:
        return "", shown(open_booster(number, dice))
    name, cards = open_starter(number, dice)
    return name, cards if kind == STARTER else [*cards, *shown(open_booster(number, dice))]


def shown(booster: list[Opened]) -> list[Opened]:
    """Returns the cards of a booster in the order in which they are shown."""
    rare, *others = booster
    uncommons = SLOTS["U"]
    foils = [card for card in others if card.foil]
    commons = [card for card in others[uncommons:] if not card.foil]
    return [*commons, *others[:uncommons], *foils, rare]
