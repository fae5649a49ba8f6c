"""Steps before the first turn: bids, places, starting fellowships, hands (LR-8, LR-9)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.questions import choose_number, choose_one, confirm
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.actions import play_card
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.copies import is_blocked
from inglenook.lotr.requirements.legality import can_do_all
from inglenook.lotr.requirements.reach import site_in_adventure_deck
from inglenook.lotr.responses.consequences import lose, settle
from inglenook.lotr.rules.movement import lay
from inglenook.lotr.rules.turn import Turn
from inglenook.lotr.stats import resistance, twilight_cost
from inglenook.lotr.table import LotrTable

STARTING_TOTAL: Final = 4
STARTING_HAND: Final = 8
MULLIGAN_HAND: Final = 6


class Bidding(Step):
    """Each player secretly bids burdens; the bids are disclosed together afterwards (LR-8.1, LR-8.2)."""

    async def run(self, table: LotrTable) -> None:
        for seat in range(table.seats):
            highest = resistance(table, table.players[seat].ring_bearer)
            atoms.set_bid(table, seat, await choose_number(seat, Message("prompt-bid"), 0, highest))


class Disclosure(Step):
    """The bids are disclosed and become burdens; players who bid too much are out (LR-8.2, LR-8.6 to LR-8.8)."""

    async def run(self, table: LotrTable) -> None:
        table.revealed()
        for seat in range(table.seats):
            bid = table.players[seat].bid
            atoms.set_burdens(table, seat, bid)
            if table.options["bidding"]:
                table.tell(Message("log-bid", {"player": Player(seat), "burdens": bid}))
        losers = [seat for seat in range(table.seats) if overbid(table, seat)]
        if len(losers) == table.seats:
            table.end(())  # LG-23
        for seat in losers:
            lose(table, seat)


def overbid(table: LotrTable, seat: Seat) -> bool:
    """Whether a player's bid is at least the Ring-bearer's resistance (LR-8.7, LR-8.8)."""
    player = table.players[seat]
    return player.bid >= resistance(table, player.ring_bearer)


class ChoosePlaces(Step):
    """Players choose places in descending order of bids; equal bids are ordered at random (LR-8.3 to LR-8.5)."""

    async def run(self, table: LotrTable) -> None:
        seats = list(table.remaining())
        table.dice.shuffle("equal bids", seats)
        bids = sorted([table.players[seat].bid for seat in seats], reverse=True)
        choosing: list[Seat] = []
        for bid in bids:
            choosing += [seat for seat in seats if table.players[seat].bid == bid and seat not in choosing]
        places: dict[int, Seat] = {}
        free = list(range(1, len(choosing) + 1))
        for seat in choosing:
            if table.options["bidding"]:
                prompt = Message("prompt-place")
                options = tuple([Option("place", amount=place) for place in free])
                place = (await choose_one(seat, prompt, options)).amount
            else:
                place = free[0]
            free.remove(place)
            places[place] = seat
        order = tuple([places[place] for place in sorted(places)])
        atoms.set_order(table, order)
        names = tuple([Player(seat) for seat in order])
        table.tell(Message("log-order", {"players": names}))


Fellowships = tuple[tuple[str, ...] | None, ...]
"""By seat, the prescribed starting companions; None for a player who chooses, an empty tuple if all players do."""


class OpenPath(Step):
    """The first player opens the path with site 1, and all markers go there (LR-9.4, LR-9.5)."""

    __match_args__ = ("fellowships",)

    def __init__(self, fellowships: Fellowships = ()) -> None:
        self.fellowships: Final = fellowships

    async def run(self, table: LotrTable) -> None:
        first = table.order[0]
        lay(table, first, site_in_adventure_deck(table, first, 1), 1)
        for seat in table.order:
            atoms.place_marker(table, seat, 1)
        steps: list[Step] = []
        for seat in table.order:
            prescribed = self.fellowships[seat] if self.fellowships else None
            if prescribed is None:
                steps += [OpenDeck(seat), StartingFellowship(seat, STARTING_TOTAL)]
            else:
                steps.append(PrescribedFellowship(seat, prescribed))
        table.then(*steps, DrawHands(), Turn(first))


class OpenDeck(Step):
    """A player looks through that player's own draw deck for starting companions (LR-9.8)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: LotrTable) -> None:
        atoms.set_turn(table, self.seat)
        atoms.look_through_deck(table, self.seat)


class StartingFellowship(Step):
    """A player, in turn order, adds starting companions one by one, cost 4 at most (LR-9.8 to LR-9.17, LG-72)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    async def run(self, table: LotrTable) -> None:
        seat = self.seat
        options = [Option("start-with", card) for card in table.players[seat].deck if self.may_start(table, card)]
        if not options:
            return
        prompt = Message("prompt-starting-fellowship", {"left": self.left})
        picked = await choose_one(seat, prompt, (Option("done"), *options))
        if picked.verb == "done":
            return
        cost = twilight_cost(table, picked.subject)
        table.then(StartingFellowship(seat, self.left - cost))
        await play_card(table, seat, picked.subject, free=True)
        await settle(table)

    def may_start(self, table: LotrTable, card: int) -> bool:
        """Whether a companion can be played now within the remaining cost (LR-9.9, LR-9.14, LR-9.16, LG-50)."""
        printed = table.cards[card].printed
        if printed.type != terms.COMPANION_TYPE or twilight_cost(table, card) > self.left:
            return False
        if is_blocked(table, self.seat, card):
            return False
        to_play = printed.definition.to_play
        return not to_play or can_do_all(table, to_play, Context(self.seat, card))


class PrescribedFellowship(Step):
    """A player starts a first game with prescribed companions, without a choice (LR-6.3, LR-6.4)."""

    __match_args__ = ("seat", "ids")

    def __init__(self, seat: Seat, ids: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.ids: Final = ids

    async def run(self, table: LotrTable) -> None:
        atoms.set_turn(table, self.seat)
        for id in self.ids:
            found = [card for card in table.players[self.seat].deck if table.cards[card].printed.id == id]
            await play_card(table, self.seat, found[0], free=True)
            await settle(table)


class DrawHands(Step):
    """Decks are shuffled and starting hands drawn (LR-9.20, LR-9.21); a switch allows one redraw (LG-29)."""

    async def run(self, table: LotrTable) -> None:
        atoms.set_turn(table, -1)
        for seat in table.order:
            deal(table, seat, STARTING_HAND)
        if table.options["mulligan"]:
            for seat in table.order:
                if await confirm(seat, Message("prompt-mulligan")):
                    for card in table.players[seat].hand:
                        atoms.put(table, card, terms.DECK)
                    deal(table, seat, MULLIGAN_HAND)


def deal(table: LotrTable, seat: Seat, cards: int) -> None:
    """Shuffles a player's deck and draws cards from it."""
    atoms.shuffle_deck(table, seat)
    atoms.draw(table, seat, cards)
    table.revealed()


def first_steps(bidding: bool, fellowships: Fellowships) -> tuple[Step, ...]:
    """Returns the first steps of a game; no player is asked to bid without bidding, or if bids were given (LR-6.6)."""
    bids: tuple[Step, ...] = (Bidding(),) if bidding else ()
    return (*bids, Disclosure(), ChoosePlaces(), OpenPath(fellowships))
