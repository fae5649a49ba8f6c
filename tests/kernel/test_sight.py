"""What viewers were shown, remembered: never what has changed since."""

from __future__ import annotations

import pytest

from inglenook.kernel.views.handles import handle
from inglenook.kernel.views.sight import MOST_HANDLES, Sight

pytestmark = pytest.mark.rule("KR-7")


def test_a_remembered_handle_is_the_one_that_would_be_made() -> None:
    """For every viewer, spectators too, every thing, and however often that was lost; also after all were forgotten."""
    sight = Sight("key")
    wanted = [(viewer, thing, lost) for viewer in (-1, 0, 1, 5) for thing in range(300) for lost in (0, 1, 2)]

    assert len(wanted) > MOST_HANDLES
    for _ in range(2):
        assert [sight.handle(*one) for one in wanted] == [handle("key", *one) for one in wanted]
    assert len(sight.handles) <= MOST_HANDLES


def test_a_pile_is_shown_as_before_only_if_nothing_of_it_has_changed() -> None:
    """Another card, another order, or a card that was shuffled away in between: it is shown anew."""
    sight = Sight("key")
    shown = [{"handle": "a"}, {"handle": "b"}]
    sight.keep("0 discard", (4, 7), 2, shown)  # type: ignore[arg-type]

    assert shown is sight.pile("0 discard", (4, 7), 2)
    for name, cards, lost in (
        ("1 discard", (4, 7), 2),
        ("0 discard", (7, 4), 2),
        ("0 discard", (4,), 2),
        ("0 discard", (4, 7), 3),
    ):
        assert sight.pile(name, cards, lost) is None
