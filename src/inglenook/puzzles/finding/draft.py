"""A draft of a puzzle: the position of a game as a file, trimmed to what matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import yaml

from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game
from inglenook.puzzles.puzzle import YOU
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.scenario_game import ScenarioGame
from inglenook.scenarios.terms import ScenarioTerms

OTHERS: Final = ("Wick", "Tinder", "Kettle", "Flint", "Poker")
"""Names of the other players: the household of the hearth."""

Fields = dict[str, Any]
"""Parts of a file as YAML reads them; every leaf is a string."""


def players_around(seat: Seat, seats: int) -> tuple[str, ...]:
    """Returns the player names of a puzzle by seat."""
    others = iter(OTHERS)
    return tuple([YOU if one == seat else next(others) for one in range(seats)])


def described(scenario_terms: ScenarioTerms[Any], game: Game[Any], players: Sequence[str]) -> Fields:
    """Returns the position of a game as the fields of a `setup`."""
    position = ScenarioGame(scenario_terms, Players(tuple(players)), game).position()
    read: Fields = yaml.load("\n".join(scenario_terms.describe(position)), Loader=yaml.BaseLoader)
    return read


class Draft:
    """Content of a puzzle file before it has a goal."""

    def __init__(self, game: str, players: Sequence[str], setup: Fields, dice: Sequence[int] = ()) -> None:
        self.game: Final = game
        self.players: Final = list(players)
        self.setup: Final = setup
        self.dice: Final = list(dice)

    def text(self, goal: object, title: str = "", grade: int = 0, source: str = "") -> str:
        """Returns the text of the file with this goal."""
        fields: Fields = {"title": title or "Puzzle", "game": self.game, "goal": goal}
        if grade:
            fields["grade"] = grade
        if source:
            fields["source"] = source
        fields |= {"players": self.players, "setup": plain(self.setup)}
        if self.dice:
            fields["dice"] = self.dice
        written: str = yaml.dump(fields, sort_keys=False, allow_unicode=True, width=116, default_flow_style=None)
        return written


def plain(part: Any) -> Any:
    """Returns a part of a file with numeric strings turned into numbers, which need no quotes."""
    if isinstance(part, dict):
        return {key: plain(field) for key, field in part.items()}
    if isinstance(part, list):
        return [plain(item) for item in part]
    return int(part) if isinstance(part, str) and part.isdecimal() and str(int(part)) == part else part
