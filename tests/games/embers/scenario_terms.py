"""The words of Embers in scenario files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from embers.game import Embers
from embers.rules import Action, Turn
from embers.table import ASH, DECK, FRONT, HAND, KINDS, Card, EmbersTable
from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup
from inglenook.scenarios.file import Written
from inglenook.scenarios.names import Box
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.terms import Laid, Position, ScenarioTerms, Value, quoted

KEYS: Final = ("turn", "phase", "embers", HAND, FRONT, DECK, ASH, "rest", "seen", "copies")
DRAW: Final = "draw"
ACTIONS: Final = {2: "first action", 1: "second action"}
SHOWN: Final = 8
"""How many cards of a pile a description names; the others are only counted."""


class EmbersScenarioTerms(ScenarioTerms[EmbersTable]):
    """The cards, piles, verbs and numbers of Embers."""

    def __init__(self) -> None:
        self.rulebook = Embers()
        self.start_keys = ("copies",)
        self.verbs = {
            "pass": ("pass", "stop"),
            "play": ("play",),
            "respond": ("respond with", "discard"),
            "burn": ("burn",),
        }

    # The position.

    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[EmbersTable]:
        """Lays out a turn with five embers each and the cards of the file; other cards are shuffled under the deck."""
        fields = setup.fields(KEYS)
        table = EmbersTable(len(players.names), dice)
        copies = fields["copies"].number() if "copies" in fields else 5
        if not 1 <= copies <= 100:
            raise BadSetup("error-setup", {"detail": f"copies: {copies}"})
        table.cards = [Card(table.stamp, kind) for kind in KINDS for _ in range(copies)]
        table.deck = list(range(len(table.cards)))
        box = Box([(card, self.names(table, card)) for card in table.deck])
        put_cards(table, fields, players, box)
        put_embers(table, fields, players)
        begin_turn(table, fields, players)
        return Laid(table, tuple(box.taken))

    def describe(self, position: Position[EmbersTable]) -> list[str]:
        """Describes turn, phase, embers and every pile; long piles only by their beginning."""
        table = position.table
        lines = [f"turn: {position.player(table.turn)}"]
        pending = position.pending
        left = None if pending is None else pending.prompt.arguments.get("left")
        if isinstance(left, int):
            lines.append(f"phase: {ACTIONS[left]}")
        else:
            lines.append("# in the middle of an action, or at the end")
        embers = [f"{quoted(position.player(seat))}: {table.embers[seat]}" for seat in range(table.seats)]
        lines.append(f"embers: {{{', '.join(embers)}}}")
        for key, piles in ((HAND, table.hands), (FRONT, table.fronts)):
            held = [f"{quoted(position.player(seat))}: {position.called(pile)}" for seat, pile in enumerate(piles)]
            lines.append(f"{key}: {{{', '.join(held)}}}")
        for key, pile in ((DECK, table.deck), (ASH, table.ash)):
            more = f"  # and {len(pile) - SHOWN} more" if len(pile) > SHOWN else ""
            lines.append(f"{key}: {position.called(pile[:SHOWN])}{more}")
        return lines

    # Things.

    def things(self, table: EmbersTable) -> Sequence[Thing]:
        return range(len(table.cards))

    def names(self, table: EmbersTable, thing: Thing) -> tuple[str, ...]:
        return (table.cards[thing].kind.capitalize(),)

    def places(self, position: Position[EmbersTable], thing: Thing) -> tuple[str, ...]:
        """Returns the names of a card's pile, and for a deck card its place from the top."""
        table = position.table
        card = table.cards[thing]
        if card.owner != NOTHING:
            player = position.player(card.owner)
            return (f"{card.zone} of {player}", f"{player}'s {card.zone}")
        if card.zone == DECK:
            return (DECK, f"{DECK} {table.deck.index(thing) + 1}")
        return (card.zone,)

    # Numbers.

    def table_values(self, table: EmbersTable) -> Mapping[str, Value]:
        return {"cards in deck": len(table.deck), "cards in ash": len(table.ash)}

    def player_values(self, table: EmbersTable, seat: Seat) -> Mapping[str, Value]:
        out = table.embers[seat] == 0
        return {"embers": table.embers[seat], "cards in hand": len(table.hands[seat]), "out": out}

    # Time and options.

    def phases(self, position: Position[EmbersTable]) -> Sequence[str]:
        return [f"turn of {player}" for player in position.players.names]

    def current_phases(self, position: Position[EmbersTable]) -> Sequence[str]:
        return [f"turn of {position.player(position.table.turn)}"]

    def parts(self, position: Position[EmbersTable], option: Option) -> list[tuple[str, ...]]:
        """Returns the parts of an option's phrase, such as "on Bob" for a Gust."""
        parts = super().parts(position, option)
        if option.word.startswith("on-"):
            parts[-1] = (f"on {position.player(int(option.word[3:]))}",)
        return parts


def put_cards(table: EmbersTable, fields: dict[str, Written], players: Players, box: Box) -> None:
    """Puts every card where the file names it, in the order of the file, which numbers the copies."""
    top: list[Thing] = []
    for zone, field in fields.items():
        if zone in (HAND, FRONT):
            for seat, names in players.fields(field).items():
                for name in names.items():
                    table.move(box.take(name), zone, seat)
        elif zone == DECK:
            top += [box.take(name) for name in field.items()]
        elif zone == ASH:
            for name in field.items():
                table.move(box.take(name), ASH)
    rest = box.rest()
    table.dice.shuffle("rest", rest)
    table.deck = top + rest
    if "rest" in fields and fields["rest"].choice({DECK: DECK, ASH: ASH}) == ASH:
        for card in rest:
            table.move(card, ASH)
    if "seen" in fields:
        for seat, names in players.fields(fields["seen"]).items():
            for name in names.items():
                table.show(box.placed(name), seat)


def put_embers(table: EmbersTable, fields: dict[str, Written], players: Players) -> None:
    """Gives each player five embers, or the number in the file."""
    table.embers = [5] * table.seats
    if "embers" in fields:
        for seat, amount in players.fields(fields["embers"]).items():
            table.embers[seat] = amount.number()


def begin_turn(table: EmbersTable, fields: dict[str, Written], players: Players) -> None:
    """Begins the first player's first action, or the step in the file."""
    seat = players.seat(fields["turn"].text(), fields["turn"].line) if "turn" in fields else 0
    left = 2
    if "phase" in fields:
        left = fields["phase"].choice({DRAW: 0, ACTIONS[2]: 2, ACTIONS[1]: 1})
    table.pass_turn_to(seat)
    if left:
        table.then(Action(seat, left), Turn((seat + 1) % table.seats))
    else:
        table.then(Turn(seat))
