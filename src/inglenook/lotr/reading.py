"""What the words mean that only read the table: filters, amounts, conditions, and the sums of modifiers.

They lean on each other: a filter may ask for a keyword, a keyword may be given by a modifier, its condition may spot by
a filter.  `terms.STATS` says what may ask for what, so that no question comes back to itself.
"""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.index import Context, Speaker
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import amounts, conditions, filters, terms
from inglenook.lotr.words.amounts import Amount
from inglenook.lotr.words.conditions import Condition
from inglenook.lotr.words.filters import Filter
from inglenook.lotr.words.happenings import IT

# Filters.


def fits(table: LotrTable, what: Filter, card: Thing, context: Context) -> bool:
    """Whether a card is of a description."""
    if isinstance(what, filters.Both):
        return fits(table, what.first, card, context) and fits(table, what.second, card, context)
    piece = table.cards[card]
    printed = piece.printed
    if isinstance(what, filters.OfType):
        return printed.type in what.types
    if isinstance(what, filters.OfRace):
        return printed.race == what.race
    if isinstance(what, filters.OfCulture):
        return printed.culture == what.culture
    if isinstance(what, filters.Titled):
        return printed.title == what.title
    if isinstance(what, filters.This):
        return card == context.this
    if isinstance(what, filters.Either):
        return fits(table, what.first, card, context) or fits(table, what.second, card, context)
    if isinstance(what, filters.Except):
        return not fits(table, what.filter, card, context)
    if isinstance(what, filters.WithKeyword):
        return keyword(table, card, what.keyword) > 0
    if isinstance(what, filters.That):
        return card in context.memory.get(what.name, ())
    if isinstance(what, filters.Bearer):
        return card in borne_by(table, context)
    if isinstance(what, filters.Unbound):
        return printed.type == terms.COMPANION_TYPE and not ring_bound(table, card)
    if isinstance(what, filters.RingBound):
        return printed.type == terms.COMPANION_TYPE and ring_bound(table, card)
    if isinstance(what, filters.RingBearer):
        return is_ring_bearer(table, card)
    if isinstance(what, filters.OfSide):
        return printed.side == what.side
    if isinstance(what, filters.Yours):
        return piece.owner == context.you
    if isinstance(what, filters.Anything):
        return True
    return _fits_position(table, what, card, context)


def _fits_position(table: LotrTable, what: Filter, card: Thing, context: Context) -> bool:
    """The filters that look at where a card is and what lies on it."""
    piece = table.cards[card]
    printed = piece.printed
    if isinstance(what, filters.Skirmishing):
        return any(fits(table, what.whom, other, context) for other in opposed(table, card))
    if isinstance(what, filters.InSkirmish):
        return in_skirmish(table, card) and (table.fierce or not what.fierce)
    if isinstance(what, filters.AssignedNow):
        return is_assigned(table, card)
    if isinstance(what, filters.Wounded):
        return piece.wounds > 0
    if isinstance(what, filters.Exhausted):
        return printed.is_character and vitality(table, card) - piece.wounds == 1
    if isinstance(what, filters.Roaming):
        return is_roaming(table, card)
    if isinstance(what, filters.Mounted):
        return is_mounted(table, card)
    if isinstance(what, filters.Bearing):
        if what.count == 1:
            return any(fits(table, what.what, item, context) for item in piece.borne)
        return sum([1 for item in piece.borne if fits(table, what.what, item, context)]) >= what.count
    if isinstance(what, filters.BorneBy):
        return piece.zone == terms.PLAY and piece.bearer != NOTHING and fits(table, what.whom, piece.bearer, context)
    if isinstance(what, filters.StackedOn):
        return piece.zone == terms.STACKED and fits(table, what.what, piece.bearer, context)
    if isinstance(what, filters.OfClass):
        return printed.item_class != "" and printed.item_class in what.classes
    if isinstance(what, filters.WithSignet):
        return printed.signet == what.signet
    if isinstance(what, filters.Unique):
        return printed.unique
    if isinstance(what, filters.AtHome):
        return at_home(table, card)
    if isinstance(what, filters.SiteYouControl):
        return piece.zone == terms.CONTROLLED and piece.controller == context.you
    if isinstance(what, filters.StrengthAtLeast):
        return strength(table, card) >= what.strength
    if isinstance(what, filters.VitalityAtLeast):
        return printed.is_character and vitality(table, card) - piece.wounds >= what.vitality
    if isinstance(what, filters.DefenderAtLeast):
        return keyword(table, card, terms.DEFENDER) >= what.number
    if isinstance(what, filters.ForPhase):
        return what.phase in printed.actions
    raise AssertionError(f"no meaning for {what}")


