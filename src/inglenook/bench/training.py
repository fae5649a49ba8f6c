"""Training games for a profile-guided build (`scripts/compile`).

The games are played like playouts, like a table on the server (with checkpoints, a view and a question for every
viewer after each answer, and an occasional snapshot), and by the bots of all levels.  Code that none of them runs is
optimised for size instead of speed, so everything people wait for must run here.
"""

from __future__ import annotations

from typing import Any, Final

from inglenook.bench.measure import random_game, started, varied_game
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.snapshots import resume, save
from inglenook.kernel.views import dangers, news
from inglenook.registry import GameEntry, find, names

ROLLOUTS: Final = 10
ENOUGH: Final = 6_000
"""Decisions that suffice for training: a game of Talisman is long, and its end differs from its beginning."""
DECISIONS: Final = 300
"""Answers given in the watched game, and by the bots of each level."""
SAVED: Final = 50
"""Answers after which the watched game is saved and resumed, and asked why things cannot be done."""


def train() -> None:
    """Plays each game in all of these ways."""
    for entry in map(find, names()):
        decisions = 0
        for number in range(ROLLOUTS):
            decisions += random_game(entry, number)
            if entry.bench.varied is not None:
                varied_game(entry, dict(entry.bench.varied(number)), number)
            if decisions >= ENOUGH:
                break
        watch(entry)
        for level in entry.bots.levels:
            play(entry, level)


def watch(entry: GameEntry) -> None:
    """Plays a game with viewers."""
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
            if entry.play.dangers is not None:
                dangers.shown(game, viewer, entry.play.dangers(game, viewer))
        advise(entry, game)
        if number % SAVED == SAVED - 1:
            ask_why(game)
            game.redealt(0, Dice("training"))
            resume(save(game), "training", {entry.rulebook.name: entry.rulebook})


def advise(entry: GameEntry, game: Game[Any]) -> None:
    """Computes the advice for the asked player, and whether the question can be skipped."""
    pending = game.pending
    if pending is None:
        return
    if entry.play.windows is not None:
        entry.play.windows.pass_over(game, pending, entry.play.windows.usual)
    if entry.play.tips is not None:
        entry.play.tips(game, pending.seat)
    if entry.play.results is not None:
        entry.play.results(game, pending.seat)


def ask_why(game: Game[Any]) -> None:
    """Asks for every thing why the asked player can do nothing with it."""
    if game.pending is not None:
        seat = game.pending.seat
        for thing in game.rulebook.things(game.table, seat):
            game.why_not(seat, thing)


def play(entry: GameEntry, level: str) -> None:
    """Plays a game of bots."""
    game = started(entry, "training", keep=True)
    bots = [entry.bots[level](Dice(f"training {seat}")) for seat in range(game.table.seats)]
    for _ in range(DECISIONS):
        if game.pending is None:
            return
        seat = game.pending.seat
        game.pick(bots[seat].choose(SeatPlayer(game, seat)))
