"""Talisman's implementation of the kernel's rulebook interface."""

from __future__ import annotations

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import RESPONSE, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.rulebook import Reason, Rulebook, Setup, View
from inglenook.kernel.steps import Step
from inglenook.talisman import faults, setup, view, visibility
from inglenook.talisman.advice import labels, reasons
from inglenook.talisman.rules import asides
from inglenook.talisman.rules.magic import spell_effects
from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.regions.inner_region import InnerMovement, InnerTask
from inglenook.talisman.rules.regions.movement import ChoosePath, Climb, Movement, OpenPortal
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from inglenook.talisman.rules.turn import EndTurn, StartOfTurn, Turn
from inglenook.talisman.table import FIRST_CHARACTER, FIRST_SPACE, SPACE_IDS, TalismanTable

ALL_STEPS: tuple[type[Step], ...] = (
    Turn,
    StartOfTurn,
    Movement,
    ChoosePath,
    Climb,
    OpenPortal,
    InnerMovement,
    InnerTask,
    AtCrown,
    Arrival,
    MeetCharacter,
    EncounterSpace,
    MeetCards,
    FollowInstruction,
    EndTurn,
)


class Talisman(Rulebook[TalismanTable]):
    """The rulebook of Talisman."""

    name = "talisman"
    schema = 1
    fewest_seats = 2  # TD-1
    most_seats = 6

    def set_up(self, setup_data: Setup, dice: Dice) -> TalismanTable:
        return setup.set_up(setup_data, dice)

    def steps(self) -> dict[str, type[Step]]:
        return {step.__name__: step for step in ALL_STEPS}

    def load(self, data: dict[str, Data]) -> TalismanTable:
        table = TalismanTable(0, Dice(""))
        table.read_own_data(data, self.steps())
        table.read(data)
        return table

    def knows(self, table: TalismanTable, viewer: Seat, thing: Thing) -> bool:
        return visibility.knows(table, viewer, thing)

    def view(self, table: TalismanTable, viewer: Seat) -> View:
        return view.build_view(table, viewer)

    def redeal(self, table: TalismanTable, viewer: Seat, dice: Dice) -> None:
        visibility.redeal(table, viewer, dice)

    def handle(self, table: TalismanTable, viewer: Seat, thing: Thing) -> str:
        return view.handle(table, viewer, thing)

    def things(self, table: TalismanTable, viewer: Seat) -> list[Thing]:
        return view.things(table, viewer)

    def definition(self, table: TalismanTable, thing: Thing) -> str:
        if thing >= FIRST_CHARACTER:
            return table.characters[thing - FIRST_CHARACTER].definition
        if thing >= FIRST_SPACE:
            return SPACE_IDS[thing - FIRST_SPACE]
        return table.cards[thing].definition

    def called(self, table: TalismanTable, viewer: Seat, thing: Thing) -> Argument:
        return labels.called(table, viewer, thing)

    def label_without_occasion(self, table: TalismanTable, viewer: Seat, option: Option) -> Message:
        said = labels.label(table, viewer, option)
        return super().label_without_occasion(table, viewer, option) if said is None else said

    def answered(self, table: TalismanTable, decision: Decision, picked: tuple[Option, ...]) -> None:
        """Logs that a player casts nothing, chosen or not (KR-5); declining to take or buy a card is not logged."""
        if decision.kind == RESPONSE:
            super().answered(table, decision, picked)

    def faults(self, table: TalismanTable) -> list[Message]:
        return faults.faults(table)

    def why_not(self, table: TalismanTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        return reasons.why_not(table, seat, thing, pending)

    def asides(self, table: TalismanTable, seat: Seat, pending: Decision) -> tuple[Option, ...]:
        return asides.asides(table, seat, pending)

    def do_aside(self, table: TalismanTable, seat: Seat, option: Option) -> None:
        asides.do_aside(table, seat, option)


SPELLS_KNOWN = spell_effects.do_spell
"""Keeps the import of `spell_effects`, which registers the effects of Spells with `spells`."""
