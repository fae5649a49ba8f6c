"""Scenario files: a position, moves in words a player would use, and what must hold between them.

They are tests of the rules that anybody can read, and the way players share puzzles and questions about the rules.
`docs/scenarios.md` describes the format; a game joins in with a `ScenarioTerms` of its own.
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
