"""Goals of the card game: to win, to survive, to lose nobody, to kill.

All but `win` are decided when the fights are over: at the first question of the regroup phase, or of the next turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.lotr import stats
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.table import LotrTable
from inglenook.puzzles.goal import PLAIN, THING, Aims, Goal, Hidden, Judge
from inglenook.puzzles.solver import MISSED, OPEN, REACHED

WIN: Final = "win"
SURVIVE: Final = "survive"
LOSE_NOBODY: Final = "lose nobody"
CLEAR: Final = "kill all"
KILL: Final = "kill"


class LotrAims(Aims):
    """Possible goals in the card game."""

    kinds: Mapping[str, str] = MappingProxyType(
        {WIN: PLAIN, SURVIVE: PLAIN, LOSE_NOBODY: PLAIN, CLEAR: PLAIN, KILL: THING}
    )

    def judge(self, goal: Goal, beginning: LotrTable, seat: Seat) -> Judge:
        return LotrJudge(goal, beginning, seat)

    def likeness(self, table: LotrTable, thing: Thing) -> object:
        """Returns a key that is equal for copies of a card in the same state with the same history.

        A card in a deck has its own place, and waiting effects may remember a card: such a card is like no other.
        """
        if not 0 <= thing < len(table.cards):
            return thing
        piece = table.cards[thing]
        if piece.zone == terms.DECK or table.waiting or table.fallen:
            return thing
        lists = (table.fierce_minions, table.assigned_in_turn, table.lost_in_turn, table.played_in_phase)
        more = (table.played_in_turn, table.played_here, table.attackers, (table.defender,))
        counts = (table.wounded_in_phase.get(thing, 0), table.tokens_in_phase.get(thing, 0))
        used = [(key % 100, count) for key, count in table.used_in_turn.items() if key // 100 == thing]
        lasting = [place for place, one in enumerate(table.lasting) if thing in one.cards or one.card == thing]
        pairs = [place for place, (who, minions) in enumerate(table.assignments) if thing == who or thing in minions]
        return (str(piece.to_data()), [thing in one for one in (*lists, *more)], counts, used, lasting, pairs)

    def outcome(self, table: LotrTable) -> object:
        cards = []
        for card in table.cards:
            bearer = "" if card.bearer == NOTHING else table.cards[card.bearer].printed.id
            cards.append(f"{card.printed.id} {card.owner} {card.zone} {card.wounds} {card.tokens} {bearer}")
        players = [(player.site, player.burdens, player.wearing, player.out) for player in table.players]
        return (sorted(cards), players, table.twilight, table.turn, table.phase, table.winners)

    def definition(self, table: LotrTable, thing: Thing) -> str:
        return table.cards[thing].printed.id

    def is_printed(self, table: LotrTable) -> bool:
        return all(card.printed.id in LIBRARY for card in table.cards)

    def hidden(self, table: LotrTable, seat: Seat) -> list[Hidden]:
        found = []
        for other, player in enumerate(table.players):
            if other != seat and player.hand:
                found.append(Hidden("puzzle-pile-hand", self._printed(table, player.hand), other))
            if other != seat and len(player.discard) > 1 and table.options["closed-discard-piles"]:
                found.append(Hidden("puzzle-pile-discard", self._printed(table, player.discard), other))
            if player.deck:
                found.append(Hidden("puzzle-pile-deck", self._printed(table, player.deck), other))
        return found

    def _printed(self, table: LotrTable, cards: tuple[Thing, ...]) -> tuple[str, ...]:
        return tuple([table.cards[card].printed.id for card in cards])


class LotrJudge(Judge):
    """Judge of one player's goal, from one starting position on."""

    def __init__(self, goal: Goal, beginning: LotrTable, seat: Seat) -> None:
        self._goal: Final = goal
        self._seat: Final = seat
        self._turns: Final = beginning.turns
        self._companions: Final = tuple(stats.companions(beginning, seat))

    def state(self, game: Game[Any]) -> str:
        table: LotrTable = game.table
        kind = self._goal.kind
        if kind == LOSE_NOBODY and any(table.cards[card].zone != terms.PLAY for card in self._companions):
            return MISSED
        if table.over:
            return REACHED if self._seat in table.winners else MISSED
        if table.players[self._seat].out:
            return MISSED
        later = table.turns != self._turns
        if kind == WIN:
            return MISSED if later else OPEN
        fought = later or table.phase == terms.REGROUP
        if kind == KILL:
            reached = table.cards[self._goal.thing].zone != terms.PLAY
            return REACHED if reached else MISSED if fought else OPEN
        if kind == CLEAR:
            return REACHED if not stats.minions(table) else MISSED if fought else OPEN
        return REACHED if fought else OPEN
