"""Calculates a skirmish: the winner, the cost, and the effect of changes."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr import values
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous


class Bout:
    """A companion's skirmish against minions with all that counts; expected changes can be applied to it."""

    def __init__(self, seen: Seen, fighter: Card, minions: list[Card]) -> None:
        self.seen: Final = seen
        self.fighter: Final = fighter
        self.minions: Final = list(minions)
        self.changes: dict[str, int] = {}
        self.damage: dict[str, int] = {}
        self.times = 3 if is_stubborn(seen, fighter) else 2
        """Multiple of the fighter's strength at which the minions overwhelm the fighter."""
        self.cancelled = False

    def copy(self) -> Bout:
        """Returns a copy on which changes can be tried."""
        twin = Bout(self.seen, self.fighter, self.minions)
        twin.changes = dict(self.changes)
        twin.damage = dict(self.damage)
        twin.times = self.times
        twin.cancelled = self.cancelled
        return twin

    def involves(self, card: Card) -> bool:
        """Whether a character takes part in the skirmish."""
        return card is self.fighter or card in self.minions

    def strengthen(self, card: Card, amount: int) -> None:
        """Adds to a character's strength, or subtracts from it."""
        self.changes[card.handle] = self.changes.get(card.handle, 0) + amount

    def strength(self, card: Card) -> int:
        """Returns a character's strength with the changes applied."""
        return max(0, card.strength + self.changes.get(card.handle, 0))

    def worth(self) -> float:
        """Returns the value of the skirmish's outcome to the fellowship."""
        if self.cancelled or not self.minions:
            return 0.0
        good = self.strength(self.fighter)
        evil = sum([self.strength(card) for card in self.minions])
        if good > evil:
            wounds = 1 + self.bonus(self.fighter)
            dead = good >= 2 * evil
            return 0.3 + sum([values.life(card) if dead else values.wound(card, wounds) for card in self.minions])
        wounds = 1 + sum([self.bonus(card) for card in self.minions])
        if evil >= self.times * good:
            return -values.life(self.fighter) - 0.3
        return -harm(self.seen, self.fighter, wounds) - 0.3

    def is_won(self) -> bool:
        """Whether the fellowship wins as things stand; a tie is not enough."""
        return self.strength(self.fighter) > sum([self.strength(card) for card in self.minions])

    def bonus(self, card: Card) -> int:
        """Returns a character's damage bonus."""
        return max(0, card.word(terms.DAMAGE) + self.damage.get(card.handle, 0))


def harm(seen: Seen, card: Card, wounds: int) -> float:
    """Returns the cost of a fighter's defeat: a Ring-bearer about to die can still put on the Ring, for burdens."""
    side = seen.fellowship
    if card.ring_bearer and wounds >= card.left and side.burdens + 2 * wounds < side.resistance:
        return values.BURDEN * 3 * wounds
    return values.wound(card, wounds)


def is_stubborn(seen: Seen, card: Card) -> bool:
    """Whether a character is overwhelmed only at three times its strength (LG-81)."""
    if card.handle in seen.stubborn:
        return True
    abilities = [one for source in (card, *card.borne) for one in source.printed.abilities]
    return any(
        modifier.stat == terms.OVERWHELMED_AT
        for one in abilities
        if isinstance(one, Continuous)
        for modifier in one.modifiers
    )


def under_way(seen: Seen) -> Bout | None:
    """Returns the skirmish that is being fought, or None."""
    if not seen.skirmishing or seen.fighter is None:
        return None
    return Bout(seen, seen.fighter, seen.attackers)
