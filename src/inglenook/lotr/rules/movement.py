"""Moving along the adventure path (LR-13)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import offer
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.active import is_active
from inglenook.lotr.dsl import terms
from inglenook.lotr.requirements.reach import site_in_adventure_deck
from inglenook.lotr.responses.answers import Moment, is_answered, named, offer_moment
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.responses.happenings import add_twilight
from inglenook.lotr.rules.phases import turn_is_lost
from inglenook.lotr.stats import companions, move_limit, shadow_number
from inglenook.lotr.table import LotrTable


class Move(Step):
    """A move of the fellowship to the next site, step by step (LR-13.14, LR-13.15)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        seat = table.turn
        number = table.players[seat].site + 1
        if number > len(table.path) or table.path[number - 1] == NOTHING:
            supply_site(table, number)
        await offer_moment(table, terms.MOVES_FROM, table.site(), seat)
        await companions_leave(table, seat)
        await offer_moment(table, terms.MOVES, NOTHING, seat)
        if turn_is_lost(table):
            return
        atoms.place_marker(table, seat, number)
        atoms.count_move(table)
        atoms.arrive(table, True)
        site = table.site()
        if table.listening:
            table.tell(Message("log-moved", {"player": Player(seat), "site": named(table, site), "number": number}))
        await settle(table)
        await offer_moment(table, terms.MOVES_TO, site, seat)
        if turn_is_lost(table):
            return
        for tokens in added_by_move(table, table.site()):
            add_twilight(table, tokens)
        atoms.arrive(table, False)


async def companions_leave(table: LotrTable, seat: Seat) -> None:
    """Offers responses to each companion's own leaving, for texts about one companion (2C14)."""
    if is_answered(table, terms.COMPANION_MOVES_FROM):
        for companion in companions(table, seat):
            if is_active(table, companion):  # an earlier response may have taken it from play
                await offer(table, Moment(Facts(terms.COMPANION_MOVES_FROM, companion, (table.site(),), seat)))


def supplier(table: LotrTable) -> Seat:
    """Returns the player who supplies the next site: the present one's arrow points right or left (LR-13.4, LR-13.5).

    Players who are out are skipped in that direction (LG-11).
    """
    arrow = table.cards[table.site()].printed.definition.arrow
    if arrow == "left":
        return table.next_clockwise(table.turn)
    return table.shadow_players()[0]


def supply_site(table: LotrTable, number: int) -> None:
    """Puts the next site on the path from a Shadow player's adventure deck (LR-13.3, LR-13.7)."""
    first = supplier(table)
    for seat in (first, *table.shadow_players(), table.turn):
        site = site_in_adventure_deck(table, seat, number)
        if site != NOTHING:
            lay(table, seat, site, number)
            return
    raise AssertionError(f"nobody has a site {number}")


def lay(table: LotrTable, seat: Seat, site: Thing, number: int) -> None:
    """Puts a site on the path, visible to all players."""
    atoms.lay_site(table, site, number)
    table.revealed()
    if table.listening:
        table.tell(Message("log-site-laid", {"player": Player(seat), "card": named(table, site)}))


def site_ahead(table: LotrTable) -> Thing:
    """Returns the next site if it is on the path already, else NOTHING."""
    here = table.site_number()
    return table.path[here] if here < len(table.path) else NOTHING


def added_by_move(table: LotrTable, site: Thing) -> tuple[int, int]:
    """Returns the tokens that a move adds: for the site if on the path, and for companions (LR-13.9, LR-13.10)."""
    return 0 if site == NOTHING else shadow_number(table, site), len(companions(table, table.turn))


def last_site(table: LotrTable) -> int:
    """Returns the number of the site where the game is won: 9, or 7 in a first game (LR-21.1, LR-6.7)."""
    return table.options["sites"]


def may_move_again(table: LotrTable) -> bool:
    """Whether the move limit allows another move (LR-20.17)."""
    if table.no_more_moves or table.site_number() >= last_site(table):
        return False
    return table.moves < move_limit(table)
