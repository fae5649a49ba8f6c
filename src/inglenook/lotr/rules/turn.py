"""The turn: its phases in order (LR-10.1), the skip to the regroup phase, and the victory at the last site."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing, pass_option
from inglenook.kernel.events import Reaction, offer
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.requirements.legality import no_minions
from inglenook.lotr.requirements.reach import HEALING, can_suffer
from inglenook.lotr.responses.answers import Moment, is_answered
from inglenook.lotr.responses.consequences import settle, win
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.responses.happenings import discard_by_rule, heal
from inglenook.lotr.rules.archery import ArcheryFire
from inglenook.lotr.rules.assignment import AssignDefenders
from inglenook.lotr.rules.fellowship import FellowshipAction
from inglenook.lotr.rules.movement import Move, last_site
from inglenook.lotr.rules.phases import (
    ActionProcedure,
    BeginPhase,
    EndPhase,
    end_phase,
    is_skipped,
    skips,
    turn_is_lost,
)
from inglenook.lotr.rules.regroup import MOVE_AGAIN, BeginRegroup, MoveAgainOrStop, ReconcileShadow, end_regroup
from inglenook.lotr.rules.shadow import ShadowPhases
from inglenook.lotr.rules.skirmish import NextSkirmish
from inglenook.lotr.stats import companions, forbidden, minions
from inglenook.lotr.table import LotrTable

SANCTUARY_HEALING: Final = 5


class Turn(Step):
    """A turn of a player, who is the Free Peoples player during it (LR-10.1, LR-10.4)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: LotrTable) -> None:
        atoms.start_turn(table, self.seat)
        atoms.start_phase(table, terms.START_OF_TURN)
        atoms.set_fierce(table, False)
        later = bool(table.options.get("pool-emptied-later", 0))
        if not later:
            atoms.set_twilight(table, 0)  # first of all (LR-10.2, LD-1)
        if table.listening:
            table.tell(Message("log-turn", {"player": Player(self.seat), "number": table.turns}))
        atoms.forget_taken(table, self.seat)
        fellowship = (BeginPhase(terms.FELLOWSHIP), FellowshipAction())
        emptied: tuple[Step, ...] = (EmptyPool(),) if later else ()
        table.then(StartOfTurn(), *emptied, *fellowship, MoveOn(), EndTurn())


class EmptyPool(Step):
    """The pool is emptied when the fellowship phase begins, if a switch says so (LD-1)."""

    async def run(self, table: LotrTable) -> None:
        atoms.set_twilight(table, 0)


class StartOfTurn(Step):
    """The start of a turn, with everything that happens then, each once (LR-10.2, LR-10.3)."""

    async def run(self, table: LotrTable) -> None:
        await settle(table)
        if is_answered(table, terms.TURN_STARTS) or at_sanctuary(table):
            await offer(table, TurnStarts(table.turn))


def at_sanctuary(table: LotrTable) -> bool:
    """Whether the fellowship is at a sanctuary (LR-3.10)."""
    site = table.site()
    return site != NOTHING and keyword(table, site, terms.SANCTUARY) > 0


class TurnStarts(Moment):
    """A turn starts: required answers come first, then optional ones, such as healing at a sanctuary (LG-6)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(Facts(terms.TURN_STARTS, NOTHING, (), seat))
        self.left = SANCTUARY_HEALING
        self.heals = False
        """True if a companion can be healed at the sanctuary now, for the prompt."""

    def responses(self, table: LotrTable) -> list[Reaction[LotrTable]]:
        found = list(super().responses(table))
        self.heals = False
        if self.left and at_sanctuary(table):
            for card in companions(table, table.turn):
                if can_suffer(table, card, HEALING, table.site()):
                    found.append(SanctuaryHealing(self, card))
                    self.heals = True
        return found

    def prompt(self, table: LotrTable) -> Message:
        return Message("prompt-sanctuary", {"left": self.left}) if self.heals else super().prompt(table)

    def passing(self) -> Option:
        return pass_option("option-heal-no-more") if self.heals else super().passing()


class SanctuaryHealing(Reaction[LotrTable]):
    """One of up to five wounds that are removed from companions at a sanctuary (LR-3.10, LR-3.11)."""

    def __init__(self, moment: TurnStarts, card: Thing) -> None:
        super().__init__(moment.facts.seat, card)
        self.moment: Final = moment

    def option(self) -> Option:
        return Option("heal", self.card)

    async def resolve(self, table: LotrTable) -> None:
        self.moment.left -= 1
        await heal(table, self.card, table.site())


class MoveOn(Step):
    """The fellowship moves, which ends the phase, and the Shadow phases follow (LR-13.1, LR-20.9)."""

    async def run(self, table: LotrTable) -> None:
        if not turn_is_lost(table):
            table.then(Move(), EndOfMove(), ShadowPhases(), AfterShadow())


class EndOfMove(Step):
    """The fellowship phase ends after the move (LR-13.1), or the regroup phase after a move during it (LR-13.12)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        if table.phase == terms.REGROUP:
            await end_regroup(table)
        else:
            await end_phase(table)


