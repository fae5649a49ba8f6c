"""The app with its key actions, besides answering."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from inglenook.kernel.decisions import Thing
from inglenook.kernel.messages import Message
from inglenook.screen.dialogs import Dialog, Line
from inglenook.screen.keys import KEYS, MORE, help_lines
from inglenook.screen.play import Playing

LINES_OF_WHOLE_LOG: Final = 1000


class PlayApp(Playing):
    """The full-screen game with all its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, action, show=False) for _, key, action, _ in KEYS],
        *[Binding(key, action, show=False) for key, action in MORE],
    ]

    # Reading and asking.

    def action_help(self) -> None:
        """Shows all keys and signs."""
        lines = [*help_lines(self.heard), *self.tabletop.tableau.signs()]
        self.read(self.word(Message("screen-help")), lines)

    def read(self, title: str, lines: list[str]) -> None:
        """Shows a text in a dialog."""
        self.push_screen(Dialog(title, self.word(Message("screen-close")), lines))

    def action_log(self) -> None:
        """Shows the log, at most its latest lines, scrolled to the end."""
        news = self.session.news(max(0, len(self.game.log) - LINES_OF_WHOLE_LOG), self.viewer)
        lines = [self.word(message) for message in news] or [self.word(Message("log-empty"))]
        self.push_screen(Dialog(self.word(Message("screen-log")), self.word(Message("screen-close")), lines, start=-1))

    def action_undo(self) -> None:
        """Takes back the latest answer."""
        if self.posed is not None:
            self.attempt(lambda: self.commands.undo(""))

    def action_guard(self) -> None:
        """Toggles the question before a hasty pass."""
        if self.posed is not None:
            self.attempt(lambda: self.commands.guard(""))

    def action_why(self) -> None:
        """Explains why nothing can be done with the selected thing; without one, offers a list of things."""
        if self.posed is None:
            return
        things = self._things()
        if self.tabletop.selected in things:
            self.explain(things[self.tabletop.selected])
            return
        named: dict[str, Thing] = {}
        for thing in things.values():
            named.setdefault(self._called(thing), thing)
        self.offer(Message("why-heading"), list(named), lambda place: self.explain(list(named.values())[place]))

    def explain(self, thing: Thing) -> None:
        """Explains what can be done with a thing, and why not more."""
        self.commands.explain(self._called(thing), [thing])
        self.read(self.word(Message("screen-why", {"thing": self._called(thing)})), self.heard.take())

    def offer(self, heading: Message, choices: list[str], chosen: Callable[[int], None], start: int = 0) -> None:
        """Shows a list to choose from."""

        def take(place: int | None) -> None:
            if place is not None and place >= 0:
                chosen(place)

        closing = self.word(Message("screen-close"))
        self.push_screen(Dialog(self.word(heading), closing, choices=choices, start=start), take)

    def action_asides(self) -> None:
        """Lists the asides to the question."""
        if self.posed is None:
            return
        game, seat = self.game, self.posed.seat
        labels = [self.word(game.rulebook.label(game.table, seat, option)) for option in game.asides(seat)]
        if labels:
            self.offer(Message("screen-asides"), labels, self.do_aside)
        else:
            self.question.remark([self.word(Message("no-asides"))])

    def do_aside(self, place: int) -> None:
        """Carries out an aside by its place in the list."""
        self.attempt(lambda: self.commands.do(str(place + 1)))

    def action_moments(self, start: int = 0) -> None:
        """Lists the moments at which the player is asked to respond, for games that have many such moments."""
        stops = self.session.stops
        if self.posed is None or stops is None:
            return
        stops.change(self.session.sitters[self.posed.seat], "", self.heard)
        _, *moments = self.heard.take()
        self.offer(Message("screen-moments"), moments, self.change_moment, start)

    def change_moment(self, place: int) -> None:
        """Toggles whether the player is asked at these moments."""
        if self.posed is not None and self.session.stops is not None:
            self.session.stops.change(self.session.sitters[self.posed.seat], str(place + 1), self.heard)
            self.heard.take()
            self.action_moments(place)

    def action_people(self) -> None:
        """Focuses the characters, or the cards in play."""
        self.screen.remove_class("-about")
        self.tabletop.people.focus()

    def action_hand(self) -> None:
        """Focuses the viewer's own hand, where there is one."""
        if self.tabletop.tableau.strip:
            self.screen.remove_class("-about")
            self.tabletop.hand.focus()

    def action_look(self) -> None:
        """Focuses the panel about the selected thing."""
        self.screen.add_class("-about")
        self.tabletop.about.focus()

    def action_look_back(self) -> None:
        """Goes back to the thing looked at before; from the first one, back to the question."""
        if not self.tabletop.look_back():
            self.question.options.focus()

    # Saving and leaving.

    @property
    def kept(self) -> bool:
        """Whether the game is recorded in a file."""
        record = self.session.record
        return record is not None and not record.failing

    def action_save(self) -> None:
        """Saves the game, asking for a file unless it has one; nothing can be saved while a bot thinks."""
        if self.posed is None and self.game.pending is not None:
            return
        if self.kept:
            self.attempt(lambda: self.commands.save(""))
        else:
            self.push_screen(Line(self.word(Message("screen-save")), self.word(Message("screen-save-how"))), self.save)

    def save(self, name: str | None) -> None:
        """Saves the game in the file of this name."""
        if name:
            self.attempt(lambda: self.commands.save(name))

    def action_leave(self) -> None:
        """Leaves the game; one that is not recorded anywhere only after a question."""
        if self.kept or not self.game.answers or self.game.pending is None:
            self.exit()
            return
        choices = [Message("screen-stay"), Message("screen-save-first"), Message("screen-leave-all-the-same")]
        self.offer(Message("screen-not-kept"), [self.word(choice) for choice in choices], self.leave)

    def leave(self, choice: int) -> None:
        """Carries out the choice to stay, to save, or to leave."""
        if choice == 1:
            self.action_save()
        elif choice == 2:
            self.exit()

    async def action_quit(self) -> None:
        """Leaves the game on Ctrl+Q."""
        self.action_leave()

    def action_help_quit(self) -> None:
        """Leaves the game on Ctrl+C."""
        self.action_leave()
