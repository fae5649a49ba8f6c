"""No card without a test: every definition is named by the mark of a test in this directory that proves what it does.

The tests stand where the cards stand: `cards/two_towers/rohan.py`, `two_towers/test_rohan.py`, with more behind the
culture where one file would be too long.  What cards of many cultures share stands beside this file.

@pytest.mark.card("1R13")
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import inglenook.lotr.cards
from inglenook.lotr.cards.collection import ALL


def ids_in(marks: Iterable[Any]) -> set[str]:
    """Returns the card ids in the marks of a test, including marks of its parametrised rows."""
    found: set[str] = set()
    for mark in marks:
        if mark.name == "card":
            found.update(mark.args)
        elif mark.name == "parametrize":
            for row in mark.args[1]:
                found |= ids_in(getattr(row, "marks", ()))
    return found


@cache
def proven() -> frozenset[str]:
    """Returns every card that at least one test names."""
    found: set[str] = set()
    here = Path(__file__).parent
    for file in sorted(here.rglob("test_*.py")):
        if file != Path(__file__):
            module = ".".join(file.relative_to(here).with_suffix("").parts)
            for name, test in vars(import_module(f"tests.lotr.cards.{module}")).items():
                if name.startswith("test_"):
                    found |= ids_in(getattr(test, "pytestmark", ()))
    return frozenset(found)


@pytest.mark.rule("KR-19")
def test_every_card_is_proven() -> None:
    """Each defined card is named by at least one test of what it does."""
    assert [] == [f"{card.id} {card.title}" for card in ALL if card.id not in proven()]


@pytest.mark.rule("KR-19")
def test_every_name_is_a_card() -> None:
    """Every card id named by a test belongs to a defined card."""
    defined = {card.id for card in ALL}
    assert [] == sorted(proven() - defined)


@pytest.mark.rule("KR-19")
def test_tests_mirror_the_cards() -> None:
    """Every file in a folder of a set is named after a module of that set."""
    here = Path(__file__).parent
    source = Path(inglenook.lotr.cards.__file__).parent
    strays = [
        str(file.relative_to(here))
        for file in sorted(here.glob("*/test_*.py"))
        if not any(
            file.stem.removeprefix("test_").startswith(module.stem)
            for module in (source / file.parent.name).glob("[a-z]*.py")
        )
    ]
    assert [] == strays
