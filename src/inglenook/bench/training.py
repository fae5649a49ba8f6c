"""The games by which a guided build learns what usually happens (`scripts/compile`).

They are played as bots play them out, and as a table on the server does: with checkpoints, a view and a question for
everybody after each answer, and a snapshot now and then.
"""

from __future__ import annotations

from typing import Final

from inglenook.bench.measure import random_game, started, varied_game
from inglenook.games import GameEntry, find, names
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.snapshots import resume, save
from inglenook.kernel.views import dangers, news

ROLLOUTS: Final = 10
ENOUGH: Final = 6_000
"""So many decisions are enough: a game of Talisman is long, and its end is not like its beginning."""
DECISIONS: Final = 300
"""So many answers are given in the game that is watched."""
SAVED: Final = 50
"""After so many of them each, it is saved and taken up again."""


def train() -> None:
    """Plays each of the games both ways."""
    for entry in map(find, names()):
        decisions = 0
        for number in range(ROLLOUTS):
            decisions += random_game(entry, number)
            if entry.bench_varied is not None:
                varied_game(entry, dict(entry.bench_varied(number)), number)
            if decisions >= ENOUGH:
                break
        watch(entry)


def watch(entry: GameEntry) -> None:
    """A game with an audience."""
    game = started(entry, "training", keep=True)
    seen = {viewer: news.view(game, viewer) for viewer in range(-1, game.table.seats)}
    bot = entry.bots["uniform"](Dice("training"))
    for number in range(DECISIONS):
        if game.pending is None:
            return
        game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
        for viewer, before in seen.items():
            seen[viewer] = news.view(game, viewer)
            news.changes(before, seen[viewer])
            news.question(game, viewer)
            if entry.dangers is not None:
                dangers.shown(game, viewer, entry.dangers(game, viewer))
        if number % SAVED == SAVED - 1:
            game.redealt(0, Dice("training"))
            resume(save(game), "training", {entry.rulebook.name: entry.rulebook})
