"""The puzzles of Embers, whose goal is to win in the current turn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from embers.table import EmbersTable
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.game import Game
from inglenook.puzzles.game_puzzles import GamePuzzles
from inglenook.puzzles.goal import PLAIN, Aims, Goal, Hidden, Judge
from inglenook.puzzles.solver import MISSED, OPEN, REACHED


class EmbersAims(Aims):
    """The one goal of Embers."""

    kinds: Mapping[str, str] = MappingProxyType({"win": PLAIN})

    def judge(self, goal: Goal, beginning: EmbersTable, seat: Seat) -> Judge:
        return EmbersJudge(seat, len(beginning.deck))

    def likeness(self, table: EmbersTable, thing: Thing) -> object:
        card = table.cards[thing]
        return (card.kind, card.zone, card.owner)

    def outcome(self, table: EmbersTable) -> object:
        cards = sorted((card.kind, card.zone, card.owner) for card in table.cards)
        return (cards, tuple(table.embers), table.turn, table.winners)

    def definition(self, table: EmbersTable, thing: Thing) -> str:
        return table.cards[thing].kind

    def hidden(self, table: EmbersTable, seat: Seat) -> list[Hidden]:
        kinds = [tuple([table.cards[card].kind for card in hand]) for hand in table.hands]
        return [Hidden("puzzle-pile-hand", held, other) for other, held in enumerate(kinds) if held and other != seat]


class EmbersJudge(Judge):
    """Judges whether a player wins before anybody draws for the next turn."""

    def __init__(self, seat: Seat, deck: int) -> None:
        self._seat: Final = seat
        self._deck: Final = deck

    def state(self, game: Game[EmbersTable]) -> str:
        if game.table.over:
            return REACHED if game.table.winners == (self._seat,) else MISSED
        return OPEN if len(game.table.deck) >= self._deck else MISSED


PUZZLES: Final = GamePuzzles(EmbersAims(), Path(__file__).parent)
