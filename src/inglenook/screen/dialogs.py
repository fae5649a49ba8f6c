"""Dialogs before the table: texts to read, lists to choose from, a line to type, and the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static

from inglenook.screen.rows import Rows
from inglenook.screen.tableau import Row

NOTHING_CHOSEN: Final = -1


class Dialog(ModalScreen[int]):
    """A text to read, or a list to choose from; the result is the place of the chosen row."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter", "close", show=False)]

    def __init__(
        self, title: str, closing: str, lines: Sequence[str] = (), choices: Sequence[str] = (), start: int = 0
    ) -> None:
        """Creates a dialog; `start` is the line or row shown first, counted from the end if it is negative."""
        super().__init__()
        self.heading: Final = title
        self.closing: Final = closing
        self.lines: Final = lines
        self.choices: Final = choices
        self.start: Final = start

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self.heading
            box.border_subtitle = self.closing
            if self.choices:
                yield Rows("list")
            else:
                with VerticalScroll(id="lines"):
                    yield Static("\n".join(self.lines), markup=False)

    def on_mount(self) -> None:
        """Focuses the list or the text."""
        if self.choices:
            rows = self.query_one("#list", Rows)
            rows.show([Row(choice) for choice in self.choices], self.start)
            rows.focus()
            return
        lines = self.query_one("#lines", VerticalScroll)
        lines.focus()
        if self.start < 0:
            lines.scroll_end(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Returns the chosen row."""
        event.stop()
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        """Goes back to the table without choosing anything; in a list, Enter chooses and does not come here."""
        self.dismiss(NOTHING_CHOSEN)


class Line(ModalScreen[str]):
    """A line to be typed, such as the name of a file; the result is empty if the dialog is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, closing: str) -> None:
        super().__init__()
        self.heading: Final = title
        self.closing: Final = closing

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self.heading
            box.border_subtitle = self.closing
            yield Input(id="typed")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Returns the typed line."""
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Closes the dialog without a typed line."""
        self.dismiss("")


class Curtain(Screen[None]):
    """Hides the table from the next person, showing only what everybody may know."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, lines: Sequence[str], hand_over: str) -> None:
        super().__init__()
        self.lines: Final = lines
        self.hand_over: Final = hand_over

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            with VerticalScroll(id="lines", can_focus=False):
                yield Static("\n".join(self.lines), markup=False)
            yield Static(self.hand_over, id="hand", markup=False)

    def on_mount(self) -> None:
        """Scrolls to the latest lines, which people want to read."""
        self.query_one("#lines", VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """Opens the curtain on a click, as Enter does."""
        self.action_open()

    def action_open(self) -> None:
        """Opens the curtain for the next person."""
        self.dismiss(None)
