"""`inglenook puzzle [NAME|FILE|--daily]`: a puzzle at this keyboard, in plain lines; without a name, a list of them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from inglenook.arguments import Arguments, BadArgument
from inglenook.files import read
from inglenook.kernel.decisions import Decision, Seat
from inglenook.kernel.errors import CannotUndo
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.questions import Picked
from inglenook.kernel.saved.records import Record
from inglenook.puzzles.attempt import Attempt, solution_of
from inglenook.puzzles.calendar import daily
from inglenook.puzzles.puzzle import Puzzle, names, summaries, text_of, title_of
from inglenook.puzzles.solution import Move
from inglenook.puzzles.solver import OPEN, REACHED
from inglenook.registry import BOT, GameEntry, find
from inglenook.scenarios.file import Stopped
from inglenook.terminal.commands import Left
from inglenook.terminal.screen import EndOfInput, Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.session import Session
from inglenook.wording import Wording

SEED: Final = "puzzle"


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook puzzle`."""
    arguments.argument("NAME", Message("help-puzzle-name"))
    arguments.flag("--daily", Message("help-puzzle-daily"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays a puzzle until the player solves or leaves it."""
    given = arguments.read(words)
    if not given.words and not given.daily:
        return tell_all(arguments.wording)
    name = given.words[0] if given.words else daily(datetime.now(UTC).date())
    try:
        text = (
            text_of(name) if name in names() or not Path(name).exists() else read(Path(name)).decode("utf-8", "replace")
        )
        chosen = solution_of(text).puzzle
        chosen.first()
    except Stopped as stopped:
        raise BadArgument(
            "scenario-mistake", {"place": f"{name}:{stopped.line}", "mistake": stopped.message}
        ) from stopped
    entry = find(chosen.game)
    wording = Wording(arguments.wording.language, entry.locales)
    called = tuple(["" if seat == chosen.seat else one for seat, one in enumerate(chosen.players.names)])
    screen = Screen(sys.stdin, sys.stdout, wording, called)
    game = Game.start(entry.rulebook, chosen.setup(), SEED)
    sitters = [Sitter("" if seat == chosen.seat else BOT + entry.bots.usual) for seat in range(len(called))]
    session = PuzzleSession(entry, game, sitters, screen, chosen)
    while not session.attempted():
        session.begin_again()
    return 0


def tell_all(wording: Wording) -> int:
    """Prints a line for each puzzle."""
    for one in summaries():
        of_game = Wording(wording.language, find(one.game).locales)
        told: dict[str, Argument] = {"name": one.name, "title": title_of(one.game, one.kind), "grade": one.grade}
        print(of_game.say(Message("puzzle-line", told)))
    print(wording.say(Message("puzzle-count", {"count": len(names())})))
    return 0


class PuzzleSession(Session):
    """A puzzle, played as any game is, against the best defence; `undo` goes back."""

    def __init__(
        self, entry: GameEntry, game: Game[Any], sitters: Sequence[Sitter], screen: Screen, chosen: Puzzle
    ) -> None:
        super().__init__(entry, game, sitters, screen, None)
        self.puzzle: Final = chosen
        self.attempt: Final = Attempt(game.setup, game.seed)
        self._failed = 0

    def attempted(self) -> bool:
        """Plays until the attempt is decided; returns whether the session ends with it."""
        try:
            self.introduce()
            while self.game.pending is not None and self.attempt.state == OPEN:
                self.next_answer(self.game.pending)
                self.attempt.follow(self.game.answers)
            self.tell_news(self.puzzle.seat)
            if self.attempt.state == REACHED:
                self.screen.say("", Message("puzzle-solved"))
                return True
            self._failed += 1
            self.screen.say("", Message("puzzle-failed"))
            self.tell(self.attempt.line)
            self.screen.ask(Message("puzzle-again"))
        except (EndOfInput, Left):
            return True
        return False

    def begin_again(self) -> None:
        """Starts the same position once more, with a hint."""
        self.game = Record.of(self.game).replay(self.entry.rulebook, 0)
        self.attempt.follow(self.game.answers)
        self.forget_undone()
        for move in self.attempt.hint():
            self.screen.say("", Message("puzzle-hint", {"move": self.said(move)}))

    def tell(self, line: Sequence[Move]) -> None:
        """Prints the choices of a line of play."""
        for move in line:
            self.screen.say(Message("puzzle-move", {"player": Player(move.seat), "move": self.said(move)}))

    def said(self, move: Move) -> str:
        """Words the options of a choice."""
        return ", ".join([self.screen.word(label) for label in move.labels])

    def introduce(self) -> None:
        """Introduces the puzzle: its goal, and the cards that the table does not show."""
        for sitter in self.sitters:
            sitter.heard, sitter.guarded = 0, False
        one = self.puzzle
        told: dict[str, Argument] = {"title": title_of(one.game, one.goal.kind), "grade": one.grade, "goal": one.told()}
        self.screen.say(Message("puzzle-introduction", told), *one.open_cards(), Message("introduction-help"))

    def bot_does_something_beside(self, seat: Seat) -> bool:
        """Carries out no asides: the opponent of a puzzle only answers."""
        return False

    def answer_without_asking(self, decision: Decision) -> Picked | None:
        """Returns the answer of a bot; the person who solves the puzzle is asked every question."""
        return self.choice_of_bot(decision.seat) if self.sitters[decision.seat].bot else None

    def choice_of_bot(self, seat: Seat) -> Picked:
        """Returns the best defence."""
        self.attempt.follow(self.game.answers)
        return self.attempt.reply()

    def take_back(self, seat: Seat) -> None:
        """Goes back to before the latest choice, even if hidden cards were seen since."""
        own = [number for number, given in enumerate(self.game.answers) if given.seat == seat]
        if not own:
            raise CannotUndo("error-undo-nothing")
        self.game = Record.of(self.game).replay(self.entry.rulebook, own[-1])
        self.attempt.follow(self.game.answers)
        self.forget_undone()

    def tell_dangers(self, seat: Seat) -> None:
        """Tells no dangers: finding them is part of the puzzle."""

    def tell_tip(self, seat: Seat) -> None:
        """Gives no tips: finding what matters is part of the puzzle."""
