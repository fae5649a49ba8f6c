"""Evaluates filters, conditions and amounts (`lotr.dsl`) on the table as a seat sees it.

A view does not show everything, so an answer is true, false or `UNKNOWN`, and an unknown answer stays unknown under
"not", "and" and "or".  `FILTERS`, `CONDITIONS` and `AMOUNTS` hold the evaluation of each DSL term; `NOT_UNDERSTOOD`
names the terms that a view cannot answer.  A test finds a term that is in neither.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from inglenook.bots.lotr.observation import Card, Seen, Side
from inglenook.lotr.dsl import amounts, conditions, filters, terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Amount, Value

Truth = bool | None
"""A truth value: true, false or unknown."""

UNKNOWN: Final = None


def negated(truth: Truth) -> Truth:
    """Returns the negation of a truth value; unknown stays unknown."""
    return UNKNOWN if truth is UNKNOWN else not truth


def every(truths: Iterable[Truth]) -> Truth:
    """Returns the conjunction: false if one value is false, true if all are true, else unknown."""
    found = list(truths)
    return False if False in found else UNKNOWN if UNKNOWN in found else True


def some(truths: Iterable[Truth]) -> Truth:
    """Returns the disjunction: true if one value is true, false if all are false, else unknown."""
    found = list(truths)
    return True if True in found else UNKNOWN if UNKNOWN in found else False


def at_least(count: int, truths: Iterable[Truth]) -> Truth:
    """Whether at least `count` values are true; unknown if the unknown values make the difference."""
    found = list(truths)
    if found.count(True) >= count:
        return True
    return UNKNOWN if found.count(True) + found.count(UNKNOWN) >= count else False


class Reader:
    """Evaluates the terms of one card, with the cards that the card remembers by name."""

    def __init__(self, seen: Seen, this: Card) -> None:
        self.seen: Final = seen
        self.this: Final = this
        self.memory: dict[str, list[Card]] = {}

    def found(self, what: Filter) -> list[Card]:
        """Returns the active cards in play that certainly match a filter."""
        return [card for card in self.seen.in_play if card.active and self.fits(what, card)]

    def fits(self, what: Filter, card: Card) -> Truth:
        """Whether a card matches a filter."""
        meaning = FILTERS.get(type(what))
        return UNKNOWN if meaning is None else meaning(self, what, card)

    def holds(self, what: Condition) -> Truth:
        """Whether a condition holds."""
        meaning = CONDITIONS.get(type(what))
        return UNKNOWN if meaning is None else meaning(self, what)

    def amount(self, what: Amount) -> int:
        """Returns an amount as a number; 1 if it is not understood or a player names it."""
        if isinstance(what, int):
            return what
        meaning = AMOUNTS.get(type(what))
        return 1 if meaning is None else meaning(self, what)

    # Helpers of the tables below.

    def opposite(self, card: Card) -> list[Card]:
        """Returns the characters on the other side of the current skirmish."""
        if card is self.seen.fighter:
            return self.seen.attackers
        if card in self.seen.attackers and self.seen.fighter is not None:
            return [self.seen.fighter]
        return []

    def remembers(self, name: str, card: Card) -> Truth:
        """Whether a card is remembered under this name; unknown if none has been remembered so far."""
        return card in self.memory[name] if name in self.memory else UNKNOWN

    def lies_in_play(self, card: Card) -> bool:
        """Whether a card is certainly in play; the location of a card that is only named is unknown."""
        return card.handle in self.seen.by_handle

    def bound(self, card: Card) -> Truth:
        """Whether a companion is Ring-bound: Frodo and Sam always (LR-29.22)."""
        if card.type != terms.COMPANION_TYPE:
            return False
        return card.printed.title in ("Frodo", "Sam") or card.word(terms.RING_BOUND_KEYWORD) > 0

    def unbound(self, card: Card) -> Truth:
        """Whether a companion is not Ring-bound."""
        return card.type == terms.COMPANION_TYPE and not self.bound(card)

    def borne_by(self, card: Card, what: Filter) -> Truth:
        """Whether the bearer of a card matches a filter; unknown if the bearer may be a site, which is not examined."""
        bearer = self.seen.by_handle.get(card.bearer)
        if bearer is None:
            return UNKNOWN if card.bearer else False
        return self.fits(what, bearer)

    def in_support_area(self, card: Card) -> Truth:
        """Whether a card in play lies in a support area and has no bearer (LR-11.26)."""
        if not self.lies_in_play(card):
            return UNKNOWN
        return not card.bearer and card.type not in (terms.COMPANION_TYPE, terms.MINION_TYPE)

    def assigned(self, what: filters.AssignedNow, card: Card) -> Truth:
        """Whether a card is assigned to a skirmish, if `to` is given against a character that matches `to`."""
        if what.to is None:
            return self.seen.is_assigned(card)
        return some([self.fits(what.to, other) for other in self.seen.assigned_against(card)])

    def is_opponent(self, side: Side) -> bool:
        """Whether a player is an opponent of the evaluated card's owner (LG-28)."""
        if side.out or side.seat == self.this.owner:
            return False
        return self.seen.turn in (self.this.owner, side.seat)

    def copies(self, what: filters.CopyOf, card: Card) -> Truth:
        """Whether a card has the title of the card meant, as far as the card meant is in play."""
        others = [other for other in self.seen.in_play if other.printed.title == card.printed.title]
        return some([self.fits(what.card, other) for other in others])

    def race_in_play(self, card: Card) -> Truth:
        """Whether another active character is of the same race."""
        others = [other for other in self.seen.in_play if other.active and other is not card]
        return bool(card.printed.race) and any(other.printed.race == card.printed.race for other in others)

    def culture_has_tokens(self, card: Card) -> Truth:
        """Whether a token of a card's culture lies on some active card."""
        hosts = [other for other in self.seen.in_play if other.active and other.tokens]
        return any(other.token_culture == card.printed.culture for other in hosts)

    def at_site(self, what: conditions.AtSite) -> Truth:
        """Whether the fellowship is at a site as described (LR-13.17, LR-13.18)."""
        here = self.seen.here
        if here is None or (what.block and here.printed.block != what.block):
            return False
        if what.keyword and what.keyword not in here.keywords:
            return False
        return what.least <= self.seen.fellowship.site <= what.most

    def controls(self, what: conditions.Controls) -> Truth:
        """Whether the card's owner, or an opponent, controls enough sites; their keywords are not visible (LR-30.7)."""
        mine = what.whose == terms.YOU
        sides = (
            [self.seen.sides[self.this.owner]] if mine else [side for side in self.seen.sides if self.is_opponent(side)]
        )
        if not any(side.controlled >= what.sites for side in sides):
            return False
        return UNKNOWN if what.keyword else True

    def can_spot(self, what: conditions.CanSpot) -> Truth:
        """Whether enough cards that match a filter, or enough burdens, wounds or tokens, can be spotted."""
        if isinstance(what.what, Value):
            return self.amount(what.what) >= what.count
        return at_least(what.count, [self.fits(what.what, card) for card in self.seen.in_play if card.active])

    def can_spot_more(self, what: conditions.CanSpotMore) -> Truth:
        """Whether more cards match one filter than another."""
        return len(self.found(what.what)) > len(self.found(what.than))

    def counted(self, what: amounts.Count | amounts.Cultures, found: Collection[Card | str]) -> int:
        """Returns the count beyond `over`; 1 for cards that will be seen only later (`among`)."""
        return 1 if what.among else max(0, len(found) - what.over)

    def in_pile(self, what: amounts.InPile) -> int:
        """Returns the number of matching cards in the dead pile, or the size of the hand of the card's owner."""
        if what.pile == terms.HAND:
            return len(self.seen.sides[self.this.owner].hand)
        return len([card for card in self.seen.fellowship.dead if self.fits(what.what, card)])

    def chosen_number(self, what: amounts.If) -> int:
        """Returns one number or the other; where the condition is unknown, the number that does not depend on it."""
        return self.amount(what.then if self.holds(what.condition) else what.otherwise)


