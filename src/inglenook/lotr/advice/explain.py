"""Lists the shares of each number, including the share that lifts it to its lower bound."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr import stats
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.modifiers import strength as strength_of
from inglenook.lotr.evaluation.modifiers import vitality as vitality_of
from inglenook.lotr.evaluation.positions import site_number as site_number_of
from inglenook.lotr.rules import archery
from inglenook.lotr.shares import Share, floored
from inglenook.lotr.table import LotrTable

# Characters.


def strength(table: LotrTable, card: Thing) -> list[Share]:
    """Returns the shares of strength: printed, borne cards, modifiers (LR-1.31, LR-1.36, LR-18.17)."""
    shares: list[Share] = []
    strength_of(table, card, shares)
    return floored(shares)


def vitality(table: LotrTable, card: Thing) -> list[Share]:
    """Returns the shares of vitality: printed, borne cards, modifiers; wounds are not included (LR-1.31, LR-3.1)."""
    shares: list[Share] = []
    vitality_of(table, card, shares)
    return floored(shares)


def resistance(table: LotrTable, card: Thing) -> list[Share]:
    """Returns the shares of the number of burdens that corrupt a Ring-bearer (LR-22.6)."""
    shares: list[Share] = []
    stats.resistance(table, card, shares)
    return floored(shares)


def site_number(table: LotrTable, minion: Thing) -> list[Share]:
    """Returns the shares of a minion's site number, from which on it does not roam (LR-14.13)."""
    shares: list[Share] = []
    site_number_of(table, minion, shares)
    return floored(shares)


def keywords(table: LotrTable, card: Thing) -> list[tuple[str, int]]:
    """Returns all current keywords of a card with their numbers, printed ones first (LR-29.1)."""
    index = index_of(table)
    printed = table.cards[card].printed.keywords
    if not table.lasting and not index.keywords_change:
        return [(word, count) for word, count in printed.items() if count > 0]
    words = list(printed)
    changes = [(speaker.modifier.stat, speaker.modifier.word) for speaker in index.speakers]
    for kind, word in changes + [(lasting.stat, lasting.word) for lasting in table.lasting]:
        if kind == terms.KEYWORD and word not in words:
            words.append(word)
    found = [(word, keyword(table, card, word)) for word in words]
    return [(word, count) for word, count in found if count > 0]


# Sites and the whole table.


def shadow_number(table: LotrTable, site: Thing) -> list[Share]:
    """Returns the shares of a site's Shadow number (LR-13.9)."""
    shares: list[Share] = []
    stats.shadow_number(table, site, shares)
    return floored(shares)


def move_limit(table: LotrTable) -> list[Share]:
    """Returns the shares of this turn's move limit (LR-20.18, LR-20.19, LR-20.21)."""
    shares: list[Share] = []
    stats.move_limit(table, shares)
    return floored(shares, 1)


def fellowship_archery(table: LotrTable) -> list[Share]:
    """Returns the shares of the fellowship archery total without allies: archers, modifiers (LR-16.4 to LR-16.7)."""
    shares: list[Share] = []
    archery.fellowship_archery(table, 0, shares)
    return floored(shares)


def minion_archery(table: LotrTable) -> list[Share]:
    """Returns the shares of the minion archery total of all Shadow players (LR-16.3, LR-16.6, LR-16.7)."""
    shares: list[Share] = []
    archery.minion_archery(table, shares)
    return floored(shares)


# Costs.


def cost(table: LotrTable, card: Thing, bearer: Thing = NOTHING) -> list[Share]:
    """Returns the shares of the cost of playing a card, on a bearer if it has one (LR-4.9, LG-71)."""
    shares: list[Share] = []
    stats.twilight_cost(table, card, bearer, shares=shares)
    return floored(shares)


def roaming_penalty(table: LotrTable, minion: Thing) -> list[Share]:
    """Returns the shares of a minion's roaming penalty; discounts stop at zero separately (LR-14.14, LG-82)."""
    shares: list[Share] = []
    stats.roaming_penalty(table, minion, shares)
    return floored(shares)


def tokens_to_play(table: LotrTable, card: Thing) -> list[Share]:
    """Returns the shares of the twilight tokens that playing a card moves (LR-4.3, LR-4.4, LR-14.14)."""
    return cost(table, card) + roaming_penalty(table, card)
