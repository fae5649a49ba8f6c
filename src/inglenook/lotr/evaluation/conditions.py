"""Evaluates conditions: a function for each kind, and the table in which `holds` looks it up."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.lotr.dsl import conditions, terms
from inglenook.lotr.evaluation.modifiers import keyword, number_spotted, spots
from inglenook.lotr.evaluation.positions import controlled_sites, home_controlled_by_opponent
from inglenook.lotr.evaluation.registry import CONDITIONS, amount, fits, holds, meant
from inglenook.lotr.index import Context
from inglenook.lotr.table import LotrTable

# Composed conditions.


def every(table: LotrTable, condition: conditions.All, context: Context) -> bool:
    return all(holds(table, one, context) for one in condition.conditions)


def some(table: LotrTable, condition: conditions.Any, context: Context) -> bool:
    return any(holds(table, one, context) for one in condition.conditions)


def without(table: LotrTable, condition: conditions.Without, context: Context) -> bool:
    return not holds(table, condition.condition, context)


# Cards.


def can_spot(table: LotrTable, condition: conditions.CanSpot, context: Context) -> bool:
    if condition.chosen and condition in context.declined:
        return False
    return spots(table, condition.what, condition.count, context)


def can_spot_more(table: LotrTable, condition: conditions.CanSpotMore, context: Context) -> bool:
    return number_spotted(table, condition.what, context) > number_spotted(table, condition.than, context)


def is_such(table: LotrTable, condition: conditions.Is, context: Context) -> bool:
    return any(fits(table, condition.what, card, context) for card in meant(table, condition.card, context))


def dead_pile_has(table: LotrTable, condition: conditions.DeadPileHas, context: Context) -> bool:
    dead = table.players[table.turn].dead
    return sum([1 for card in dead if fits(table, condition.what, card, context)]) >= condition.count


def at_least(table: LotrTable, condition: conditions.AtLeast, context: Context) -> bool:
    return amount(table, condition.number, context) >= condition.least


def deck_is_empty(table: LotrTable, condition: conditions.DeckIsEmpty, context: Context) -> bool:
    return not table.players[table.turn].deck


def was_assigned(table: LotrTable, condition: conditions.WasAssigned, context: Context) -> bool:
    return any(fits(table, condition.who, card, context) for card in table.assigned_in_turn)


def has_lost(table: LotrTable, condition: conditions.HasLost, context: Context) -> bool:
    return any(fits(table, condition.who, card, context) for card in table.lost_in_turn)


def not_yet_played(table: LotrTable, condition: conditions.NotYetPlayed, context: Context) -> bool:
    played = table.played_in_phase if condition.period == terms.THIS_PHASE else table.played_in_turn
    if condition.here:
        if table.cards[context.this].printed.type == terms.SITE_TYPE and table.site() != context.this:
            return False
        played = tuple([card for card in played if card in table.played_here])
    return not any(fits(table, condition.what, card, context) for card in played)


# Sites, movement and phases.


def at_site(table: LotrTable, condition: conditions.AtSite, context: Context) -> bool:
    """Whether the fellowship is at a matching site: keyword, number and block (LR-13.17, LR-13.18)."""
    site = table.site()
    if site == NOTHING:
        return False
    if condition.keyword and keyword(table, site, condition.keyword) <= 0:
        return False
    printed = table.cards[site].printed
    if condition.block and condition.block != printed.block:
        return False
    return condition.least <= printed.site_number <= condition.most


def at_this_site(table: LotrTable, condition: conditions.AtThisSite, context: Context) -> bool:
    site = table.site()
    return site == context.this or (site != NOTHING and site == table.cards[context.this].bearer)


def has_moved(table: LotrTable, condition: conditions.HasMoved, context: Context) -> bool:
    return table.moves > condition.more_than


def moved_to(table: LotrTable, condition: conditions.MovedTo, context: Context) -> bool:
    reached = [table.cards[site].printed for site in table.reached_in_phase]
    return any(
        condition.least <= site.site_number <= condition.most and condition.block in ("", site.block)
        for site in reached
    )


def during(table: LotrTable, condition: conditions.During, context: Context) -> bool:
    return table.phase == condition.phase


def hand_at_least(table: LotrTable, condition: conditions.HandAtLeast, context: Context) -> bool:
    return any(len(table.players[seat].hand) >= condition.cards for seat in opponents(table, context.you))


def opponents(table: LotrTable, you: Seat) -> tuple[Seat, ...]:
    """Returns the opponents: the Shadow players, or for a Shadow player the Free Peoples player alone (LG-28)."""
    return table.shadow_players() if you == table.turn else (table.turn,)


# Tokens, the Ring, control.


def pool_below(table: LotrTable, condition: conditions.PoolBelow, context: Context) -> bool:
    return table.twilight < condition.tokens


def burdens_at_most(table: LotrTable, condition: conditions.BurdensAtMost, context: Context) -> bool:
    return table.players[table.turn].burdens <= condition.burdens


def ring_is_worn(table: LotrTable, condition: conditions.RingIsWorn, context: Context) -> bool:
    return table.players[table.turn].wearing


def controls(table: LotrTable, condition: conditions.Controls, context: Context) -> bool:
    seats = (context.you,) if condition.whose == terms.YOU else opponents(table, context.you)
    return any(controlled_sites(table, seat, condition.keyword) >= condition.sites for seat in seats)


def home_controlled(table: LotrTable, condition: conditions.HomeControlledByOpponent, context: Context) -> bool:
    return home_controlled_by_opponent(table, context.this)


CONDITIONS.update(
    {
        conditions.All: every,
        conditions.Any: some,
        conditions.Without: without,
        conditions.CanSpot: can_spot,
        conditions.CanSpotMore: can_spot_more,
        conditions.Is: is_such,
        conditions.DeadPileHas: dead_pile_has,
        conditions.AtLeast: at_least,
        conditions.DeckIsEmpty: deck_is_empty,
        conditions.WasAssigned: was_assigned,
        conditions.HasLost: has_lost,
        conditions.NotYetPlayed: not_yet_played,
        conditions.AtSite: at_site,
        conditions.AtThisSite: at_this_site,
        conditions.HasMoved: has_moved,
        conditions.MovedTo: moved_to,
        conditions.During: during,
        conditions.PoolBelow: pool_below,
        conditions.BurdensAtMost: burdens_at_most,
        conditions.HandAtLeast: hand_at_least,
        conditions.RingIsWorn: ring_is_worn,
        conditions.Controls: controls,
        conditions.HomeControlledByOpponent: home_controlled,
    }
)
