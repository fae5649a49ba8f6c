"""Lessons: guided first games, as files.  A lesson is made of scenarios, with what is said in them and when.

It is a real game by the real rules: whoever learns chooses, and a choice that was not hoped for is carried out and
answered.  `docs/lessons.md` describes the files; texts are messages of the game, `lesson-GAME-BEAT`.
"""

from __future__ import annotations

from typing import Final

LESSON: Final = "lesson"
"""The key under which the set-up of a game names the part of a lesson that it is, from 1."""
LEARNER: Final = 0
"""The seat of whoever learns: the first player of the file."""
