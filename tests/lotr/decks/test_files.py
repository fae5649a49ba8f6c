"""Tests of deck files: the accepted forms, and the reports on lines without meaning."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import inglenook.lotr
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.files import MOST_LINES, BadDeckFile, read_deck
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.decks.text_formats import write_deck
from inglenook.wording import Wording
from tests.lotr.decks.samples import FELLOWSHIP_DECK, TOWERS_DECK

pytestmark = pytest.mark.usefixtures("samples")

LANGUAGES = Path(inglenook.lotr.__file__).parent / "locales"

POSTED = """\
My deck // the second try
# Ring-bearer: commented out

Ring-bearer: •Frodo, Son of Drogo
[Ring]
1 The One Ring, Isildur’s Bane

Sites (2):
Road 1
1U350 Dimrill Dale

Free Peoples (4)
2x Aragorn, King in Exile   # the best
aragorn ranger of the north (1R89)
1 theoden
SHADOW
Dark 1 0 x3
1C701
Draw deck:
1 Aragorn, King in Exile
"""


def faults(text: str, format: Format = OPEN) -> list[tuple[int, str, str]]:
    """Returns the faults found in a text: line, message in English, rule."""
    with pytest.raises(BadDeckFile) as refused:
        read_deck(text, format)
    english = Wording("en", LANGUAGES)
    return [(fault.line, english.say(fault.message), fault.rule) for fault in refused.value.faults]


# Reading.


@pytest.mark.rule("LR-5.6")
def test_a_deck_is_read_as_it_was_posted() -> None:
    """A deck file may have headings, comments, counts on either side, accents or none, subtitles and codes."""
    deck = read_deck(POSTED.partition("\n")[2])

    assert Deck(
        "1C290", "1R1", ("1U501", "1U350"), (("1P365", 3), ("1R89", 1), ("4P365", 1), ("1C700", 3), ("1C701", 1))
    ) == deck  # fmt: skip


@pytest.mark.rule("LR-7.10")
@pytest.mark.parametrize(
    ("line", "copies"),
    [
        ("1R89", 1),
        ("1r89", 1),
        ("1 R 89", 1),
        ("4 1R89", 4),
        ("• 4 1R89", 4),
        ("4x 1R89", 4),
        ("4 x 1R89", 4),
        ("4× 1R89", 4),
        ("1R89 x4", 4),
        ("1R89 4x", 4),
        ("1 R 89 x 2", 2),
        ("3 1 R 89", 3),
        ("2 1R89 Aragorn", 2),
        ("2 1R89: Aragorn, Ranger of the North", 2),
        ("1R89 - Aragorn, Ranger of the North x2", 2),
        ("2 Aragorn (1R89)", 2),
        ("2 Aragorn, Ranger of the North [1R89]", 2),
        ("2 Aragorn, Ranger of the North 1R89", 2),
        ("2 ARAGORN - Ranger  of the North", 2),
        ("Aragorn, Ranger of the North", 1),
    ],
)
def test_a_card_is_named_by_code_or_title(line: str, copies: int) -> None:
    """A card is named by code or title in all usual forms, with the number of copies before or behind."""
    assert (("1R89", copies),) == read_deck(f"Draw deck\n{line}").draw_deck


@pytest.mark.rule("LR-5.14")
def test_a_title_may_have_a_comma() -> None:
    """A comma in a card name may be part of the title rather than start a subtitle."""
    assert (("1C84", 2),) == read_deck("Draw deck\n2 Sleep, Caradhras").draw_deck


@pytest.mark.rule("LR-24.5")
@pytest.mark.parametrize(
    ("format", "expected"),
    [(FELLOWSHIP_BLOCK, "1C110"), (TOWER_BLOCK, "4C129"), (OPEN, "1C110")],
    ids=["fellowship", "tower", "open"],
)
def test_of_two_printings_that_of_the_format_is_meant(format: Format, expected: str) -> None:
    """Of two printings of a card, a deck file means the printing that its format allows."""
    assert ((expected, 1),) == read_deck("Draw deck\nPathfinder", format).draw_deck


@pytest.mark.rule("LR-5.7", "LR-5.8")
def test_what_is_missing_is_left_to_legality() -> None:
    """A file without Ring-bearer, Ring or sites can be read; the legality check reports the missing parts."""
    assert Deck("", "", (), (("1C700", 1),)) == read_deck("Draw deck\nDark 1 0")


# Faults.


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        pytest.param(
            "2 Argorn, King in Exile",
            "there is no card “Argorn, King in Exile”, but there is Aragorn, King in Exile (1P365)",
            marks=pytest.mark.rule("LR-5.6"),
            id="mistyped",
        ),
        pytest.param(
            "Thoeden",
            "there is no card “Thoeden”, but there is Théoden, Lord of the Mark (4P365)",
            marks=pytest.mark.rule("LR-5.6"),
            id="mistyped without its accent",
        ),
        pytest.param(
            "Isildurs bane",
            "there is no card “Isildurs bane”, but there is The One Ring, Isildur's Bane (1R1)",
            marks=pytest.mark.rule("LR-5.6"),
            id="only the subtitle",
        ),
        pytest.param("Gollum", "there is no card “Gollum”", marks=pytest.mark.rule("LR-5.6"), id="unlike any other"),
        pytest.param(
            "Aragorn",
            "“Aragorn” can be one of these: Aragorn, King in Exile (1P365) and Aragorn, Ranger of the North (1R89)",
            marks=pytest.mark.rule("LR-24.5"),
            id="two cards of a title",
        ),
        pytest.param(
            "1U290",
            "there is no card 1U290, but there is Frodo, Son of Drogo (1C290)",
            marks=pytest.mark.rule("LR-7.10"),
            id="a code with a wrong letter",
        ),
        pytest.param(
            "1R89 Boromir",
            "Aragorn, Ranger of the North (1R89) is not called “Boromir”",
            marks=pytest.mark.rule("LR-7.10"),
            id="code and title of different cards",
        ),
        pytest.param("," * 201, "more than 200 letters", marks=pytest.mark.rule("LR-5.6"), id="a line too long"),
        pytest.param("0 Théoden", "no copy is wanted", marks=pytest.mark.rule("LR-5.6"), id="no copies"),
        pytest.param(
            "Sideboard:",
            "there is no part “Sideboard”, only Ring-bearer, Ring, Adventure deck and Draw deck",
            marks=pytest.mark.rule("LR-5.6"),
            id="an unknown heading",
        ),
    ],
)
def test_a_line_that_means_nothing_is_told(line: str, fault: str) -> None:
    """A line without meaning is reported with its number, its fault and a suggestion."""
    assert [(3, fault, "")] == faults(f"Draw deck\n# a comment\n{line}\nDark 1 0")


@pytest.mark.rule("LR-5.7", "LR-5.8")
def test_there_is_one_ring_bearer_and_one_ring() -> None:
    """A second Ring-bearer or Ring is reported with the rule, on a line of its own or as a second copy."""
    text = "Ring-bearer\nFrodo, Son of Drogo\nFrodo, Son of Drogo\nRing\n2 1C2\n"

    assert [
        (3, "under Ring-bearer there is one card only, and Frodo, Son of Drogo (1C290) is one too many", "LR-5.7"),
        (5, "under Ring there is one card only, and The One Ring, The Ruling Ring (1C2) is one too many", "LR-5.8"),
    ] == faults(text)


@pytest.mark.rule("LR-5.7", "LR-5.8", "LR-5.16")
def test_a_list_without_headings_is_a_deck() -> None:
    """In a list without headings each card goes to its only place, and the first Frodo bears the Ring."""
    posted = "1x Road 1\n3x Frodo, Son of Drogo\n1x The One Ring, Isildur's Bane\n2x Aragorn, King in Exile\n1R289\n"

    assert Deck("1C290", "1R1", ("1U501",), (("1C290", 2), ("1P365", 2), ("1R289", 1))) == read_deck(posted)


@pytest.mark.rule("LR-5.6", "KR-20")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The deck file my.deck has faults: line 2: there is no card “Gollum” and line 3: no copy is wanted."),
        ("fi", "Pakkatiedostossa my.deck on virheitä: rivi 2: korttia ”Gollum” ei ole ja rivi 3: määrä on nolla."),
        ("nl", "Het deckbestand my.deck heeft fouten: regel 2: er is geen kaart ‘Gollum’ en regel 3: nul exemplaren."),
    ],
)  # fmt: skip
def test_every_line_is_told_at_once(language: str, expected: str) -> None:
    """All faulty lines are reported at once, in the reader's language."""
    with pytest.raises(BadDeckFile) as refused:
        read_deck("Draw deck\nGollum\n0 1R89", name="my.deck")

    assert expected == Wording(language, LANGUAGES).say(refused.value.message)


