"""Evaluates filters, amounts and conditions by the class of the term."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import filters
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Amount, Value
from inglenook.lotr.index import Context
from inglenook.lotr.table import LotrTable

FILTERS: Final[dict[type[Filter], Callable[[LotrTable, Any, Thing, Context], bool]]] = {}
"""Functions that evaluate filters, by class (`evaluation/filters.py`)."""

AMOUNTS: Final[dict[type[Value], Callable[[LotrTable, Any, Context], int]]] = {}
"""Functions that evaluate amounts, by class (`evaluation/amounts.py`)."""

CONDITIONS: Final[dict[type[Condition], Callable[[LotrTable, Any, Context], bool]]] = {}
"""Functions that evaluate conditions, by class (`evaluation/conditions.py`)."""


def fits(table: LotrTable, what: Filter, card: Thing, context: Context) -> bool:
    """Whether a card matches a filter.

    The most common filters are evaluated here, because a call through the registry costs more than all these checks.
    """
    if isinstance(what, filters.Both):
        return fits(table, what.first, card, context) and fits(table, what.second, card, context)
    if isinstance(what, filters.OfType):
        return is_among(table.cards[card].printed.type, what.types)
    if isinstance(what, filters.OfRace):
        return table.cards[card].printed.race == what.race
    if isinstance(what, filters.OfCulture):
        return table.cards[card].printed.culture == what.culture
    if isinstance(what, filters.Titled):
        return table.cards[card].printed.title == what.title
    if isinstance(what, filters.This):
        return card == context.this
    if isinstance(what, filters.Either):
        return fits(table, what.first, card, context) or fits(table, what.second, card, context)
    if isinstance(what, filters.Except):
        return not fits(table, what.filter, card, context)
    if isinstance(what, filters.Anything):
        return True
    if isinstance(what, filters.Yours):
        return table.cards[card].owner == context.speaker
    if isinstance(what, filters.WithSignet):
        return table.cards[card].printed.signet == what.signet
    if isinstance(what, filters.OfClass):
        item_class = table.cards[card].printed.item_class
        return item_class != "" and is_among(item_class, what.classes)
    return FILTERS[type(what)](table, what, card, context)


def is_among(word: str, words: tuple[str, ...]) -> bool:
    """Whether a word is one of a few; when compiled, `in` would take three times as long."""
    for one in words:
        if one == word:
            return True
    return False


READ_AT_ONCE: Final = (
    filters.Both,
    filters.OfType,
    filters.OfRace,
    filters.OfCulture,
    filters.Titled,
    filters.This,
    filters.Either,
    filters.Except,
    filters.Anything,
    filters.Yours,
    filters.WithSignet,
    filters.OfClass,
)
"""Classes of filters that need no registry entry, because `fits` evaluates them itself."""


def amount(table: LotrTable, number: Amount, context: Context) -> int:
    """Returns the current value of an amount."""
    if isinstance(number, int):
        return number
    return AMOUNTS[type(number)](table, number, context)


def holds(table: LotrTable, condition: Condition, context: Context) -> bool:
    """Whether a condition holds now."""
    return CONDITIONS[type(condition)](table, condition, context)


# Cards that filters denote.


def spotted(table: LotrTable, what: Filter, context: Context) -> list[Thing]:
    """Returns the active cards that match a filter, which can be spotted (LR-27.2)."""
    return [card for card in index_of(table).active if fits(table, what, card, context)]


def meant(table: LotrTable, what: Filter, context: Context) -> tuple[Thing, ...]:
    """Returns the card that a filter names in any zone (this one, its bearer, a remembered one), or all matches."""
    if isinstance(what, filters.This):
        return (context.this,)
    if isinstance(what, filters.Bearer):
        return borne_by(table, context)
    if isinstance(what, filters.That):
        return context.memory.get(what.name, ())
    return tuple(spotted(table, what, context))


BEARER: Final = "bearer"
"""Name under which an ability remembers the bearer of its card at the time of use."""


def borne_by(table: LotrTable, context: Context) -> tuple[Thing, ...]:
    """Returns the card's bearer, or its bearer when the ability was used, if any."""
    bearer = table.cards[context.this].bearer
    return context.memory.get(BEARER, ()) if bearer == NOTHING else (bearer,)
