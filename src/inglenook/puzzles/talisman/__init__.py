"""Puzzles of Talisman."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from inglenook.puzzles.game_puzzles import Finding, GamePuzzles
from inglenook.puzzles.talisman import drafts
from inglenook.puzzles.talisman.goals import TalismanAims

PUZZLES: Final = GamePuzzles(
    TalismanAims(),
    Path(__file__).parent,
    drafts.draft_of,
    Finding(drafts.moment, drafts.drafts, drafts.least, is_alone=True),
)
