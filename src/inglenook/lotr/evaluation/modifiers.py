"""Sums of modifiers, from continuous texts and lasting effects, for a card or for the whole table.

Called with `shares`, a function also lists the parts of its sum.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.filters import Filter, OfClass
from inglenook.lotr.dsl.happenings import IT
from inglenook.lotr.dsl.values import Value
from inglenook.lotr.evaluation.registry import amount, fits, holds, spotted
from inglenook.lotr.index import Context, Speaker
from inglenook.lotr.shares import PRINTED, Share
from inglenook.lotr.table import LotrTable


def speaks_for(table: LotrTable, speaker: Speaker, card: Thing) -> bool:
    """Whether a continuous text affects this card now."""
    ability = speaker.ability
    if speaker.modifier.phase and speaker.modifier.phase != table.phase:
        return False
    if not fits(table, ability.of, card, speaker.context):
        return False
    return ability.condition is None or holds(table, ability.condition, speaker.context)


def given(table: LotrTable, speaker: Speaker, card: Thing) -> int:
    """Returns the amount a continuous text gives a card or takes from it; "it" in the amount means that card."""
    number = speaker.modifier.amount
    if isinstance(number, int):
        return number
    context = speaker.context
    before = context.memory.get(IT, ())  # the amount may lead back to this text, for another card
    context.remember(IT, (card,))
    result = amount(table, number, context)
    context.remember(IT, before)
    return result


def total(table: LotrTable, card: Thing, stat: str, shares: list[Share] | None = None) -> int:
    """Returns the sum of all modifiers of a stat for a card, from continuous texts and lasting effects."""
    result = 0
    for speaker in index_of(table).speakers:
        if speaker.stat == stat and speaks_for(table, speaker, card):
            change = given(table, speaker, card)
            if change > 0 and gives_no_bonus(table, speaker.context.this, card, stat):
                continue
            result += change
            if shares is not None and change:
                shares.append(Share(table.cards[speaker.context.this].printed.id, change))
    for lasting in table.lasting:
        # A modifier without cards affects the whole table: every site, future ones too (2C99).
        if lasting.changes == stat and (not lasting.cards or card in lasting.cards):
            if lasting.amount > 0 and gives_no_bonus(table, lasting.card, card, stat):
                continue
            result += lasting.amount
            if shares is not None and lasting.amount:
                shares.append(Share(lasting.source, lasting.amount))
    return result


def table_total(table: LotrTable, stat: str, shares: list[Share] | None = None) -> int:
    """Returns the sum of all modifiers of a number of the whole table, such as an archery total."""
    result = 0
    for speaker in index_of(table).speakers:
        if speaker.stat != stat or (speaker.modifier.phase and speaker.modifier.phase != table.phase):
            continue
        ability = speaker.ability
        if ability.condition is None or holds(table, ability.condition, speaker.context):
            change = amount(table, speaker.modifier.amount, speaker.context)
            result += change
            if shares is not None and change:
                shares.append(Share(table.cards[speaker.context.this].printed.id, change))
    for lasting in table.lasting:
        if lasting.changes == stat:
            result += lasting.amount
            if shares is not None and lasting.amount:
                shares.append(Share(lasting.source, lasting.amount))
    return result


def number_spotted(table: LotrTable, what: Filter | Value, context: Context) -> int:
    """Returns how many burdens or matching cards a player can spot; for a class of items perhaps more than are in play.

    The extra number is one of the whole table: only the Free Peoples player has items spotted by class (LR-27.4).
    """
    if isinstance(what, Value):
        return amount(table, what, context)
    number = len(spotted(table, what, context))
    if isinstance(what, OfClass) and len(what.classes) == 1:
        number += table_total(table, f"{terms.SPOTTED}:{what.classes[0]}")
    return number


BONUSES: Final = {
    terms.STRENGTH: f"{terms.NO_BONUS}:{terms.STRENGTH}",
    f"{terms.KEYWORD}:{terms.DAMAGE}": f"{terms.NO_BONUS}:{terms.DAMAGE}",
}
"""Stats that items may add to, each with the stat that prevents it."""


def gives_no_bonus(table: LotrTable, item: Thing, card: Thing, stat: str) -> bool:
    """Whether an item adds nothing to a stat of a card now, by neither its number nor its text.

    Either the item gives no bonus at all (1R132, 2R105, 3U72), or the card gains none from such items (4U28).
    """
    lost = BONUSES.get(stat)
    if lost is None:
        return False
    for speaker in index_of(table).speakers:
        if speaker.stat != lost:
            continue
        by = speaker.modifier.by
        meant = item if by is None else card
        if (by is None or fits(table, by, item, speaker.context)) and speaks_for(table, speaker, meant):
            return True
    for lasting in table.lasting:
        if lasting.changes != lost:
            continue
        words = lasting.narrowed()
        by = None if words is None else words.by
        meant = item if by is None else card
        context = Context(table.cards[lasting.card].owner, lasting.card)
        if meant in lasting.cards and (by is None or fits(table, by, item, context)):
            return True
    return False


def spots(table: LotrTable, what: Filter | Value, count: int, context: Context) -> bool:
    """Whether a player can spot `count` of something; counting stops there."""
    if isinstance(what, Value):
        return amount(table, what, context) >= count
    found = 0
    for card in index_of(table).active:
        if fits(table, what, card, context):
            found += 1
            if found >= count:
                return True
    return count <= 0 or (isinstance(what, OfClass) and number_spotted(table, what, context) >= count)


def keyword(table: LotrTable, card: Thing, word: str) -> int:
    """Returns the number of a card's keyword, 0 if the card does not have it (LR-29.11, LR-29.13)."""
    printed = table.cards[card].printed.keywords
    number = printed.get(word, 0) if printed else 0
    if not table.lasting and not index_of(table).keywords_change:
        return number
    number += total(table, card, f"{terms.KEYWORD}:{word}")
    if number and total(table, card, f"{terms.NO_KEYWORD}:{word}"):
        return 0
    return number


def vitality(table: LotrTable, card: Thing, shares: list[Share] | None = None) -> int:
    """Returns a character's vitality with bonuses of borne cards (LR-1.31), never below zero (LR-28.18)."""
    return with_what_it_bears(table, card, terms.VITALITY, shares)


def strength(table: LotrTable, card: Thing, shares: list[Share] | None = None) -> int:
    """Returns a character's strength with bonuses of borne cards (LR-1.31, LR-1.36), never below zero (LR-18.17)."""
    return with_what_it_bears(table, card, terms.STRENGTH, shares)


def with_what_it_bears(table: LotrTable, card: Thing, stat: str, shares: list[Share] | None) -> int:
    """Returns a character's printed number plus those of borne cards and all modifiers, never below zero."""
    piece = table.cards[card]
    strong = stat == terms.STRENGTH
    result = piece.printed.strength if strong else piece.printed.vitality
    if shares is not None and result:
        shares.append(Share(PRINTED, result))
    for item in piece.borne:
        printed = table.cards[item].printed
        bonus = printed.strength if strong else printed.vitality
        if bonus > 0 and gives_no_bonus(table, item, card, stat):
            continue
        result += bonus
        if shares is not None and bonus:
            shares.append(Share(printed.id, bonus))
    return max(0, result + total(table, card, stat, shares))
