"""Computes the current numbers and permissions of cards on request; none of them are stored.

Called with `shares`, a function also lists the parts of its number in the same pass.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.filters import This
from inglenook.lotr.evaluation.modifiers import given, keyword, speaks_for, total, vitality
from inglenook.lotr.evaluation.positions import (
    at_home,
    is_let_in,
    is_roaming,
    takes_part,
    takes_part_in_skirmishes,
)
from inglenook.lotr.evaluation.registry import amount, fits, holds
from inglenook.lotr.index import Context
from inglenook.lotr.shares import PRINTED, ROAMING, RULES, Share, list_share
from inglenook.lotr.state import NOBODY, Lasting
from inglenook.lotr.table import LotrTable

ROAMING_PENALTY: Final = 2


def vitality_left(table: LotrTable, card: Thing) -> int:
    """Returns a character's vitality less its wounds (LR-3.2)."""
    return vitality(table, card) - table.cards[card].wounds


def is_exhausted(table: LotrTable, card: Thing) -> bool:
    """Whether a character has exactly one vitality left (LR-3.25)."""
    return vitality_left(table, card) <= 1


def resistance(table: LotrTable, card: Thing, shares: list[Share] | None = None) -> int:
    """Returns the number of burdens that corrupt this Ring-bearer (LR-22.6)."""
    printed = table.cards[card].printed.resistance
    if shares is not None:
        list_share(shares, PRINTED, printed)
    return max(0, printed + total(table, card, terms.RESISTANCE, shares))


def shadow_number(table: LotrTable, site: Thing, shares: list[Share] | None = None) -> int:
    """Returns the Shadow number of a site (LR-13.9)."""
    printed = table.cards[site].printed.shadow_number
    if shares is not None:
        list_share(shares, PRINTED, printed)
    return max(0, printed + total(table, site, terms.SHADOW_NUMBER, shares))


def move_limit(table: LotrTable, shares: list[Share] | None = None) -> int:
    """Returns how often the fellowship may move in this turn (LR-20.18, LR-20.19, LR-20.21)."""
    limit = table.starting_limit
    if shares is not None:
        list_share(shares, RULES, limit)
    for source, change in table.limit_changes:
        limit += change
        if shares is not None:
            list_share(shares, table.cards[source].printed.id, change)
    return max(1, limit)


# Costs.


def twilight_cost(
    table: LotrTable, card: Thing, bearer: Thing = NOTHING, discount: int = 0, shares: list[Share] | None = None
) -> int:
    """Returns the cost of playing a card now, roaming not included, never below zero (LR-4.9, LG-71)."""
    printed = table.cards[card].printed
    cost = printed.cost - discount
    if shares is not None:
        list_share(shares, PRINTED, printed.cost)
    for speaker in index_of(table).speakers:
        if speaker.stat != terms.COST:
            continue
        on = speaker.modifier.on
        if on is not None and (bearer == NOTHING or not fits(table, on, bearer, speaker.context)):
            continue
        if speaks_for(table, speaker, card):
            change = given(table, speaker, card)
            cost += change
            if shares is not None and change:
                shares.append(Share(table.cards[speaker.context.this].printed.id, change))
    for lasting in table.lasting:
        if lasting.changes == terms.COST and is_of(table, lasting, card) and is_on(table, lasting, bearer):
            cost += lasting.amount
            if shares is not None and lasting.amount:
                shares.append(Share(lasting.source, lasting.amount))
    if printed.continuous:
        cost += own_cost(table, card, bearer, shares)
    return max(0, cost)


def own_cost(table: LotrTable, card: Thing, bearer: Thing, shares: list[Share] | None) -> int:
    """Returns how much a card changes its own cost, which requires a text that names the card itself (LR-28.20).

    The change may depend on the bearer it is played on (1U31).
    """
    printed = table.cards[card].printed
    result = 0
    for number in printed.continuous:
        ability = printed.abilities[number]
        assert isinstance(ability, Continuous)
        if isinstance(ability.of, This):
            context = Context(table.cards[card].owner, card)
            if ability.condition is None or holds(table, ability.condition, context):
                for modifier in ability.modifiers:
                    on = modifier.on
                    if on is not None and (bearer == NOTHING or not fits(table, on, bearer, context)):
                        continue
                    if modifier.stat == terms.COST:
                        change = amount(table, modifier.amount, context)
                        result += change
                        if shares is not None and change:
                            shares.append(Share(printed.id, change))
    return result


