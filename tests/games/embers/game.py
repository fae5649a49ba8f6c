"""Embers as the kernel sees it: set-up, knowledge, faults, explanations."""

from __future__ import annotations

from typing import Any

from embers.rules import Action, Turn
from embers.table import ASH, DECK, FRONT, HAND, KINDS, Card, EmbersTable
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.rulebook import Reason, Rulebook, Setup, View
from inglenook.kernel.steps import Step
from inglenook.kernel.views.handles import handle


class Embers(Rulebook[EmbersTable]):
    """The rulebook of Embers."""

    name = "embers"
    schema = 1
    most_seats = 4

    def set_up(self, setup: Setup, dice: Dice) -> EmbersTable:
        """Deals 5 embers and 4 cards to each player; the rest is the deck (ER-1)."""
        seats, copies = setup.get("seats", 2), setup.get("copies", 5)
        if not isinstance(seats, int) or not self.fewest_seats <= seats <= self.most_seats:
            limits: dict[str, Any] = {"least": self.fewest_seats, "most": self.most_seats}
            raise BadSetup("error-seats", {"given": str(seats), **limits})
        if not isinstance(copies, int) or not 3 <= copies <= 100:
            raise BadSetup("error-setup", {"detail": f"copies: {copies}"})
        table = EmbersTable(seats, dice)
        table.cards = [Card(table.stamp, kind) for kind in KINDS for _ in range(copies)]
        table.deck = list(range(len(table.cards)))
        table.shuffle()
        for seat in range(seats):
            table.add_embers(seat, 5)
            for card in table.deck[:4]:
                table.move(card, HAND, seat)
        table.then(Turn(0))
        return table

    def steps(self) -> dict[str, type[Step]]:
        return {"Turn": Turn, "Action": Action}

    def load(self, data: dict[str, Data]) -> EmbersTable:
        table = EmbersTable(0, Dice(""))
        table.read_own_data(data, self.steps())
        table.read(data)
        return table

    # Knowledge of cards (ER-15).

    def knows(self, table: EmbersTable, viewer: Seat, thing: Thing) -> bool:
        card = table.cards[thing]
        if card.zone in (FRONT, ASH) or (card.zone == HAND and card.owner == viewer):
            return True
        return viewer >= 0 and bool(card.seen_by >> viewer & 1)

    def handle(self, table: EmbersTable, viewer: Seat, thing: Thing) -> str:
        return handle(table.secret, viewer, thing, table.cards[thing].shuffled)

    def definition(self, table: EmbersTable, thing: Thing) -> str:
        return table.cards[thing].kind

    def things(self, table: EmbersTable, viewer: Seat) -> list[Thing]:
        """Returns every card that can be pointed at; of the deck only cards the viewer has seen."""
        return [card for card in range(len(table.cards)) if card not in table.deck or self.knows(table, viewer, card)]

    def view(self, table: EmbersTable, viewer: Seat) -> View:
        def shown(cards: list[Thing]) -> list[Data]:
            return [self.shown(table, viewer, card) for card in cards]

        seats: dict[str, Data] = {}
        for seat in range(table.seats):
            hand, front = shown(table.hands[seat]), shown(table.fronts[seat])
            seats[str(seat)] = {"embers": table.embers[seat], "hand": hand, "front": front}
        deck = [self.definition(table, card) if self.knows(table, viewer, card) else "" for card in table.deck]
        return {
            "viewer": viewer,
            "turn": table.turn,
            "seats": seats,
            "ash": shown(table.ash),
            "deck": list(deck),
            "winners": list(table.winners),
        }

    def shown(self, table: EmbersTable, viewer: Seat, card: Thing) -> Data:
        """Returns a card as the viewer sees it: its back or its face."""
        kind = self.definition(table, card) if self.knows(table, viewer, card) else ""
        return {"handle": self.handle(table, viewer, card), "kind": kind}

    def redeal(self, table: EmbersTable, viewer: Seat, dice: Dice) -> None:
        hidden = [card for card in range(len(table.cards)) if not self.knows(table, viewer, card)]
        kinds = [table.cards[card].kind for card in hidden]
        dice.shuffle("redeal", kinds)
        for card, kind in zip(hidden, kinds, strict=True):
            table.become(card, kind)

    # Checks and explanations.

    def faults(self, table: EmbersTable) -> list[Message]:
        """Returns the faults: cards in several piles or the wrong one, and negative embers."""
        found = []
        lying: list[tuple[str, Seat, Thing]] = [(DECK, -1, card) for card in table.deck]
        lying += [(ASH, -1, card) for card in table.ash]
        for seat in range(table.seats):
            lying += [(HAND, seat, card) for card in table.hands[seat]]
            lying += [(FRONT, seat, card) for card in table.fronts[seat]]
            if table.embers[seat] < 0:
                found.append(Message("fault-embers", {"player": Player(seat), "embers": table.embers[seat]}))
        if sorted(card for _, _, card in lying) != list(range(len(table.cards))):
            found.append(Message("fault-piles", {"count": len(lying), "cards": len(table.cards)}))
        for zone, owner, card in lying:
            if (table.cards[card].zone, table.cards[card].owner) != (zone, owner):
                found.append(Message("fault-zone", {"card": Name(table.cards[card].kind), "zone": zone}))
        return found

    def why_not(self, table: EmbersTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        if pending is None:
            return [Reason(Message("why-over"), "ER-13")]
        card = table.cards[thing]
        reasons = []
        if card.zone != HAND or card.owner != seat:
            reasons.append(Reason(Message("why-not-in-hand"), "ER-2"))
        if pending.seat != seat:
            reasons.append(Reason(Message("why-not-asked", {"player": Player(pending.seat)}), "ER-16"))
        if reasons:
            return reasons
        return [Reason(Message("why-other-moment", {"card": Name(card.kind)}), "ER-16")]

    # Burning a card at any moment (ER-14).

    def asides(self, table: EmbersTable, seat: Seat, pending: Decision) -> tuple[Option, ...]:
        return tuple([Option("burn", card) for card in table.hands[seat]])

    def do_aside(self, table: EmbersTable, seat: Seat, option: Option) -> None:
        kind = table.cards[option.subject].kind
        table.tell(Message("log-burned", {"player": Player(seat), "card": Name(kind)}))
        table.move(option.subject, ASH)
