"""Search results and judgements of the browser's code, computed once for many tests."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from inglenook.kernel.messages import plain
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.starters import STARTERS, starter_deck
from inglenook.lotr.entry import LANGUAGES
from inglenook.lotr.entry.catalogue import catalogue
from inglenook.lotr.entry.search.search import search
from inglenook.wording import Wording
from tests.lotr.decks.judge import random_deck

WEB: Final = Path(__file__).parents[3] / "web"
NODE: Final = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
CASES: Final[list[dict[str, Any]]] = yaml.safe_load((Path(__file__).parent / "cases.yaml").read_text("utf-8"))
ODD: Final = (
    "", "((", "a|", "-", "-frodo", ")", '"', '"heal an', "colour:red", "cost<=x", "cost!=3 type!=minion", "set:moria",
    "site=1-3", "text:\u00fa", "keyword:archer -keyword:archer", "sort:name elf", "like:nobody", "in:", "format:tow",
    "type:comp | type:al", "SIDE:Shadow COST>5", "hobitti:3", "k:damage=1 t:minion", "\u00d6rkki", "a b c d e f",
)  # fmt: skip
"""Incomplete inputs on the way to a query."""

needs_node = pytest.mark.skipif(
    NODE is None or not (WEB / "node_modules").exists(), reason="Node and the packages of web/ are not installed"
)


@cache
def starters() -> dict[str, list[str]]:
    """Returns the decks that searches may name; one of them is in play."""
    decks = {name: starter_deck(name).ids() for name in STARTERS}
    return {**decks, "deck": decks["fellowship-aragorn"]}


OWNED: Final = {"1C7": 3, "1R1": 1, "2C51": 2, "1C152": 4}
"""A sample collection."""


def searches(language: str) -> list[str]:
    """Returns the table of queries in a language, and the unusual ones."""
    return [*[case[language] for case in CASES], *ODD]


@cache
def judged_decks() -> list[tuple[Any, Any]]:
    """Returns decks for both judges."""
    return [random_deck(random.Random(f"browser {seed}")) for seed in range(200)]


@cache
def found(text: str, language: str) -> list[str]:
    """Returns the cards that the Python search finds."""
    return search(text, language, starters(), OWNED)


@cache
def in_the_browser(language: str) -> dict[str, Any]:
    """Returns the browser search's results in a language, and in English its judgements of decks."""
    decks = [(deck.data(), format.name) for deck, format in judged_decks()] if language == "en" else []
    return ask_node(language, searches(language), decks)


def ask_node(language: str, texts: list[str], decks: list[Any], repeats: int = 0) -> dict[str, Any]:
    """Runs the browser's search and deck judge in Node."""
    wording, all_cards = Wording(language, LANGUAGES), catalogue()
    asked = {
        "cards": {id: all_cards.facts(id, wording) for sheet in all_cards.sheets.values() for id in sheet},
        "searches": texts,
        "starters": starters(),
        "owned": OWNED,
        "decks": decks,
        "repeats": repeats,
    }
    assert NODE is not None
    told = subprocess.run(
        [NODE, "test/decks.ts"], cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    assert told.stderr == ""
    answered: dict[str, Any] = json.loads(told.stdout)
    return answered


def verdict(deck: Any, format: Any) -> list[dict[str, Any]]:
    """Returns the Python judge's result for a deck, in wire format."""
    return [{"rule": one.rule, **json.loads(json.dumps(plain(one.message)))} for one in legality(deck, format)]
