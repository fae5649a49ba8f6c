"""Where a number comes from: the strength of a character, the cost of a card, a total, as shares by source."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.meaning.modifiers import keyword, table_total, total
from inglenook.lotr.meaning.modifiers import strength as strength_of
from inglenook.lotr.meaning.modifiers import vitality as vitality_of
from inglenook.lotr.meaning.positions import is_roaming
from inglenook.lotr.shares import PRINTED, ROAMING, RULES, Share, floored
from inglenook.lotr.stats import ROAMING_PENALTY, fellowship, minions, twilight_cost
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms


def modifiers(table: LotrTable, card: Thing, stat: str) -> list[Share]:
    """What a stat of a card gets: continuous texts, then lasting effects."""
    shares: list[Share] = []
    total(table, card, stat, shares)
    return shares


# Characters.


def strength(table: LotrTable, card: Thing) -> list[Share]:
    """Printed strength, what it bears, and modifiers (LR-1.31, LR-1.36, LR-18.17)."""
    shares: list[Share] = []
    strength_of(table, card, shares)
    return floored(shares)


def vitality(table: LotrTable, card: Thing) -> list[Share]:
    """Printed vitality, what it bears, and modifiers; wounds not counted (LR-1.31, LR-3.1)."""
    shares: list[Share] = []
    vitality_of(table, card, shares)
    return floored(shares)


def resistance(table: LotrTable, card: Thing) -> list[Share]:
    """How many burdens corrupt a Ring-bearer (LR-22.6)."""
    return floored([Share(PRINTED, table.cards[card].printed.resistance), *modifiers(table, card, terms.RESISTANCE)])


def site_number(table: LotrTable, minion: Thing) -> list[Share]:
    """From which site on a minion does not roam (LR-14.13)."""
    return floored(
        [Share(PRINTED, table.cards[minion].printed.site_number), *modifiers(table, minion, terms.SITE_NUMBER)]
    )


def keywords(table: LotrTable, card: Thing) -> list[tuple[str, int]]:
    """Every keyword a card has now, with its number, printed ones first (LR-29.1)."""
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
    """The Shadow number of a site (LR-13.9)."""
    return floored(
        [Share(PRINTED, table.cards[site].printed.shadow_number), *modifiers(table, site, terms.SHADOW_NUMBER)]
    )


def move_limit(table: LotrTable) -> list[Share]:
    """The move limit of this turn (LR-20.18, LR-20.19, LR-20.21)."""
    shares = [Share(RULES, table.starting_limit)]
    for source, change in table.limit_changes:
        shares.append(Share(table.cards[source].printed.id, change))
    return floored(shares, 1)


def fellowship_archery(table: LotrTable, allies: tuple[Thing, ...] = ()) -> list[Share]:
    """The fellowship archery total: archer companions, allies that take part, and modifiers (LR-16.4 to LR-16.7)."""
    companions = [card for card in fellowship(table) if table.cards[card].printed.type == terms.COMPANION_TYPE]
    return archery(
        table, [card for card in companions if is_archer(table, card)] + list(allies), terms.FELLOWSHIP_ARCHERY
    )


def minion_archery(table: LotrTable) -> list[Share]:
    """The minion archery total: archer minions of all Shadow players, and modifiers (LR-16.3, LR-16.6, LR-16.7)."""
    return archery(table, [card for card in minions(table) if is_archer(table, card)], terms.MINION_ARCHERY)


def archery(table: LotrTable, archers: list[Thing], stat: str) -> list[Share]:
    """Each archer adds one (LR-29.9)."""
    shares = [Share(table.cards[card].printed.id, 1) for card in archers]
    table_total(table, stat, shares)
    return floored(shares)


def is_archer(table: LotrTable, card: Thing) -> bool:
    """Whether a character adds to its side's archery total."""
    return keyword(table, card, terms.ARCHER) > 0


# Costs.


def cost(table: LotrTable, card: Thing, bearer: Thing = NOTHING) -> list[Share]:
    """What it costs to play a card, on a bearer if it has one (LR-4.9, LG-71)."""
    shares = [Share(PRINTED, table.cards[card].printed.cost)]
    twilight_cost(table, card, bearer, shares=shares)
    return floored(shares)


def roaming_penalty(table: LotrTable, minion: Thing) -> list[Share]:
    """What a minion that will be roaming costs on top, a discount floored by itself (LR-14.14, LG-82)."""
    if not is_roaming(table, minion):
        return []
    return floored([Share(ROAMING, ROAMING_PENALTY), *modifiers(table, minion, terms.ROAMING_PENALTY)])
