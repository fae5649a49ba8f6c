"""Reads the table as a seat sees it from the seat's view."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import CARDS, UNKNOWN, Card, Seen, Side, Site
from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.decisions import Thing
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.rulebook import View
from inglenook.lotr.dsl import terms


class ShownCard(Card):
    """A card in a view, with the numbers that the view shows."""

    def __init__(self, owner: int, data: Data) -> None:
        known = fields(data)
        super().__init__(owner, text(known["handle"]), CARDS.get(text(known["definition"]), UNKNOWN))
        self.active = bool(known.get("active", False))
        self.bearer = text(known.get("bearer", ""))
        self.wounds = number(known.get("wounds", 0))
        self.used = number(known.get("used", 0))
        self.tokens = number(known.get("tokens", 0))
        self.token_culture = text(known.get("token_culture", ""))
        self._strength: Final = number(known.get("strength", self.printed.strength))
        self._vitality: Final = number(known.get("vitality", self.printed.vitality))
        self._cost: Final = number(known.get("cost", self.printed.cost))
        self._roaming: Final = bool(known.get("roaming", False))
        words = {word: count for word, count in self.printed.keywords}
        if "keywords" in known:
            words = {}
            for pair in items(known["keywords"]):
                word, count = items(pair)
                words[text(word)] = number(count)
        self._keywords: Final = words

    @property
    def strength(self) -> int:
        return self._strength

    @property
    def vitality(self) -> int:
        return self._vitality

    @property
    def cost(self) -> int:
        return self._cost

    @property
    def roaming(self) -> bool:
        return self._roaming

    def word(self, keyword: str) -> int:
        return self._keywords.get(keyword, 0)


def side_of(seat: int, data: Data) -> Side:
    """Reads a player's cards and counters."""
    known = fields(data)
    in_play: list[Card] = [ShownCard(seat, one) for one in items(known["in_play"])]
    hand: list[Card] = [ShownCard(seat, one) for one in items(known["hand"])]
    dead: list[Card] = [ShownCard(seat, one) for one in items(known["dead"])]
    side = Side(seat, bool(known["out"]), hand, dead, in_play)
    side.site = number(known["site"])
    side.burdens = number(known["burdens"])
    side.resistance = number(known["resistance"])
    side.wearing = bool(known["wearing"])
    side.controlled = len(items(known["controlled"]))
    bearer = text(known["ring_bearer"])
    for card in in_play:
        card.ring_bearer = bool(bearer) and card.handle == bearer
    return side


class Sight(Seen):
    """The table as shown in a view; the seat's player resolves the cards that options refer to."""

    def __init__(self, view: View, player: SeatPlayer | None = None) -> None:
        sides = [side_of(int(seat), data) for seat, data in fields(view["seats"]).items()]
        super().__init__(number(view["viewer"]), number(view["turn"]), sides)
        self._player: Final = player
        self.phase = text(view["phase"])
        self.fierce = bool(view["fierce"])
        self.twilight = number(view["twilight"])
        self.moves = number(view["moves"])
        self.last_site = number(fields(view["options"]).get("sites", 9))
        self._path: Final = items(view["path"])
        self.sites = len(self._path)
        for data in items(view["assignments"]):
            known = fields(data)
            fighter = self.by_handle.get(text(known["fighter"]))
            if fighter is not None:
                self.assigned.append((fighter, self.cards(known["minions"])))
        bout = fields(view["skirmish"])
        if bout:
            self.begin(self.by_handle.get(text(bout["fighter"])), self.cards(bout["minions"]), bool(bout["over"]))
        for one in items(view["lasting"]):
            known = fields(one)
            if known["stat"] == terms.OVERWHELMED_AT:
                self.stubborn += [text(handle) for handle in items(known["cards"])]
        self._held: Final = {card.handle: card for card in self.me.hand}
        self._named: Final[dict[Thing, Card]] = {}

    def cards(self, handles: Data) -> list[Card]:
        """Returns the cards in play with these handles."""
        return [self.by_handle[text(one)] for one in items(handles) if text(one) in self.by_handle]

    def site_at(self, place: int) -> Site:
        known = fields(self._path[place])
        pairs = [items(pair) for pair in items(known.get("keywords", []))]
        printed = CARDS.get(text(known["definition"]), UNKNOWN)
        return Site(
            printed,
            number(known.get("shadow_number", 0)),
            [text(pair[0]) for pair in pairs],
            number(known.get("used", 0)),
        )

    def meant(self, thing: Thing) -> Card:
        """Returns the card in play or in hand that an option refers to; else a card with only its printed values."""
        if thing not in self._named:
            player = self._player
            assert player is not None, "options are asked about by whoever has a seat"
            handle = player.handle(thing)
            card = self.by_handle.get(handle, self._held.get(handle))
            if card is None:  # in a deck that is being searched, or on the path
                card = Card(self.seat, "", CARDS.get(player.definition(thing), UNKNOWN))
            self._named[thing] = card
        return self._named[thing]
