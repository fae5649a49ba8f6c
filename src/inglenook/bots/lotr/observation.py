"""The table as a seat sees it: the cards in play with their numbers, the hands, the path, the skirmish."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Thing
from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition

CARDS: Final[dict[str, Definition]] = {card.id: card for card in ALL}

UNKNOWN: Final = Definition("", "", "")
"""Definition of a card of which only the back is seen."""


class Card:
    """A card as the seat sees it; a card that is not in play has only its printed values."""

    def __init__(self, owner: int, handle: str, printed: Definition) -> None:
        self.owner: Final = owner
        self.handle: Final = handle
        self.printed: Final = printed
        self.id: Final = printed.id
        self.type: Final = printed.type
        self.active = False
        self.bearer = ""
        """Handle of the card that bears this card."""
        self.wounds = 0
        self.used = 0
        self.tokens = 0
        self.token_culture = ""
        self.ring_bearer = False
        self.borne: list[Card] = []

    # Current numbers; a subclass that knows more than the printed values overrides them.

    @property
    def strength(self) -> int:
        """The card's strength."""
        return self.printed.strength

    @property
    def vitality(self) -> int:
        """The card's vitality, without wounds."""
        return self.printed.vitality

    @property
    def cost(self) -> int:
        """The cost of playing the card."""
        return self.printed.cost

    @property
    def roaming(self) -> bool:
        """Whether the card is a minion far from its home site."""
        return False

    def word(self, keyword: str) -> int:
        """Returns the number of a keyword; 0 if the card does not have the keyword."""
        for word, count in self.printed.keywords:
            if word == keyword:
                return count
        return 0

    @property
    def is_character(self) -> bool:
        """Whether the card has strength and vitality of its own."""
        return self.type in terms.CHARACTER_TYPES

    @property
    def left(self) -> int:
        """The card's remaining vitality."""
        return self.vitality - self.wounds


class Side:
    """A player's cards and counters."""

    def __init__(self, seat: int, out: bool, hand: list[Card], dead: list[Card], in_play: list[Card]) -> None:
        self.seat: Final = seat
        self.out: Final = out
        self.hand: Final = hand
        self.dead: Final = dead
        self.in_play: Final = in_play
        self.companions: Final = [card for card in in_play if card.type == terms.COMPANION_TYPE]
        """The companions in play."""
        self.minions: Final = [card for card in in_play if card.type == terms.MINION_TYPE]
        """The minions in play."""
        self.site = 0
        self.burdens = 0
        self.resistance = 0
        self.wearing = False
        self.controlled = 0

    @property
    def ring_bearer(self) -> Card | None:
        """The card that bears the Ring, or None."""
        for card in self.in_play:
            if card.ring_bearer:
                return card
        return None


class Site:
    """A site on the path."""

    def __init__(self, printed: Definition, shadow_number: int, keywords: list[str], used: int = 0) -> None:
        self.printed: Final = printed
        self.shadow_number: Final = shadow_number
        self.keywords: Final = keywords
        self.used: Final = used
        """Uses of the site's abilities in this phase."""


class Seen:
    """The table as one seat sees it, read from its view or from a position sampled for that seat."""

    def __init__(self, seat: int, turn: int, sides: list[Side]) -> None:
        self.seat: Final = seat
        self.turn: Final = turn
        self.sides: Final = sides
        self.me: Final = sides[seat]
        self.phase = ""
        self.fierce = False
        self.twilight = 0
        self.moves = 0
        self.last_site = 9
        self.sites = 0
        """Number of sites on the path."""
        self.in_play: Final = [card for side in sides for card in side.in_play]
        self.by_handle: Final = {card.handle: card for card in self.in_play}
        for card in self.in_play:
            if card.bearer in self.by_handle:
                self.by_handle[card.bearer].borne.append(card)
        self.assigned: list[tuple[Card, list[Card]]] = []
        self.fighter: Card | None = None
        self.attackers: list[Card] = []
        self.skirmishing = False
        self.stubborn: list[str] = []
        """Handles of characters that are overwhelmed only at three times their strength, for now (LG-81)."""

    def site_at(self, place: int) -> Site:
        """Returns the site at a place of the path, counted from 0."""
        raise AssertionError("whoever reads a table reads its path")

    def meant(self, thing: Thing) -> Card:
        """Returns the card that an option refers to."""
        raise AssertionError("whoever reads a table knows its cards")

    def begin(self, fighter: Card | None, attackers: list[Card], over: bool) -> None:
        """Sets the current skirmish, which may be over."""
        self.fighter = fighter
        self.attackers = attackers
        self.skirmishing = not over and fighter is not None and bool(attackers)

    @property
    def good(self) -> bool:
        """Whether the viewer is the Free Peoples player of this turn."""
        return self.turn == self.seat

    @property
    def fellowship(self) -> Side:
        """The side of the Free Peoples player; before the first turn, the viewer's."""
        return self.sides[self.turn] if self.turn >= 0 else self.me

    @property
    def minions(self) -> list[Card]:
        """The minions of all Shadow players."""
        return [card for side in self.sides if side.seat != self.turn for card in side.minions]

    @property
    def here(self) -> Site | None:
        """The site where the fellowship stands."""
        place = self.fellowship.site
        return self.site_at(place - 1) if 0 < place <= self.sites else None

    def is_fighting(self, card: Card) -> bool:
        """Whether a card takes part in the skirmish under way."""
        return card is self.fighter or card in self.attackers

    def assigned_against(self, card: Card) -> list[Card]:
        """Returns the characters that a card is assigned to skirmish, now or later."""
        for fighter, minions in self.assigned:
            if card is fighter:
                return minions
            if card in minions:
                return [fighter]
        if card is self.fighter:
            return self.attackers
        return [self.fighter] if card in self.attackers and self.fighter is not None else []

    def is_assigned(self, card: Card) -> bool:
        """Whether a card is assigned to a pending or current skirmish (LR-18.23)."""
        waiting = any(card is fighter or card in minions for fighter, minions in self.assigned)
        return waiting or self.is_fighting(card)

    def is_mine(self, card: Card) -> bool:
        """Whether a card belongs to the viewer."""
        return card.owner == self.seat

    def is_friend(self, card: Card) -> bool:
        """Whether a card is on the viewer's side: the viewer's own, or for a Shadow player any Shadow player's."""
        return self.is_mine(card) if self.good else card.owner != self.turn
