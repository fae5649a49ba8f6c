"""Questions of every kind on the screen: one option, several, an order, a number, more options than digits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from textual.app import App, ComposeResult
from textual.events import Key

from inglenook.kernel.decisions import CARDS, NUMBER, ORDER, Decision, Option
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Picked
from inglenook.screen.line_buffer import Heard
from inglenook.screen.question import Question
from inglenook.wording import Wording

LETTERS = "abcdefghijklmno"


class Asking(App[None]):
    """Asks one question and records its answer."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision
        self.question = Question(Heard(Wording("en"), ["Ann"]))
        self.answers: list[Picked] = []

    def compose(self) -> ComposeResult:
        yield self.question

    def on_mount(self) -> None:
        labels = [str(option.amount) if option.verb == "number" else option.word for option in self.decision.options]
        self.question.ask(self.decision, labels, labels)
        self.question.options.focus()

    def on_key(self, event: Key) -> None:
        if event.character is not None and event.character.isdigit():
            self.question.type_digit(event.character)

    def on_question_answered(self, event: Question.Answered) -> None:
        self.answers.append(event.picked)


def question(kind: str, count: int, least: int = 1, most: int = 1, ordered: bool = False) -> Decision:
    """Returns a question with a number of options."""
    options = tuple([Option("take", word=letter) for letter in LETTERS[:count]])
    return Decision(0, kind, Message("prompt-required-order"), options, least, most, ordered)


def number(low: int, high: int) -> Decision:
    """Returns a question for a number."""
    options = tuple([Option("number", amount=amount) for amount in range(low, high + 1)])
    return Decision(0, NUMBER, Message("prompt-required-order"), options)


def answered(decision: Decision, keys: Sequence[str]) -> tuple[list[Picked], list[str]]:
    """Returns the answers given by these keys, and the rows shown then."""
    app = Asking(decision)

    async def run() -> None:
        async with app.run_test() as pilot:
            await pilot.press(*keys)
            await pilot.pause()

    asyncio.run(run())
    return app.answers, [row.text for row in app.question.options.rows]


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize(
    ("count", "keys", "expected"),
    [
        (3, ["2"], [(1,)]),
        (3, ["down", "down", "enter"], [(2,)]),
        (9, ["9"], [(8,)]),
        (3, ["4"], []),
        (12, ["1"], []),
        (12, ["1", "enter"], [(0,)]),
        (12, ["1", "2", "enter"], [(11,)]),
        (12, ["1", "3", "enter"], [(2,)]),
        (12, ["4", "1", "1", "enter"], [(10,)]),
        (12, ["0", "7", "enter"], [(6,)]),
    ],
)
def test_one_option_is_picked(count: int, keys: list[str], expected: list[Picked]) -> None:
    """One option is picked by a digit, or by a number and Enter if there are more than nine."""
    assert expected == answered(question(CARDS, count), keys)[0]


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["end", "enter"], [()]),
        (["1", "3", "end", "enter"], [(0, 2)]),
        (["3", "1", "3", "end", "enter"], [(0,)]),
        (["down", "enter", "end", "enter"], [(1,)]),
    ],
)
def test_several_options_are_marked_and_then_given(keys: list[str], expected: list[Picked]) -> None:
    """Several options are toggled by their numbers and sent with the last line."""
    assert expected == answered(question(CARDS, 4, 0, 3), keys)[0]


@pytest.mark.rule("KR-2")
def test_what_is_marked_can_be_seen() -> None:
    """Marked options show a cross, or their position where the order counts, and the last line shows their count."""
    assert ["[x] 1. a", "[ ] 2. b", "[x] 3. c", "Done, chosen: 2"] == answered(question(CARDS, 3, 0, 3), ["3", "1"])[1]
    ordered = question(ORDER, 3, 3, 3, ordered=True)
    assert ["[2] 1. a", "[ ] 2. b", "[1] 3. c", "Done, chosen: 2"] == answered(ordered, ["3", "1"])[1]
    assert [(2, 0, 1)] == answered(ordered, ["3", "1", "2", "end", "enter"])[0]


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize(
    ("low", "high", "keys", "expected"),
    [(0, 3, ["0"], [(0,)]), (2, 5, ["3"], [(1,)]), (0, 12, ["1", "1", "enter"], [(11,)]), (2, 5, ["1"], [])],
)
def test_a_number_is_typed_itself(low: int, high: int, keys: list[str], expected: list[Picked]) -> None:
    """A question for a number takes the typed number, not the position in a list."""
    picked, rows = answered(number(low, high), keys)

    assert expected == picked
    assert [str(amount) for amount in range(low, high + 1)] == rows
