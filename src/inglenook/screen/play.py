"""The full-screen session: asks its questions, shows what the person at the keyboard may see, takes answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.screen import theme
from inglenook.screen.dialogs import Curtain, Dialog
from inglenook.screen.keys import keys_line
from inglenook.screen.line_buffer import Heard
from inglenook.screen.question import Question
from inglenook.screen.tableau import Tableau
from inglenook.screen.tabletop import Tabletop
from inglenook.terminal.commands import Commands
from inglenook.terminal.session import Session

LINES_OF_LOG: Final = 120
NEW: Final = "› "
"""Mark before a line of the log that is new to the reader."""


class Playing(App[None]):
    """A game at this terminal."""

    CSS = theme.CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, heard: Heard, layout: type[Tableau]) -> None:
        super().__init__()
        self.session: Final = session
        self.game: Final = session.game
        self.heard: Final = heard
        self.commands: Final = Commands(session)
        self.problem: InglenookError | None = None
        """The error that ended the session, if there was one."""
        self.viewer: Seat = SPECTATOR
        self.posed: Decision | None = None
        """The question that a person is asked now."""
        self._at_keyboard: Seat | None = None
        self.named: Final = [self.word(Player(seat)) for seat in range(len(session.sitters))]
        self.status: Final = Static(id="status", markup=False)
        self.tabletop: Final = Tabletop(layout(session.entry, heard.wording, self.named))
        self.question: Final = Question(heard)
        self.told: Final = Static(id="told", markup=False)
        self.log_panel: Final = VerticalScroll(self.told, id="log", classes="panel")
        self.keys: Final = Static(id="keys")

    def word(self, what: Argument) -> str:
        """Words a message, a name or a player."""
        return self.heard.word(what)

    def compose(self) -> ComposeResult:
        yield self.status
        yield self.tabletop
        with Horizontal(id="bottom"):
            yield self.question
            yield self.log_panel
        yield self.keys

    def on_mount(self) -> None:
        """Sets up the table and asks the first question."""
        self.register_theme(theme.THEME)
        self.theme = theme.THEME.name
        self.title = self.word(self.session.entry.title)
        self.log_panel.border_title = self.word(Message("screen-log"))
        self.keys.update(keys_line(self.heard))
        before = self.heard.take()
        self.session.introduce()
        self.heard.take()
        self.heard.say(*before)
        people = [seat for seat, sitter in enumerate(self.session.sitters) if not sitter.bot]
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        self.tabletop.fit(self.size.width, self.size.height)
        self.show_table()
        self.question.options.focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Adapts the layout to the new size of the terminal."""
        self.tabletop.fit(event.size.width, event.size.height)

    # Course of the game.

    def go_on(self) -> None:
        """Lets the bots answer, and asks a person the next question."""
        self.posed = None
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        decision = self.game.pending
        while decision is not None and (self.session.sitters[decision.seat].bot or self.session.passes_over()):
            self.question.tell(self.word(Message("screen-thinking", {"player": Player(decision.seat)})))
            try:
                await asyncio.to_thread(self.session.next_answer, decision)
            except InglenookError as problem:
                self.problem = problem
                self.exit()
                return
            decision = self.game.pending
        if decision is None:
            self.show_end()
        else:
            await self.hand_over_to(decision.seat)
            self.pose(decision)

    async def hand_over_to(self, seat: Seat) -> None:
        """Draws the curtain between two people, as `Session.hand_over_to` does in lines.

        The leaving person first reads the news that only that person may know.  Behind the curtain the table is
        shown as everybody may see it, so that opening the curtain reveals nothing.
        """
        before, self._at_keyboard = self._at_keyboard, seat
        if before is None or before == seat:
            return
        session = self.session
        leaving, coming = session.sitters[before], session.sitters[seat]
        since = min(leaving.heard, coming.heard)
        news = session.news(leaving.heard, before)
        if news != session.news(leaving.heard, SPECTATOR):
            told = [self.word(message) for message in news]
            await self.push_screen_wait(Dialog(self.named[before], self.word(Message("press-enter")), told))
        while len(self.screen_stack) > 1:
            await self.pop_screen()  # the leaving person may still have a dialog open
        self.viewer = SPECTATOR
        self.tabletop.look_at("")
        self.show_table()
        self.show_log()
        self.question.tell("")
        told = [self.word(message) for message in session.news(since, SPECTATOR)]
        await self.push_screen_wait(Curtain(told, self.word(Message("curtain", {"player": Player(seat)}))))
        leaving.heard = len(self.game.log)

    def pose(self, decision: Decision) -> None:
        """Shows the table and the question to the asked player."""
        self.posed, self.viewer = decision, decision.seat
        self.show_table()
        handles = [self._handle(option.subject, option.other) for option in decision.options]
        if not any(handles) or not self.tabletop.selected:
            self.tabletop.look_home()
        self.question.border_title = self.named[decision.seat]
        self.question.ask(decision, self.session.labels(decision), handles, self.session.results(decision))
        for label in self.session.newly_possible(decision):
            self.heard.say(Message("screen-aside-possible", {"label": label}))
        self.question.remark(self.heard.take())
        self.show_log()
        self.session.sitters[decision.seat].heard = len(self.game.log)

    def show_end(self) -> None:
        """Shows the winner, and the only remaining option, to leave."""
        self.show_table()
        self.show_log()
        winners = tuple([Player(seat) for seat in self.game.table.winners])
        result = Message("winner", {"players": winners}) if winners else Message("nobody-wins")
        self.question.remark([self.word(Message("game-over"))])
        self.question.tell(self.word(result), self.word(Message("screen-leave")))

    # Display.

    def show_table(self) -> None:
        """Shows the table as the viewer sees it."""
        view = self.game.rulebook.view(self.game.table, self.viewer)
        self.status.update(self.tabletop.tableau.status(view))
        self.tabletop.show(view, self._numbers())

    def _numbers(self) -> dict[str, str]:
        """Returns the numbers of the options by the handles of the things that they concern."""
        found: dict[str, list[str]] = {}
        if self.posed is not None:
            for number, option in enumerate(self.posed.options, 1):
                for thing in (option.subject, option.other):
                    if thing >= 0:
                        found.setdefault(self._handle(thing), []).append(str(number))
        return {handle: numbers[0] if len(numbers) == 1 else f"{numbers[0]}…" for handle, numbers in found.items()}

    def show_log(self) -> None:
        """Shows the latest lines of the log; lines that are new to the viewer have a mark."""
        heard = self.session.sitters[self.viewer].heard if self.viewer >= 0 else len(self.game.log)
        lines = []
        start = max(0, len(self.game.log) - LINES_OF_LOG)
        for number, line in enumerate(self.game.log[start:], start):
            message = line.heard_by(self.viewer)
            if message is None or message.id in self.session.entry.lines.left_unsaid:
                continue
            if number >= heard:
                lines.append(Content(NEW + self.word(message)))
            else:
                lines.append(Content.styled(self.word(message), theme.QUIET))
        self.told.update(Content("\n").join(lines))
        self.log_panel.scroll_end(animate=False)

    def _handle(self, *things: Thing) -> str:
        """Returns the handle of the first valid thing among these."""
        for thing in things:
            if thing >= 0:
                return self.game.rulebook.handle(self.game.table, self.viewer, thing)
        return ""

    def _things(self) -> dict[str, Thing]:
        """Returns the things that can be pointed at, by their handles."""
        return {self._handle(thing): thing for thing in self.game.rulebook.things(self.game.table, self.viewer)}

    def _called(self, thing: Thing) -> str:
        """Returns the name of a thing, as far as the viewer may know it."""
        return self.word(self.game.rulebook.called(self.game.table, self.viewer, thing))

    # Pointing and answering.

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Shows the characters again when the question gets the focus."""
        if event.widget is self.question.options:
            self.screen.remove_class("-about")

    def on_question_pointed(self, event: Question.Pointed) -> None:
        """Shows the thing that the selected option concerns."""
        if event.handle:
            self.tabletop.look_at(event.handle)

    def on_tabletop_chosen(self, event: Tabletop.Chosen) -> None:
        """Answers with the only option that concerns the chosen space or card; the player picks among several."""
        thing = self._things().get(event.handle)
        options = () if self.posed is None or thing is None else self.posed.options
        places = [place for place, option in enumerate(options) if thing is not None and option.concerns(thing)]
        if len(places) == 1:
            self.question.choose(places[0])
        elif places:
            self.question.options.focus()
            self.question.options.highlighted = places[0]
        else:
            self.screen.add_class("-about")
            self.tabletop.about.focus()

    def on_key(self, event: events.Key) -> None:
        """Chooses options by digits, wherever the focus is."""
        if event.character is not None and event.character in "0123456789" and len(self.screen_stack) == 1:
            event.stop()
            self.question.type_digit(event.character)

    def on_question_answered(self, event: Question.Answered) -> None:
        """Passes an answer to the session; after the end of the game, leaves it."""
        decision = self.posed
        if decision is not None:
            self.attempt(lambda: self.session.answer(decision, event.picked))
        elif self.game.pending is None:
            self.exit()

    def attempt(self, deed: Callable[[], None]) -> None:
        """Runs an action on the game, and shows its messages or its error above the options."""
        before = self.posed
        try:
            deed()
        except InglenookError as problem:
            self.heard.say(problem.message)
        if self.game.pending is before:
            self.question.remark(self.heard.take())
        else:
            self.go_on()
