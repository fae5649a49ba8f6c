"""Hints in the terminal: against bots alone, in three languages."""

from __future__ import annotations

import pytest

from tests.command_line.commands import run

pytestmark = pytest.mark.rule("SR-34", "KR-20")

SEATS = ("--seat", "person", "--seat")


@pytest.mark.parametrize(("language", "typed"), [("en", "hint"), ("fi", "vihje"), ("nl", "tip")])
def test_a_hint_tells_what_and_why(language: str, typed: str) -> None:
    """What is advised, the reason, and what else there was, with the chances."""
    said = run(
        "--language", language, "play", "talisman", *SEATS, "bot:normal", "--seed", "1", typed=f"{typed}\n"
    ).lines

    advised = [place for place, line in enumerate(said) if line.startswith(("Hint: ", "Vihje: ", "Tip: "))]
    assert len(advised) == 1
    assert said[advised[0] + 1].endswith(".")


def test_among_people_there_is_none() -> None:
    """Whoever sits beside would hear it."""
    said = run("--language", "en", "play", "talisman", *SEATS, "person", "--seed", "1", typed="hint\n").lines

    assert "Hints are for games against bots alone." in said