def may_join(table: LotrTable, card: Thing) -> bool:
    """Whether a card in hand has a text that lets it be played in a skirmish phase (0P59)."""
    printed = table.cards[card].printed
    for number in printed.continuous:
        ability = printed.abilities[number]
        assert isinstance(ability, Continuous)
        if any(modifier.word == terms.BE_PLAYED_IN_SKIRMISHES for modifier in ability.modifiers):
            context = Context(table.cards[card].owner, card)
            return ability.condition is None or holds(table, ability.condition, context)
    return False


def roaming_penalty(table: LotrTable, card: Thing, shares: list[Share] | None = None) -> int:
    """Returns the extra tokens for a minion that will be roaming (LR-14.14); its discounts stop at zero (LG-82)."""
    if not is_roaming(table, card):
        return 0
    if shares is not None:
        list_share(shares, ROAMING, ROAMING_PENALTY)
    return max(0, ROAMING_PENALTY + total(table, card, terms.ROAMING_PENALTY, shares))


def tokens_to_play(table: LotrTable, card: Thing, bearer: Thing = NOTHING, discount: int = 0) -> int:
    """Returns the twilight tokens that playing a card moves: cost and roaming penalty (LR-4.3, LR-4.4, LR-14.14)."""
    return twilight_cost(table, card, bearer, discount) + roaming_penalty(table, card)


def can_afford(table: LotrTable, card: Thing, bearer: Thing, discount: int, spent: int) -> bool:
    """Whether the pool pays for a Shadow card, roaming penalty included (LR-4.5, LR-14.15); true for other cards."""
    if table.cards[card].printed.side != terms.SHADOW:
        return True
    return table.twilight - spent >= tokens_to_play(table, card, bearer, discount)


# Prohibitions and permissions.


def forbidden(table: LotrTable, card: Thing, what: str, by: Thing = NOTHING) -> bool:
    """Whether a card cannot do or suffer something, from this source if there is one (LG-53)."""
    index = index_of(table)
    if index.forbids:
        for speaker in index.speakers:
            if speaker.modifier.word != what or speaker.modifier.stat != terms.CANNOT:
                continue
            narrowed = speaker.modifier.by
            if narrowed is not None and (by == NOTHING or not fits(table, narrowed, by, speaker.context)):
                continue
            if speaks_for(table, speaker, card):
                return True
    for lasting in table.lasting:
        meant = lasting.word == what and lasting.stat == terms.CANNOT and card in lasting.cards
        if meant and is_by(table, lasting, by):
            return True
    return False


