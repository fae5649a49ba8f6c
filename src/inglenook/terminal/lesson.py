"""A lesson at one keyboard: the session of a game with explanations and a scripted opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inglenook.kernel.decisions import Decision, Seat
from inglenook.kernel.errors import CannotUndo
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.questions import Picked
from inglenook.kernel.saved.records import Record
from inglenook.lessons import LEARNER
from inglenook.lessons.course import NOWHERE, Course, Note
from inglenook.lessons.lesson import Lesson, Part, chapter_title
from inglenook.registry import GameEntry
from inglenook.terminal.record_file import RecordFile
from inglenook.terminal.screen import Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.session import Session


class LessonSession(Session):
    """A part of a lesson, played as any game is; `undo` goes back as far as the learner likes."""

    def __init__(
        self,
        entry: GameEntry,
        game: Game[Any],
        sitters: Sequence[Sitter],
        screen: Screen,
        record: RecordFile | None,
        lesson: Lesson,
        part: Part,
    ) -> None:
        super().__init__(entry, game, sitters, screen, record)
        self.lesson: Final = lesson
        self.part: Final = part
        self.course: Final = Course(part, game.setup, game.seed)
        self._said: list[Note] = []

    def introduce(self) -> None:
        """Introduces the lesson: its subject, and how to get help."""
        super().introduce()
        for sitter in self.sitters:
            sitter.guarded = False
        if self.part.number == 1 and not self.game.answers:
            told: dict[str, Argument] = {
                "game": self.entry.title,
                "minutes": self.lesson.minutes,
                "wick": Message("browser-lesson-opponent"),
            }
            self.screen.say(Message("learn-introduction", told))

    def bot_does_something_beside(self, seat: Seat) -> bool:
        """Carries out no asides: the opponent of a lesson only answers."""
        return False

    def choice_of_bot(self, seat: Seat) -> Picked:
        """Returns the scripted answer of the lesson's opponent."""
        self.course.follow(self.game.answers)
        return self.course.reply()

    def pose(self, decision: Decision) -> None:
        """Reports what has happened, says the lesson's notes about it, and then asks the question."""
        self.screen.say("")
        self.tell_opening(decision.seat)
        self.tell_news(decision.seat)
        self.say_notes()
        super().pose(decision)

    def say_notes(self) -> None:
        """Says the current notes of the lesson that have not been said yet."""
        self.course.follow(self.game.answers)
        for note in self.course.now():
            if note in self._said:
                continue
            if not note.answers and (not self._said or self._said[-1].beat.chapter != note.beat.chapter):
                chapter = chapter_title(self.entry.name, note.beat.chapter)
                self.screen.say("", Message("learn-chapter", {"chapter": chapter}))
            if note.answers:
                self.screen.say(Message("learn-answer", {"text": note.message}))
            else:
                self.screen.say(Message("learn-note", {"text": note.message, "rules": note.beat.rules}))
            if note.back != NOWHERE:
                self.screen.say(Message("learn-take-back"))
            self._said.append(note)

    def next_answer(self, decision: Decision) -> None:
        """Gets the next answer, or ends the part when the learner has reached its end."""
        self.course.follow(self.game.answers)
        if decision.seat == LEARNER and self.course.ended:
            self.tell_news(decision.seat)
            self.say_notes()
            raise PartEnded
        super().next_answer(decision)

    def tell_tip(self, seat: Seat) -> None:
        """Gives no tips: the lesson says what matters."""

    def tell_end(self) -> None:
        """Reports how the game ended, and says the lesson's notes about it."""
        super().tell_end()
        self.say_notes()

    def take_back(self, seat: Seat) -> None:
        """Goes back to before the learner's latest choice, even if cards were seen since: no player is deceived."""
        own = [number for number, given in enumerate(self.game.answers) if given.seat == seat]
        if not own:
            raise CannotUndo("error-undo-nothing")
        self.game = Record.of(self.game).replay(self.entry.rulebook, own[-1])
        self.forget_undone()

    def forget_undone(self) -> None:
        """Forgets the notes about answers that are taken back, so that they are said again."""
        super().forget_undone()
        self.course.follow(self.game.answers)
        self._said = [note for note in self._said if note in self.course.notes and note not in self.course.now()]


class PartEnded(Exception):
    """Raised when a part of the lesson is over, although its game could go on."""
