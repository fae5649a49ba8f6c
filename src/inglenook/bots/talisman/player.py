"""The player: weighs its options and takes the best."""

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
    """A sensible player of Talisman, at once and without looking into anything it may not see."""

    def __init__(self, dice: Dice, manner: Manner = TRAVELLING) -> None:
        self.dice = dice
        self.manner: Final = manner

    def aside(self, seat: SeatPlayer) -> str | None:
        """Trades in trophies, and brings the Warlock what he wants (DP-1, TD-64)."""
        offered = seat.asides()
        trades = [option for option in offered if option.verb == "trade-trophies"]
        if trades:  # the more are handed in together, the less is lost
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
        """The options that are worth most: as many as must be, and more as long as they are worth something."""
        decision = seat.decision
        if decision.least == len(decision.options):  # whoever holds Spells is asked also when none can be cast
            return tuple(range(decision.least))
        question = Question(seat, decision, self.manner)
        return most_worth(decision, [option_worth(question, option) for option in decision.options])


def amount_of(option: Option) -> int:
    """The number that an option names."""
    return option.amount
