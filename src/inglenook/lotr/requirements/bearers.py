"""Checks who may bear a card: filter, class, side (LR-11.24 to LR-11.30, LR-12.11).  Only reads the table."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Exert
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.evaluation.registry import amount, fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.reach import EXERTING, reachable
from inglenook.lotr.stats import can_afford, forbidden
from inglenook.lotr.table import LotrTable


def bearers_for(
    table: LotrTable,
    seat: Seat,
    card: Thing,
    discount: int = 0,
    spent: int = 0,
    narrowed: Filter | None = None,
    context: Context | None = None,
) -> list[Thing]:
    """Returns the cards that can bear a card being played now (LR-11.26, LR-14.7)."""
    on = table.cards[card].printed.on
    assert on is not None
    own = Context(seat, card)
    foresee(table, card, own)
    found = []
    for bearer in index_of(table).active:
        if is_others_minion(table, seat, bearer):
            continue
        if narrowed is not None and context is not None and not fits(table, narrowed, bearer, context):
            continue
        if not may_bear(table, card, bearer, on, own) or forbidden(table, bearer, terms.BE_PLAYED_ON, card):
            continue
        if can_afford(table, card, bearer, discount, spent):
            found.append(bearer)
    return found


def foresee(table: LotrTable, card: Thing, own: Context) -> None:
    """Remembers the possible payers of a card's costs: "plays on the Ent that exerted" fits all that can (4R107)."""
    for effect in table.cards[card].printed.definition.to_play:
        if isinstance(effect, Exert) and effect.who.remember:
            times = amount(table, effect.times, own)
            own.remember(effect.who.remember, tuple(reachable(table, effect.who.what, own, EXERTING, times)))


def is_others_minion(table: LotrTable, seat: Seat, bearer: Thing) -> bool:
    """Whether a card belongs to another Shadow player, and so cannot bear this player's cards (LR-14.7)."""
    piece = table.cards[bearer]
    return piece.printed.side == terms.SHADOW and piece.owner != seat and seat != table.turn


def may_bear(table: LotrTable, card: Thing, bearer: Thing, on: On, context: Context) -> bool:
    """Whether a bearer is allowed for a card: filter, limit of copies, one item of a class (LR-11.27).

    Items are for characters of their own side; a Man may be on either side (LR-11.24, LR-14.6).
    """
    if not fits(table, on.bearer, bearer, context) or forbidden(table, bearer, terms.BEAR, card):
        return False
    printed = table.cards[card].printed
    if printed.type in terms.ITEM_TYPES and is_of_other_side(printed.side, table.cards[bearer].printed.side):
        return False
    of_class = [] if not printed.item_class else [card]
    for item in table.cards[bearer].borne:
        if item == card:
            continue
        other = table.cards[item].printed
        if printed.item_class and other.item_class == printed.item_class:
            of_class.append(item)
    return go_together(table, of_class) and (on.limit == 0 or copies_on(table, card, bearer) < on.limit)


def go_together(table: LotrTable, of_class: list[Thing]) -> bool:
    """Whether a bearer may have these items of one class: one, or two if one of them allows another of its class.

    The item that allows another is itself of the class, so there is never room for a third (LR-11.27, LG-76).
    """
    if len(of_class) <= 1:
        return True
    return len(of_class) == 2 and any(allows_another(table.cards[item].printed.on) for item in of_class)


def is_of_other_side(side: str, other: str) -> bool:
    """Whether one side is Free Peoples and the other Shadow; a site is on neither side (LR-1.1)."""
    return terms.NO_SIDE not in (side, other) and side != other


def allows_another(on: On | None) -> bool:
    """Whether an item may be borne besides another of its class (LG-76)."""
    return on is not None and on.extra_class


def new_bearers(table: LotrTable, card: Thing, to: Filter, context: Context, limit: int = 0) -> list[Thing]:
    """Returns new bearers for a card that an effect transfers (LR-12.11); `limit` caps copies on each, if not 0."""
    on = table.cards[card].printed.on
    own = Context(table.cards[card].owner, card)
    return [
        bearer
        for bearer in reachable(table, to, context)
        if bearer != table.cards[card].bearer
        and not is_others_minion(table, own.you, bearer)
        and (on is None or may_bear(table, card, bearer, on, own))
        and (limit == 0 or copies_on(table, card, bearer) < limit)
    ]


def copies_on(table: LotrTable, card: Thing, bearer: Thing) -> int:
    """Returns the number of other cards with the same title on a bearer (LR-24.5)."""
    title = table.cards[card].printed.title
    return sum([1 for item in table.cards[bearer].borne if item != card and table.cards[item].printed.title == title])


# Bearers that can never bear a card in any position.

NO, MAYBE, YES = -1, 0, 1


def can_ever_bear(table: LotrTable, card: Thing, bearer: Thing) -> bool:
    """Whether a bearer can ever have come to bear a card, by its side and the printed parts of the filter.

    Parts that can change are ignored: an item stays when its bearer no longer fits (LG-52).
    """
    printed = table.cards[card].printed
    if printed.type in terms.ITEM_TYPES and is_of_other_side(printed.side, table.cards[bearer].printed.side):
        return False
    return printed.on is None or fits_as_printed(table, printed.on.bearer, bearer, table.cards[card].owner) != NO


def fits_as_printed(table: LotrTable, what: Filter, card: Thing, owner: Seat) -> int:
    """Returns YES or NO as a card matches a filter by its printed properties, MAYBE where that depends on the game."""
    if isinstance(what, filters.Both):
        return min(fits_as_printed(table, what.first, card, owner), fits_as_printed(table, what.second, card, owner))
    if isinstance(what, filters.Either):
        return max(fits_as_printed(table, what.first, card, owner), fits_as_printed(table, what.second, card, owner))
    if isinstance(what, filters.Except):
        return -fits_as_printed(table, what.filter, card, owner)
    if isinstance(what, PRINTED_WORDS):
        return YES if fits(table, what, card, Context(owner, card)) else NO
    return MAYBE


PRINTED_WORDS: Final = (
    filters.OfType,
    filters.OfRace,
    filters.OfCulture,
    filters.OfSide,
    filters.Titled,
    filters.WithSignet,
    filters.Unique,
    filters.HomeAt,
    filters.Anything,
    filters.Yours,
)
"""Classes of filters whose result is fixed for the whole game."""
