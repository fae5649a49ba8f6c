"""The account of a game of Talisman: fights, lives, characters lost, points gained, and memorable enemies."""

from __future__ import annotations

from collections import Counter
from typing import Final

from inglenook.chronicle import Chronicle, names_in, number_in, seat_in
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl.abilities import OpensValleyOfFire
from inglenook.talisman.dsl.definitions import CardDefinition

DEATHS: Final = "account-deaths"
WON: Final = "account-fights-won"
LOST: Final = "account-fights-lost"
LIVES: Final = "account-lives"
STRENGTH: Final = "account-strength"
CRAFT: Final = "account-craft"
GOLD: Final = "account-gold"
SPELLS: Final = "account-spells"

SUMS: Final = {
    "log-lost-life": LIVES,
    "log-gained-strength": STRENGTH,
    "log-gained-craft": CRAFT,
    "log-gained-gold": GOLD,
}
"""Sums to which messages with an amount are added."""

WEIGHTS: Final = {
    "log-died": 50,
    "log-conceded": 50,
    "log-reached-crown": 40,
    "log-command": 30,
    "log-toad": 20,
    "log-portal-opens": 15,
    "log-quest-done": 12,
}
"""Importance of the messages after which the game may have turned."""

GREAT_ENEMY: Final = 6
"""Strength or Craft from which an enemy is memorable."""

GREAT_GAIN: Final = 2
"""Points gained at once from which a gain may turn the game."""

OFTEN: Final = 3
"""Uses from which a card stands out."""


class TalismanChronicle(Chronicle):
    """Collects the account of a game of Talisman from its messages."""

    counted_in = "account-turn"
    counted = (WON, LOST, LIVES, DEATHS, STRENGTH, CRAFT, GOLD, SPELLS)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.fight: list[Message] = []
        """Messages about the current fight: the fighters and the scores."""
        self.great: list[tuple[int, int, str]] = []
        """Great enemies that were killed, as strength, killer's seat and card id."""
        self.used: Counter[tuple[int, str]] = Counter()

    def turn(self) -> int:
        """Returns the round."""
        return -(-self.begun // self.seats)

    def hear(self, message: Message) -> None:
        seat = seat_in(message)
        if message.id in ("log-combat", "log-psychic-combat"):
            self.fight = [message]
        elif message.id == "log-scores":
            self.fight = [*self.fight[:1], message]
        elif message.id == "log-turn":
            self.fight = []
        elif message.id == "log-killed":
            self.killed(message, seat)
        elif message.id in ("log-fight-won", "log-fight-lost"):
            self.fought(message, seat)
        elif message.id in ("log-cast", "log-cast-on", "log-cast-self"):
            self.count(SPELLS, seat)
        elif message.id == "log-used":
            self.used.update([(seat, name) for name in names_in(message, "card")])
        elif message.id == "log-took" and is_talisman(message):
            self.mark(25, message)
        elif message.id in SUMS:
            self.summed(message, seat)
        elif message.id in WEIGHTS:
            died = message.id == "log-died"
            self.count(DEATHS, seat, int(died))
            self.mark(WEIGHTS[message.id], message, *(self.fight if died and self.fight_of(seat) else ()))

    def fight_of(self, seat: int) -> bool:
        """Whether the seat takes part in the current fight."""
        return any(seat in (seat_in(one), seat_in(one, "foe")) for one in self.fight)

    def killed(self, message: Message, seat: int) -> None:
        """Counts a beaten enemy."""
        self.count(WON, seat)
        for name in names_in(message, "card"):
            points = might(CARDS[name])
            if points >= GREAT_ENEMY:
                self.great.append((points, seat, name))
                self.mark(points - GREAT_ENEMY, message, *self.fight)

    def fought(self, message: Message, seat: int) -> None:
        """Counts a fight between two characters for both of them."""
        won = message.id == "log-fight-won"
        self.count(WON if won else LOST, seat)
        other = seat_in(message, "foe")
        if other >= 0:
            self.count(LOST if won else WON, other)

    def summed(self, message: Message, seat: int) -> None:
        """Adds up points won and lives lost; several points at once may turn a game."""
        amount = number_in(message, "amount")
        self.count(SUMS[message.id], seat, amount)
        if SUMS[message.id] in (STRENGTH, CRAFT) and amount >= GREAT_GAIN:
            self.mark(amount, message)

    def stood_out(self) -> list[Message]:
        """Returns each seat's greatest killed enemy and most used card."""
        told = []
        for seat in range(self.seats):
            points, _, enemy = max([one for one in self.great if one[1] == seat], default=(0, seat, ""))
            if points:
                told.append(Message("account-greatest-enemy", {"player": Player(seat), "card": Name(enemy)}))
            own = [(count, name) for (owner, name), count in self.used.items() if owner == seat]
            times, card = max(own, default=(0, ""))
            if times >= OFTEN:
                told.append(Message("account-most-used", {"player": Player(seat), "card": Name(card), "times": times}))
        return told


def might(card: CardDefinition) -> int:
    """Returns the strength of an enemy: the higher of Strength and Craft."""
    return max(card.strength, card.craft)


def is_talisman(message: Message) -> bool:
    """Whether a message is about a card that opens the Valley of Fire."""
    cards = [CARDS[name] for name in names_in(message, "card") if name in CARDS]
    return any(isinstance(ability, OpensValleyOfFire) for card in cards for ability in card.abilities)
