"""The table as a seat sees it in a sampled position, read from the table itself.

A sampled position has no secrets from the seat, and building a view takes longer than all the heuristics together.  All
numbers equal those in the seat's view: a test compares them.  Numbers are computed on demand, since most are never
used.
"""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import UNKNOWN, Card, Seen, Side, Site
from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.advice.explain import keywords
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, strength, vitality
from inglenook.lotr.evaluation.positions import is_roaming
from inglenook.lotr.responses.answers import times_used
from inglenook.lotr.state import Player
from inglenook.lotr.stats import resistance, shadow_number, tokens_to_play
from inglenook.lotr.table import LotrTable
from inglenook.lotr.view import times_used_at_all
from inglenook.lotr.visibility import knows

NOT_YET: Final = -1
"""Marks a number that has not been computed."""

HANDLES: Final = [str(thing) for thing in range(1000)]
"""Handles of things on a sampled table."""


class TableCard(Card):
    """A card on a table, with numbers computed on demand."""

    def __init__(self, table: LotrTable, thing: Thing, known: bool) -> None:
        piece = table.cards[thing]
        super().__init__(piece.owner, HANDLES[thing], piece.printed.definition if known else UNKNOWN)
        self.table: Final = table
        self.thing: Final = thing
        self.priced = False
        """Whether the card lies in the viewer's hand, where its cost is shown."""
        self._strength = NOT_YET
        self._vitality = NOT_YET
        self._cost = NOT_YET

    @property
    def strength(self) -> int:
        if self._strength == NOT_YET:
            self._strength = self.printed.strength
            if self.active_numbers():
                self._strength = strength(self.table, self.thing)
        return self._strength

    @property
    def vitality(self) -> int:
        if self._vitality == NOT_YET:
            self._vitality = self.printed.vitality
            if self.active_numbers():
                self._vitality = vitality(self.table, self.thing)
        return self._vitality

    @property
    def cost(self) -> int:
        if self._cost == NOT_YET:
            self._cost = self.printed.cost
            if self.priced:
                self._cost = tokens_to_play(self.table, self.thing)
        return self._cost

    @property
    def roaming(self) -> bool:
        return self.is_in_play() and self.type == terms.MINION_TYPE and is_roaming(self.table, self.thing)

    def word(self, keyword_: str) -> int:
        if self.is_in_play():
            return max(0, keyword(self.table, self.thing, keyword_))
        return super().word(keyword_)

    def is_in_play(self) -> bool:
        """Whether the card is in play, so that its current numbers apply."""
        return self.table.cards[self.thing].zone == terms.PLAY

    def active_numbers(self) -> bool:
        """Whether the card has its own strength and vitality, which may differ from the printed values."""
        return self.is_character and self.is_in_play()


class Imagined(Seen):
    """The table of a sampled game, as one of its seats would see it."""

    def __init__(self, table: LotrTable, viewer: Seat) -> None:
        super().__init__(viewer, table.turn, [side_of(table, viewer, seat) for seat in range(table.seats)])
        self._table: Final = table
        self.phase = table.phase
        self.fierce = table.fierce
        self.twilight = table.twilight
        self.moves = table.moves
        self.last_site = table.options.get("sites", 9)
        self.sites = len(table.path)
        for fighter, minions in table.assignments:
            card = self.by_handle.get(HANDLES[fighter])
            if card is not None:
                self.assigned.append((card, self.in_play_of(minions)))
        if table.skirmish_began:
            fighting = None if table.defender == NOTHING else self.by_handle.get(HANDLES[table.defender])
            self.begin(fighting, self.in_play_of(table.attackers), table.skirmish_over)
        for lasting in table.lasting:
            if lasting.stat == terms.OVERWHELMED_AT:
                self.stubborn += [HANDLES[thing] for thing in lasting.cards if table.cards[thing].zone == terms.PLAY]
        self._named: Final[dict[Thing, Card]] = {}

    def in_play_of(self, things: tuple[Thing, ...]) -> list[Card]:
        """Returns the cards in play among some things."""
        return [self.by_handle[HANDLES[thing]] for thing in things if HANDLES[thing] in self.by_handle]

    def site_at(self, place: int) -> Site:
        table = self._table
        thing = table.path[place]
        if thing == NOTHING:
            return Site(UNKNOWN, 0, [])
        printed = table.cards[thing].printed.definition
        words = [word for word, _count in keywords(table, thing)]
        return Site(printed, shadow_number(table, thing), words, times_used_at_all(table, thing))

    def meant(self, thing: Thing) -> Card:
        card = self._named.get(thing)
        if card is None:
            card = self._find(thing)
            self._named[thing] = card
        return card

    def _find(self, thing: Thing) -> Card:
        """Returns the card in play or in hand; else a card with only its printed values."""
        handle = HANDLES[thing] if thing >= 0 else ""
        if handle in self.by_handle:
            return self.by_handle[handle]
        for card in self.me.hand:
            if card.handle == handle:
                return card
        table = self._table
        known = thing >= 0 and knows(table, self.seat, thing)
        return Card(self.seat, "", table.cards[thing].printed.definition if known else UNKNOWN)


def side_of(table: LotrTable, viewer: Seat, seat: Seat) -> Side:
    """Returns a player's cards and counters as the viewer sees them."""
    player = table.players[seat]
    side = Side(
        seat,
        player.out,
        hand_of(table, viewer, seat, player),
        [TableCard(table, thing, True) for thing in player.dead],
        in_play_of(table, player),
    )
    side.site = player.site
    side.burdens = player.burdens
    side.wearing = player.wearing
    if player.ring_bearer != NOTHING:
        side.resistance = resistance(table, player.ring_bearer)
    if NOTHING in table.path:  # a controlled site leaves NOTHING in its place on the path
        side.controlled = len(
            [piece for piece in table.cards if piece.zone == terms.CONTROLLED and piece.controller == seat]
        )
    return side


def hand_of(table: LotrTable, viewer: Seat, seat: Seat, player: Player) -> list[Card]:
    """Returns a hand: the viewer's with the costs of its cards, another player's with backs for the cards not seen."""
    hand: list[Card] = []
    for thing in player.hand:
        card = TableCard(table, thing, seat == viewer or knows(table, viewer, thing))
        card.priced = seat == viewer
        hand.append(card)
    return hand


def in_play_of(table: LotrTable, player: Player) -> list[Card]:
    """Returns a player's cards in play."""
    found: list[Card] = []
    index = index_of(table)
    for thing in player.in_play:
        piece = table.cards[thing]
        card = TableCard(table, thing, True)
        card.active = index.is_active(thing)
        if piece.bearer != NOTHING:
            card.bearer = HANDLES[piece.bearer]
        card.wounds = piece.wounds if card.is_character else 0
        card.tokens = piece.tokens
        card.token_culture = piece.culture_tokens if piece.tokens else ""
        if table.used_in_phase:
            numbers = range(len(piece.printed.abilities))
            card.used = sum([times_used(table, thing, number, terms.THIS_PHASE) for number in numbers])
        card.ring_bearer = thing == player.ring_bearer
        found.append(card)
    return found
