"""Tests of the audit of card definitions, on a made-up card and a made-up reference."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Definition, On
from inglenook.lotr.dsl.facade import a, exert, make, strength
from inglenook.lotr.dsl.filters import COMPANION, ELF, HOBBIT, MORIA, ORC, OTHER, RING_BEARER, THIS, Filter, Titled
from inglenook.lotr.dsl.terms import (
    CONDITION_TYPE,
    FREE_PEOPLES,
    HAND_WEAPON_CLASS,
    MINION_TYPE,
    POSSESSION_TYPE,
    SHADOW,
    SKIRMISH,
)

pytestmark = pytest.mark.rule("KR-19")

PROJECT: Final = Path(__file__).parents[2]

LURKER: Final = Definition(
    "9C1",
    "Well Lurker",
    MINION_TYPE,
    side=SHADOW,
    culture="moria",
    race="orc",
    cost=2,
    strength=6,
    vitality=3,
    site_number=4,
    keywords=(("damage", 1),),
    abilities=(Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(OTHER & MORIA & ORC), strength(2)),)),),
)

PRINTED: Final[dict[str, Any]] = {
    "id": "9C1",
    "title": "Well Lurker",
    "unique": False,
    "side": "shadow",
    "culture": "moria",
    "type": "minion",
    "race": "orc",
    "cost": 2,
    "strength": 6,
    "vitality": 3,
    "site_number": 4,
    "keywords": ["damage+1"],
    "text": "Damage +1. (Wells are deep.)\n**Skirmish:** Exert Well Lurker to make one more [moria] Orc strength +2.",
}

OTHERS: Final[tuple[dict[str, Any], ...]] = (
    {"id": "9C2", "title": "Nobody", "type": "companion"},
    {"id": "9C3", "title": "A Long Way Down", "type": "event"},
)

TEXT: Final = "Damage +1.\nSkirmish, exert this minion: another Moria Orc gets strength +2."


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """Returns the script as a module."""
    loader = SourceFileLoader("audit_cards", str(PROJECT / "scripts" / "audit-cards"))
    spec = spec_from_loader("audit_cards", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def reference(folder: Path, *cards: dict[str, Any]) -> Path:
    """Returns a reference folder with these printed cards and two more."""
    lines = [json.dumps(card) for card in (*cards, *OTHERS)]
    (folder / "set09.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def found(tool: ModuleType, folder: Path, definition: Definition, text: str = TEXT) -> list[tuple[str, object, object]]:
    """Returns the audit's findings for one card: kind, our value, printed value."""
    cards = tool.read_reference(folder)
    return [(one.kind, one.ours, one.printed) for one in tool.audit([definition], cards, lambda _: text)]


def test_agreement(tool: ModuleType, tmp_path: Path) -> None:
    """The audit finds no difference for a card defined as printed."""
    assert [] == found(tool, reference(tmp_path, PRINTED), LURKER)


@pytest.mark.parametrize(
    ("change", "kinds"),
    [
        ({"title": "Well Lurkers"}, ["title"]),
        ({"subtitle": "Deep Down"}, ["subtitle"]),
        ({"unique": True}, ["unique"]),
        ({"side": "free_peoples"}, ["side"]),
        ({"culture": "sauron"}, ["culture"]),
        ({"type": "ally"}, ["type"]),
        ({"race": "troll"}, ["race"]),
        ({"cost": 3}, ["cost"]),
        ({"strength": 7}, ["strength"]),
        ({"vitality": 2}, ["vitality"]),
        ({"resistance": 6}, ["resistance"]),
        ({"site_number": 5}, ["site_number"]),
        ({"shadow_number": 5}, ["shadow_number"]),
        ({"site_block": "towers"}, ["site_block"]),
        ({"arrow": "left"}, ["arrow"]),
        ({"home": [3]}, ["home"]),
        ({"signet": "frodo"}, ["signet"]),
        ({"item_class": "helm"}, ["item_class"]),
        ({"keywords": ["damage+2"]}, ["keywords"]),
        ({"bearer": "orc (limit 1)"}, ["bearer", "limit"]),
        ({"text": PRINTED["text"].replace("Skirmish", "Maneuver")}, ["timing", "text: phases"]),
        ({"text": f"Ring-bearer (resistance 9). {PRINTED['text']}"}, ["ring-bearer", "text: numbers"]),
    ],
)
def test_every_fact_is_compared(tool: ModuleType, tmp_path: Path, change: dict[str, Any], kinds: list[str]) -> None:
    """Every fact that differs from print is listed under its own name.  A title is also what a text calls itself."""
    folder = reference(tmp_path, PRINTED | change)
    text = TEXT.replace("this minion", "Well Lurker") if "title" in change else TEXT
    assert kinds == [kind for kind, _ours, _printed in found(tool, folder, LURKER, text)]


