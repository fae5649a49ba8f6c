"""A game replayed alongside another one from the same answers, so that code can follow what has happened there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inglenook.kernel.game import Game, Given
from inglenook.kernel.rulebook import Rulebook, Setup


class ParallelGame:
    """Follows another game: forward, or back to the start and forward again."""

    def __init__(self, rulebook: Rulebook[Any], setup: Setup, seed: str) -> None:
        self._rulebook: Final = rulebook
        self._setup: Final = setup
        self._seed: Final = seed
        self._begin()

    def _begin(self) -> None:
        """Starts anew; subclasses reset their own state here."""
        self.game: Game[Any] = Game.start(self._rulebook, self._setup, self._seed)

    def follow(self, answers: Sequence[Given]) -> None:
        """Gives the answers of the other game, from the beginning if some were taken back."""
        own = self.game.answers
        same = [mine.keys == one.keys and mine.seat == one.seat for mine, one in zip(own, answers, strict=False)]
        if len(own) > len(answers) or not all(same):
            self._begin()
        for given in answers[len(self.game.answers) :]:
            self._take(given)

    def _take(self, given: Given) -> None:
        """Gives one answer of the other game."""
        self.game.give_again([given])
