"""The question and its options: picked by arrow keys, by their numbers, or by a click."""

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
"""Up to so many options, a digit is an answer at once; with more, it may be the first of two."""

INDENT: Final = "   "
"""What an option comes to stands below it, under its words."""

UNTOLD: Final[Mapping[int, str]] = {}

LONG: Final = 120
"""A question of more letters is long."""


class Question(Vertical):
    """What is asked, a remark on the last answer, and the options."""

    class Answered(Happening):
        """Somebody has answered."""

        def __init__(self, picked: Picked) -> None:
            super().__init__()
            self.picked: Final = picked

    class Pointed(Happening):
        """Somebody points at an option, and so at what it concerns."""

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

    # What is shown.

    def remark(self, lines: Sequence[str]) -> None:
        """Says something above the options, until the next answer."""
        self._remark = "\n".join(lines)
        self.notice.update(self._remark)
        self.notice.display = bool(lines)
        self._make_room()

    def _make_room(self) -> None:
        """Where there is little room, a long question gets that of the log beside it."""
        words = self._remark if self._decision is None else self.lines.word(self._decision.prompt) + self._remark
        self.screen.set_class(len(words) > LONG, "-long")

    def ask(
        self, decision: Decision, labels: Sequence[str], handles: Sequence[str], results: Mapping[int, str] = UNTOLD
    ) -> None:
        """Poses a question; `handles` are the things that its options concern, `results` what some come to."""
        self._decision, self._labels, self._handles, self._results = decision, labels, handles, results
        self._picks.clear()
        self._typed = ""
        self._make_room()
        self.prompt.update(self.lines.word(decision.prompt))
        self.options.show(self._rows(), 0)

    def tell(self, text: str, choice: str = "") -> None:
        """Says what there is to say when nobody is asked: who is thinking, or who has won."""
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

    # What is picked.

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Pointing at an option points at what it concerns."""
        event.stop()
        self.post_message(self.Pointed(self.options.handle_at(event.option_index)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        event.stop()
        self._typed = ""
        self.choose(event.option_index)

    def choose(self, place: int) -> None:
        """Answers with an option; where several can be picked, picks it or lets it go."""
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
        """Chooses by number, or points at the number typed so far if it may not be complete."""
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
