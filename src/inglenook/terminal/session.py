"""A game at one keyboard: people and bots in turn, each person hearing what has happened since the last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inglenook.files import CannotWrite
from inglenook.games import GameEntry
from inglenook.kernel.asking import Picked
from inglenook.kernel.decisions import ACTION, PASS, Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.players import SeatPlayer
from inglenook.terminal.commands import Commands, Left
from inglenook.terminal.record_file import RecordFile
from inglenook.terminal.screen import EndOfInput, Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.typed import asks_for_number, how_to_answer, understood


class Session:
    """The people and bots at a game, and what they have heard of it."""

    def __init__(
        self, entry: GameEntry, game: Game[Any], sitters: Sequence[Sitter], screen: Screen, record: RecordFile | None
    ) -> None:
        self.entry: Final = entry
        self.game: Final = game
        self.sitters: Final = sitters
        self.screen: Final = screen
        self.record = record
        self._commands: Final = Commands(self)
        self._at_keyboard: Seat | None = None
        self._warned_of_pass: Decision | None = None

    def play(self) -> None:
        """Plays until the game is over or nobody is left to answer.  A kept game is complete in its file by then."""
        if self.record is not None:
            self.record.write(self.game)
        try:
            self.introduce()
            while self.game.pending is not None:
                self.next_answer(self.game.pending)
            self.tell_end()
        except (EndOfInput, Left):
            self.say_goodbye()
        except KeyboardInterrupt:
            self.screen.say("")
            self.say_goodbye()
            raise

    # One answer.

    def next_answer(self, decision: Decision) -> None:
        """Gets an answer to the pending question, from a bot or from a person."""
        seat = decision.seat
        if self.sitters[seat].bot:
            self.game.pick(self.choice_of_bot(seat))
            self.keep()
            return
        self.hand_over_to(seat)
        self.pose(decision)
        while self.game.pending is decision:
            line = self.screen.ask(how_to_answer(decision))
            try:
                self.take(line, decision)
            except InglenookError as problem:
                self.screen.say(problem.message, decision.prompt)

    def choice_of_bot(self, seat: Seat) -> Picked:
        """What a bot answers.  It is made anew for each question: so a game taken up again goes on as it would have."""
        dice = Dice(f"{self.game.seed}\nbot {seat}\n{len(self.game.answers)}")
        return self.entry.bots[self.sitters[seat].bot](dice).choose(SeatPlayer(self.game, seat))

    def take(self, line: str, decision: Decision) -> None:
        """Does what somebody typed: a command, or an answer."""
        if not line:
            self.pose(decision)
        elif not self._commands.obey(line):
            picked = understood(line, decision, self.labels(decision))
            if self.wants_to_be_asked_again(decision, picked):
                self.screen.say(Message("guard-asks"))
            else:
                self.game.pick(picked)
                self.keep()

    def wants_to_be_asked_again(self, decision: Decision, picked: Picked) -> bool:
        """Whether this passes up the last chance to do something; it is said once, and then believed."""
        passes = len(picked) == 1 and decision.options[picked[0]].verb == PASS
        guarded = self.sitters[decision.seat].guarded and decision.kind == ACTION and len(decision.options) > 1
        asked_before = self._warned_of_pass is decision
        self._warned_of_pass = decision
        return passes and guarded and not asked_before

    def keep(self) -> None:
        """Writes the game to its file.  If that fails, the people are told once; the game goes on and tries again."""
        if self.record is None:
            return
        try:
            self.record.write(self.game)
            self.record.failing = False
        except CannotWrite as problem:
            if not self.record.failing:
                self.screen.say(problem.message)
            self.record.failing = True

    # What people hear.

    def introduce(self) -> None:
        """Who plays what, and how to get help."""
        players = tuple([Player(seat) for seat in range(len(self.sitters))])
        self.screen.say(Message("introduction", {"game": self.entry.title, "players": players}))
        for sitter in self.sitters:
            sitter.heard = len(self.game.log) if self.game.answers else 0
        if any(not sitter.bot for sitter in self.sitters):
            self.screen.say(Message("introduction-help"))

    def labels(self, decision: Decision) -> list[str]:
        """The options as they are read out to whoever is asked."""
        game = self.game
        return [self.screen.word(game.rulebook.label(game.table, decision.seat, one)) for one in decision.options]

    def pose(self, decision: Decision) -> None:
        """Tells what has happened since, and then the question with its options."""
        self.screen.say("")
        self.tell_news(decision.seat)
        self.screen.say(decision.prompt)
        if not asks_for_number(decision):
            self.screen.number(self.labels(decision))
        if decision.ordered:
            self.screen.say(Message("order-counts"))

    def news(self, since: int, viewer: Seat) -> list[Message]:
        """What the viewer heard from that line of the log on."""
        heard = [line.heard_by(viewer) for line in self.game.log[since:]]
        return [message for message in heard if message is not None]

    def tell_news(self, seat: Seat) -> None:
        """What has happened since this person last heard anything.

        Of what was said to everybody at the curtain, only what this person may know better is said again.
        """
        sitter = self.sitters[seat]
        for number, line in enumerate(self.game.log[sitter.heard :], sitter.heard):
            message = line.heard_by(seat)
            if message is not None and (number >= sitter.overheard or message != line.heard_by(SPECTATOR)):
                self.screen.say(message)
        sitter.heard = len(self.game.log)

    def forget_undone(self) -> None:
        """After an undo the log is shorter, and nobody has heard more than there is."""
        for sitter in self.sitters:
            sitter.heard = min(sitter.heard, len(self.game.log))
            sitter.overheard = min(sitter.overheard, len(self.game.log))

    def hand_over_to(self, seat: Seat) -> None:
        """Draws the curtain between two people, so that the next one does not see what was the other's alone.

        Whoever leaves the keyboard hears first what only that person may know.  In front of the curtain everybody
        hears what everybody may.
        """
        before, self._at_keyboard = self._at_keyboard, seat
        if before is None or before == seat:
            return
        leaving, coming = self.sitters[before], self.sitters[seat]
        since = min(leaving.heard, coming.heard)
        if self.news(leaving.heard, before) != self.news(leaving.heard, SPECTATOR):
            self.screen.say("")
            self.tell_news(before)
            self.screen.ask(Message("press-enter"))
        self.screen.clear()
        self.screen.say("", *self.news(since, SPECTATOR))
        self.screen.ask(Message("curtain", {"player": Player(seat)}))
        leaving.heard = coming.overheard = len(self.game.log)

    def tell_end(self) -> None:
        """The last that happened, who has won, and where the game is kept."""
        people = [seat for seat, sitter in enumerate(self.sitters) if not sitter.bot]
        viewer = people[0] if len(people) == 1 else SPECTATOR
        since = 0 if self._at_keyboard is None else self.sitters[self._at_keyboard].heard
        self.screen.say("", *self.news(since, viewer), Message("game-over"))
        winners = tuple([Player(seat) for seat in self.game.table.winners])
        self.screen.say(Message("winner", {"players": winners}) if winners else Message("nobody-wins"))
        if self.record is not None and not self.record.failing:
            self.screen.say(Message("record-kept", {"file": str(self.record.path)}))

    def say_goodbye(self) -> None:
        """Whether and where the game is waiting."""
        if self.record is not None and not self.record.failing:
            self.screen.say(Message("goodbye", {"file": str(self.record.path)}))
        else:
            self.screen.say(Message("goodbye-unsaved"))
