"""The rules of Embers: the turn, the cards and the answers."""

from __future__ import annotations

from dataclasses import dataclass

from embers.table import ASH, FRONT, EmbersTable
from inglenook.kernel.decisions import ACTION, ASIDES_OF_ALL, PASS, Decision, Option, Seat, Thing, pass_option
from inglenook.kernel.events import Event, Reaction, Result, perform
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import ask_or_again
from inglenook.kernel.steps import Step


@dataclass(frozen=True)
class Turn(Step):
    """A turn: the player draws a card and has two actions (ER-2); without a card to draw the game ends (ER-13)."""

    seat: Seat

    async def run(self, table: EmbersTable) -> None:
        if table.embers[self.seat] == 0:
            table.then(Turn((self.seat + 1) % table.seats))
            return
        table.pass_turn_to(self.seat)
        if not table.deck:
            end(table)
            return
        table.draw(self.seat)
        table.then(Action(self.seat, 2), Turn((self.seat + 1) % table.seats))


@dataclass(frozen=True)
class Action(Step):
    """One of the actions of a turn: play a card, or stop (ER-2, ER-16)."""

    seat: Seat
    left: int

    async def run(self, table: EmbersTable) -> None:
        seat = self.seat
        picked = None
        while picked is None:
            options = (pass_option(), *playable(table, seat))
            prompt = Message("prompt-embers-action", {"left": self.left})
            picked = await ask_or_again(Decision(seat, ACTION, prompt, options, asides=ASIDES_OF_ALL))
        option = picked[0]
        if option.verb == PASS:
            return
        if self.left > 1:
            table.then(Action(seat, self.left - 1))
        await play(table, seat, option)
        check_end(table)


def playable(table: EmbersTable, seat: Seat) -> list[Option]:
    """Returns the cards a player may play now; a Gust once for each possible player (ER-5, ER-16)."""
    options = []
    for card in table.hands[seat]:
        kind = table.cards[card].kind
        if kind == "gust":
            options += [gust_option(card, other) for other in table.seats_in_order() if other != seat]
        elif kind not in ("shield", "draught"):
            options.append(Option("play", card))
    return options


def gust_option(card: Thing, victim: Seat) -> Option:
    label = Message("option-play-on", {"card": Name("gust"), "player": Player(victim)})
    return Option("play", card, word=f"on-{victim}", label=label)


async def play(table: EmbersTable, seat: Seat, option: Option) -> None:
    """Plays a card: it goes to the ash (ER-11) and has its effect (ER-3 to ER-10)."""
    card = option.subject
    kind = table.cards[card].kind
    discard(table, seat, card)
    if kind == "wall":
        table.move(card, FRONT, seat)
    if kind == "twig":
        table.add_embers(seat, 1)
    elif kind == "log":
        roll = table.dice.roll("log")
        table.tell(Message("log-rolled", {"player": Player(seat), "roll": roll}))
        table.add_embers(seat, 3 if roll >= 4 else 1)
    elif kind == "gust":
        await perform(table, Loss(int(option.word[3:]), 2))
    elif kind == "owl":
        for top in table.deck[:2]:
            table.show(top, seat)
            seen = Message("log-saw", {"player": Player(seat), "card": Name(table.cards[top].kind)})
            table.tell(seen, (seat,), Message("log-looked", {"player": Player(seat)}))
    elif kind == "phoenix":
        for burnt in table.ash[:]:
            table.move(burnt, "deck")
        table.shuffle()
        table.tell(Message("log-shuffled", {"player": Player(seat)}))


class Loss(Event[EmbersTable]):
    """An event: a player is about to lose embers (ER-5)."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount

    def prompt(self, table: EmbersTable) -> Message:
        return Message("prompt-about-to-lose", {"player": Player(self.seat), "amount": self.amount})

    def responses(self, table: EmbersTable) -> list[Reaction[EmbersTable]]:
        walls: list[Reaction[EmbersTable]] = [Shelter(self, wall) for wall in table.fronts[self.seat]]
        return walls + [Shielding(self, card) for card in held(table, self.seat, "shield")]

    def may_hide_response(self, table: EmbersTable, seat: Seat) -> bool:
        return seat == self.seat and bool(table.hands[seat])

    def happen(self, table: EmbersTable) -> list[Result[EmbersTable]]:
        """Removes the embers; a player who has none left is out (ER-12)."""
        table.add_embers(self.seat, -self.amount)
        if table.embers[self.seat] == 0:
            for card in table.hands[self.seat] + table.fronts[self.seat]:
                table.move(card, ASH)
            table.tell(Message("log-out", {"player": Player(self.seat)}))
        return [Lost(self.seat)]


class Lost(Result[EmbersTable]):
    """A result: a player has lost embers (ER-8)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def prompt(self, table: EmbersTable) -> Message:
        return Message("prompt-has-lost", {"player": Player(self.seat)})

    def responses(self, table: EmbersTable) -> list[Reaction[EmbersTable]]:
        others = [seat for seat in table.seats_in_order() if seat != self.seat]
        return [Warming(seat, card) for seat in others for card in held(table, seat, "draught")]

    def may_hide_response(self, table: EmbersTable, seat: Seat) -> bool:
        return seat != self.seat and bool(table.hands[seat])


class Shelter(Reaction[EmbersTable]):
    """A Wall, which reduces each loss by 1 without a choice (ER-6)."""

    def __init__(self, loss: Loss, wall: Thing) -> None:
        super().__init__(loss.seat, wall, required=True)
        self.loss = loss

    async def resolve(self, table: EmbersTable) -> None:
        self.loss.amount -= 1
        self.loss.void = self.loss.amount == 0
        table.tell(Message("log-sheltered", {"player": Player(self.seat)}))


class Shielding(Reaction[EmbersTable]):
    """A Shield discarded from hand, which prevents a loss (ER-7)."""

    def __init__(self, loss: Loss, shield: Thing) -> None:
        super().__init__(loss.seat, shield)
        self.loss = loss

    async def resolve(self, table: EmbersTable) -> None:
        discard(table, self.seat, self.card)
        self.loss.void = True


class Warming(Reaction[EmbersTable]):
    """A Draught discarded from hand after another player's loss, which gains 1 ember (ER-8)."""

    async def resolve(self, table: EmbersTable) -> None:
        discard(table, self.seat, self.card)
        table.add_embers(self.seat, 1)


def held(table: EmbersTable, seat: Seat, kind: str) -> list[Thing]:
    """Returns the cards of a kind in a hand."""
    return [card for card in table.hands[seat] if table.cards[card].kind == kind]


def discard(table: EmbersTable, seat: Seat, card: Thing) -> None:
    """Discards a card from hand to the ash, face up (ER-11)."""
    table.tell(Message("log-played", {"player": Player(seat), "card": Name(table.cards[card].kind)}))
    table.move(card, ASH)


def check_end(table: EmbersTable) -> None:
    """Ends the game when a player has 12 embers or only one is left (ER-13)."""
    alive = [seat for seat in range(table.seats) if table.embers[seat] > 0]
    if max(table.embers) >= 12 or len(alive) == 1:
        end(table)


def end(table: EmbersTable) -> None:
    """Ends the game: most embers win, and a tie is shared (ER-13)."""
    most = max(table.embers)
    table.end(tuple([seat for seat in range(table.seats) if table.embers[seat] == most]))
