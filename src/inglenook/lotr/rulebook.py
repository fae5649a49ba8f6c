"""The Lord of the Rings TCG as a rulebook for the kernel."""

from __future__ import annotations

import inglenook.lotr.cards  # noqa: F401 (the library reads them)
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.rulebook import Reason, Rulebook, Setup, View
from inglenook.kernel.steps import Step
from inglenook.lotr import faults, setup, view, visibility
from inglenook.lotr.advice import card_names, labels, reasons
from inglenook.lotr.rules.archery import ArcheryFire
from inglenook.lotr.rules.assignment import AssignDefenders, AssignMinions, LeaveMinions
from inglenook.lotr.rules.concession import asides, concede
from inglenook.lotr.rules.fellowship import FellowshipAction
from inglenook.lotr.rules.movement import Move
from inglenook.lotr.rules.phases import ActionProcedure, BeginPhase, EndPhase
from inglenook.lotr.rules.preparation import (
    Bidding,
    ChoosePlaces,
    Disclosure,
    DrawHands,
    OpenDeck,
    OpenPath,
    PrescribedFellowship,
    StartingFellowship,
)
from inglenook.lotr.rules.regroup import BeginRegroup, DiscardMinions, MoveAgainOrStop, Reconcile, ReconcileShadow
from inglenook.lotr.rules.shadow import ShadowAction, ShadowPhase, ShadowPhases
from inglenook.lotr.rules.skirmish import EndSkirmish, NextSkirmish, ResolveSkirmish
from inglenook.lotr.rules.turn import (
    AfterArchery,
    AfterAssignmentActions,
    AfterManeuver,
    AfterShadow,
    AfterSkirmishes,
    EmptyPool,
    EndOfMove,
    EndTurn,
    MoveOn,
    Regroup,
    StartOfTurn,
    SurviveToWin,
    Turn,
)
from inglenook.lotr.table import LotrTable

ALL_STEPS: tuple[type[Step], ...] = (
    Bidding,
    Disclosure,
    ChoosePlaces,
    OpenPath,
    OpenDeck,
    StartingFellowship,
    PrescribedFellowship,
    DrawHands,
    Turn,
    StartOfTurn,
    EmptyPool,
    BeginPhase,
    EndPhase,
    ActionProcedure,
    FellowshipAction,
    MoveOn,
    Move,
    EndOfMove,
    ShadowPhases,
    ShadowPhase,
    ShadowAction,
    AfterShadow,
    AfterManeuver,
    ArcheryFire,
    AfterArchery,
    AfterAssignmentActions,
    AssignDefenders,
    AssignMinions,
    LeaveMinions,
    NextSkirmish,
    ResolveSkirmish,
    EndSkirmish,
    AfterSkirmishes,
    Regroup,
    SurviveToWin,
    BeginRegroup,
    ReconcileShadow,
    Reconcile,
    MoveAgainOrStop,
    DiscardMinions,
    EndTurn,
)


class LordOfTheRings(Rulebook[LotrTable]):
    """The rulebook of the card game."""

    name = "lotr"
    schema = 1
    fewest_seats = 2
    most_seats = 6

    def set_up(self, setup_data: Setup, dice: Dice) -> LotrTable:
        return setup.set_up(setup_data, dice)

    def steps(self) -> dict[str, type[Step]]:
        return {step.__name__: step for step in ALL_STEPS}

    def load(self, data: dict[str, Data]) -> LotrTable:
        table = LotrTable(0, Dice(""))
        table.read_own_data(data, self.steps())
        table.read(data)
        return table

    def knows(self, table: LotrTable, viewer: Seat, thing: Thing) -> bool:
        return visibility.knows(table, viewer, thing)

    def view(self, table: LotrTable, viewer: Seat) -> View:
        return view.build_view(table, viewer)

    def redeal(self, table: LotrTable, viewer: Seat, dice: Dice) -> None:
        visibility.redeal(table, viewer, dice)
        if any(isinstance(step, Disclosure) for step in table.agenda):
            visibility.redeal_bids(table, viewer, dice)

    def handle(self, table: LotrTable, viewer: Seat, thing: Thing) -> str:
        return view.handle(table, viewer, thing)

    def things(self, table: LotrTable, viewer: Seat) -> list[Thing]:
        return view.things(table, viewer)

    def definition(self, table: LotrTable, thing: Thing) -> str:
        return table.cards[thing].printed.id

    def called(self, table: LotrTable, viewer: Seat, thing: Thing) -> Argument:
        return card_names.called(table, viewer, thing)

    def label_without_occasion(self, table: LotrTable, viewer: Seat, option: Option) -> Message:
        said = labels.label(table, viewer, option)
        return super().label_without_occasion(table, viewer, option) if said is None else said

    def faults(self, table: LotrTable) -> list[Message]:
        return faults.faults(table)

    def why_not(self, table: LotrTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        return reasons.why_not(table, seat, thing, pending)

    def asides(self, table: LotrTable, seat: Seat, pending: Decision) -> tuple[Option, ...]:
        return asides(table, seat)

    def do_aside(self, table: LotrTable, seat: Seat, option: Option) -> None:
        concede(table, seat)

    def answered(self, table: LotrTable, decision: Decision, picked: tuple[Option, ...]) -> None:
        """Reports passes in the action procedure; keeps passes in response windows silent, chosen or not (KR-5)."""
        if decision.prompt.id in ("prompt-phase-action", "prompt-shadow-action"):
            super().answered(table, decision, picked)
