"""Skirmishes: one at a time, strength against strength (LR-18)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import CARDS, NOTHING, Option, Thing
from inglenook.kernel.events import Reaction, Result, offer, perform
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.questions import choose_one
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, strength
from inglenook.lotr.responses.answers import AboutTo, Moment, in_play_answers, is_answered, moment, named
from inglenook.lotr.responses.consequences import kill, settle
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.responses.happenings import whose, wound
from inglenook.lotr.rules.phases import ActionProcedure, begin_phase, end_phase, is_skipped, turn_is_lost
from inglenook.lotr.shares import PRINTED, Share, floored
from inglenook.lotr.stats import overwhelmed_at
from inglenook.lotr.table import LotrTable

ORDER_MATTERS: Final = (terms.ABOUT_TO_BE_WOUNDED, terms.WOUNDED_NOW, terms.KILLED)


class NextSkirmish(Step):
    """The Free Peoples player chooses skirmishes until none is left (LR-18.1, LR-18.2) or they are skipped (1U330)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table) or not table.assignments or is_skipped(table, terms.SKIRMISH):
            return
        options = tuple([Option("skirmish", fighter) for fighter, _minions in table.assignments])
        picked = await choose_one(table.turn, Message("prompt-next-skirmish"), options, CARDS)
        fighter = picked.subject
        atoms.begin_skirmish(table, fighter)
        table.then(ActionProcedure(), ResolveSkirmish(fighter, table.attackers), EndSkirmish(), NextSkirmish())
        if table.listening:
            names = tuple([named(table, card) for card in table.attackers])
            told: dict[str, Argument] = {"fighter": named(table, fighter), "minions": names}
            table.tell(Message("log-skirmish", {**told, "player": Player(table.turn)}))
        await begin_phase(table, terms.SKIRMISH)
        if is_answered(table, terms.SKIRMISH_STARTS) and table.defender != NOTHING:
            await offer(table, Moment(Facts(terms.SKIRMISH_STARTS, table.defender, table.attackers, table.turn)))


def total_strength(table: LotrTable, side: tuple[Thing, ...]) -> int:
    """Returns the total strength of one side (LR-18.6)."""
    return sum([strength(table, card) for card in side])


def totals(table: LotrTable, fighter: Thing, minions: tuple[Thing, ...]) -> tuple[int, int]:
    """Returns the current total strengths of both sides of a skirmish (LR-18.6)."""
    return 0 if fighter == NOTHING else strength(table, fighter), total_strength(table, minions)


def totals_now(table: LotrTable) -> tuple[int, int]:
    """Returns the total strengths of both sides of the current skirmish."""
    return totals(table, table.defender, table.attackers)


def shares(table: LotrTable, side: tuple[Thing, ...]) -> tuple[Argument, ...]:
    """Returns the parts of one side's total strength for display: the characters, and their modifiers."""
    parts: list[Argument] = []
    for card in side:
        found: list[Share] = []
        strength(table, card, found)
        for share in floored(found):
            source = table.cards[card].printed.id if share.source == PRINTED else share.source
            parts.append((source, share.amount))
    return tuple(parts)


class ResolveSkirmish(Step):
    """Resolves a skirmish: victory, overwhelming, wounds (LR-18.4 to LR-18.21).

    Stores the original participants: those of a side that is gone have lost (LR-18.21), in whatever zone they are.
    """

    __match_args__ = ("fighter", "minions")

    def __init__(self, fighter: Thing, minions: tuple[Thing, ...]) -> None:
        self.fighter: Final = fighter
        self.minions: Final = minions

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table) or table.skirmish_over:
            return
        fellowship = () if table.defender == NOTHING else (table.defender,)
        shadow = table.attackers
        if not fellowship and not shadow:
            atoms.close_skirmish(table)  # neither side has won or lost (LG-16)
            return
        good, evil = total_strength(table, fellowship), total_strength(table, shadow)
        if table.listening:
            told: dict[str, Argument] = {"fellowship": good, "minions": evil}
            told["fellowship_from"], told["minions_from"] = shares(table, fellowship), shares(table, shadow)
            table.tell(Message("log-strengths", told))
        # A side without characters has lost (LR-18.20); equal totals are a Shadow victory (LR-18.8).
        good_wins = bool(fellowship) and (not shadow or good > evil)
        winners, losers = (fellowship, shadow) if good_wins else (shadow, fellowship)
        won_by, lost_by = (good, evil) if good_wins else (evil, good)
        overwhelmed = tuple([card for card in losers if is_overwhelmed(table, card, won_by, lost_by)])
        atoms.close_skirmish(table)
        gone = () if losers else self.minions if good_wins else (self.fighter,)
        await perform(table, Outcome(winners, losers, overwhelmed, gone))
        await settle(table)


