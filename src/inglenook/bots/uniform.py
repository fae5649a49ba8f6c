"""The bot that measures everything: it plays uniformly at random, whatever the game."""

from __future__ import annotations

from inglenook.kernel.decisions import Decision
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked


class Uniform:
    """Each option equally likely; of several, first how many and then which, each equally likely.  No asides.

    Its dice are its own: what it rolls changes nothing in the chance of the game (KR-16).
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Nothing: random asides would only throw things away."""
        return None

    def choose(self, seat: SeatPlayer) -> Picked:
        """A legal answer (KR-22)."""
        return self.answer(seat.decision)

    def answer(self, decision: Decision) -> Picked:
        """Whoever is asked may give this answer: chance needs to see nothing but the question."""
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
