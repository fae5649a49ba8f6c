"""Whether the screen can be drawn here, and playing on it.  Textual is imported only when it is."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TextIO

from inglenook.terminal.screen import Screen as Lines

if TYPE_CHECKING:
    from inglenook.games import GameEntry
    from inglenook.screen.line_buffer import Heard
    from inglenook.screen.tableau import Tableau
    from inglenook.terminal.session import Session

TEXTUAL: Final = "textual"


def on_a_terminal() -> bool:
    """Whether there is a terminal to draw on, and to be typed at; a pipe, a file or a dumb terminal is none."""
    return all(is_terminal(stream) for stream in (sys.stdin, sys.stdout)) and os.environ.get("TERM", "") != "dumb"


def is_terminal(stream: TextIO) -> bool:
    """Whether a stream is a terminal of the system, not something that only says so."""
    try:
        return os.isatty(stream.fileno())
    except (OSError, ValueError):
        return False


def can_draw() -> bool:
    """Whether Textual is installed."""
    return find_spec(TEXTUAL) is not None


def tableau_of(entry: GameEntry) -> type[Tableau]:
    """How a game is laid out on the screen: in its own way, or in the lines it is told in."""
    from inglenook.screen.tableau import Tableau

    if not entry.board:
        return Tableau
    layout: type[Tableau] = import_module(entry.board).LAYOUT
    return layout


def play_on_screen(session: Session, heard: Heard, lines: Lines) -> None:
    """Plays a session on the screen, and says at the end in plain lines what is left to say."""
    from inglenook.screen.app import PlayApp

    if session.record is not None:
        session.record.write(session.game)
    app = PlayApp(session, heard, tableau_of(session.entry))
    app.run()
    if app.problem is not None:
        raise app.problem
    heard.take()
    if session.game.pending is None:
        session.tell_end()
    else:
        session.say_goodbye()
    lines.say(*heard.take())
