"""Scenario files: a position, moves in a player's words, and expectations between the moves.

Scenario files are rule tests that non-programmers can read, and the way players share puzzles and rules questions.
`docs/scenarios.md` describes the format; a game joins in with its own `ScenarioTerms`.
"""

from inglenook.scenarios.file import Mistake, Written
from inglenook.scenarios.names import Box, Naming
from inglenook.scenarios.run import FAILED, PASSED, UNREADABLE, Outcome, Vocabularies, run, run_file, scenario_files
from inglenook.scenarios.scenario import Players, Scenario
from inglenook.scenarios.terms import Laid, Position, ScenarioTerms, Titles, Value

__all__ = [
    "FAILED",
    "PASSED",
    "UNREADABLE",
    "Box",
    "Laid",
    "Mistake",
    "Naming",
    "Outcome",
    "Players",
    "Position",
    "Scenario",
    "ScenarioTerms",
    "Titles",
    "Value",
    "Vocabularies",
    "Written",
    "run",
    "run_file",
    "scenario_files",
]