def printed(meaning: Callable[[Any, Card], bool]) -> Callable[[Reader, Any, Card], Truth]:
    """Wraps a test of a printed property; unknown if only the card's back is seen."""

    def read(_speaker: Reader, what: Any, card: Card) -> Truth:
        return meaning(what, card) if card.id else UNKNOWN

    return read


def is_mount(card: Card) -> bool:
    """Whether a card is a possession of class mount (LR-31.4)."""
    return card.printed.item_class == terms.MOUNT_CLASS and card.type == terms.POSSESSION_TYPE


def homes_of(card: Card) -> list[tuple[int, str]]:
    """Returns the homes of an ally as pairs of site number and block (LR-23.8)."""
    return [(home.site, home.block) for home in card.printed.homes]


def has_action(card: Card, phase: str) -> bool:
    """Whether a card has an action with this timing word (LR-10.14)."""
    return any(isinstance(ability, Action) and phase in ability.phases for ability in card.printed.abilities)


FILTERS: Final[dict[type[Filter], Callable[[Reader, Any, Card], Truth]]] = {
    filters.Both: lambda by, what, card: every([by.fits(what.first, card), by.fits(what.second, card)]),
    filters.Either: lambda by, what, card: some([by.fits(what.first, card), by.fits(what.second, card)]),
    filters.Except: lambda by, what, card: negated(by.fits(what.filter, card)),
    filters.Anything: lambda by, what, card: True,
    filters.This: lambda by, what, card: card is by.this,
    filters.Bearer: lambda by, what, card: bool(card.handle) and card.handle == by.this.bearer,
    filters.That: lambda by, what, card: by.remembers(what.name, card),
    filters.Yours: lambda by, what, card: card.owner == by.this.owner,
    # Printed properties.
    filters.OfType: printed(lambda what, card: card.type in what.types),
    filters.OfSide: printed(lambda what, card: card.printed.side == what.side),
    filters.OfCulture: printed(lambda what, card: card.printed.culture == what.culture),
    filters.OfRace: printed(lambda what, card: card.printed.race == what.race),
    filters.OfClass: printed(lambda what, card: card.printed.item_class in what.classes),
    filters.Titled: printed(lambda what, card: card.printed.title == what.title),
    filters.HomeAt: printed(lambda what, card: (what.site, what.block) in homes_of(card)),
    filters.WithSignet: printed(lambda what, card: card.printed.signet == what.signet),
    filters.Unique: printed(lambda what, card: card.printed.unique),
    filters.CopyOf: lambda by, what, card: by.copies(what, card) if card.id else UNKNOWN,
    filters.OfTokenCulture: lambda by, what, card: by.culture_has_tokens(card) if card.id else UNKNOWN,
    filters.RaceInPlay: lambda by, what, card: by.race_in_play(card) if card.id else UNKNOWN,
    filters.ForPhase: printed(lambda what, card: has_action(card, what.phase)),
    # Properties in the current position.
    filters.WithKeyword: lambda by, what, card: card.word(what.keyword) > 0 if card.id else UNKNOWN,
    filters.DefenderAtLeast: lambda by, what, card: card.word(terms.DEFENDER) >= what.number if card.id else UNKNOWN,
    filters.RingBearer: lambda by, what, card: card.ring_bearer,
    filters.RingBound: lambda by, what, card: by.bound(card),
    filters.Unbound: lambda by, what, card: by.unbound(card),
    filters.Exhausted: lambda by, what, card: card.is_character and card.left == 1,
    filters.Wounded: lambda by, what, card: card.wounds > 0,
    filters.StrengthAtLeast: lambda by, what, card: card.is_character and card.strength >= by.amount(what.strength),
    filters.VitalityAtLeast: lambda by, what, card: card.is_character and card.left >= what.vitality,
    filters.Roaming: lambda by, what, card: card.roaming,
    filters.Mounted: lambda by, what, card: any(is_mount(one) for one in card.borne),
    filters.Bearing: lambda by, what, card: at_least(what.count, [by.fits(what.what, one) for one in card.borne]),
    filters.BorneBy: lambda by, what, card: by.borne_by(card, what.whom),
    filters.InSupportArea: lambda by, what, card: by.in_support_area(card),
    filters.StackedOn: lambda by, what, card: False if by.lies_in_play(card) else UNKNOWN,
    filters.WithStacked: lambda by, what, card: UNKNOWN,
    filters.OnPath: lambda by, what, card: False if by.lies_in_play(card) else UNKNOWN,
    filters.SiteYouControl: lambda by, what, card: False if by.lies_in_play(card) else UNKNOWN,
    filters.Skirmishing: lambda by, what, card: some([by.fits(what.whom, other) for other in by.opposite(card)]),
    filters.InSkirmish: lambda by, what, card: by.seen.is_fighting(card) and (by.seen.fierce or not what.fierce),
    filters.AssignedNow: lambda by, what, card: by.assigned(what, card),
}
"""Evaluation of each filter for a card."""

