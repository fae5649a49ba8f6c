"""Entry to the full-screen client, which imports Textual only when it is used."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TextIO

from inglenook.terminal.screen import Screen as Lines

if TYPE_CHECKING:
    from inglenook.registry import GameEntry
    from inglenook.screen.line_buffer import Heard
    from inglenook.screen.tableau import Tableau
    from inglenook.terminal.session import Session

TEXTUAL: Final = "textual"


def on_a_terminal() -> bool:
    """Whether input and output are a terminal; a pipe, a file or a dumb terminal is none."""
    return all(is_terminal(stream) for stream in (sys.stdin, sys.stdout)) and os.environ.get("TERM", "") != "dumb"


def is_terminal(stream: TextIO) -> bool:
    """Whether a stream is a terminal of the system, and not an object that only claims so."""
    try:
        return os.isatty(stream.fileno())
    except (OSError, ValueError):
        return False


def can_draw() -> bool:
    """Whether Textual is installed."""
    return find_spec(TEXTUAL) is not None


def tableau_of(entry: GameEntry) -> type[Tableau]:
    """Returns the layout of a game on the screen: its own, or the lines in which it is described."""
    from inglenook.screen.tableau import Tableau

    if not entry.lines.screen:
        return Tableau
    layout: type[Tableau] = import_module(entry.lines.screen).LAYOUT
    return layout


def play_on_screen(session: Session, heard: Heard, lines: Lines) -> None:
    """Plays a session on the screen, and prints the remaining messages in plain lines at the end."""
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
