"""Spotting (LR-27)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.amounts import Burdens, Count, Number, Twilight, WoundsOn
from inglenook.lotr.dsl.conditions import CanSpot
from inglenook.lotr.dsl.effects import Draw, Spot
from inglenook.lotr.dsl.facade import damage
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import COMPANION, CONDITION, DWARF, EVENT, ISENGARD, RING_BEARER, WithKeyword
from inglenook.lotr.dsl.values import Value
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.rules.archery import fellowship_archery
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion, possession

GUARD = companion("Guard", race="dwarf", to_play=(Spot(DWARF),))
PIPE = possession("Pipe", item_class="pipe")
COUNTING = event("Counting", Action((terms.FELLOWSHIP,), (Spot(COMPANION, x="x"), Draw(Number("x")))))


@pytest.mark.rule("LR-27.1", "LX-44")
def test_a_card_that_must_be_spotted_must_be_in_play() -> None:
    """A card that spots a Dwarf can be played only with a Dwarf in play."""
    at = Position()
    at.hand(0, GUARD)
    assert not at.fellowship().offered("play", GUARD)

    at = Position()
    at.hand(0, GUARD)
    at.play("1U12")
    assert at.fellowship().offered("play", GUARD)


@pytest.mark.rule("LR-27.2")
def test_only_active_cards_are_spotted() -> None:
    """Another player's inactive Dwarf cannot be spotted."""
    at = Position()
    at.hand(0, GUARD)
    at.play("1U12", seat=1)

    assert not at.fellowship().offered("play", GUARD)


@pytest.mark.rule("LR-27.3", "LX-45", "LG-64")
def test_who_spots_x_may_spot_fewer() -> None:
    """A player who spots X companions may choose any number from 0 to those in play."""
    at = Position()
    at.play(companion())
    at.play(companion())
    at.hand(0, COUNTING)
    at.deck(0, *[companion()] * 5)
    game = at.fellowship().choose("play", COUNTING)
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    game.choose("number", amount=2)

    assert 2 == len(game.table.players[0].hand)


@pytest.mark.rule("LX-46", "LR-27.4")
def test_what_can_be_spotted_is_counted_without_choice() -> None:
    """Uruk-hai Armory reduces the fellowship archery total by one if an Uruk-hai can be spotted, unasked."""
    archer = companion("Archer", keywords=((terms.ARCHER, 1),))
    at = Position()
    at.play(archer)
    at.play(archer)
    at.play("1C157")
    assert 2 == fellowship_archery(at.table, 0)
    at.play("1C151")

    assert 1 == fellowship_archery(at.table, 0)


@pytest.mark.rule("LX-39", "LR-26.27", "LR-27.4")
@pytest.mark.parametrize(("trackers", "expected"), [(1, (5, 0)), (2, (8, 0)), (3, (8, 1))])
def test_thresholds_are_checked_each_for_itself(trackers: int, expected: tuple[int, int]) -> None:
    """Strength from two trackers and damage from three are checked against the same count."""
    from inglenook.lotr.evaluation.modifiers import keyword

    tracked = ISENGARD & WithKeyword("tracker")
    chief = minion(
        "Chief",
        5,
        abilities=(
            Continuous((more_strength(3),), condition=CanSpot(tracked, 2)),
            Continuous((damage(1),), condition=CanSpot(tracked, 3)),
        ),
    )
    tracker = minion("Tracker", culture="isengard", keywords=(("tracker", 1),))
    at = Position()
    chief_in_play = at.play(chief)
    for _number in range(trackers):
        at.play(tracker)

    assert expected == (strength(at.table, chief_in_play), keyword(at.table, chief_in_play, terms.DAMAGE))


@pytest.mark.rule("LR-27.5", "LR-28.23")
def test_stacked_cards_are_not_spotted() -> None:
    """A companion stacked under a condition cannot be spotted."""
    at = Position()
    shelf = at.play(condition("Shelf", Continuous((more_strength(Count(COMPANION)),), of=COMPANION)))
    at.stack(companion(), 0, shelf)

    assert 3 + 1 + 1 == strength(at.table, at.frodo())  # Frodo, his Ring, and himself as the only companion


@pytest.mark.rule("LR-27.6", "LG-38")
def test_events_and_the_dead_are_not_spotted() -> None:
    """A card that spots a Dwarf finds neither a dead Dwarf nor an event."""
    needs_event = companion("Reader", to_play=(Spot(EVENT),))
    at = Position()
    at.dead(0, "1U12")
    at.hand(0, GUARD, needs_event, COUNTING)
    game = at.fellowship()

    assert (False, False) == (game.offered("play", GUARD), game.offered("play", needs_event))


@pytest.mark.rule("LG-39")
def test_cards_of_any_player_are_spotted() -> None:
    """A Free Peoples card may spot a Shadow player's condition."""
    wary = companion("Wary", to_play=(Spot(CONDITION),))
    at = Position()
    at.play(condition("Plot", side=terms.SHADOW))
    at.hand(0, wary)

    assert at.fellowship().offered("play", wary)


@pytest.mark.rule("LR-27.1", "LR-27.4")
@pytest.mark.parametrize("what", [Burdens(), Twilight(), WoundsOn(RING_BEARER)])
@pytest.mark.parametrize(("there", "enough"), [(1, False), (2, True), (3, True)])
def test_burdens_and_tokens_are_spotted_too(what: Value, there: int, enough: bool) -> None:
    """Two burdens or tokens can be spotted for a cost or a condition; those elsewhere do not count."""
    look = event("Look", Action((terms.FELLOWSHIP,), (Draw(1),), costs=(Spot(what, 2),)))
    at = Position()
    eager = at.play(companion("Eager", abilities=(Continuous((more_strength(3),), condition=CanSpot(what, 2)),)))
    at.play(companion("Scarred"), wounds=2)
    at.hand(0, look, companion("Waiting"))
    if what == Burdens():
        at.burdens(there)
    elif what == Twilight():
        at.pool(there)
    else:
        at.table.cards[at.frodo()].wounds = there
    game = at.fellowship()
    assert (enough, 8 if enough else 5) == (game.offered("play", look), game.strength(eager))


@pytest.mark.rule("LR-27.3", "LG-64")
def test_who_spots_x_burdens_may_spot_fewer() -> None:
    """With four burdens a player may spot X of them up to a limit of three, from 0 on."""
    look = event("Look", Action((terms.FELLOWSHIP,), (Draw(Number("x")),), costs=(Spot(Burdens(), x="x", limit=3),)))
    at = Position().burdens(4)
    at.hand(0, look)
    at.deck(0, *[companion()] * 5)
    game = at.fellowship().choose("play", look)
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    assert 2 == len(game.choose("number", amount=2).table.players[0].hand)
