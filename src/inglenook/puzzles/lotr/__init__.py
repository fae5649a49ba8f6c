"""Puzzles of the card game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from inglenook.puzzles.game_puzzles import Finding, GamePuzzles
from inglenook.puzzles.lotr import drafts
from inglenook.puzzles.lotr.goals import LotrAims

PUZZLES: Final = GamePuzzles(
    LotrAims(),
    Path(__file__).parent,
    drafts.draft_of,
    Finding(drafts.moment, drafts.drafts, drafts.least, drafts.tightened),
)
