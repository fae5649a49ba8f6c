"""Assignment of skirmishes: won where possible, lost where a loss costs least."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.bout import Bout
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.bots.lotr.question import Pairs, Question
from inglenook.kernel.decisions import Option
from inglenook.lotr.dsl import terms

MOST_FIGHTERS: Final = 9
"""Most fighters among which the best distribution is searched."""

LOOSE: Final = 1.5
"""Least cost of leaving a minion to the Shadow player, who may add it to a skirmish that has a minion already."""

NEGLECT: Final = 1000.0
"""Cost of leaving a minion where that is not allowed; it happens only if no character is left to defend."""

RISK: Final = 3.0
"""Extra cost of letting the Ring-bearer lose a skirmish."""

SURPRISE: Final = 3
"""Strength that an event may add to a minion."""


def defend(question: Question, option: Option) -> float:
    """Scores a defender's assignment by a plan, recomputed from the whole table each time and so the same each time.

    Where Done is not offered, a companion must defend (LR-19.6): pairs outside the plan then come last, the best first.
    """
    if option.verb == "done":
        return 0.0
    must = all(one.verb != "done" for one in question.decision.options)
    if question.plan is None:
        seen = question.seen
        able = offered(question)
        # An unhasty companion stays out of skirmishes, unless it is offered (LR-29.23).
        fighters = [card for card in seen.fellowship.companions if card in able or not card.word(terms.UNHASTY)]
        fighters += [card for card in able if card not in fighters]
        question.plan = defence(seen, fighters[:MOST_FIGHTERS], free_minions(seen), NEGLECT if must else LOOSE)
    found = in_plan(question.plan, question, option)
    if found >= 0.0 or not must:
        return found
    fighter, minion = question.card(option), question.other(option)
    return Bout(question.seen, fighter, [*facing(question.seen, fighter), minion]).worth() - NEGLECT


def attack(question: Question, option: Option) -> float:
    """Scores an assignment by a Shadow player of the minions that are left over."""
    if option.verb == "done":
        return 0.0
    if question.plan is None:
        seen = question.seen
        mine = [card for card in free_minions(seen) if seen.is_mine(card)]
        question.plan = onslaught(seen, offered(question), mine)
    return in_plan(question.plan, question, option)


def offered(question: Question) -> list[Card]:
    """Returns the fighters that may still be assigned."""
    found: list[Card] = []
    for option in question.decision.options:
        if option.verb != "done" and question.card(option) not in found:
            found.append(question.card(option))
    return found


def in_plan(plan: Pairs, question: Question, option: Option) -> float:
    """Scores a pair by its place in the plan, the first pair highest; a pair outside the plan is left undone."""
    for place, (fighter, minion) in enumerate(plan):
        if fighter is question.card(option) and minion is question.other(option):
            return float(len(plan) - place)
    return -1.0


def free_minions(seen: Seen) -> list[Card]:
    """Returns the minions that are not assigned yet; in the second assignment only the fierce ones."""
    taken = [minion for _fighter, minions in seen.assigned for minion in minions]
    free = [card for card in seen.minions if card not in taken]
    return [card for card in free if card.word(terms.FIERCE)] if seen.fierce else free


def facing(seen: Seen, fighter: Card) -> list[Card]:
    """Returns the minions that a fighter faces already."""
    return next((minions for other, minions in seen.assigned if other is fighter), [])


# The Free Peoples player.


def defence(seen: Seen, fighters: list[Card], minions: list[Card], loose: float = LOOSE) -> Pairs:
    """Returns the best distribution with one minion for each fighter, then what defenders can take besides.

    `loose` is the cost of leaving a minion to the Shadow player.
    """
    free = [card for card in fighters if not facing(seen, card)]
    alone = [[outlook(seen, fighter, minion) for fighter in free] for minion in minions]
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for worths in alone:
        # The Shadow player assigns a minion that has no opponent to the companion that suffers most.
        ignored = min(worths, default=0.0) - loose
        following: dict[int, tuple[float, tuple[int, ...]]] = {}
        for mask, (value, chosen) in best.items():
            put(following, mask, value + ignored, (*chosen, -1))
            for place, worth in enumerate(worths):
                if not mask >> place & 1:
                    put(following, mask | 1 << place, value + worth, (*chosen, place))
        best = following
    found = max(best.values(), default=(0.0, ()))
    plan = [(free[place], minion) for minion, place in zip(minions, found[1], strict=True) if place >= 0]
    left = [minion for minion, place in zip(minions, found[1], strict=True) if place < 0]
    return plan + doubled(seen, fighters, plan, left)


def outlook(seen: Seen, fighter: Card, minion: Card) -> float:
    """Returns the value of assigning a fighter to a minion, allowing for what may still be played for the minion."""
    bout = Bout(seen, fighter, [minion])
    value = bout.worth()
    if bout.is_won():
        return value
    if fighter.ring_bearer:
        value -= RISK
    bout.strengthen(minion, SURPRISE)
    return value + 0.3 * (bout.worth() - value)


def put(into: dict[int, tuple[float, tuple[int, ...]]], mask: int, value: float, chosen: tuple[int, ...]) -> None:
    """Keeps the better of two ways to use the same set of fighters."""
    if mask not in into or value > into[mask][0]:
        into[mask] = (value, chosen)


def doubled(seen: Seen, fighters: list[Card], plan: Pairs, left: list[Card]) -> Pairs:
    """Assigns the minions left over to defenders who still win against all of their minions."""
    more: Pairs = []
    for minion in left:
        for fighter in fighters:
            against = facing(seen, fighter) + [foe for other, foe in plan + more if other is fighter]
            if len(against) <= fighter.word(terms.DEFENDER) and Bout(seen, fighter, [*against, minion]).is_won():
                more.append((fighter, minion))
                break
    return more


# The Shadow player.


def onslaught(seen: Seen, fighters: list[Card], minions: list[Card]) -> Pairs:
    """Assigns each minion where it hurts most, or all minions to one companion if that hurts more."""
    if not fighters:
        return []
    against = [list(facing(seen, fighter)) for fighter in fighters]
    pairs: Pairs = []
    gained = 0.0
    for minion in sorted(minions, key=strength_of, reverse=True):
        gains = [gain(seen, fighter, against[place], [minion]) for place, fighter in enumerate(fighters)]
        place = gains.index(max(gains))
        if gains[place] > 0:
            gained += gains[place]
            against[place].append(minion)
            pairs.append((fighters[place], minion))
    if len(minions) > 1:
        together = [gain(seen, fighter, facing(seen, fighter), minions) for fighter in fighters]
        place = together.index(max(together))
        if together[place] > gained:
            return [(fighters[place], minion) for minion in minions]
    order = [minions.index(minion) for _fighter, minion in pairs]
    return [pairs[order.index(place)] for place in sorted(order)]


def gain(seen: Seen, fighter: Card, before: list[Card], minions: list[Card]) -> float:
    """Returns what the Shadow gains by assigning minions to a fighter."""
    now = Bout(seen, fighter, before).worth() if before else 0.0
    return now - Bout(seen, fighter, [*before, *minions]).worth()


def strength_of(card: Card) -> int:
    """Returns a character's strength."""
    return card.strength


def next_skirmish(question: Question, option: Option) -> float:
    """Scores the next skirmish: won skirmishes come first, as a victory may help in the others."""
    seen, fighter = question.seen, question.card(option)
    return Bout(seen, fighter, facing(seen, fighter)).worth()
