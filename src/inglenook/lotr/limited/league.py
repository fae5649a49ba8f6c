"""A league: a draft or sealed decks for up to eight, decks built from these, and rounds of games (LG-112, LG-113).

Like a game it is what was agreed and what was done since, and nothing else: who has the deeds has the league.  Nothing
in it looks at a clock or rolls a die; what was opened and who was paired stands in the deeds.  What is due by itself,
the picks of bots, those of whoever took too long, rounds and results, `due` says when it is asked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.rulebook import Reason
from inglenook.lotr.decks.deck import Deck, deck_of
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.limited import bot_drafting, products
from inglenook.lotr.limited.swiss import BYE, Pair, Played, Standing, pair_up, standings

Kind = Literal["draft", "sealed"]
DRAFT: Final = "draft"
SEALED: Final = "sealed"

Phase = Literal["waiting", "drafting", "building", "playing", "over"]
WAITING: Final = "waiting"
DRAFTING: Final = "drafting"
BUILDING: Final = "building"
PLAYING: Final = "playing"
OVER: Final = "over"

SIT: Final = "sit"
LEAVE: Final = "leave"
BEGIN: Final = "begin"
PICK: Final = "pick"
DECK: Final = "deck"
ROUND: Final = "round"
RESULT: Final = "result"
SAY: Final = "say"

BOT: Final = "bot"
CLOCK: Final = "clock"
FEWEST: Final = 2
MOST: Final = 8
MOST_SAID: Final = 500
"""So much can be said in a league, in all."""


class NotNow(InglenookError):
    """Something that cannot be done in a league as it stands."""


@dataclass(frozen=True)
class Agreed:
    """What was agreed when a league was laid.  A clock of 0 seconds never runs out."""

    kind: Kind
    product: str
    seats: int
    rounds: int
    pick_seconds: int = 0
    build_seconds: int = 0


@dataclass(frozen=True)
class Deed:
    """One thing that was done: what, by which seat (-1: by none), in which words, and when.

    `by` is the guest who sits down, or who did it in place of the one in the seat: "bot", "clock".
    """

    number: int
    kind: str
    seat: int = -1
    words: tuple[str, ...] = ()
    at: float = 0.0
    by: str = ""


@dataclass(frozen=True)
class Said:
    """A line that somebody wrote for all in the league to read."""

    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass
class Sitter:
    """Who sits in a seat, and what is there: the packs that came and were not picked from yet, the pool, the deck."""

    guest: str = ""
    name: str = ""
    packs: list[list[str]] = field(default_factory=list)
    since: float = 0.0
    """Since when the first of these packs can be picked from."""
    pool: list[str] = field(default_factory=list)
    deck: Deck | None = None

    @property
    def is_bot(self) -> bool:
        """Whether nobody sits there, so that a bot plays."""
        return not self.guest


class League:
    """A league as its deeds have left it."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed: Final = agreed
        self.product: Final = products.PRODUCTS[agreed.product]
        self.stock: Final = tuple(products.stock(self.product)) if agreed.kind == DRAFT else ()
        self.sitters: Final = [Sitter() for _seat in range(agreed.seats)]
        self.phase: Phase = WAITING
        self.version = 0
        self.booster = 0
        """Which booster of the draft goes round, from 0."""
        self.boosters: list[list[str]] = []
        self.built_since = 0.0
        self.rounds: list[list[Pair]] = []
        self.played: list[Played] = []
        self.results: dict[tuple[int, int], int] = {}
        """Who won, by round and pair; BYE: nobody."""
        self.said: list[Said] = []

    # What can be done: each gives the deed, which counts when it is kept.

    def sit(self, guest: str, name: str, now: float) -> Deed:
        """Somebody sits down in the first free seat."""
        self._only(WAITING)
        if self.seat_of(guest) >= 0:
            raise NotNow("league-error-sits")
        free = [seat for seat, sitter in enumerate(self.sitters) if sitter.is_bot]
        if not free:
            raise NotNow("league-error-full")
        return self._deed(SIT, free[0], (name,), now, guest)

    def leave(self, guest: str, now: float) -> Deed:
        """Somebody gets up; once it has begun, a bot goes on in that seat."""
        return self._deed(LEAVE, self.own_seat(guest), (), now)

    def begin(self, seed: str, now: float) -> Deed:
        """What is opened; bots sit where nobody does."""
        self._only(WAITING)
        deal = products.draft_packs if self.agreed.kind == DRAFT else products.sealed_pools
        opened = deal(self.product, self.agreed.seats, Dice(seed))
        return self._deed(BEGIN, -1, tuple([" ".join(cards) for cards in opened]), now)

    def pick(self, guest: str, card: str, now: float) -> Deed:
        """Somebody takes a card from the pack at hand."""
        self._only(DRAFTING)
        seat = self.own_seat(guest)
        if not self.sitters[seat].packs:
            raise NotNow("league-error-no-pack")
        if card not in self.sitters[seat].packs[0]:
            raise NotNow("league-error-not-in-pack")
        return self._deed(PICK, seat, (card,), now)

    def hand_in(self, guest: str, deck: Deck, now: float) -> Deed:
        """Somebody hands in a deck, which may be changed until everybody has."""
        self._only(BUILDING)
        seat = self.own_seat(guest)
        if self.faults(seat, deck):
            raise NotNow("league-error-deck")
        return self._deed(DECK, seat, (json.dumps(deck.data()),), now)

    def say(self, guest: str, text: str, now: float) -> Deed:
        """Somebody writes a line, at any time."""
        seat = self.own_seat(guest)
        if not text or len(self.said) >= MOST_SAID:
            raise NotNow("league-error-said")
        return self._deed(SAY, seat, (text,), now)

    def suggestion(self, guest: str) -> Deck:
        """The deck that a bot would build from what somebody has."""
        self._only(BUILDING)
        return bot_drafting.build(self.sitters[self.own_seat(guest)].pool, self.stock)

    # What is so.

    def seat_of(self, guest: str) -> int:
        """The seat of a guest; -1 for none."""
        return next((seat for seat, one in enumerate(self.sitters) if guest and one.guest == guest), -1)

    def own_seat(self, guest: str) -> int:
        """The seat of a guest who must have one."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise NotNow("league-error-not-in-it")
        return seat

    def cards_of(self, seat: int) -> list[str]:
        """All that a deck of a seat may be built from."""
        return [*self.sitters[seat].pool, *self.stock]

    def faults(self, seat: int, deck: Deck) -> list[Reason]:
        """All that is wrong with a deck of a seat."""
        return [*legality(deck, self.product.format), *bot_drafting.beyond_pool(deck, self.cards_of(seat))]

    @property
    def direction(self) -> int:
        """Where packs go: to the next seat, with every second booster to the one before."""
        return 1 if self.booster % 2 == 0 else -1

    def pick_ends(self, seat: int) -> float:
        """When the clock of a seat that has a pack runs out; 0: never."""
        sitter = self.sitters[seat]
        return sitter.since + self.agreed.pick_seconds if sitter.packs and self.agreed.pick_seconds else 0.0

    @property
    def build_ends(self) -> float:
        """When decks must have been handed in; 0: whenever."""
        return self.built_since + self.agreed.build_seconds if self.agreed.build_seconds else 0.0

    def standings(self) -> list[Standing]:
        """The table, the best first."""
        return standings(self.agreed.seats, self.played)

    def open_pairs(self) -> list[int]:
        """The pairs of this round whose games are not over, by their places."""
        if not self.rounds:
            return []
        number = len(self.rounds) - 1
        return [place for place in range(len(self.rounds[number])) if (number, place) not in self.results]

    # What is due by itself.

    def due(self, now: float, over: Mapping[int, int], seed: str) -> list[Deed]:
        """What has to be done now without anybody: deeds in their order, none of which stands in another's way.

        `over` tells of the pairs of this round whose games are over who won; `seed` is what pairs of equals are drawn
        from.
        """
        if self.phase == DRAFTING:
            return self._numbered([self._picked(seat, now) for seat in range(self.agreed.seats)])
        if self.phase == BUILDING:
            decks = self._numbered([self._built(seat, now) for seat in range(self.agreed.seats)])
            return decks or ([self._paired(now, seed)] if all(one.deck for one in self.sitters) else [])
        if self.phase == PLAYING:
            results = [
                self._deed(RESULT, -1, (str(place), str(over[place])), now)
                for place in self.open_pairs()
                if place in over
            ]
            return self._numbered([*results]) or ([] if self.open_pairs() else [self._paired(now, seed)])
        return []

    def _picked(self, seat: int, now: float) -> Deed | None:
        """The pick of a bot, or of somebody whose time is up."""
        sitter, ends = self.sitters[seat], self.pick_ends(seat)
        late = 0.0 < ends <= now
        if not sitter.packs or not (sitter.is_bot or late):
            return None
        by = BOT if sitter.is_bot else CLOCK
        return self._deed(PICK, seat, (bot_drafting.pick(sitter.packs[0], sitter.pool),), now, by)

    def _built(self, seat: int, now: float) -> Deed | None:
        """The deck of a bot, or of somebody who has handed in none in time."""
        sitter = self.sitters[seat]
        if sitter.deck or not (sitter.is_bot or 0.0 < self.build_ends <= now):
            return None
        deck = bot_drafting.build(sitter.pool, self.stock)
        return self._deed(DECK, seat, (json.dumps(deck.data()),), now, BOT if sitter.is_bot else CLOCK)

    def _paired(self, now: float, seed: str) -> Deed:
        pairs = pair_up(self.agreed.seats, self.played, Dice(f"{seed} {len(self.rounds)}"))
        return self._deed(ROUND, -1, tuple([f"{one} {other}" for one, other in pairs]), now)

    def _numbered(self, deeds: Sequence[Deed | None]) -> list[Deed]:
        there = [deed for deed in deeds if deed is not None]
        return [Deed(self.version + place, *fields_of(deed)) for place, deed in enumerate(there, 1)]

    def _deed(self, kind: str, seat: int, words: tuple[str, ...], now: float, by: str = "") -> Deed:
        return Deed(self.version + 1, kind, seat, words, now, by)

    def _only(self, phase: Phase) -> None:
        if self.phase != phase:
            raise NotNow("league-error-phase")

    # Following the deeds.

    def follow(self, deed: Deed) -> None:
        """Takes note of what was done."""
        assert deed.number == self.version + 1, "deeds come one after the other"
        self.version = deed.number
        match deed.kind:
            case "sit":
                self.sitters[deed.seat].guest, self.sitters[deed.seat].name = deed.by, deed.words[0]
            case "leave":
                self.sitters[deed.seat].guest = ""
                self.sitters[deed.seat].name = ""
            case "begin":
                self._begun(deed)
            case "pick":
                self._took(deed)
            case "deck":
                self.sitters[deed.seat].deck = deck_of(json.loads(deed.words[0]))
            case "round":
                self.phase = PLAYING
                self.rounds.append([pair_of(words) for words in deed.words])
                for place, pair in enumerate(self.rounds[-1]):
                    if BYE in pair:
                        self._ended(place, BYE)
            case "say":
                name = self.sitters[deed.seat].name
                self.said.append(Said(len(self.said) + 1, deed.seat, name, deed.words[0], deed.at))
            case "result":
                self._ended(int(deed.words[0]), int(deed.words[1]))

    def _begun(self, deed: Deed) -> None:
        cards = [words.split(" ") for words in deed.words]
        if self.agreed.kind == SEALED:
            for sitter, pool in zip(self.sitters, cards, strict=True):
                sitter.pool = pool
            self._build(deed.at)
            return
        self.phase, self.boosters = DRAFTING, cards
        self._open(deed.at)

    def _open(self, at: float) -> None:
        """The next booster of each seat is opened."""
        first = self.booster * self.agreed.seats
        for seat, sitter in enumerate(self.sitters):
            sitter.packs, sitter.since = [list(self.boosters[first + seat])], at

    def _took(self, deed: Deed) -> None:
        """A card goes into the pool, and what is left of the pack to the neighbour."""
        sitter = self.sitters[deed.seat]
        pack = sitter.packs.pop(0)
        pack.remove(deed.words[0])
        sitter.pool.append(deed.words[0])
        sitter.since = deed.at
        if pack:
            neighbour = self.sitters[(deed.seat + self.direction) % self.agreed.seats]
            if not neighbour.packs:
                neighbour.since = deed.at
            neighbour.packs.append(pack)
        elif not any(one.packs for one in self.sitters):
            self.booster += 1
            if self.booster * self.agreed.seats < len(self.boosters):
                self._open(deed.at)
            else:
                self._build(deed.at)

    def _build(self, at: float) -> None:
        self.phase, self.built_since = BUILDING, at

    def _ended(self, place: int, winner: int) -> None:
        """A game is over; with the last one of the last round the league is."""
        number = len(self.rounds) - 1
        self.results[number, place] = winner
        self.played.append(Played(self.rounds[number][place], winner))
        if len(self.rounds) == self.agreed.rounds and not self.open_pairs():
            self.phase = OVER


def pair_of(words: str) -> Pair:
    """Two players as a deed names them."""
    one, other = words.split(" ")
    return int(one), int(other)


def fields_of(deed: Deed) -> tuple[str, int, tuple[str, ...], float, str]:
    """A deed without its number."""
    return deed.kind, deed.seat, deed.words, deed.at, deed.by
