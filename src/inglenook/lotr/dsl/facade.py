"""Short forms for card files: they build the words, and are gone once the definition stands."""

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
    """One card of a description, or so many."""
    return Select(what, count, remember=remember)


def each(what: Filter) -> Select:
    """Every card of a description."""
    return Select(what, ALL)


def up_to(count: Amount, what: Filter, remember: str = "") -> Select:
    """At most so many cards of a description."""
    return Select(what, count, up_to=True, remember=remember)


def any_number(what: Filter, remember: str = "") -> Select:
    """As many cards of a description as whoever performs the effect likes: X, if they are remembered."""
    return Select(what, ALL, up_to=True, remember=remember)


def that(name: str) -> Select:
    """The card, or the cards, remembered under a name."""
    return Select(That(name), ALL)


def exert(what: Filter, times: Amount = 1, remember: str = "") -> Exert:
    """Exert one character of a description."""
    return Exert(Select(what, remember=remember), times)


def wound(what: Filter, times: Amount = 1, remember: str = "") -> Wound:
    """Wound one character of a description."""
    return Wound(Select(what, remember=remember), times)


def heal(what: Filter, times: Amount = 1, remember: str = "") -> Heal:
    """Heal one character of a description."""
    return Heal(Select(what, remember=remember), times)


def add_twilight(tokens: Amount) -> TwilightTokens:
    """Add tokens to the pool."""
    return TwilightTokens(tokens)


def remove_twilight(tokens: int) -> TwilightTokens:
    """Remove tokens from the pool."""
    return TwilightTokens(-tokens)


def add_burdens(burdens: int = 1) -> Burden:
    """Add burdens."""
    return Burden(burdens)


def remove_burdens(burdens: int = 1) -> Burden:
    """Remove burdens."""
    return Burden(-burdens)


def strength(amount: Amount) -> Modifier:
    """Strength, more or less."""
    return Modifier(terms.STRENGTH, amount)


def keyword(word: str, number: Amount = 1) -> Modifier:
    """A keyword is given."""
    return Modifier(terms.KEYWORD, number, word)


def damage(number: int) -> Modifier:
    """Damage +N."""
    return keyword(terms.DAMAGE, number)


def make(who: Select, *modifiers: Modifier, until: str = terms.THIS_PHASE) -> Modify:
    """Cards get modifiers for a time: "make a Dwarf strength +2"."""
    return Modify(modifiers, who, until)


def wound_limit(wounds: int, phase: str = "") -> Modifier:
    """No more than so many wounds in the phase, or in each phase of a kind."""
    return Modifier(terms.WOUND_LIMIT, wounds, phase=phase)


def overwhelmed_at(times: int) -> Modifier:
    """Not overwhelmed by less than so many times its strength."""
    return Modifier(terms.OVERWHELMED_AT, times)


def cost(amount: Amount, of: Filter | None = None) -> Modifier:
    """Twilight cost, more or less; for a time that of all cards of a description."""
    return Modifier(terms.COST, amount, of=of)


def extra_cost(*costs: Effect, spotting: Filter) -> Modifier:
    """Events that spot or exert a card of a description cost this besides."""
    return Modifier(terms.EXTRA_COST, on=spotting, costs=costs)


def shadow_number(amount: Amount) -> Modifier:
    """The Shadow number of a site, more or less."""
    return Modifier(terms.SHADOW_NUMBER, amount)


def more_spotted(item_class: str, number: int = 1) -> Modifier:
    """You can spot so many more items of a class than are in play."""
    return Modifier(terms.SPOTTED, number, item_class)


def hidden_hand(whose: str) -> Modifier:
    """No opponent looks at or reveals cards in the hand of the Free Peoples player, or of each Shadow player."""
    return Modifier(terms.HIDDEN_HAND, 1, whose)


def corrupted() -> Modifier:
    """The Ring-bearer is corrupted."""
    return Modifier(terms.CORRUPTED, 1)


def cannot(what: str, by: Filter | None = None, phase: str = "") -> Modifier:
    """Something is forbidden (LG-53: "cannot" wins)."""
    return Modifier(terms.CANNOT, 1, what, by, phase=phase)


def no_bonus(word: str = terms.STRENGTH, by: Filter | None = None) -> Modifier:
    """An item gives no bonus of a kind, or a character has none from such items."""
    return Modifier(terms.NO_BONUS, 1, word, by)


def without_text(sentence: int = 0) -> Modifier:
    """The text of a card, or one of its sentences, does not apply."""
    return Modifier(terms.TEXT, sentence)


def text_of_site(number: int, block: str) -> Modifier:
    """A card has the text of your site of this number and block (LR-13.18)."""
    return Modifier(terms.SITE_TEXT, number, block)


CHEAP_AT_THE_START: Final[Ability] = Continuous((cost(-1),), condition=During(terms.SETTING_UP))
"""The companion costs one less in a starting fellowship (LR-9.9)."""
