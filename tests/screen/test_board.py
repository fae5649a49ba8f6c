"""A space of the board, drawn in the available room."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from inglenook.screen.board import drawn
from inglenook.screen.tableau import Cell
from inglenook.screen.theme import badges

pytestmark = pytest.mark.rule("KR-20")

PEOPLE = badges(["Ann", "Bea", "Bot 3", "Bot 4", "Eva", "Fay"])
GLADE = Cell("glade", 0, 0, "Cursed Glade", "Glade", 1)


def lines(cell: Cell, width: int, height: int, number: str = "") -> list[str]:
    """Returns the drawn lines without the pointer's column."""
    return ["".join(text for text, _ in line) for line in drawn(cell, Size(width, height), number, PEOPLE)]


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((8, 2), ["Glade  ", "       "]),
        ((13, 2), ["Cursed Glade", " " * 12]),
        ((9, 3), ["Cursed  ", "Glade   ", "        "]),
        ((9, 4), ["Cursed  ", "Glade   ", "        ", "        "]),
        ((4, 1), ["Gla"]),
    ],
)
def test_a_name_is_whole_if_it_can_be(size: tuple[int, int], expected: list[str]) -> None:
    """The name of a space is whole in two of three lines if it fits, else short, and cut off only as a last resort."""
    assert expected == lines(GLADE, *size)


@pytest.mark.parametrize(
    ("cell", "number", "expected"),
    [
        (GLADE._replace(pieces=(0,)), "", "●A     "),
        (GLADE._replace(pieces=(0, 2)), "", "●A◆3   "),
        (GLADE._replace(pieces=(0, 1), marks=("≡2",)), "", "●A■2 ≡2"),
        (GLADE._replace(pieces=(0, 1, 2), marks=("≡2!",)), "", "A23 ≡2!"),
        (GLADE._replace(pieces=(0, 1, 2, 3, 4, 5)), "", "A234EF "),
        (GLADE._replace(pieces=(3,), marks=("≡1",)), "2", "›2▲4≡1"),
        (GLADE._replace(marks=("≡1", "¤3")), "12", "›12 ≡1¤3"),
    ],
)
def test_pieces_have_shape_and_letter(cell: Cell, number: str, expected: str) -> None:
    """Pieces on a space have a shape and a letter, and only letters where they are many, never only a colour."""
    width = max(7, len(expected)) + 1

    assert expected == lines(cell, width, 2, number)[1].rstrip().ljust(len(expected))


@pytest.mark.parametrize(("width", "expected"), [(12, ["●A         ", "≡Dragon! ¤2"]), (9, ["●A      ", "≡1! ¤2  "])])
def test_with_more_room_more_is_told(width: int, expected: list[str]) -> None:
    """A single card on a space is shown by name if the name fits, and otherwise counted."""
    cell = GLADE._replace(name="Glade", pieces=(0,), marks=("≡1!", "¤2"), marks_at_length=("≡Dragon!", "¤2"))

    assert expected == lines(cell, width, 3)[1:]


def test_one_line_shows_what_matters() -> None:
    """A space with one line shows who or what is there, or else its name."""
    assert ["Glade  "] == lines(GLADE, 8, 1)
    assert ["●A     "] == lines(GLADE._replace(pieces=(0,)), 8, 1)


def test_letters_are_different() -> None:
    """A character's letter is the initial of the name, or the seat's number where two initials are equal."""
    assert ["A", "2", "3", "4"] == [badge.letter for badge in badges(["Ann", "Bea", "Bo", "4x"])]
    assert 6 == len({badge.shape for badge in badges(["a", "b", "c", "d", "e", "f"])})
