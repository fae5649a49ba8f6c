"""The table of Embers, and the atoms: the only writers of it."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, items, number, numbers, text
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.table import Piece, Stamp, Table, own

KINDS: Final = ("twig", "log", "gust", "wall", "shield", "draught", "owl", "phoenix")
DECK: Final = "deck"
HAND: Final = "hand"
FRONT: Final = "front"
ASH: Final = "ash"


class Card(Piece):
    """One card: what it is, where it lies, whose it is, who has seen it, how often it was shuffled away."""

    __slots__ = ("kind", "zone", "owner", "seen_by", "shuffled")

    def __init__(self, stamp: Stamp, kind: str) -> None:
        super().__init__(stamp)
        self.kind = kind
        self.zone = DECK
        self.owner = -1
        self.seen_by = 0
        self.shuffled = 0

    def copy(self) -> Card:
        twin = Card(self.stamp, self.kind)
        twin.zone, twin.owner, twin.seen_by, twin.shuffled = self.zone, self.owner, self.seen_by, self.shuffled
        return twin


class EmbersTable(Table):
    """Cards, embers, and whose turn it is."""

    def __init__(self, seats: int, dice: Dice, original: EmbersTable | None = None) -> None:
        super().__init__(seats, dice, original)
        self.cards: list[Card] = []
        self.deck: list[Thing] = []
        self.ash: list[Thing] = []
        self.hands: list[list[Thing]] = [[] for _ in range(seats)]
        self.fronts: list[list[Thing]] = [[] for _ in range(seats)]
        self.embers = [0] * seats
        self.turn = 0

    def copy(self) -> EmbersTable:
        twin = EmbersTable(self.seats, self.dice.copy(), self)
        twin.cards, twin.deck, twin.ash = self.cards[:], self.deck[:], self.ash[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.fronts = [front[:] for front in self.fronts]
        twin.embers = self.embers[:]
        twin.turn = self.turn
        return twin

    def to_data(self) -> dict[str, Data]:
        cards: list[Data] = [[c.kind, c.zone, c.owner, c.seen_by, c.shuffled] for c in self.cards]
        return self.own_data() | {
            "cards": cards,
            "deck": list(self.deck),
            "ash": list(self.ash),
            "hands": [list(hand) for hand in self.hands],
            "fronts": [list(front) for front in self.fronts],
            "embers": list(self.embers),
            "turn": self.turn,
        }

    def read(self, data: dict[str, Data]) -> None:
        """Restores saved data, except what every table has."""
        for saved in items(data["cards"]):
            kind, zone, owner, seen_by, shuffled = items(saved)
            card = Card(self.stamp, text(kind))
            card.zone, card.owner = text(zone), number(owner)
            card.seen_by, card.shuffled = number(seen_by), number(shuffled)
            self.cards.append(card)
        self.deck, self.ash = numbers(data["deck"]), numbers(data["ash"])
        self.hands = [numbers(hand) for hand in items(data["hands"])]
        self.fronts = [numbers(front) for front in items(data["fronts"])]
        self.embers = numbers(data["embers"])
        self.turn = number(data["turn"])

    def seats_in_order(self) -> tuple[Seat, ...]:
        """Returns the seats in order from the player whose turn it is, without players who are out."""
        seats = [(self.turn + place) % self.seats for place in range(self.seats)]
        return tuple([seat for seat in seats if self.embers[seat] > 0])

    def pile(self, zone: str, owner: Seat) -> list[Thing]:
        """Returns the pile a card in this zone lies in."""
        if zone == HAND:
            return self.hands[owner]
        if zone == FRONT:
            return self.fronts[owner]
        return self.deck if zone == DECK else self.ash

    # Atoms.

    def move(self, card: Thing, zone: str, owner: Seat = -1) -> None:
        """Moves a card to another pile."""
        piece = own(self, self.cards, card)
        self.pile(piece.zone, piece.owner).remove(card)
        self.pile(zone, owner).append(card)
        piece.zone, piece.owner = zone, owner
        self.changed()

    def draw(self, seat: Seat) -> None:
        """Draws the top card of the deck into a hand; only its holder may know it."""
        card = self.deck[0]
        self.move(card, HAND, seat)
        self.revealed()
        name = Name(self.cards[card].kind)
        told = Message("log-drew-card", {"player": Player(seat), "card": name})
        self.tell(told, (seat,), Message("log-drew", {"player": Player(seat)}))

    def show(self, card: Thing, seat: Seat) -> None:
        """Shows a hidden card to a seat."""
        own(self, self.cards, card).seen_by |= 1 << seat
        self.changed()
        self.revealed()

    def shuffle(self) -> None:
        """Shuffles the deck, after which no card in it is known."""
        self.dice.shuffle(DECK, self.deck)
        for card in self.deck:
            piece = own(self, self.cards, card)
            piece.seen_by = 0
            piece.shuffled += 1
        self.changed()

    def become(self, card: Thing, kind: str) -> None:
        """Gives a hidden card another identity, for dealing anew."""
        own(self, self.cards, card).kind = kind
        self.changed()

    def add_embers(self, seat: Seat, amount: int) -> None:
        """Adds or removes embers, never below zero."""
        self.embers[seat] = max(0, self.embers[seat] + amount)
        id = "log-gained" if amount >= 0 else "log-lost"
        self.tell(Message(id, {"player": Player(seat), "amount": abs(amount), "embers": self.embers[seat]}))
        self.changed()

    def pass_turn_to(self, seat: Seat) -> None:
        """Begins another player's turn."""
        self.turn = seat
        self.changed()
