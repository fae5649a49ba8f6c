"""Positions for the tests of the card game: who is where with what, whose turn, which phase.

    at = Position(seats=2, site=4)
    aragorn = at.play("1P365", wounds=1)             # seat 0 is the Free Peoples player
    orc = at.play(minion(strength=3), seat=1)
    at.hand(0, "1C116")
    game = at.skirmish(aragorn, orc)                 # the skirmish phase of this skirmish
    game.choose("play", "1C116")                     # an option by its verb and card(s), as ids or things
    game.passes()                                    # every player passes, until something else is asked

Cards are called by their ids; the thing that `play` returns is the card on the table.  Questions with one answer are
answered by the engine.  Decks are empty unless filled, so nothing is left to chance.
"""

from __future__ import annotations

import inglenook.lotr.cards  # noqa: F401 (the library reads them)
from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.house_rules import DEFAULTS
from inglenook.lotr.library import printed
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.archery import ArcheryFire
from inglenook.lotr.rules.fellowship import FellowshipAction
from inglenook.lotr.rules.phases import ActionProcedure, EndPhase
from inglenook.lotr.rules.regroup import MoveAgainOrStop, ReconcileShadow
from inglenook.lotr.rules.shadow import ShadowPhases
from inglenook.lotr.rules.skirmish import EndSkirmish, NextSkirmish, ResolveSkirmish
from inglenook.lotr.rules.turn import (
    AfterArchery,
    AfterAssignmentActions,
    AfterManeuver,
    AfterShadow,
    AfterSkirmishes,
    EndTurn,
    MoveOn,
    Turn,
)
from inglenook.lotr.state import Card, Player
from inglenook.lotr.table import LotrTable
from tests.lotr.promises import keeps_its_promises
from tests.lotr.samples import companion, fellowship_event

FELLOWSHIP_SITES = ("1U320", "1U327", "1C337", "1U345", "1C349", "1U350", "1U353", "1U358", "1U361")
TOWERS_SITES = ("4U326", "4U335", "4U341", "4U344", "4U347", "4U354", "4U357", "4U358", "4U363")
FRODO = "1C290"
RULING_RING = "1C2"

Choice = str | Thing


