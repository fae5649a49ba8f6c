"""Tests of collector codes and of the printed parts of a card."""

from __future__ import annotations

import pytest

import inglenook.lotr.cards  # noqa: F401 (it fills the library)
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.codes import RARITIES, SETS, read_code
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.library import printed


@pytest.mark.parametrize(
    ("text", "set", "set_name", "rarity", "number"),
    [
        pytest.param(
            "1 R 34", 1, "set-fellowship-of-the-ring", "rare", 34, marks=pytest.mark.rule("LX-1", "LR-7.10", "LR-7.11")
        ),
        pytest.param("4 R 12", 4, "set-two-towers", "rare", 12, marks=pytest.mark.rule("LX-2", "LR-7.10", "LR-7.11")),
        pytest.param("2U100", 2, "set-mines-of-moria", "uncommon", 100, marks=pytest.mark.rule("LR-7.12")),
        pytest.param("6c1", 6, "set-ents-of-fangorn", "common", 1, marks=pytest.mark.rule("LR-7.12")),
        pytest.param(" 0P64 ", 0, "set-promotional", "premium", 64, marks=pytest.mark.rule("LR-7.12")),
    ],
)
def test_a_collector_code_is_read(text: str, set: int, set_name: str, rarity: str, number: int) -> None:
    """A collector code is read as set number, rarity letter and card number, with or without spaces."""
    code = read_code(text)

    assert code is not None
    assert (set, rarity, number) == (code.set, RARITIES[code.rarity], code.number)
    assert Message(set_name) == SETS[code.set]
    assert text.replace(" ", "").upper() == code.id


@pytest.mark.rule("LR-7.10")
@pytest.mark.parametrize("text", ["", "1", "R34", "1R", "1 X 34", "1R34R", "34R1234", "1-R-34", "Frodo"])
def test_other_texts_are_no_codes(text: str) -> None:
    """A title, half a code, and a code with an unknown rarity letter are not read as codes."""
    assert read_code(text) is None


def type_line(card: Definition) -> str:
    """Returns the type line of an ally as it is printed: type, home and race."""
    homes = " AND ".join(f"{home.site}" for home in card.homes)
    return f"{card.type} • HOME {homes} • {card.race}".upper()


@pytest.mark.rule("LX-17", "LR-1.14")
@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("1U309", "ALLY • HOME 1 • HOBBIT"),
        ("1U70", "ALLY • HOME 1 • MAN"),
        ("1C286", "ALLY • HOME 2 • HOBBIT"),
        ("4C277", "ALLY • HOME 4 • MAN"),
        ("4U295", "ALLY • HOME 4 • MAN"),
    ],
)
def test_an_ally_is_defined_as_its_type_line_reads(id: str, line: str) -> None:
    """An ally's type, home site and race are those of its printed type line, in this order."""
    assert line == type_line(printed(id).definition)
