"""Explains why a player can do nothing with a card now, and by which rule."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Decision, Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.rulebook import Reason
from inglenook.lotr.active import index_of, is_active
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.evaluation.registry import fits, holds
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.bearers import bearers_for, may_bear
from inglenook.lotr.requirements.copies import (
    NINE_COMPANIONS,
    NOT_IN_STARTER_RULES,
    UNIQUE_IN_PLAY,
    UNIQUE_SHADOW_CARD,
    blocking_rules,
)
from inglenook.lotr.requirements.gained_costs import can_pay_gained
from inglenook.lotr.requirements.legality import can_do, can_do_all, can_follow
from inglenook.lotr.responses.answers import times_used
from inglenook.lotr.stats import forbidden, is_unusable, roaming_penalty, tokens_to_play
from inglenook.lotr.table import LotrTable


def why_not(table: LotrTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
    """Returns the reasons why a card cannot be used now, the most important first."""
    if pending is None:
        return [Reason(Message("why-over"), "LR-21.2")]
    if table.players[seat].out:
        return [Reason(Message("why-out"), "LR-21.9")]
    if table.phase == terms.SETTING_UP:
        return [Reason(Message("why-setting-up"), "LR-9.8")]
    reasons = about_card(table, seat, thing)
    if pending.seat != seat:
        reasons.append(Reason(Message("why-not-asked", {"player": Player(pending.seat)}), "LR-10.6"))
    if not reasons:
        reasons.append(Reason(Message("why-other-question"), "LR-10.21"))
    return reasons


def about_card(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the reasons that depend on the card's zone."""
    piece = table.cards[card]
    zone = piece.zone
    if zone == terms.HAND:
        if piece.owner != seat:
            return [Reason(Message("why-other-hand"), "LG-59")]
        return about_event(table, seat, card) if is_event(table, card) else about_card_in_hand(table, seat, card)
    if zone == terms.PLAY:
        return about_card_in_play(table, seat, card)
    if zone in (terms.PATH, terms.CONTROLLED):
        return about_site(table, seat, card)
    if zone == terms.ADVENTURE_DECK:
        return [Reason(Message("why-adventure-deck"), "LR-13.3")]
    if zone == terms.STACKED:
        return [Reason(Message("why-stacked"), "LR-28.23")]
    if zone == terms.DEAD_PILE:
        return [Reason(Message("why-dead"), "LR-3.16")]
    if zone == terms.DISCARD_PILE:
        return [Reason(Message("why-discarded"), "LR-28.13")]
    return [Reason(Message("why-no-zone"), "LR-26.28")]


def is_event(table: LotrTable, card: Thing) -> bool:
    """Whether a card is an event."""
    return table.cards[card].printed.type == terms.EVENT_TYPE


# Cards in hand.


