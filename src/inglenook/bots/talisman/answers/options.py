"""Scores of all options of a question; doing nothing scores 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.bots.talisman.answers import choices, encounters, movement
from inglenook.bots.talisman.answers.spells import Casting, casting_worth, storm_worth
from inglenook.bots.talisman.question import Question
from inglenook.bots.talisman.values.foes import foe_now
from inglenook.bots.talisman.values.travel import foe_worth, met_worth
from inglenook.kernel.decisions import Option
from inglenook.talisman.components import CARDS, CHARACTERS
from inglenook.talisman.dsl import abilities as able
from inglenook.talisman.dsl.terms import DRAGON, GOLD


def option_worth(question: Question, option: Option) -> float:
    """Returns the score of an option; 0 for an option that has no scoring function."""
    judge = BY_PROMPT.get(question.prompt) or BY_VERB.get(option.verb)
    return 0.0 if judge is None else judge(question, option)


# Fights and lives.


def moment(question: Question, option: Option) -> float:
    """Scores a Spell to cast or a card to use."""
    if option.verb == "pass":
        return 0.0
    if option.verb == "use":
        return use(question, option)
    figure = question.player()
    concerned = -1 if figure is None else figure.seat
    spell, target = question.subject(option), question.other(option)
    return casting_worth(Casting(question.mind, spell, target, question.prompt, concerned))


def use(question: Question, option: Option) -> float:
    """Scores a card to use: armour always; in a fight, a card that turns the fight."""
    mind = question.mind
    card = question.card(option)
    if question.prompt == "prompt-about-to-lose-life":
        return 1.0 + max([7 - one.saves_from for one in card.abilities if isinstance(one, able.Armour)], default=0)
    foe = foe_now(mind)
    if foe is None:
        return -1.0
    for ability in card.abilities:
        if isinstance(ability, able.OneTurnStrength):
            return foe.worth(ability.strength) - foe.worth(0) - 0.4
        if isinstance(ability, able.HiredStrength):
            return foe.worth(ability.strength) - foe.worth(0) - mind.price(GOLD)
        if isinstance(ability, able.FightsInstead):
            weaker = foe.worth(ability.strength - mind.battle)
            return 0.2 - foe.worth(0) if weaker < 0 and foe.worth(0) < -0.4 else -1.0
        if isinstance(ability, able.RollBeforeFight):
            return -0.1
    points = card.craft if foe.psychic else card.strength
    lost = 0.0 if mind.me.has(able.Charms) else 0.25
    return foe.worth(points) - foe.worth(0) - lost


def wield(question: Question, option: Option) -> float:
    """Scores a weapon by the Strength it adds."""
    found = [one for one in question.card(option).abilities if isinstance(one, able.Weapon)]
    mind = question.mind
    dragon = any(CARDS[id].subtype == DRAGON for id in mind.seen.cards(mind.me.space) if id in CARDS)
    points = [one.strength_against if one.against and dragon else one.strength + one.drinks_life / 2 for one in found]
    return 1.0 + max(points, default=0)


def keep_or_raise(question: Question, option: Option) -> float:
    """Scores a killed enemy as a trophy or as a follower."""
    return 0.5 if option.verb == "keep" else 0.3 if len(question.mind.me.followers) < 2 else 0.0


def bring(question: Question, option: Option) -> float:
    """Scores an enemy to bring in: the easiest enemy."""
    return foe_worth(question.mind, question.card(option))


def play_as(question: Question, option: Option) -> float:
    """Scores a character to play as: strong in both attributes, Strength counting more than Craft."""
    sheet = CHARACTERS[f"character:{option.word}"]
    return sheet.strength + 0.7 * sheet.craft + 0.5 * sheet.spells + 0.3 * len(sheet.abilities)


def storm(question: Question, option: Option) -> float:
    """Scores a region that is to lose a turn."""
    return storm_worth(question.mind, option.word)


def yes(question: Question, option: Option) -> float:
    """Scores an option that is always taken."""
    return 1.0 if option.verb in ("yes", "look", "lose-life") else 0.0


def trade(question: Question, option: Option) -> float:
    """Scores a trade of trophies: at once, and as many together as possible."""
    return float(option.amount)


def meet_next(question: Question, option: Option) -> float:
    """Scores the card to meet next: the better cards first."""
    return met_worth(question.mind, question.card(option))


def make_psychic(question: Question, option: Option) -> float:
    """Scores a psychic defence by how much better Craft defends than Strength."""
    attacker = question.mind.seen.by_seat(question.mind.seen.turn)
    if option.verb != "yes" or attacker is None:
        return 0.0
    me = question.mind.me
    return (me.craft - attacker.craft) - (question.mind.battle - attacker.strength)


Judge = Callable[[Question, Option], float]

BY_PROMPT: Final[dict[str, Judge]] = {
    "prompt-movement": movement.movement,
    "prompt-path": movement.path,
    "prompt-inner-move": movement.inner_move,
    "prompt-go-anywhere": movement.anywhere,
    "prompt-portal": movement.portal,
    "prompt-which-die": movement.which_die,
    "prompt-encounter": encounters.encounter,
    "prompt-rival": encounters.encounter,
    "prompt-meet-character": encounters.meet_character,
    "prompt-evade": encounters.evade,
    "prompt-enemy": encounters.enemy,
    "prompt-strike-unseen": encounters.strike_unseen,
    "prompt-spoils": encounters.spoils,
    "prompt-take-from": encounters.spoils,
    "prompt-swap": encounters.swap,
    "prompt-victim": encounters.command,
    "prompt-take": choices.take,
    "prompt-visit": choices.visit,
    "prompt-follow-instruction": choices.instruction,
    "prompt-roll-anyway": choices.instruction,
    "prompt-choose-effect": choices.choose,
    "prompt-hand-over": choices.hand_over,
    "prompt-buy": choices.buy,
    "prompt-take-free": choices.take_free,
    "prompt-sell": choices.sell,
    "prompt-heal": choices.heal,
    "prompt-lessons": choices.learn,
    "prompt-change-roll": choices.change_roll,
    "prompt-roll-again": choices.roll_again,
    "prompt-toll": choices.sacrifice,
    "prompt-weapon": wield,
    "prompt-keep-or-raise": keep_or_raise,
    "prompt-metamorph": bring,
    "prompt-choose-character": play_as,
    "prompt-storm": storm,
    "prompt-meet-next": meet_next,
    "prompt-make-psychic": make_psychic,
    "prompt-draw-one-more": yes,
    "prompt-look-at-top": yes,
    "prompt-life-or-concede": yes,
    "prompt-give-up-gold": choices.give_up,
    "prompt-give-up-follower": choices.give_up,
    "prompt-give-up-object": choices.give_up,
    "prompt-give-up-magic-object": choices.give_up,
}

BY_VERB: Final[dict[str, Judge]] = {
    "cast": moment,
    "use": moment,
    "drop": choices.lose_cheapest,
    "give": choices.lose_cheapest,
    "discard": choices.discard,
    "trade-trophies": trade,
}
