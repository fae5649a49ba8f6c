"""The keys, their actions, and their help texts."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from inglenook.kernel.messages import Message
from inglenook.screen.theme import EMBER
from inglenook.terminal.screen import Screen as Lines

KEYS: Final = (
    ("?", "question_mark", "help", Message("screen-key-help")),
    ("u", "u", "undo", Message("screen-key-undo")),
    ("w", "w", "why", Message("screen-key-why")),
    ("l", "l", "log", Message("screen-key-log")),
    ("a", "a", "asides", Message("screen-key-asides")),
    ("s", "s", "save", Message("screen-key-save")),
    ("q", "q", "leave", Message("screen-key-quit")),
)
"""Keys in the last line: as shown, as Textual names them, the action, and its label."""

MORE: Final = (("c", "people"), ("h", "hand"), ("i", "look"), ("g", "guard"), ("m", "moments"), ("escape", "look_back"))
"""Keys that only the help mentions."""

HELP: Final = (
    Message("screen-help-answer"),
    Message("screen-help-several"),
    Message("screen-help-panels"),
    Message("screen-help-board"),
    Message("screen-help-look"),
    Message("screen-help-people"),
    Message("screen-help-hand"),
    Message("screen-help-undo"),
    Message("screen-help-why"),
    Message("screen-help-log"),
    Message("screen-help-asides"),
    Message("screen-help-guard"),
    Message("screen-help-moments"),
    Message("screen-help-save"),
    Message("screen-help-quit"),
    Message("screen-help-signs"),
    Message("screen-help-plain"),
)


def keys_line(lines: Lines) -> Content:
    """Returns the last line of the screen; each key in it can be clicked."""
    parts = [
        Content.from_markup(f"[b {EMBER}]$key[/] [@click=app.{action}]$word[/]", key=key, word=lines.word(word))
        for key, _, action, word in KEYS
    ]
    return Content("  ").join(parts)


def help_lines(lines: Lines) -> list[str]:
    """Returns the help: all keys, and the signs on the board."""
    return [lines.word(message) for message in HELP]
