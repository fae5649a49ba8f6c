"""Effects on skirmishes: assigning minions, cancelling, removing characters (LR-17, LR-18.18, LR-18.21, LR-19.5)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.events import offer
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import choose_one
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.effects.targets import performer, select_among
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import is_ring_bearer
from inglenook.lotr.evaluation.registry import amount, fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.requirements.reach import (
    assignable_fighter,
    assignable_minion,
    concerned,
    may_face,
    reachable,
)
from inglenook.lotr.responses.answers import Moment, is_answered, named
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.responses.happenings import (
    add_twilight,
)
from inglenook.lotr.table import LotrTable

Pair = tuple[Thing, Thing]
"""Pair of a companion or ally and a minion assigned to each other."""


async def assign(table: LotrTable, effect: effects.Assign, context: Context) -> bool:
    """Assigns a minion to a companion or an ally that takes part, both unassigned (LR-17.3, LG-69, LG-90)."""
    seat = await performer(table, effect.by, context)
    able = [card for card in reachable(table, effect.companion.what, context) if assignable_fighter(table, card, seat)]
    found = [card for card in reachable(table, effect.minion.what, context) if assignable_minion(table, card, seat)]
    found = [card for card in found if any(may_face(table, fighter, card, seat) for fighter in able)]
    minions = await select_among(table, effect.minion, found, context, "assign-minion", seat)
    if not minions:
        return False
    found = [card for card in able if may_face(table, card, minions[0], seat)]
    fighters = await select_among(table, effect.companion, found, context, "assign-fighter", seat)
    if not fighters:
        return False
    await assign_together(table, [(fighters[0], minions[0])], seat)
    return True


async def assign_together(table: LotrTable, pairs: list[Pair], seat: Seat) -> None:
    """Carries out one player's assignments (LR-17.14); minions the Free Peoples player assigned may ambush (LR-29.17).

    A minion becomes assigned once, and so does a companion or ally; texts that name both sides trigger for each minion
    assigned to the character (LG-115).
    """
    assigned = [fighter for fighter, _minions in table.assignments]
    for fighter, minion in pairs:
        atoms.assign(table, fighter, (minion,))
        if table.listening:
            table.tell(Message("log-assigned", {"minion": named(table, minion), "fighter": named(table, fighter)}))
    if is_answered(table, terms.ASSIGNED):
        for fighter, minion in pairs:
            await offer(table, Moment(Facts(terms.ASSIGNED, minion, (fighter,), seat)))
            await settle(table)
        for fighter, minion in pairs:
            facts = Facts(terms.ASSIGNED, fighter, (minion,), seat)
            facts.again = fighter in assigned
            assigned.append(fighter)
            await offer(table, Moment(facts))
            await settle(table)
    if seat == table.turn:
        await ambush(table, pairs)


async def ambush(table: LotrTable, pairs: list[Pair]) -> None:
    """Lets the owner of an assigned minion with ambush add twilight tokens (LR-29.17 to LR-29.19, LG-86)."""
    for _fighter, minion in pairs:
        for tokens in ambushes(table, minion):
            owner = table.cards[minion].owner
            prompt = Message("prompt-ambush", {"card": named(table, minion), "tokens": tokens})
            options = (pass_option("option-ambush-not"), Option("ambush", minion, amount=tokens))
            picked = await choose_one(owner, prompt, options)
            if picked.verb != PASS:
                add_twilight(table, tokens)


def ambushes(table: LotrTable, minion: Thing) -> list[int]:
    """Returns a minion's ambush numbers; each instance counts by itself (LR-29.19)."""
    if table.cards[minion].zone != terms.PLAY:
        return []
    printed = [number for word, number in table.cards[minion].printed.definition.keywords if word == terms.AMBUSH]
    given = keyword(table, minion, terms.AMBUSH) - sum(printed)
    return printed + ([given] if given > 0 else [])


def can_assign(table: LotrTable, effect: effects.Assign, context: Context, spent: int) -> bool:
    """Whether there is a matching minion and a matching character to assign it to (LR-17.3, LG-69)."""
    seat = concerned(table, effect.by, context)[0]
    minions = [card for card in reachable(table, effect.minion.what, context) if assignable_minion(table, card, seat)]
    fighters = reachable(table, effect.companion.what, context)
    fighters = [card for card in fighters if assignable_fighter(table, card, seat)]
    return any(may_face(table, fighter, minion, seat) for fighter in fighters for minion in minions)


async def do_cancel_skirmish(table: LotrTable, effect: effects.CancelSkirmish, context: Context) -> bool:
    """Cancels the current skirmish; neither side has won or lost it (LR-18.18)."""
    if not can_cancel_skirmish(table, effect, context, 0):
        return False
    atoms.close_skirmish(table)
    table.tell(Message("log-skirmish-cancelled"))
    return True


def can_cancel_skirmish(table: LotrTable, effect: effects.CancelSkirmish, context: Context, spent: int) -> bool:
    """Whether the current skirmish involves a matching character (LR-18.18); a house rule bars the Ring-bearer's."""
    if (effect.fierce and not table.fierce) or not involves(table, effect.involving, context):
        return False
    stands = table.options.get("ring-bearer-skirmish-stands", 0)
    return not stands or not any(is_ring_bearer(table, card) for card in skirmishing(table))


def skirmishing(table: LotrTable) -> list[Thing]:
    """Returns the characters in the current skirmish."""
    return [card for card in (table.defender, *table.attackers) if card != NOTHING]


def involves(table: LotrTable, what: Filter, context: Context) -> bool:
    """Whether the current skirmish is still open and involves a matching character."""
    return not table.skirmish_over and any(fits(table, what, card, context) for card in skirmishing(table))


async def remove_from_skirmish(table: LotrTable, effect: effects.RemoveFromSkirmish, context: Context) -> bool:
    """Removes characters from the skirmish; they stay in play and lose only if their whole side is gone (LR-18.21)."""
    removed = await select_among(table, effect.who, removable(table, effect, context), context, LEAVE, context.you)
    for card in removed:
        atoms.leave_skirmish(table, card)
        table.tell(Message("log-left-skirmish", {"card": named(table, card)}))
    return bool(removed)


LEAVE: Final = "leave-skirmish"


def removable(table: LotrTable, effect: effects.RemoveFromSkirmish, context: Context) -> list[Thing]:
    """Returns the characters that can be removed from the current skirmish."""
    if not involves(table, effect.involving, context):
        return []
    return [card for card in skirmishing(table) if fits(table, effect.who.what, card, context)]


def can_remove(table: LotrTable, effect: effects.RemoveFromSkirmish, context: Context, spent: int) -> bool:
    count = amount(table, effect.who.count, context)
    return count == effects.ALL or effect.who.up_to or len(removable(table, effect, context)) >= count


async def do_cancel_assignments(table: LotrTable, effect: effects.CancelAssignments, context: Context) -> bool:
    """Cancels all assignments; the characters of a finished skirmish can be assigned again, too (LG-98)."""
    atoms.clear_assignments(table)
    if table.skirmish_over:
        atoms.end_skirmish(table)
    table.tell(Message("log-assignments-cancelled"))
    return True


def can_cancel_assignments(table: LotrTable, effect: effects.CancelAssignments, context: Context, spent: int) -> bool:
    return True


VERBS.update(
    {
        effects.Assign: Verb(assign, can_assign),
        effects.CancelAssignments: Verb(do_cancel_assignments, can_cancel_assignments),
        effects.CancelSkirmish: Verb(do_cancel_skirmish, can_cancel_skirmish),
        effects.RemoveFromSkirmish: Verb(remove_from_skirmish, can_remove),
    }
)