@pytest.mark.rule("LR-5.6")
def test_a_long_text_is_no_deck() -> None:
    """A text beyond the length of a deck is refused before its lines are searched for cards."""
    assert Deck("", "", (), ()) == read_deck("\n" * MOST_LINES)
    with pytest.raises(BadDeckFile) as refused:
        read_deck("x\n" * (MOST_LINES + 1))
    assert "error-deck-file-long" == refused.value.message.id


# Writing.


@pytest.mark.rule("LR-5.6")
def test_a_deck_is_written_for_readers() -> None:
    """A deck is written in parts, with names and codes."""
    deck = Deck("1C290", "1C2", ("1U501",), (("1R89", 2), ("1C999", 1)))
    expected = """\
Ring-bearer
Frodo, Son of Drogo (1C290)

Ring
The One Ring, The Ruling Ring (1C2)

Adventure deck
Road 1 (1U501)

Draw deck
2 Aragorn, Ranger of the North (1R89)
1 1C999
"""
    assert expected == write_deck(deck)


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize(
    "deck",
    [FELLOWSHIP_DECK, TOWERS_DECK, replace(TOWERS_DECK, ring_bearer="", ring=""), Deck("", "", (), ())],
    ids=["fellowship", "towers", "without a Ring", "empty"],
)
def test_what_is_written_can_be_read(deck: Deck) -> None:
    """A written deck, legal or not, is read back as the same deck."""
    assert deck == read_deck(write_deck(deck))
