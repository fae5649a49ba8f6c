"""The bot that wants to see everything: it tries what it has not tried yet, and else plays as another bot does."""

from __future__ import annotations

from collections.abc import Collection

from inglenook.kernel.decisions import Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked


class Keen:
    """As often as not it does something for the first time in this game, if it can: any of that equally likely.

    What counts as something to do are options with these verbs; two of them are the same if they do the same with
    things on which the same is printed.  It is meant for simulations, which are to play every card: a random player
    hardly gets anywhere, and a sensible one never does what is seldom worth it.
    """

    def __init__(self, dice: Dice, other: Bot, verbs: Collection[str]) -> None:
        self.dice = dice
        self.other = other
        self.verbs = verbs
        self.tried: set[tuple[str, str]] = set()

    def aside(self, seat: SeatPlayer) -> str | None:
        """What the other bot does."""
        return self.other.aside(seat)

    def choose(self, seat: SeatPlayer) -> Picked:
        """Something new, or what the other bot answers (KR-22)."""
        decision = seat.decision
        things = [self._thing(seat, option) for option in decision.options]
        new = [index for index, thing in enumerate(things) if thing is not None and thing not in self.tried]
        if new and decision.least <= 1 <= decision.most and self.dice.below("whether", 2):
            picked: Picked = (new[self.dice.below("what", len(new))],)
        else:
            picked = self.other.choose(seat)
        self.tried.update([thing for thing in [things[index] for index in picked] if thing is not None])
        return picked

    def _thing(self, seat: SeatPlayer, option: Option) -> tuple[str, str] | None:
        """What an option does with what; None if it is nothing to be tried."""
        definition = seat.definition(option.subject) if option.verb in self.verbs else ""
        return (option.verb, definition) if definition else None
