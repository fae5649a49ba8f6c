"""The driver: a running game, defined by its set-up, its seed and the answers given.

The driver takes a step from the agenda, runs its rules to the next question, and waits.  It keeps a checkpoint at each
step.  A fork or a saved game is a copy of the last checkpoint and the few answers since.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Final, Generic, TypeVar

from inglenook.kernel.course import BETWEEN_STEPS, run_steps
from inglenook.kernel.data import digest
from inglenook.kernel.decisions import Answer, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import (
    BrokenRules,
    CannotUndo,
    Diverged,
    IllegalAnswer,
    IllegalAside,
    InglenookError,
    NoCheckpoints,
)
from inglenook.kernel.lines import FORGOTTEN, Line
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.questions import AGAIN, Picked
from inglenook.kernel.rulebook import Reason, Rulebook, Setup, View
from inglenook.kernel.table import Table

T = TypeVar("T", bound=Table)

MOST_CHECKPOINTS: Final = 24
"""Checkpoints kept per game: the number of steps it can go back.  It bounds memory and is no rule of the game."""


class Given:
    """An answer or aside as given: enough to give it again and to notice that the question changed."""

    __slots__ = ("seat", "keys", "fingerprint", "is_aside", "picked", "showed", "barrier")

    def __init__(
        self, seat: Seat, keys: Answer, fingerprint: str, is_aside: bool = False, picked: Picked | None = None
    ) -> None:
        self.seat: Final = seat
        self.keys: Final = keys
        self.fingerprint: Final = fingerprint
        self.is_aside: Final = is_aside
        self.picked: Final = picked
        """Indexes of the picked options, known only in the process that took the answer; they make forks fast."""
        self.showed = False
        """True if this answer revealed something hidden: then it cannot be taken back even by consent."""
        self.barrier: Message | None = None
        """Reason why the seat cannot take back this answer alone."""


class Checkpoint(Generic[T]):
    """The table at the start of a step, with the number of answers and log lines before it."""

    __slots__ = ("table", "answers", "lines")

    def __init__(self, table: T, answers: int, lines: int) -> None:
        self.table: Final = table
        self.answers: Final = answers
        self.lines: Final = lines


class Game(Generic[T]):
    """A running game.  With `keep=False` (rollouts) it stores no checkpoints, no log and no answers."""

    def __init__(
        self, rulebook: Rulebook[T], table: T, setup: Setup, seed: str, keep: bool = True, ask_every_time: bool = False
    ) -> None:
        """Creates a game on a table that is ready to start; `start` is the usual way in."""
        self.rulebook: Final = rulebook
        self.setup: Final = setup
        self.seed: Final = seed
        self.keep: Final = keep
        self.ask_every_time = ask_every_time
        self._asks_since = -1  # number of answers given before `go_step_by_step` was called
        self.table = table
        self.pending: Decision | None = None
        self.answers: list[Given] = []
        self.log: list[Line] = []
        self._forgotten = 0
        self.replayable = False
        """True if set-up, seed and answers define the whole game: not if the position was laid out or dealt anew."""
        self._rules: Coroutine[Decision, Picked, None] | None = None
        self._checkpoints: list[Checkpoint[T]] = []
        self._answered_by_engine: list[Seat] = []
        self._attend(table)

    def _attend(self, table: T) -> None:
        """Connects the table to this game's log, if the game keeps one."""
        table.lines = self.log if self.keep else None
        table.watched = self.keep or self.ask_every_time
        self.seen: dict[Seat, View] = {}  # views shown since the game last went on (`news.view`)

    @staticmethod
    def start(
        rulebook: Rulebook[T], setup: Setup, seed: str, keep: bool = True, ask_every_time: bool = False
    ) -> Game[T]:
        """Starts a new game.  Equal set-up, seed and answers give an equal game, always and everywhere (KR-1)."""
        game = Game(rulebook, rulebook.beginning(setup, Dice(seed)), setup, seed, keep, ask_every_time)
        game.replayable = True
        try:
            game.run()
        except InglenookError:
            raise
        except Exception as problem:
            raise BrokenRules("error-broken-rules", {"detail": repr(problem)}) from problem
        return game

    # Answering.

    def answer(self, keys: Answer, seat: Seat | None = None) -> None:
        """Answers the pending question by option keys.  An illegal answer changes nothing (KR-3)."""
        decision = self._asked(seat)
        picked: list[int] = []
        offered = decision.keys()
        for key in keys:
            if key not in offered:
                raise IllegalAnswer("error-not-offered", {"given": key, "offered": offered})
            picked.append(offered.index(key))
        self.pick(tuple(picked))

    def pick(self, picked: Picked) -> None:
        """Answers the pending question by indexes into its options, as bots and rollouts do."""
        decision = self._asked(None)
        count = len(picked)
        options = decision.options
        if count < decision.least:
            raise IllegalAnswer("error-too-few", {"count": count, "least": decision.least})
        if count > decision.most:
            raise IllegalAnswer("error-too-many", {"count": count, "most": decision.most})
        for place, index in enumerate(picked):
            if not 0 <= index < len(options):
                raise IllegalAnswer("error-not-offered", {"given": str(index), "offered": decision.keys()})
            if place and index in picked[:place]:
                raise IllegalAnswer("error-picked-twice", {"given": options[index].key})
        if count > 1 and not decision.ordered:
            picked = tuple(sorted(picked))
        if not self.keep:
            self.pending = None
            self.run(picked)
            return
        keys = tuple([options[index].key for index in picked])
        self._give(Given(decision.seat, keys, decision.fingerprint(), picked=picked), decision, None)

    def _asked(self, seat: Seat | None) -> Decision:
        decision = self.pending
        if decision is None:
            raise IllegalAnswer("error-game-over")
        if seat is not None and seat != decision.seat:
            raise IllegalAnswer("error-not-your-question", {"player": Player(seat), "asked": Player(decision.seat)})
        return decision

    def _give(self, given: Given, decision: Decision, aside: Option | None) -> None:
        """Gives an answer that is stored; if the rules fail, the game returns to its state before the answer (KR-4)."""
        number = len(self.answers)
        self.answers.append(given)
        rolled, reveals = self.table.dice.rolled, self.table.reveals
        self._answered_by_engine.clear()
        self.pending = None
        try:
            if aside is not None:
                self.rulebook.do_aside(self.table, given.seat, aside)
                self.run(AGAIN)
            elif given.picked is not None:
                self._note_answer(decision, given.picked)
                self.run(given.picked)
        except BaseException as problem:
            if self._checkpoints:
                self._go_back_to(number)
            if isinstance(problem, InglenookError) or not isinstance(problem, Exception):
                raise
            raise BrokenRules("error-broken-rules", {"detail": repr(problem)}) from problem
        self._note_what_followed(given, rolled, reveals)

    def _note_answer(self, decision: Decision, picked: Picked) -> None:
        options = decision.options
        self.rulebook.answered(self.table, decision, tuple([options[index] for index in picked]))

    def _note_what_followed(self, given: Given, rolled: int, reveals: int) -> None:
        """Notes on an answer why it cannot be taken back (KR-12), and drops checkpoints that cannot be reached any
        more.
        """
        given.showed = self.table.reveals != reveals
        others = [seat for seat in self._answered_by_engine if seat != given.seat]
        if given.showed:
            given.barrier = Message("error-undo-revealed")
        elif self.table.dice.rolled != rolled:
            given.barrier = Message("error-undo-die-rolled")
        elif others:
            given.barrier = Message("error-undo-other-answered", {"player": Player(others[0])})
        checkpoints = self._checkpoints
        while len(checkpoints) > 1 and given.showed and checkpoints[1].answers <= len(self.answers):
            del checkpoints[0]
        while len(checkpoints) > MOST_CHECKPOINTS:
            del checkpoints[0]

    # Running.

    def run(self, reply: Picked | None = None) -> None:
        """Runs the rules to the next question that leaves a choice, or to the end of the game."""
        table = self.table
        table.run_anew()
        self.seen.clear()
        rules = self._rules
        if rules is None:
            rules, reply = run_steps(table, self.keep), None
            self._rules = rules
        while True:
            table.count_turn()
            try:
                decision = rules.send(reply)  # type: ignore[arg-type]  # a coroutine is started with None
            except StopIteration:
                break
            if decision is BETWEEN_STEPS:
                self._keep_checkpoint()
                reply = ()
                continue
            if table.over:
                rules.close()
                break
            reply = None if self.ask_every_time else decision.only_answer()
            if reply is None:
                self._check_question(decision)
                self.pending = decision
                return
            if self.keep:
                self._answered_by_engine.append(decision.seat)
                self._note_answer(decision, reply)
        self._rules = None
        self.pending = None
        if self.keep and not self._checkpoints:
            self._keep_checkpoint()

    def _check_question(self, decision: Decision) -> None:
        """Asserts that the question has a legal answer and that its option keys are unique (KR-2)."""
        if decision.least > min(decision.most, len(decision.options)):
            raise AssertionError(f"{decision} has no legal answer")
        if self.keep:
            keys = decision.keys()
            if len(set(keys)) != len(keys):
                raise AssertionError(f"{decision} offers the same twice")

    def _keep_checkpoint(self) -> None:
        checkpoints = self._checkpoints
        answers = len(self.answers)
        if checkpoints and checkpoints[-1].answers == answers:
            checkpoints.pop()  # the step before asked nothing
        table: T = self.table.copy()  # type: ignore[assignment]  # a table copies to its own kind
        checkpoints.append(Checkpoint(table, answers, len(self.log)))

    def go_step_by_step(self) -> None:
        """Makes the game ask every question from now on, even those with one answer, as at a discreet table."""
        if not self.ask_every_time:
            self.ask_every_time, self._asks_since = True, len(self.answers)
        self._attend(self.table)

    # Asides.

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        """Returns the asides open to this seat now that are not options of the pending question (KR-11)."""
        decision = self.pending
        if decision is None or not decision.is_open_to(seat) or not 0 <= seat < self.table.seats:
            return ()
        found = self.rulebook.asides(self.table, seat, decision)
        keys = decision.keys() if found else ()
        return tuple([option for option in found if option.key not in keys])

    def aside(self, seat: Seat, key: str) -> None:
        """Does one of the seat's asides.  The pending question is then asked anew."""
        decision = self.pending
        if decision is None:
            raise IllegalAside("error-game-over")
        if not decision.is_open_to(seat):
            raise IllegalAside("error-aside-not-now")
        offered = self.asides(seat)
        for option in offered:
            if option.key == key:
                if self.keep:
                    self._give(Given(seat, (key,), decision.fingerprint(), is_aside=True), decision, option)
                else:
                    self.rulebook.do_aside(self.table, seat, option)
                    self.run(AGAIN)
                return
        keys = tuple([option.key for option in offered])
        raise IllegalAside("error-aside-not-offered", {"given": key, "offered": keys})

    # Going back.

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Takes back the seat's latest answers, if no other player has seen or done anything since (KR-12)."""
        self._check_keeps()
        refusal = self.why_no_undo(seat, count)
        if refusal is not None:
            raise CannotUndo(refusal.id, refusal.arguments)
        self._go_back_to(len(self.answers) - count)

    def why_no_undo(self, seat: Seat, count: int = 1) -> Message | None:
        """Returns why the seat cannot take back its latest answers alone; None if it can."""
        answers = len(self.answers) - count
        if count < 1 or answers < 0:
            return Message("error-undo-nothing")
        for given in reversed(self.answers[answers:]):
            if given.seat != seat:
                return Message("error-undo-other-answered", {"player": Player(given.seat)})
            if given.barrier is not None:
                return given.barrier
        return self._too_far(answers)

    def undo_by_consent(self, answers: int, consenting: tuple[Seat, ...]) -> None:
        """Goes back to the question after the first `answers`, if all seats consent and nothing hidden was seen
        (KR-12).
        """
        self._check_keeps()
        if any(seat not in consenting for seat in range(self.table.seats)):
            raise CannotUndo("error-undo-consent")
        refusal = self.why_no_undo_by_consent(answers)
        if refusal is not None:
            raise CannotUndo(refusal.id, refusal.arguments)
        self._go_back_to(answers)

    def why_no_undo_by_consent(self, answers: int) -> Message | None:
        """Returns why the game cannot go back to the question after the first `answers` even by consent; None if it
        can.
        """
        if not 0 <= answers < len(self.answers):
            return Message("error-undo-nothing")
        if any(given.showed for given in self.answers[answers:]):
            return Message("error-undo-revealed")
        return self._too_far(answers)

    def _too_far(self, answers: int) -> Message | None:
        if not self._checkpoints or answers < self._checkpoints[0].answers:
            return Message("error-undo-too-far")
        return None

    def _go_back_to(self, answers: int) -> None:
        """Sets the game back to the state after the first `answers`; if they no longer fit, the game stays as it is."""
        place = len(self._checkpoints) - 1
        while self._checkpoints[place].answers > answers:
            place -= 1
        point = self._checkpoints[place]
        table: T = point.table.copy()  # type: ignore[assignment]
        asks = self.ask_every_time and self._asks_since < point.answers
        earlier = Game(self.rulebook, table, self.setup, self.seed, ask_every_time=asks)
        earlier.answers = self.answers[: point.answers]
        earlier.log.extend(self.log[: point.lines])
        earlier.run()
        self._give_again_to(earlier, point.answers, answers)
        if self._rules is not None:
            self._rules.close()
        self.table = earlier.table
        self.pending = earlier.pending
        self.answers[:] = earlier.answers
        self.log[:] = earlier.log
        self._rules = earlier._rules
        self._checkpoints = self._checkpoints[:place] + earlier._checkpoints
        self._asks_since = min(self._asks_since, answers)
        self._attend(self.table)

    def _give_again_to(self, twin: Game[T], since: int, until: int) -> None:
        """Replays the answers from `since` to `until` on a twin, which asks every question from where this game began
        to.
        """
        if self._asks_since >= since:
            begin = min(self._asks_since, until)
            twin.give_again(self.answers[since:begin])
            twin.go_step_by_step()
            since = begin
        twin.give_again(self.answers[since:until])

    def give_again(self, since: list[Given]) -> None:
        """Replays answers, each to the question it was given to; raises Diverged at the first that differs."""
        for given in since:
            number = len(self.answers) + 1
            decision = self.pending
            if decision is None:
                raise Diverged("error-diverged-ended", {"number": number})
            if self.keep and given.fingerprint != decision.fingerprint():
                arguments: dict[str, Argument] = {"recorded": given.fingerprint, "asked": decision.fingerprint()}
                raise Diverged("error-diverged", {"number": number, **arguments})
            try:
                if given.is_aside:
                    self.aside(given.seat, given.keys[0])
                elif given.picked is not None:
                    self.pick(given.picked)
                else:
                    self.answer(given.keys, given.seat)
            except (IllegalAnswer, IllegalAside) as problem:
                raise Diverged("error-diverged-answer", {"number": number, "answer": given.keys}) from problem

    # Copies.

    def fork(self, keep: bool = False) -> Game[T]:
        """Returns an independent copy of the game: answers given to one do not affect the other (KR-6)."""
        self._check_keeps()
        point = self._checkpoints[-1]
        table: T = point.table.copy()  # type: ignore[assignment]
        asks = self.ask_every_time and self._asks_since < point.answers
        twin = Game(self.rulebook, table, self.setup, self.seed, keep, asks)
        twin.replayable = self.replayable
        if keep:
            twin.answers = self.answers[: point.answers]
            twin.log.extend(self.log[: point.lines])
        twin.run()
        self._give_again_to(twin, point.answers, len(self.answers))
        return twin

    def redealt(self, viewer: Seat, dice: Dice, keep: bool = False) -> Game[T]:
        """Returns a fork in which everything the viewer cannot know, and all future randomness, is dealt anew (KR-6,
        KR-7).

        The answers since the checkpoint are replayed with the true cards first, because they were given to those.
        """
        twin = self.fork(keep)
        self.rulebook.redeal(twin.table, viewer, dice)
        twin.table.dice.reseed(dice)
        twin._checkpoints.clear()  # they hold the true cards
        twin.replayable = False
        return twin

    def since_checkpoint(self) -> tuple[T, list[Given]]:
        """Returns the table at the last step boundary and the answers since: the content of a saved game."""
        self._check_keeps()
        point = self._checkpoints[-1]
        return point.table, self.answers[point.answers :]

    def told_before_checkpoint(self) -> list[Line]:
        """Returns the log up to the last step boundary: the part that resuming a saved game does not write again."""
        self._check_keeps()
        return self.log[: self._checkpoints[-1].lines]

    def forget_lines(self, kept: int) -> None:
        """Drops old log lines, except `kept` lines before the earliest moment the game can go back to.

        Dropped lines leave a placeholder that no viewer is shown, so the other lines keep their numbers.
        """
        self._check_keeps()
        first = self._checkpoints[0].lines - kept
        while self._forgotten < first:
            self.log[self._forgotten] = FORGOTTEN
            self._forgotten += 1

    def _check_keeps(self) -> None:
        if not self._checkpoints:
            raise NoCheckpoints("error-no-checkpoints")

    # Explanations.

    def asks_about(self, seat: Seat, thing: Thing) -> bool:
        """Whether an option of the pending question concerns this thing."""
        decision = self.pending
        return decision is not None and decision.seat == seat and any(one.concerns(thing) for one in decision.options)

    def offers(self, seat: Seat, thing: Thing) -> bool:
        """Whether this seat can do something with this thing now, as an answer or as an aside."""
        return self.asks_about(seat, thing) or any(option.concerns(thing) for option in self.asides(seat))

    def why_not(self, seat: Seat, thing: Thing) -> list[Reason]:
        """Returns why this seat can do nothing with this thing in answer to the question; empty if it can (KR-10)."""
        if self.asks_about(seat, thing):
            return []
        return self.rulebook.why_not(self.table, seat, thing, self.pending)

    @property
    def over(self) -> bool:
        """Whether the game has no further question."""
        return self.pending is None

    def digest(self) -> str:
        """Returns a digest of the table and the pending question (KR-1)."""
        asked = None if self.pending is None else self.pending.fingerprint()
        return digest([self.table.to_data(), asked])
