"""Tests of the text forms of decks: written decks are read back, and any text can be read."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.files import MOST_LINES, read_deck, read_text
from inglenook.lotr.decks.short_codes import BadShortCode, read_short_code, write_short_code
from inglenook.lotr.decks.starters import STARTERS, starter_deck
from inglenook.lotr.decks.text_formats import KINDS, write_deck

CARDS = some.sampled_from(sorted([card.id for card in ALL]))
DECKS = some.builds(
    Deck,
    some.just("") | CARDS,
    some.just("") | CARDS,
    some.lists(CARDS, max_size=12).map(tuple),
    some.dictionaries(CARDS, some.integers(1, 99), max_size=9).map(lambda cards: tuple(cards.items())),
)
"""Decks of any cards, most of them not legal, with no more copies than a deck file may have."""

TABLE = "Qty;Card name;Number\n2;Aragorn, King in Exile;1P365\n1;Frodo, Son of Drogo;\n1;East Road;1_320\n"
PAGE = """<p><b>Ring-bearer:</b> <span class="tooltip">&#8226;Frodo, Son of Drogo</span><br/><b>Ring:</b> The One Ring,
The Ruling Ring</p><b>Free Peoples Draw Deck:</b><br/>2x &bull;Aragorn, King in Exile<br>"""
IDS = "1_290|1_2|1_320,1_327|1_365,1_365*,1_150T"


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize("kind", KINDS)
@given(deck=DECKS)
def test_what_is_written_is_read_again(kind: str, deck: Deck) -> None:
    """Any deck of known cards, legal or not, is read back unchanged from every text form."""
    assert deck == read_deck(write_deck(deck, kind))


LINES = some.lists(
    some.text(max_size=30)
    | CARDS
    | some.sampled_from(
        ["Ring-bearer:", "Draw deck", "2 Gandalf", "3x", "<br>", "a,b\tc", "count,title", "ING1", "|||"]
    ),
    max_size=12,
).map("\n".join)


@pytest.mark.rule("LR-5.6")
@given(text=some.text(max_size=200) | LINES | some.text("ING1 0123456789ABCXYZ-", max_size=60).map("ING1".__add__))
@example(TABLE)
@example("\n" * (MOST_LINES + 1) + "x")
def test_any_text_can_be_read(text: str) -> None:
    """Any text is read as a deck that can be written, with faults and cards at existing line numbers."""
    deck, _lines, faults, cards = read_text(text)

    lines = [fault.line for fault in faults] + [card.line for card in cards]
    assert deck == read_text(write_deck(deck)).deck
    assert [] == [line for line in lines if not 1 <= line <= text.count("<") + len(text.splitlines())]


@pytest.mark.rule("LR-7.10")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(TABLE, Deck("1C290", "", ("1U320",), (("1P365", 2),)), id="a table with headings"),
        pytest.param(PAGE, Deck("1C290", "1C2", (), (("1P365", 2),)), id="a page"),
        pytest.param(IDS, Deck("1C290", "1C2", ("1U320", "1U327"), (("1P365", 2), ("1C150", 1))), id="ids"),
        pytest.param("2\tUruk Rager\n", Deck("", "", (), (("1C150", 2),)), id="tabs"),
        pytest.param("Sormuksen viejä: 1C290\nVarjo\n2 Uruk Rager", Deck("1C290", "", (), (("1C150", 2),)), id="fi"),
        pytest.param("Ringdrager: 1C290\nSchaduw (2)\n2 Uruk Rager", Deck("1C290", "", (), (("1C150", 2),)), id="nl"),
    ],
)
def test_lists_of_other_tools_are_read(text: str, expected: Deck) -> None:
    """Lists of other tools are read: tables, pages, numbered lists, and headings in three languages."""
    assert expected == read_deck(text)


# Short codes.


@pytest.mark.rule("LR-5.6")
def test_a_starter_has_a_code_of_some_ninety_letters() -> None:
    """A starter's deck code has about ninety letters, in groups that can be read out."""
    code = write_short_code(starter_deck("fellowship-aragorn"))

    assert "ING1" == code.split()[0]
    assert 85 <= len(code.replace(" ", "")) <= 115
    assert {4} == {len(group) for group in code.split()[:-1]}


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize("name", STARTERS)
def test_a_code_survives_its_way(name: str) -> None:
    """A deck code survives lower case, line breaks, spaces for hyphens and letters that look like digits."""
    deck = starter_deck(name)
    code = write_short_code(deck)
    letters = code.replace(" ", "")

    for changed in (code.lower(), "-".join(code.split()), f"  {letters[:30]}\n{letters[30:]}\n"):
        assert deck == read_deck(changed)
    assert deck == read_deck("ING1" + letters[4:].replace("1", "l").replace("0", "O"))


@pytest.mark.rule("LR-5.6")
def test_a_code_that_was_changed_is_noticed() -> None:
    """A changed deck code is refused: another letter, two swapped neighbours or a missing end."""
    letters = write_short_code(starter_deck("fellowship-aragorn")).replace(" ", "")
    wrong = [
        letters[:place] + ("0" if letters[place] != "0" else "2") + letters[place + 1 :]
        for place in range(4, len(letters))
    ]
    wrong += [
        letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
        for place in range(4, len(letters) - 3)
        if letters[place] != letters[place + 1]
    ]
    wrong += ["ING1", "ING1U", letters[:5]]

    for code in wrong:
        with pytest.raises(BadShortCode):
            read_short_code(code)
