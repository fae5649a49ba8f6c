"""Archery fire (LR-16)."""

from __future__ import annotations

from inglenook.kernel.decisions import CARDS, NOTHING, Option, Seat, Thing
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import choose_one, choose_some
from inglenook.kernel.steps import Step
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.targets import player_option
from inglenook.lotr.evaluation.modifiers import keyword, table_total
from inglenook.lotr.evaluation.positions import is_kept_out, takes_part
from inglenook.lotr.requirements.reach import WOUNDING, can_suffer
from inglenook.lotr.responses.happenings import wound
from inglenook.lotr.rules.phases import turn_is_lost
from inglenook.lotr.shares import Share
from inglenook.lotr.stats import fellowship, forbidden, minions
from inglenook.lotr.table import LotrTable


class ArcheryFire(Step):
    """The fellowship is wounded first, the Shadow side second (LR-16.2, LR-16.8)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        allies = await archer_allies(table)
        at_fellowship = minion_archery(table)
        at_minions = fellowship_archery(table, allies)
        if at_fellowship or at_minions:
            table.tell(Message("log-archery", {"minions": at_fellowship, "fellowship": at_minions}))
        await place_wounds(table, table.turn, at_fellowship)
        if turn_is_lost(table) or not at_minions:
            return
        seat = await shadow_player_to_shoot_at(table)
        await place_wounds(table, seat, at_minions)


def minion_archery(table: LotrTable, shares: list[Share] | None = None) -> int:
    """The archer minions of all Shadow players together, with what changes the total (LR-16.3, LR-16.6, LR-16.7)."""
    return archery_total(table, minions(table), terms.MINION_ARCHERY, shares)


def fellowship_archery(table: LotrTable, allies: int, shares: list[Share] | None = None) -> int:
    """The archer companions, the archer allies that were added, and what changes the total (LR-16.4 to LR-16.7)."""
    companions = [card for card in fellowship(table) if table.cards[card].printed.type == terms.COMPANION_TYPE]
    return archery_total(table, companions, terms.FELLOWSHIP_ARCHERY, shares, allies)


def archery_total(
    table: LotrTable, characters: list[Thing], stat: str, shares: list[Share] | None, allies: int = 0
) -> int:
    """One for each of these characters that is an archer, one for each ally added, and what changes the total."""
    archers = [card for card in characters if adds_to_archery(table, card)]
    if shares is not None:
        shares += [Share(table.cards[card].printed.id, 1) for card in archers]
    return max(0, len(archers) + allies + table_total(table, stat, shares))


def adds_to_archery(table: LotrTable, card: Thing) -> bool:
    """Whether a character adds one to its side's archery total: an archer, unless a card says otherwise (LR-29.9)."""
    return keyword(table, card, terms.ARCHER) > 0 and not forbidden(table, card, terms.ADD_TO_ARCHERY)


async def archer_allies(table: LotrTable) -> int:
    """How many archer allies the Free Peoples player lets take part (LR-16.5, LR-23.6)."""
    found = [card for card in fellowship(table) if table.cards[card].printed.type == terms.ALLY_TYPE]
    found = [card for card in found if adds_to_archery(table, card)]
    if not found:
        return 0
    options = tuple([Option("choose", card) for card in found])
    return len(await choose_some(table.turn, Message("prompt-archer-allies"), options, 0, len(found)))


async def shadow_player_to_shoot_at(table: LotrTable) -> Seat:
    """The Free Peoples player names one Shadow player (LR-16.10, LD-30, LD-31)."""
    options = tuple([player_option(seat) for seat in table.shadow_players()])
    return (await choose_one(table.turn, Message("prompt-archery-player"), options)).amount - 1


async def place_wounds(table: LotrTable, seat: Seat, wounds: int) -> None:
    """The wounds are placed one by one, as the player who takes them likes (LR-16.9, LR-16.11, LR-16.13).

    An ally that may take part may be given some, whether or not it added to the total (LR-23.6).
    """
    for left in range(wounds, 0, -1):
        if table.over:
            return
        found = targets_of_archery(table) if seat == table.turn else minions(table, seat)
        found = [card for card in found if can_suffer(table, card, WOUNDING, NOTHING)]
        if not found:
            return  # what cannot be placed is ignored (LR-16.14)
        options = tuple([Option("wound", card) for card in found])
        picked = await choose_one(seat, Message("prompt-archery-wound", {"left": left}), options, CARDS)
        await wound(table, picked.subject, NOTHING)


def targets_of_archery(table: LotrTable) -> list[Thing]:
    """Whom arrows of minions can hit: those who take part, or the allies in their stead, wherever they live (4R146).

    Not allies whom a card keeps out of archery fire (LG-105, 4U340), nor unhasty ones whom nothing lets in (LG-114).
    """
    if table_total(table, f"{terms.ARCHERY_HITS}:{terms.ALLY_TYPE}") <= 0:
        return fellowship(table)
    in_play = table.players[table.turn].in_play
    allies = [card for card in in_play if table.cards[card].printed.type == terms.ALLY_TYPE]
    return [
        card
        for card in allies
        if takes_part(table, card) or not (is_kept_out(table, card) or keyword(table, card, terms.UNHASTY))
    ]
