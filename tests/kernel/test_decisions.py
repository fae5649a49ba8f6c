"""Tests of questions and their options."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.kernel.decisions import CARDS, Decision, Option
from inglenook.kernel.messages import Message

OPTIONS = tuple(Option("take", thing) for thing in range(4))


def asked(least: int, most: int, count: int = 4, ordered: bool = False) -> Decision:
    return Decision(0, CARDS, Message("prompt"), OPTIONS[:count], least, most, ordered)


@pytest.mark.rule("KR-2")
@given(
    st.tuples(
        st.sampled_from(["play", "assign"]),
        st.integers(-1, 99),
        st.integers(-1, 99),
        st.integers(0, 9),
        st.sampled_from(["", "clockwise", "2"]),
    ),
    st.tuples(
        st.sampled_from(["play", "assign"]),
        st.integers(-1, 99),
        st.integers(-1, 99),
        st.integers(0, 9),
        st.sampled_from(["", "clockwise", "2"]),
    ),
)
def test_a_key_tells_one_option_from_every_other(
    one: tuple[str, int, int, int, str], other: tuple[str, int, int, int, str]
) -> None:
    """Two options have the same key exactly if they are the same choice."""
    assert (one == other) == (Option(*one).key == Option(*other).key)


@pytest.mark.rule("KR-2")
def test_the_first_thing_is_a_thing() -> None:
    """The thing with number 0 counts as a thing in an option."""
    assert ["take:0", "take>0", "take"] == [Option("take", 0).key, Option("take", -1, 0).key, Option("take").key]


@pytest.mark.rule("KR-5")
@pytest.mark.parametrize(
    ("decision", "count"),
    [(asked(0, 4), 16), (asked(1, 2), 10), (asked(2, 9), 11), (asked(2, 2, ordered=True), 12), (asked(0, 0), 1)],
)
def test_answers_are_counted(decision: Decision, count: int) -> None:
    """The number of possible answers covers all sizes from `least` to `most` up to the number of options."""
    assert count == decision.count_of_answers()


@pytest.mark.rule("KR-5")
@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (asked(1, 1, count=1), (0,)),
        (asked(4, 4), (0, 1, 2, 3)),
        (asked(0, 0), ()),
        (asked(0, 1, count=0), ()),
        (asked(1, 1, count=1, ordered=True), (0,)),
        (asked(0, 1, count=1), None),
        (asked(1, 1), None),
        (asked(4, 4, ordered=True), None),
    ],
)
def test_a_question_with_one_answer_is_recognised(decision: Decision, answer: tuple[int, ...] | None) -> None:
    """A question with exactly one possible answer is recognised, and its answer found."""
    assert answer == decision.only_answer()
    assert (answer is not None) == (decision.count_of_answers() == 1)


@pytest.mark.rule("KR-8")
@pytest.mark.parametrize(
    "other",
    [
        Decision(1, CARDS, Message("prompt"), OPTIONS),
        Decision(0, CARDS, Message("another"), OPTIONS),
        Decision(0, CARDS, Message("prompt"), OPTIONS[:3]),
        Decision(0, CARDS, Message("prompt"), OPTIONS[::-1]),
        Decision(0, CARDS, Message("prompt"), OPTIONS, 0),
        Decision(0, CARDS, Message("prompt"), OPTIONS, 1, 2),
        Decision(0, CARDS, Message("prompt"), OPTIONS, ordered=True),
    ],
)
def test_another_question_has_another_fingerprint(other: Decision) -> None:
    """Seat, prompt, options and number of options each change a question's fingerprint."""
    question = Decision(0, CARDS, Message("prompt"), OPTIONS)

    assert question.fingerprint() != other.fingerprint()
    assert question.fingerprint() == Decision(0, CARDS, Message("prompt"), OPTIONS).fingerprint()


@pytest.mark.rule("KR-10")
def test_an_option_concerns_what_it_names() -> None:
    """Pointing at an option's card or target means that option; pointing at nothing means none."""
    option = Option("assign", 3, 7)

    assert [True, True, False, False] == [option.concerns(thing) for thing in (3, 7, 0, -1)]
