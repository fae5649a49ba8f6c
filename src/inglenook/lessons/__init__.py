"""Lessons: guided first games, as files.  A lesson consists of scenarios and of messages shown at certain moments.

A lesson is a real game by the real rules: the learner chooses, and a choice other than the intended one is carried out
and commented on.  `docs/lessons.md` describes the files; texts are messages of the game, `lesson-GAME-BEAT`.
"""

from __future__ import annotations

from typing import Final

LESSON: Final = "lesson"
"""Key under which a game's set-up names the part of the lesson it plays, from 1."""
LEARNER: Final = 0
"""Seat of the learner: the first player of the file."""
