"""The assignment phase: defenders first, then the remaining minions (LR-17, LR-19)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import choose_one
from inglenook.kernel.steps import Step
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.skirmishes import Pair, assign_together
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.requirements.reach import assignable_minion, may_face
from inglenook.lotr.stats import fighters, forbidden, is_hasty_enough, minions
from inglenook.lotr.table import LotrTable

ASSIGN: Final = "assign"
DONE: Final = "done"


class AssignDefenders(Step):
    """The Free Peoples player assigns any number of companions to minions (LR-17.4, LR-17.5).

    Pairs are chosen one at a time and take effect together (LR-17.14).
    """

    async def run(self, table: LotrTable) -> None:
        pairs: list[Pair] = []
        while True:
            options = defences(table, pairs)
            if not options:
                break
            due = must_defend(table, options)
            if not due:
                options.insert(0, Option(DONE))
            prompt = Message("prompt-assign-defenders", {"due": "yes" if due else "no"})
            picked = await choose_one(table.turn, prompt, tuple(options))
            if picked.verb == DONE:
                break
            pairs.append((picked.subject, picked.other))
        defended = [minion for _fighter, minion in pairs]
        taken = [card for card in minions(table) if card in defended or not assignable_minion(table, card)]
        table.then(LeaveMinions(tuple(taken)))
        await assign_together(table, pairs, table.turn)


def must_defend(table: LotrTable, options: list[Option]) -> bool:
    """Whether a companion can and must be assigned to another fierce minion (LR-19.6); a switch makes it optional."""
    if not table.fierce or not table.options.get("fierce-assignment-mandatory", 0):
        return False
    return any(table.cards[option.subject].printed.type == terms.COMPANION_TYPE for option in options)


def of_owner(table: LotrTable, cards: list[Thing], seat: Seat) -> tuple[Thing, ...]:
    """Returns the cards that a player owns."""
    return tuple([card for card in cards if table.cards[card].owner == seat])


def defences(table: LotrTable, pairs: list[Pair]) -> list[Option]:
    """Returns the pairs that the Free Peoples player may still assign (LR-17.6, LR-17.7, LG-58)."""
    taken = [minion for _fighter, minion in pairs]
    free = [card for card in minions(table) if card not in taken and assignable_minion(table, card, table.turn)]
    if not free:
        return []
    options = []
    for fighter in fighters(table):
        if not is_hasty_enough(table, fighter) or forbidden(table, fighter, terms.BE_ASSIGNED):
            continue
        facing = len([1 for other, _minion in pairs if other == fighter]) + len(already_facing(table, fighter))
        if facing <= extra_minions(table, fighter):
            facable = [minion for minion in free if may_face(table, fighter, minion, table.turn)]
            options += [Option(ASSIGN, fighter, minion) for minion in facable]
    return options


def extra_minions(table: LotrTable, fighter: Thing) -> int:
    """Returns how many minions beyond the first a companion or ally may face (LR-29.12), 0 if a card forbids it."""
    return 0 if forbidden(table, fighter, terms.FACE_SEVERAL) else keyword(table, fighter, terms.DEFENDER)


def already_facing(table: LotrTable, fighter: Thing) -> tuple[Thing, ...]:
    """Returns the minions that an assignment action has already assigned to a companion (LG-58)."""
    for other, facing in table.assignments:
        if other == fighter:
            return facing
    return ()


class LeaveMinions(Step):
    """Leaves the minions that no companion defends against to the Shadow players, except those in `taken` (LR-17.12).

    Minions that came into play since, in response to assignments, are included (LG-111, 4U170).
    """

    __match_args__ = ("taken",)

    def __init__(self, taken: tuple[Thing, ...]) -> None:
        self.taken: Final = taken

    async def run(self, table: LotrTable) -> None:
        left = [card for card in minions(table) if card not in self.taken and assignable_minion(table, card)]
        table.then_all([AssignMinions(seat, of_owner(table, left, seat)) for seat in table.shadow_players()])


class AssignMinions(Step):
    """A Shadow player assigns remaining minions to any companions (LR-17.8, LR-17.9, LR-17.12)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: Seat, left: tuple[Thing, ...]) -> None:
        self.seat: Final = seat
        self.left: Final = left

    async def run(self, table: LotrTable) -> None:
        pairs: list[Pair] = []
        while True:
            options = attacks(table, self.seat, self.left, pairs)
            if not options:
                break
            picked = await choose_one(self.seat, Message("prompt-assign-minions"), (Option(DONE), *options))
            if picked.verb == DONE:
                break
            pairs.append((picked.subject, picked.other))
        await assign_together(table, pairs, self.seat)


def attacks(table: LotrTable, seat: Seat, left: tuple[Thing, ...], pairs: list[Pair]) -> list[Option]:
    """Returns the pairs that a Shadow player may still assign: companions, and allies at home (LR-17.8, LR-17.11)."""
    taken = [minion for _fighter, minion in pairs]
    free = [card for card in left if card not in taken and table.cards[card].zone == terms.PLAY]
    free = [card for card in free if assignable_minion(table, card)]
    targets = [card for card in fighters(table) if not forbidden(table, card, terms.BE_ASSIGNED)]
    busy = [fighter for fighter, _minion in pairs] + [fighter for fighter, _minions in table.assignments]
    targets = [card for card in targets if card not in busy or not forbidden(table, card, terms.FACE_SEVERAL)]
    options = []
    for minion in free:
        facable = [fighter for fighter in targets if may_face(table, fighter, minion, seat)]
        options += [Option(ASSIGN, fighter, minion) for fighter in facable]
    return options
