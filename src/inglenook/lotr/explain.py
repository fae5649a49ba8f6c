"""Where a number comes from: the strength of a character, the cost of a card, a total, as shares by source.

The shares are gathered with the same reading as the sums in `reading` and `stats`, and add up to them.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.index import Context
from inglenook.lotr.meaning.modifiers import given, keyword, speaks_for
from inglenook.lotr.meaning.positions import is_roaming
from inglenook.lotr.meaning.registry import amount, fits, holds
from inglenook.lotr.stats import ROAMING_PENALTY, fighters, minions
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Continuous
from inglenook.lotr.words.filters import This

PRINTED: Final = "printed"
"""What stands on the card itself."""
ROAMING: Final = "roaming"
"""The roaming penalty (LR-14.14)."""
RULES: Final = "rules"
"""What the rules give to start with: the move limit."""
FLOOR: Final = "floor"
"""What is missing to zero, or to another lower bound (LR-28.18)."""
BOUNDS: Final = (PRINTED, ROAMING, RULES, FLOOR)
"""The sources that are not cards."""


class Share:
    """A part of a number: what it comes from (the id of a definition, or one of `BOUNDS`) and how much it is."""

    __slots__ = ("source", "amount")

    def __init__(self, source: str, amount: int) -> None:
        self.source: Final = source
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"Share({self.source!r}, {self.amount})"


def added_up(shares: list[Share]) -> int:
    """What shares come to."""
    return sum([share.amount for share in shares])


def floored(shares: list[Share], least: int = 0) -> list[Share]:
    """Shares with what is missing to a lower bound, which counts when the number is used (LR-28.18, LR-28.19)."""
    missing = least - added_up(shares)
    return [*shares, Share(FLOOR, missing)] if missing > 0 else shares


def modifiers(table: LotrTable, card: Thing, stat: str) -> list[Share]:
    """The shares of `reading.total`: continuous texts, then lasting effects."""
    shares = []
    index = index_of(table)
    for speaker in index.speakers.get(stat, []):
        if speaks_for(table, speaker, card):
            change = given(table, speaker, card)
            shares.append(Share(table.cards[speaker.context.this].printed.id, change))
    for place in index.lasting.get(stat, []):
        lasting = table.lasting[place]
        if card in lasting.cards:
            shares.append(Share(lasting.source, lasting.amount))
    return [share for share in shares if share.amount]


def table_modifiers(table: LotrTable, stat: str) -> list[Share]:
    """The shares of `reading.table_total`."""
    shares = []
    index = index_of(table)
    for speaker in index.speakers.get(stat, []):
        condition = speaker.ability.condition
        if condition is None or holds(table, condition, speaker.context):
            change = amount(table, speaker.modifier.amount, speaker.context)
            shares.append(Share(table.cards[speaker.context.this].printed.id, change))
    for place in index.lasting.get(stat, []):
        shares.append(Share(table.lasting[place].source, table.lasting[place].amount))
    return [share for share in shares if share.amount]


# Characters.


def strength(table: LotrTable, card: Thing) -> list[Share]:
    """Printed strength, what it bears, and modifiers (LR-1.31, LR-1.36, LR-18.17)."""
    piece = table.cards[card]
    shares = [Share(PRINTED, piece.printed.strength)]
    for item in piece.borne:
        shares.append(Share(table.cards[item].printed.id, table.cards[item].printed.strength))
    return floored([share for share in shares if share.amount] + modifiers(table, card, terms.STRENGTH))


def vitality(table: LotrTable, card: Thing) -> list[Share]:
    """Printed vitality, what it bears, and modifiers; wounds not counted (LR-1.31, LR-3.1)."""
    piece = table.cards[card]
    shares = [Share(PRINTED, piece.printed.vitality)]
    for item in piece.borne:
        shares.append(Share(table.cards[item].printed.id, table.cards[item].printed.vitality))
    return floored([share for share in shares if share.amount] + modifiers(table, card, terms.VITALITY))


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
    words = list(table.cards[card].printed.keywords)
    index = index_of(table)
    for stat in [*index.speakers, *index.lasting]:
        kind, _, word = stat.partition(":")
        if kind == terms.KEYWORD and word not in words:
            words.append(word)
    return [(word, keyword(table, card, word)) for word in words if keyword(table, card, word) > 0]


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
    companions = [card for card in fighters(table) if table.cards[card].printed.type == terms.COMPANION_TYPE]
    return archery(
        table, [card for card in companions if is_archer(table, card)] + list(allies), terms.FELLOWSHIP_ARCHERY
    )


def minion_archery(table: LotrTable) -> list[Share]:
    """The minion archery total: archer minions of all Shadow players, and modifiers (LR-16.3, LR-16.6, LR-16.7)."""
    return archery(table, [card for card in minions(table) if is_archer(table, card)], terms.MINION_ARCHERY)


def archery(table: LotrTable, archers: list[Thing], stat: str) -> list[Share]:
    """Each archer adds one (LR-29.9)."""
    shares = [Share(table.cards[card].printed.id, 1) for card in archers]
    return floored(shares + table_modifiers(table, stat))


def is_archer(table: LotrTable, card: Thing) -> bool:
    """Whether a character adds to its side's archery total."""
    return keyword(table, card, terms.ARCHER) > 0


# Costs.


def cost(table: LotrTable, card: Thing, bearer: Thing = NOTHING) -> list[Share]:
    """What it costs to play a card, on a bearer if it has one: the shares of `stats.twilight_cost` (LR-4.9, LG-71)."""
    printed = table.cards[card].printed
    shares = [Share(PRINTED, printed.cost)]
    index = index_of(table)
    for speaker in index.speakers.get(terms.COST, []):
        on = speaker.modifier.on
        if on is not None and (bearer == NOTHING or not fits(table, on, bearer, speaker.context)):
            continue
        if speaks_for(table, speaker, card):
            change = given(table, speaker, card)
            shares.append(Share(table.cards[speaker.context.this].printed.id, change))
    for place in index.lasting.get(terms.COST, []):
        if card in table.lasting[place].cards:
            shares.append(Share(table.lasting[place].source, table.lasting[place].amount))
    shares += own_cost(table, card)
    return floored([share for share in shares if share.amount or share.source == PRINTED])


def own_cost(table: LotrTable, card: Thing) -> list[Share]:
    """What a card that names itself changes of its own cost (LR-28.20)."""
    printed = table.cards[card].printed
    context = Context(table.cards[card].owner, card)
    shares = []
    for number in printed.continuous:
        ability = printed.abilities[number]
        assert isinstance(ability, Continuous)
        if isinstance(ability.of, This) and (ability.condition is None or holds(table, ability.condition, context)):
            for modifier in ability.modifiers:
                if modifier.stat == terms.COST:
                    shares.append(Share(printed.id, amount(table, modifier.amount, context)))
    return shares


def roaming_penalty(table: LotrTable, minion: Thing) -> list[Share]:
    """What a minion that will be roaming costs on top, a discount floored by itself (LR-14.14, LG-82)."""
    if not is_roaming(table, minion):
        return []
    return floored([Share(ROAMING, ROAMING_PENALTY), *modifiers(table, minion, terms.ROAMING_PENALTY)])