def opposed(table: LotrTable, card: Thing) -> tuple[Thing, ...]:
    """The characters on the other side of the skirmish under way (LR-18.24)."""
    if table.defender == NOTHING:
        return ()
    if card == table.defender:
        return table.attackers
    if card in table.attackers:
        return (table.defender,)
    return ()


def in_skirmish(table: LotrTable, card: Thing) -> bool:
    """Whether the card takes part in the skirmish under way."""
    return card == table.defender or card in table.attackers


def is_assigned(table: LotrTable, card: Thing) -> bool:
    """Whether the card is assigned to a skirmish, to come or under way (LR-18.23)."""
    if in_skirmish(table, card):
        return True
    return any(card == fighter or card in minions for fighter, minions in table.assignments)


def is_ring_bearer(table: LotrTable, card: Thing) -> bool:
    """Whether the card is a Ring-bearer (LR-29.14)."""
    return table.players[table.cards[card].owner].ring_bearer == card


def ring_bound(table: LotrTable, card: Thing) -> bool:
    """Frodo and Sam always, others by the keyword (LR-29.21, LR-29.22)."""
    return table.cards[card].printed.ring_bound or keyword(table, card, terms.RING_BOUND_KEYWORD) > 0


def is_mounted(table: LotrTable, card: Thing) -> bool:
    """Whether a character bears a possession whose class is mount (LR-31.4)."""
    for item in table.cards[card].borne:
        printed = table.cards[item].printed
        if printed.item_class == terms.MOUNT_CLASS and printed.type == terms.POSSESSION_TYPE:
            return True
    return False


def is_roaming(table: LotrTable, card: Thing) -> bool:
    """A minion whose site number is higher than that of the fellowship's site (LR-14.13, LR-14.17)."""
    if table.cards[card].printed.type != terms.MINION_TYPE:
        return False
    own_number = table.cards[card].printed.site_number + total(table, card, terms.SITE_NUMBER)
    return max(0, own_number) > table.site_number()


def at_home(table: LotrTable, card: Thing) -> bool:
    """Whether the fellowship is at a home site of this ally, number and block (LR-23.8)."""
    site = table.site()
    if site == NOTHING:
        return False
    here = table.cards[site].printed
    for home in table.cards[card].printed.definition.homes:
        if home.site == here.site_number and home.block == here.block:
            return True
    return False


def spotted(table: LotrTable, what: Filter, context: Context) -> list[Thing]:
    """The active cards of a description: what can be spotted (LR-27.2)."""
    return [card for card in index_of(table).active if fits(table, what, card, context)]


# Amounts.


def amount(table: LotrTable, number: Amount, context: Context) -> int:
    """What a number comes to now."""
    if isinstance(number, int):
        return number
    if isinstance(number, amounts.If):
        return amount(table, number.then if holds(table, number.condition, context) else number.otherwise, context)
    if isinstance(number, amounts.Count):
        return max(0, len(spotted(table, number.of, context)) - number.over)
    if isinstance(number, amounts.Number):
        return context.numbers.get(number.name, 0)
    if isinstance(number, amounts.Times):
        return amount(table, number.number, context) * amount(table, number.times, context)
    if isinstance(number, amounts.Plus):
        return amount(table, number.first, context) + amount(table, number.second, context)
    if isinstance(number, amounts.AtMost):
        return min(number.limit, amount(table, number.number, context))
    if isinstance(number, amounts.Burdens):
        return table.players[table.turn].burdens
    if isinstance(number, amounts.Twilight):
        return table.twilight
    if isinstance(number, amounts.Cultures):
        cultures = [table.cards[card].printed.culture for card in spotted(table, number.of, context)]
        return max(0, len(dict.fromkeys([culture for culture in cultures if culture])) - number.over)
    if isinstance(number, amounts.Races):
        found = [table.cards[card].printed for card in spotted(table, filters.COMPANION, context)]
        return len([race for race in number.races if any(printed.race == race for printed in found)])
    if isinstance(number, amounts.SitesControlled):
        return controlled_sites(table, context.you)
    return _amount_on_card(table, number, context)


