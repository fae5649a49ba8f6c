"""The question and its options, which are picked by arrow keys, by their numbers, or by a click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message as Happening
from textual.widgets import OptionList, Static

from inglenook.kernel.decisions import Decision
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Picked
from inglenook.screen.rows import Rows
from inglenook.screen.tableau import Row
from inglenook.terminal.screen import Screen as Lines
from inglenook.terminal.typed_answers import asks_for_number

ONE_DIGIT: Final = 9
"""Number of options up to which a digit is an answer at once; with more, it may be the first of two."""

INDENT: Final = "   "
"""Indentation of an option's results, which are shown below its label."""

UNTOLD: Final[Mapping[int, str]] = {}

LONG: Final = 120
"""Number of letters above which a question is long."""


class Question(Vertical):
    """The panel with the question, a remark on the last answer, and the options."""

    class Answered(Happening):
        """Posted when the player has answered."""

        def __init__(self, picked: Picked) -> None:
            super().__init__()
            self.picked: Final = picked

    class Pointed(Happening):
        """Posted when the player points at an option, with the thing that it concerns."""

        def __init__(self, handle: str) -> None:
            super().__init__()
            self.handle: Final = handle

    def __init__(self, lines: Lines) -> None:
        super().__init__(id="ask", classes="panel")
        self.lines: Final = lines
        self.prompt: Final = Static(id="prompt", markup=False)
        self.notice: Final = Static(id="notice", markup=False)
        self.options: Final = Rows("options")
        self._decision: Decision | None = None
        self._labels: Sequence[str] = ()
        self._handles: Sequence[str] = ()
        self._results: Mapping[int, str] = UNTOLD
        self._picks: list[int] = []
        self._typed = ""
        self._remark = ""

    def compose(self) -> ComposeResult:
        yield self.prompt
        yield self.notice
        yield self.options

    # Display.

    def remark(self, lines: Sequence[str]) -> None:
        """Shows a remark above the options, until the next answer."""
        self._remark = "\n".join(lines)
        self.notice.update(self._remark)
        self.notice.display = bool(lines)
        self._make_room()

    def _make_room(self) -> None:
        """Gives a long question the room of the log beside it, where there is little."""
        words = self._remark if self._decision is None else self.lines.word(self._decision.prompt) + self._remark
        self.screen.set_class(len(words) > LONG, "-long")

    def ask(
        self, decision: Decision, labels: Sequence[str], handles: Sequence[str], results: Mapping[int, str] = UNTOLD
    ) -> None:
        """Asks a question; `handles` are the things that its options concern, `results` the outcomes of some."""
        self._decision, self._labels, self._handles, self._results = decision, labels, handles, results
        self._picks.clear()
        self._typed = ""
        self._make_room()
        self.prompt.update(self.lines.word(decision.prompt))
        self.options.show(self._rows(), 0)

    def tell(self, text: str, choice: str = "") -> None:
        """Shows a text while no question is open: which player is thinking, or who has won."""
        self._decision = None
        self.prompt.update(text)
        self.options.show([Row(choice)] if choice else [], 0)

    @property
    def several(self) -> bool:
        """Whether other than exactly one option can be picked."""
        return self._decision is not None and not self._decision.least == self._decision.most == 1

    def _rows(self) -> list[Row]:
        assert self._decision is not None
        rows = [Row(self._worded(place), handle) for place, handle in enumerate(self._handles)]
        if self.several:
            rows.append(Row(self.lines.word(Message("screen-done", {"count": len(self._picks)}))))
        return rows

    def _worded(self, place: int) -> str:
        assert self._decision is not None
        label = self._labels[place]
        if asks_for_number(self._decision):
            return label
        line = self.lines.word(Message("choice-line", {"number": str(place + 1), "label": label}))
        if place in self._results:
            line += f"\n{INDENT}{self.lines.word(Message('choice-comes-to', {'results': self._results[place]}))}"
        if not self.several:
            return line
        if place not in self._picks:
            return f"[ ] {line}"
        return f"[{self._picks.index(place) + 1 if self._decision.ordered else 'x'}] {line}"

    # Picking.

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Posts the thing that the highlighted option concerns."""
        event.stop()
        self.post_message(self.Pointed(self.options.handle_at(event.option_index)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chooses the option on Enter or a click."""
        event.stop()
        self._typed = ""
        self.choose(event.option_index)

    def choose(self, place: int) -> None:
        """Answers with an option; where several can be picked, toggles it."""
        if not self.several:
            self.post_message(self.Answered((place,)))
        elif place == len(self._labels):
            self.post_message(self.Answered(tuple(self._picks)))
        else:
            if place in self._picks:
                self._picks.remove(place)
            else:
                self._picks.append(place)
            self.options.show(self._rows(), place)

    def type_digit(self, digit: str) -> None:
        """Chooses by number, or highlights the number typed so far if it may not be complete."""
        decision = self._decision
        if decision is None:
            return
        if asks_for_number(decision):
            numbers = [option.amount for option in decision.options]
        else:
            numbers = list(range(1, len(decision.options) + 1))
        for typed in (self._typed + digit, digit):
            if int(typed) in numbers:
                self._typed = typed
                place = numbers.index(int(typed))
                self.options.highlighted = place
                if max(numbers) <= ONE_DIGIT:
                    self.choose(place)
                return
        self._typed = ""
