"""Packs that a guest opens: what can be opened, in which order it is shown, and how much of it (SR-64)."""

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
"""What can be opened: a booster, a starter or a Deluxe box of a set."""

MOST_A_DAY: Final = 36
"""So many packs can be opened within a day: a box of boosters had as many."""
MOST_PACKS: Final = 1000
"""So many packs are kept; then one begins anew."""


def opened(product: str, seed: str) -> tuple[str, list[Opened]]:
    """A pack: the starter in it, if there is one, and its cards as they are shown, commons first and the rares last.

    A foil lies before the rare: nobody knows beforehand whether there is one.
    """
    kind, number = PRODUCTS[product]
    dice = Dice(seed)
    if kind == BOOSTER:
        return "", shown(open_booster(number, dice))
    name, cards = open_starter(number, dice)
    return name, cards if kind == STARTER else [*cards, *shown(open_booster(number, dice))]


def shown(booster: list[Opened]) -> list[Opened]:
    """The cards of a booster in the order in which they are turned."""
    rare, *others = booster
    uncommons = SLOTS["U"]
    foils = [card for card in others if card.foil]
    commons = [card for card in others[uncommons:] if not card.foil]
    return [*commons, *others[:uncommons], *foils, rare]