class Position:
    """A position for a test: each seat has Frodo with the Ring, and only the cards added to it."""

    def __init__(
        self,
        seats: int = 2,
        site: int = 2,
        sites: tuple[str, ...] = FELLOWSHIP_SITES,
        turn: Seat = 0,
        ring: str = RULING_RING,
        frodo: str = FRODO,
        switches: dict[str, int] | None = None,
    ) -> None:
        table = LotrTable(seats, Dice("position"))
        self.table = table
        table.options = {**DEFAULTS, **(switches or {})}
        table.starting_limit = 2 if seats == 2 else seats - 1
        for seat in range(seats):
            table.players.append(Player(table.stamp))
            bearer = self.card(frodo, seat)
            atoms.enter_play(table, bearer)
            self.ring = self.card(ring, seat)
            atoms.enter_play(table, self.ring, bearer)
            atoms.make_ring_bearer(table, seat, bearer)
            atoms.set_ring(table, seat, self.ring)
            for id in sites:
                atoms.put(table, self.card(id, seat), terms.ADVENTURE_DECK)
            atoms.place_marker(table, seat, site)
        atoms.set_order(table, tuple(range(seats)))
        atoms.start_turn(table, turn)
        atoms.start_phase(table, terms.FELLOWSHIP)
        for number in range(1, site + 1):
            owner = (turn + 1) % seats
            self.lay(owner, number)

    # Places of things.

    def card(self, id: str, owner: Seat) -> Thing:
        """Adds a new card to the table, in no zone yet, and returns it."""
        self.table.cards.append(Card(self.table.stamp, printed(id), owner, terms.NO_ZONE))
        self.table.index = None
        return len(self.table.cards) - 1

    def play(
        self,
        id: str,
        seat: Seat | None = None,
        wounds: int = 0,
        on: Thing = NOTHING,
        tokens: int = 0,
        culture: str = "",
    ) -> Thing:
        """Puts a card into play and returns it; a Shadow card belongs to the next seat by default."""
        if seat is None:
            shadow = printed(id).side == terms.SHADOW
            seat = (self.table.turn + 1) % self.table.seats if shadow else self.table.turn
        card = self.card(id, seat)
        atoms.enter_play(self.table, card, on)
        atoms.set_wounds(self.table, card, wounds)
        if tokens:
            atoms.set_tokens(self.table, card, culture, tokens)
        return card

    def _put(self, seat: Seat, zone: str, ids: tuple[str, ...]) -> list[Thing]:
        things = [self.card(id, seat) for id in ids]
        for thing in things:
            atoms.put(self.table, thing, zone)
        return things

    def hand(self, seat: Seat, *ids: str) -> list[Thing]:
        """Puts cards into a hand."""
        return self._put(seat, terms.HAND, ids)

    def deck(self, seat: Seat, *ids: str) -> list[Thing]:
        """Sets the draw deck, top card first."""
        return self._put(seat, terms.DECK, ids)

    def discard(self, seat: Seat, *ids: str) -> list[Thing]:
        """Puts cards into a discard pile."""
        return self._put(seat, terms.DISCARD_PILE, ids)

    def dead(self, seat: Seat, *ids: str) -> list[Thing]:
        """Puts cards into a dead pile."""
        return self._put(seat, terms.DEAD_PILE, ids)

    def stack(self, id: str, seat: Seat, on: Thing) -> Thing:
        """Stacks a card on another card or site."""
        card = self.card(id, seat)
        atoms.stack(self.table, card, on)
        return card

    def lay(self, seat: Seat, number: int) -> Thing:
        """Lays a player's own site of this number on the adventure path."""
        for card in self.table.players[seat].adventure:
            if self.table.cards[card].printed.site_number == number:
                atoms.lay_site(self.table, card, number)
                return card
        raise LookupError(f"seat {seat} has no site {number} left")

    def lay_this(self, id: str, seat: Seat) -> Thing:
        """Lays this very site on the adventure path in place of the site there."""
        number = printed(id).site_number
        if number <= len(self.table.path) and self.table.path[number - 1] != NOTHING:
            atoms.put(self.table, self.table.path[number - 1], terms.NO_ZONE)
        card = self.card(id, seat)
        atoms.lay_site(self.table, card, number)
        return card

    def control(self, seat: Seat, number: int) -> Thing:
        """Gives a player control of the site of this number."""
        site = self.table.path[number - 1]
        atoms.control_site(self.table, site, seat)
        return site

    def marker(self, seat: Seat, number: int) -> Position:
        """Puts a player marker on another site."""
        atoms.place_marker(self.table, seat, number)
        return self

    def pool(self, tokens: int) -> Position:
        """Puts tokens into the twilight pool."""
        atoms.set_twilight(self.table, tokens)
        return self

    def burdens(self, burdens: int, seat: Seat | None = None) -> Position:
        """Puts burdens on a Ring-bearer."""
        atoms.set_burdens(self.table, self.table.turn if seat is None else seat, burdens)
        return self

    def wears(self, seat: Seat | None = None) -> Position:
        """Makes a Ring-bearer wear the Ring."""
        atoms.wear_ring(self.table, self.table.turn if seat is None else seat, True)
        return self

    def frodo(self, seat: Seat | None = None) -> Thing:
        """Returns the Ring-bearer."""
        return self.table.players[self.table.turn if seat is None else seat].ring_bearer

    # From where play goes on.

    def start(self, phase: str, *steps: Step) -> Playing:
        """Returns the game after the rules have carried out these steps."""
        atoms.start_phase(self.table, phase)
        self.table.then_all(steps)
        return Playing(self.table)

    def start_of_turn(self, seat: Seat | None = None) -> Playing:
        """Returns the game at the start of a turn."""
        return self.start(terms.START_OF_TURN, Turn(self.table.turn if seat is None else seat))

    def fellowship(self) -> Playing:
        """Returns the game in the fellowship phase."""
        return self.start(terms.FELLOWSHIP, FellowshipAction(), MoveOn(), EndTurn())

    def after(self, *effects: Effect) -> Playing:
        """Returns the game in the fellowship phase after an event did this; a card in hand keeps the phase open."""
        id = fellowship_event(*effects)
        self.hand(self.table.turn, id, companion("Waiting"))
        return self.fellowship().choose("play", id)

    def shadow(self) -> Playing:
        """Returns the game in the Shadow phases."""
        return self.start(terms.SHADOW_PHASE, ShadowPhases(), AfterShadow(), EndTurn())

    def maneuver(self) -> Playing:
        """Returns the game in the maneuver phase."""
        return self.start(terms.MANEUVER, ActionProcedure(), EndPhase(), AfterManeuver(), EndTurn())

    def archery(self) -> Playing:
        """Returns the game in the archery phase."""
        return self.start(terms.ARCHERY, ActionProcedure(), ArcheryFire(), EndPhase(), AfterArchery(), EndTurn())

    def assignment(self, fierce: bool = False) -> Playing:
        """Returns the game in the assignment phase; `fierce`: the second one."""
        if fierce:
            minions = [card for card, piece in enumerate(self.table.cards) if piece.zone == terms.PLAY]
            words = [card for card in minions if terms.FIERCE in self.table.cards[card].printed.keywords]
            atoms.set_fierce(self.table, True, tuple(words))
        after: tuple[Step, ...] = (AfterAssignmentActions(), EndPhase(), NextSkirmish(), AfterSkirmishes(), EndTurn())
        return self.start(terms.ASSIGNMENT, ActionProcedure(), *after)

    def skirmish(self, fighter: Thing, *minions: Thing, fierce: bool = False) -> Playing:
        """Returns the game in the skirmish phase of this skirmish; other assigned skirmishes follow."""
        atoms.assign(self.table, fighter, minions)
        atoms.begin_skirmish(self.table, fighter)
        atoms.set_fierce(self.table, fierce)
        after: tuple[Step, ...] = (NextSkirmish(), AfterSkirmishes(), EndTurn())
        resolving = (ActionProcedure(), ResolveSkirmish(fighter, minions), EndSkirmish())
        return self.start(terms.SKIRMISH, *resolving, *after)

    def skirmishes(self, *pairs: tuple[Thing, tuple[Thing, ...]]) -> Playing:
        """Returns the game with several skirmishes assigned, before the first."""
        for fighter, minions in pairs:
            atoms.assign(self.table, fighter, minions)
        return self.start(terms.ASSIGNMENT, NextSkirmish(), AfterSkirmishes(), EndTurn())

    def regroup(self) -> Playing:
        """Returns the game in the regroup phase."""
        return self.start(terms.REGROUP, ActionProcedure(), ReconcileShadow(), MoveAgainOrStop(), EndTurn())


