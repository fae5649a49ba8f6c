"""Answers named by the keys that a viewer was shown."""

from __future__ import annotations

import pytest

from embers.game import Embers
from embers.table import EmbersTable
from inglenook.kernel.data import fields, items, text
from inglenook.kernel.game import Game
from inglenook.kernel.views.news import aside_by_shown, picked_by_shown, question


def begun() -> Game[EmbersTable]:
    """A game in which the first seat is asked what to play."""
    return Game.start(Embers(), {"seats": 2}, "1")


def shown(game: Game[EmbersTable], seat: int, what: str) -> list[str]:
    """The keys that a seat is shown."""
    return [text(fields(option)["key"]) for option in items(fields(question(game, seat))[what])]


@pytest.mark.rule("KR-7")
def test_shown_keys_name_options_in_any_order() -> None:
    """Each key that is shown means its own option, whatever stands before it."""
    game = begun()
    keys = shown(game, 0, "options")
    assert picked_by_shown(game, 0, keys) == tuple(range(len(keys)))
    assert picked_by_shown(game, 0, keys[::-1]) == tuple(range(len(keys)))[::-1]


@pytest.mark.rule("KR-7")
def test_a_key_that_is_not_shown_names_nothing() -> None:
    """Neither a made-up key, nor a key of the kernel, nor a key in the hands of a seat that is not asked."""
    game = begun()
    keys = shown(game, 0, "options")
    assert picked_by_shown(game, 0, [*keys, "play:nothing"]) is None
    assert game.pending is not None
    inward = next(option.key for option in game.pending.options if option.subject >= 0)
    assert picked_by_shown(game, 0, [inward]) is None
    assert picked_by_shown(game, 1, keys[:1]) is None


@pytest.mark.rule("KR-11")
def test_shown_keys_name_asides() -> None:
    """A seat names its own asides only."""
    game = begun()
    own, others = shown(game, 0, "asides"), shown(game, 1, "asides")
    found = [option.key for key in own if (option := aside_by_shown(game, 0, key)) is not None]
    assert found == [option.key for option in game.asides(0)]
    assert [aside_by_shown(game, 0, key) for key in others] == [None] * len(others)
