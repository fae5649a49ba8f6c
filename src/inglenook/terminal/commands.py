"""Commands that can be typed instead of an answer, in English and in the player's language."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.registry.entry import Telling
from inglenook.terminal import option_list
from inglenook.terminal.card_reader import Printed
from inglenook.terminal.record_file import RecordFile, new_file
from inglenook.terminal.typed_answers import one_label, one_number

if TYPE_CHECKING:
    from inglenook.terminal.session import Session

LINES_OF_LOG: Final = 20


class Left(Exception):
    """Raised when a player ends the session."""


class Commands:
    """The commands of one session."""

    def __init__(self, session: Session) -> None:
        self.session: Final = session
        self.screen: Final = session.screen
        self._warned_of_loss = False
        own: dict[str, tuple[Message, Callable[[str], None]]] = {
            "help": (Message("command-help"), self.help),
            "list": (Message("command-list"), self.list_options),
            "look": (Message("command-look"), self.look),
            **{name: (help, self._reading(tell)) for name, (help, tell) in session.entry.lines.readings.items()},
            **self._commands_of_some_games(),
            "log": (Message("command-log"), self.log),
            "why": (Message("command-why"), self.why),
            **({"hint": (Message("command-hint"), self.hint)} if session.entry.bots.search is not None else {}),
            "asides": (Message("command-asides"), self.asides),
            "do": (Message("command-do"), self.do),
            "undo": (Message("command-undo"), self.undo),
            "save": (Message("command-save"), self.save),
            "guard": (Message("command-guard"), self.guard),
            "quit": (Message("command-quit"), self.quit),
        }
        self._lines: Final = [self.screen.word(help) for help, _ in own.values()]
        self._commands: Final = {name: command for name, (_, command) in own.items()}
        for line, (_, command) in zip(self._lines, own.values(), strict=True):
            self._commands[line.replace(":", " ").split()[0]] = command

    def _commands_of_some_games(self) -> dict[str, tuple[Message, Callable[[str], None]]]:
        """Returns the commands for texts, tips and response stops, as far as the game has them."""
        entry = self.session.entry
        found: dict[str, tuple[Message, Callable[[str], None]]] = {}
        if entry.components.text_of is not None:
            printed = Printed(self.screen, entry.components.ids, entry.components.text_of)
            found["read"] = (Message("command-read"), lambda rest: self.read(printed, rest))
        if entry.components.in_brief is not None:
            found["texts"] = (Message("command-texts"), self.texts)
        if entry.play.tips is not None:
            found["tips"] = (Message("command-tips"), self.tips)
        stops = self.session.stops
        if stops is not None:
            found["stops"] = (
                Message("command-stops"),
                lambda rest: stops.change(self.session.sitters[self.seat], rest, self.screen),
            )
        return found

    def obey(self, line: str) -> bool:
        """Carries out the command in a line; returns whether the line is a command."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command is None:
            return False
        command(rest.strip())
        return True

    @property
    def game(self) -> Game[Any]:
        """The current game, which an undo of several steps may have replaced."""
        return self.session.game

    @property
    def decision(self) -> Decision:
        """The question that was pending when the command was typed."""
        assert self.game.pending is not None
        return self.game.pending

    @property
    def seat(self) -> Seat:
        """The seat of the player who typed the command."""
        return self.decision.seat

    # Reading.

    def help(self, rest: str) -> None:
        """Lists the commands."""
        self.screen.say(Message("commands-heading"), *self._lines)

    def list_options(self, rest: str) -> None:
        """Lists all options of the question, each in a line of its own."""
        labels, results = self.session.labels(self.decision), self.session.results(self.decision)
        for place in range(len(labels)):
            self.screen.say(*option_list.lines(place, labels, results))

    def look(self, rest: str) -> None:
        """Describes the whole table as this seat sees it."""
        self._reading(self.session.entry.lines.describe)(rest)

    def _reading(self, tell: Telling) -> Callable[[str], None]:
        def read(rest: str) -> None:
            self.screen.say(*tell(self.game.rulebook.view(self.game.table, self.seat), self.screen.wording))

        return read

    def log(self, rest: str) -> None:
        """Repeats the last lines of the log, as many as requested."""
        heard = self.session.news(0, self.seat)
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else LINES_OF_LOG
        if not heard:
            self.screen.say(Message("log-empty"))
        self.screen.say(*heard[max(0, len(heard) - count) :])

    def read(self, printed: Printed, rest: str) -> None:
        """Reads out the text of a component, by its name or by the number of an option about it."""
        if rest:
            printed.read(self.game, self.decision, rest)
        else:
            self.screen.say(Message("read-what"))

    def texts(self, rest: str) -> None:
        """Toggles the texts of components that come up for the first time."""
        sitter = self.session.sitters[self.seat]
        sitter.wants_texts = not sitter.wants_texts
        self.screen.say(Message("texts-on") if sitter.wants_texts else Message("texts-off"))

    def tips(self, rest: str) -> None:
        """Toggles the tips for newcomers; switched on again, they start from the beginning."""
        sitter = self.session.sitters[self.seat]
        sitter.wants_tips = not sitter.wants_tips
        sitter.coached.clear()
        self.screen.say(Message("tips-on") if sitter.wants_tips else Message("tips-off"))

    # Explaining.

    def why(self, rest: str) -> None:
        """Explains why something cannot be chosen now; without a name, lists the things that can be asked about."""
        named: dict[str, list[Thing]] = {}
        for thing in self.game.rulebook.things(self.game.table, self.seat):
            name = self.screen.word(self.game.rulebook.called(self.game.table, self.seat, thing))
            named.setdefault(name, []).append(thing)
        names = list(named)
        if not rest:
            self.screen.say(Message("why-heading"))
            self.screen.number(names)
            return
        by_number = rest.isascii() and rest.isdigit() and len(rest) < 9
        name = names[one_number(rest, names) if by_number else one_label(rest, names)]
        self.explain(name, named[name])

    def explain(self, name: str, things: list[Thing]) -> None:
        """Explains what can be done with things of this name, and why not more."""
        numbers = [
            str(number)
            for number, option in enumerate(self.decision.options, 1)
            if any(option.concerns(thing) for thing in things)
        ]
        if numbers:
            self.screen.say(Message("why-offered", {"thing": name, "numbers": tuple(numbers)}))
        beside = [self._label(option) for option in self._asides() if any(option.concerns(one) for one in things)]
        for label in dict.fromkeys(beside):
            self.screen.say(Message("why-aside", {"label": label}))
        reasons = [reason for thing in things for reason in self.game.why_not(self.seat, thing)]
        told = [Message("why-not", {"thing": name, "reason": one.message, "rule": one.rule}) for one in reasons]
        for line in dict.fromkeys(self.screen.word(message) for message in told):
            self.screen.say(line)

    def hint(self, rest: str) -> None:
        """Shows what a player that searches ahead would do here, and why; not among several people (SR-34)."""
        if sum(1 for sitter in self.session.sitters if not sitter.bot) > 1:
            self.screen.say(Message("hint-among-people"))
            return
        from inglenook.terminal.hints import told_hint  # the search module is loaded only on request

        for line in told_hint(self.game, self.session.entry, self.screen.wording):
            self.screen.say(line)

    # Asides to the question.

    def _asides(self) -> tuple[Option, ...]:
        return self.game.asides(self.seat)

    def _label(self, option: Option) -> str:
        return self.screen.word(self.game.rulebook.label(self.game.table, self.seat, option))

    def asides(self, rest: str) -> None:
        """Lists the asides to the question."""
        labels = [self._label(option) for option in self._asides()]
        if not labels:
            self.screen.say(Message("no-asides"))
            return
        self.screen.say(Message("asides-heading"))
        self.screen.number(labels)

    def do(self, rest: str) -> None:
        """Carries out an aside, by its number or the beginning of its label."""
        options = self._asides()
        if not options or not rest:
            self.asides(rest)
            return
        labels = [self._label(option) for option in options]
        by_number = rest.isascii() and rest.isdigit() and len(rest) < 9
        index = one_number(rest, labels) if by_number else one_label(rest, labels)
        self.game.aside(self.seat, options[index].key)
        self.session.keep()

    def undo(self, rest: str) -> None:
        """Takes back the latest answer of the player who is asked now."""
        self.session.take_back(self.seat)
        self.session.keep()
        self.screen.say(Message("undone"))

    # Saving and leaving.

    def save(self, rest: str) -> None:
        """Saves the game in a file; a game without a file is recorded there from now on."""
        record = self.session.record
        if rest:
            players = [sitter.recorded for sitter in self.session.sitters]
            path = Path(os.path.expanduser(rest))  # noqa: PTH111  # Path.expanduser may fail
            record = record if record is not None and record.path == path else new_file(path, players)
        if record is None:
            self.screen.say(Message("save-where"))
            return
        record.write(self.game)
        self._adopt(record)
        self.screen.say(Message("saved", {"file": str(record.path)}))

    def _adopt(self, record: RecordFile) -> None:
        if self.session.record is None or self.session.record.failing:
            self.session.record = record
        record.failing = False

    def guard(self, rest: str) -> None:
        """Toggles the question before a hasty pass."""
        sitter = self.session.sitters[self.seat]
        sitter.guarded = not sitter.guarded
        self.screen.say(Message("guard-on") if sitter.guarded else Message("guard-off"))

    def quit(self, rest: str) -> None:
        """Ends the session; a game that is not recorded anywhere needs the command twice."""
        kept = self.session.record is not None and not self.session.record.failing
        if not kept and self.game.answers and not self._warned_of_loss:
            self._warned_of_loss = True
            self.screen.say(Message("quit-unsaved"))
            return
        raise Left
