"""Results of options, shown beside them: each option is tried on a copy in which no player responds (KR-33).

The results are the numbers that players count: the current skirmish, characters who die or leave play, vitality,
strength, burdens, the twilight pool; for a move, the twilight it adds.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import CARDS, NOTHING, PASS, RESPONSE, Decision, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.views.lookahead import tried
from inglenook.lotr.advice.no_effect import comes_to_nothing
from inglenook.lotr.advice.skirmish_forecast import KILLED, OVERWHELMED, fate_of, fought_out, fought_with, has_ring
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.library import discards_itself
from inglenook.lotr.responses.answers import named
from inglenook.lotr.rules.assignment import ASSIGN, DONE
from inglenook.lotr.rules.movement import added_by_move, site_ahead, supplier
from inglenook.lotr.rules.skirmish import totals_now
from inglenook.lotr.stats import tokens_to_play, vitality_left
from inglenook.lotr.table import LotrTable

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
"""Questions asked only when an action is over, and so its result is known."""

UNTRIED: Final = (PASS, DONE, ASSIGN, "start-with", "bid")
"""Options that need no result, because they are self-explanatory or have dangers of their own."""

USES: Final = ("play", "use", "respond")
"""Verbs of options that are reported if they would have no effect."""

EFFECTS: Final = "prompt-choose-effect"
"""The prompt for choosing one of a card's effects."""

POOL: Final = "result-twilight"

WOUNDING: Final = "prompt-choose-wound"
"""The prompt for choosing the character that a card wounds."""

MOST_TRIED: Final = 24
"""Number of options above which no results are shown: players search longer lists instead of comparing options."""
MOST_TOLD: Final = 3
MOST_TARGETS: Final = 8
"""Number of targets above which no results per target are shown: the question that follows says more."""

SKIRMISH: Final = "result-skirmish-"
"""Prefix of messages about the current skirmish."""

GONE: Final = {terms.DEAD_PILE: "dies", terms.DISCARD_PILE: "discarded", terms.HAND: "returns"}
"""Message name for each zone that a card can leave play for."""


def results(game: Game[LotrTable], viewer: Seat) -> list[tuple[Option, list[Message]]]:
    """Returns the results of each option of the pending question that has any, the most important result first."""
    decision = game.pending
    if decision is None or decision.seat != viewer or decision.most != 1 or not game.table.cards:
        return []
    if len(decision.options) > MOST_TRIED:
        return []
    found = [(option, result(game, decision, place)) for place, option in enumerate(decision.options)]
    found = [(option, told) for option, told in found if told]
    return without_common_pool(found) if decision.prompt.id == EFFECTS else found


def without_common_pool(found: list[tuple[Option, list[Message]]]) -> list[tuple[Option, list[Message]]]:
    """Returns the results without the pool's change if it is the same for all options."""
    pools = [[one for one in told if one.id == POOL] for _option, told in found]
    if not all(pool == pools[0] for pool in pools):
        return found
    return [(option, [one for one in told if one.id != POOL]) for option, told in found]


def result(game: Game[LotrTable], decision: Decision, place: int) -> list[Message]:
    """Returns the results of one option; empty if they are unknown or obvious."""
    option = decision.options[place]
    if option.verb == "move":
        return moving(game.table)
    if option.verb == "skirmish":
        return fought(game, option.subject)
    if option.verb in UNTRIED or game.table.turn < 0:
        return []
    later = tried(game, (place,), AT_REST)
    if later is None:
        return []
    if not is_at_rest(later):
        return chosen(game, later.pending, place)
    told = compared(game.table, later.table, decision.seat, option, wounded(decision, option))[:MOST_TOLD]
    if option.verb in USES and is_idle(game, decision, option, later):
        told.append(Message("result-nothing-else" if told else "result-nothing"))
    return told


def is_at_rest(later: Game[LotrTable]) -> bool:
    """Whether an action and all its consequences are over."""
    return later.pending is None or later.pending.prompt.id in AT_REST


def wounded(decision: Decision, option: Option) -> Thing:
    """Returns the character that an option wounds."""
    return option.subject if option.verb == "wound" or decision.prompt.id == WOUNDING else NOTHING


