"""Progress of a lesson: the beats shown so far and the choices commented on.

All of it is derived from the answers given, so only the game has to be stored: a learner who takes back an answer, or
comes back after a week, finds the lesson at the same point as the game.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from inglenook.kernel.decisions import Thing
from inglenook.kernel.game import Given
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import Setup
from inglenook.lessons import LEARNER
from inglenook.lessons.lesson import LATEST, Beat, Otherwise, Part
from inglenook.scenarios.expectations import Expectations
from inglenook.scenarios.file import Stopped, Written
from inglenook.scenarios.moves import ASIDE, after
from inglenook.scenarios.parallel_game import ParallelGame
from inglenook.scenarios.phrases import things_meant
from inglenook.scenarios.scenario_game import ScenarioGame

NOWHERE: Final = -1
DONE: Final = "done"
"""Verb of the option that ends a series of choices."""


class Note(NamedTuple):
    """A message the lesson has shown: a beat at its moment, or the comment on a choice."""

    beat: Beat
    message: Message
    after: int
    """Number of answers given when the note was shown."""
    back: int = NOWHERE
    """Number of answers before the choice, if the note offers to take it back; otherwise NOWHERE."""
    answers: bool = False
    """Whether the note comments on a choice."""
    light: tuple[Thing, ...] = ()


class Course(ParallelGame):
    """A part of a lesson, as far as it has been played."""

    def __init__(self, part: Part, setup: Setup, seed: str) -> None:
        self.part: Final = part
        super().__init__(part.scenario_terms.rulebook, setup, seed)

    def _begin(self) -> None:
        super()._begin()
        self.sitting: ScenarioGame[Any] = ScenarioGame(
            self.part.scenario_terms, self.part.players, self.game, self.part.laid.named
        )
        self.notes: list[Note] = []
        self._prompts: list[str] = []
        """Prompt id of each answer; empty for answers not given by the learner."""
        self._rows: list[str] = []
        """Prompt id of each answer that belongs to a series ending with "done"; otherwise empty."""
        self._current: list[Beat] = []
        """Beats shown last: the lesson comments on the choices they foresee."""
        self._look(NOWHERE)

    def _take(self, given: Given) -> None:
        game = self.game
        before = len(game.answers)
        foreseen = self.foreseen(given) if given.seat == LEARNER else None
        self.sitting.told_before = len(game.log)
        pending = game.pending
        is_row = pending is not None and any(option.verb == DONE for option in pending.options)
        self._prompts.append(pending.prompt.id if pending is not None and given.seat == LEARNER else "")
        self._rows.append(pending.prompt.id if pending is not None and is_row else "")
        super()._take(given)
        if foreseen is not None:
            beat, otherwise = foreseen
            back = before if otherwise.back else NOWHERE
            self.notes.append(Note(beat, Message(otherwise.message), len(game.answers), back, answers=True))
        self._look(before if given.seat == LEARNER else self._latest_choice())

    def _latest_choice(self) -> int:
        """Returns the number of answers before the learner's latest choice."""
        own = [number for number, given in enumerate(self.game.answers) if given.seat == LEARNER]
        return own[-1] if own else NOWHERE

    def _asked(self, prompt: str) -> int:
        """Returns the number of answers before this prompt last came up for the learner, or before its series of
        choices.
        """
        places = [number for number, asked in enumerate(self._prompts) if asked == prompt]
        if not places:
            return self._latest_choice()
        first = places[-1]
        while first > 0 and self._prompts[first - 1] == prompt:
            first -= 1
        return first

    def foreseen(self, given: Given) -> tuple[Beat, Otherwise] | None:
        """Returns the comment that a current beat has for a choice, or None."""
        options = self.sitting.options(LEARNER, asides=given.is_aside)
        picked = [index for index, option in enumerate(options) if option.key in given.keys]
        listener = self.sitting.listener(options)
        expectations = Expectations(self.sitting)
        for beat in self._current:
            for otherwise in beat.otherwise:
                said = [choice for choice in otherwise.choices if (after(ASIDE, choice) is not None) == given.is_aside]
                meant = any(set(listener.fitting(after(ASIDE, one) or one)) & set(picked) for one in said)
                if meant and (otherwise.when is None or _is_so(expectations, otherwise.when)):
                    return beat, otherwise
        return None

    def _look(self, choice: int) -> None:
        """Shows the beats that are due.  `choice` is the number of answers before the learner's latest choice."""
        said = {note.beat.name for note in self.notes if not note.answers}
        expectations = Expectations(self.sitting)
        made = len([given for given in self.game.answers if given.seat == LEARNER])
        left = [beat for beat in self.part.beats if beat.name not in said and beat.after <= made]
        due = [beat for beat in left if _is_so(expectations, beat.when)]
        for beat in due:
            back = choice if beat.back == LATEST else self._asked(beat.back) if beat.back else NOWHERE
            message = self._message(beat, expectations)
            self.notes.append(Note(beat, message, len(self.game.answers), back, light=self._light(beat)))
        if due:
            self._current = due

    def _message(self, beat: Beat, expectations: Expectations[Any]) -> Message:
        return Message(beat.message, self._values(beat, expectations))

    def _values(self, beat: Beat, expectations: Expectations[Any]) -> dict[str, Argument]:
        """Returns the current values that a beat's text names."""
        found: dict[str, Argument] = {}
        for name, phrase in beat.values:
            value = expectations.value(phrase.text(), phrase.line)
            found[name] = value if isinstance(value, (int, str)) else tuple(value)
        return found

    def _light(self, beat: Beat) -> tuple[Thing, ...]:
        position = self.sitting.position()
        return tuple([things_meant(position, name.text(), name.line)[0] for name in beat.light])

    # Notes to show.

    def now(self) -> list[Note]:
        """Returns the notes since the learner's latest choice; a series of choices, such as who meets whom, counts as
        one.
        """
        since = self._latest_choice()
        while since > 0 and self._rows[since] and self._rows[since] == self._rows[since - 1]:
            since -= 1
        return [note for note in self.notes if note.after > since]

    def standing(self) -> list[Note]:
        """Returns the note shown last if it still holds, at the same moment and with the same numbers."""
        expectations = Expectations(self.sitting)
        said = [note for note in self.notes if not note.answers and note.beat in self._current]
        holding = [note for note in said if _is_so(expectations, note.beat.when)]
        return [note for note in holding if note.message == self._message(note.beat, expectations)][-1:]

    def beat_now(self) -> Beat:
        """Returns the beat shown last."""
        return self.notes[-1].beat if self.notes else self.part.beats[0]

    @property
    def ended(self) -> bool:
        """Whether the part has ended."""
        return any(note.beat.ends and not note.answers for note in self.notes)

    # The opponent.

    def reply(self) -> Picked:
        """Returns the opponent's answer: the first habit that fits; otherwise a pass or the fewest options."""
        pending = self.game.pending
        assert pending is not None and pending.seat != LEARNER
        listener = self.sitting.listener(pending.options)
        expectations = Expectations(self.sitting)
        for habit in self.part.habits:
            meant = listener.fitting(habit.move)
            if meant and pending.least <= 1 and (habit.when is None or _is_so(expectations, habit.when)):
                return (meant[0],)
        passing = self.part.scenario_terms.passing
        for index, option in enumerate(pending.options):
            if option.verb in passing and pending.least <= 1:
                return (index,)
        return tuple(range(pending.least))


def _is_so(expectations: Expectations[Any], written: Written) -> bool:
    """Whether all of these expectations hold now."""
    try:
        expectations.check(written)
    except Stopped:
        return False
    return True
