"""Puzzles: positions in which one line reaches the goal, as files.

A puzzle is a scenario with a goal.  `docs/puzzles.md` describes the files, and what is meant by one solution.
"""

from __future__ import annotations

from typing import Final

PUZZLE: Final = "puzzle"
"""The key under which the set-up of a game holds the text of the puzzle that it is."""
NAME: Final = "puzzle_name"
"""The key under which it holds the name of one that comes with the product."""
