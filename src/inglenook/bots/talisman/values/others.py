"""Values concerning other characters: meeting them, taking from them, and commanding them."""

from __future__ import annotations

from inglenook.bots.talisman.assessment import HELD_SPELL, TAKE_A_LIFE, TURN, Mind
from inglenook.bots.talisman.chances.fights import battle_points, odds_between, saving
from inglenook.bots.talisman.chances.odds import Odds, unseen_odds
from inglenook.bots.talisman.observation import Figure
from inglenook.bots.talisman.values.cards import keeping, taking
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl.abilities import (
    MayNotAttack,
    OpensValleyOfFire,
    PlaysPipes,
    PsychicAttack,
    StrikesUnseen,
    Takes,
)
from inglenook.talisman.dsl.terms import EVIL, FOLLOWER, GOLD, GOOD, OBJECT, TALISMAN

DENYING = 0.3
"""Value of another character's loss of a thing, apart from owning it."""


def taking_from(mind: Mind, other: Figure, id: str) -> float:
    """Returns the value of taking a card from another character."""
    if mind.me.crowned:
        return 0.1  # at the Crown only lives count
    card = CARDS[id]
    share = mind.sharing(other)
    worth = taking(mind, card) + DENYING / share
    if any(isinstance(ability, OpensValleyOfFire) for ability in card.abilities):
        worth += 1.5 / share
    return worth


def gold_of(mind: Mind, other: Figure) -> float:
    """Returns the value of taking a bag of gold from another character."""
    if not other.gold:
        return 0.0
    return 0.1 if mind.me.crowned else mind.price(GOLD) + 0.1


def life_of(mind: Mind, other: Figure) -> float:
    """Returns the value of taking a life from another character."""
    worth = mind.harm(other) * (1 - saving(other))
    if mind.me.quest == TAKE_A_LIFE and mind.needs_talisman:
        worth += mind.price(TALISMAN)
    return worth


def best_spoils(mind: Mind, other: Figure) -> float:
    """Returns the value of the best prize for the winner of a fight."""
    objects = [taking_from(mind, other, id) for id in other.objects]
    return max([life_of(mind, other), gold_of(mind, other), *objects])


def worst_loss(mind: Mind) -> float:
    """Returns the cost of the worst loss in a fight: a life, or an object of the winner's choice."""
    objects = [keeping(mind, id) for id in mind.me.objects]
    return max([mind.losing_lives(1) * (1 - mind.saving), *objects])


def attack_worth(mind: Mind, other: Figure, odds: Odds) -> float:
    """Returns the value of an attack with the given odds."""
    won, _, lost = odds
    return won * best_spoils(mind, other) - lost * worst_loss(mind) - 0.05


def may_attack(mind: Mind, other: Figure) -> bool:
    """Whether the viewer's character may attack another character."""
    bans = [ability.alignment for ability in mind.me.abilities(MayNotAttack)]
    return mind.me.crowned or other.alignment not in bans


def battle_worth(mind: Mind, other: Figure) -> float:
    """Returns the value of an attack in combat; an unseen attack can only take a life."""
    me = mind.me
    worth = attack_worth(mind, other, odds_between(me, other))
    if me.has(StrikesUnseen) and not me.crowned:
        worth = max(worth, unseen_worth(mind, other))
    return worth


def unseen_worth(mind: Mind, other: Figure) -> float:
    """Returns the value of an attack in which the victim does not roll."""
    won, _, lost = unseen_odds(battle_points(mind.me) - battle_points(other))
    return won * life_of(mind, other) - lost * worst_loss(mind)


def psychic_worth(mind: Mind, other: Figure) -> float:
    """Returns the value of an attack in psychic combat."""
    won, _, lost = odds_between(mind.me, other, psychic=True)
    return won * max(best_spoils(mind, other), mind.harm(other)) - lost * worst_loss(mind) - 0.05


def meeting_worth(mind: Mind, other: Figure) -> float:
    """Returns the value of the best way to meet another character."""
    ways = [-0.1]
    if may_attack(mind, other):
        ways.append(battle_worth(mind, other))
        if any(ability.attacking for ability in mind.me.abilities(PsychicAttack)):
            ways.append(psychic_worth(mind, other))
    ways += [ability_worth_on(mind, other, ability) for ability in mind.me.abilities(Takes)]
    if mind.me.has(PlaysPipes):
        ways.append(0.5 * TURN / mind.seen.rivals)
    return max(ways)


def ability_worth_on(mind: Mind, other: Figure, ability: Takes) -> float:
    """Returns the value of taking something with an ability."""
    place = 0 if other.alignment == GOOD else 2 if other.alignment == EVIL else 1
    needed = ability.from_roll[place]
    chance = (7 - needed) / 6 if needed else 1.0
    worths = [0.0]
    if GOLD in ability.what:
        worths.append(gold_of(mind, other))
    if OBJECT in ability.what:
        worths += [taking_from(mind, other, id) for id in other.objects]
    if FOLLOWER in ability.what:
        worths += [taking_from(mind, other, id) for id in other.followers if covers(ability, id)]
    return chance * max(worths)


def covers(ability: Takes, id: str) -> bool:
    """Whether an ability can take a follower."""
    name = CARDS[id].name
    return (not ability.only or name in ability.only) and name not in ability.never


def being_attacked(mind: Mind, other: Figure) -> float:
    """Returns the value of facing another character that attacks."""
    won, _, lost = odds_between(mind.me, other)
    return won * best_spoils(mind, other) - lost * worst_loss(mind)


def danger(mind: Mind, other: Figure) -> float:
    """Returns how close another character is to the Crown, or to taking the Crown away."""
    power = max(other.strength, other.craft)
    near = 4.0 if other.inside else 1.0 if other.across else 0.0
    return power / 4 + (near + 2.0 if other.has_talisman else near / 2)


def victim_worth(mind: Mind, other: Figure) -> float:
    """Returns the value of a victim for the Command Spell: a rival for the Crown who is soon driven off."""
    return danger(mind, other) - other.lives


def spell_count(other: Figure) -> float:
    """Returns the value of another character's Spells."""
    return HELD_SPELL * len(other.spells)
