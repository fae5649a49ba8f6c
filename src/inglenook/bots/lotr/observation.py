"""What a seat sees: the cards in play with their numbers, the hands, the path, the skirmish."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Thing
from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition

CARDS: Final[dict[str, Definition]] = {card.id: card for card in ALL}

UNKNOWN: Final = Definition("", "", "")
"""What a card is of which only the back is seen."""


class Card:
    """A card, as the seat sees it; one that is not in play has only what is printed on it."""

    def __init__(self, owner: int, handle: str, printed: Definition) -> None:
        self.owner: Final = owner
        self.handle: Final = handle
        self.printed: Final = printed
        self.id: Final = printed.id
        self.type: Final = printed.type
        self.active = False
        self.bearer = ""
        """The handle of whoever bears it."""
        self.wounds = 0
        self.used = 0
        self.tokens = 0
        self.token_culture = ""
        self.ring_bearer = False
        self.borne: list[Card] = []

    # Numbers as they are now; whoever knows better than what is printed says so.

    @property
    def strength(self) -> int:
        """Its strength."""
        return self.printed.strength

    @property
    def vitality(self) -> int:
        """Its vitality, wounds not counted."""
        return self.printed.vitality

    @property
    def cost(self) -> int:
        """What it costs to play it."""
        return self.printed.cost

    @property
    def roaming(self) -> bool:
        """Whether it is a minion far from home."""
        return False

    def word(self, keyword: str) -> int:
        """The number of a keyword; 0 if it does not have it."""
        for word, count in self.printed.keywords:
            if word == keyword:
                return count
        return 0

    @property
    def is_character(self) -> bool:
        """Whether it has strength and vitality of its own."""
        return self.type in terms.CHARACTER_TYPES

    @property
    def left(self) -> int:
        """The vitality that is left."""
        return self.vitality - self.wounds


class Side:
    """What lies before a player."""

    def __init__(self, seat: int, out: bool, hand: list[Card], dead: list[Card], in_play: list[Card]) -> None:
        self.seat: Final = seat
        self.out: Final = out
        self.hand: Final = hand
        self.dead: Final = dead
        self.in_play: Final = in_play
        self.companions: Final = [card for card in in_play if card.type == terms.COMPANION_TYPE]
        """The fellowship."""
        self.minions: Final = [card for card in in_play if card.type == terms.MINION_TYPE]
        """The minions in play."""
        self.site = 0
        self.burdens = 0
        self.resistance = 0
        self.wearing = False
        self.controlled = 0

    @property
    def ring_bearer(self) -> Card | None:
        """Who bears the Ring."""
        for card in self.in_play:
            if card.ring_bearer:
                return card
        return None


class Site:
    """A place of the path."""

    def __init__(self, printed: Definition, shadow_number: int, keywords: list[str], used: int = 0) -> None:
        self.printed: Final = printed
        self.shadow_number: Final = shadow_number
        self.keywords: Final = keywords
        self.used: Final = used
        """How often its abilities were used in this phase."""


class Seen:
    """The table, as one seat sees it: read from its view, or from a position that was dealt anew for it."""

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
        """How long the path is."""
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
        """The handles of those whom it takes three times their strength to overwhelm, for now (LG-81)."""

    def site_at(self, place: int) -> Site:
        """A place of the path, from 0."""
        raise AssertionError("whoever reads a table reads its path")

    def meant(self, thing: Thing) -> Card:
        """The card that an option is about."""
        raise AssertionError("whoever reads a table knows its cards")

    def begin(self, fighter: Card | None, attackers: list[Card], over: bool) -> None:
        """There is a skirmish, perhaps over."""
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
        """The minions that are in the fight."""
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
        """Those whom a card is assigned to skirmish, now or later."""
        for fighter, minions in self.assigned:
            if card is fighter:
                return minions
            if card in minions:
                return [fighter]
        if card is self.fighter:
            return self.attackers
        return [self.fighter] if card in self.attackers and self.fighter is not None else []

    def is_assigned(self, card: Card) -> bool:
        """Whether a card is assigned to a skirmish, to come or under way (LR-18.23)."""
        waiting = any(card is fighter or card in minions for fighter, minions in self.assigned)
        return waiting or self.is_fighting(card)

    def is_mine(self, card: Card) -> bool:
        """Whether a card belongs to the viewer."""
        return card.owner == self.seat

    def is_friend(self, card: Card) -> bool:
        """Whether a card works for the viewer now: his own, or in the Shadow any Shadow player's."""
        return self.is_mine(card) if self.good else card.owner != self.turn
