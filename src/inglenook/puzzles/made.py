"""Puzzles that people make of a position they have met."""

from __future__ import annotations

from typing import Any

from inglenook import games
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.puzzles.finding import lotr, talisman
from inglenook.puzzles.goals.goal import AMOUNT, PLAIN
from inglenook.puzzles.puzzle import aims_of
from inglenook.scenarios.file import Mistake

TURNS = 2
"""A goal that is counted in turns gets so many."""


def goals_of(game: str) -> list[str]:
    """The goals that can be asked for without naming anything."""
    return [kind for kind, wanted in aims_of(game).kinds.items() if wanted in (PLAIN, AMOUNT)]


def made_of(game: Game[Any], seat: Seat, kind: str, title: str) -> str:
    """The file of a puzzle that begins with a position; raises a Mistake where none can be made of it."""
    name = game.rulebook.name
    if kind not in goals_of(name):
        raise Mistake(Message("scenario-unknown", {"given": kind, "known": tuple(goals_of(name))}), 1)
    vocabulary = games.find(name).vocabulary()
    dice = Dice(f"{game.seed} {len(game.answers)}")
    draft_of = lotr.draft_of if name == "lotr" else talisman.draft_of
    draft = draft_of(vocabulary, game, seat, dice)
    goal: object = kind
    if aims_of(name).kinds[kind] == AMOUNT:
        now = vocabulary.player_values(game.table, seat)[kind]
        goal = {kind: int(now) + 1 if isinstance(now, int) else 1, "turns": TURNS}
    return draft.text(goal, title)
