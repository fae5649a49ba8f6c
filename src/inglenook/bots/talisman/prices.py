"""Values of things to a player, in points of Strength: prices set by hand, and learned prices."""

from __future__ import annotations

from typing import Final


class Prices:
    """Prices that heuristic players differ in; the defaults are the prices set by hand."""

    def __init__(self) -> None:
        self.weak = 0.0
        """Increase in the price of Strength for each point below eight, and decrease for each point above."""
        self.craft = 0.7
        """Price of a point of Craft."""
        self.last_life = 4.0
        """Price of the last life, apart from what is lost with it."""
        self.trophies = 1.0
        """Factor on the price of trophies over the points they can be traded for."""
        self.talisman = 4.0
        """Price of a Talisman to a character without one."""
        self.follower = 0.02
        """Price of any follower, whatever its abilities."""
        self.thing = 0.02
        """Price of any object, whatever its use."""
        self.shut = 0.7
        """Cost of finding the Portal shut."""
        self.bold = 0.45
        """Chance to reach the Crown above which the attempt is made."""
        self.thrown_back = 1.0
        """Weight in that chance of coming out elsewhere, which allows another try; with 0, it does not count."""
        self.hurry = 0.0
        """Share of another character's chance to reach the Crown that lowers the chance demanded for an attempt."""


def learned() -> Prices:
    """Returns the prices learned in games between players whose prices all varied at once (docs/bots.md)."""
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
