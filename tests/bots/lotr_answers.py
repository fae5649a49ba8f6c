"""Helpers that answer as the card game's heuristic bot, for its tests."""

from __future__ import annotations

from typing import Any

from inglenook.bots.lotr.player import Thumb
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import Bot, SeatPlayer
from tests.lotr.positions import Playing


def thumb() -> Thumb:
    return Thumb(Dice("thumb"))


def answer(game: Game[Any], bot: Bot | None = None) -> tuple[str, str]:
    """Answers the pending question as the bot chooses; returns the question and the verb of the answer."""
    decision = game.pending
    assert decision is not None
    picked = (bot or thumb()).choose(SeatPlayer(game, decision.seat))
    game.pick(picked)
    return decision.prompt.id, decision.options[picked[0]].verb if picked else ""


def chosen(play: Playing) -> list[str]:
    """Returns the bot's current choice: verbs, and the ids of the cards."""
    pending = play.game.pending
    assert pending is not None
    words = []
    for index in thumb().choose(SeatPlayer(play.game, pending.seat)):
        option = pending.options[index]
        things = [play.table.cards[thing].printed.id for thing in (option.subject, option.other) if thing >= 0]
        words.append(" ".join([option.verb, *things]))
    return words
