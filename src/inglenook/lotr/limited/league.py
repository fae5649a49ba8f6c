"""A league: a draft or sealed decks for up to eight players, deck building, and rounds of games (LG-112, LG-113).

Like a game, a league consists of its settings and the list of deeds done since, and can be rebuilt from these.
It reads no clock and rolls no dice: opened packs and pairings are recorded in the deeds.

`due` returns the deeds that follow by themselves: picks of bots and of players out of time, rounds and results.
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
"""Maximum number of chat lines in a league."""


class NotNow(InglenookError):
    """Raised for a deed that the current state of the league does not allow."""


@dataclass(frozen=True)
class Agreed:
    """The settings of a league.  A clock of 0 seconds never runs out."""

    kind: Kind
    product: str
    seats: int
    rounds: int
    pick_seconds: int = 0
    build_seconds: int = 0


@dataclass(frozen=True)
class Deed:
    """A deed: its kind, the seat that did it (-1: none), its data as strings, and the time.

    `by` is the guest who sits down, or the substitute who acted for the seat: "bot", "clock".
    """

    number: int
    kind: str
    seat: int = -1
    words: tuple[str, ...] = ()
    at: float = 0.0
    by: str = ""


@dataclass(frozen=True)
class Said:
    """A chat line for all in the league to read."""

    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass
class Sitter:
    """The state of a seat: its guest, the packs waiting for a pick, the pool and the deck."""

    guest: str = ""
    name: str = ""
    packs: list[list[str]] = field(default_factory=list)
    since: float = 0.0
    """The time from which the first pack can be picked from."""
    pool: list[str] = field(default_factory=list)
    deck: Deck | None = None

    @property
    def is_bot(self) -> bool:
        """Whether the seat has no guest, so that a bot plays."""
        return not self.guest


class League:
    """The state of a league after its deeds."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed: Final = agreed
        self.product: Final = products.PRODUCTS[agreed.product]
        self.stock: Final = tuple(products.stock(self.product)) if agreed.kind == DRAFT else ()
        self.sitters: Final = [Sitter() for _seat in range(agreed.seats)]
        self.phase: Phase = WAITING
        self.version = 0
        self.booster = 0
        """Index of the draft booster that is being passed, from 0."""
        self.boosters: list[list[str]] = []
        self.built_since = 0.0
        self.rounds: list[list[Pair]] = []
        self.played: list[Played] = []
        self.results: dict[tuple[int, int], int] = {}
        """The winner of each game, by round and index of the pair; BYE if there is none."""
        self.said: list[Said] = []

    # Actions.  Each method returns the deed, which takes effect when it is stored and passed to `follow`.

    def sit(self, guest: str, name: str, now: float) -> Deed:
        """Returns the deed of sitting down in the first free seat."""
        self._only(WAITING)
        if self.seat_of(guest) >= 0:
            raise NotNow("league-error-sits")
        free = [seat for seat, sitter in enumerate(self.sitters) if sitter.is_bot]
        if not free:
            raise NotNow("league-error-full")
        return self._deed(SIT, free[0], (name,), now, guest)

    def leave(self, guest: str, now: float) -> Deed:
        """Returns the deed of leaving; once the league has begun, a bot takes over the seat."""
        return self._deed(LEAVE, self.own_seat(guest), (), now)

    def begin(self, seed: str, now: float) -> Deed:
        """Returns the deed of beginning, with the opened cards; bots play the free seats."""
        self._only(WAITING)
        deal = products.draft_packs if self.agreed.kind == DRAFT else products.sealed_pools
        opened = deal(self.product, self.agreed.seats, Dice(seed))
        return self._deed(BEGIN, -1, tuple([" ".join(cards) for cards in opened]), now)

    def pick(self, guest: str, card: str, now: float) -> Deed:
        """Returns the deed of picking a card from the first waiting pack."""
        self._only(DRAFTING)
        seat = self.own_seat(guest)
        if not self.sitters[seat].packs:
            raise NotNow("league-error-no-pack")
        if card not in self.sitters[seat].packs[0]:
            raise NotNow("league-error-not-in-pack")
        return self._deed(PICK, seat, (card,), now)

    def hand_in(self, guest: str, deck: Deck, now: float) -> Deed:
        """Returns the deed of handing in a deck, which may be replaced until all decks are in."""
        self._only(BUILDING)
        seat = self.own_seat(guest)
        if self.faults(seat, deck):
            raise NotNow("league-error-deck")
        return self._deed(DECK, seat, (json.dumps(deck.data()),), now)

    def say(self, guest: str, text: str, now: float) -> Deed:
        """Returns the deed of writing a chat line, possible at any time."""
        seat = self.own_seat(guest)
        if not text or len(self.said) >= MOST_SAID:
            raise NotNow("league-error-said")
        return self._deed(SAY, seat, (text,), now)

    def suggestion(self, guest: str) -> Deck:
        """Returns the deck that a bot would build from a guest's pool."""
        self._only(BUILDING)
        return bot_drafting.build(self.sitters[self.own_seat(guest)].pool, self.stock)

    # State.

    def seat_of(self, guest: str) -> int:
        """Returns the seat of a guest; -1 if the guest has none."""
        return next((seat for seat, one in enumerate(self.sitters) if guest and one.guest == guest), -1)

    def own_seat(self, guest: str) -> int:
        """Returns the seat of a guest; raises NotNow if the guest has none."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise NotNow("league-error-not-in-it")
        return seat

    def cards_of(self, seat: int) -> list[str]:
        """Returns all cards from which a seat may build its deck."""
        return [*self.sitters[seat].pool, *self.stock]

    def faults(self, seat: int, deck: Deck) -> list[Reason]:
        """Returns everything wrong with a seat's deck."""
        return [*legality(deck, self.product.format), *bot_drafting.beyond_pool(deck, self.cards_of(seat))]

    @property
    def direction(self) -> int:
        """The direction of passing: 1 to the next seat, or -1 to the previous one, with every second booster."""
        return 1 if self.booster % 2 == 0 else -1

    def pick_ends(self, seat: int) -> float:
        """Returns the time at which a seat's clock for a pick runs out; 0 if never."""
        sitter = self.sitters[seat]
        return sitter.since + self.agreed.pick_seconds if sitter.packs and self.agreed.pick_seconds else 0.0

    @property
    def build_ends(self) -> float:
        """The deadline for handing in decks; 0 if there is none."""
        return self.built_since + self.agreed.build_seconds if self.agreed.build_seconds else 0.0

    def standings(self) -> list[Standing]:
        """Returns the standings, best player first."""
        return standings(self.agreed.seats, self.played)

    def open_pairs(self) -> list[int]:
        """Returns the indices of the pairs of this round whose games are not over."""
        if not self.rounds:
            return []
        number = len(self.rounds) - 1
        return [place for place in range(len(self.rounds[number])) if (number, place) not in self.results]

    # Automatic deeds.

    def due(self, now: float, over: Mapping[int, int], seed: str) -> list[Deed]:
        """Returns the deeds that are due now without any guest acting, in order; the deeds do not conflict.

        `over` maps pairs of this round with finished games to the winners.  `seed` decides the pairing of equal
        players.
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
        """Returns the pick of a bot, or of a guest whose time is up, if due."""
        sitter, ends = self.sitters[seat], self.pick_ends(seat)
        late = 0.0 < ends <= now
        if not sitter.packs or not (sitter.is_bot or late):
            return None
        by = BOT if sitter.is_bot else CLOCK
        return self._deed(PICK, seat, (bot_drafting.pick(sitter.packs[0], sitter.pool),), now, by)

    def _built(self, seat: int, now: float) -> Deed | None:
        """Returns the deck of a bot, or of a guest who handed in none in time, if due."""
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

    # Applying deeds.

    def follow(self, deed: Deed) -> None:
        """Applies a deed to the state."""
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
        """Opens the next booster of each seat."""
        first = self.booster * self.agreed.seats
        for seat, sitter in enumerate(self.sitters):
            sitter.packs, sitter.since = [list(self.boosters[first + seat])], at

    def _took(self, deed: Deed) -> None:
        """Moves the picked card into the pool, and passes the rest of the pack to the neighbour."""
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
        """Records the result of a game; the last game of the last round ends the league."""
        number = len(self.rounds) - 1
        self.results[number, place] = winner
        self.played.append(Played(self.rounds[number][place], winner))
        if len(self.rounds) == self.agreed.rounds and not self.open_pairs():
            self.phase = OVER


def pair_of(words: str) -> Pair:
    """Returns the two players of a pair in a deed."""
    one, other = words.split(" ")
    return int(one), int(other)


def fields_of(deed: Deed) -> tuple[str, int, tuple[str, ...], float, str]:
    """Returns the fields of a deed without its number."""
    return deed.kind, deed.seat, deed.words, deed.at, deed.by
