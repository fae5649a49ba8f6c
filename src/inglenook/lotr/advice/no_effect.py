"""Checks whether an event or ability would have no effect besides its cost (KR-33)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, fields, items
from inglenook.kernel.decisions import NOTHING, Option, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import Exert
from inglenook.lotr.table import LotrTable

COUNTED: Final = ("twilight", "used_in_phase", "used_in_turn", "played_in_phase", "played_in_turn", "played_here")
"""Fields that record payments or uses, and so change even if an option has no effect."""

WOUNDS: Final = 3
"""Index of the wounds in a card's data."""


def comes_to_nothing(before: LotrTable, after: LotrTable, option: Option, paid: int) -> bool:
    """Whether two tables differ only in twilight paid, an event gone from hand, and exertions paid as a cost."""
    if after.twilight - before.twilight not in (0, paid) or is_any_healed(before, after):
        return False
    exerting = is_exertion_a_cost(before, option)
    return rest(before, option.subject, exerting) == rest(after, option.subject, exerting)


def is_any_healed(before: LotrTable, after: LotrTable) -> bool:
    """Whether a character has fewer wounds than before."""
    return any(now.wounds < then.wounds for then, now in zip(before.cards, after.cards, strict=True))


def is_exertion_a_cost(table: LotrTable, option: Option) -> bool:
    """Whether exerting a character is a cost of this option."""
    abilities = table.cards[option.subject].printed.abilities if option.subject != NOTHING else ()
    ability = abilities[option.amount] if 0 <= option.amount < len(abilities) else None
    costs = ability.costs if isinstance(ability, (Action, Response, Trigger)) else ()
    return any(isinstance(cost, Exert) for cost in costs)


def rest(table: LotrTable, played: Thing, exerting: bool) -> dict[str, Data]:
    """Returns a table's data without what a cost changes: tokens, the played card, and wounds if a character exerts."""
    found = {name: part for name, part in table.essence().items() if name not in COUNTED}
    found["agenda"] = [items(step)[0] for step in items(found["agenda"])]
    cards = [items(card) for card in items(found["cards"])]
    if table.cards[played].zone != terms.PLAY:
        cards[played] = []
        for player in items(found["players"]):
            for pile in ("hand", "discard"):
                fields(player)[pile] = [card for card in items(fields(player)[pile]) if card != played]
    found["cards"] = [[*card[:WOUNDS], *card[WOUNDS + 1 :]] if exerting else card for card in cards]
    return found