CONDITIONS: Final[dict[type[Condition], Callable[[Reader, Any], Truth]]] = {
    conditions.All: lambda by, what: every([by.holds(one) for one in what.conditions]),
    conditions.Any: lambda by, what: some([by.holds(one) for one in what.conditions]),
    conditions.Without: lambda by, what: negated(by.holds(what.condition)),
    conditions.CanSpot: lambda by, what: by.can_spot(what),
    conditions.CanSpotMore: lambda by, what: by.can_spot_more(what),
    conditions.Is: lambda by, what: some(
        [every([by.fits(what.card, card), by.fits(what.what, card)]) for card in by.seen.in_play if card.active]
    ),
    conditions.AtSite: lambda by, what: by.at_site(what),
    conditions.PoolBelow: lambda by, what: by.seen.twilight < what.tokens,
    conditions.BurdensAtMost: lambda by, what: by.seen.fellowship.burdens <= what.burdens,
    conditions.AtLeast: lambda by, what: by.amount(what.number) >= what.least,
    conditions.DeadPileHas: lambda by, what: at_least(
        what.count, [by.fits(what.what, card) for card in by.seen.fellowship.dead]
    ),
    conditions.HandAtLeast: lambda by, what: any(
        by.is_opponent(side) and len(side.hand) >= what.cards for side in by.seen.sides
    ),
    conditions.RingIsWorn: lambda by, what: by.seen.fellowship.wearing,
    conditions.During: lambda by, what: by.seen.phase == what.phase,
    conditions.HasMoved: lambda by, what: by.seen.moves > what.more_than,
    conditions.Controls: lambda by, what: by.controls(what),
}
"""Evaluation of each condition."""

