"""The opportunities to act or respond that players usually pass, by phase, so that players can switch each on or off.

A player who has nothing to use is not asked.  By default a player is asked at every other opportunity except in a
skirmish whose result nothing usable would change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from inglenook.kernel.data import fields, number, text
from inglenook.kernel.decisions import ACTION, PASS, RESPONSE, Option
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.rulebook import View
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.amounts import If
from inglenook.lotr.dsl.effects import Exert, Modify
from inglenook.lotr.dsl.values import Amount
from inglenook.lotr.library import LIBRARY
from inglenook.registry.windows import ALL_THE_SAME, Windows

RING_BEARER: Final = "ring-bearer"
SKIRMISH: Final = "skirmish"
DECIDED: Final = "decided"
ABOUT_TO: Final = "about-to"
RESPONSES: Final = "responses"

KINDS: Final = {
    RING_BEARER: Message("window-ring-bearer"),
    SKIRMISH: Message("window-skirmish"),
    DECIDED: Message("window-decided"),
    ABOUT_TO: Message("window-about-to"),
    RESPONSES: Message("window-responses"),
    terms.MANEUVER: Message("window-maneuver"),
    terms.ARCHERY: Message("window-archery"),
    terms.ASSIGNMENT: Message("window-assignment"),
    terms.REGROUP: Message("window-regroup"),
    ALL_THE_SAME: Message("window-all-the-same"),
}

PREVENTING: Final = ("prompt-respond-about-to", "prompt-respond-wound")
FACTORS: Final = (2, 3)
"""The strength ratios at which a side overwhelms: twice, or three times for characters protected by cards."""


def kind_of(seat: SeatPlayer, lately: Iterable[Message]) -> str:
    """Returns the kind of opportunity for a seat; "" for decisions that are more, such as in the Shadow phase."""
    prompt = seat.decision.prompt
    if seat.decision.kind == RESPONSE:
        return ABOUT_TO if prompt.id in PREVENTING else RESPONSES
    if prompt.id != "prompt-phase-action":
        return ""
    view = seat.view()
    phase = text(view["phase"])
    if phase != terms.SKIRMISH:
        return phase if phase in KINDS else ""
    if is_ring_bearers(view, seat):
        return RING_BEARER
    return SKIRMISH if would_change(seat, view) else DECIDED


def is_ring_bearers(view: View, seat: SeatPlayer) -> bool:
    """Whether the seat's own Ring-bearer is in the skirmish."""
    own = fields(fields(view["seats"])[str(seat.seat)])
    return fields(view["skirmish"])["fighter"] == own["ring_bearer"]


def would_change(seat: SeatPlayer, view: View) -> bool:
    """Whether everything the seat can use together might change the result of the skirmish.

    That can be ruled out only for events that do nothing but change strengths at no cost except exerting; an ability of
    a card in play may be used repeatedly.
    """
    up, down = 0, 0
    for option in seat.decision.options:
        if option.verb != PASS:
            amounts = strengths(seat, option)
            if not amounts:
                return True
            up, down = up + max(0, *amounts), down + max(0, *[-amount for amount in amounts])
    now = fields(view["skirmish"])
    fellowship, minions = number(now["strength"]), number(now["minion_strength"])
    if view["turn"] == seat.seat:
        return result(fellowship, minions) != result(fellowship + up, max(0, minions - down))
    return result(fellowship, minions) != result(max(0, fellowship - down), minions + up)


def result(fellowship: int, minions: int) -> list[bool]:
    """Returns the result of a skirmish: the winner, and the factors for overwhelming reached (LR-18.7, LR-18.11)."""
    return (
        [fellowship > minions]
        + [fellowship >= factor * minions for factor in FACTORS]
        + [minions >= factor * fellowship for factor in FACTORS]
    )


def strengths(seat: SeatPlayer, option: Option) -> list[int]:
    """Returns the possible changes of one card's strength by an event; empty if the event may do anything else."""
    id = seat.definition(option.subject)
    if not id or LIBRARY[id].type != terms.EVENT_TYPE:
        return []
    ability = LIBRARY[id].abilities[option.amount]
    if not isinstance(ability, Action) or len(ability.effects) != 1:
        return []
    if any(not isinstance(cost, Exert) for cost in ability.costs):
        return []
    effect = ability.effects[0]
    if not isinstance(effect, Modify) or effect.who is None or effect.who.count != 1 or len(effect.modifiers) != 1:
        return []
    modifier = effect.modifiers[0]
    return possible(modifier.amount) if modifier.stat == terms.STRENGTH else []


def possible(amount: Amount) -> list[int]:
    """Returns the possible values of an amount if they are printed on the card; else an empty list."""
    if isinstance(amount, int):
        return [amount]
    if isinstance(amount, If):
        then, otherwise = possible(amount.then), possible(amount.otherwise)
        return then + otherwise if then and otherwise else []
    return []


WINDOWS: Final = Windows(
    kinds=KINDS,
    usual=frozenset([kind for kind in KINDS if kind not in (DECIDED, ALL_THE_SAME)]),
    vital=frozenset({RING_BEARER, SKIRMISH, ABOUT_TO}),
    kind_of=kind_of,
    questions=frozenset({ACTION, RESPONSE}),
)
