"""The summary of a card game: sites, skirmishes, deaths, wounds, burdens, best fighters and their victims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from inglenook.chronicle import Chronicle, names_in, number_in, seat_in
from inglenook.kernel.messages import Argument, Message, Name, Player
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
"""Minimum strength of a minion whose death may be a turning point."""

MANY_BURDENS: Final = 2
"""Minimum number of burdens added at once that may be a turning point."""

FEW_WINS: Final = 2
"""Minimum number of skirmishes won by a card that stands out."""

MOST_SLAYERS: Final = 4
"""Maximum number of slayers of companions named in a summary."""


class LotrChronicle(Chronicle):
    """Collects the summary of a card game from its log."""

    counted_in = "account-turn"
    counted = (SITES, SKIRMISHES, MINIONS, COMPANIONS, WOUNDS, BURDENS, PLAYED)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.counts[SITES][:] = [1] * seats  # every fellowship starts at site 1
        self.mover = -1
        self.numbered = 0
        self.moves: list[Message] = []
        """The moves of the current turn."""
        self.skirmish: list[Message] = []
        """The participants of the current skirmish and their strengths."""
        self.wins: Counter[tuple[int, str]] = Counter()
        self.fallen: dict[tuple[str, ...], list[str]] = {}
        """The companions killed, by the minions that won the skirmish together."""
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
        """Records a move; the second move of a turn may be a turning point."""
        seat, site = seat_in(message), number_in(message, "number")
        self.counts[SITES][seat] = max(self.counts[SITES][seat], site)
        self.moves.append(message)
        if len(self.moves) > 1:
            self.mark(3 * len(self.moves), message)

    def killed(self, message: Message, owner: int) -> None:
        """Records a death; that of a companion or great minion may be a turning point, explained by its skirmish."""
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
        """Records burdens; several burdens added at once may be a turning point."""
        burdens = number_in(message, "burdens")
        self.counts[BURDENS][seat] = burdens
        if self.begun and burdens - number_in(message, "before") >= MANY_BURDENS:
            self.mark(burdens, message)

    def stood_out(self) -> list[Message]:
        """Returns the character of each seat that won most skirmishes, and the minions that killed companions."""
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
    """Returns cards as a message argument."""
    return tuple([Name(card) for card in cards])


def is_companion(message: Message) -> bool:
    """Whether a message is about a companion."""
    return any(printed(name).type == terms.COMPANION_TYPE for name in names_in(message, "card"))
