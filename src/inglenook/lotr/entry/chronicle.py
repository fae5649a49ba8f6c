"""The account of a card game: sites, skirmishes, the dead, wounds and burdens, who won most, and who fell to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.views.chronicle import Chronicle, names_in, number_in, seat_in
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed

SITES: Final = "account-sites"
SKIRMISHES: Final = "account-skirmishes"
MINIONS: Final = "account-minions"
COMPANIONS: Final = "account-companions"
WOUNDS: Final = "account-wounds"
BURDENS: Final = "account-burdens"
PLAYED: Final = "account-played"

GREAT_MINION: Final = 10
"""From this strength on the death of a minion may turn a game."""

MANY_BURDENS: Final = 2
"""So many at once may."""

FEW_WINS: Final = 2
"""Who won fewer skirmishes does not stand out."""

MOST_SLAYERS: Final = 4
"""So many of those who killed companions are named."""


class LotrChronicle(Chronicle):
    """Hears a card game."""

    counted_in = "account-turn"
    counted = (SITES, SKIRMISHES, MINIONS, COMPANIONS, WOUNDS, BURDENS, PLAYED)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.counts[SITES][:] = [1] * seats  # where every fellowship sets out
        self.mover = -1
        self.numbered = 0
        self.moves: list[Message] = []
        """Those of this turn."""
        self.skirmish: list[Message] = []
        """Who meets in the skirmish under way, and with which strengths."""
        self.wins: Counter[tuple[int, str]] = Counter()
        self.fallen: dict[tuple[str, ...], list[str]] = {}
        """By the minions that won together, the companions that died in those skirmishes."""
        self.winners: list[str] = []

    def turn(self) -> int:
        return self.numbered

    def hear(self, message: Message) -> None:
        owner = seat_in(message, "owner")
        player = seat_in(message)
        if message.id == "log-turn":
            self.mover, self.numbered, self.moves = player, number_in(message, "number"), []
        elif message.id == "log-phase" and self.winners:
            self.skirmish, self.winners = [], []
        elif message.id == "log-moved":
            self.moved(message)
        elif message.id == "log-skirmish":
            self.skirmish, self.winners = [message], []
        elif message.id == "log-strengths":
            self.skirmish = [*self.skirmish[:1], message]
        elif message.id == "log-wins":
            if not self.winners:  # several minions win one skirmish together
                self.count(SKIRMISHES, owner)
            self.winners += names_in(message, "card")
            self.wins.update([(owner, name) for name in names_in(message, "card")])
        elif message.id == "log-killed":
            self.killed(message, owner)
        elif message.id == "log-wounded" and is_companion(message):
            self.count(WOUNDS, owner)
        elif message.id in ("log-bid", "log-burdens"):
            self.burdened(message, player)
        elif message.id in ("log-played", "log-played-on"):
            self.count(PLAYED, player)
        elif message.id in ("log-corrupted", "log-ring-bearer-killed"):
            self.mark(100, message)
        elif message.id == "log-won":
            self.mark(90, *(self.moves[-1:] or [message]))

    def moved(self, message: Message) -> None:
        """The second move of a turn may turn a game."""
        seat, site = seat_in(message), number_in(message, "number")
        self.counts[SITES][seat] = max(self.counts[SITES][seat], site)
        self.moves.append(message)
        if len(self.moves) > 1:
            self.mark(3 * len(self.moves), message)

    def killed(self, message: Message, owner: int) -> None:
        """A companion that dies may turn a game, and so may a great minion; the skirmish tells how it came."""
        [name] = names_in(message, "card") or [""]
        card = printed(name)
        here = self.skirmish if any(name in names_in(one, what) for one in self.skirmish for what in SIDES) else []
        if is_companion(message):
            self.count(COMPANIONS, owner)
            self.mark(10 + card.strength, message, *here)
            if here and self.winners:
                self.fallen.setdefault(tuple(self.winners), []).append(name)
        elif card.type == terms.MINION_TYPE:
            self.count(MINIONS, self.mover)
            if card.strength >= GREAT_MINION:
                self.mark(card.strength - GREAT_MINION, message, *here)

    def burdened(self, message: Message, seat: int) -> None:
        """Burdens are counted as they stand; several at once may turn a game."""
        burdens = number_in(message, "burdens")
        self.counts[BURDENS][seat] = burdens
        if self.begun and burdens - number_in(message, "before") >= MANY_BURDENS:
            self.mark(burdens, message)

    def stood_out(self) -> list[Message]:
        """Of each seat whoever won most skirmishes, and the minions that companions fell to."""
        told = []
        for seat in range(self.seats):
            own = [(count, name) for (owner, name), count in self.wins.items() if owner == seat]
            count, name = max(own, default=(0, ""))
            if count >= FEW_WINS:
                told.append(
                    Message("account-champion", {"card": Name(name), "player": Player(seat), "skirmishes": count})
                )
        for slayers, victims in list(self.fallen.items())[:MOST_SLAYERS]:
            if all(printed(name).type == terms.MINION_TYPE for name in slayers):
                told.append(Message("account-slayer", {"cards": named(slayers), "victims": named(victims)}))
        return told


SIDES: Final = ("fighter", "minions")


def named(cards: Iterable[str]) -> Argument:
    """Cards by their names."""
    return tuple([Name(card) for card in cards])


def is_companion(message: Message) -> bool:
    """Whether a line is about a companion."""
    return any(printed(name).type == terms.COMPANION_TYPE for name in names_in(message, "card"))