def _amount_on_card(table: LotrTable, number: amounts.Value, context: Context) -> int:
    """The numbers of the card meant."""
    if isinstance(number, amounts.WoundsOn):
        return sum([table.cards[card].wounds for card in meant(table, number.card, context)])
    if isinstance(number, amounts.TokensOn):
        return sum([table.cards[card].tokens for card in meant(table, number.card, context)])
    if isinstance(number, amounts.CostOf):
        return sum([table.cards[card].printed.cost for card in meant(table, number.card, context)])
    if isinstance(number, amounts.StrengthOf):
        return sum([strength(table, card) for card in meant(table, number.card, context)])
    raise AssertionError(f"no meaning for {number}")


def meant(table: LotrTable, what: Filter, context: Context) -> tuple[Thing, ...]:
    """The one card a filter points at, wherever it is: this card, its bearer, one that was remembered."""
    if isinstance(what, filters.This):
        return (context.this,)
    if isinstance(what, filters.Bearer):
        return borne_by(table, context)
    if isinstance(what, filters.That):
        return context.memory.get(what.name, ())
    return tuple(spotted(table, what, context))


BEARER = "bearer"
"""Under this name an ability remembers who bore its card when it was used."""


def borne_by(table: LotrTable, context: Context) -> tuple[Thing, ...]:
    """The bearer of this card, or the one it had when its ability was used, if there is any."""
    bearer = table.cards[context.this].bearer
    return context.memory.get(BEARER, ()) if bearer == NOTHING else (bearer,)


def controlled_sites(table: LotrTable, seat: Seat) -> int:
    """How many sites a player controls (LR-30.7)."""
    return sum([1 for card in table.cards if card.zone == terms.CONTROLLED and card.controller == seat])


# Conditions.


def holds(table: LotrTable, condition: Condition, context: Context) -> bool:
    """Whether something holds now."""
    if isinstance(condition, conditions.CanSpot):
        if condition.chosen and condition in context.declined:
            return False
        if condition.count == 1:
            return any(fits(table, condition.what, card, context) for card in index_of(table).active)
        return len(spotted(table, condition.what, context)) >= condition.count
    if isinstance(condition, conditions.Is):
        return any(fits(table, condition.what, card, context) for card in meant(table, condition.card, context))
    if isinstance(condition, conditions.AtSite):
        return at_site(table, condition)
    if isinstance(condition, conditions.Without):
        return not holds(table, condition.condition, context)
    if isinstance(condition, conditions.All):
        return all(holds(table, one, context) for one in condition.conditions)
    if isinstance(condition, conditions.Any):
        return any(holds(table, one, context) for one in condition.conditions)
    if isinstance(condition, conditions.RingIsWorn):
        return table.players[table.turn].wearing
    if isinstance(condition, conditions.During):
        return table.phase == condition.phase
    if isinstance(condition, conditions.PoolBelow):
        return table.twilight < condition.tokens
    if isinstance(condition, conditions.BurdensAtMost):
        return table.players[table.turn].burdens <= condition.burdens
    if isinstance(condition, conditions.BurdensAtLeast):
        return table.players[table.turn].burdens >= condition.burdens
    if isinstance(condition, conditions.DeadPileHas):
        dead = table.players[table.turn].dead
        return sum([1 for card in dead if fits(table, condition.what, card, context)]) >= condition.count
    if isinstance(condition, conditions.NotYetPlayed):
        played = table.played_in_phase if condition.period == terms.THIS_PHASE else table.played_in_turn
        if condition.here:
            played = tuple([card for card in played if card in table.played_here])
        return not any(fits(table, condition.what, card, context) for card in played)
    if isinstance(condition, conditions.AtThisSite):
        site = table.site()
        return site == context.this or (site != NOTHING and site == table.cards[context.this].bearer)
    if isinstance(condition, conditions.HasMoved):
        return table.moves > condition.more_than
    if isinstance(condition, conditions.HomeControlledByOpponent):
        return home_controlled_by_opponent(table, context.this)
    if isinstance(condition, conditions.Controls):
        return controlled_sites(table, context.you) >= condition.sites
    raise AssertionError(f"no meaning for {condition}")


