"""A bot that plays uniformly at random in any game; the baseline for measuring other bots."""

from __future__ import annotations

from inglenook.kernel.decisions import Decision
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked


class Uniform:
    """A uniformly random player: first the number of options, then which, each equally likely; no asides.

    The bot uses dice of its own, so that its rolls do not affect the game's random numbers (KR-16).
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns None: random asides would only throw things away."""
        return None

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns a random legal answer (KR-22)."""
        return self.answer(seat.decision)

    def answer(self, decision: Decision) -> Picked:
        """Returns a random legal answer to any question; a random player needs nothing but the question."""
        count = len(decision.options)
        least, most = decision.least, min(decision.most, count)
        if least == most == 1:
            return (self.dice.below("option", count),)
        size = least + self.dice.below("size", most - least + 1)
        chosen = list(range(count))
        for place in range(size):
            other = place + self.dice.below("option", count - place)
            chosen[place], chosen[other] = chosen[other], chosen[place]
        picked = chosen[:size]
        return tuple(picked if decision.ordered else sorted(picked))
