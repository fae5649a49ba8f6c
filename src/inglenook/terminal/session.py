"""A game at one keyboard: people and bots in turn, each person hearing the news since that person's last turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from inglenook.files import CannotWrite
from inglenook.kernel.decisions import ACTION, PASS, Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.kernel.views.dangers import WON
from inglenook.registry import GameEntry
from inglenook.search.levels import by_the_clock
from inglenook.terminal import option_list
from inglenook.terminal.commands import Commands, Left
from inglenook.terminal.recap import recapped, whose_turn
from inglenook.terminal.record_file import RecordFile
from inglenook.terminal.response_stops import Stops
from inglenook.terminal.rules_summary import rules_told
from inglenook.terminal.screen import EndOfInput, Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.typed_answers import asks_for_number, how_to_answer, understood


class Session:
    """The people and bots at a game, and what each has heard of it."""

    def __init__(
        self, entry: GameEntry, game: Game[Any], sitters: Sequence[Sitter], screen: Screen, record: RecordFile | None
    ) -> None:
        self.entry: Final = entry
        self.game = game
        self.sitters: Final = sitters
        self.screen: Final = screen
        self.record = record
        self.stops: Final = None if entry.play.windows is None else Stops(entry.play.windows, sitters)
        self._commands: Final = Commands(self)
        self._at_keyboard: Seat | None = None
        self._warned_of_pass: Decision | None = None

    def play(self) -> None:
        """Plays until the game is over or the input ends; a recorded game is complete in its file by then."""
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
        if self.sitters[seat].bot and self.bot_does_something_beside(seat):
            return  # the question is asked anew
        picked = self.answer_without_asking(decision)
        if picked is not None:
            self.game.pick(picked)
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

    def answer_without_asking(self, decision: Decision) -> Picked | None:
        """Returns the answer of a bot, or a pass for a person who skips this question; None: ask."""
        if self.sitters[decision.seat].bot:
            return self.choice_of_bot(decision.seat)
        return None if self.stops is None else self.stops.pass_over(self.game, decision)

    def passes_over(self) -> bool:
        """Whether the pending question is one that the asked player skips."""
        pending = self.game.pending
        return pending is not None and self.stops is not None and self.stops.pass_over(self.game, pending) is not None

    def bot(self, seat: Seat) -> Bot:
        """Creates the bot in a seat, anew for each question, so that a resumed game goes on in the same way."""
        dice = Dice(f"{self.game.seed}\nbot {seat}\n{len(self.game.answers)}")
        return by_the_clock(self.entry.bots[self.sitters[seat].bot](dice), time.monotonic)

    def bot_does_something_beside(self, seat: Seat) -> bool:
        """Lets a bot carry out an aside, if it wants to; returns whether it did."""
        key = self.bot(seat).aside(SeatPlayer(self.game, seat))
        if key is not None:
            self.game.aside(seat, key)
            self.keep()
        return key is not None

    def choice_of_bot(self, seat: Seat) -> Picked:
        """Returns the answer of a bot."""
        return self.bot(seat).choose(SeatPlayer(self.game, seat))

    def take(self, line: str, decision: Decision) -> None:
        """Carries out what a person typed: a command, or an answer."""
        if not line:
            self.pose(decision)
        elif not self._commands.obey(line):
            self.answer(decision, understood(line, decision, self.labels(decision)))

    def answer(self, decision: Decision, picked: Picked) -> None:
        """Gives an answer; the first hasty pass on a question only gets a warning."""
        if self.wants_to_be_asked_again(decision, picked):
            self.screen.say(Message("guard-asks"))
        else:
            self.game.pick(picked)
            self.keep()

    def wants_to_be_asked_again(self, decision: Decision, picked: Picked) -> bool:
        """Whether to warn that a pass gives up the last chance to act; a second pass is accepted."""
        passes = len(picked) == 1 and decision.options[picked[0]].verb == PASS
        guarded = self.sitters[decision.seat].guarded and decision.kind == ACTION and len(decision.options) > 1
        asked_before = self._warned_of_pass is decision
        self._warned_of_pass = decision
        return passes and guarded and not asked_before

    def keep(self) -> None:
        """Writes the game to its file; on failure, the people are told once, and the game goes on and tries again."""
        if self.record is None:
            return
        try:
            self.record.write(self.game)
            self.record.failing = False
        except CannotWrite as problem:
            if not self.record.failing:
                self.screen.say(problem.message)
            self.record.failing = True

    # Output.

    def introduce(self) -> None:
        """Introduces the players, the unusual rules, and how to get help."""
        players = tuple([Player(seat) for seat in range(len(self.sitters))])
        self.screen.say(Message("introduction", {"game": self.entry.title, "players": players}))
        laying = None if self.entry.tables.laying is None else self.entry.tables.laying()
        rules = () if laying is None else tuple(rules_told(laying.options, self.game.setup))
        if rules:
            self.screen.say(Message("rules-told", {"rules": rules}))
        for sitter in self.sitters:
            sitter.heard = len(self.game.log) if self.game.answers else 0
            sitter.guarded = self.entry.lines.guards_passes
        if any(not sitter.bot for sitter in self.sitters):
            self.screen.say(Message("introduction-help"))
        elif self.entry.lines.opening is not None:
            view = self.game.rulebook.view(self.game.table, SPECTATOR)
            self.screen.say(*self.entry.lines.opening(view, self.screen.wording))

    def labels(self, decision: Decision) -> list[str]:
        """Returns the options as they are read out to the asked player."""
        game = self.game
        return [self.screen.word(game.rulebook.label(game.table, decision.seat, one)) for one in decision.options]

    def results(self, decision: Decision) -> dict[int, str]:
        """Returns the outcomes of options, as far as the rules reveal them (KR-33), by their places in the list."""
        if self.entry.play.results is None:
            return {}
        try:
            found = {option.key: told for option, told in self.entry.play.results(self.game, decision.seat)}
        except InglenookError:  # a rules error here surfaces when the option is really chosen
            return {}
        return {
            place: ". ".join([self.screen.word(one) for one in found[option.key]])
            for place, option in enumerate(decision.options)
            if option.key in found
        }

    def pose(self, decision: Decision) -> None:
        """Reports what has happened since, and then asks the question with its options."""
        self.screen.say("")
        self.tell_opening(decision.seat)
        self.tell_news(decision.seat)
        self.tell_of_asides(decision)
        self.screen.say(decision.prompt)
        self.tell_dangers(decision.seat)
        self.tell_tip(decision.seat)
        if not asks_for_number(decision):
            self.screen.say(*option_list.told(decision, self.labels(decision), self.results(decision)))
        if decision.ordered:
            self.screen.say(Message("order-counts"))

    def tell_opening(self, seat: Seat) -> None:
        """Describes the player's own side and the other players, once in a session, as soon as that is possible."""
        if not self.sitters[seat].knows_the_table and self.entry.lines.opening is not None:
            told = self.entry.lines.opening(self.game.rulebook.view(self.game.table, seat), self.screen.wording)
            self.screen.say(*told)
            self.sitters[seat].knows_the_table = bool(told)

    def tell_of_asides(self, decision: Decision) -> None:
        """Reports the asides that have become possible."""
        for label in self.newly_possible(decision):
            self.screen.say(Message("aside-possible", {"label": label}))

    def newly_possible(self, decision: Decision) -> list[Message]:
        """Returns easily forgotten asides that have become possible since the last question."""
        sitter = self.sitters[decision.seat]
        if not decision.asides:
            return []
        offered = {option.verb: option for option in reversed(self.game.asides(decision.seat))}
        possible = [verb for verb in self.entry.lines.asides_to_tell if verb in offered]
        new = [offered[verb] for verb in possible if verb not in sitter.possible]
        sitter.possible = possible
        return [self.game.rulebook.label(self.game.table, decision.seat, option) for option in new]

    def tell_dangers(self, seat: Seat) -> None:
        """Reports each danger (KR-24) once, as long as it lasts."""
        if self.entry.play.dangers is None:
            return
        sitter, before = self.sitters[seat], self.sitters[seat].threatened
        sitter.threatened = []
        for danger in self.entry.play.dangers(self.game, seat):
            if danger.text is None:
                continue
            sitter.threatened.append(danger.text)
            if danger.text not in before:
                told = Message("chance-told" if danger.ends == WON else "danger-told", {"danger": danger.text})
                self.screen.say(told, *([] if danger.reason is None else [danger.reason]))

    def tell_tip(self, seat: Seat) -> None:
        """Gives one tip for newcomers on this question (KR-35), each tip once."""
        sitter = self.sitters[seat]
        if self.entry.play.tips is None or not sitter.wants_tips:
            return
        for tip in self.entry.play.tips(self.game, seat):
            if tip.name not in sitter.coached:
                self.screen.say(Message("tip-told", {"tip": tip.text}))
                if not sitter.coached:
                    self.screen.say(Message("tips-end"))
                sitter.coached.add(tip.name)
                return

    def news(self, since: int, viewer: Seat) -> list[Message]:
        """Returns the messages that the viewer heard from this line of the log on."""
        return [one for one in self.news_by_phase(since, viewer) if one.id not in self.entry.lines.left_unsaid]

    def news_by_phase(self, since: int, viewer: Seat) -> list[Message]:
        """Returns the viewer's messages from this line of the log on, and all beginnings of phases."""
        heard = [line.heard_by(viewer) for line in self.game.log[since:]]
        return [message for message in heard if message is not None and not self.left_out(message)]

    def left_out(self, message: Message) -> bool:
        """Whether a message is neither said nor begins a phase."""
        return message.id in self.entry.lines.left_unsaid and message.id not in self.entry.tables.phases_begin

    def tell_news(self, seat: Seat) -> None:
        """Reports what has happened since this person last heard anything.

        Of the messages already said to everybody at the curtain, only those with more detail for this person are
        repeated.
        """
        sitter = self.sitters[seat]
        told: list[Message] = []
        for number, line in enumerate(self.game.log[sitter.heard :], sitter.heard):
            message = line.heard_by(seat)
            if message is None or self.left_out(message) or message.id in self.entry.lines.told_at_opening:
                continue
            if number >= sitter.overheard or message != line.heard_by(SPECTATOR):
                told.append(message)
        self.say_what_happened(told, sitter.heard, seat)
        sitter.heard = len(self.game.log)

    def say_what_happened(self, told: Sequence[Message], since: int, viewer: Seat) -> None:
        """Prints messages from this line of the log on; where the game has turns, those of other players as a recap."""
        begins = self.entry.tables.turn_begins
        following = [message.id for message in told[1:]] + [""]
        told = [
            message
            for message, after in zip(told, following, strict=False)
            if message.id != after or after not in self.entry.lines.superseded
        ]
        whose = whose_turn(self.game.log[:since], begins)
        explain = partial(self.explain, viewer)
        self.screen.say(*recapped(self.screen, self.entry, told, viewer, whose, explain))

    def explain(self, viewer: Seat, message: Message) -> list[str]:
        """Returns the text of a component in a message, the first time this person meets it."""
        sitter, argument = self.sitters[viewer], self.entry.components.introduced_by.get(message.id)
        if argument is None or self.entry.components.in_brief is None or not sitter.wants_texts:
            return []
        name = message.arguments[argument]
        assert isinstance(name, Name)
        if name.definition in sitter.has_read:
            return []
        sitter.has_read.add(name.definition)
        text = self.entry.components.in_brief(name.definition, self.screen.wording)
        return [f"{self.screen.word(name)}. {text}"] if text else []

    def take_back(self, seat: Seat) -> None:
        """Takes back the latest answer of a seat, beyond automatic passes, which would only be repeated."""
        self.game.undo(seat)
        self.forget_undone()
        while self.passes_over():
            self.game.undo(seat)
            self.forget_undone()

    def forget_undone(self) -> None:
        """Limits what has been heard to the log, which an undo has shortened."""
        for sitter in self.sitters:
            sitter.heard = min(sitter.heard, len(self.game.log))
            sitter.overheard = min(sitter.overheard, len(self.game.log))

    def hand_over_to(self, seat: Seat) -> None:
        """Draws the curtain between two people, to hide what only the leaving one may know.

        The leaving person first hears the news that only that person may know.  In front of the curtain, the news that
        everybody may know is printed.
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
        self.screen.say("")
        self.say_what_happened(self.news_by_phase(since, SPECTATOR), since, SPECTATOR)
        self.screen.ask(Message("curtain", {"player": Player(seat)}))
        leaving.heard = coming.overheard = len(self.game.log)

    def tell_end(self) -> None:
        """Reports the last events, the winner, and the file of the record."""
        people = [seat for seat, sitter in enumerate(self.sitters) if not sitter.bot]
        viewer = people[0] if len(people) == 1 else SPECTATOR
        since = 0 if self._at_keyboard is None else self.sitters[self._at_keyboard].heard
        self.screen.say("")
        self.say_what_happened(self.news_by_phase(since, viewer), since, viewer)
        self.screen.say(Message("game-over"))
        winners = tuple([Player(seat) for seat in self.game.table.winners])
        if all(line.message.id != self.entry.lines.winning for line in self.game.log):
            self.screen.say(Message("winner", {"players": winners}) if winners else Message("nobody-wins"))
        if self.record is not None and not self.record.failing:
            self.screen.say(Message("record-kept", {"file": str(self.record.path)}))

    def say_goodbye(self) -> None:
        """Says goodbye, with the file in which the game is saved, or that it is not."""
        if self.record is not None and not self.record.failing:
            self.screen.say(Message("goodbye", {"file": str(self.record.path)}))
        else:
            self.screen.say(Message("goodbye-unsaved"))
