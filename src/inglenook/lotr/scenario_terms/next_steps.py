"""Finds the next steps in a position that begins in the middle of a turn."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat
from inglenook.kernel.steps import Step
from inglenook.lotr.dsl import terms
from inglenook.lotr.rules.archery import ArcheryFire
from inglenook.lotr.rules.fellowship import FellowshipAction
from inglenook.lotr.rules.phases import ActionProcedure, EndPhase
from inglenook.lotr.rules.regroup import MoveAgainOrStop, ReconcileShadow
from inglenook.lotr.rules.shadow import ShadowAction, ShadowPhase
from inglenook.lotr.rules.skirmish import NextSkirmish
from inglenook.lotr.rules.turn import (
    AfterArchery,
    AfterAssignmentActions,
    AfterManeuver,
    AfterShadow,
    AfterSkirmishes,
    EndTurn,
    MoveOn,
    Turn,
)
from inglenook.lotr.table import LotrTable


def next_steps(table: LotrTable) -> tuple[Step, ...]:
    """Returns the rest of the current phase and of the turn; the phase's start is already over."""
    if table.phase == terms.START_OF_TURN:
        return (Turn(table.turn),)
    return (*rest_of_phase(table), EndTurn())


def rest_of_phase(table: LotrTable) -> tuple[Step, ...]:
    """Returns the steps of the turn from the current phase's first action on."""
    phase = table.phase
    if phase == terms.FELLOWSHIP:
        return (FellowshipAction(), MoveOn())
    if phase == terms.SHADOW_PHASE:
        return (ShadowAction(table.shadow_player), *later_shadow_phases(table), AfterShadow())
    if phase == terms.MANEUVER:
        return (ActionProcedure(), EndPhase(), AfterManeuver())
    if phase == terms.ARCHERY:
        return (ActionProcedure(), ArcheryFire(), EndPhase(), AfterArchery())
    if phase == terms.ASSIGNMENT:
        return (ActionProcedure(), AfterAssignmentActions(), EndPhase(), NextSkirmish(), AfterSkirmishes())
    if phase == terms.SKIRMISH:
        return (NextSkirmish(), AfterSkirmishes())
    assert phase == terms.REGROUP
    return (ActionProcedure(), ReconcileShadow(), MoveAgainOrStop())


def later_shadow_phases(table: LotrTable) -> list[Step]:
    """Returns the Shadow phases that follow the current one (LR-14.1)."""
    seats: tuple[Seat, ...] = table.shadow_players()
    return [ShadowPhase(seat) for seat in seats[seats.index(table.shadow_player) + 1 :]]
