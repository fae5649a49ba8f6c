"""Tests of the card library: cards are loaded when needed and listed in collection order."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from inglenook.lotr.cards import modules_for, modules_of
from inglenook.lotr.cards.facts import ALL_FACTS, SETS, facts
from inglenook.lotr.library import LIBRARY, Library

NAMED = re.compile(r'^(?:card|reprint)\(\s*"(\w+)"', re.MULTILINE)

CODES = ["1C110", "1R13", "1U97"]


class Shelf:
    """A library source of three cards that counts its reads."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.read_ids: list[str] = []

    def read(self, id: str) -> None:
        self.read_ids.append(id)
        if id in CODES:
            self.library.add(facts(id))

    def read_all(self) -> Sequence[str]:
        for code in reversed(CODES):
            if code not in self.library.cards:
                self.library.add(facts(code))
        return CODES


@pytest.fixture
def shelf() -> Shelf:
    library = Library()
    library.unread = shelf = Shelf(library)
    return shelf


@pytest.mark.rule("KR-17")
def test_a_card_is_read_once(shelf: Shelf) -> None:
    """A card is read once, when it is first asked for, also if it does not exist."""
    library = shelf.library
    assert "1U97" in library
    assert library["1U97"] is library["1U97"]
    assert "1U98" not in library
    with pytest.raises(KeyError):
        library["1U98"]
    assert ["1U97", "1U98", "1U98"] == shelf.read_ids
    assert ["1U97"] == list(library.cards)


@pytest.mark.rule("KR-17")
def test_all_cards_stand_in_the_order_of_the_collection(shelf: Shelf) -> None:
    """All cards are listed in collection order, with cards added by a test at the end."""
    library = shelf.library
    library.add(facts("4C2"))
    one = library["1U97"]
    assert [*CODES, "4C2"] == list(library.all())
    assert one is library["1U97"]
    assert [] != shelf.read_ids
    shelf.read_ids.clear()
    assert "1U98" not in library
    assert [] == shelf.read_ids, "all are read"


@pytest.mark.rule("KR-17")
def test_every_card_stands_in_the_module_of_its_culture() -> None:
    """Every card is defined in its culture's module, and every code of the tables has a module."""
    astray = []
    found = []
    for folder in SETS:
        for name in modules_of(folder):
            file = import_module(name).__file__
            assert file is not None
            codes = NAMED.findall(Path(file).read_text("utf-8"))
            found += codes
            astray += [f"{code} in {name}" for code in codes if name not in modules_for(code)]
    assert [] == astray
    assert sorted(ALL_FACTS) == sorted(found)
    assert list(ALL_FACTS) == [id for id in LIBRARY.all() if id in ALL_FACTS]


@pytest.mark.rule("KR-17")
def test_a_game_begins_with_the_cards_of_its_decks() -> None:
    """A game loads the cards of its decks, and others of the set only when needed."""
    program = """
from inglenook.registry import find
from inglenook.kernel.game import Game
from inglenook.lotr.library import LIBRARY
entry = find("lotr")
Game.start(entry.rulebook, entry.set_up(2, {}), "1")
print(sorted({id[0] for id in LIBRARY.cards}), LIBRARY.unread is None)
entry.load_ahead()
print(len(LIBRARY.cards), LIBRARY.unread is None)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ["['1'] False", f"{len(ALL_FACTS)} True"] == done.stdout.splitlines()
