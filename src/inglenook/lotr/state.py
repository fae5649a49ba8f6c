"""The pieces of the card game: a card, a player, a modifier that lasts, effects that wait.

Plain data, written only by the atoms.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, fields, items, number, numbers, text
from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.table import Piece, Stamp
from inglenook.lotr.dsl.effects import Later
from inglenook.lotr.dsl.modifiers import Modifier, stat_with_word
from inglenook.lotr.library import Printed, printed

NOBODY: Final[Seat] = -1

NO_PLACE: Final = -1
"""Of a modifier that is narrowed to nobody."""


class Card(Piece):
    """One card: what it is, whose, where, what it bears and is borne by, what lies on it, and who has seen it."""

    __slots__ = (
        "printed",
        "owner",
        "zone",
        "wounds",
        "tokens",
        "culture_tokens",
        "bearer",
        "borne",
        "stacked",
        "controller",
        "seen_by",
        "shuffled",
    )

    def __init__(
        self,
        stamp: Stamp,
        card: Printed,
        owner: Seat,
        zone: str,
        wounds: int = 0,
        tokens: int = 0,
        culture_tokens: str = "",
        bearer: Thing = NOTHING,
        borne: tuple[Thing, ...] = (),
        stacked: tuple[Thing, ...] = (),
        controller: Seat = NOBODY,
        seen_by: int = 0,
        shuffled: int = 0,
    ) -> None:
        self.stamp = stamp
        self.printed = card
        self.owner = owner
        self.zone = zone
        self.wounds = wounds
        self.tokens = tokens
        self.culture_tokens = culture_tokens
        """The culture of the tokens on it (LR-31.1)."""
        self.bearer = bearer
        """The card it is borne by or stacked on."""
        self.borne = borne
        self.stacked = stacked
        self.controller = controller
        """Of a controlled site (LR-30.5)."""
        self.seen_by = seen_by
        """The seats that saw it while it was hidden, one bit each."""
        self.shuffled = shuffled
        """How often it became hidden: handles change with it."""

    def copy(self) -> Card:
        return Card(
            self.stamp,
            self.printed,
            self.owner,
            self.zone,
            self.wounds,
            self.tokens,
            self.culture_tokens,
            self.bearer,
            self.borne,
            self.stacked,
            self.controller,
            self.seen_by,
            self.shuffled,
        )

    def to_data(self) -> Data:
        """The card as plain data."""
        where: list[Data] = [self.printed.id, self.owner, self.zone, self.wounds, self.tokens, self.culture_tokens]
        on: list[Data] = [self.bearer, list(self.borne), list(self.stacked), self.controller]
        return [*where, *on, self.seen_by, self.shuffled]

    @staticmethod
    def from_data(stamp: Stamp, data: Data) -> Card:
        """The card that was saved."""
        id, owner, zone, wounds, tokens, culture, bearer, borne, stacked, controller, seen_by, shuffled = items(data)
        return Card(
            stamp,
            printed(text(id)),
            number(owner),
            text(zone),
            number(wounds),
            number(tokens),
            text(culture),
            number(bearer),
            tuple(numbers(borne)),
            tuple(numbers(stacked)),
            number(controller),
            number(seen_by),
            number(shuffled),
        )


class Player(Piece):
    """What a seat has: its piles, its fellowship's place, its burdens, its Ring-bearer."""

    __slots__ = (
        "deck",
        "hand",
        "discard",
        "dead",
        "adventure",
        "in_play",
        "site",
        "burdens",
        "bid",
        "ring_bearer",
        "ring",
        "wearing",
        "taken_into_hand",
        "reshuffled",
        "out",
    )

    def __init__(self, stamp: Stamp) -> None:
        super().__init__(stamp)
        self.deck: tuple[Thing, ...] = ()
        """The draw deck, top first."""
        self.hand: tuple[Thing, ...] = ()
        self.discard: tuple[Thing, ...] = ()
        """The discard pile, the latest card last."""
        self.dead: tuple[Thing, ...] = ()
        self.adventure: tuple[Thing, ...] = ()
        self.in_play: tuple[Thing, ...] = ()
        """All cards of the player in play, borne ones too, sites not, in the order they came."""
        self.site = 0
        """The number of the site where the player marker stands (LR-9.5)."""
        self.burdens = 0
        self.bid = 0
        self.ring_bearer: Thing = NOTHING
        self.ring: Thing = NOTHING
        self.wearing = False
        self.taken_into_hand = 0
        """Cards that came to hand in this fellowship phase (LR-11.12)."""
        self.reshuffled = False
        """The discard pile was made into a deck once (LR-6.19)."""
        self.out = False

    def copy(self) -> Player:
        twin = Player(self.stamp)
        twin.deck = self.deck
        twin.hand = self.hand
        twin.discard = self.discard
        twin.dead = self.dead
        twin.adventure = self.adventure
        twin.in_play = self.in_play
        twin.site = self.site
        twin.burdens = self.burdens
        twin.bid = self.bid
        twin.ring_bearer = self.ring_bearer
        twin.ring = self.ring
        twin.wearing = self.wearing
        twin.taken_into_hand = self.taken_into_hand
        twin.reshuffled = self.reshuffled
        twin.out = self.out
        return twin

    def to_data(self) -> Data:
        """The player as plain data."""
        return {
            "deck": list(self.deck),
            "hand": list(self.hand),
            "discard": list(self.discard),
            "dead": list(self.dead),
            "adventure": list(self.adventure),
            "in_play": list(self.in_play),
            "site": self.site,
            "burdens": self.burdens,
            "bid": self.bid,
            "ring_bearer": self.ring_bearer,
            "ring": self.ring,
            "wearing": self.wearing,
            "taken_into_hand": self.taken_into_hand,
            "reshuffled": self.reshuffled,
            "out": self.out,
        }

    @staticmethod
    def from_data(stamp: Stamp, data: Data) -> Player:
        """The player that was saved."""
        saved = fields(data)
        player = Player(stamp)
        player.deck = tuple(numbers(saved["deck"]))
        player.hand = tuple(numbers(saved["hand"]))
        player.discard = tuple(numbers(saved["discard"]))
        player.dead = tuple(numbers(saved["dead"]))
        player.adventure = tuple(numbers(saved["adventure"]))
        player.in_play = tuple(numbers(saved["in_play"]))
        player.site = number(saved["site"])
        player.burdens = number(saved["burdens"])
        player.bid = number(saved["bid"])
        player.ring_bearer = number(saved["ring_bearer"])
        player.ring = number(saved["ring"])
        player.wearing = bool(saved["wearing"])
        player.taken_into_hand = number(saved["taken_into_hand"])
        player.reshuffled = bool(saved["reshuffled"])
        player.out = bool(saved["out"])
        return player


