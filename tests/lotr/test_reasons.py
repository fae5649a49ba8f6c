"""Tests that every card a player points at has an option or a reason with its rule."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import exert
from inglenook.lotr.dsl.filters import THIS
from tests.conformance.subjects import LOTR
from tests.lotr.hindered import CASES, GIMLI, ONE_CARD, SCOUT, Case, keep_open
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion

ASKED = ("prompt-fellowship-action", "prompt-shadow-action", "prompt-phase-action")
FALLBACK = "LR-10.21"
"""Fallback reasons."""


def why(game: Playing, seat: Seat, card: Thing) -> list[str]:
    """Returns the rules by which a seat can do nothing with a card."""
    return [reason.rule for reason in game.game.why_not(seat, card)]


@pytest.mark.rule("KR-10")
def test_there_is_always_a_telling_reason() -> None:
    """Every card in hand or in play without an option has a reason beyond the general one."""
    given = []
    for seed in range(8):
        game = LOTR.start(seed)
        for decision, _ in LOTR.playing(game, seed):
            if decision.prompt.id in ASKED:
                player = game.table.players[decision.seat]
                for card in player.hand + player.in_play:
                    given += [reason.rule for reason in game.why_not(decision.seat, card)]

    assert len(given) > 1000
    assert FALLBACK not in given


@pytest.mark.parametrize(
    ("case", "rule"),
    [pytest.param(case, rule, id=case.__name__, marks=pytest.mark.rule(rule)) for case, rule in CASES],
)
def test_the_reason_is_the_rule(case: Case, rule: str) -> None:
    """Where exactly one rule prevents an action, that rule is among the reasons and the action is not offered."""
    game, seat, card = case(Position(seats=3))

    assert rule in why(game, seat, card)
    assert not game.game.asks_about(seat, card)


@pytest.mark.rule("LR-10.6")
def test_who_is_not_asked_hears_whose_turn_it_is_to_act() -> None:
    """A player who is not asked is told whose turn it is to act, with any other reasons."""
    at = Position()
    keep_open(at)
    card = at.hand(1, SCOUT)[0]

    assert "LR-10.6" in why(at.fellowship(), 1, card)


@pytest.mark.rule("LR-21.2", "LR-21.9")
def test_nothing_can_be_done_when_it_is_over() -> None:
    """In a finished game, or for an eliminated player, no action is possible, and the reason says so."""
    at = Position(seats=3)
    keep_open(at)
    card = at.hand(0, GIMLI)[0]
    atoms.set_out(at.table, 2)
    game = at.fellowship()
    assert ["LR-21.9"] == why(game, 2, card)
    game.table.end((0,))
    game.game.pending = None

    assert ["LR-21.2"] == why(game, 0, card)


@pytest.mark.rule("LR-11.5", "LR-26.16")
def test_what_is_offered_has_no_reason_against_it() -> None:
    """A playable companion and a usable ability have no reason against them."""
    at = Position()
    card = at.hand(0, GIMLI)[0]
    able = at.play(companion("Able", abilities=(Action((terms.FELLOWSHIP,), ONE_CARD, (exert(THIS),)),)))
    game = at.fellowship()

    assert ([], []) == (why(game, 0, card), why(game, 0, able))
