"""Tests that the cache of views never returns an outdated part."""

from __future__ import annotations

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.views.handles import handle
from inglenook.kernel.views.view_cache import MOST_HANDLES, Sight

pytestmark = pytest.mark.rule("KR-7")


def test_a_remembered_handle_is_the_one_that_would_be_made() -> None:
    """A cached handle equals the computed one for every viewer, thing and number of shuffles."""
    sight = Sight("key")
    wanted = [(viewer, thing, lost) for viewer in (-1, 0, 1, 5) for thing in range(300) for lost in (0, 1, 2)]

    assert len(wanted) > MOST_HANDLES
    for _ in range(2):
        assert [sight.handle(*one) for one in wanted] == [handle("key", *one) for one in wanted]
    assert len(sight.handles) <= MOST_HANDLES


def test_a_pile_is_shown_as_before_only_if_nothing_of_it_has_changed() -> None:
    """A pile's cached view is reused only if its cards and order are unchanged, without a shuffle between."""
    for viewer, name, cards, lost in (
        (1, "discard", (4, 7), 2),
        (0, "dead", (4, 7), 2),
        (0, "discard", (7, 4), 2),
        (0, "discard", (4,), 2),
        (0, "discard", (4, 7), 3),
    ):
        sight = Sight("key")
        before = sight.pile("table", 0, "discard", (4, 7), 2, shown)
        assert before is sight.pile("table", 0, "discard", (4, 7), 2, shown)
        anew = sight.pile("table", viewer, name, cards, lost, shown)
        assert anew is not before
        assert shown("table", viewer, cards) == anew


def shown(table: str, viewer: Seat, cards: tuple[Thing, ...]) -> list[Data]:
    """Returns the cards as a game shows them."""
    return [f"{table} {viewer} {card}" for card in cards]
