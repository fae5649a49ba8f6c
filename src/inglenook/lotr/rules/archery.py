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
    """Archery fire: wounds the fellowship first and the Shadow side second (LR-16.2, LR-16.8)."""

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
    """Returns the minion archery total: archers of all Shadow players, and modifiers (LR-16.3, LR-16.6, LR-16.7)."""
    return archery_total(table, minions(table), terms.MINION_ARCHERY, shares)


def fellowship_archery(table: LotrTable, allies: int, shares: list[Share] | None = None) -> int:
    """Returns the fellowship archery total: companions, added allies, and modifiers (LR-16.4 to LR-16.7)."""
    companions = [card for card in fellowship(table) if table.cards[card].printed.type == terms.COMPANION_TYPE]
    return archery_total(table, companions, terms.FELLOWSHIP_ARCHERY, shares, allies)


def archery_total(
    table: LotrTable, characters: list[Thing], stat: str, shares: list[Share] | None, allies: int = 0
) -> int:
    """Returns an archery total: one for each archer among these characters, one for each added ally, and modifiers."""
    archers = [card for card in characters if adds_to_archery(table, card)]
    if shares is not None:
        shares += [Share(table.cards[card].printed.id, 1) for card in archers]
    return max(0, len(archers) + allies + table_total(table, stat, shares))


def adds_to_archery(table: LotrTable, card: Thing) -> bool:
    """Whether a character adds one to its side's archery total: an archer, unless a card says otherwise (LR-29.9)."""
    return keyword(table, card, terms.ARCHER) > 0 and not forbidden(table, card, terms.ADD_TO_ARCHERY)


async def archer_allies(table: LotrTable) -> int:
    """Returns the number of archer allies that the Free Peoples player lets take part (LR-16.5, LR-23.6)."""
    found = [card for card in fellowship(table) if table.cards[card].printed.type == terms.ALLY_TYPE]
    found = [card for card in found if adds_to_archery(table, card)]
    if not found:
        return 0
    options = tuple([Option("choose", card) for card in found])
    return len(await choose_some(table.turn, Message("prompt-archer-allies"), options, 0, len(found)))


async def shadow_player_to_shoot_at(table: LotrTable) -> Seat:
    """Lets the Free Peoples player choose the Shadow player to shoot at (LR-16.10, LD-30, LD-31)."""
    options = tuple([player_option(seat) for seat in table.shadow_players()])
    return (await choose_one(table.turn, Message("prompt-archery-player"), options)).amount - 1


async def place_wounds(table: LotrTable, seat: Seat, wounds: int) -> None:
    """Lets a player place wounds one by one on characters of that player's side (LR-16.9, LR-16.11, LR-16.13).

    Allies that may take part can be wounded, whether or not they added to the total (LR-23.6).
    """
    for left in range(wounds, 0, -1):
        if table.over:
            return
        found = targets_of_archery(table) if seat == table.turn else minions(table, seat)
        found = [card for card in found if can_suffer(table, card, WOUNDING, NOTHING)]
        if not found:
            return  # wounds that cannot be placed are ignored (LR-16.14)
        options = tuple([Option("wound", card) for card in found])
        picked = await choose_one(seat, Message("prompt-archery-wound", {"left": left}), options, CARDS)
        await wound(table, picked.subject, NOTHING)


def targets_of_archery(table: LotrTable) -> list[Thing]:
    """Returns the targets of minion archery: the fellowship, or if a card says so the allies, at any site (4R146).

    Excludes allies that a card keeps out of archery fire (LG-105, 4U340), and unhasty ones that no card lets in
    (LG-114).
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