@pytest.mark.parametrize(
    ("said", "instead", "kind", "ours", "printed"),
    [
        ("+2", "+3", "text: numbers", ["3"], ["2"]),
        ("+2", "−2", "text: changes", ["+1", "-2"], ["+1", "+2"]),
        ("Skirmish,", "Skirmish or regroup,", "text: phases", ["skirmish", "regroup"], ["skirmish"]),
        ("Damage +1", "Fierce +1", "text: keywords", ["fierce"], ["damage"]),
        ("Moria", "Sauron", "text: names", ["Sauron"], ["Moria"]),
        ("another Moria Orc", "another Moria Orc and Nobody", "text: names", ["Moria", "Nobody"], ["Moria"]),
        ("another Moria Orc", "A Long Way Down, Moria Orc", "text: names", ["A Long Way Down", "Moria"], ["Moria"]),
        ("Orc", "Elf", "text: races", ["elf"], ["orc"]),
        ("exert", "wound", "text: deeds", ["wound"], ["exert"]),
    ],
)
def test_what_a_text_names_is_compared(
    tool: ModuleType, tmp_path: Path, said: str, instead: str, kind: str, ours: list[str], printed: list[str]
) -> None:
    """The audit lists each number, phase, keyword, name, race or action that only one text has."""
    differences = found(tool, reference(tmp_path, PRINTED), LURKER, TEXT.replace(said, instead))
    assert (kind, ours, printed) in differences


def test_ten_words_as_printed(tool: ModuleType, tmp_path: Path) -> None:
    """The audit reports ten consecutive printed words in one line, and not nine, nor ten over two lines."""
    ten = "Exert Well Lurker to make one more Moria Orc strength"
    folder = reference(tmp_path, PRINTED)
    as_printed = found(tool, folder, LURKER, f"Damage +1. Skirmish, now {ten} +2.")
    assert [("text: as printed", ten.lower(), ten.lower())] == as_printed
    broken = found(tool, folder, LURKER, f"Damage +1. Skirmish, now {ten.replace(' one', chr(10) + 'one')} +2.")
    assert [] == broken
    nine = f"Damage +1. Skirmish, now {ten.removesuffix('strength')} gets strength +2."
    assert [] == found(tool, folder, LURKER, nine)


@pytest.mark.parametrize(
    ("bearer", "on"),
    [
        ("elf companion", ELF & COMPANION),
        ("elf|hobbit", ELF | HOBBIT),
        ("companion !ring-bearer", COMPANION & ~RING_BEARER),
        ("Nobody", Titled("Nobody")),
    ],
)
def test_bearers(tool: ModuleType, tmp_path: Path, bearer: str, on: Filter) -> None:
    """The audit compares bearers in the reference's shorthand, where the support area is a keyword."""
    item = Definition(
        "9C1",
        "Spoon",
        POSSESSION_TYPE,
        side=FREE_PEOPLES,
        culture="shire",
        item_class=HAND_WEAPON_CLASS,
        on=On(on, limit=1),
    )
    card = {"id": "9C1", "title": "Spoon", "side": "free_peoples", "culture": "shire", "type": "possession"}
    card |= {"item_class": "hand_weapon", "bearer": f"{bearer} (limit 1)"}
    assert [] == found(tool, reference(tmp_path, card), item, "")
    placed = replace(item, on=None)
    assert ["keywords", "bearer", "limit"] == [kind for kind, _, _ in found(tool, tmp_path, placed, "")]


def test_cards_that_were_never_printed(tool: ModuleType, tmp_path: Path) -> None:
    """A definition without a printed card is a difference; a printed card without a definition is not."""
    invented = Definition("9C4", "Hunger", CONDITION_TYPE, side=SHADOW, culture="moria")
    assert [("card", "Hunger", "no such card")] == found(tool, reference(tmp_path, PRINTED), invented)


def test_explanations(tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An explained difference is shown and accepted; an unused explanation is an error."""
    cards = tool.read_reference(reference(tmp_path, PRINTED | {"arrow": "left"}))
    outcomes = [
        tool.report([LURKER], cards, lambda _: TEXT, explained)
        for explained in ({}, {("9C1", "arrow"): "a slip"}, {("9C1", "arrow"): "a slip", ("9C1", "cost"): "no reason"})
    ]
    assert [1, 0, 1] == outcomes
    said = capsys.readouterr().out
    assert "9C1 arrow: ours none, printed left (explained: a slip)" in said
    assert "9C1 cost: explained, but there is no difference" in said
    assert "1 of 3 cards compared; 1 differences, 0 explained, 0 needless explanations." in said


def test_without_the_reference(tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without its reference the audit says so and fails."""
    assert 2 == tool.main([str(tmp_path / "nowhere")])
    assert 2 == tool.main([str(tmp_path)])
    assert 2 == capsys.readouterr().out.count("The reference is not there")


def test_the_command(tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The audit command compares all defined cards, or those named."""
    assert 1 == tool.main([str(reference(tmp_path, PRINTED)), "1C151"])
    assert "1C151 card: ours Uruk Savage, printed no such card" in capsys.readouterr().out