def is_unusable(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Whether a player cannot use a card's special abilities: no player can, or no opponent of the forbidding player.

    Known hole: a prohibition for opponents can only be continuous; no card sets one for a time.
    """
    if forbidden(table, card, terms.BE_USED) or forbidden(table, card, terms.USE_SPECIAL_ABILITIES):
        return True
    index = index_of(table)
    if index.forbids:
        for speaker in index.speakers:
            if speaker.stat == NOT_BY_OPPONENTS:
                # Shadow players are no opponents of each other (LG-28).
                opposed = (speaker.context.you == table.turn) != (seat == table.turn)
                if opposed and speaks_for(table, speaker, card):
                    return True
    return False


NOT_BY_OPPONENTS: Final = f"{terms.CANNOT}:{terms.BE_USED_BY_OPPONENTS}"


def is_by(table: LotrTable, lasting: Lasting, by: Thing) -> bool:
    """Whether a lasting prohibition applies to this source, as in "no wounds from Shadow cards"."""
    words = lasting.narrowed()
    if words is None or words.by is None:
        return True
    return by != NOTHING and fits(table, words.by, by, Context(table.cards[lasting.card].owner, lasting.card))


def is_on(table: LotrTable, lasting: Lasting, bearer: Thing) -> bool:
    """Whether a lasting change of cost applies to cards played on this bearer."""
    words = lasting.narrowed()
    if words is None or words.on is None:
        return True
    return bearer != NOTHING and fits(table, words.on, bearer, Context(table.cards[lasting.card].owner, lasting.card))


def is_of(table: LotrTable, lasting: Lasting, card: Thing) -> bool:
    """Whether a lasting change of cost applies to this card, which need not be in play."""
    words = lasting.narrowed()
    if words is None or words.of is None:
        return card in lasting.cards
    return fits(table, words.of, card, Context(table.cards[lasting.card].owner, lasting.card))


def is_in(table: LotrTable, lasting: Lasting) -> bool:
    """Whether a lasting limit applies in the current phase."""
    words = lasting.narrowed()
    return words is None or words.phase in ("", table.phase)


def wound_limit(table: LotrTable, card: Thing) -> int:
    """Returns the maximum number of wounds a character takes in this skirmish phase; 0 means no limit."""
    least = 0
    for speaker in index_of(table).speakers:
        if speaker.stat == terms.WOUND_LIMIT and speaks_for(table, speaker, card):
            limit = given(table, speaker, card)
            least = limit if least == 0 else min(least, limit)
    for lasting in table.lasting:
        if lasting.changes == terms.WOUND_LIMIT and card in lasting.cards and is_in(table, lasting):
            least = lasting.amount if least == 0 else min(least, lasting.amount)
    return least


def overwhelmed_at(table: LotrTable, card: Thing) -> int:
    """Returns by how many times its strength a character is overwhelmed: two, or three by a card (LR-18.11, LG-81)."""
    most = 2
    for speaker in index_of(table).speakers:
        if speaker.stat == terms.OVERWHELMED_AT and speaks_for(table, speaker, card):
            most = max(most, given(table, speaker, card))
    for lasting in table.lasting:
        if lasting.changes == terms.OVERWHELMED_AT and card in lasting.cards:
            most = max(most, lasting.amount)
    return most


# Eligibility for skirmishes.


def is_hasty_enough(table: LotrTable, card: Thing) -> bool:
    """Whether the Free Peoples player may assign this character, as far as unhasty goes (LR-29.23, LG-46)."""
    if keyword(table, card, terms.UNHASTY) <= 0:
        return True
    if table.cards[card].printed.type == terms.ALLY_TYPE and at_home(table, card):
        return True
    return is_let_in(table, card, terms.TAKE_PART) or is_let_in(table, card, terms.TAKE_PART_IN_SKIRMISHES)


# Characters in play.


def fellowship(table: LotrTable) -> list[Thing]:
    """Returns the turn player's companions and the allies that take part with them in archery fire (LR-16.5)."""
    return [card for card in table.players[table.turn].in_play if takes_part(table, card)]


def fighters(table: LotrTable) -> list[Thing]:
    """Returns the turn player's companions and the allies that may be assigned to skirmishes (LR-17.10)."""
    return [card for card in table.players[table.turn].in_play if takes_part_in_skirmishes(table, card)]


def companions(table: LotrTable, seat: Seat) -> list[Thing]:
    """Returns a player's companions in play: the fellowship (LR-11.16)."""
    in_play = table.players[seat].in_play
    return [card for card in in_play if table.cards[card].printed.type == terms.COMPANION_TYPE]


def minions(table: LotrTable, seat: Seat = NOBODY) -> list[Thing]:
    """Returns the active minions in play, of one Shadow player or of all (LR-14.5)."""
    found = []
    for owner in table.shadow_players() if seat == NOBODY else (seat,):
        for card in table.players[owner].in_play:
            if table.cards[card].printed.type == terms.MINION_TYPE:
                found.append(card)
    return found
