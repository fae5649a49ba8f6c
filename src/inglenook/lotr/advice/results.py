"""What an option comes to in this position, told beside it: tried out on a copy in which nobody answers it (KR-33).

Told are the numbers that players count: the skirmish under way, who dies or leaves play, vitality, strength, burdens,
the twilight pool; of a move, what it adds to the pool.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, PASS, Decision, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.views.trials import tried
from inglenook.lotr.meaning.modifiers import strength
from inglenook.lotr.responses.answers import named
from inglenook.lotr.rules.assignment import ASSIGN, DONE
from inglenook.lotr.rules.movement import supplier
from inglenook.lotr.rules.skirmish import is_overwhelmed, total_strength
from inglenook.lotr.stats import companions, roaming_penalty, shadow_number, twilight_cost, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms

AT_REST: Final = (
    "prompt-fellowship-action",
    "prompt-shadow-action",
    "prompt-phase-action",
    "prompt-next-skirmish",
    "prompt-archery-wound",
    "prompt-assign-defenders",
    "prompt-reconcile",
    "prompt-move-again",
    "prompt-sanctuary",
)
"""Questions that are asked when an action is over: before, nobody can say what it comes to."""

UNTRIED: Final = (PASS, DONE, ASSIGN, "skirmish", "start-with", "bid")
"""Options that say by themselves what they are, or have dangers of their own."""

WOUNDING: Final = "prompt-choose-wound"
"""The question whom a card wounds."""

MOST_TRIED: Final = 24
"""Of so many options the results are told; a longer list is searched, not compared."""
MOST_TOLD: Final = 3

GONE: Final = {terms.DEAD_PILE: "dies", terms.DISCARD_PILE: "discarded", terms.HAND: "returns"}
"""What becomes of a card that leaves play for another zone."""


def results(game: Game[LotrTable], viewer: Seat) -> list[tuple[Option, list[Message]]]:
    """Each option of the pending question of which something can be told, the weightiest first."""
    decision = game.pending
    if decision is None or decision.seat != viewer or decision.most != 1 or not game.table.cards:
        return []
    if len(decision.options) > MOST_TRIED:
        return []
    found = [(option, result(game, decision, place)) for place, option in enumerate(decision.options)]
    return [(option, told) for option, told in found if told]


def result(game: Game[LotrTable], decision: Decision, place: int) -> list[Message]:
    """What one option comes to; nothing, if that cannot be told or goes without saying."""
    option = decision.options[place]
    if option.verb == "move":
        return moving(game.table)
    if option.verb in UNTRIED or game.table.turn < 0:
        return []
    later = tried(game, place)
    if later is None or (later.pending is not None and later.pending.prompt.id not in AT_REST):
        return []
    wounded = option.subject if option.verb == "wound" or decision.prompt.id == WOUNDING else NOTHING
    return compared(game.table, later.table, option, wounded)[:MOST_TOLD]


def moving(table: LotrTable) -> list[Message]:
    """What a move adds to the twilight pool: one for each companion, and the Shadow number of the site (LR-13.15)."""
    here, seat = table.site_number(), table.turn
    count = len(companions(table, seat))
    if here < len(table.path) and table.path[here] != NOTHING:
        site = table.path[here]
        number = shadow_number(table, site)
        about: dict[str, Argument] = {"site": named(table, site), "number": number}
        return [Message("result-move", {"total": count + number, "companions": count, **about})]
    return [Message("result-move-unknown", {"companions": count, "player": Player(supplier(table))})]


def compared(before: LotrTable, after: LotrTable, option: Option, wounded: Thing) -> list[Message]:
    """What is different afterwards."""
    return [
        *deaths(before, after, wounded),
        *skirmish(before, after),
        *numbers(before, after),
        *counters(before, after, option),
    ]


def in_play(table: LotrTable) -> list[Thing]:
    """The cards in play, of all players."""
    return [card for player in table.players for card in player.in_play]


def deaths(before: LotrTable, after: LotrTable, wounded: Thing) -> list[Message]:
    """Who is no longer there; a minion that dies of a wound lies with the discarded."""
    found = []
    for card in in_play(before):
        fate = GONE.get(after.cards[card].zone, "")
        if fate == "discarded" and card == wounded:
            fate = "dies"
        if fate:
            found.append(Message(f"result-{fate}", {"card": named(before, card)}))
    return found


def skirmish(before: LotrTable, after: LotrTable) -> list[Message]:
    """How the skirmish would end now, if its numbers have changed (LR-18.6 to LR-18.14)."""
    fighter = before.defender
    if fighter == NOTHING or before.skirmish_over:
        return []
    if any(after.cards[card].zone != terms.PLAY for card in (fighter, *before.attackers)):
        return []  # that a side is gone is told already
    if after.skirmish_over or after.defender != fighter:
        return [Message("result-skirmish-canceled", {"card": named(before, fighter)})]
    own, against = totals(before)
    own_now, against_now = totals(after)
    if (own, against) == (own_now, against_now):
        return []
    numbers: dict[str, Argument] = {"own": change(own, own_now), "against": change(against, against_now)}
    if own_now > against_now:
        fate = "wins"
    else:
        fate = "overwhelmed" if is_overwhelmed(after, fighter, against_now, own_now) else "loses"
    return [Message(f"result-skirmish-{fate}", {"card": named(after, fighter), **numbers})]


def totals(table: LotrTable) -> tuple[int, int]:
    """Both sides of the skirmish under way."""
    return strength(table, table.defender), total_strength(table, table.attackers)


def change(before: int, after: int) -> Argument:
    """A number, with what it was before if that was another one."""
    return after if before == after else Message("result-change", {"before": before, "after": after})


def numbers(before: LotrTable, after: LotrTable) -> list[Message]:
    """Vitality left and strength, of all that stay in play; strengths of a skirmish are told with it."""
    fighting = (after.defender, *after.attackers)
    worn, stronger = [], []
    for card in in_play(before):
        if not before.cards[card].printed.is_character or after.cards[card].zone != terms.PLAY:
            continue
        vitality = vitality_left(before, card), vitality_left(after, card)
        if vitality[0] != vitality[1]:
            worn.append(Message("result-vitality", {"card": named(before, card), "vitality": change(*vitality)}))
        power = strength(before, card), strength(after, card)
        if power[0] != power[1] and (card not in fighting or after.defender == NOTHING):
            stronger.append(Message("result-strength", {"card": named(before, card), "strength": change(*power)}))
    return worn + stronger


def counters(before: LotrTable, after: LotrTable, option: Option) -> list[Message]:
    """Burdens, and the twilight pool if it changes by something else than the cost that the option tells."""
    found = []
    for player, now in zip(before.players, after.players, strict=True):
        if player.burdens != now.burdens:
            found.append(Message("result-burdens", {"burdens": change(player.burdens, now.burdens)}))
    if abs(after.twilight - before.twilight) != paid(before, option):
        found.append(Message("result-twilight", {"twilight": change(before.twilight, after.twilight)}))
    return found


def paid(table: LotrTable, option: Option) -> int:
    """The twilight cost that stands on the button; nothing for what is in play already."""
    if option.subject == NOTHING or table.cards[option.subject].zone == terms.PLAY:
        return 0
    if option.verb not in ("play", "respond"):
        return 0
    return twilight_cost(table, option.subject) + roaming_penalty(table, option.subject)
