"""Scores of answers about movement: how to move, where to, and whether to go on to the Crown or back."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.assessment import HELD_SPELL, Mind
from inglenook.bots.talisman.question import Question
from inglenook.bots.talisman.values.board import ENDS, PLACE
from inglenook.bots.talisman.values.crown import by_crypt, by_mines, onward, portal_attribute
from inglenook.kernel.decisions import Option
from inglenook.talisman.components import SPACES
from inglenook.talisman.dsl.definitions import SpaceDefinition

CAUTIOUS: Final = 0.3
"""Chance to reach the Crown below which a character turns back."""


def movement(question: Question, option: Option) -> float:
    """Scores a way to move: rolling, or an alternative to the roll."""
    prospects = question.prospects
    if option.verb in ("roll", "move-one"):
        return prospects.rolling_now()
    if option.verb == "build-raft":
        across = [PLACE[id] for id in question.mind.me.space.opposite]
        return max([prospects.rafting(place, prospects.reached()) for place in across])
    if option.verb == "cast":
        return prospects.going(SPACES[question.other(option)]) - HELD_SPELL
    space = SPACES[question.subject(option)]
    crossing = prospects.crossing if space.region != question.mind.me.space.region else 0.0
    return prospects.going(space) + crossing


def path(question: Question, option: Option) -> float:
    """Scores a destination for the points that were rolled."""
    prospects = question.prospects
    if option.verb in ("go", "fly"):
        space = SPACES[question.subject(option)]
        return cards_there(question.mind, space) if question.manner.to_the_cards else prospects.going(space)
    if option.verb == "open-portal":
        return prospects.by_portal()
    if option.verb == "rest":
        return prospects.staying() + question.mind.gaining_lives(min(1, question.mind.wounds()))
    return prospects.by_stairs(option.verb == "climb", option.amount - 1, prospects.reached())


def cards_there(mind: Mind, space: SpaceDefinition) -> float:
    """Returns the value of a space to a beginner, who counts only the cards."""
    return 1.0 + space.draw + len(mind.seen.cards(space))


def anywhere(question: Question, option: Option) -> float:
    """Scores a move to a space of the character's region, or no move."""
    if option.verb != "go":
        return 0.0
    return question.prospects.going(SPACES[question.subject(option)]) - question.prospects.staying()


def inner_move(question: Question, option: Option) -> float:
    """Scores a move in the inner region: on to the Crown if there is a chance, else back."""
    mind = question.mind
    me = mind.me
    back = option.verb in ("go-back", "leave-by-portal")
    if mind.needs_talisman:
        hermit = not back and "adventure:hermit" in mind.seen.lying.get(question.subject(option), [])
        return 2.0 if hermit else 1.0 if back else 0.0
    desperate = mind.seen.crown_reached
    if me.space.name == "plain-of-peril":
        name = SPACES[question.subject(option)].name if option.verb == "go" else ""
        if back:
            return 0.05 if desperate else CAUTIOUS
        thrown_back = mind.prices.thrown_back
        return by_crypt(me, thrown_back) if name == "crypt" else by_mines(me, thrown_back)
    if back:
        return 0.05 if desperate else CAUTIOUS
    return onward(me) + (0.5 if option.verb == "go" else 0.0)


def portal(question: Question, option: Option) -> float:
    """Scores an attribute to open the Portal with: Strength or Craft."""
    return 1.0 if option.word == portal_attribute(question.mind.me) else 0.0


def which_die(question: Question, option: Option) -> float:
    """Scores a die by the better of the spaces that the die leads to."""
    place = PLACE.get(question.mind.me.space.id)
    if place is None:
        return 0.0
    reached = question.prospects.reached()
    return max([reached[end] for end in ENDS[place][option.amount]])
