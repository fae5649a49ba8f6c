"""Small parts of the kernel: data, steps, handles, changes of a view, messages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embers.rules import Action, Turn
from inglenook.kernel.data import canonical, digest, frozen, thawed
from inglenook.kernel.decisions import Option
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.lines import SPECTATOR, Line
from inglenook.kernel.messages import Message, Name, Player, plain
from inglenook.kernel.steps import step_from_data, step_to_data
from inglenook.kernel.views.handles import handle, outward_key
from inglenook.kernel.views.news import apply, changes

plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.text(max_size=3), plain_data, max_size=5)


@pytest.mark.rule("KR-1")
@given(plain_data)
def test_equal_data_have_equal_bytes(data: Any) -> None:
    """Equal data have equal bytes, whatever the order in which a dictionary was filled."""
    turned = dict(reversed(data.items())) if isinstance(data, dict) else data

    assert canonical(data) == canonical(turned)
    assert digest(data) == digest(turned)


@pytest.mark.rule("KR-4")
def test_steps_are_saved_whole() -> None:
    """A saved step contains all its fields."""
    steps = {"Turn": Turn, "Action": Action}

    assert ["Action", 1, 2] == step_to_data(Action(1, 2))
    assert Action(1, 2) == step_from_data(step_to_data(Action(1, 2)), dict(steps))


@pytest.mark.rule("KR-4")
def test_a_step_holds_plain_data_only() -> None:
    """A step's tuples are restored as tuples, and other objects are refused when saving."""
    assert (1, ("a", (2,))) == frozen(thawed((1, ("a", (2,)))))
    with pytest.raises(TypeError):
        thawed((1, object()))


@pytest.mark.rule("KR-7")
def test_a_handle_changes_with_viewer_and_shuffle() -> None:
    """A thing's handle differs by viewer and after each shuffle, so that no card can be followed."""
    handles = {handle("secret", viewer, 5, lost) for viewer in (0, 1, SPECTATOR) for lost in (0, 1, 2)}

    assert 9 == len(handles)
    assert handle("secret", 0, 5, 0) != handle("another secret", 0, 5, 0)
    assert handle("secret", 0, 5, 0) == handle("secret", 0, 5, 0)


@pytest.mark.rule("KR-7")
def test_a_key_that_leaves_has_no_numbers_of_things() -> None:
    """Data for viewers has handles instead of things; amounts and words stay."""
    assert "assign:abc>def*2=left" == outward_key(Option("assign", 31, 47, 2, "left"), "abc", "def")
    assert outward_key(Option("move", 31), "abc", "") != outward_key(Option("move", other=31), "", "abc")
    assert "pass" == outward_key(Option("pass"), "", "")


@pytest.mark.rule("KR-14")
@given(views, views)
def test_changes_lead_from_any_view_to_any_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    """The changes between any two views turn the first into the second, without modifying the first."""
    untouched = canonical(before)

    assert canonical(after) == canonical(apply(before, changes(before, after)))
    assert untouched == canonical(before)
    assert [] == changes(after, after)


@pytest.mark.rule("KR-14")
def test_false_is_not_nought() -> None:
    """The values False and 0 count as a change, although Python compares them as equal."""
    assert [[["a"], 0]] == changes({"a": False}, {"a": 0})


@pytest.mark.rule("KR-7")
def test_a_line_is_told_to_those_it_concerns() -> None:
    """A log line is told in full to its own viewers, and in part or not at all to others."""
    drew, something = Message("drew", {"card": Name("1R13")}), Message("drew-something")
    lines = [Line(drew), Line(drew, (0,), something), Line(drew, (0,))]

    assert [drew, drew, drew] == [line.heard_by(0) for line in lines]
    assert [drew, something, None] == [line.heard_by(1) for line in lines]
    assert [drew, something, None] == [line.heard_by(SPECTATOR) for line in lines]


@pytest.mark.rule("KR-20")
def test_messages_are_values() -> None:
    """Messages with equal content are equal, have a plain wire form, and are readable for developers."""
    message = Message("moved", {"who": Player(1), "what": (Name("1R13"), Message("other", {"n": 2}))})
    same = Message("moved", {"what": (Name("1R13"), Message("other", {"n": 2})), "who": Player(1)})

    assert message == same and hash(message) == hash(same)
    assert message != Message("moved")
    assert {"message": "moved", "who": {"player": 1}, "what": [{"name": "1R13"}, {"message": "other", "n": 2}]} == (
        plain(message)
    )
    assert "Message('moved', {'who': Player(1), 'what': (Name('1R13'), Message('other', {'n': 2}))})" == repr(message)
    assert {hash(Name("a")), hash(Player(0))} == {hash(Name("a")), hash(Player(0))}


@pytest.mark.rule("KR-20")
def test_an_error_reads_like_a_sentence() -> None:
    """An error's text is a sentence, also in a traceback for users of the kernel as a library."""
    assert "error-" not in str(InglenookError("error-game-over"))