class Playing:
    """A game played from a set position."""

    leaves_tops = True
    """Whether a discard pile is left as it is after something was played from it, without a test being asked."""

    def __init__(self, table: LotrTable) -> None:
        self.game = Game(LordOfTheRings(), table, {}, "position")
        self.game.run()

    @property
    def table(self) -> LotrTable:
        """Returns the current table."""
        return self.game.table

    # Questions.

    @property
    def prompt(self) -> str:
        """Returns the id of the question; empty if the game is over."""
        return "" if self.game.pending is None else self.game.pending.prompt.id

    @property
    def asked(self) -> Seat:
        """Returns the seat that is asked."""
        assert self.game.pending is not None, "nobody is asked"
        return self.game.pending.seat

    def options(self, verb: str = "") -> list[Option]:
        """Returns the offered options, all or of one verb."""
        if self.game.pending is None:
            return []
        return [option for option in self.game.pending.options if not verb or option.verb == verb]

    def choices(self, verb: str = "choose") -> list[Thing]:
        """Returns the cards that are offered with a verb."""
        return [option.subject for option in self.options(verb)]

    def offered(self, verb: str, card: Choice = NOTHING, other: Choice = NOTHING) -> bool:
        """Whether an option of this verb and these cards is offered."""
        return any(self._is(option, verb, card, other) for option in self.options())

    def _is(self, option: Option, verb: str, card: Choice, other: Choice) -> bool:
        if option.verb != verb:
            return False
        return self._means(option.subject, card) and self._means(option.other, other)

    def _means(self, thing: Thing, choice: Choice) -> bool:
        if isinstance(choice, str):
            return thing >= 0 and self.table.cards[thing].printed.id == choice
        return choice == NOTHING or thing == choice

    # Answering.

    def choose(self, verb: str, card: Choice = NOTHING, other: Choice = NOTHING, amount: int | None = None) -> Playing:
        """Picks the option of this verb and these cards."""
        for option in self.options():
            if self._is(option, verb, card, other) and amount in (None, option.amount):
                return self._answer((option.key,))
        raise AssertionError(f"{verb} {card} {other} is not offered, but: {self.options()} ({self.prompt})")

    def choose_all(self, *cards: Choice) -> Playing:
        """Picks several cards at once."""
        keys = []
        for card in cards:
            found = [
                option for option in self.options() if self._means(option.subject, card) and option.key not in keys
            ]
            keys.append(found[0].key)
        return self._answer(tuple(keys))

    def _answer(self, keys: tuple[str, ...]) -> Playing:
        """Answers a question, and checks each position by forking, saving, loading and dealing anew."""
        self.game.answer(keys)
        keeps_its_promises(self.game)
        while self.leaves_tops and self.prompt == "prompt-top-of-pile":
            self.game.answer(("pass",))
        return self

    def pass_(self) -> Playing:
        """Lets the asked player pass."""
        return self.choose("pass")

    def passes(self, times: int = 20) -> Playing:
        """Passes for players while the question allows it, at most this many times."""
        prompt = self.prompt
        for _time in range(times):
            if self.prompt != prompt or not self.offered("pass"):
                break
            self.choose("pass")
        return self

    # Results.

    def zone(self, card: Thing) -> str:
        """Returns the zone of a card."""
        return self.table.cards[card].zone

    def wounds(self, card: Thing) -> int:
        """Returns the wounds on a card."""
        return self.table.cards[card].wounds

    def strength(self, card: Thing) -> int:
        """Returns the current strength of a card."""
        return strength(self.table, card)

    def log(self) -> list[str]:
        """Returns the ids of the lines told so far."""
        return [line.message.id for line in self.game.log]

    def phases(self) -> list[str]:
        """Returns the phases that have begun so far, in order; each Shadow phase counts."""
        begun = [line.message.arguments["phase"] for line in self.game.log if line.message.id == "log-phase"]
        return [phase.id.removeprefix("word-") for phase in begun if isinstance(phase, Message)]

    def in_play(self, id: str) -> list[Thing]:
        """Returns the cards of this id in play."""
        return [
            card for card, piece in enumerate(self.table.cards) if piece.printed.id == id and piece.zone == terms.PLAY
        ]
