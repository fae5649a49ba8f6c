"""Evaluates amounts: a function for each kind, and the table in which `amount` looks it up."""

from __future__ import annotations

from inglenook.lotr.dsl import amounts, filters, terms
from inglenook.lotr.evaluation.modifiers import number_spotted, strength, vitality
from inglenook.lotr.evaluation.positions import controlled_sites
from inglenook.lotr.evaluation.registry import AMOUNTS, amount, fits, holds, meant, spotted
from inglenook.lotr.index import Context
from inglenook.lotr.table import LotrTable

# Composed amounts.


def if_holds(table: LotrTable, number: amounts.If, context: Context) -> int:
    return amount(table, number.then if holds(table, number.condition, context) else number.otherwise, context)


def times(table: LotrTable, number: amounts.Times, context: Context) -> int:
    return amount(table, number.number, context) * amount(table, number.times, context)


def plus(table: LotrTable, number: amounts.Plus, context: Context) -> int:
    return amount(table, number.first, context) + amount(table, number.second, context)


def at_most(table: LotrTable, number: amounts.AtMost, context: Context) -> int:
    return min(amount(table, number.limit, context), amount(table, number.number, context))


def remembered(table: LotrTable, number: amounts.Number, context: Context) -> int:
    return context.numbers.get(number.name, 0)


# Numbers of cards.


def count(table: LotrTable, number: amounts.Count, context: Context) -> int:
    if number.among:
        known = context.memory.get(number.among, ())
        found = len([card for card in known if fits(table, number.of, card, context)])
    else:
        found = number_spotted(table, number.of, context)
    return max(0, found - number.over)


def in_pile(table: LotrTable, number: amounts.InPile, context: Context) -> int:
    dead = number.pile == terms.DEAD_PILE
    pile = table.players[table.turn].dead if dead else table.players[context.you].hand
    return len([card for card in pile if fits(table, number.what, card, context)])


def cultures(table: LotrTable, number: amounts.Cultures, context: Context) -> int:
    if number.among:
        cards = [card for card in context.memory.get(number.among, ()) if fits(table, number.of, card, context)]
    else:
        cards = spotted(table, number.of, context)
    found = [table.cards[card].printed.culture for card in cards]
    return max(0, len(dict.fromkeys([culture for culture in found if culture])) - number.over)


def races(table: LotrTable, number: amounts.Races, context: Context) -> int:
    found = [table.cards[card].printed for card in spotted(table, filters.COMPANION, context)]
    return len([race for race in number.races if any(printed.race == race for printed in found)])


# Numbers on the table.


def burdens(table: LotrTable, number: amounts.Burdens, context: Context) -> int:
    return table.players[table.turn].burdens


def twilight(table: LotrTable, number: amounts.Twilight, context: Context) -> int:
    return table.twilight


def sites_controlled(table: LotrTable, number: amounts.SitesControlled, context: Context) -> int:
    return controlled_sites(table, context.you)


# Numbers of particular cards.


def wounds_on(table: LotrTable, number: amounts.WoundsOn, context: Context) -> int:
    return sum([table.cards[card].wounds for card in meant(table, number.card, context)])


def tokens_on(table: LotrTable, number: amounts.TokensOn, context: Context) -> int:
    pieces = [table.cards[card] for card in meant(table, number.card, context)]
    return sum([piece.tokens for piece in pieces if number.culture in ("", piece.culture_tokens)])


def cost_of(table: LotrTable, number: amounts.CostOf, context: Context) -> int:
    return sum([table.cards[card].printed.cost for card in meant(table, number.card, context)])


def strength_of(table: LotrTable, number: amounts.StrengthOf, context: Context) -> int:
    return sum([strength(table, card) for card in meant(table, number.card, context)])


def vitality_of(table: LotrTable, number: amounts.VitalityOf, context: Context) -> int:
    found = meant(table, number.card, context)
    return sum([vitality(table, card) - table.cards[card].wounds for card in found])


AMOUNTS.update(
    {
        amounts.If: if_holds,
        amounts.Times: times,
        amounts.Plus: plus,
        amounts.AtMost: at_most,
        amounts.Number: remembered,
        amounts.Count: count,
        amounts.InPile: in_pile,
        amounts.Cultures: cultures,
        amounts.Races: races,
        amounts.Burdens: burdens,
        amounts.Twilight: twilight,
        amounts.SitesControlled: sites_controlled,
        amounts.WoundsOn: wounds_on,
        amounts.TokensOn: tokens_on,
        amounts.CostOf: cost_of,
        amounts.StrengthOf: strength_of,
        amounts.VitalityOf: vitality_of,
    }
)
