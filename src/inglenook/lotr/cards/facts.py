"""The facts of every printed card: names and numbers, one line per card in the `facts.tsv` of its set.

`scripts/take-facts` writes the tables, so no number is typed by hand.  Cards without a definition have facts, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability
from inglenook.lotr.dsl.cards import IN_SUPPORT_AREA, Definition, Home, On
from inglenook.lotr.dsl.effects import Effect

SETS: Final = (
    "promotional",
    "fellowship_of_the_ring",
    "mines_of_moria",
    "realms_of_the_elf_lords",
    "two_towers",
    "battle_of_helms_deep",
    "ents_of_fangorn",
)
"""The folder of each set, in the order of set numbers (LR-1.34)."""

COLUMNS: Final = (
    "code", "title", "subtitle", "unique", "side", "culture", "type", "race", "cost", "strength", "vitality",
    "resistance", "ring_bearer", "site_number", "shadow_number", "block", "home", "signet", "item_class", "keywords",
)  # fmt: skip
"""The columns of a table, separated by tabs; an empty cell means that the card has no such value."""

LEFT_ARROWS: Final = (1, 2, 5, 6, 9)
"""The numbers of the sites whose arrow points left; the others point right (LR-13.5, LG-89)."""


ALL_FACTS: Final[dict[str, list[str]]] = {}
"""The lines of all tables by collector code, in the order of the collection."""


def table_of(folder: str) -> Path:
    """Returns the path of a set's fact table."""
    return Path(__file__).parent / folder / "facts.tsv"


def read_tables() -> None:
    """Reads the fact tables of all sets into `ALL_FACTS`."""
    for folder in SETS:
        for line in table_of(folder).read_text(encoding="utf-8").splitlines()[1:]:
            cells = line.split("\t")
            ALL_FACTS[cells[0]] = cells + [""] * (len(COLUMNS) - len(cells))


def facts(
    code: str, abilities: tuple[Ability, ...] = (), on: On | None = IN_SUPPORT_AREA, to_play: tuple[Effect, ...] = ()
) -> Definition:
    """Returns the definition of a card from its facts and the abilities given in its culture's module."""
    cell = dict(zip(COLUMNS, ALL_FACTS[code], strict=True))
    number = int(cell["site_number"] or 0)
    arrow = terms.LEFT if number in LEFT_ARROWS else terms.RIGHT
    is_site = cell["type"] == terms.SITE_TYPE
    return Definition(
        code,
        cell["title"],
        cell["type"],
        cell["subtitle"],
        unique=cell["unique"] != "",
        side=cell["side"],
        culture=cell["culture"],
        race=cell["race"],
        cost=int(cell["cost"] or 0),
        strength=int(cell["strength"] or 0),
        vitality=int(cell["vitality"] or 0),
        resistance=int(cell["resistance"] or 0),
        site_number=number,
        shadow_number=int(cell["shadow_number"] or 0),
        block=cell["block"] if is_site else "",
        arrow=arrow if is_site else "",
        homes=tuple([Home(int(site), cell["block"]) for site in cell["home"].split()]),
        signet=cell["signet"],
        item_class=cell["item_class"],
        keywords=tuple([keyword(word) for word in cell["keywords"].split()]),
        ring_bearer=cell["ring_bearer"] != "",
        abilities=abilities,
        on=on,
        to_play=to_play,
    )


def keyword(word: str) -> tuple[str, int]:
    """Splits a keyword and its number: "damage+1" is ("damage", 1); without a number it is 1, as in ("archer", 1)."""
    name, _, number = word.partition("+")
    return name, int(number or 1)


read_tables()
