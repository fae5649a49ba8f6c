"""A puzzle as its file states it: a scenario with a goal, for the player called You, or else the first."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from inglenook import registry
from inglenook.arguments import BadArgument
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.rulebook import POSITION, Setup
from inglenook.puzzles import PUZZLE
from inglenook.puzzles.game_puzzles import games_with_puzzles, puzzles_of
from inglenook.puzzles.goal import Goal
from inglenook.puzzles.positions import beginning
from inglenook.puzzles.solver import MOST_POSITIONS, OPEN, Solver
from inglenook.scenarios.file import Mistake, Written, read
from inglenook.scenarios.moves import laid_out
from inglenook.scenarios.scenario import Players, Scenario
from inglenook.scenarios.scenario_game import ScenarioGame
from inglenook.scenarios.terms import Laid

YOU: Final = "You"
GRADES: Final = 4
LARGEST: Final = 20_000
"""Longest file accepted, in characters."""

_OWN_KEYS: Final = ("goal", "grade", "source")


class Puzzle:
    """A position whose player is to reach a goal."""

    def __init__(self, text: str) -> None:
        """Reads the file; raises a Mistake with its line if it is not a puzzle."""
        if len(text) > LARGEST:
            raise Mistake(Message("puzzle-error-long", {"most": LARGEST}), 1)
        file = read(text)
        fields = dict(file.fields())
        own = {key: fields.pop(key) for key in _OWN_KEYS if key in fields}
        for key in ("game", "goal"):
            if key not in own and key not in fields:
                raise file.mistake(Message("scenario-key-missing", {"key": key}))
        if "start" in fields:
            raise fields["start"].mistake(Message("puzzle-error-start"))
        if fields.get("play") is not None and any("expect" not in one.fields() for one in fields["play"].items()):
            raise fields["play"].mistake(Message("puzzle-error-play"))
        self.text: Final = text
        self.scenario: Final = Scenario(Written({"play": Written([], file.line), **fields}, file.line))
        self.game: Final = self.scenario.game.choice({name: name for name in registry.names()})
        self.aims: Final = puzzles_of(self.game, self.scenario.game).aims
        self.grade: Final = own["grade"].number() if "grade" in own else 0
        if not 0 <= self.grade <= GRADES:
            raise own["grade"].mistake(Message("puzzle-error-grade", {"most": GRADES}))
        self.source: Final = own["source"].text() if "source" in own else ""
        self.scenario_terms: Final = registry.find(self.game).scenario_terms()
        rulebook = self.scenario_terms.rulebook
        self.players: Final[Players] = self.scenario.players(rulebook.fewest_seats, rulebook.most_seats)
        self.seat: Final[Seat] = self.players.find(YOU) or 0
        self.laid: Final[Laid[Any]] = laid_out(self.scenario, self.scenario_terms, self.players, strict=False)
        faults = rulebook.faults(self.laid.table)
        if faults:
            raise Mistake(Message("scenario-impossible", {"faults": tuple(faults)}), self.scenario.first_line)
        self._written: Final = own["goal"]
        self.goal: Final[Goal] = self.aims.read(own["goal"], self.sitting(self._on_table()).position())
        self.beginnings: Final = self._begun()
        """Games at the first question: several if a die is rolled before it."""
        self._judge: Final = self.aims.judge(self.goal, self.beginnings[0].table, self.seat)

    def _on_table(self) -> Game[Any]:
        return Game(self.scenario_terms.rulebook, self.laid.table.copy(), {}, self.scenario.seed)

    def _begun(self) -> list[Game[Any]]:
        """Returns the games at the first question; an error here is a mistake of the file, not of the rules."""
        try:
            return beginning(self._on_table())
        except InglenookError as problem:
            message = Message("scenario-setup-refused", {"reason": problem.message})
            raise Mistake(message, self.scenario.first_line) from problem
        except Exception as problem:
            raise Mistake(Message("puzzle-error-beginning"), self.scenario.first_line) from problem

    @property
    def title(self) -> str:
        """Title of the puzzle."""
        return self.scenario.title

    def sitting(self, game: Game[Any]) -> ScenarioGame[Any]:
        """Returns a game of this puzzle in the terms of its file."""
        return ScenarioGame(self.scenario_terms, self.players, game, self.laid.named)

    def told(self) -> Message:
        """Returns the goal as a sentence."""
        return self.aims.told(self.game, self.goal, self.laid.table)

    def open_cards(self) -> list[Message]:
        """Returns messages that reveal hidden cards and coming dice: a puzzle hides nothing from its player."""
        told = []
        for pile in self.aims.hidden(self.laid.table, self.seat):
            cards = tuple([Name(definition) for definition in pile.definitions])
            arguments: dict[str, Argument] = {"cards": cards}
            if pile.seat is not None:
                arguments["player"] = Player(pile.seat)
            told.append(Message(pile.pile, arguments))
        rolls = [str(roll) for rolls in self.scenario.rolls.values() for roll in rolls]
        return [*told, Message("puzzle-dice", {"rolls": tuple(rolls)})] if rolls else told

    def state(self, game: Game[Any]) -> str:
        """Returns whether the goal is reached, missed or still open in a game of this puzzle."""
        return self._judge.state(game)

    def solver(self, limit: int = MOST_POSITIONS) -> Solver:
        """Returns a new solver for this puzzle."""
        return Solver(self.seat, self._judge.state, self._likeness, self._outcome, limit)

    def _likeness(self, game: Game[Any], thing: Thing) -> object:
        return self.aims.likeness(game.table, thing)

    def _outcome(self, game: Game[Any]) -> object:
        return self.aims.outcome(game.table)

    def first(self) -> Game[Any]:
        """Returns the game at its first question; raises a Mistake unless the player is asked and the goal is open."""
        game = self.beginnings[0]
        if (
            len(self.beginnings) > 1
            or game.pending is None
            or game.pending.seat != self.seat
            or self.state(game) != OPEN
        ):
            raise Mistake(Message("puzzle-error-beginning"), self.scenario.first_line)
        return game

    def setup(self) -> Setup:
        """Returns the set-up of a game that plays this puzzle, so that its record can be stored and replayed like any
        other.

        Positions with sites without a card cannot be stored.
        """
        if not self.aims.is_printed(self.laid.table):
            raise Mistake(Message("puzzle-error-blank"), self.scenario.first_line)
        return {
            "seats": len(self.players.names),
            PUZZLE: self.text,
            POSITION: self.scenario_terms.rulebook.position(self.laid.table),
        }


@cache
def names() -> tuple[str, ...]:
    """Returns the names of the product's own puzzles, in order: `lotr-1`."""
    found = [
        (game, int(path.stem)) for game in games_with_puzzles() for path in puzzles_of(game).folder.glob("[0-9]*.yaml")
    ]
    return tuple([f"{game}-{number}" for game, number in sorted(found)])


def text_of(name: str) -> str:
    """Returns the text of one of the product's own puzzles."""
    if name not in names():
        raise BadArgument("puzzle-error-unknown", {"given": name}).near(name, names())
    game, number = name.rsplit("-", 1)
    return (puzzles_of(game).folder / f"{number}.yaml").read_text("utf-8")


class Summary(NamedTuple):
    """A puzzle's entry in a list."""

    name: str
    game: str
    kind: str
    """Kind of the puzzle's goal."""
    grade: int


@cache
def summaries() -> tuple[Summary, ...]:
    """Returns entries for all the product's own puzzles, without laying out their positions."""
    found = []
    for name in names():
        fields = read(text_of(name).partition("\nplayers:")[0]).fields()
        goal = fields["goal"]
        kind = goal.value if isinstance(goal.value, str) else next(iter(goal.fields()))
        found.append(Summary(name, fields["game"].text(), str(kind), fields["grade"].number()))
    return tuple(found)


def title_of(game: str, kind: str) -> Message:
    """Returns the title of a puzzle, which names its goal."""
    return Message(f"puzzle-name-{game}-{kind.replace(' ', '-')}")