def chosen(game: Game[LotrTable], target: Decision | None, place: int) -> list[Message]:
    """Returns the results of an option that asks for a target: those common to all targets, then the main one of each.

    In a skirmish only changes to it are shown per target, if there are any, because such an option is used for them.
    If every target would only be stronger elsewhere, the result says that this skirmish does not change.
    """
    decision = game.pending
    if decision is None or target is None or target.seat != decision.seat or target.kind != CARDS:
        return []
    if (target.least, target.most) != (1, 1) or len(target.options) > MOST_TARGETS:
        return []
    found = []
    for which, one in enumerate(target.options):
        later = None if one.verb == PASS else tried(game, (place, which), AT_REST)
        if later is not None and is_at_rest(later):
            option, hit = decision.options[place], wounded(target, one)
            found.append(compared(game.table, later.table, decision.seat, option, hit))
    if not found:
        return []
    always = [one for one in found[0] if all(one in told for told in found)]
    each = [one for told in found for one in weightiest([one for one in told if one not in always])]
    each = [one for one in each if one.id.startswith(SKIRMISH)] or each
    if len(each) > 1 and all(one.id == "result-strength-elsewhere" for one in each):
        return [*always[: MOST_TOLD - 1], Message("result-not-here")]
    choice = [Message("result-or" if place else "result-choice", {"told": one}) for place, one in enumerate(each)]
    return [*always[: MOST_TOLD - 1], *choice][:MOST_TOLD]


def weightiest(told: list[Message]) -> list[Message]:
    """Returns the main result of a target: not a change of vitality if there is another, as that is mostly a cost."""
    return ([one for one in told if one.id != "result-vitality"] or told)[:1]


def is_idle(game: Game[LotrTable], decision: Decision, option: Option, later: Game[LotrTable]) -> bool:
    """Whether an option changes nothing but its cost; a response is compared with passing, an action with now."""
    before: Game[LotrTable] | None = game
    if decision.kind == RESPONSE:
        passing = [place for place, other in enumerate(decision.options) if other.verb == PASS]
        before = tried(game, (passing[0],), AT_REST) if passing else None
    if before is None or not is_at_rest(before):
        return False
    return comes_to_nothing(before.table, later.table, option, paid(game.table, option))


def moving(table: LotrTable) -> list[Message]:
    """Returns the twilight a move adds: one for each companion, and the site's Shadow number (LR-13.15)."""
    site = site_ahead(table)
    number, count = added_by_move(table, site)
    if site == NOTHING:
        return [Message("result-move-unknown", {"companions": count, "player": Player(supplier(table))})]
    about: dict[str, Argument] = {"site": named(table, site), "number": number}
    return [Message("result-move", {"total": count + number, "companions": count, **about})]


def fought(game: Game[LotrTable], fighter: Thing) -> list[Message]:
    """Returns both totals of a skirmish to choose, as they would be if no more cards are played (LR-18.6)."""
    minions = dict(game.table.assignments)[fighter]
    own, against = fought_with(game, fought_out(game, fighter), fighter, minions).totals
    return [Message("result-fought", {"own": own, "against": against})]


def compared(before: LotrTable, after: LotrTable, viewer: Seat, option: Option, wounded: Thing) -> list[Message]:
    """Returns the differences between the tables before and after."""
    return [
        *deaths(before, after, wounded),
        *skirmish(before, after, viewer),
        *numbers(before, after),
        *counters(before, after, option),
    ]


def in_play(table: LotrTable) -> list[Thing]:
    """Returns the cards in play of all players."""
    return [card for player in table.players for card in player.in_play]


def deaths(before: LotrTable, after: LotrTable, wounded: Thing) -> list[Message]:
    """Returns the cards that left play; a minion that dies of a wound is in the discard pile."""
    found = []
    for card in in_play(before):
        fate = GONE.get(after.cards[card].zone, "")
        if fate == "discarded" and card == wounded:
            fate = "dies"
        if fate:
            found.append(Message(f"result-{fate}", {"card": named(before, card)}))
    return found


