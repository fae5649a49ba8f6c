"""What a seat sees, read from its view: the cards in play with their numbers, the hands, the path, the skirmish."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.rulebook import View
from inglenook.lotr.cards import ALL
from inglenook.lotr.words import terms
from inglenook.lotr.words.cards import Definition

CARDS: Final[dict[str, Definition]] = {card.id: card for card in ALL}

UNKNOWN: Final = Definition("", "", "")
"""What a card is of which only the back is seen."""


class Card:
    """A card, as the seat sees it; one that is not in play has only what is printed on it."""

    def __init__(self, owner: int, data: Data) -> None:
        known = fields(data)
        self.owner: Final = owner
        self.handle: Final = text(known["handle"])
        self.id: Final = text(known["definition"])
        self.printed: Final = CARDS.get(self.id, UNKNOWN)
        self.type: Final = self.printed.type
        self.active: Final = bool(known.get("active", False))
        self.bearer: Final = text(known.get("bearer", ""))
        self.wounds: Final = number(known.get("wounds", 0))
        self.strength: Final = number(known.get("strength", self.printed.strength))
        self.vitality: Final = number(known.get("vitality", self.printed.vitality))
        self.used: Final = number(known.get("used", 0))
        self.roaming: Final = bool(known.get("roaming", False))
        self.tokens: Final = number(known.get("tokens", 0))
        self.token_culture: Final = text(known.get("token_culture", ""))
        self.cost: Final = number(known.get("cost", self.printed.cost))
        words = {word: count for word, count in self.printed.keywords}
        if "keywords" in known:
            words = {}
            for pair in items(known["keywords"]):
                word, count = items(pair)
                words[text(word)] = number(count)
        self.keywords: Final = words
        self.ring_bearer = False
        self.borne: list[Card] = []

    @property
    def is_character(self) -> bool:
        """Whether it has strength and vitality of its own."""
        return self.type in terms.CHARACTER_TYPES

    @property
    def left(self) -> int:
        """The vitality that is left."""
        return self.vitality - self.wounds

    def word(self, keyword: str) -> int:
        """The number of a keyword; 0 if it does not have it."""
        return self.keywords.get(keyword, 0)


class Side:
    """What lies before a player."""

    def __init__(self, seat: int, data: Data) -> None:
        known = fields(data)
        self.seat: Final = seat
        self.out: Final = bool(known["out"])
        self.site: Final = number(known["site"])
        self.burdens: Final = number(known["burdens"])
        self.resistance: Final = number(known["resistance"])
        self.wearing: Final = bool(known["wearing"])
        self.hand: Final = [Card(seat, one) for one in items(known["hand"])]
        self.dead: Final = [Card(seat, one) for one in items(known["dead"])]
        self.in_play: Final = [Card(seat, one) for one in items(known["in_play"])]
        self.controlled: Final = len(items(known["controlled"]))
        bearer = text(known["ring_bearer"])
        for card in self.in_play:
            card.ring_bearer = bool(bearer) and card.handle == bearer

    @property
    def companions(self) -> list[Card]:
        """The fellowship."""
        return [card for card in self.in_play if card.type == terms.COMPANION_TYPE]

    @property
    def minions(self) -> list[Card]:
        """The minions in play."""
        return [card for card in self.in_play if card.type == terms.MINION_TYPE]

    @property
    def ring_bearer(self) -> Card | None:
        """Who bears the Ring."""
        return next((card for card in self.in_play if card.ring_bearer), None)


class Site:
    """A place of the path."""

    def __init__(self, data: Data) -> None:
        known = fields(data)
        self.printed: Final = CARDS.get(text(known["definition"]), UNKNOWN)
        self.shadow_number: Final = number(known.get("shadow_number", 0))
        pairs = [items(pair) for pair in items(known.get("keywords", []))]
        self.keywords: Final = [text(pair[0]) for pair in pairs]


class Seen:
    """The table, as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.seat: Final = number(view["viewer"])
        self.turn: Final = number(view["turn"])
        self.phase: Final = text(view["phase"])
        self.fierce: Final = bool(view["fierce"])
        self.twilight: Final = number(view["twilight"])
        self.moves: Final = number(view["moves"])
        self.last_site: Final = number(fields(view["options"]).get("sites", 9))
        self.sides: Final = [Side(int(seat), data) for seat, data in fields(view["seats"]).items()]
        self.me: Final = self.sides[self.seat]
        self.path: Final = [Site(data) for data in items(view["path"])]
        self.in_play: Final = [card for side in self.sides for card in side.in_play]
        self.by_handle: Final = {card.handle: card for card in self.in_play}
        for card in self.in_play:
            if card.bearer in self.by_handle:
                self.by_handle[card.bearer].borne.append(card)
        self.assigned: Final[list[tuple[Card, list[Card]]]] = []
        for data in items(view["assignments"]):
            known = fields(data)
            fighter = self.by_handle.get(text(known["fighter"]))
            if fighter is not None:
                self.assigned.append((fighter, self.cards(known["minions"])))
        bout = fields(view["skirmish"])
        under_way = bool(bout) and not bout["over"]
        self.fighter: Final = self.by_handle.get(text(bout["fighter"])) if bout else None
        self.attackers: Final = self.cards(bout["minions"]) if bout else []
        self.skirmishing: Final = under_way and self.fighter is not None and bool(self.attackers)
        self.stubborn: Final = self.hard_to_overwhelm(items(view["lasting"]))

    def cards(self, handles: Data) -> list[Card]:
        """The cards in play of these handles."""
        return [self.by_handle[text(one)] for one in items(handles) if text(one) in self.by_handle]

    def hard_to_overwhelm(self, lasting: list[Data]) -> list[str]:
        """The handles of those whom it takes three times their strength to overwhelm, for now (LG-81)."""
        found: list[str] = []
        for one in lasting:
            known = fields(one)
            if known["stat"] == terms.OVERWHELMED_AT:
                found += [text(handle) for handle in items(known["cards"])]
        return found

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
        return self.path[place - 1] if 0 < place <= len(self.path) else None

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
