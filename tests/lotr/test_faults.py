"""Tests that each fault of a position is found, and that a correct position has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.kernel.table import own
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Draw
from inglenook.lotr.dsl.filters import CHARACTER, DWARF, RANGER
from inglenook.lotr.faults import faults
from inglenook.lotr.responses import consequences
from inglenook.lotr.state import Card
from tests.lotr.positions import Position
from tests.lotr.samples import event, possession

BOROMIR = "1U97"
GIMLI = "1U12"
GUARD = "4C286"
SCOUT = "1C191"
SWORD = "1C299"
AXE = possession("Axe", on=On(DWARF), item_class=terms.HAND_WEAPON_CLASS)
SPARE = possession("Spare", on=On(DWARF, extra_class=True), item_class=terms.HAND_WEAPON_CLASS)


def found(at: Position) -> list[str]:
    """Returns the ids of the faults of a position."""
    return [fault.id for fault in faults(at.table)]


def card_of(at: Position, card: Thing) -> Card:
    """Returns a card, to be spoilt."""
    return own(at.table, at.table.cards, card)


@pytest.mark.rule("KR-15")
def test_a_sound_position_has_no_faults() -> None:
    """A position with cards in every zone, wounds, tokens, a controlled site and a skirmish has no faults."""
    at = Position(seats=3, site=3)
    gimli, scout = at.play(GIMLI, wounds=2), at.play(SCOUT, wounds=1)
    at.play(SWORD, on=at.frodo())
    at.stack(SCOUT, 1, scout)
    at.hand(0, BOROMIR)
    at.deck(1, GIMLI)
    at.discard(2, SCOUT)
    at.dead(0, "1P365")
    at.control(1, 1)
    at.burdens(9)
    atoms.assign(at.table, gimli, (scout,))

    assert [] == found(at)


@pytest.mark.rule("KR-15", "LR-21.3")
def test_who_loses_the_game_may_still_control_a_site() -> None:
    """After the last opponent is out, a controlled site is no fault of the final position."""
    at = Position(site=3)
    at.control(1, 1)
    consequences.lose(at.table, 1)

    assert at.table.over
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


def unborne(at: Position, card: Thing) -> None:
    at.play(AXE)


def three_weapons(at: Position, card: Thing) -> None:
    for _ in range(3):
        at.play(SPARE, on=card)


def two_plain_weapons(at: Position, card: Thing) -> None:
    at.play(AXE, on=card)
    at.play(AXE, on=card)


def borne_by_another_race(at: Position, card: Thing) -> None:
    at.play(AXE, on=at.play(BOROMIR))


def borne_by_the_other_side(at: Position, card: Thing) -> None:
    at.play(possession("Whip", side=terms.SHADOW, on=On(CHARACTER)), on=card)


def too_many_copies(at: Position, card: Thing) -> None:
    for _ in range(2):
        at.play(possession("Charm", on=On(DWARF, limit=1)), on=card)


def site_in_hand(at: Position, card: Thing) -> None:
    at.hand(0, "1U320")


def event_in_play(at: Position, card: Thing) -> None:
    at.play(event("Word", Action((terms.FELLOWSHIP,), (Draw(),))))


def minion_among_the_dead(at: Position, card: Thing) -> None:
    at.dead(1, SCOUT)


def companion_on_the_path(at: Position, card: Thing) -> None:
    card_of(at, card).zone = terms.PATH


def ring_in_hand(at: Position, card: Thing) -> None:
    at.hand(0, "1C2")


def second_ring(at: Position, card: Thing) -> None:
    at.play("1C2", seat=0, on=card)


def tokens_on_a_companion(at: Position, card: Thing) -> None:
    atoms.set_tokens(at.table, card, "dwarven", 1)


def minion_defends(at: Position, card: Thing) -> None:
    at.table.assignments = ((at.play(SCOUT), (at.play(SCOUT),)),)


def companion_attacks(at: Position, card: Thing) -> None:
    at.table.assignments = ((at.frodo(), (card,)),)


@pytest.mark.rule("KR-15")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (unborne, "fault-no-bearer"),
        (three_weapons, "fault-class"),
        (two_plain_weapons, "fault-class"),
        (borne_by_another_race, "fault-may-not-bear"),
        (borne_by_the_other_side, "fault-may-not-bear"),
        (too_many_copies, "fault-limit"),
        (site_in_hand, "fault-zone"),
        (event_in_play, "fault-zone"),
        (minion_among_the_dead, "fault-zone"),
        (companion_on_the_path, "fault-zone"),
        (ring_in_hand, "fault-zone"),
        (second_ring, "fault-rings"),
        (tokens_on_a_companion, "fault-tokens"),
        (minion_defends, "fault-assigned"),
        (companion_attacks, "fault-assigned"),
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
    """Each fault added to a correct position is found, with no others except its consequences."""
    at = Position(site=2)
    gimli = at.play(GIMLI)
    assert [] == found(at)
    spoil(at, gimli)

    assert fault in found(at)


@pytest.mark.rule("LR-21.9", "LR-21.10")
def test_a_player_who_is_out_has_no_faults() -> None:
    """An eliminated player's missing Ring-bearer and marker are no faults."""
    at = Position(seats=3)
    for card in at.table.players[2].in_play + at.table.players[2].adventure:
        atoms.put(at.table, card, terms.NO_ZONE)
    atoms.set_out(at.table, 2)

    assert [] == found(at)


@pytest.mark.rule("LG-110", "LR-25.7")
def test_a_ring_bearer_who_sleeps_may_have_more_burdens_than_he_could_bear() -> None:
    """Too many burdens are a fault in the player's own turn only, since cards may raise resistance."""
    at = Position(site=2)
    at.table.players[1].burdens = at.table.cards[at.table.players[1].ring_bearer].printed.resistance
    assert [] == found(at)

    at.table.turn = 1
    assert "fault-corrupted" in found(at)


@pytest.mark.rule("LG-76", "LG-52")
def test_what_may_be_borne_has_no_faults() -> None:
    """Two weapons of which one may be borne besides another are no fault, nor is an item on a former ranger."""
    at = Position(site=2)
    gimli = at.play(GIMLI)
    at.play(AXE, on=gimli)
    at.play(SPARE, on=gimli)
    at.play(possession("Bow", on=On(DWARF & RANGER)), on=gimli)

    assert [] == found(at)