class Shift:
    """A card has changed its zone, where it was before."""

    __slots__ = ("card", "zone")

    def __init__(self, card: Thing, zone: str) -> None:
        self.card: Final = card
        self.zone: Final = zone


class Lasting:
    """A modifier for a time (LR-10.13): plain values, shared by copies of the table and never changed.

    `cards` are those it reaches, fixed when it began (LR-26.36); none for one of the whole table.
    """

    __slots__ = ("source", "card", "stat", "amount", "word", "changes", "cards", "until", "place")

    def __init__(
        self,
        source: str,
        card: Thing,
        stat: str,
        amount: int,
        word: str,
        cards: tuple[Thing, ...],
        until: str,
        place: int = NO_PLACE,
    ) -> None:
        self.source: Final = source
        """The definition of the card it comes from, for explanations."""
        self.card: Final = card
        self.stat: Final = stat
        self.amount: Final = amount
        self.word: Final = word
        self.changes: Final = stat_with_word(stat, word)
        self.cards: Final = cards
        self.until: Final = until
        self.place: Final = place
        """Which of the definition's modifiers it is, where that says by or on whom (`Walked.modifiers`)."""

    def narrowed(self) -> Modifier | None:
        """The words of the modifier, if they narrow it: "cannot be discarded by Shadow cards"."""
        return None if self.place == NO_PLACE else printed(self.source).words.modifiers[self.place]

    def reaching(self, cards: tuple[Thing, ...]) -> Lasting:
        """The same for other cards."""
        return Lasting(self.source, self.card, self.stat, self.amount, self.word, cards, self.until, self.place)

    def to_data(self) -> Data:
        """The modifier as plain data."""
        return [self.source, self.card, self.stat, self.amount, self.word, list(self.cards), self.until, self.place]

    @staticmethod
    def from_data(data: Data) -> Lasting:
        """The modifier that was saved."""
        source, card, stat, amount, word, cards, until, *place = items(data)
        reached = tuple(numbers(cards))
        narrowed = number(place[0]) if place else NO_PLACE  # games saved before there was one
        return Lasting(
            text(source), number(card), text(stat), number(amount), text(word), reached, text(until), narrowed
        )


class Waiting:
    """Effects that follow if something happens in time (`words.effects.Later`): plain values, never changed.

    The words are not copied: the path says where they stand on the card.
    """

    __slots__ = ("source", "card", "seat", "ability", "path", "memory", "numbers", "until", "place")

    def __init__(
        self,
        source: str,
        card: Thing,
        seat: Seat,
        ability: int,
        path: str,
        memory: tuple[tuple[str, tuple[Thing, ...]], ...],
        numbers: tuple[tuple[str, int], ...],
        until: str,
        place: int = 0,
    ) -> None:
        self.source: Final = source
        """The definition of the card that says it."""
        self.card: Final = card
        self.seat: Final = seat
        self.ability: Final = ability
        self.path: Final = path
        self.memory: Final = memory
        """The cards that the ability had remembered by name."""
        self.numbers: Final = numbers
        self.until: Final = until
        self.place: Final = place
        """How many of the same ability wait already: announced twice, it follows twice."""

    def words(self) -> Later:
        """What is waited for, and what follows."""
        found = printed(self.source).part(self.path)
        assert isinstance(found, Later), f"{self.source} has nothing for later at {self.path}"
        return found

    def to_data(self) -> Data:
        """The same as plain data."""
        memory: list[Data] = [[name, list(cards)] for name, cards in self.memory]
        counted: list[Data] = [[name, value] for name, value in self.numbers]
        return [self.source, self.card, self.seat, self.ability, self.path, memory, counted, self.until, self.place]

    @staticmethod
    def from_data(data: Data) -> Waiting:
        """What was saved."""
        source, card, seat, ability, path, memory, counted, until, *place = items(data)
        names = [items(pair) for pair in items(memory)]
        amounts = [items(pair) for pair in items(counted)]
        return Waiting(
            text(source),
            number(card),
            number(seat),
            number(ability),
            text(path),
            tuple([(text(name), tuple(numbers(cards))) for name, cards in names]),
            tuple([(text(name), number(value)) for name, value in amounts]),
            text(until),
            number(place[0]) if place else 0,  # games saved before there was one
        )
