"""A simulated player in a browser who solves a puzzle with the solution from the search."""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import to_builtins
from playwright.sync_api import Page

from inglenook.kernel.decisions import Option
from inglenook.kernel.game import Game
from inglenook.puzzles.attempt import Attempt
from inglenook.puzzles.puzzle import Puzzle
from inglenook.puzzles.solver import OPEN
from inglenook.server.protocol import worded
from tests.browser.person import Person
from tests.browser.pupil import ENDING, PLACE


class Solver(Person):
    """A player of a puzzle, whose choices are tried in a copy of the game, so that the best choice is known."""

    def __init__(self, page: Page, text: str, way: str) -> None:
        super().__init__(page, "solver", way)
        puzzle = Puzzle(text)
        self.seat: Final = puzzle.seat
        self.game: Final[Game[Any]] = Game.start(puzzle.scenario_terms.rulebook, puzzle.setup(), "beside")
        self.attempt: Final = Attempt(self.game.setup, self.game.seed)

    def solve(self) -> None:
        """Answers until the goal is reached or missed."""
        while self.attempt.state == OPEN:
            pending = self.game.pending
            assert pending is not None
            if pending.seat == self.seat:
                self.version = self.await_question().version
                self.choose()
            else:
                self.game.pick(self.attempt.reply())
            self.attempt.follow(self.game.answers)

    def choose(self) -> None:
        """Makes the best choice; pairs gathered on the table are sent together."""
        gathers = self.panel.locator(".listed:not(.listed--shown)").count() > 0
        if gathers:
            self.press(self.panel.locator(".listed summary"))
        while True:
            option = self.best()
            if option.verb not in ENDING:
                self.press_option(option)
            prompt = self.prompt_of()
            self.game.answer((option.key,))
            if not gathers:
                if option.verb in ENDING:
                    self.end()
                return None
            if option.verb in ENDING or self.prompt_of() != prompt:
                return self.press(self.panel.locator(".decision__tools [data-key=pass]"))

    def best(self) -> Option:
        """Returns the best answer that the search found."""
        pending = self.game.pending
        assert pending is not None
        (place,) = self.attempt.solution.solver.best(self.game).picked
        return pending.options[place]

    def prompt_of(self) -> str:
        """Returns the player's question in the copy of the game, or nothing if the other side is asked."""
        pending = self.game.pending
        return pending.prompt.id if pending is not None and pending.seat == self.seat else ""

    def press_option(self, option: Option) -> None:
        """Presses the control of an option."""
        label = to_builtins(worded(self.game.rulebook.label(self.game.table, self.seat, option)))
        place: int = self.page.evaluate(PLACE, json.loads(json.dumps(label)))
        assert place >= 0, f"{label} is not offered"
        self.press(self.panel.locator(".option").nth(place))

    def end(self) -> None:
        """Passes, or confirms that the choice is complete."""
        ending = self.panel.locator(".decision__tools [data-key=pass]")
        self.press(ending)
        self.pass_again(ending)
