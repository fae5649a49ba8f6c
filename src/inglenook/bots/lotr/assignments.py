"""Who fights whom: so that skirmishes are won, or lost where it costs least."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.bout import Bout
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.bots.lotr.question import Pairs, Question
from inglenook.kernel.decisions import Option
from inglenook.lotr.dsl import terms

MOST_FIGHTERS: Final = 9
"""Among so many the best distribution is looked for."""

LOOSE: Final = 1.5
"""What it costs, at least, to leave a minion to its player: he may set it on somebody who has a foe already."""

NEGLECT: Final = 1000.0
"""The same where it may not be done: it is done only if nobody is left to defend."""

RISK: Final = 3.0
"""What it costs besides to let the Ring-bearer lose a skirmish."""

SURPRISE: Final = 3
"""The strength that an event may add to a minion."""


def defend(question: Question, option: Option) -> float:
    """The plan, pair by pair; it is made anew from the whole table each time, and so stays the same.

    Where no Done is offered somebody must defend (LR-19.6): whom the plan leaves out comes last, the best first.
    """
    if option.verb == "done":
        return 0.0
    must = all(one.verb != "done" for one in question.decision.options)
    if question.plan is None:
        seen = question.seen
        able = offered(question)
        # An unhasty companion stays out of it, unless it is offered (LR-29.23).
        fighters = [card for card in seen.fellowship.companions if card in able or not card.word(terms.UNHASTY)]
        fighters += [card for card in able if card not in fighters]
        question.plan = defence(seen, fighters[:MOST_FIGHTERS], free_minions(seen), NEGLECT if must else LOOSE)
    found = in_plan(question.plan, question, option)
    if found >= 0.0 or not must:
        return found
    fighter, minion = question.card(option), question.other(option)
    return Bout(question.seen, fighter, [*facing(question.seen, fighter), minion]).worth() - NEGLECT


def attack(question: Question, option: Option) -> float:
    """The same for a Shadow player and the minions that are left over."""
    if option.verb == "done":
        return 0.0
    if question.plan is None:
        seen = question.seen
        mine = [card for card in free_minions(seen) if seen.is_mine(card)]
        question.plan = onslaught(seen, offered(question), mine)
    return in_plan(question.plan, question, option)


def offered(question: Question) -> list[Card]:
    """The fighters that may still be assigned."""
    found: list[Card] = []
    for option in question.decision.options:
        if option.verb != "done" and question.card(option) not in found:
            found.append(question.card(option))
    return found


def in_plan(plan: Pairs, question: Question, option: Option) -> float:
    """Pairs of the plan are taken from its front; what is not in it is left undone."""
    for place, (fighter, minion) in enumerate(plan):
        if fighter is question.card(option) and minion is question.other(option):
            return float(len(plan) - place)
    return -1.0


def free_minions(seen: Seen) -> list[Card]:
    """The minions that are not assigned yet; in the second assignment the fierce ones."""
    taken = [minion for _fighter, minions in seen.assigned for minion in minions]
    free = [card for card in seen.minions if card not in taken]
    return [card for card in free if card.word(terms.FIERCE)] if seen.fierce else free


def facing(seen: Seen, fighter: Card) -> list[Card]:
    """Whom a fighter faces already."""
    return next((minions for other, minions in seen.assigned if other is fighter), [])


# The Free Peoples player.


def defence(seen: Seen, fighters: list[Card], minions: list[Card], loose: float = LOOSE) -> Pairs:
    """The distribution that is worth most, one minion for each fighter; then what defenders can take besides.

    `loose` is what it costs to leave a minion to its player.
    """
    free = [card for card in fighters if not facing(seen, card)]
    alone = [[outlook(seen, fighter, minion) for fighter in free] for minion in minions]
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for worths in alone:
        # Whom nobody faces, the Shadow player sets on whoever suffers most.
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
    """What it is worth to set a fighter on a minion, with an eye on what may still be played against it."""
    bout = Bout(seen, fighter, [minion])
    value = bout.worth()
    if bout.is_won():
        return value
    if fighter.ring_bearer:
        value -= RISK
    bout.strengthen(minion, SURPRISE)
    return value + 0.3 * (bout.worth() - value)


def put(into: dict[int, tuple[float, tuple[int, ...]]], mask: int, value: float, chosen: tuple[int, ...]) -> None:
    """Keeps the better way to use the same fighters."""
    if mask not in into or value > into[mask][0]:
        into[mask] = (value, chosen)


def doubled(seen: Seen, fighters: list[Card], plan: Pairs, left: list[Card]) -> Pairs:
    """Minions that are left over, for defenders who still win against all of theirs."""
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
    """Each minion where it hurts most, or all of them on one companion if that hurts more."""
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
    """What the Shadow gains by setting minions on a fighter."""
    now = Bout(seen, fighter, before).worth() if before else 0.0
    return now - Bout(seen, fighter, [*before, *minions]).worth()


def strength_of(card: Card) -> int:
    """A character's strength."""
    return card.strength


def next_skirmish(question: Question, option: Option) -> float:
    """What is won goes first: who knows what it brings."""
    seen, fighter = question.seen, question.card(option)
    return Bout(seen, fighter, facing(seen, fighter)).worth()
