"""Scores of answers about encounters: characters, enemies, and attackers that can be evaded."""

from __future__ import annotations

from inglenook.bots.talisman.assessment import HELD_SPELL, Mind
from inglenook.bots.talisman.question import Question
from inglenook.bots.talisman.values.cards import effects_worth, keeping, taking
from inglenook.bots.talisman.values.foes import BEINGS, PROGRESS
from inglenook.bots.talisman.values.others import (
    ability_worth_on,
    battle_worth,
    being_attacked,
    gold_of,
    life_of,
    meeting_worth,
    psychic_worth,
    taking_from,
    unseen_worth,
    victim_worth,
)
from inglenook.bots.talisman.values.travel import foe_worth, group_fight, met_worth
from inglenook.kernel.decisions import Option
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl import abilities as able
from inglenook.talisman.dsl.definitions import CardDefinition
from inglenook.talisman.dsl.terms import ENEMY, EVENT, GOLD, SPIRIT


def encounter(question: Question, option: Option) -> float:
    """Scores an encounter with the space, or with a character in it."""
    if option.verb == "encounter-space":
        space = question.mind.me.space
        return question.prospects.promise(space) if not question.mind.me.inside else 0.5
    figure = question.figure(option)
    return -1.0 if figure is None else meeting_worth(question.mind, figure)


def meet_character(question: Question, option: Option) -> float:
    """Scores a way to meet another character."""
    figure = question.player()
    if figure is None:
        return 0.0
    mind = question.mind
    if option.verb == "attack":
        return battle_worth(mind, figure)
    if option.verb == "attack-psychic":
        return psychic_worth(mind, figure)
    for ability in mind.me.abilities(able.Takes):
        if ability.name == option.word:
            return ability_worth_on(mind, figure, ability)
    return 0.1


def evade(question: Question, option: Option) -> float:
    """Scores facing an attacker, and each way to evade the attacker."""
    mind = question.mind
    attacker = question.decision.prompt.arguments.get("attacker")
    facing, rid = 0.0, 0.0
    if isinstance(attacker, Player):
        figure = mind.seen.by_seat(attacker.seat)
        facing = 0.0 if figure is None else being_attacked(mind, figure)
    elif isinstance(attacker, Message):
        name = attacker.id.removeprefix("being-")
        points, psychic = BEINGS.get(name, (4, False))
        facing = mind.fight(points, psychic, 0)
        if name == "sentinel":
            facing += PROGRESS * mind.odds(points, psychic)[0]
            rid = PROGRESS
    elif isinstance(attacker, tuple):
        facing = facing_cards(mind, [CARDS[one.definition] for one in attacker if isinstance(one, Name)])
    if option.verb == "pass":
        return facing
    if option.verb == "cast" and question.subject(option) == "spell:immobility" and isinstance(attacker, tuple):
        rid += facing / 2 * (len(attacker) - 1)  # the other attackers remain
    return rid if option.verb == "evade" else rid - HELD_SPELL


def facing_cards(mind: Mind, cards: list[CardDefinition]) -> float:
    """Returns the value of facing the given cards."""
    foes = [card for card in cards if card.kind in (ENEMY, SPIRIT)]
    if foes:
        return group_fight(mind, foes, foes[0].kind == SPIRIT, mind.me.space.enemy_die_bonus)[0]
    return sum([met_worth(mind, card) if card.kind != EVENT else effects_worth(mind, card.effects) for card in cards])


def enemy(question: Question, option: Option) -> float:
    """Scores fighting an enemy, and each alternative to the fight."""
    mind, card = question.mind, question.card(option)
    fight = foe_worth(mind, card, mind.me.space.enemy_die_bonus)
    if option.verb == "fight":
        return fight
    if option.verb == "pay":
        return -mind.price(GOLD)
    if option.verb == "destroy":
        return 0.05
    if option.verb == "recruit":
        return 0.35
    if option.verb == "charm":
        points = card.craft if card.kind == SPIRIT else card.strength
        chance = max(0, 6 - points) / 6
        peaceful = any(one.verb == "leave-alone" for one in question.decision.options)
        return chance * 0.3 * points + (1 - chance) * (0.0 if peaceful else fight)
    return 0.0  # the enemy is left alone


def strike_unseen(question: Question, option: Option) -> float:
    """Scores an attack without a die for the victim: a surer victory, but only a life can be won."""
    mind = question.mind
    if option.verb == "no":
        return 0.0
    here = mind.seen.here(mind.me.space)
    foes = [id for id in mind.seen.cards(mind.me.space) if id in CARDS and CARDS[id].kind == ENEMY]
    if foes or not here:
        return 1.0
    return unseen_worth(mind, here[0]) - max(0.0, battle_worth(mind, here[0]) - 0.1)


def spoils(question: Question, option: Option) -> float:
    """Scores a prize that the winner of a fight may take."""
    mind = question.mind
    figure = question.player()
    if figure is None:
        return 0.0
    if option.verb == "take-life":
        return life_of(mind, figure)
    if option.verb == "take-gold":
        return gold_of(mind, figure)
    return taking_from(mind, figure, question.subject(option))


def swap(question: Question, option: Option) -> float:
    """Scores an exchange of one object for another."""
    mind = question.mind
    return taking(mind, CARDS[question.other(option)]) - keeping(mind, question.subject(option))


def command(question: Question, option: Option) -> float:
    """Scores a victim of the Command Spell."""
    figure = question.figure(option)
    return -100.0 if figure is None else victim_worth(question.mind, figure)
