"""Short forms for card files: functions that build parts of a card definition."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Continuous
from inglenook.lotr.dsl.conditions import During
from inglenook.lotr.dsl.effects import ALL, Burden, Effect, Exert, Heal, Modify, Select, TwilightTokens, Wound
from inglenook.lotr.dsl.filters import Filter, That
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.values import Amount


def a(what: Filter, remember: str = "", count: Amount = 1) -> Select:
    """Selects one card of a description, or `count` cards."""
    return Select(what, count, remember=remember)


def each(what: Filter) -> Select:
    """Selects every card of a description."""
    return Select(what, ALL)


def up_to(count: Amount, what: Filter, remember: str = "") -> Select:
    """Selects up to a number of cards of a description."""
    return Select(what, count, up_to=True, remember=remember)


def any_number(what: Filter, remember: str = "") -> Select:
    """Selects any number of cards of a description, chosen by the player who performs the effect: X, if remembered."""
    return Select(what, ALL, up_to=True, remember=remember)


def that(name: str) -> Select:
    """Selects the cards remembered under a name."""
    return Select(That(name), ALL)


def exert(what: Filter, times: Amount = 1, remember: str = "") -> Exert:
    """Exerts one character of a description."""
    return Exert(Select(what, remember=remember), times)


def wound(what: Filter, times: Amount = 1, remember: str = "") -> Wound:
    """Wounds one character of a description."""
    return Wound(Select(what, remember=remember), times)


def heal(what: Filter, times: Amount = 1, remember: str = "") -> Heal:
    """Heals one character of a description."""
    return Heal(Select(what, remember=remember), times)


def add_twilight(tokens: Amount) -> TwilightTokens:
    """Adds tokens to the twilight pool."""
    return TwilightTokens(tokens)


def remove_twilight(tokens: int) -> TwilightTokens:
    """Removes tokens from the twilight pool."""
    return TwilightTokens(-tokens)


def add_burdens(burdens: int = 1) -> Burden:
    """Adds burdens to the Ring-bearer."""
    return Burden(burdens)


def remove_burdens(burdens: int = 1) -> Burden:
    """Removes burdens from the Ring-bearer."""
    return Burden(-burdens)


def strength(amount: Amount) -> Modifier:
    """Raises or lowers the strength of a card."""
    return Modifier(terms.STRENGTH, amount)


def keyword(word: str, number: Amount = 1) -> Modifier:
    """Gives a card a keyword."""
    return Modifier(terms.KEYWORD, number, word)


def damage(number: int) -> Modifier:
    """Gives a card damage +N."""
    return keyword(terms.DAMAGE, number)


def make(who: Select, *modifiers: Modifier, until: str = terms.THIS_PHASE) -> Modify:
    """Gives cards modifiers for a time: "make a Dwarf strength +2"."""
    return Modify(modifiers, who, until)


def wound_limit(wounds: int, phase: str = "") -> Modifier:
    """Limits the wounds that a card takes in the phase, or in each phase of a kind."""
    return Modifier(terms.WOUND_LIMIT, wounds, phase=phase)


def overwhelmed_at(times: int) -> Modifier:
    """Keeps a card from being overwhelmed by less than `times` times its strength."""
    return Modifier(terms.OVERWHELMED_AT, times)


def cost(amount: Amount, of: Filter | None = None) -> Modifier:
    """Changes the twilight cost of a card; in a timed effect, of all cards of a description."""
    return Modifier(terms.COST, amount, of=of)


def extra_cost(*costs: Effect, spotting: Filter) -> Modifier:
    """Adds costs to events that spot or exert a card of a description."""
    return Modifier(terms.EXTRA_COST, on=spotting, costs=costs)


def shadow_number(amount: Amount) -> Modifier:
    """Raises or lowers the Shadow number of a site."""
    return Modifier(terms.SHADOW_NUMBER, amount)


def more_spotted(item_class: str, number: int = 1) -> Modifier:
    """Lets you spot more items of a class than are in play."""
    return Modifier(terms.SPOTTED, number, item_class)


def hidden_hand(whose: str) -> Modifier:
    """Keeps opponents from looking at or revealing the hand of the Free Peoples player, or of each Shadow player."""
    return Modifier(terms.HIDDEN_HAND, 1, whose)


def corrupted() -> Modifier:
    """Makes the Ring-bearer corrupted."""
    return Modifier(terms.CORRUPTED, 1)


def cannot(what: str, by: Filter | None = None, phase: str = "") -> Modifier:
    """Forbids a card something (LG-53: "cannot" wins)."""
    return Modifier(terms.CANNOT, 1, what, by, phase=phase)


def no_bonus(word: str = terms.STRENGTH, by: Filter | None = None) -> Modifier:
    """Stops an item from giving a bonus of a kind, or a character from gaining it from items of a description."""
    return Modifier(terms.NO_BONUS, 1, word, by)


def without_text(sentence: int = 0) -> Modifier:
    """Blanks the text of a card, or one of its sentences."""
    return Modifier(terms.TEXT, sentence)


def text_of_site(number: int, block: str) -> Modifier:
    """Gives a card the text of your site of a number and block (LR-13.18)."""
    return Modifier(terms.SITE_TEXT, number, block)


CHEAP_AT_THE_START: Final[Ability] = Continuous((cost(-1),), condition=During(terms.SETTING_UP))
"""The text by which a companion costs one less in a starting fellowship (LR-9.9)."""