def about_card_in_hand(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the reasons against playing a card from hand: first turn and phase, then the card's own limits."""
    printed = table.cards[card].printed
    reasons = wrong_turn(table, seat, card)
    if reasons:
        return reasons
    if printed.side == terms.FREE_PEOPLES:
        if table.phase != terms.FELLOWSHIP:
            rule = "LR-11.32" if printed.type == terms.CONDITION_TYPE else "LR-11.5"
            reasons.append(Reason(Message("why-phase", {"phases": (phase_name(terms.FELLOWSHIP),)}), rule))
    elif table.phase != terms.SHADOW_PHASE or table.shadow_player != seat:
        rule = "LR-11.32" if printed.type == terms.CONDITION_TYPE else "LR-14.3"
        if table.phase == terms.SHADOW_PHASE:
            rule = "LR-14.2"
        reasons.append(Reason(Message("why-shadow-phase"), rule))
    return reasons + blocked(table, seat, card) + cannot_be_paid(table, seat, card)


def wrong_turn(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the reason if a card is not for this turn: Free Peoples own, Shadow other turns (LR-1.7, LR-1.8)."""
    side = table.cards[card].printed.side
    if side == terms.FREE_PEOPLES and seat != table.turn:
        return [Reason(Message("why-own-turn"), "LR-1.7")]
    if side == terms.SHADOW and seat == table.turn:
        return [Reason(Message("why-others-turn"), "LR-1.8")]
    return []


def blocked(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the rules that block a card: uniqueness, the dead pile, the Rule of 9, and prohibitions by cards."""
    name = Name(table.cards[card].printed.id)
    reasons = [Reason(told_of(rule, name), rule) for rule in blocking_rules(table, seat, card)]
    return reasons + forbidden_to_play(table, card)


def told_of(rule: str, card: Name) -> Message:
    """Returns the message for a rule that blocks a card."""
    if rule == UNIQUE_IN_PLAY:
        return Message("why-unique", {"card": card})
    if rule == UNIQUE_SHADOW_CARD:
        return Message("why-unique-shadow", {"card": card})
    if rule == NINE_COMPANIONS:
        return Message("why-rule-of-nine")
    if rule == NOT_IN_STARTER_RULES:
        return Message("why-starter-rules", {"card": card})
    return Message("why-dead-copy", {"card": card})


def forbidden_to_play(table: LotrTable, card: Thing) -> list[Reason]:
    """Returns the reason if a card in play forbids playing this one."""
    if forbidden(table, card, terms.BE_PLAYED):
        return [Reason(Message("why-forbidden"), "LR-26.12")]
    return []


def cannot_be_paid(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns unmet requirements for playing a card: its own conditions, a bearer, and twilight."""
    printed = table.cards[card].printed
    context = Context(seat, card)
    reasons = unpayable(table, printed.definition.to_play, context)
    on = printed.on
    if on is not None and not bearers_for(table, seat, card):
        candidates = [other for other in index_of(table).active if fits(table, on.bearer, other, context)]
        allowed = [other for other in candidates if may_bear(table, card, other, on, context)]
        if not candidates:
            reasons.append(Reason(Message("why-no-bearer"), "LR-11.26"))
        elif not allowed and printed.item_class:
            reasons.append(Reason(Message("why-class"), "LR-11.27"))
        elif not allowed:
            reasons.append(Reason(Message("why-bearer-limit"), "LR-11.26"))
        elif printed.side == terms.SHADOW and all(table.cards[other].owner != seat for other in allowed):
            reasons.append(Reason(Message("why-not-your-minion"), "LR-14.7"))
    return reasons + too_dear(table, card)


def too_dear(table: LotrTable, card: Thing) -> list[Reason]:
    """Returns the reason if the pool cannot pay for a Shadow card (LR-4.5), roaming penalty included (LR-14.15)."""
    if table.cards[card].printed.side != terms.SHADOW:
        return []
    cost, penalty = tokens_to_play(table, card), roaming_penalty(table, card)
    if table.twilight >= cost:
        return []
    tokens: dict[str, Argument] = {"cost": cost, "pool": table.twilight}
    if penalty:
        return [Reason(Message("why-twilight-roaming", {**tokens, "penalty": penalty}), "LR-14.15")]
    return [Reason(Message("why-twilight", tokens), "LR-4.5")]


def about_event(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the reasons against playing an event: its timing word, requirements and costs (LR-10.14)."""
    reasons = wrong_turn(table, seat, card)
    if reasons:
        return reasons
    printed = table.cards[card].printed
    for number, ability in enumerate(printed.abilities):
        if isinstance(ability, Response):
            reasons.append(Reason(Message("why-response"), "LR-26.7"))
        elif isinstance(ability, Action):
            reasons += wrong_phase(table, seat, ability, "LR-10.14")
            reasons += about_action(table, seat, card, number, ability)
    reasons += forbidden_to_play(table, card)
    return reasons + unpayable(table, printed.definition.to_play, Context(seat, card)) + too_dear(table, card)


# Cards in play.


def about_card_in_play(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the reasons for a card in play: about special abilities, about its transfer, or that it has none."""
    piece = table.cards[card]
    if not is_active(table, card):
        return [Reason(Message("why-inactive"), "LR-25.2")]
    if piece.owner != seat:
        return [Reason(Message("why-not-yours"), "LR-25.1")]
    reasons = about_abilities(table, seat, card)
    if not reasons and piece.printed.type in terms.ITEM_TYPES and piece.bearer != NOTHING:
        return about_transfer(table, seat)
    return reasons or [Reason(Message("why-no-ability"), "LR-10.16")]


def about_abilities(table: LotrTable, seat: Seat, card: Thing) -> list[Reason]:
    """Returns the reasons why each ability of a card in play cannot be used."""
    reasons: list[Reason] = []
    for number, ability in enumerate(table.cards[card].printed.abilities):
        if isinstance(ability, Response):
            reasons.append(Reason(Message("why-response"), "LR-26.7"))
        elif isinstance(ability, Action):
            reasons += wrong_phase(table, seat, ability, "LR-10.12") or about_action(table, seat, card, number, ability)
    if table.phase in table.cards[card].printed.actions and is_unusable(table, seat, card):
        reasons.append(Reason(Message("why-forbidden"), "LR-26.12"))
    return reasons


def about_transfer(table: LotrTable, seat: Seat) -> list[Reason]:
    """Returns the reason for an item without abilities: it can only be transferred (LR-12.1)."""
    if table.phase != terms.FELLOWSHIP or seat != table.turn:
        return [Reason(Message("why-transfer-phase"), "LR-12.1")]
    return [Reason(Message("why-transfer"), "LR-12.5")]


def about_site(table: LotrTable, seat: Seat, site: Thing) -> list[Reason]:
    """Returns the reasons for a site: the fellowship's place, the side that may use its ability (LR-25.4, LR-25.5)."""
    if not table.cards[site].printed.actions:
        return [Reason(Message("why-no-ability"), "LR-10.16")]
    if table.site() != site:
        return [Reason(Message("why-not-at-site"), "LR-25.4")]
    return about_abilities(table, seat, site)


# Actions.


def wrong_phase(table: LotrTable, seat: Seat, ability: Action, rule: str) -> list[Reason]:
    """Returns the reason if an action is for another phase (LR-10.12) or for another player then (LR-11.3, LR-14.2)."""
    if table.phase not in ability.phases:
        phases = tuple([phase_name(phase) for phase in ability.phases])
        return [Reason(Message("why-phase", {"phases": phases}), rule)]
    if table.phase == terms.FELLOWSHIP and seat != table.turn:
        return [Reason(Message("why-fellowship-phase"), "LR-11.3")]
    if table.phase == terms.SHADOW_PHASE and seat == table.turn:
        return [Reason(Message("why-shadow-action"), "LR-25.5")]
    if table.phase == terms.SHADOW_PHASE and seat != table.shadow_player:
        return [Reason(Message("why-other-shadow-phase"), "LR-14.2")]
    return []


def phase_name(phase: str) -> Message:
    """Returns the message that names a phase."""
    return Message(f"word-{phase}")


def about_action(table: LotrTable, seat: Seat, card: Thing, number: int, ability: Action) -> list[Reason]:
    """Returns the unmet requirements of an ability or of an event's text."""
    context = Context(seat, card, number)
    reasons = []
    if ability.uses and times_used(table, card, number, ability.period) >= ability.uses:
        reasons.append(Reason(Message("why-used", {"uses": ability.uses}), "LR-26.37"))
    if ability.condition is not None and not holds(table, ability.condition, context):
        reasons.append(Reason(Message("why-condition"), "LR-26.12"))
    reasons += unpayable(table, ability.costs, context)
    if not reasons and not can_pay_gained(table, ability.costs, ability.effects, context):
        reasons.append(Reason(Message("why-cost"), "LR-26.16"))
    if not reasons and not can_follow(table, ability.costs, ability.effects, context):
        reasons.append(Reason(Message("why-nothing-to-play"), "LR-26.23"))
    if table.skirmish_over and table.phase == terms.SKIRMISH:
        reasons.append(Reason(Message("why-skirmish-over"), "LR-18.22"))
    return reasons


def unpayable(table: LotrTable, costs: tuple[Effect, ...], context: Context) -> list[Reason]:
    """Returns the requirements and costs that cannot be met, alone or all together (LR-26.16, LR-26.17)."""
    reasons = [refusal(table, cost, context) for cost in costs if not can_do(table, cost, context)]
    if costs and not reasons and not can_do_all(table, costs, context):
        reasons.append(Reason(Message("why-costs-together"), "LR-26.17"))
    return reasons


def refusal(table: LotrTable, cost: Effect, context: Context) -> Reason:
    """Returns the reason why one cost cannot be paid."""
    if isinstance(cost, effects.Spot):
        return Reason(Message("why-spot", {"count": cost.count}), "LR-27.1")
    if isinstance(cost, effects.Exert):
        return Reason(Message("why-exert"), "LR-3.23")
    if isinstance(cost, effects.TwilightTokens):
        return Reason(Message("why-pool", {"pool": table.twilight}), "LR-26.16")
    if isinstance(cost, effects.DiscardFromHand):
        return Reason(Message("why-hand"), "LR-26.16")
    if isinstance(cost, effects.PlayCard):
        return Reason(Message("why-nothing-to-play"), "LR-26.23")
    return Reason(Message("why-cost"), "LR-26.16")
