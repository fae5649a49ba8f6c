"""Embers with one deliberate fault at a time, each of which the conformance suite must find.

They are the mistakes that other engines made: a variable that outlives a step, a card id that leaks, an unseeded die.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from embers import rules
from embers.game import Embers
from embers.table import HAND, EmbersTable
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.rulebook import Reason, Setup, View
from inglenook.kernel.steps import Step
from inglenook.kernel.views.handles import handle
from tests.conformance.subjects import EMBERS, Subject


def broken(rulebook: type[Embers]) -> Subject:
    """Returns the test subject for a faulty rulebook."""
    return replace(EMBERS, name=rulebook.__name__, rulebook=rulebook)


class WithTable(Embers):
    """Embers with another class of table."""

    kind: type[EmbersTable] = EmbersTable

    def set_up(self, setup: Setup, dice: Dice) -> EmbersTable:
        table = super().set_up(setup, dice)
        table.__class__ = self.kind
        return table

    def load(self, data: dict[str, Data]) -> EmbersTable:
        table = super().load(data)
        table.__class__ = self.kind
        return table


# Variables that outlive a step.

turns_played = 0


@dataclass(frozen=True)
class CountingTurn(rules.Turn):
    """A turn that gives an ember every third time, by a counter outside the table."""

    async def run(self, table: EmbersTable) -> None:
        global turns_played  # noqa: PLW0603  # the mistake itself
        turns_played += 1
        if turns_played % 3 == 0:
            table.add_embers(self.seat, 1)
        await super().run(table)
        follow_on(table, CountingTurn)


def follow_on(table: EmbersTable, turn: type[rules.Turn]) -> None:
    """Makes the next turn one of the faulty class, too."""
    table.agenda = [turn(step.seat) if type(step) is rules.Turn else step for step in table.agenda]


class VariableOutlivesStep(Embers):
    def steps(self) -> dict[str, type[Step]]:
        return {**super().steps(), "CountingTurn": CountingTurn}

    def set_up(self, setup: Setup, dice: Dice) -> EmbersTable:
        table = super().set_up(setup, dice)
        follow_on(table, CountingTurn)
        return table


# Chance that does not come from the dice.


@dataclass(frozen=True)
class LuckyTurn(rules.Turn):
    """A turn that sometimes gives an ember by the process's random numbers instead of the game's dice."""

    async def run(self, table: EmbersTable) -> None:
        if random.random() < 0.3:
            table.add_embers(self.seat, 1)
        await super().run(table)
        follow_on(table, LuckyTurn)


class UnseededDie(Embers):
    def steps(self) -> dict[str, type[Step]]:
        return {**super().steps(), "LuckyTurn": LuckyTurn}

    def set_up(self, setup: Setup, dice: Dice) -> EmbersTable:
        table = super().set_up(setup, dice)
        follow_on(table, LuckyTurn)
        return table


# Fields that are forgotten.


class NotCopied(EmbersTable):
    """A table that forgets whose turn it is when copied."""

    def copy(self) -> NotCopied:
        twin = NotCopied(self.seats, self.dice.copy(), self)
        twin.cards, twin.deck, twin.ash = self.cards[:], self.deck[:], self.ash[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.fronts = [front[:] for front in self.fronts]
        twin.embers = self.embers[:]
        return twin


class FieldNotCopied(WithTable):
    kind = NotCopied


class SharedPiles(EmbersTable):
    """A table that shares its hands with its copies."""

    def copy(self) -> SharedPiles:
        twin = super().copy()
        twin.hands = self.hands
        twin.__class__ = SharedPiles
        assert isinstance(twin, SharedPiles)
        return twin


class PilesSharedByCopies(WithTable):
    kind = SharedPiles


class FieldNotSaved(Embers):
    """A table that forgets on loading who has seen which card."""

    def load(self, data: dict[str, Data]) -> EmbersTable:
        table = super().load(data)
        for card in table.cards:
            card.seen_by = card.shuffled = 0
        return table


class NeitherCopiedNorSaved(WithTable):
    """A table with a field that is neither copied nor saved."""

    def set_up(self, setup: Setup, dice: Dice) -> EmbersTable:
        table = super().set_up(setup, dice)
        setattr(table, "weather", "windy")  # noqa: B010  # the table has no such attribute
        return table


# Secrets that leak.


class LeakInView(Embers):
    """A view that shows the hidden number of cards by kind in the deck."""

    def view(self, table: EmbersTable, viewer: Seat) -> View:
        twigs = sum(table.cards[card].kind == "twig" for card in table.deck)
        return super().view(table, viewer) | {"twigs": twigs}


class LeakInLabel(Embers):
    """A label of an option that names a hidden card."""

    def label(self, table: EmbersTable, viewer: Seat, option: Option) -> Message:
        if option.label is None and table.deck:
            return Message("log-saw", {"player": Player(viewer), "card": Name(table.cards[table.deck[0]].kind)})
        return super().label(table, viewer, option)


class LeakInOptions(Embers):
    """A rule that offers burning a card only if the next player holds a Shield."""

    def asides(self, table: EmbersTable, seat: Seat, pending: Decision) -> tuple[Option, ...]:
        other = (seat + 1) % table.seats
        return super().asides(table, seat, pending) if rules.held(table, other, "shield") else ()


class LeakInLog(Embers):
    """A log that names the next card of the deck to everybody after each pass."""

    def answered(self, table: EmbersTable, decision: Decision, picked: tuple[Option, ...]) -> None:
        super().answered(table, decision, picked)
        if table.deck:
            card = Name(table.cards[table.deck[0]].kind)
            table.tell(Message("log-saw", {"player": Player(decision.seat), "card": card}))


class LeakInReason(Embers):
    """A reason that names a hidden card."""

    def why_not(self, table: EmbersTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        if not table.deck:
            return super().why_not(table, seat, thing, pending)
        return [Reason(Message("why-other-moment", {"card": Name(table.cards[table.deck[0]].kind)}), "ER-16")]


class LeakInPointing(Embers):
    """A view in which only hidden Twigs can be pointed at."""

    def things(self, table: EmbersTable, viewer: Seat) -> list[Thing]:
        seen = super().things(table, viewer)
        return [card for card in seen if self.knows(table, viewer, card) or table.cards[card].kind == "twig"]


class LeakedCardId(Embers):
    """A view that names a hidden card by its permanent number."""

    def handle(self, table: EmbersTable, viewer: Seat, thing: Thing) -> str:
        return str(thing)


class HandleOutlivesShuffle(Embers):
    """A shuffle after which a card keeps its handle."""

    def handle(self, table: EmbersTable, viewer: Seat, thing: Thing) -> str:
        return handle(table.secret, viewer, thing, 0)


class LeakInHandle(Embers):
    """A handle that contains the card's number and kind."""

    def handle(self, table: EmbersTable, viewer: Seat, thing: Thing) -> str:
        return f"{table.cards[thing].kind}-{thing}"


