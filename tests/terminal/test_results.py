"""Results of options in the terminal, read out below the options (KR-33)."""

from __future__ import annotations

import io
from typing import Any

import pytest

from inglenook.kernel.game import Game
from inglenook.registry import find
from inglenook.talisman.rules.spaces.encounters import MeetCards
from inglenook.terminal.screen import Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.session import Session
from inglenook.wording import Wording
from tests.lotr.positions import Position
from tests.talisman import positions as talisman

pytestmark = pytest.mark.rule("KR-33", "KR-20")

INTUITION = "1C296"
URUK_SAVAGE = "1C151"


def read_out(name: str, game: Game[Any], language: str, typed: str = "") -> list[str]:
    """Returns the output for an asked player, or after this input."""
    entry, said = find(name), io.StringIO()
    screen = Screen(io.StringIO(), said, Wording(language, entry.locales), ("Ann", "Bea"))
    session = Session(entry, game, [Sitter("Ann"), Sitter("Bea")], screen, None)
    assert game.pending is not None
    if typed:
        session.take(typed, game.pending)
    else:
        session.pose(game.pending)
    return said.getvalue().splitlines()


def skirmish() -> Game[Any]:
    """Returns Frodo against an Uruk-hai of 5 at site 5, with an event that makes him stronger by 3."""
    at = Position(site=5)
    at.hand(0, INTUITION)
    return at.skirmish(at.frodo(), at.play(URUK_SAVAGE)).game


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Then: Frodo, Son of Drogo 7 (was 4) against 5: you win the skirmish"),
        ("fi", "Silloin: Frodo, Son of Drogo 7 (oli 4), vastassa 5: voitat taistelun"),
        ("nl", "Dan: Frodo, Son of Drogo 7 (was 4) tegen 5: je wint het gevecht"),
    ],
)
@pytest.mark.parametrize("typed", ["", "list"])
def test_what_an_event_comes_to(language: str, told: str, typed: str) -> None:
    """An event's result stands in words after the event, at the question and in the full list of options."""
    lines = read_out("lotr", skirmish(), language, typed)
    (place,) = [place for place, line in enumerate(lines) if line == told]
    assert "Hobbit Intuition" in lines[place - 1]
    assert "→" not in "".join(lines)


@pytest.mark.parametrize(("language", "begins"), [("en", "Then: "), ("fi", "Silloin: "), ("nl", "Dan: ")])
def test_what_a_fight_would_be_at(language: str, begins: str) -> None:
    """A possible fight against the Bear shows both totals and the chances."""
    laid = talisman.Position("elf", "dwarf").lying("woods-n", "bear").at(0, "woods-n").dice(1, 1)
    lines = read_out("talisman", laid.start(MeetCards(0)).game, language)
    (told,) = [line for line in lines if line.startswith(begins)]
    assert "3" in told and "42" in told
