"""Lessons in the terminal: to their end in every language, with another choice and back, and resumed."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from inglenook import registry
from inglenook.command_line import main
from inglenook.kernel.decisions import Decision
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.lessons.lesson import lesson_of, taught
from inglenook.registry.windows import Windows
from inglenook.wording import LANGUAGES, Wording
from tests.lessons.rehearsal import Rehearsal


@cache
def typed(game: str) -> tuple[tuple[str, ...], tuple[Message, ...]]:
    """Returns the typed lines of a learner who makes the suggested choices in a game, and the output."""
    lines: list[str] = []
    notes: list[Message] = []
    for part in lesson_of(game).parts:
        rehearsal = Rehearsal(part)
        moves = [entry.fields() for entry in part.scenario.play]
        own = iter([said.text() for fields in moves for who, said in fields.items() if who == part.players.names[0]])
        for _ in rehearsal.hoped_for():
            text = next(own)
            pending = rehearsal.game.pending
            assert pending is not None
            given = rehearsal.given(text)
            keys = [option.key for option in rehearsal.course.sitting.options(0, asides=given.is_aside)]
            lines.append(f"{'do ' if given.is_aside else ''}{keys.index(given.keys[0]) + 1}")
        notes += [note.message for note in rehearsal.course.notes]
    return tuple(lines), tuple(notes)


def learn(monkeypatch: pytest.MonkeyPatch, lines: list[str], *words: str) -> int:
    """Goes through a lesson with these typed lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in lines])))
    return main(["learn", *words])


@pytest.mark.rule("KR-31", "KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_a_lesson_to_its_end(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A learner who makes the suggested choices reads every text of that line in the language, and the end."""
    lines, notes = typed(game)
    assert learn(monkeypatch, list(lines), game, "--language", language) == 0
    heard = capsys.readouterr().out
    wording = Wording(language, registry.find(game).locales)
    for note in notes:
        assert wording.say(note) in heard, note.id
    assert f"inglenook play {game}" in heard


@pytest.mark.rule("KR-31")
def test_another_way_and_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A choice other than the suggested one is carried out and gets a reply; `undo` takes it back in any case."""
    assert learn(monkeypatch, ["1", "undo", "2"], "lotr", "--language", "en") == 0
    heard = capsys.readouterr().out
    wording = Wording("en", registry.find("lotr").locales)
    parts = [wording.say(Message(id)) for id in ("lesson-lotr-friend-alone", "lesson-lotr-friend", "lesson-lotr-gear")]
    places = [heard.rfind(part) for part in parts]
    assert places == sorted(places)
    assert -1 not in places


@pytest.mark.rule("KR-31")
def test_after_going_back_all_look_at_the_game_as_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After going back in a lesson, input and questions follow the new game."""
    seen: list[bool] = []

    def pass_over(_windows: Windows, game: Game[Any], decision: Decision, _stops: frozenset[str]) -> None:
        seen.append(game.pending is decision)

    monkeypatch.setattr(Windows, "pass_over", pass_over)
    assert learn(monkeypatch, ["look", "1", "undo", "look", "2"], "lotr", "--language", "en") == 0
    assert seen and all(seen)
    _, first, _, _, again, *_ = re.split(r"Choose one, 1 to \d+:\n", capsys.readouterr().out)
    assert "Twilight pool" in first
    assert first == again


@pytest.mark.rule("KR-31")
def test_left_and_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A lesson that was left in the middle resumes there, and a file of another kind is refused in one line."""
    file = tmp_path / "first.game"
    lines, _ = typed("lotr")
    assert learn(monkeypatch, [*lines[:3]], "lotr", "--record", str(file), "--language", "en") == 0
    capsys.readouterr()
    assert learn(monkeypatch, [*lines[3:]], "--resume", str(file), "--language", "en") == 0
    heard = capsys.readouterr().out
    assert "inglenook play lotr" in heard
    assert Wording("en", registry.find("lotr").locales).say(Message("lesson-lotr-frodo")) not in heard

    assert learn(monkeypatch, [], "chess", "--language", "en") == 2
    assert "lotr" in capsys.readouterr().err


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_read(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The guide to a game can be read as plain lines without markup."""
    assert main(["learn", "talisman", "--read", "--language", language]) == 0
    read = capsys.readouterr().out
    assert "TR-16d.5" in read
    assert not set("#|*<") & set(read)
