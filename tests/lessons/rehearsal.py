"""Plays a part of a lesson as somebody who learns would: as it is hoped for, otherwise, or anyhow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from inglenook.kernel.game import Game, Given
from inglenook.lessons import LEARNER
from inglenook.lessons.course import Course
from inglenook.lessons.lesson import Beat, Otherwise, Part
from inglenook.scenarios.expectations import Expectations
from inglenook.scenarios.moves import ASIDE, after
from inglenook.scenarios.scenario import EXPECT

MOST_ANSWERS = 160
"""After so many answers nobody doubts that it goes on without an error."""
HASTE = ("pass", "done", "stop", "move")


class Rehearsal:
    """A game that is a part of a lesson, and the course that the lesson takes with it."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.game: Game[Any] = Game.start(part.scenario_terms.rulebook, part.setup(), "rehearsal")
        self.course = Course(part, part.setup(), "rehearsal")

    def given(self, text: str) -> Given:
        """Returns what the learner says, as an answer."""
        aside = after(ASIDE, text)
        options = self.course.sitting.options(LEARNER, asides=aside is not None)
        meant = self.course.sitting.listener(options).fitting(text if aside is None else aside)
        assert meant, f"{text} is not offered: {self.course.sitting.listener(options).phrases()}"
        pending = self.game.pending
        assert pending is not None
        return Given(LEARNER, (options[meant[0]].key,), pending.fingerprint(), aside is not None)

    def is_offered(self, text: str) -> bool:
        """Whether the learner can say this now."""
        options = self.course.sitting.options(LEARNER, asides=after(ASIDE, text) is not None)
        return bool(self.course.sitting.listener(options).fitting(after(ASIDE, text) or text))

    def take(self, given: Given) -> None:
        """Gives an answer, and lets the course follow."""
        self.game.give_again([given])
        self.course.follow(self.game.answers)

    def reply(self) -> None:
        """The opponent answers."""
        self.game.pick(self.course.reply())
        self.course.follow(self.game.answers)

    def hoped_for(self) -> Iterator[None]:
        """Plays as the file hopes, with expectations and the opponent's moves; stops before each of the learner's."""
        for entry in self.part.scenario.play:
            fields = entry.fields()
            if EXPECT in fields:
                Expectations(self.course.sitting).check(fields[EXPECT])
                continue
            ((who, said),) = fields.items()
            if self.part.players.find(who) == LEARNER:
                yield
                self.take(self.given(said.text()))
            else:
                pending = self.game.pending
                assert pending is not None and pending.seat != LEARNER, said.text()
                meant = self.course.sitting.listener(pending.options).fitting(said.text())
                assert self.course.reply()[0] in meant, f"line {said.line}: the opponent's habits lead elsewhere"
                self.reply()

    def until(self, beat: Beat, otherwise: Otherwise) -> Given:
        """Plays as it is hoped for until the other choice can be made; gives that choice."""
        for _ in self.hoped_for():
            for choice in otherwise.choices:
                if self.is_offered(choice):
                    given = self.given(choice)
                    if self.course.foreseen(given) == (beat, otherwise):
                        return given
        raise AssertionError(f"{otherwise.message} is never answered")

    def play(self, moves: Iterable[str]) -> None:
        """The learner makes these moves, the opponent answers as is its habit."""
        for move in moves:
            self.take(self.given(move))
            while self.game.pending is not None and self.game.pending.seat != LEARNER:
                self.reply()

    def play_on(self) -> None:
        """Goes on in haste: passes where possible, moves where not, else whatever comes first."""
        while self.game.pending is not None and not self.course.ended and len(self.game.answers) < MOST_ANSWERS:
            pending = self.game.pending
            if pending.seat != LEARNER:
                self.reply()
                continue
            verbs = [option.verb for option in pending.options]
            picked = next(((verbs.index(verb),) for verb in HASTE if verb in verbs), tuple(range(pending.least)))
            self.game.pick(picked)
            self.course.follow(self.game.answers)

    def go_back(self, answers: int) -> None:
        """Takes back what was answered after the first so many."""
        kept = self.game.answers[:answers]
        self.game = Game.start(self.part.scenario_terms.rulebook, self.part.setup(), "rehearsal")
        self.game.give_again(kept)
        self.course.follow(self.game.answers)
