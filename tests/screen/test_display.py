"""The full screen is used on a terminal if Textual is installed and plain lines were not requested."""

from __future__ import annotations

import os
import pty
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path

import pytest

from inglenook.kernel.dice import Dice
from inglenook.registry import find
from inglenook.screen import display
from inglenook.screen.tableau import Tableau
from inglenook.wording import LANGUAGES, Wording
from tests.command_line.commands import ENVIRONMENT, PROJECT, run

ALTERNATE_SCREEN = "\x1b[?1049h"
BACK = "\x1b[?1049l"


def at_a_terminal(*words: str | Path, typed: str, after: str, environment: dict[str, str] | None = None) -> str:
    """Returns the output of `inglenook play` on a terminal of 80 by 24; input is typed after the text `after`."""
    mine, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    path = os.pathsep.join([str(PROJECT / "src"), str(PROJECT / "tests/games")])
    variables = {**os.environ, **ENVIRONMENT, "PYTHONPATH": path, "TERM": "xterm-256color", **(environment or {})}
    command = [sys.executable, "-m", "inglenook", "play", "embers", "--seed", "a", *map(str, words)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=variables, close_fds=True):
        os.close(theirs)
        written = b""
        waiting = True
        while True:
            try:
                part = os.read(mine, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            written += part
            if waiting and after.encode() in written:
                os.write(mine, typed.encode())
                waiting = False
    os.close(mine)
    return written.decode(errors="replace")


@pytest.mark.rule("KR-8")
def test_a_terminal_gets_the_screen(tmp_path: Path) -> None:
    """On a terminal the game runs in the alternate screen, and afterwards a plain line names the game's file."""
    file = tmp_path / "game"
    out = at_a_terminal("--record", file, typed="q", after="Play Twig")

    assert ALTERNATE_SCREEN in out
    assert f"Goodbye. Your game is waiting in {file}." in out.partition(BACK)[2].replace("\r\n", "")
    assert file.exists()


@pytest.mark.rule("KR-20")
def test_plain_lines_are_for_whoever_asks() -> None:
    """An option requests plain lines on a terminal."""
    out = at_a_terminal("--plain", typed="quit\n", after="Choose one")

    assert ALTERNATE_SCREEN not in out
    assert "5. Play Twig" in out


@pytest.mark.rule("KR-21")
def test_without_textual_a_terminal_gets_lines_and_a_hint(tmp_path: Path) -> None:
    """Without Textual a terminal gets one line on how to install it, and then plain lines."""
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util\n"
        "found = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name, package=None: None if name == 'textual' else found(name, package)\n"
    )
    path = os.pathsep.join([str(tmp_path), str(PROJECT / "src"), str(PROJECT / "tests/games")])
    out = at_a_terminal(typed="quit\n", after="Choose one", environment={"PYTHONPATH": path})

    assert ALTERNATE_SCREEN not in out
    assert 1 == out.count("pip install")
    assert "5. Play Twig" in out


@pytest.mark.rule("KR-21")
def test_a_dumb_terminal_gets_lines() -> None:
    """A dumb terminal gets plain lines without advice about Textual."""
    out = at_a_terminal(typed="quit\n", after="Choose one", environment={"TERM": "dumb"})

    assert ALTERNATE_SCREEN not in out and "pip install" not in out


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_a_pipe_gets_lines(words: tuple[str, ...]) -> None:
    """Output to a pipe is plain lines without advice about Textual."""
    ran = run("play", "embers", "--seed", "a", *words, typed="quit\n")

    assert 0 == ran.status
    assert "5. Play Twig" in ran.lines
    assert "pip install" not in ran.out


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_is_told(language: str) -> None:
    """The help of `inglenook play` describes the option for plain lines."""
    out = run("play", "--help", "--language", language).out

    assert any(line.startswith("--plain: ") for line in out.splitlines())


@pytest.mark.rule("KR-17")
def test_textual_is_not_loaded_for_lines() -> None:
    """Textual is not imported for plain lines or for the check whether the screen can be drawn."""
    code = "import sys, inglenook.terminal.command; print('textual' in sys.modules)"
    path = os.pathsep.join([str(PROJECT / "src"), str(PROJECT / "tests/games")])
    ran = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )

    assert "False" == ran.stdout.strip()


@pytest.mark.rule("KR-20")
def test_a_game_without_a_board_is_shown_in_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a screen layout of its own is shown by its text lines."""
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    embers, talisman = find("embers"), find("talisman")

    assert Tableau is display.tableau_of(embers)
    assert "TalismanTableau" == display.tableau_of(talisman).__name__
    tableau = Tableau(embers, Wording("en", embers.locales), ["Ann", "Bea"])
    game_view = embers.rulebook.view(embers.rulebook.set_up({"seats": 2}, Dice("a")), 0)
    assert "You have 5 embers." in [row.text for row in tableau.table(game_view)]
    assert ([], [], []) == (tableau.cells(game_view), tableau.people(game_view, True), tableau.about(game_view, "x"))
