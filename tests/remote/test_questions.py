"""Bots play from what a server tells them as they play at home."""

from __future__ import annotations

import json
from typing import Any

import pytest

from inglenook import registry
from inglenook.client.questions import question_in
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import ImaginesNothing, SeatPlayer
from inglenook.kernel.views import news
from inglenook.remote.questions import Told

LEVELS = ("easy", "normal", "thumb")
MOST = 400


def begun(name: str, seed: str) -> Game[Any]:
    """A game for two that begins."""
    entry = registry.find(name)
    return Game.start(entry.rulebook, entry.set_up(2, {}), seed)


@pytest.mark.rule("SR-113", "KR-22")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_elsewhere(name: str, level: str) -> None:
    """Each answer of a long stretch of play, from the question as it goes over the wire."""
    game = begun(name, f"{level} elsewhere")
    make = registry.find(name).bots[level]
    differing = []

    for number in range(MOST):
        pending = game.pending
        if pending is None:
            break
        seat = pending.seat
        sent = json.loads(json.dumps({"question": news.question(game, seat), "view": news.view(game, seat)}))
        question = question_in(number, sent["question"], sent["view"])
        told = Told(question)
        here = make(Dice(f"{number}")).choose(SeatPlayer(game, seat))
        there = make(Dice(f"{number}")).choose(told.seat())
        if here != there:
            differing.append((number, pending.prompt.id))
        assert told.keys(tuple(range(len(pending.options)))) == question.keys
        game.pick(here)

    assert differing == []
    assert number > 20


@pytest.mark.rule("SR-113")
def test_options_are_read_as_they_were() -> None:
    """Verbs, words and amounts; things have other numbers and the same handles."""
    game = begun("talisman", "options")
    for number in range(120):
        pending = game.pending
        if pending is None:
            break
        seat = pending.seat
        question = question_in(number, json.loads(json.dumps(news.question(game, seat))), {})
        told = Told(question).seat()
        at_home = SeatPlayer(game, seat)
        for here, there in zip(pending.options, told.decision.options, strict=True):
            assert (here.verb, here.amount, here.word, here.occasion) == (
                there.verb,
                there.amount,
                there.word,
                there.occasion,
            )
            if here.subject >= 0:
                assert at_home.handle(here.subject) == told.handle(there.subject)
        game.pick(tuple(range(max(1, pending.least))))
    assert number > 50


@pytest.mark.rule("SR-113", "KR-7")
def test_nothing_is_imagined_elsewhere() -> None:
    """A bot that thinks ahead is told so."""
    game = begun("talisman", "imagined")
    assert game.pending is not None
    seat = game.pending.seat
    question = question_in(0, json.loads(json.dumps(news.question(game, seat))), {})

    with pytest.raises(ImaginesNothing):
        Told(question).seat().imagine(Dice("x"))
