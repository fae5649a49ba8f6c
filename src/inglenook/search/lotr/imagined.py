"""What a seat sees of a position that was dealt anew, read from the table itself.

In such a position there is nothing to hide, and a view takes longer than all the thinking about it.  What is read here
is what the seat's view would say, number for number: a test compares them.  Numbers are looked up when they are asked
for, since most of them never are.
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
"""A number that nobody has asked for so far."""

HANDLES: Final = [str(thing) for thing in range(1000)]
"""What things are called here."""


class TableCard(Card):
    """A card on a table, whose numbers are computed when they are wanted."""

    def __init__(self, table: LotrTable, thing: Thing, known: bool) -> None:
        piece = table.cards[thing]
        super().__init__(piece.owner, HANDLES[thing], piece.printed.definition if known else UNKNOWN)
        self.table: Final = table
        self.thing: Final = thing
        self.priced = False
        """Whether it lies in the viewer's hand, where its cost is seen."""
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
        """Whether its numbers are those of a card in play."""
        return self.table.cards[self.thing].zone == terms.PLAY

    def active_numbers(self) -> bool:
        """Whether it has a strength and a vitality of its own that may differ from what is printed."""
        return self.is_character and self.is_in_play()


class Imagined(Seen):
    """The table of a game dealt anew, as one of its seats would see it."""

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
        """Those of some things that are in play."""
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
        """The card in play or in hand; else one of which only what is printed is known."""
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
    """What lies before a player, as the viewer sees it."""
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
    if NOTHING in table.path:  # where a controlled site was
        side.controlled = len(
            [piece for piece in table.cards if piece.zone == terms.CONTROLLED and piece.controller == seat]
        )
    return side


def hand_of(table: LotrTable, viewer: Seat, seat: Seat, player: Player) -> list[Card]:
    """A hand: one's own with what the cards cost, of others the backs of what was not seen."""
    hand: list[Card] = []
    for thing in player.hand:
        card = TableCard(table, thing, seat == viewer or knows(table, viewer, thing))
        card.priced = seat == viewer
        hand.append(card)
    return hand


def in_play_of(table: LotrTable, player: Player) -> list[Card]:
    """The cards of a player in play."""
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
