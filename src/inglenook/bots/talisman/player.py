"""The heuristic player of Talisman: scores its options and takes the best."""

from __future__ import annotations

from typing import Final

from inglenook.bots.selection import most_worth
from inglenook.bots.talisman.answers.options import option_worth
from inglenook.bots.talisman.playing_style import TRAVELLING, Manner
from inglenook.bots.talisman.question import Question
from inglenook.bots.talisman.values.cards import keeping
from inglenook.kernel.decisions import Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked


class Thumb:
    """A heuristic player of Talisman; answers at once and sees only its seat's view."""

    def __init__(self, dice: Dice, manner: Manner = TRAVELLING) -> None:
        self.dice = dice
        self.manner: Final = manner

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns a trade of trophies, or the gift that fulfils the Warlock's quest (DP-1, TD-64)."""
        offered = seat.asides()
        trades = [option for option in offered if option.verb == "trade-trophies"]
        if trades:  # less is lost, the more trophies are handed in together
            return max(trades, key=amount_of).key
        gifts = [option for option in offered if option.verb == "fulfil"]
        if not gifts:
            return None
        mind = Question(seat, seat.decision, self.manner).mind
        if not mind.needs_talisman or not mind.seen.stacks.get("purchase:talisman", 0):
            return None
        costs = [keeping(mind, seat.definition(option.subject)) if option.subject >= 0 else 0.0 for option in gifts]
        return gifts[costs.index(min(costs))].key

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the best options: as many as required, and more while their score is positive."""
        decision = seat.decision
        if decision.least == len(decision.options):  # a player with Spells is asked even when none can be cast
            return tuple(range(decision.least))
        question = Question(seat, decision, self.manner)
        return most_worth(decision, [option_worth(question, option) for option in decision.options])


def amount_of(option: Option) -> int:
    """Returns the number that an option names."""
    return option.amount
