"""What the words of a card mean on the table as the seat sees it: which cards, how many, whether."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.seen import Card, Seen
from inglenook.lotr.words import amounts, conditions, filters, terms
from inglenook.lotr.words.amounts import Amount
from inglenook.lotr.words.conditions import Condition
from inglenook.lotr.words.filters import Filter


class Speaker:
    """Whose words are read: the card that says them, and what it remembers by name."""

    def __init__(self, seen: Seen, this: Card) -> None:
        self.seen: Final = seen
        self.this: Final = this
        self.memory: dict[str, list[Card]] = {}

    # Which cards.

    def found(self, what: Filter) -> list[Card]:
        """The active cards in play of a description."""
        return [card for card in self.seen.in_play if card.active and self.fits(what, card)]

    def fits(self, what: Filter, card: Card) -> bool:
        """Whether a card fits a description; one that is not understood fits nothing."""
        if isinstance(what, filters.Both):
            return self.fits(what.first, card) and self.fits(what.second, card)
        if isinstance(what, filters.Either):
            return self.fits(what.first, card) or self.fits(what.second, card)
        if isinstance(what, filters.Except):
            return not self.fits(what.filter, card)
        if isinstance(what, filters.This):
            return card is self.this
        if isinstance(what, filters.Bearer):
            return card.handle == self.this.bearer
        if isinstance(what, filters.That):
            return card in self.memory.get(what.name, [])
        if isinstance(what, filters.Anything):
            return True
        return self.is_printed_so(what, card) or self.is_so_now(what, card)

    def is_printed_so(self, what: Filter, card: Card) -> bool:
        """What can be read off the card."""
        printed = card.printed
        if isinstance(what, filters.OfType):
            return printed.type in what.types
        if isinstance(what, filters.OfSide):
            return printed.side == what.side
        if isinstance(what, filters.OfCulture):
            return printed.culture == what.culture
        if isinstance(what, filters.OfRace):
            return printed.race == what.race
        if isinstance(what, filters.OfClass):
            return printed.item_class in what.classes
        if isinstance(what, filters.Titled):
            return printed.title == what.title
        if isinstance(what, filters.WithSignet):
            return printed.signet == what.signet
        return isinstance(what, filters.Unique) and printed.unique

    def is_so_now(self, what: Filter, card: Card) -> bool:
        """What is so in this position."""
        seen = self.seen
        if isinstance(what, filters.WithKeyword):
            return card.word(what.keyword) > 0
        if isinstance(what, filters.Yours):
            return card.owner == self.this.owner
        if isinstance(what, filters.RingBearer):
            return card.ring_bearer
        if isinstance(what, (filters.RingBound, filters.Unbound)):
            bound = card.printed.title in ("Frodo", "Sam") or card.word(terms.RING_BOUND_KEYWORD) > 0
            companion = card.type == terms.COMPANION_TYPE
            return companion and bound == isinstance(what, filters.RingBound)
        if isinstance(what, filters.Exhausted):
            return card.is_character and card.left == 1
        if isinstance(what, filters.Wounded):
            return card.wounds > 0
        if isinstance(what, filters.Roaming):
            return card.roaming
        if isinstance(what, filters.Mounted):
            return any(one.printed.item_class == terms.MOUNT_CLASS for one in card.borne)
        if isinstance(what, filters.Bearing):
            return any(self.fits(what.what, one) for one in card.borne)
        if isinstance(what, filters.BorneBy):
            bearer = seen.by_handle.get(card.bearer)
            return bearer is not None and self.fits(what.whom, bearer)
        if isinstance(what, filters.InSkirmish):
            return card is seen.fighter or card in seen.attackers
        if isinstance(what, filters.Skirmishing):
            return any(self.fits(what.whom, other) for other in self.opposite(card))
        if isinstance(what, filters.AssignedNow):
            return any(card is fighter or card in minions for fighter, minions in seen.assigned)
        if isinstance(what, filters.AtHome):
            return any(home.site == seen.fellowship.site for home in card.printed.homes)
        if isinstance(what, filters.StrengthAtLeast):
            return card.is_character and card.strength >= what.strength
        if isinstance(what, filters.VitalityAtLeast):
            return card.is_character and card.left >= what.vitality
        return isinstance(what, filters.DefenderAtLeast) and card.word(terms.DEFENDER) >= what.number

    def opposite(self, card: Card) -> list[Card]:
        """Those on the other side of the skirmish under way."""
        if card is self.seen.fighter:
            return self.seen.attackers
        if card in self.seen.attackers and self.seen.fighter is not None:
            return [self.seen.fighter]
        return []

    # How many.

    def amount(self, what: Amount) -> int:
        """A number; one that is not understood, or that a player names, is taken to be one."""
        if isinstance(what, int):
            return what
        if isinstance(what, amounts.Count):
            return max(0, len(self.found(what.of)) - what.over)
        if isinstance(what, amounts.Cultures):
            return max(0, len({card.printed.culture for card in self.found(what.of)}) - what.over)
        if isinstance(what, amounts.If):
            return self.amount(what.then if self.holds(what.condition) else what.otherwise)
        if isinstance(what, amounts.Times):
            return self.amount(what.number) * self.amount(what.times)
        if isinstance(what, amounts.Plus):
            return self.amount(what.first) + self.amount(what.second)
        if isinstance(what, amounts.AtMost):
            return min(self.amount(what.number), what.limit)
        if isinstance(what, amounts.Burdens):
            return self.seen.fellowship.burdens
        if isinstance(what, amounts.Twilight):
            return self.seen.twilight
        if isinstance(what, amounts.WoundsOn):
            return sum([card.wounds for card in self.found(what.card)])
        if isinstance(what, amounts.TokensOn):
            return sum([card.tokens for card in self.found(what.card)])
        if isinstance(what, amounts.StrengthOf):
            return sum([card.strength for card in self.found(what.card)])
        if isinstance(what, amounts.SitesControlled):
            return self.seen.me.controlled
        return 1

    # Whether.

    def holds(self, what: Condition) -> bool:
        """Whether a condition holds; one that is not understood does not."""
        seen = self.seen
        if isinstance(what, conditions.All):
            return all(self.holds(one) for one in what.conditions)
        if isinstance(what, conditions.Any):
            return any(self.holds(one) for one in what.conditions)
        if isinstance(what, conditions.Without):
            return not self.holds(what.condition)
        if isinstance(what, conditions.CanSpot):
            return len(self.found(what.what)) >= what.count
        if isinstance(what, conditions.Is):
            return any(self.fits(what.what, card) for card in self.found(what.card))
        if isinstance(what, conditions.AtSite):
            here = seen.here
            if here is None or (what.block and here.printed.block != what.block):
                return False
            return what.least <= seen.fellowship.site <= what.most and (
                not what.keyword or what.keyword in here.keywords
            )
        if isinstance(what, conditions.PoolBelow):
            return seen.twilight < what.tokens
        if isinstance(what, conditions.BurdensAtMost):
            return seen.fellowship.burdens <= what.burdens
        if isinstance(what, conditions.BurdensAtLeast):
            return seen.fellowship.burdens >= what.burdens
        if isinstance(what, conditions.DeadPileHas):
            return len([card for card in seen.fellowship.dead if self.fits(what.what, card)]) >= what.count
        if isinstance(what, conditions.RingIsWorn):
            return seen.fellowship.wearing
        if isinstance(what, conditions.During):
            return seen.phase == what.phase
        return isinstance(what, conditions.Controls) and seen.me.controlled >= what.sites
