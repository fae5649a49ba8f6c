"""Plays the moves of a scenario: each must answer the question asked, or be refused as the file says (KR-18)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from inglenook.kernel.decisions import Decision, Option, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import CannotUndo, DiceScript, IllegalAnswer, InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.table import Table
from inglenook.scenarios.file import Mistake, Stopped, Written, unknown
from inglenook.scenarios.phrases import thing_meant
from inglenook.scenarios.scenario import BECAUSE, EVERYBODY, EXPECT, Players, Scenario
from inglenook.scenarios.scenario_game import ScenarioGame
from inglenook.scenarios.spelling import words
from inglenook.scenarios.terms import Laid, ScenarioTerms, quoted

T = TypeVar("T", bound=Table)

ALWAYS: Final = "always"
ASIDE: Final = "aside"
_CANNOT: Final = "cannot"
_UNDO: Final = ("undo",)
_PASS_UNTIL: Final = "pass until"
_MOST_PASSES: Final = 1000
"""Passes after which the phase that a file waits for counts as unreachable."""


class Difference(Stopped):
    """Raised where the game does something other than the file says."""


def laid_out(scenario: Scenario, scenario_terms: ScenarioTerms[T], players: Players, strict: bool = True) -> Laid[T]:
    """Lays out the position of a file; with `strict` the file must script every roll."""
    dice = Dice(scenario.seed)
    dice.strict = strict
    for stream, rolls in scenario.rolls.items():
        dice.expect(stream, rolls)
    try:
        if scenario.setup is not None:
            return scenario_terms.lay_out(scenario.setup, players, dice)
        assert scenario.start is not None
        return scenario_terms.begin(scenario.start, players, dice, scenario.folder)
    except InglenookError as problem:
        message = Message("scenario-setup-refused", {"reason": problem.message})
        raise Mistake(message, scenario.first_line) from problem


class Play(ScenarioGame[T]):
    """A running scenario: the game, and the file's moves on it."""

    def __init__(self, scenario: Scenario, scenario_terms: ScenarioTerms[T]) -> None:
        """Lays out the position of the scenario; `begin` then checks it and runs the game."""
        rulebook = scenario_terms.rulebook
        players = scenario.players(rulebook.fewest_seats, rulebook.most_seats)
        laid = laid_out(scenario, scenario_terms, players)
        game = Game(rulebook, laid.table, {}, scenario.seed, ask_every_time=bool(scenario.stops))
        super().__init__(scenario_terms, players, game, laid.named)
        self._stops: Final = self._phases(scenario)
        """Phases in which players are asked even if they have only one answer."""

    def _phases(self, scenario: Scenario) -> set[str]:
        """Returns the phases at which the file stops; all phases for "always"."""
        known = {name: name for name in (ALWAYS, *self.scenario_terms.phases(self.position()))}
        return {phase.choice(known) for phase in scenario.stops}

    def begin(self, line: int) -> None:
        """Runs the game to its first question; raises a Mistake if the position is impossible."""
        faults = self.game.rulebook.faults(self.game.table)
        if faults:
            raise Mistake(Message("scenario-impossible", {"faults": tuple(faults)}), line)
        with self._rules_at(line):
            self.game.run()
            self._go_to_a_stop()

    def _go_to_a_stop(self) -> None:
        """Gives forced answers, as the game would, except in phases where the file stops."""
        game = self.game
        while self._stops and game.pending is not None:
            only = game.pending.only_answer()
            if only is None or ALWAYS in self._stops:
                return
            if self._stops.intersection(self.scenario_terms.current_phases(self.position())):
                return
            game.pick(only)

    def describe(self) -> list[str]:
        """Returns the position and the question as a file would write them."""
        position = self.position()
        lines = ["setup:", *[f"  {line}" for line in self.scenario_terms.describe(position)]]
        pending = self.game.pending
        if pending is None:  # the game is over, or a die was rolled that the file does not script
            return [*lines, "expect: {over: yes}"] if self.game.table.over else lines
        lines.append("expect:")
        offered = [quoted(phrase) for phrase in self.listener(pending.options).phrases()]
        asked = [f"  asked: {quoted(position.player(pending.seat))}", f"  prompt: {pending.prompt.id}"]
        return [*lines, *asked, f"  offered: [{', '.join(offered)}]"]

    # Moves.

    def move(self, entry: Written) -> bool:
        """Plays one entry of the file: an answer, an aside, an undo, a series of passes, or a refused move.

        Returns whether the game has moved on; a refused move leaves it as it was.
        """
        fields = entry.fields()
        because = fields.get(BECAUSE)
        spoken = [(who, said) for who, said in fields.items() if who != BECAUSE]
        if len(spoken) != 1:
            raise entry.mistake(Message("scenario-entry"))
        who, said = spoken[0]
        seat = self._speaker(who, said)
        text = said.text()
        refused = after(_CANNOT, text)
        phase = after(_PASS_UNTIL, text)
        if (because is not None and refused is None) or (seat is None and phase is None):
            raise said.mistake(Message("scenario-entry"))
        if seat is not None and refused is not None:
            self._try(seat, said, refused, because)
            return False
        before = len(self.game.log)
        if phase is not None:
            self._pass_until(seat, said, phase)
        elif seat is not None:
            self._do(seat, said, text)
        self.told_before = min(before, len(self.game.log))
        # Within a step a position may be invalid for a moment, such as while a player has to give up surplus cards.
        settled = self.game.table if self.game.pending is None else self.game.since_checkpoint()[0]
        faults = self.game.rulebook.faults(settled)
        if faults:
            raise Difference(Message("scenario-faulty", {"faults": tuple(faults)}), said.line)
        return True

    def _speaker(self, who: str, said: Written) -> Seat | None:
        """Returns the seat that moves, or None for everybody."""
        if who == EVERYBODY:
            return None
        seat = self.players.find(who)
        if seat is None:
            raise unknown(who, [*self.players.names, EVERYBODY, EXPECT], said.line)
        return seat

    def _do(self, seat: Seat, said: Written, text: str) -> None:
        aside = after(ASIDE, text)
        if words(text) == _UNDO:
            with self._rules_at(said.line):
                self.game.undo(seat)
                self._go_to_a_stop()
        elif aside is not None:
            options = self.options(seat, asides=True)
            picks = self._picks(seat, said, aside, options, aside=True)
            if len(picks) != 1:
                raise said.mistake(Message("scenario-one-aside"))
            with self._rules_at(said.line):
                self.game.aside(seat, options[picks[0]].key)
                self._go_to_a_stop()
        else:
            picks = self._picks(seat, said, text, self._asked(seat, said).options, aside=False)
            with self._rules_at(said.line):
                self.game.pick(picks)
                self._go_to_a_stop()

    def _picks(self, seat: Seat, said: Written, text: str, options: tuple[Option, ...], aside: bool) -> tuple[int, ...]:
        listener = self.listener(options)
        picks = listener.picks(said, text)
        if picks is not None:
            return picks
        if self.listener(self.options(seat, asides=not aside)).fitting(text):
            message = Message("scenario-no-aside" if aside else "scenario-only-aside", {"move": text})
            raise Difference(message, said.line)
        listener.names_in(said, text)
        offered = listener.phrases()
        message = Message("scenario-not-offered", {"move": text, "player": Player(seat), "offered": offered})
        raise Difference(message, said.line)

    def _asked(self, seat: Seat | None, said: Written) -> Decision:
        """Returns the pending question, which must be for this seat."""
        pending = self.game.pending
        if pending is None:
            raise Difference(Message("scenario-over", {"move": said.text()}), said.line)
        if seat is not None and seat != pending.seat:
            asked, prompt = Player(pending.seat), pending.prompt.id
            message = Message(
                "scenario-not-asked", {"move": said.text(), "player": Player(seat), "asked": asked, "prompt": prompt}
            )
            raise Difference(message, said.line)
        return pending

    def _pass_until(self, seat: Seat | None, said: Written, phase: str) -> None:
        """Passes every question of this seat, or of all seats, until the phase begins."""
        position = self.position()
        wanted = Written(phase, said.line).choice({name: name for name in self.scenario_terms.phases(position)})
        if wanted in self.scenario_terms.current_phases(position):
            raise Difference(Message("scenario-phase-already", {"phase": wanted}), said.line)
        for _ in range(_MOST_PASSES):
            decision = self._asked(seat, said)
            passing = [index for index, one in enumerate(decision.options) if one.verb in self.scenario_terms.passing]
            if not passing:
                message = Message("scenario-no-pass", {"player": Player(decision.seat), "prompt": decision.prompt.id})
                raise Difference(message, said.line)
            with self._rules_at(said.line):
                self.game.pick((passing[0],))
                self._go_to_a_stop()
            if wanted in self.scenario_terms.current_phases(self.position()):
                return
        raise Difference(Message("scenario-phase-never", {"phase": wanted, "count": _MOST_PASSES}), said.line)

    # Moves that are refused.

    def _try(self, seat: Seat, said: Written, text: str, because: Written | None) -> None:
        """Checks that a move is impossible now, for the reason given."""
        if words(text) == _UNDO:
            found = self._try_undo(seat, said)
        else:
            found = self._try_answer(seat, said, text, because is not None)
        if because is not None and because.text() not in found:
            message = Message(
                "scenario-other-reason", {"move": text, "expected": because.text(), "found": tuple(found)}
            )
            raise Difference(message, because.line)

    def _try_undo(self, seat: Seat, said: Written) -> list[str]:
        try:
            self.game.undo(seat)
        except CannotUndo as problem:
            return [problem.message.id]
        raise self._allowed(seat, said)

    def _try_answer(self, seat: Seat, said: Written, text: str, explain: bool) -> list[str]:
        """Tries an answer or an aside; returns the reasons against it, if they are wanted."""
        aside = after(ASIDE, text)
        phrase = text if aside is None else aside
        listener = self.listener(self.options(seat, asides=aside is not None))
        names = listener.names_in(said, phrase)
        decision = self.game.pending
        asked = aside is None and decision is not None and decision.seat == seat
        takes_one = aside is not None or (decision is not None and decision.least <= 1 <= decision.most)
        if takes_one and listener.fitting(phrase):
            raise self._allowed(seat, said)
        picks = listener.picks(said, phrase) if asked else None
        if picks is not None:
            return self._try_picks(seat, said, picks)
        if not explain:
            return []
        return [rule for name in names for rule in self._rules_against(seat, " ".join(name), said.line)]

    def _try_picks(self, seat: Seat, said: Written, picks: tuple[int, ...]) -> list[str]:
        """Tries to pick too few or too many options, which the game itself must refuse."""
        try:
            self.game.pick(picks)
        except IllegalAnswer as problem:
            return [problem.message.id]
        raise self._allowed(seat, said)

    def _allowed(self, seat: Seat, said: Written) -> Difference:
        return Difference(Message("scenario-allowed", {"move": said.text(), "player": Player(seat)}), said.line)

    def _rules_against(self, seat: Seat, name: str, line: int) -> list[str]:
        """Returns the rules that keep a seat from using a thing as it wants, even if another use is possible."""
        thing = thing_meant(self.scenario_terms, self.position(), name, line)
        game = self.game
        reasons = game.why_not(seat, thing) or game.rulebook.why_not(game.table, seat, thing, game.pending)
        return [reason.rule for reason in reasons]

    # Errors raised by the rules.

    @contextmanager
    def _rules_at(self, line: int) -> Iterator[None]:
        """Turns any error raised by the rules into a Difference at this line."""
        try:
            yield
        except DiceScript as problem:
            now = tuple(self.scenario_terms.current_phases(self.position()))
            reason = Message("scenario-roll", {"reason": problem.message, "phases": now})
            raise Difference(reason, line) from problem
        except InglenookError as problem:
            raise Difference(Message("scenario-refused", {"reason": problem.message}), line) from problem
        except Exception as problem:
            reason = Message("error-broken-rules", {"detail": repr(problem)})
            raise Difference(Message("scenario-refused", {"reason": reason}), line) from problem


def after(beginning: str, text: str) -> str | None:
    """Returns the rest of a text that begins with these words, or None."""
    begun, said = beginning.split(), text.split()
    if [word.casefold() for word in said[: len(begun)]] != begun:
        return None
    return " ".join(said[len(begun) :]) or None
