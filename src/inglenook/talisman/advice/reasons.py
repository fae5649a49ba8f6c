"""Reasons why nothing can be done now with a card, space or character that a player points at."""

from __future__ import annotations

from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.rulebook import Reason
from inglenook.talisman import stats
from inglenook.talisman.ability_kinds import WARDS_OFF_SPELLS
from inglenook.talisman.components import CARDS, SPELLS
from inglenook.talisman.dsl.abilities import MustBeTaken
from inglenook.talisman.dsl.terms import FOLLOWER, INNER, MAGIC_OBJECT, OBJECT
from inglenook.talisman.rendering.parts import any_of, text
from inglenook.talisman.rules import asides
from inglenook.talisman.rules.spaces.encounters import order, rank
from inglenook.talisman.table import (
    FIRST_CHARACTER,
    FIRST_SPACE,
    FOLLOWING,
    HELD,
    LYING,
    NOWHERE,
    SPACE_LIST,
    SPELL_HAND,
    TROPHY,
    TalismanTable,
)

HELD_KINDS = (OBJECT, MAGIC_OBJECT, FOLLOWER)
"""Kinds of cards that a character can take and hold."""


def why_not(table: TalismanTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
    """Returns the reasons why nothing can be done with a thing now, the most telling first."""
    if pending is None:
        return [Reason(Message("why-over"), "TR-21a")]
    if not table.characters[seat].alive:
        return [Reason(Message("why-no-character"), "TR-4c.1")]
    if thing >= FIRST_CHARACTER:
        reasons = about_character(table, seat, thing - FIRST_CHARACTER)
    elif thing >= FIRST_SPACE:
        reasons = about_space(table, seat, thing - FIRST_SPACE)
    else:
        reasons = about_card(table, seat, thing, pending)
    if pending.seat != seat:
        reasons.append(Reason(Message("why-not-asked", {"player": Player(pending.seat)}), "TR-10b"))
    if not reasons:
        reasons.append(Reason(Message("why-other-question"), "TR-10a"))
    return reasons


def about_character(table: TalismanTable, seat: Seat, other: Seat) -> list[Reason]:
    """Returns why a character cannot be encountered: only a player who arrives in its space encounters it."""
    if other == seat:
        return [Reason(Message("why-yourself"), "TR-13c")]
    if not table.characters[other].alive:
        return [Reason(Message("why-not-on-board"), "TR-4c.2")]
    reasons = []
    if table.characters[other].space != table.characters[seat].space:
        reasons.append(Reason(Message("why-elsewhere"), "TR-13b.1"))
    elif SPACE_LIST[table.characters[seat].space].region == INNER:
        reasons.append(Reason(Message("why-not-met-here"), "TR-14a.1"))
    if table.turn != seat:
        reasons.append(Reason(Message("why-not-your-turn"), "TR-10b"))
    return reasons


def about_space(table: TalismanTable, seat: Seat, space: int) -> list[Reason]:
    """Returns why a space cannot be reached: the die must show exactly the number of steps."""
    here = table.characters[seat].space
    if space == here:
        return [Reason(Message("why-already-here"), "TR-11a.1")]
    reasons = []
    if table.turn != seat:
        reasons.append(Reason(Message("why-not-your-turn"), "TR-10b"))
    elif table.phase not in ("start", "movement"):
        reasons.append(Reason(Message("why-not-moving"), "TR-10a"))
    if region_is_inner(space) and not region_is_inner(here):
        reasons.append(Reason(Message("why-inner-region"), "TR-11t"))
    elif SPACE_LIST[space].region != SPACE_LIST[here].region:
        reasons.append(Reason(Message("why-other-region"), "TR-11i"))
    elif SPACE_LIST[space].name == "valley-of-fire" and not stats.has_talisman(table, seat):
        reasons.append(Reason(Message("why-no-talisman"), "TR-11f.2"))
    elif region_is_inner(space):
        reasons.append(Reason(Message("why-one-space"), "TR-11c"))
    else:
        reasons.append(Reason(Message("why-exact-steps"), "TR-11a.1"))
    return reasons


def region_is_inner(space: int) -> bool:
    """Whether a space is in the inner region."""
    return SPACE_LIST[space].region == INNER


def about_card(table: TalismanTable, seat: Seat, card: Thing, pending: Decision) -> list[Reason]:
    """Returns why nothing can be done with a card: in hand, held, following, lying in a space, or out of reach."""
    piece = table.cards[card]
    if piece.zone == SPELL_HAND:
        return about_spell(table, seat, card)
    if piece.zone in (HELD, FOLLOWING, TROPHY):
        return about_possession(table, seat, card, pending)
    if piece.zone == LYING:
        return about_lying_card(table, seat, card)
    return [Reason(Message("why-not-in-play"), "TR-20a" if piece.zone == "stack" else "TR-15b")]


def about_spell(table: TalismanTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns why a Spell cannot be cast now."""
    if table.cards[card].owner != seat:
        return [Reason(Message("why-not-your-spell"), "TR-9b")]
    if stats.is_toad(table, seat):
        return [Reason(Message("why-toad-casts-not"), "TR-19e.2")]
    if stats.has(table, seat, WARDS_OFF_SPELLS):
        return [Reason(Message("why-amulet"), "TR-9f.1")]
    if not stats.magic_works(table, seat):
        return [Reason(Message("why-no-magic"), "TR-9f.1")]
    times = SPELLS[table.cards[card].definition].times
    when = any_of([text(f"cast-{time}") for time in times])
    return [Reason(Message("why-wrong-time", {"times": when}), "TR-9f.1")]


def about_possession(table: TalismanTable, seat: Seat, card: Thing, pending: Decision) -> list[Reason]:
    """Returns why a possession cannot be used: its owner may give it up or trade it in, but not in mid-roll (TD-61)."""
    piece = table.cards[card]
    if piece.owner == NOWHERE:
        return [Reason(Message("why-left-trophy"), "TD-41")]
    if piece.owner != seat:
        return [Reason(Message("why-not-yours"), "TR-13c")]
    if piece.zone == TROPHY and table.characters[seat].toad:
        return [Reason(Message("why-toad-trades-not"), "TR-19b.1")]
    if piece.zone == TROPHY and not asides.trades(table, seat):
        return [Reason(Message("why-too-few-trophies"), "TR-1d.3")]
    if any(isinstance(found, MustBeTaken) for found in CARDS[piece.definition].abilities):
        return [Reason(Message("why-cannot-be-given-up"), "TR-6f.1")]
    if pending.seat == seat and not pending.is_open_to(seat):
        return [Reason(Message("why-not-between-roll-and-result"), "TD-61")]
    return []


def about_lying_card(table: TalismanTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns why a card in a space is out of reach: only a character that encounters the space meets or takes it."""
    piece = table.cards[card]
    character = table.characters[seat]
    if piece.space != character.space:
        return [Reason(Message("why-card-elsewhere"), "TR-13a.1")]
    if table.turn != seat:
        return [Reason(Message("why-not-your-turn"), "TR-10b")]
    if piece.definition not in CARDS:
        return [Reason(Message("why-spell-lies-here"), "TR-13d.5")]
    definition = CARDS[piece.definition]
    if character.toad and definition.kind in HELD_KINDS:
        return [Reason(Message("why-toad-holds-nothing"), "TR-19b.1")]
    if character.alignment in definition.forbidden_to:
        return [Reason(Message("why-forbidden"), "TR-5b.1")]
    if card in table.met:
        return [Reason(Message("why-already-met"), "TR-15b")]
    others = [other for other in table.lying[piece.space] if order(table, other) and other not in table.met]
    first = [other for other in others if rank(table, other) < rank(table, card)]
    if any(order(table, other) < order(table, card) for other in first):
        return [Reason(Message("why-others-first"), "TR-15b")]
    if first:
        return [Reason(Message("why-drawn-first"), "TR-12a.5")]
    return [Reason(Message("why-not-now"), "TR-12a.1")]