def skirmish(before: LotrTable, after: LotrTable, viewer: Seat) -> list[Message]:
    """Returns how the current skirmish would end now, if its numbers have changed (LR-18.6 to LR-18.14)."""
    fighter = before.defender
    if fighter == NOTHING or before.skirmish_over:
        return []
    if any(after.cards[card].zone != terms.PLAY for card in (fighter, *before.attackers)):
        return []  # the loss of a side is already reported
    if after.skirmish_over or after.defender != fighter:
        return [Message("result-skirmish-canceled", {"card": named(before, fighter)})]
    own, against = totals_now(before)
    own_now, against_now = totals_now(after)
    if (own, against) == (own_now, against_now):
        return []
    numbers: dict[str, Argument] = {"own": change(own, own_now), "against": change(against, against_now)}
    about: dict[str, Argument] = {"card": named(after, fighter), "side": "yours" if viewer == before.turn else "theirs"}
    told, minions = ending(before, after)
    names: Argument = tuple([named(after, minion) for minion in minions])
    whose: dict[str, Argument] = {"player": Player(before.turn), "minions": names, "count": len(minions)}
    return [Message(f"result-skirmish-{told}", {**about, **numbers, **whose})]


def ending(before: LotrTable, after: LotrTable) -> tuple[str, list[Thing]]:
    """Returns how a skirmish would end now, and the minions that fall, or that would have fallen before and are spared.

    If the fellowship's side loses, its survival or death is reported: that may be the only reason to use the option.
    """
    fighter, minions = before.defender, before.attackers
    own, against = totals_now(after)
    if own <= against:
        fate = fate_in(after, fighter)
        if fate in (OVERWHELMED, KILLED):
            return fate, []
        return ("survives" if fate_in(before, fighter) in (OVERWHELMED, KILLED) else "loses"), []
    for fate, told in ((OVERWHELMED, "overwhelms"), (KILLED, "kills")):
        fallen = [minion for minion in minions if fate_in(after, minion) == fate]
        if fallen:
            return told, fallen
    spared = [minion for minion in minions if fate_in(before, minion) in (OVERWHELMED, KILLED)]
    return ("spares" if spared else "wins"), spared


def fate_in(table: LotrTable, card: Thing) -> str:
    """Returns what the current skirmish would do to a character in it; "" for a killed Ring-bearer with the Ring."""
    own, against = totals_now(table)
    foes = table.attackers if card == table.defender else (table.defender,)
    if (own > against) == (card == table.defender):
        return ""
    fate = fate_of(table, card, foes, max(own, against), min(own, against))
    return "" if fate == KILLED and has_ring(table, card) else fate


def change(before: int, after: int) -> Argument:
    """Returns a number, with its previous value if that was different."""
    return after if before == after else Message("result-change", {"before": before, "after": after})


def numbers(before: LotrTable, after: LotrTable) -> list[Message]:
    """Returns changes of vitality and strength of cards still in play, except strengths in the current skirmish."""
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
            told: dict[str, Argument] = {"card": named(before, card), "strength": change(*power)}
            resting = after.defender == NOTHING
            stronger.append(Message("result-strength" if resting else "result-strength-elsewhere", told))
    return worn + stronger


def counters(before: LotrTable, after: LotrTable, option: Option) -> list[Message]:
    """Returns changes of burdens, and of the twilight pool if they are not just the cost on the button."""
    found = []
    for player, now in zip(before.players, after.players, strict=True):
        if player.burdens != now.burdens:
            found.append(Message("result-burdens", {"burdens": change(player.burdens, now.burdens)}))
    if after.twilight - before.twilight != paid(before, option):
        found.append(Message("result-twilight", {"twilight": change(before.twilight, after.twilight)}))
    return found


def paid(table: LotrTable, option: Option) -> int:
    """Returns the change of the pool by the cost on the button: 0 for a card in play, or one that is not played."""
    if option.subject == NOTHING or table.cards[option.subject].zone == terms.PLAY:
        return 0
    if option.verb not in ("play", "respond"):
        return 0
    abilities = table.cards[option.subject].printed.abilities
    if option.verb == "respond" and discards_itself(abilities[option.amount]):
        return 0
    tokens = tokens_to_play(table, option.subject)
    return -tokens if table.cards[option.subject].printed.side == terms.SHADOW else tokens
