"""`inglenook decks`: checks decks, converts them, and prints their short codes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from inglenook.command_line import main

FAULTY = "Ring-bearer: Frodo, Son of Drogo\nDraw deck\n2 Aragon\n5 1C150\n"


@pytest.mark.rule("LR-5.6", "KR-21")
def test_a_deck_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A checked deck gets every fault by line or rule, and the exit code tells that there are faults."""
    file = tmp_path / "my.deck"
    file.write_text(FAULTY, "utf-8")

    assert 1 == main(["decks", "check", str(file), "--format", "fellowship"])
    told = capsys.readouterr().out.splitlines()
    assert "line 3: there is no card “Aragon”, but there is Aragorn" in told[0]
    assert [line.rpartition("(")[2] for line in told[1:]] == ["LR-5.8)", "LR-5.10)", "LR-5.11)", "LR-5.14)", "LR-5.16)"]


@pytest.mark.rule("LR-5.6")
def test_a_starter_is_legal_and_has_a_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A starter deck is legal, and its code, given on standard input, is the same deck."""
    assert 0 == main(["decks", "check", "fellowship-aragorn"])
    assert "Legal in the format Fellowship block; the draw deck has 60 cards." == capsys.readouterr().out.strip()
    assert 0 == main(["decks", "convert", "fellowship-aragorn", "--to", "csv"])
    table = capsys.readouterr().out
    assert 0 == main(["decks", "code", "fellowship-aragorn"])
    monkeypatch.setattr("sys.stdin", io.StringIO(capsys.readouterr().out))
    assert 0 == main(["decks", "convert", "-", "--to", "csv"])
    assert table == capsys.readouterr().out


@pytest.mark.rule("LR-9.8", "LR-9.14")
def test_who_can_start_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The companions that can start are listed in playing order with their costs, also for a deck by players."""
    assert 0 == main(["decks", "starts", "moria-gimli"])
    told = capsys.readouterr().out.splitlines()
    assert "4: Gimli, Dwarf of the Mountain-race + Dwarf Guard + Dwarf Guard" == told[0]
    assert 0 == main(["decks", "starts", "ents-southrons"])
    assert capsys.readouterr().out.startswith("4: ")


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize("words", [[], ["check"], ["weigh", "fellowship-aragorn"], ["check", "no-such-deck"]])
def test_what_cannot_be_meant_is_refused(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    """An invalid deck argument is refused in one line."""
    assert 2 == main(["decks", *words])
    assert 1 == len(capsys.readouterr().err.splitlines())