class SilentPass(Embers):
    """A rule that logs a pass only if the player had another option."""

    def answered(self, table: EmbersTable, decision: Decision, picked: tuple[Option, ...]) -> None:
        if len(decision.options) > 1:
            super().answered(table, decision, picked)


class RedealMovesKnownCards(Embers):
    """A new deal that also changes open cards."""

    def redeal(self, table: EmbersTable, viewer: Seat, dice: Dice) -> None:
        kinds = [card.kind for card in table.cards]
        dice.shuffle("redeal", kinds)
        for card, kind in enumerate(kinds):
            table.become(card, kind)


# Others.


class ViewGivesOutTheTable(Embers):
    """A view that contains the table's own list and so changes by itself."""

    def view(self, table: EmbersTable, viewer: Seat) -> View:
        own: Any = table.embers
        return super().view(table, viewer) | {"embers": own}


class LosesCards(EmbersTable):
    """A draw that leaves the drawn card in the deck as well."""

    def draw(self, seat: Seat) -> None:
        self.hands[seat].append(self.deck[0])
        self.cards[self.deck[0]].zone = HAND
        self.revealed()
        self.changed()

    def copy(self) -> LosesCards:
        twin = super().copy()
        twin.__class__ = LosesCards
        assert isinstance(twin, LosesCards)
        return twin


class CardInTwoPlaces(WithTable):
    kind = LosesCards


class DrawsQuietly(EmbersTable):
    """A draw that does not count as a reveal."""

    def revealed(self) -> None:
        pass

    def copy(self) -> DrawsQuietly:
        twin = super().copy()
        twin.__class__ = DrawsQuietly
        assert isinstance(twin, DrawsQuietly)
        return twin


class RevealNotNoted(WithTable):
    kind = DrawsQuietly


class NoReason(Embers):
    """A rulebook that gives no reasons."""

    def why_not(self, table: EmbersTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        return []


class UnknownRule(Embers):
    """A rulebook that cites a rule outside its catalogue."""

    def why_not(self, table: EmbersTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        return [Reason(Message("why-over"), "ER-99")]
