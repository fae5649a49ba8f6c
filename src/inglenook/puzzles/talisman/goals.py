"""Goals of Talisman: to reach a space, a card or an amount within a number of the player's own turns."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.game import Game
from inglenook.puzzles.goal import AMOUNT, THING, Aims, Goal, Hidden, Judge
from inglenook.puzzles.solver import MISSED, OPEN, REACHED
from inglenook.talisman.table import (
    DECK,
    FIRST_SPACE,
    SPACE_IDS,
    SPELL_DECK,
    TROPHY,
    TalismanTable,
    space_thing,
)

REACH: Final = "reach"
GET: Final = "get"
SLAY: Final = "slay"
COUNTERS: Final = ("strength", "craft", "lives", "gold")


class TalismanAims(Aims):
    """Possible goals in Talisman."""

    kinds: Mapping[str, str] = MappingProxyType(
        {REACH: THING, GET: THING, SLAY: THING, **dict.fromkeys(COUNTERS, AMOUNT)}
    )

    def judge(self, goal: Goal, beginning: TalismanTable, seat: Seat) -> Judge:
        return TalismanJudge(goal, beginning, seat)

    def likeness(self, table: TalismanTable, thing: Thing) -> object:
        """Returns a key that is equal for copies of a card with the same owner, or on the same space."""
        if not 0 <= thing < len(table.cards) or table.cards[thing].zone in (DECK, SPELL_DECK):
            return thing
        return (str(table.cards[thing].to_data()), thing in table.met, thing in table.drawn)

    def outcome(self, table: TalismanTable) -> object:
        cards = [f"{card.definition} {card.zone} {card.owner} {card.space} {card.counters}" for card in table.cards]
        characters = []
        for one in table.characters:
            counters = (one.strength, one.craft, one.lives, one.gold, one.alignment)
            characters.append((one.definition, one.space, counters, one.toad, one.missed, one.quest))
        return (sorted(cards), characters, table.turn, table.gold_lying, table.winners)

    def definition(self, table: TalismanTable, thing: Thing) -> str:
        return SPACE_IDS[thing - FIRST_SPACE] if thing >= FIRST_SPACE else table.cards[thing].definition

    def hidden(self, table: TalismanTable, seat: Seat) -> list[Hidden]:
        found = []
        for other, character in enumerate(table.characters):
            if other != seat and character.spells:
                found.append(Hidden("puzzle-pile-spells", self._printed(table, character.spells), other))
        if table.deck:
            found.append(Hidden("puzzle-pile-adventure", self._printed(table, table.deck)))
        if table.spell_deck:
            found.append(Hidden("puzzle-pile-spell-deck", self._printed(table, table.spell_deck)))
        return found

    def _printed(self, table: TalismanTable, cards: list[Thing]) -> tuple[str, ...]:
        return tuple([table.cards[card].definition for card in cards])


class TalismanJudge(Judge):
    """Judge of one player's goal, from one starting position on."""

    def __init__(self, goal: Goal, beginning: TalismanTable, seat: Seat) -> None:
        self._goal: Final = goal
        self._seat: Final = seat
        self._last: Final = beginning.turn_number + (goal.turns - 1) * beginning.seats
        """Number of the last turn; turns that the others miss count, too."""

    def state(self, game: Game[Any]) -> str:
        table: TalismanTable = game.table
        if table.over:
            return REACHED if self._seat in table.winners else MISSED
        character = table.characters[self._seat]
        if not character.alive:
            return MISSED
        if self._reached(table):
            return REACHED
        return MISSED if table.turn_number > self._last else OPEN

    def _reached(self, table: TalismanTable) -> bool:
        character, goal = table.characters[self._seat], self._goal
        if goal.kind == REACH:
            return space_thing(character.space) == goal.thing
        if goal.kind == GET:
            return goal.thing in character.objects + character.followers + character.spells
        if goal.kind == SLAY:
            return table.cards[goal.thing].zone == TROPHY and table.cards[goal.thing].owner == self._seat
        counters = {"strength": character.strength, "craft": character.craft}
        counters |= {"lives": character.lives, "gold": character.gold}
        return counters[goal.kind] >= goal.amount
