"""Tests that the texts of all cards equal the approved files.

They stand in `golden/`, a file for each set and language, so that a changed template shows as a difference that a
reader of that language can approve.  Beside each card stands a digest of its definition: a definition that changes
while its text does not, and the reverse, shows as well.  Write the files anew with

UPDATE_GOLDEN=1 pytest tests/lotr/rendering/test_texts.py
"""

from __future__ import annotations

import dataclasses
import hashlib
import os
from pathlib import Path

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.decks.codes import CollectorCode, read_code
from inglenook.lotr.dsl.amounts import Count
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.filters import ELF
from inglenook.lotr.rendering.card_texts import LANGUAGES, render
from inglenook.lotr.rendering.face import face
from inglenook.lotr.rendering.text import Symbol

GOLDEN = Path(__file__).parent / "golden"
SETS = {
    0: "promotional",
    1: "fellowship_of_the_ring",
    2: "mines_of_moria",
    3: "realms_of_the_elf_lords",
    4: "two_towers",
    5: "battle_of_helms_deep",
    6: "ents_of_fangorn",
}


def spelled(word: object) -> str:
    """Returns a word with its parameters, without defaults, so that a new parameter changes no digest."""
    if isinstance(word, tuple):
        return f"({', '.join(spelled(part) for part in word)})"
    if not dataclasses.is_dataclass(word):
        return repr(word)
    given = [
        f"{field.name}={spelled(value)}"
        for field in dataclasses.fields(word)
        if (value := getattr(word, field.name)) != field.default
    ]
    return f"{type(word).__name__}({', '.join(given)})"


def digest(definition: Definition) -> str:
    """Returns a few letters that change with any input of the text."""
    said = (definition.keywords, definition.ring_bearer, definition.on, definition.to_play, definition.abilities)
    return hashlib.sha256(spelled(said).encode()).hexdigest()[:8]


def code_of(card: Definition) -> CollectorCode:
    """Returns the parts of a card's code."""
    code = read_code(card.id)
    assert code is not None
    return code


def golden_text(number: int, language: str) -> str:
    """Returns all cards of a set in the order of their numbers, each with its digest."""
    cards = sorted((card for card in ALL if code_of(card).set == number), key=lambda card: code_of(card).number)
    texts = [[*face(card, language), f"[{digest(card)}]"] for card in cards]
    return "\n\n".join("\n".join(lines) for lines in texts) + "\n"


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", sorted({code_of(card).set for card in ALL}))
def test_the_texts_are_the_approved_ones(number: int, language: str) -> None:
    """Every card's text and definition equal the approved ones."""
    file = GOLDEN / f"{SETS[number]}.{language}.txt"
    text = golden_text(number, language)
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, "utf-8")

    assert file.read_text("utf-8").split("\n\n") == text.split("\n\n")


@pytest.mark.rule("KR-20")
def test_a_digest_leaves_out_what_is_as_always() -> None:
    """A parameter with its default value is not part of a card's digest."""
    assert "Count(of=OfRace(race='elf'))" == spelled(Count(ELF))
    assert "Count(of=OfRace(race='elf'), over=2)" == spelled(Count(ELF, over=2))


TEXTS = {
    "1R1": [
        "Response, when bearer would take a wound: bearer wears The One Ring until the regroup phase.",
        "While bearer is wearing The One Ring, each time bearer would take a wound: instead add 2 burdens.",
    ],
    "1C26": ["Skirmish: a Dwarf gets strength +2 in this skirmish (or +4 if the fellowship is underground)."],
    "1C104": ["Maneuver, exert a ranger: each roaming minion gets strength −3 until the regroup phase."],
    "1C121": ["Skirmish, exert an Uruk-hai: that Uruk-hai gets strength +3 in this skirmish."],
    "1C141": [
        "Placement: support area.",
        "Play cost: spot Saruman or an Uruk-hai.",
        "Each archer companion and archer ally gets strength −1.",
    ],
    "1U350": ["Sanctuary.", "The first Moria Orc played each Shadow phase costs 2 less."],
    "4C297": [
        (
            "Skirmish: a Rohan Man gets strength +2 in this skirmish; "
            "if that Man is mounted, that Man gets damage +2 in this skirmish."
        )
    ],
    "4C310": [
        (
            "Skirmish, exert the Ring-bearer: discard this companion. "
            "A Shadow player can prevent this by removing 2 twilight."
        )
    ],
    "4C49": [
        "Damage +1.",
        (
            "Skirmish, exert this companion: an unbound companion gets strength +1 in this skirmish "
            "(or +2 if that companion is Legolas)."
        ),
    ],
}


@pytest.mark.rule("LR-10.14", "LR-10.16")
@pytest.mark.parametrize("id", TEXTS)
def test_a_text_is_in_the_house_style(id: str) -> None:
    """A text has timing word, condition, cost, colon, effect; a card named before is "that" card, not a pronoun."""
    card = next(card for card in ALL if card.id == id)

    assert TEXTS[id] == [str(line) for line in render(card, "en").lines]


@pytest.mark.rule("LR-4.8", "KR-20")
def test_twilight_and_cultures_are_symbols() -> None:
    """Twilight and cultures are symbols in texts for clients, and are spelled out in plain text."""
    card = next(card for card in ALL if card.id == "4C270")
    symbols = [part for line in render(card, "en").lines for part in line.parts if isinstance(part, Symbol)]
    other = next(card for card in ALL if card.id == "4C277")
    cultures = [part for line in render(other, "en").lines for part in line.parts if isinstance(part, Symbol)]

    assert [Symbol("twilight", "1", "1 twilight")] == symbols
    assert [Symbol("culture", "rohan", "Rohan")] == cultures


@pytest.mark.rule("LR-10.16")
def test_each_ability_has_its_line() -> None:
    """Each line of a text knows its ability, so that a client can show the line of a usable ability."""
    for card in ALL:
        numbers = [line.ability for line in render(card, "en").lines if line.ability is not None]
        assert list(range(len(card.abilities))) == numbers