MOVE_AGAIN.set(MoveOn)


class AfterShadow(Step):
    """The maneuver phase follows the Shadow phases; without minions the regroup phase does (LR-14.22, LR-14.23)."""

    async def run(self, table: LotrTable) -> None:
        if no_minions(table):
            table.then(Regroup())
        elif table.options.get("starter-rules", 0):
            table.then(AfterArchery())  # no maneuver and no archery (LR-6.12, LR-6.13)
        else:
            table.then(BeginPhase(terms.MANEUVER), ActionProcedure(), EndPhase(), AfterManeuver())


class AfterManeuver(Step):
    """The archery phase follows the maneuver phase, or the regroup phase if no minion is in play (LR-15.3, LR-15.4)."""

    async def run(self, table: LotrTable) -> None:
        if no_minions(table):
            table.then(Regroup())
        elif skips(table, terms.ARCHERY) or is_skipped(table, terms.ARCHERY):
            table.then(AfterArchery())
        else:
            table.then(BeginPhase(terms.ARCHERY), ActionProcedure(), ArcheryFire(), EndPhase(), AfterArchery())


class AfterArchery(Step):
    """The assignment phase follows the archery phase, or the regroup phase if no minion is in play (LR-16.15)."""

    async def run(self, table: LotrTable) -> None:
        if no_minions(table):
            table.then(Regroup())
        else:
            table.then(*assignment_phase(table), AfterSkirmishes())


def assignment_phase(table: LotrTable) -> tuple[Step, ...]:
    """Returns the steps of an assignment phase: actions, defenders, skirmishes (LR-17.1, LR-17.2).

    The Starter Rules have no actions (LR-6.14), and a switch removes those before fierce skirmishes (LD-5).  If a card
    skips the assignment phase, no characters are assigned (1U330).
    """
    if is_skipped(table, terms.ASSIGNMENT):
        return ()
    without = table.options.get("starter-rules", 0) or (
        table.fierce and table.options.get("no-fierce-assignment-actions", 0)
    )
    actions: tuple[Step, ...] = () if without else (ActionProcedure(),)
    return (BeginPhase(terms.ASSIGNMENT), *actions, AfterAssignmentActions(), EndPhase(), NextSkirmish())


class AfterAssignmentActions(Step):
    """The Free Peoples player assigns defenders, if a minion is left (LR-17.17, LG-8)."""

    async def run(self, table: LotrTable) -> None:
        if not turn_is_lost(table) and not no_minions(table):
            table.then(AssignDefenders())


class AfterSkirmishes(Step):
    """Fierce minions attack once more; then the regroup phase (LR-19.1, LR-19.11, LR-19.12)."""

    async def run(self, table: LotrTable) -> None:
        atoms.clear_assignments(table)
        atoms.end_lasting(table, terms.THAT_SKIRMISH)  # a skirmish not fought now is never fought
        if not table.fierce and not turn_is_lost(table):
            fierce = tuple([card for card in minions(table) if keyword(table, card, terms.FIERCE) > 0])
            if fierce:
                atoms.set_fierce(table, True, fierce)
                table.tell(Message("log-fierce"))
                table.then(*assignment_phase(table), AfterSkirmishes())
                return
        atoms.set_fierce(table, False)
        table.then(Regroup())


class Regroup(Step):
    """The game is won at the last site; otherwise the regroup phase follows (LR-21.1, LR-21.2, LG-20)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        last = table.site_number() >= last_site(table)
        if last and not forbidden(table, table.players[table.turn].ring_bearer, terms.WIN_BEFORE_RECONCILING):
            win(table, (table.turn,), "LR-21.1")
            return
        actions: tuple[Step, ...] = () if table.options.get("starter-rules", 0) else (ActionProcedure(),)
        table.then(BeginRegroup(), *actions, ReconcileShadow(), SurviveToWin() if last else MoveAgainOrStop())


class SurviveToWin(Step):
    """The fellowship wins after the Shadow players have reconciled, where a card delays the victory (LG-85)."""

    async def run(self, table: LotrTable) -> None:
        if not turn_is_lost(table) and not table.over:
            win(table, (table.turn,), "LR-21.1")


LASTS_AT_MOST_A_TURN: Final = (
    terms.THIS_PHASE,
    terms.THAT_SKIRMISH,
    terms.UNTIL_ASSIGNMENT,
    terms.UNTIL_REGROUP,
    terms.THIS_TURN,
)
"""Durations that end with the turn at the latest, because the phase that ends them may have been skipped."""


class EndTurn(Step):
    """A turn ends: its effects expire, and the next turn is for the player on the left (LR-10.4, LG-26)."""

    async def run(self, table: LotrTable) -> None:
        # Minions are left if the Free Peoples player went out (LG-24); they go as at any end of turn (LR-20.14).
        await discard_by_rule(table, minions(table))
        for until in LASTS_AT_MOST_A_TURN:
            atoms.end_lasting(table, until)
        table.then(Turn(table.next_clockwise(table.turn)))
