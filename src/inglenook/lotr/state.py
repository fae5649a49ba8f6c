"""The pieces of the card game: a card, a player, a lasting modifier, waiting effects.

All of them are plain data, written only by the atoms.
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
"""Place of a lasting modifier without further restrictions."""


class Card(Piece):
    """One card: its definition, owner, zone, wounds and tokens, the cards on it, its bearer, and who has seen it."""

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
        """The culture of the tokens on the card (LR-31.1)."""
        self.bearer = bearer
        """The card that bears this card or that this card is stacked on."""
        self.borne = borne
        self.stacked = stacked
        self.controller = controller
        """The seat that controls the site, if the card is a controlled site (LR-30.5)."""
        self.seen_by = seen_by
        """The seats that saw the card while it was hidden, one bit each."""
        self.shuffled = shuffled
        """Number of times the card became hidden; its handle changes each time."""

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
        """Returns the card as plain data."""
        where: list[Data] = [self.printed.id, self.owner, self.zone, self.wounds, self.tokens, self.culture_tokens]
        on: list[Data] = [self.bearer, list(self.borne), list(self.stacked), self.controller]
        return [*where, *on, self.seen_by, self.shuffled]

    @staticmethod
    def from_data(stamp: Stamp, data: Data) -> Card:
        """Restores a card from saved data."""
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
    """A seat's piles, the place of its fellowship, its burdens and its Ring-bearer."""

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
        """All cards of the player in play, borne cards included, sites excluded, in the order in which they came."""
        self.site = 0
        """The number of the site where the player marker stands (LR-9.5)."""
        self.burdens = 0
        self.bid = 0
        self.ring_bearer: Thing = NOTHING
        self.ring: Thing = NOTHING
        self.wearing = False
        self.taken_into_hand = 0
        """Number of cards taken into hand in this fellowship phase (LR-11.12)."""
        self.reshuffled = False
        """True if the discard pile has been made into a deck once (LR-6.19)."""
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
        """Returns the player as plain data."""
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
        """Restores a player from saved data."""
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
    """A card that has changed its zone, with the zone it left."""

    __slots__ = ("card", "zone")

    def __init__(self, card: Thing, zone: str) -> None:
        self.card: Final = card
        self.zone: Final = zone


class Lasting:
    """A modifier that lasts for a time (LR-10.13): plain values, shared by copies of the table and never changed.

    `cards` are the cards it affects, fixed when it began (LR-26.36); empty if it affects the whole table.
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
        """Id of the definition of the card that the modifier comes from, for explanations."""
        self.card: Final = card
        self.stat: Final = stat
        self.amount: Final = amount
        self.word: Final = word
        self.changes: Final = stat_with_word(stat, word)
        self.cards: Final = cards
        self.until: Final = until
        self.place: Final = place
        """Index of the modifier in the definition (`Walked.modifiers`), if that restricts by or on whom it applies."""

    def narrowed(self) -> Modifier | None:
        """Returns the modifier's definition if it has restrictions, such as "cannot be discarded by Shadow cards"."""
        return None if self.place == NO_PLACE else printed(self.source).words.modifiers[self.place]

    def reaching(self, cards: tuple[Thing, ...]) -> Lasting:
        """Returns the same modifier for other cards."""
        return Lasting(self.source, self.card, self.stat, self.amount, self.word, cards, self.until, self.place)

    def to_data(self) -> Data:
        """Returns the modifier as plain data."""
        return [self.source, self.card, self.stat, self.amount, self.word, list(self.cards), self.until, self.place]

    @staticmethod
    def from_data(data: Data) -> Lasting:
        """Restores a lasting modifier from saved data."""
        source, card, stat, amount, word, cards, until, *place = items(data)
        reached = tuple(numbers(cards))
        narrowed = number(place[0]) if place else NO_PLACE  # missing in games saved before this field existed
        return Lasting(
            text(source), number(card), text(stat), number(amount), text(word), reached, text(until), narrowed
        )


class Waiting:
    """Effects that follow if something happens in time (`dsl.effects.Later`): plain values, never changed.

    The effects are not copied: `path` points to them in the card's text.
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
        """Id of the definition of the card that announced the effects."""
        self.card: Final = card
        self.seat: Final = seat
        self.ability: Final = ability
        self.path: Final = path
        self.memory: Final = memory
        """The cards that the ability had remembered by name."""
        self.numbers: Final = numbers
        self.until: Final = until
        self.place: Final = place
        """Number of equal effects already waiting: an effect announced twice follows twice."""

    def words(self) -> Later:
        """Returns the awaited happening and the effects that follow."""
        found = printed(self.source).part(self.path)
        assert isinstance(found, Later), f"{self.source} has nothing for later at {self.path}"
        return found

    def to_data(self) -> Data:
        """Returns the waiting effects as plain data."""
        memory: list[Data] = [[name, list(cards)] for name, cards in self.memory]
        counted: list[Data] = [[name, value] for name, value in self.numbers]
        return [self.source, self.card, self.seat, self.ability, self.path, memory, counted, self.until, self.place]

    @staticmethod
    def from_data(data: Data) -> Waiting:
        """Restores waiting effects from saved data."""
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
            number(place[0]) if place else 0,  # missing in games saved before this field existed
        )
