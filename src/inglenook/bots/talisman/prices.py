"""What things are worth to a player, in points of Strength: the prices that were set by hand, and those learned."""

from __future__ import annotations

from typing import Final


class Prices:
    """What those who play by rules of thumb value differently; as it stands here, the prices set by hand."""

    def __init__(self) -> None:
        self.weak = 0.0
        """So much dearer Strength is for each point below eight, and cheaper for each above."""
        self.craft = 0.7
        """A point of Craft."""
        self.last_life = 4.0
        """The last life, besides what dies with it."""
        self.trophies = 1.0
        """By this trophies are dearer than the points that they can be traded in for."""
        self.talisman = 4.0
        """A Talisman to one who has none."""
        self.follower = 0.02
        """Any follower, whatever it is able to do."""
        self.thing = 0.02
        """Any object, whatever it is good for."""
        self.shut = 0.7
        """What it costs to find the Portal shut."""
        self.bold = 0.45
        """The chance to reach the Crown at which it is tried."""
        self.thrown_back = 1.0
        """How much it counts in that chance that one may come out elsewhere and try again; 0: not at all."""
        self.hurry = 0.0
        """So much of another one's chance to reach the Crown is taken off what is asked of the own."""


def learned() -> Prices:
    """The prices found in games between players whose prices varied all at once (docs/bots.md)."""
    prices = Prices()
    prices.weak = 0.18
    prices.craft = 1.05
    prices.last_life = 2.6
    prices.trophies = 1.7
    prices.talisman = 2.6
    prices.follower = 0.25
    prices.thing = 0.1
    prices.shut = 0.36
    prices.bold = 0.6
    prices.thrown_back = 0.5
    prices.hurry = 0.5
    return prices


PLAIN: Final = Prices()
LEARNED: Final = learned()
