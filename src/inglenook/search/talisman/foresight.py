"""Foresight in Talisman."""

from __future__ import annotations

from typing import Any, Final

from inglenook.bots.talisman.answers.options import option_worth
from inglenook.bots.talisman.player import Thumb
from inglenook.bots.talisman.question import Question
from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.playouts import Foresight
from inglenook.search.talisman.judgement import SUBJECTS, chances, standing
from inglenook.talisman.table import FIRST_SPACE, TalismanTable

PLANNED: Final = ("prompt-movement", "prompt-path", "prompt-go-anywhere", "prompt-which-die")
"""Prompts for destinations: the heuristics look nine turns ahead, and the judgement ignores what a space offers."""


class TalismanForesight(Foresight):
    """Heuristics on a sampled table, which also trade trophies in time, and a judgement of positions."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb: Final = thumb

    def play_on(self, game: Game[Any]) -> None:
        decision = game.pending
        assert decision is not None
        seat = SeatPlayer(game, decision.seat)
        table: TalismanTable = game.table
        if table.characters[decision.seat].trophies or table.characters[decision.seat].quest:
            key = self.thumb.aside(seat)
            if key is not None:
                game.aside(decision.seat, key)
                return
        game.pick(self.thumb.choose(seat))

    def answer(self, game: Game[Any]) -> Picked:
        decision = game.pending
        assert decision is not None
        return self.thumb.choose(SeatPlayer(game, decision.seat))

    def worths(self, seat: SeatPlayer, decision: Decision) -> list[float]:
        question = Question(seat, decision, self.thumb.manner)
        return [option_worth(question, option) for option in decision.options]

    def in_manner_of(self, thumb: Bot) -> Foresight:
        assert isinstance(thumb, Thumb)
        return TalismanForesight(thumb)

    def is_planned(self, decision: Decision) -> bool:
        return decision.prompt.id in PLANNED

    def chances(self, game: Game[Any]) -> list[float]:
        table: TalismanTable = game.table
        return chances(table)

    def subjects(self) -> list[str]:
        return list(SUBJECTS)

    def standing(self, game: Game[Any], seat: Seat) -> list[float]:
        table: TalismanTable = game.table
        return standing(table, seat)

    def card(self, game: Game[Any], thing: Thing) -> str:
        return game.rulebook.definition(game.table, thing) if thing < FIRST_SPACE else ""

    def turns(self, game: Game[Any]) -> int:
        table: TalismanTable = game.table
        return table.turn_number


FORESIGHT: Final = TalismanForesight(Thumb(Dice("foresight")))
