"""Whole games in the plain line mode, tested by input and output alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from embers.game import Embers
from inglenook.kernel.saved.records import Record
from inglenook.wording import LANGUAGES
from tests.command_line.commands import run

END = {
    "en": ("The game is over.", "The game is won by "),
    "fi": ("Peli on päättynyt.", "Pelin voittaja: "),
    "nl": ("Het spel is afgelopen.", "Gewonnen door "),
}

SECOND = "2\n" * 500
"""Always the second option: there is one whenever there is a choice."""


def in_file(file: Path) -> Record:
    """Returns the record in a file."""
    return Record.from_text(file.read_text("utf-8"), str(file), ("embers",))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_against_bots(language: str, seats: int) -> None:
    """A game against bots runs from the first line to the winner in every language, without a missing wording."""
    ran = run("play", "embers", "--seed", f"{seats}", "--seats", f"{seats}", "--language", language, typed=SECOND)

    assert (ran.status, ran.err) == (0, "")
    over, won = END[language]
    assert ran.lines[-2] == over
    assert ran.lines[-1].startswith(won)
    assert not re.search(r"[{}$@]|[a-z]+:[0-9]|(log|prompt|option|name|error|look)-[a-z]", ran.out)


@pytest.mark.rule("KR-20")
def test_the_same_game_in_every_language() -> None:
    """A game has the same number of lines in every language."""
    told = [run("play", "embers", "--seed", "a", "--language", code, typed=SECOND).lines for code in LANGUAGES]

    assert len({len(lines) for lines in told}) == 1
    assert len({lines[5] for lines in told}) == len(LANGUAGES)


@pytest.mark.rule("KR-1")
def test_the_same_seed_and_answers_are_the_same_game() -> None:
    """A game repeated with its seed and answers is equal, and another seed gives another game."""
    once = run("play", "embers", "--seed", "a", typed=SECOND)

    assert once == run("play", "embers", "--seed", "a", typed=SECOND)
    assert once != run("play", "embers", "--seed", "b", typed=SECOND)


@pytest.mark.rule("KR-7")
def test_a_player_reads_no_cards_of_others() -> None:
    """A player's log names no hidden cards of others: they draw "a card", and look at cards without names."""
    ran = run("play", "embers", "--seed", "d", "--seats", "4", typed="look\nothers\n" + SECOND)

    assert "Bot 2 draws a card." in ran.lines
    assert not re.search(r"^Bot . (draws (?!a card)|sees)", ran.out, re.MULTILINE)
    assert "Bot 2 has 4 cards in hand." in ran.lines


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize("words", [["--seat", "bot:uniform", "--seat", "bot:uniform"], ["--bots", "2", "--seats", "2"]])
def test_bots_among_themselves(words: list[str]) -> None:
    """A game of bots asks nothing and prints what a spectator may know."""
    ran = run("play", "embers", "--seed", "1", *words)

    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0] == "You play Embers. At the table: Bot 1 and Bot 2."
    assert ran.lines[-2:] == ["The game is over.", "The game is won by Bot 2."]
    assert "Choose" not in ran.out


@pytest.mark.rule("KR-5")
def test_every_question_can_be_asked() -> None:
    """With --ask-every-time questions that have only one answer are asked too."""
    usual = run("play", "embers", "--seed", "e2", typed="1\n" * 300)
    asked = run("play", "embers", "--seed", "e2", "--ask-every-time", typed="1\n" * 300)

    assert "Choose one, 1 to 1:" in asked.lines
    assert "Choose one, 1 to 1:" not in usual.lines


# Keeping a game.


@pytest.mark.rule("KR-1", "KR-8")
@pytest.mark.parametrize("answers", [0, 1, 5, 9])
def test_a_resumed_game_is_the_same_game(answers: int, tmp_path: Path) -> None:
    """A resumed game ends with the same record as one played without a break."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run("play", "embers", "--seed", "a", "--seats", "3", "--record", whole, typed=SECOND)
    left = run("play", "embers", "--seed", "a", "--seats", "3", "--record", parts, typed="2\n" * answers)
    resumed = run("play", "--resume", parts, typed=SECOND)

    assert left.lines[-1] == f"Goodbye. Your game is waiting in {parts}."
    assert resumed.lines[0].startswith(f"The game from {parts} goes on after ")
    assert resumed.lines[-1] == f"The record of this game is kept in {parts}."
    assert parts.read_bytes() == whole.read_bytes()
    assert in_file(whole).replay(Embers()).over


@pytest.mark.rule("KR-8")
def test_a_resumed_game_knows_who_sat_where(tmp_path: Path) -> None:
    """A resumed game has the names and bots of its record, and the command line may change them."""
    file = tmp_path / "game"
    run("play", "embers", "--name", "Ann", "--bots", "2", "--record", file)

    assert in_file(file).players == ["Ann", "bot:uniform", "bot:uniform"]
    assert run("play", "--resume", file).lines[1] == "You play Embers. At the table: Ann, Bot 2 and Bot 3."
    others = run("play", "embers", "--resume", file, "--name", "Bea", "--name", "Cy", "--bots", "1")
    assert others.lines[1] == "You play Embers. At the table: Bea, Cy and Bot 3."
    assert in_file(file).players == ["Bea", "Cy", "bot:uniform"]


@pytest.mark.rule("KR-8")
def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    """A resumed finished game prints only its winner."""
    file = tmp_path / "game"
    run("play", "embers", "--seed", "a", "--record", file, typed=SECOND)

    assert run("play", "--resume", file).lines[-3:-1] == ["The game is over.", "The game is won by Player 1."]


@pytest.mark.rule("KR-8", "KR-21")
def test_a_record_of_other_rules_is_refused(tmp_path: Path) -> None:
    """A record with a question that the rules no longer ask is refused with the answer's number and exit code 2."""
    file = tmp_path / "game"
    run("play", "embers", "--seed", "a", "--record", file, typed="2\n2\n")
    record = in_file(file)
    game = record.replay(Embers())
    other = Record("embers", {"seats": 2, "copies": 7}, record.seed, game.answers, False, record.players)
    file.write_text(other.to_text(), "utf-8")
    ran = run("play", "--resume", file)

    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "at answer 1" in ran.err
