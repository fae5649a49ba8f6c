"""Whether a card fits a description, what a number comes to, whether a condition holds: by the kind of the word."""

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
"""What each kind of filter means (`evaluation/filters.py`)."""

AMOUNTS: Final[dict[type[Value], Callable[[LotrTable, Any, Context], int]]] = {}
"""What each kind of amount comes to (`evaluation/amounts.py`)."""

CONDITIONS: Final[dict[type[Condition], Callable[[LotrTable, Any, Context], bool]]] = {}
"""When each kind of condition holds (`evaluation/conditions.py`)."""


def fits(table: LotrTable, what: Filter, card: Thing, context: Context) -> bool:
    """Whether a card is of a description.

    What most descriptions consist of is looked at here: a call by the registry costs more than these cost together.
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
    """Whether a word is one of a few; compiled, `in` would take three times as long."""
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
"""The kinds of filters that need no entry, because `fits` reads them itself."""


def amount(table: LotrTable, number: Amount, context: Context) -> int:
    """What a number comes to now."""
    if isinstance(number, int):
        return number
    return AMOUNTS[type(number)](table, number, context)


def holds(table: LotrTable, condition: Condition, context: Context) -> bool:
    """Whether something holds now."""
    return CONDITIONS[type(condition)](table, condition, context)


# Which cards are meant.


def spotted(table: LotrTable, what: Filter, context: Context) -> list[Thing]:
    """The active cards of a description: what can be spotted (LR-27.2)."""
    return [card for card in index_of(table).active if fits(table, what, card, context)]


def meant(table: LotrTable, what: Filter, context: Context) -> tuple[Thing, ...]:
    """The one card a filter points at, wherever it is: this card, its bearer, one that was remembered."""
    if isinstance(what, filters.This):
        return (context.this,)
    if isinstance(what, filters.Bearer):
        return borne_by(table, context)
    if isinstance(what, filters.That):
        return context.memory.get(what.name, ())
    return tuple(spotted(table, what, context))


BEARER: Final = "bearer"
"""Under this name an ability remembers who bore its card when it was used."""


def borne_by(table: LotrTable, context: Context) -> tuple[Thing, ...]:
    """The bearer of this card, or the one it had when its ability was used, if there is any."""
    bearer = table.cards[context.this].bearer
    return context.memory.get(BEARER, ()) if bearer == NOTHING else (bearer,)