def at_site(table: LotrTable, condition: conditions.AtSite) -> bool:
    """Whether the fellowship is at such a site: keyword, number and block (LR-13.17, LR-13.18)."""
    site = table.site()
    if site == NOTHING:
        return False
    if condition.keyword and keyword(table, site, condition.keyword) <= 0:
        return False
    printed = table.cards[site].printed
    if condition.block and condition.block != printed.block:
        return False
    return condition.least <= printed.site_number <= condition.most


def home_controlled_by_opponent(table: LotrTable, ally: Thing) -> bool:
    """Whether a player other than its owner controls the home site of an ally (LR-30.5)."""
    piece = table.cards[ally]
    for site in table.cards:
        if site.zone == terms.CONTROLLED and site.controller not in (piece.owner, NOBODY):
            for home in piece.printed.definition.homes:
                if home.site == site.printed.site_number and home.block == site.printed.block:
                    return True
    return False


# Sums of modifiers.


def speaks_for(table: LotrTable, speaker: Speaker, card: Thing) -> bool:
    """Whether a continuous text changes this card now."""
    ability = speaker.ability
    if not fits(table, ability.of, card, speaker.context):
        return False
    return ability.condition is None or holds(table, ability.condition, speaker.context)


def given(table: LotrTable, speaker: Speaker, card: Thing) -> int:
    """What a continuous text gives a card, or takes; "it" in its amount is that card."""
    number = speaker.modifier.amount
    if isinstance(number, int):
        return number
    memory = speaker.context.memory
    before = memory.get(IT, ())  # the amount may lead back to this very text, for another card
    memory[IT] = (card,)
    result = amount(table, number, speaker.context)
    memory[IT] = before
    return result


def total(table: LotrTable, card: Thing, stat: str) -> int:
    """What all modifiers of a stat add up to for a card: continuous texts and lasting effects alike."""
    index = index_of(table)
    result = 0
    speakers = index.speakers.get(stat)
    if speakers is not None:
        for speaker in speakers:
            if speaks_for(table, speaker, card):
                result += given(table, speaker, card)
    places = index.lasting.get(stat)
    if places is not None:
        for place in places:
            lasting = table.lasting[place]
            if card in lasting.cards:
                result += lasting.amount
    return result


def table_total(table: LotrTable, stat: str) -> int:
    """The same for a number of the whole table: an archery total."""
    index = index_of(table)
    result = 0
    speakers = index.speakers.get(stat)
    if speakers is not None:
        for speaker in speakers:
            ability = speaker.ability
            if ability.condition is None or holds(table, ability.condition, speaker.context):
                result += amount(table, speaker.modifier.amount, speaker.context)
    places = index.lasting.get(stat)
    if places is not None:
        for place in places:
            result += table.lasting[place].amount
    return result


def keyword(table: LotrTable, card: Thing, word: str) -> int:
    """How much of a keyword a card has: 0 if it does not have it (LR-29.11, LR-29.13)."""
    number = table.cards[card].printed.keywords.get(word, 0)
    index = index_of(table)
    given = f"{terms.KEYWORD}:{word}"
    if given in index.speakers or given in index.lasting:
        number += total(table, card, given)
    lost = f"{terms.NO_KEYWORD}:{word}"
    if number and (lost in index.speakers or lost in index.lasting) and total(table, card, lost):
        return 0
    return number


def vitality(table: LotrTable, card: Thing) -> int:
    """Vitality with bonuses of what the character bears (LR-1.31), never below zero (LR-28.18)."""
    piece = table.cards[card]
    result = piece.printed.vitality + total(table, card, terms.VITALITY)
    for item in piece.borne:
        result += table.cards[item].printed.vitality
    return max(0, result)


def strength(table: LotrTable, card: Thing) -> int:
    """Strength with bonuses of what the character bears (LR-1.31, LR-1.36), never below zero (LR-18.17)."""
    piece = table.cards[card]
    result = piece.printed.strength + total(table, card, terms.STRENGTH)
    for item in piece.borne:
        result += table.cards[item].printed.strength
    return max(0, result)