def is_overwhelmed(table: LotrTable, card: Thing, won_by: int, lost_by: int) -> bool:
    """Whether a loser is overwhelmed, normally by twice its strength (LR-18.11, LR-18.14, LR-18.15).

    A card may require three times the strength (LG-81); a loser of strength 0 is overwhelmed by any strength above 0.
    """
    return won_by >= overwhelming_from(table, card, lost_by)


def overwhelming_from(table: LotrTable, card: Thing, lost_by: int) -> int:
    """Returns the strength from which on the winner overwhelms a loser: at least 1, so 0 never overwhelms 0."""
    return max(1, overwhelmed_at(table, card) * lost_by)


class Outcome(AboutTo):
    """A skirmish is resolved: its wounds and the texts it triggers become due together (LG-68).

    `gone` are the losers of a side that was removed completely: they have lost, and suffer nothing more (LR-18.21).
    """

    def __init__(
        self,
        winners: tuple[Thing, ...],
        losers: tuple[Thing, ...],
        overwhelmed: tuple[Thing, ...],
        gone: tuple[Thing, ...],
    ) -> None:
        super().__init__(Facts("", NOTHING))
        self.winners: Final = winners
        self.losers: Final = losers
        self.overwhelmed: Final = overwhelmed
        self.gone: Final = gone

    def responses(self, table: LotrTable) -> list[Reaction[LotrTable]]:
        return []

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        for card in self.winners if table.listening else ():
            table.tell(Message("log-wins", whose(table, card)))
        results: list[Result[LotrTable]] = [Losses(self)] if self.losers else []
        beaten = self.losers or self.gone
        atoms.note_lost(table, beaten)
        for card in self.winners:
            results += moment(table, terms.WINS, card, beaten)
        for card in beaten:
            results += moment(table, terms.LOSES, card, self.winners)
        for card in self.winners:
            for loser in self.overwhelmed:
                results += moment(table, terms.OVERWHELMS, card, (loser,))
        return results


class Losses(Moment):
    """The losers' wounds and deaths, as a required answer that the Free Peoples player may put in order (LG-68)."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(Facts("", NOTHING))
        self.outcome: Final = outcome

    def responses(self, table: LotrTable) -> list[Reaction[LotrTable]]:
        return [Suffering(table.turn, self.outcome)]


class Suffering(Reaction[LotrTable]):
    """Kills overwhelmed losers and wounds the others (LR-18.9 to LR-18.12)."""

    def __init__(self, seat: int, outcome: Outcome) -> None:
        super().__init__(seat, outcome.losers[0], 99, required=True)
        self.outcome: Final = outcome

    def option(self) -> Option:
        return Option("suffer", self.card)

    async def resolve(self, table: LotrTable) -> None:
        outcome = self.outcome
        bonus = sum([keyword(table, card, terms.DAMAGE) for card in outcome.winners])
        # An earlier text may have taken some of them from play.
        overwhelmed = still_there(table, outcome.overwhelmed)
        for card in overwhelmed:
            table.tell(Message("log-overwhelmed", whose(table, card)))
        await kill(table, overwhelmed, outcome.winners)
        left = still_there(table, tuple([card for card in outcome.losers if card not in overwhelmed]))
        while left and not table.over:
            card = await next_loser(table, left)
            left = atoms.without(left, card)
            for _wound in range(1 + bonus):
                if table.cards[card].zone != terms.PLAY:
                    break
                await wound(table, card, NOTHING, outcome.winners)
            left = still_there(table, left)


def still_there(table: LotrTable, cards: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Returns the cards that are still in play."""
    return tuple([card for card in cards if table.cards[card].zone == terms.PLAY])


async def next_loser(table: LotrTable, left: tuple[Thing, ...]) -> Thing:
    """Lets the losers' owner choose who is wounded next, if a card in play makes the order matter (LG-17)."""
    owner = table.cards[left[0]].owner
    left = tuple([card for card in left if table.cards[card].owner == owner])
    if len(left) == 1 or not any(in_play_answers(table, kind, card) for kind in ORDER_MATTERS for card in left):
        return left[0]
    options = tuple([Option("wound", card) for card in left])
    return (await choose_one(owner, Message("prompt-next-loser"), options, CARDS)).subject


class EndSkirmish(Step):
    """The skirmish phase and its effects end; then its characters are no longer assigned (LR-18.5, LR-18.23)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            atoms.end_skirmish(table)
            return
        involved = (table.defender, *table.attackers) if table.defender != NOTHING else table.attackers
        involved += tuple([card for card, _bore in table.fallen])
        if involved and is_answered(table, terms.SKIRMISH_ABOUT_TO_END):
            await offer(table, Moment(Facts(terms.SKIRMISH_ABOUT_TO_END, involved[0], involved[1:])))
        atoms.end_lasting(table, terms.THAT_SKIRMISH)  # before the phase ends: later effects are for the next skirmish
        await end_phase(table)
        atoms.end_skirmish(table)
