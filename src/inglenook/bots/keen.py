"""A bot for simulations that tries every kind of option once, and otherwise plays as another bot does."""

from __future__ import annotations

from collections.abc import Collection

from inglenook.kernel.decisions import Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked


class Keen:
    """A bot that, about half the time, picks an option new to this game, if there is one; all new ones equally likely.

    Only options with the given verbs are tried.  Two options count as the same if they have the same verb and the same
    printed card.  The bot is meant for simulations that should play every card: a random player makes hardly any
    progress, and a sensible player never does what seldom pays.
    """

    def __init__(self, dice: Dice, other: Bot, verbs: Collection[str]) -> None:
        self.dice = dice
        self.other = other
        self.verbs = verbs
        self.tried: set[tuple[str, str]] = set()

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns the aside of the other bot."""
        return self.other.aside(seat)

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns an option not tried yet, or the answer of the other bot (KR-22)."""
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
        """Returns the verb and the printed card of an option; None if the option is not one to try."""
        definition = seat.definition(option.subject) if option.verb in self.verbs else ""
        return (option.verb, definition) if definition else None
