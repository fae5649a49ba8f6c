"""What an option comes to in this position, told beside it: tried out on a copy in which nobody answers it (KR-33).

Told are the numbers that players count: the skirmish under way, who dies or leaves play, vitality, strength, burdens,
the twilight pool; of a move, what it adds to the pool.
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
"""Questions that are asked when an action is over: before, nobody can say what it comes to."""

UNTRIED: Final = (PASS, DONE, ASSIGN, "start-with", "bid")
"""Options that say by themselves what they are, or have dangers of their own."""

USES: Final = ("play", "use", "respond")
"""Options that do something if they can: where they cannot, it is told."""

EFFECTS: Final = "prompt-choose-effect"
"""The question which of its effects a card has."""

POOL: Final = "result-twilight"

WOUNDING: Final = "prompt-choose-wound"
"""The question whom a card wounds."""

MOST_TRIED: Final = 24
"""Of so many options the results are told; a longer list is searched, not compared."""
MOST_TOLD: Final = 3
MOST_TARGETS: Final = 8
"""Among more targets than this a result of each says less than the question that follows."""

SKIRMISH: Final = "result-skirmish-"
"""What tells of the skirmish under way."""

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
    found = [(option, told) for option, told in found if told]
    return without_common_pool(found) if decision.prompt.id == EFFECTS else found


def without_common_pool(found: list[tuple[Option, list[Message]]]) -> list[tuple[Option, list[Message]]]:
    """What comes of effects to choose from, without a pool that grows by none of them: a move adds the same to it."""
    pools = [[one for one in told if one.id == POOL] for _option, told in found]
    if not all(pool == pools[0] for pool in pools):
        return found
    return [(option, [one for one in told if one.id != POOL]) for option, told in found]


def result(game: Game[LotrTable], decision: Decision, place: int) -> list[Message]:
    """What one option comes to; nothing, if that cannot be told or goes without saying."""
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
    """Whether an action is over, with all that it came to."""
    return later.pending is None or later.pending.prompt.id in AT_REST


def wounded(decision: Decision, option: Option) -> Thing:
    """Whom an option wounds."""
    return option.subject if option.verb == "wound" or decision.prompt.id == WOUNDING else NOTHING


def chosen(game: Game[LotrTable], target: Decision | None, place: int) -> list[Message]:
    """What an option comes to that asks for a target: what it does in any case, then the weightiest thing of each.

    In a skirmish only what changes it is told of targets, if anything does: that is what such an option is for; and if
    it only makes others stronger, that nothing changes here.
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
    """What a target is chosen for, if that is told: an exertion is mostly what it costs."""
    return ([one for one in told if one.id != "result-vitality"] or told)[:1]


def is_idle(game: Game[LotrTable], decision: Decision, option: Option, later: Game[LotrTable]) -> bool:
    """Whether an option changes nothing but what it costs: an answer against a pass, an action against what is now."""
    before: Game[LotrTable] | None = game
    if decision.kind == RESPONSE:
        passing = [place for place, other in enumerate(decision.options) if other.verb == PASS]
        before = tried(game, (passing[0],), AT_REST) if passing else None
    if before is None or not is_at_rest(before):
        return False
    return comes_to_nothing(before.table, later.table, option, paid(game.table, option))


def moving(table: LotrTable) -> list[Message]:
    """What a move adds to the twilight pool: one for each companion, and the Shadow number of the site (LR-13.15)."""
    site = site_ahead(table)
    number, count = added_by_move(table, site)
    if site == NOTHING:
        return [Message("result-move-unknown", {"companions": count, "player": Player(supplier(table))})]
    about: dict[str, Argument] = {"site": named(table, site), "number": number}
    return [Message("result-move", {"total": count + number, "companions": count, **about})]


def fought(game: Game[LotrTable], fighter: Thing) -> list[Message]:
    """Both totals of a skirmish to choose, as they would be when it is fought with nothing more played (LR-18.6)."""
    minions = dict(game.table.assignments)[fighter]
    own, against = fought_with(game, fought_out(game, fighter), fighter, minions).totals
    return [Message("result-fought", {"own": own, "against": against})]


def compared(before: LotrTable, after: LotrTable, viewer: Seat, option: Option, wounded: Thing) -> list[Message]:
    """What is different afterwards."""
    return [
        *deaths(before, after, wounded),
        *skirmish(before, after, viewer),
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


def skirmish(before: LotrTable, after: LotrTable, viewer: Seat) -> list[Message]:
    """How the skirmish would end now and for whom, if its numbers have changed (LR-18.6 to LR-18.14)."""
    fighter = before.defender
    if fighter == NOTHING or before.skirmish_over:
        return []
    if any(after.cards[card].zone != terms.PLAY for card in (fighter, *before.attackers)):
        return []  # that a side is gone is told already
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
    """How a skirmish would end now, in a word; and which minions fall, or would have fallen before and do not.

    Who loses lives or dies: where that has changed, it may be all that something is played for.
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
    """What the skirmish under way would do to somebody in it; to a Ring-bearer who has the Ring wounds may do less."""
    own, against = totals_now(table)
    foes = table.attackers if card == table.defender else (table.defender,)
    if (own > against) == (card == table.defender):
        return ""
    fate = fate_of(table, card, foes, max(own, against), min(own, against))
    return "" if fate == KILLED and has_ring(table, card) else fate


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
            told: dict[str, Argument] = {"card": named(before, card), "strength": change(*power)}
            resting = after.defender == NOTHING
            stronger.append(Message("result-strength" if resting else "result-strength-elsewhere", told))
    return worn + stronger


def counters(before: LotrTable, after: LotrTable, option: Option) -> list[Message]:
    """Burdens, and the twilight pool if it changes by something else than the cost that the option tells."""
    found = []
    for player, now in zip(before.players, after.players, strict=True):
        if player.burdens != now.burdens:
            found.append(Message("result-burdens", {"burdens": change(player.burdens, now.burdens)}))
    if after.twilight - before.twilight != paid(before, option):
        found.append(Message("result-twilight", {"twilight": change(before.twilight, after.twilight)}))
    return found


def paid(table: LotrTable, option: Option) -> int:
    """What paying the cost on the button does to the pool: nothing for a card that is in play, or is not played."""
    if option.subject == NOTHING or table.cards[option.subject].zone == terms.PLAY:
        return 0
    if option.verb not in ("play", "respond"):
        return 0
    abilities = table.cards[option.subject].printed.abilities
    if option.verb == "respond" and discards_itself(abilities[option.amount]):
        return 0
    tokens = tokens_to_play(table, option.subject)
    return -tokens if table.cards[option.subject].printed.side == terms.SHADOW else tokens
