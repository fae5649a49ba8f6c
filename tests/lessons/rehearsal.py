"""Plays a part of a lesson with the suggested choices, with others, or at random."""

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
    """A part of a lesson as a game, with the course of the lesson."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.game: Game[Any] = Game.start(part.scenario_terms.rulebook, part.setup(), "rehearsal")
        self.course = Course(part, part.setup(), "rehearsal")

    def given(self, text: str) -> Given:
        """Returns the learner's move as an answer."""
        aside = after(ASIDE, text)
        options = self.course.sitting.options(LEARNER, asides=aside is not None)
        meant = self.course.sitting.listener(options).fitting(text if aside is None else aside)
        assert meant, f"{text} is not offered: {self.course.sitting.listener(options).phrases()}"
        pending = self.game.pending
        assert pending is not None
        return Given(LEARNER, (options[meant[0]].key,), pending.fingerprint(), aside is not None)

    def is_offered(self, text: str) -> bool:
        """Whether the learner can make this move now."""
        options = self.course.sitting.options(LEARNER, asides=after(ASIDE, text) is not None)
        return bool(self.course.sitting.listener(options).fitting(after(ASIDE, text) or text))

    def take(self, given: Given) -> None:
        """Gives an answer and lets the course follow."""
        self.game.give_again([given])
        self.course.follow(self.game.answers)

    def reply(self) -> None:
        """Lets the opponent answer."""
        self.game.pick(self.course.reply())
        self.course.follow(self.game.answers)

    def hoped_for(self) -> Iterator[None]:
        """Plays the suggested line with expectations and the opponent's moves; stops before the learner's."""
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
        """Plays the suggested line until another choice is possible; returns that choice."""
        for _ in self.hoped_for():
            for choice in otherwise.choices:
                if self.is_offered(choice):
                    given = self.given(choice)
                    if self.course.foreseen(given) == (beat, otherwise):
                        return given
        raise AssertionError(f"{otherwise.message} is never answered")

    def play(self, moves: Iterable[str]) -> None:
        """Plays the learner's moves, with the scripted opponent's answers between them."""
        for move in moves:
            self.take(self.given(move))
            while self.game.pending is not None and self.game.pending.seat != LEARNER:
                self.reply()

    def play_on(self) -> None:
        """Plays on hastily: passes if possible, else moves, else takes the first option."""
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
        """Takes back the answers after a number of first ones."""
        kept = self.game.answers[:answers]
        self.game = Game.start(self.part.scenario_terms.rulebook, self.part.setup(), "rehearsal")
        self.game.give_again(kept)
        self.course.follow(self.game.answers)
