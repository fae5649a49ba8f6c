"""Scores of answers about cards and effects: what to take, give, buy, visit and choose."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.assessment import TURN, Mind
from inglenook.bots.talisman.question import Question
from inglenook.bots.talisman.values.cards import (
    buying_worth,
    choice_worth,
    effects_worth,
    keeping,
    lesson_worth,
    looked_up,
    paid_healing,
    taking,
)
from inglenook.bots.talisman.values.travel import foe_worth, met_worth
from inglenook.kernel.decisions import Option
from inglenook.talisman.components import CARDS, SPACES
from inglenook.talisman.dsl import effects as words
from inglenook.talisman.dsl.terms import ENEMY, GOLD, SPIRIT, STRENGTH


def take(question: Question, option: Option) -> float:
    """Scores taking a card that lies in the space."""
    return taking(question.mind, question.card(option)) if option.verb == "take" else 0.0


def lose_cheapest(question: Question, option: Option) -> float:
    """Scores a card to put down, give, sell or sacrifice: the least useful card."""
    return -keeping(question.mind, question.subject(option))


def sell(question: Question, option: Option) -> float:
    """Scores an object to sell: an object with less value than gold."""
    return question.mind.price(GOLD) - keeping(question.mind, question.subject(option)) - 0.05


def sacrifice(question: Question, option: Option) -> float:
    """Scores the sacrifice of a follower in place of a life."""
    return question.mind.losing_lives(1) - keeping(question.mind, question.subject(option))


def discard(question: Question, option: Option) -> float:
    """Scores the discard of a Spell over the limit, or of one of the cards drawn."""
    id = question.subject(option)
    if id in CARDS:
        card = CARDS[id]
        foe = card.kind in (ENEMY, SPIRIT)
        return -(foe_worth(question.mind, card) if foe else met_worth(question.mind, card))
    return DISCARDED_FIRST.index(id) if id in DISCARDED_FIRST else -1.0


DISCARDED_FIRST: Final = (
    "spell:nullify", "spell:alchemy", "spell:destruction", "spell:hex", "spell:divination",
)  # fmt: skip


def visit(question: Question, option: Option) -> float:
    """Scores a visit to a stranger or a place."""
    return effects_worth(question.mind, CARDS[question.named("card")].effects) if option.verb == "yes" else 0.0


def instruction(question: Question, option: Option) -> float:
    """Scores following the instruction of a space."""
    if option.verb != "yes":
        return 0.0
    space = SPACES[question.named("space")]
    return effects_worth(question.mind, space.effects) + (0.01 if space.optional else 0.0)


def choose(question: Question, option: Option) -> float:
    """Scores one of several choices offered by a space or a card."""
    if option.verb == "pass":
        return 0.0
    for effect in offered_effects(question.mind):
        if isinstance(effect, words.ChooseOne):
            for choice in effect.choices:
                if choice.name == option.word:
                    return choice_worth(question.mind, choice)
    return 0.0


def offered_effects(mind: Mind) -> list[words.Effect]:
    """Returns all effects printed on the current space and the cards in it, nested effects included."""
    found: list[words.Effect] = []
    left = list(mind.me.space.effects)
    for id in mind.seen.cards(mind.me.space):
        if id in CARDS:
            left += CARDS[id].effects + CARDS[id].instead_of_life
    left += WISH
    while left:
        effect = left.pop(0)
        found.append(effect)
        if isinstance(effect, words.ByAlignment):
            left += effect.good + effect.neutral + effect.evil
        elif isinstance(effect, words.When):
            left += effect.effects + effect.otherwise
        elif isinstance(effect, words.ChooseOne):
            for choice in effect.choices:
                left += choice.effects
        elif isinstance(effect, words.Roll):
            for entry in effect.entries:
                left += entry.effects
    return found


WISH: Final = CARDS["adventure:fairy"].effects
"""Effects of a wish, listed here because the Fairy has left the space before the wish comes true."""


def give_up(question: Question, option: Option) -> float:
    """Scores handing over what is demanded: preferred to losing a life or a turn, if the price is not too high."""
    if option.verb != "yes":
        return 0.0
    mind = question.mind
    spared = TURN if mind.me.space.name != "black-knight" else mind.losing_lives(1)
    for effect in offered_effects(mind):
        if isinstance(effect, words.GiveUp):
            spared = effects_worth(mind, effect.effects) - effects_worth(mind, effect.otherwise)
    if question.prompt.endswith("gold"):
        return spared - question.number("n") * mind.price(GOLD)
    held = mind.me.followers if question.prompt.endswith("follower") else mind.me.objects
    return spared - min([keeping(mind, id) for id in held], default=0.0)


def hand_over(question: Question, option: Option) -> float:
    """Scores handing over the Prince or the Princess for gold."""
    return 3 * question.mind.price(GOLD) - 0.3 if option.verb == "hand-over" else 0.0


def buy(question: Question, option: Option) -> float:
    """Scores a purchase."""
    return buying_worth(question.mind, option.word, option.amount) if option.verb == "buy" else 0.0


def take_free(question: Question, option: Option) -> float:
    """Scores taking a card from a stack for free."""
    return taking(question.mind, CARDS[f"purchase:{option.word}"]) if option.verb == "take-free" else 0.0


def heal(question: Question, option: Option) -> float:
    """Scores a number of lives to pay for."""
    return paid_healing(question.mind, option.amount, question.number("price"))


def learn(question: Question, option: Option) -> float:
    """Scores a lesson."""
    if option.verb != "learn":
        return 0.0
    better = 0.01 if option.word == STRENGTH else 0.0
    return lesson_worth(question.mind, 3) + better


def change_roll(question: Question, option: Option) -> float:
    """Scores adding to a roll, or leaving the roll, by the table of this space or of a card in the space."""
    mind = question.mind
    for effect in offered_effects(mind):
        if isinstance(effect, words.Roll) and effect.occasion:
            return effects_worth(mind, looked_up(effect.entries, option.amount))
    return float(option.amount)


def roll_again(question: Question, option: Option) -> float:
    """Scores rolling a die again: good for a low die in an encounter."""
    rolled = question.decision.prompt.arguments.get("rolled")
    if option.verb == "pass" or not isinstance(rolled, tuple) or question.mind.seen.phase == "movement":
        return 0.0
    value = rolled[option.amount - 1]
    return 3.0 - value if isinstance(value, int) else 0.0