AMOUNTS: Final[dict[type[Value], Callable[[Reader, Any], int]]] = {
    amounts.Count: lambda by, what: by.counted(what, by.found(what.of)),
    amounts.InPile: lambda by, what: by.in_pile(what),
    amounts.Cultures: lambda by, what: by.counted(what, {card.printed.culture for card in by.found(what.of)}),
    amounts.Races: lambda by, what: len(
        {card.printed.race for card in by.found(filters.COMPANION) if card.printed.race in what.races}
    ),
    amounts.If: lambda by, what: by.chosen_number(what),
    amounts.Times: lambda by, what: by.amount(what.number) * by.amount(what.times),
    amounts.Plus: lambda by, what: by.amount(what.first) + by.amount(what.second),
    amounts.AtMost: lambda by, what: min(by.amount(what.number), by.amount(what.limit)),
    amounts.Burdens: lambda by, what: by.seen.fellowship.burdens,
    amounts.Twilight: lambda by, what: by.seen.twilight,
    amounts.WoundsOn: lambda by, what: sum([card.wounds for card in by.found(what.card)]),
    amounts.TokensOn: lambda by, what: sum(
        [card.tokens for card in by.found(what.card) if what.culture in ("", card.token_culture)]
    ),
    amounts.CostOf: lambda by, what: sum([card.printed.cost for card in by.found(what.card)]),
    amounts.StrengthOf: lambda by, what: sum([card.strength for card in by.found(what.card)]),
    amounts.VitalityOf: lambda by, what: sum([card.left for card in by.found(what.card)]),
    amounts.SitesControlled: lambda by, what: by.seen.sides[by.this.owner].controlled,
}
"""Evaluation of each amount."""

NOT_UNDERSTOOD: Final[dict[type[Filter] | type[Condition] | type[Value], str]] = {
    filters.OfThatPlayer: "the view does not name the player that the ability chose",
    filters.OfNamedCulture: "the view does not say which culture was named",
    filters.OfCultureOf: "the card it compares with is not revealed yet",
    conditions.DeckIsEmpty: "the heuristics do not read the sizes of decks",
    conditions.WasAssigned: "the view does not say who was assigned earlier in the turn",
    conditions.HasLost: "the view does not say who lost earlier in the turn",
    filters.WithFellowship: "the view does not say which allies a card lets take part",
    conditions.MovedTo: "the view does not say where the fellowship was earlier in the phase",
    conditions.AtThisSite: "the view does not say whether the card that speaks lies on a site",
    conditions.NotYetPlayed: "the view does not say what was played earlier in the turn",
    conditions.HomeControlledByOpponent: "the heuristics do not read whose home a controlled site is",
    amounts.Number: "a player names the number, or an earlier effect determines it",
}
"""Terms that a view cannot answer, and the reason for each."""
