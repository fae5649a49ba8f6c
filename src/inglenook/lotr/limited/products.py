"""Products for sealed decks and drafts: the packs opened, and the stock available to every player (LG-112)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.formats import LIMITED, Format
from inglenook.lotr.decks.packs import open_booster, open_starter
from inglenook.lotr.dsl import terms

EACH: Final = 5
"""Number of copies of each plain card in the stock of a draft, enough for a deck without a single pick."""


@dataclass(frozen=True)
class Product:
    """The boosters of a draft in order, and the contents of a sealed deck: a starter, boosters, a few extra cards."""

    name: str
    block: str
    draft: tuple[int, ...]
    starter: int
    boosters: tuple[int, ...]
    besides: tuple[str, ...] = ()

    @property
    def format(self) -> Format:
        """The format in which decks from this product are played."""
        return LIMITED[self.block]


PRODUCTS: Final[Mapping[str, Product]] = {
    product.name: product
    for product in (
        Product("fellowship", terms.FELLOWSHIP_BLOCK, (1, 1, 2, 2, 3, 3), 1, (1, 1, 2, 2, 3, 3)),
        Product("set-1", terms.FELLOWSHIP_BLOCK, (1,) * 6, 1, (1,) * 6, ("1U231",) * 2),
        Product("set-2", terms.FELLOWSHIP_BLOCK, (2,) * 6, 2, (2,) * 3, ("2C51",)),
        Product("set-3", terms.FELLOWSHIP_BLOCK, (3,) * 6, 3, (3,) * 3),
        Product("tower", terms.TOWERS_BLOCK, (4, 4, 5, 5, 6, 6), 4, (4, 4, 5, 5, 6, 6)),
        Product("set-4", terms.TOWERS_BLOCK, (4,) * 6, 4, (4,) * 6, ("4U356", "4U249", "4U249")),
        Product("set-5", terms.TOWERS_BLOCK, (5,) * 6, 5, (5,) * 3),
        Product("set-6", terms.TOWERS_BLOCK, (6,) * 6, 6, (6,) * 3),
    )
}
"""The products: a block with all its sets, or a single set.  The sealed decks are those opened in online leagues."""

ANYWAY: Final[Mapping[str, tuple[str, ...]]] = {
    terms.FELLOWSHIP_BLOCK: (
        "1C290", "1C2", "1C326", "1C331", "1C337", "1C346", "1C349", "1C351", "1C354", "1C356", "1C362",
    ),
    terms.TOWERS_BLOCK: (
        "4C302", "4C2", "4U328", "4U334", "4U342", "4U346", "4U350", "4U354", "4U356", "4U358", "4U362",
    ),
}  # fmt: skip
"""The fixed part of a draft's stock by block: a Frodo, a Ring and nine plain sites."""

PLAIN: Final[Mapping[str, tuple[str, ...]]] = {
    terms.FELLOWSHIP_BLOCK: (
        "1C7", "1C11", "1C297", "1C303", "1C306", "1C311", "1C151", "1C154", "1C184", "1C185", "1C266", "1C271",
    ),
    terms.TOWERS_BLOCK: (
        "4C76", "4C78", "4C122", "4C286", "4C310", "4C314", "4C10", "4C18", "4C165", "4C224", "4C252", "4C254",
    ),
}  # fmt: skip
"""The plain cards in a draft's stock by block, for players who picked too few cards of a side."""


def stock(product: Product) -> list[str]:
    """Returns the cards that every player has in a draft besides the picks, copy by copy."""
    return [*ANYWAY[product.block], *[id for id in PLAIN[product.block] for _copy in range(EACH)]]


def draft_packs(product: Product, seats: int, dice: Dice) -> list[list[str]]:
    """Returns the boosters of a draft, round by round, one for each seat."""
    return [[card.id for card in open_booster(number, dice)] for number in product.draft for _seat in range(seats)]


def sealed_pools(product: Product, seats: int, dice: Dice) -> list[list[str]]:
    """Returns the pool of each seat for a sealed deck: one of the two starters of a set, boosters and extra cards."""
    pools = []
    for _seat in range(seats):
        _name, cards = open_starter(product.starter, dice)
        opened = [*cards, *[card for number in product.boosters for card in open_booster(number, dice)]]
        pools.append([*[card.id for card in opened], *product.besides])
    return pools
