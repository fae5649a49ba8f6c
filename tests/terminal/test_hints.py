"""Hints in the terminal: only against bots, in three languages."""

from __future__ import annotations

import pytest

from tests.command_line.commands import run

pytestmark = pytest.mark.rule("SR-34", "KR-20")

SEATS = ("--seat", "person", "--seat")


@pytest.mark.parametrize(
    ("language", "typed", "begins"), [("en", "hint", "Hint: "), ("fi", "vihje", "Vihje: "), ("nl", "tip", "Tip: ")]
)
def test_a_hint_tells_what_and_why(language: str, typed: str, begins: str) -> None:
    """A hint gives the advised answer, the reason, and the alternatives with their chances."""
    said = run(
        "--language", language, "play", "talisman", *SEATS, "bot:normal", "--seed", "1", typed=f"{typed}\n"
    ).lines

    advised = [place for place, line in enumerate(said) if line.startswith(begins)]
    assert len(advised) == 1
    assert said[advised[0] + 1].endswith(".")


def test_among_people_there_is_none() -> None:
    """A hint is refused when several people play at one device."""
    said = run("--language", "en", "play", "talisman", *SEATS, "person", "--seed", "1", typed="hint\n").lines

    assert "Hints are for games against bots alone." in said


@pytest.mark.rule("KR-35")
@pytest.mark.parametrize(
    ("language", "word", "begins"),
    [("en", "tips", "Tip: "), ("fi", "vinkit", "Vinkki: "), ("nl", "uitleg", "Uitleg: ")],
)
def test_what_matters_is_told_once_and_can_be_ended(language: str, word: str, begins: str) -> None:
    """A tip about the bid is shown with its first question, not with a repeated one, and again on request."""
    lotr = ("--language", language, "play", "lotr", *SEATS, "bot:thumb", "--seed", "1")
    once = [line for line in run(*lotr, typed="\n").lines if line.startswith(begins)]
    again = [line for line in run(*lotr, typed=f"{word}\n{word}\n\n").lines if line.startswith(begins)]

    assert len(once) == 1
    assert again == [*once, *once]
