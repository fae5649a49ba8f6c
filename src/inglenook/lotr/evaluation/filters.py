"""Evaluates filters: a function for each kind, and the table in which `fits` looks it up."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.evaluation.modifiers import keyword, strength, vitality
from inglenook.lotr.evaluation.positions import (
    assigned_against,
    in_skirmish,
    is_assigned,
    is_mounted,
    is_ring_bearer,
    is_roaming,
    opposed,
    ring_bound,
    takes_part,
)
from inglenook.lotr.evaluation.registry import FILTERS, amount, borne_by, fits, meant
from inglenook.lotr.index import Context
from inglenook.lotr.table import LotrTable

# Printed properties.


def of_side(table: LotrTable, what: filters.OfSide, card: Thing, context: Context) -> bool:
    return table.cards[card].printed.side == what.side


def of_named_culture(table: LotrTable, what: filters.OfNamedCulture, card: Thing, context: Context) -> bool:
    return table.cards[card].printed.culture in context.cultures.get(what.name, ())


def of_culture_of(table: LotrTable, what: filters.OfCultureOf, card: Thing, context: Context) -> bool:
    culture = table.cards[card].printed.culture
    return culture != "" and any(
        table.cards[one].printed.culture == culture for one in meant(table, what.card, context)
    )


def of_token_culture(table: LotrTable, what: filters.OfTokenCulture, card: Thing, context: Context) -> bool:
    culture = table.cards[card].printed.culture
    return any(
        table.cards[other].tokens > 0 and table.cards[other].culture_tokens == culture
        for other in index_of(table).active
    )


def race_in_play(table: LotrTable, what: filters.RaceInPlay, card: Thing, context: Context) -> bool:
    race = table.cards[card].printed.race
    return race != "" and any(
        other != card and table.cards[other].printed.race == race for other in index_of(table).active
    )


def copy_of(table: LotrTable, what: filters.CopyOf, card: Thing, context: Context) -> bool:
    title = table.cards[card].printed.title
    return any(table.cards[one].printed.title == title for one in meant(table, what.card, context))


def unique(table: LotrTable, what: filters.Unique, card: Thing, context: Context) -> bool:
    return table.cards[card].printed.unique


def for_phase(table: LotrTable, what: filters.ForPhase, card: Thing, context: Context) -> bool:
    """Whether an event has the timing word of a phase; with several, that is the phase of play (LR-10.20)."""
    printed = table.cards[card].printed
    if what.phase not in printed.actions:
        return False
    return what.phase == table.phase or (len(printed.actions) == 1 and not printed.answers)


# Particular cards and players.


def that(table: LotrTable, what: filters.That, card: Thing, context: Context) -> bool:
    return card in context.memory.get(what.name, ())


def bearer(table: LotrTable, what: filters.Bearer, card: Thing, context: Context) -> bool:
    return card in borne_by(table, context)


def of_that_player(table: LotrTable, what: filters.OfThatPlayer, card: Thing, context: Context) -> bool:
    return table.cards[card].owner == context.player


# Current properties.


def with_keyword(table: LotrTable, what: filters.WithKeyword, card: Thing, context: Context) -> bool:
    return keyword(table, card, what.keyword) > 0


def defender_at_least(table: LotrTable, what: filters.DefenderAtLeast, card: Thing, context: Context) -> bool:
    return keyword(table, card, terms.DEFENDER) >= what.number


def strength_at_least(table: LotrTable, what: filters.StrengthAtLeast, card: Thing, context: Context) -> bool:
    return strength(table, card) >= amount(table, what.strength, context)


def vitality_at_least(table: LotrTable, what: filters.VitalityAtLeast, card: Thing, context: Context) -> bool:
    piece = table.cards[card]
    return piece.printed.is_character and vitality(table, card) - piece.wounds >= what.vitality


def exhausted(table: LotrTable, what: filters.Exhausted, card: Thing, context: Context) -> bool:
    piece = table.cards[card]
    return piece.printed.is_character and vitality(table, card) - piece.wounds == 1


def wounded(table: LotrTable, what: filters.Wounded, card: Thing, context: Context) -> bool:
    return table.cards[card].wounds > 0


def mounted(table: LotrTable, what: filters.Mounted, card: Thing, context: Context) -> bool:
    return is_mounted(table, card)


def roaming(table: LotrTable, what: filters.Roaming, card: Thing, context: Context) -> bool:
    return is_roaming(table, card)


# The Ring.


def ring_bearer(table: LotrTable, what: filters.RingBearer, card: Thing, context: Context) -> bool:
    return is_ring_bearer(table, card)


def bound(table: LotrTable, what: filters.RingBound, card: Thing, context: Context) -> bool:
    return table.cards[card].printed.type == terms.COMPANION_TYPE and ring_bound(table, card)


def unbound(table: LotrTable, what: filters.Unbound, card: Thing, context: Context) -> bool:
    return table.cards[card].printed.type == terms.COMPANION_TYPE and not ring_bound(table, card)


# Position.


def bearing(table: LotrTable, what: filters.Bearing, card: Thing, context: Context) -> bool:
    """Whether a card bears, or bore until it fell in the current skirmish, enough matching cards (LG-101)."""
    found = 0
    items = table.cards[card].borne
    if table.fallen and table.cards[card].zone != terms.PLAY:
        items = dict(table.fallen).get(card, items)
    for item in items:
        if fits(table, what.what, item, context):
            found += 1
            if found >= what.count:
                return True
    return False


def borne(table: LotrTable, what: filters.BorneBy, card: Thing, context: Context) -> bool:
    piece = table.cards[card]
    return piece.zone == terms.PLAY and piece.bearer != NOTHING and fits(table, what.whom, piece.bearer, context)


def in_support_area(table: LotrTable, what: filters.InSupportArea, card: Thing, context: Context) -> bool:
    piece = table.cards[card]
    return piece.zone == terms.PLAY and piece.bearer == NOTHING and piece.printed.type not in OUTSIDE


OUTSIDE: Final = (terms.COMPANION_TYPE, terms.MINION_TYPE)
"""Types of cards outside the support area: the fellowship and its foes."""


def stacked_on(table: LotrTable, what: filters.StackedOn, card: Thing, context: Context) -> bool:
    piece = table.cards[card]
    return piece.zone == terms.STACKED and fits(table, what.what, piece.bearer, context)


def with_stacked(table: LotrTable, what: filters.WithStacked, card: Thing, context: Context) -> bool:
    return any(fits(table, what.what, other, context) for other in table.cards[card].stacked)


def with_fellowship(table: LotrTable, what: filters.WithFellowship, card: Thing, context: Context) -> bool:
    return takes_part(table, card)


def home_at(table: LotrTable, what: filters.HomeAt, card: Thing, context: Context) -> bool:
    for home in table.cards[card].printed.definition.homes:
        if home.site == what.site and home.block == what.block:
            return True
    return False


def site_you_control(table: LotrTable, what: filters.SiteYouControl, card: Thing, context: Context) -> bool:
    piece = table.cards[card]
    return piece.zone == terms.CONTROLLED and piece.controller == context.you


def on_path(table: LotrTable, what: filters.OnPath, card: Thing, context: Context) -> bool:
    return table.cards[card].zone == terms.PATH


# Skirmishes.


def skirmishing(table: LotrTable, what: filters.Skirmishing, card: Thing, context: Context) -> bool:
    return any(fits(table, what.whom, other, context) for other in opposed(table, card))


def fighting(table: LotrTable, what: filters.InSkirmish, card: Thing, context: Context) -> bool:
    return in_skirmish(table, card) and (table.fierce or not what.fierce)


def assigned(table: LotrTable, what: filters.AssignedNow, card: Thing, context: Context) -> bool:
    if what.to is None:
        return is_assigned(table, card)
    return any(fits(table, what.to, other, context) for other in assigned_against(table, card))


FILTERS.update(
    {
        filters.OfSide: of_side,
        filters.OfNamedCulture: of_named_culture,
        filters.OfCultureOf: of_culture_of,
        filters.OfTokenCulture: of_token_culture,
        filters.RaceInPlay: race_in_play,
        filters.CopyOf: copy_of,
        filters.Unique: unique,
        filters.ForPhase: for_phase,
        filters.That: that,
        filters.Bearer: bearer,
        filters.OfThatPlayer: of_that_player,
        filters.WithKeyword: with_keyword,
        filters.DefenderAtLeast: defender_at_least,
        filters.StrengthAtLeast: strength_at_least,
        filters.VitalityAtLeast: vitality_at_least,
        filters.Exhausted: exhausted,
        filters.Wounded: wounded,
        filters.Mounted: mounted,
        filters.Roaming: roaming,
        filters.RingBearer: ring_bearer,
        filters.RingBound: bound,
        filters.Unbound: unbound,
        filters.Bearing: bearing,
        filters.BorneBy: borne,
        filters.InSupportArea: in_support_area,
        filters.StackedOn: stacked_on,
        filters.WithStacked: with_stacked,
        filters.WithFellowship: with_fellowship,
        filters.HomeAt: home_at,
        filters.SiteYouControl: site_you_control,
        filters.OnPath: on_path,
        filters.Skirmishing: skirmishing,
        filters.InSkirmish: fighting,
        filters.AssignedNow: assigned,
    }
)
