"""Everything that can be wrong with a position is noticed, and a position without faults has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.kernel.table import own
from inglenook.lotr import atoms
from inglenook.lotr.faults import faults
from inglenook.lotr.state import Card
from inglenook.lotr.words import terms
from tests.lotr.positions import Position

BOROMIR = "1U97"
GIMLI = "1U12"
GUARD = "4C286"
SCOUT = "1C191"
SWORD = "1C299"


def found(at: Position) -> list[str]:
    """The ids of the faults of a position."""
    return [fault.id for fault in faults(at.table)]


def card_of(at: Position, card: Thing) -> Card:
    """A card, to be spoilt."""
    return own(at.table, at.table.cards, card)


@pytest.mark.rule("KR-15")
def test_a_sound_position_has_no_faults() -> None:
    """With cards in every zone, wounds, tokens, a controlled site and a skirmish."""
    at = Position(seats=3, site=3)
    gimli, scout = at.play(GIMLI, wounds=2), at.play(SCOUT, wounds=1)
    at.play(SWORD, on=at.play(BOROMIR))
    at.stack(SCOUT, 1, scout)
    at.hand(0, BOROMIR)
    at.deck(1, GIMLI)
    at.discard(2, SCOUT)
    at.dead(0, "1P365")
    at.control(1, 1)
    at.burdens(9)
    atoms.assign(at.table, gimli, (scout,))

    assert [] == found(at)


def lost(at: Position, card: Thing) -> None:
    at.table.players[0].in_play = atoms.without(at.table.players[0].in_play, card)


def doubled(at: Position, card: Thing) -> None:
    at.table.players[0].hand = (card,)


def elsewhere(at: Position, card: Thing) -> None:
    card_of(at, card).zone = terms.HAND


def half_borne(at: Position, card: Thing) -> None:
    card_of(at, card).bearer = at.frodo()


def half_stacked(at: Position, card: Thing) -> None:
    at.stack(SCOUT, 1, card)
    card_of(at, card).stacked = ()


def negative_wounds(at: Position, card: Thing) -> None:
    card_of(at, card).wounds = -1


def tokens_of_nothing(at: Position, card: Thing) -> None:
    card_of(at, card).tokens = 1


def dead_in_play(at: Position, card: Thing) -> None:
    card_of(at, card).wounds = 3


def twice_unique(at: Position, card: Thing) -> None:
    at.play(GIMLI)


def ten_companions(at: Position, card: Thing) -> None:
    for _ in range(5):
        at.play(GUARD)
    at.dead(0, *[GUARD] * 3)


def wrong_number(at: Position, card: Thing) -> None:
    at.table.path = (at.table.path[1], at.table.path[0])


def gap(at: Position, card: Thing) -> None:
    at.marker(0, 2).marker(1, 2)
    atoms.put(at.table, at.table.path[0], terms.ADVENTURE_DECK)


def off_the_path(at: Position, card: Thing) -> None:
    at.marker(0, 5)


def no_controller(at: Position, card: Thing) -> None:
    at.marker(0, 2).marker(1, 2)
    card_of(at, at.control(1, 1)).controller = -1


def assigned_twice(at: Position, card: Thing) -> None:
    scout = at.play(SCOUT)
    at.table.assignments = ((card, (scout,)), (at.frodo(), (scout,)))


def assigned_from_hand(at: Position, card: Thing) -> None:
    at.table.assignments = ((card, (at.hand(1, SCOUT)[0],)),)


def ring_elsewhere(at: Position, card: Thing) -> None:
    atoms.change_bearer(at.table, at.table.players[0].ring, card)


def bearer_gone(at: Position, card: Thing) -> None:
    atoms.change_bearer(at.table, at.table.players[0].ring, NOTHING)
    atoms.put(at.table, at.frodo(), terms.DEAD_PILE)


def corrupted(at: Position, card: Thing) -> None:
    at.burdens(10)


def less_than_no_burdens(at: Position, card: Thing) -> None:
    at.burdens(-1)


def empty_pool(at: Position, card: Thing) -> None:
    at.pool(-1)


@pytest.mark.rule("KR-15")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lost, "fault-cards"),
        (doubled, "fault-cards"),
        (elsewhere, "fault-place"),
        (half_borne, "fault-bearer"),
        (half_stacked, "fault-cards"),
        (negative_wounds, "fault-tokens"),
        (tokens_of_nothing, "fault-tokens"),
        (dead_in_play, "fault-vitality"),
        (twice_unique, "fault-unique"),
        (ten_companions, "fault-companions"),
        (wrong_number, "fault-site"),
        (gap, "fault-path"),
        (off_the_path, "fault-marker"),
        (no_controller, "fault-controller"),
        (assigned_twice, "fault-assigned"),
        (assigned_from_hand, "fault-assigned"),
        (ring_elsewhere, "fault-ring"),
        (bearer_gone, "fault-ring-bearer"),
        (corrupted, "fault-corrupted"),
        (less_than_no_burdens, "fault-burdens"),
        (empty_pool, "fault-pool"),
    ],
)
def test_what_is_wrong_is_found(spoil: Callable[[Position, Thing], None], fault: str) -> None:
    """One thing is spoilt in a sound position, and just that is found, if need be with what follows from it."""
    at = Position(site=2)
    gimli = at.play(GIMLI)
    assert [] == found(at)
    spoil(at, gimli)

    assert fault in found(at)


@pytest.mark.rule("LR-21.9", "LR-21.10")
def test_a_player_who_is_out_has_no_faults() -> None:
    """Neither Ring-bearer nor marker is missed."""
    at = Position(seats=3)
    for card in at.table.players[2].in_play + at.table.players[2].adventure:
        atoms.put(at.table, card, terms.NO_ZONE)
    atoms.set_out(at.table, 2)

    assert [] == found(at)
