"""Atoms for the turn, its phases and moves (LR-10, LR-13)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.atoms.pieces import player_of
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable, circles


def set_order(table: LotrTable, order: tuple[Seat, ...]) -> None:
    """Sets the turn order, clockwise (LR-8.10)."""
    table.changed()
    table.order = order
    table.circles = circles(order)


def start_turn(table: LotrTable, seat: Seat) -> None:
    """Starts a player's turn."""
    table.changed()
    table.turn = seat
    table.turns += 1
    table.moves = 0
    table.arriving = False
    table.no_more_moves = False
    table.must_move = False
    table.acts_again = NOBODY
    table.limit_changes = ()
    table.skips = ()
    table.used_in_turn = {}
    table.assigned_in_turn = ()
    table.lost_in_turn = ()
    table.played_in_turn = ()
    table.played_here = ()
    table.index = None


def start_phase(table: LotrTable, phase: str, shadow_player: Seat = NOBODY) -> None:
    """Starts a phase."""
    table.changed()
    table.phase = phase
    table.shadow_player = shadow_player
    if table.used_in_phase:
        table.used_in_phase = {}
    if table.tokens_in_phase:
        table.tokens_in_phase = {}
    if table.wounded_in_phase:
        table.wounded_in_phase = {}
    table.played_in_phase = ()
    table.reached_in_phase = ()
    table.acts_again = NOBODY


def skip_next(table: LotrTable, phase: str, seat: Seat) -> None:
    """Makes the next phase of this kind be skipped."""
    table.changed()
    table.skips = (*table.skips, (phase, seat))


def has_skipped(table: LotrTable, phase: str, seat: Seat) -> None:
    """Uses up one skip of a phase; the next such phase takes place unless another skip is left."""
    table.changed()
    place = table.skips.index((phase, seat))
    table.skips = table.skips[:place] + table.skips[place + 1 :]


def set_fierce(table: LotrTable, fierce: bool, minions: tuple[Thing, ...] = ()) -> None:
    """Sets normal or fierce skirmishes, and the minions that take part in fierce ones (LR-19.1, LR-19.4)."""
    table.changed()
    table.fierce = fierce
    table.fierce_minions = minions


def set_turn(table: LotrTable, seat: Seat) -> None:
    """Sets the player whose cards are active while starting fellowships are played (LR-9.17)."""
    table.changed()
    table.turn = seat
    table.index = None


def place_marker(table: LotrTable, seat: Seat, site: int) -> None:
    """Puts a player marker on a site (LR-13.2)."""
    player_of(table, seat).site = site
    table.index = None


def count_move(table: LotrTable) -> None:
    """Counts a move of the fellowship to the site where its marker is now."""
    table.changed()
    table.moves += 1
    table.reached_in_phase = (*table.reached_in_phase, table.site())
    table.must_move = False
    table.played_here = ()


def arrive(table: LotrTable, arriving: bool) -> None:
    """Records that the steps of a move at the new site begin or are done (LR-13.14, LR-13.15)."""
    table.changed()
    table.arriving = arriving


def forbid_moves(table: LotrTable) -> None:
    """Forbids further moves of the fellowship in this turn."""
    table.changed()
    table.no_more_moves = True


def demand_move(table: LotrTable) -> None:
    """Makes the fellowship move again in this turn."""
    table.changed()
    table.must_move = True


def let_act_again(table: LotrTable, seat: Seat) -> None:
    """Gives a player the next opportunity to act; NOBODY once it is used."""
    table.changed()
    table.acts_again = seat


def change_limit(table: LotrTable, source: Thing, change: int) -> None:
    """Changes the move limit for the rest of the turn (LR-20.21)."""
    table.changed()
    table.limit_changes = (*table.limit_changes, (source, change))


def note_settled(table: LotrTable) -> None:
    """Records that no automatic consequence is left; the version stays, as the game itself does not change."""
    table.settled_at = table.version


def forget_settled(table: LotrTable) -> None:
    """Makes automatic consequences be checked again."""
    table.settled_at = -1


def note_use(table: LotrTable, card: Thing, ability: int) -> None:
    """Counts a use of an ability (LR-26.37)."""
    table.changed()
    key = card * 100 + ability
    table.used_in_phase[key] = table.used_in_phase.get(key, 0) + 1
    table.used_in_turn[key] = table.used_in_turn.get(key, 0) + 1


def note_tokens(table: LotrTable, card: Thing, tokens: int) -> None:
    """Counts twilight tokens added or removed by a card that has a limit per phase (LR-26.37)."""
    table.changed()
    table.tokens_in_phase[card] = table.tokens_in_phase.get(card, 0) + tokens


def note_lost(table: LotrTable, cards: tuple[Thing, ...]) -> None:
    """Records characters that have lost a skirmish."""
    table.changed()
    table.lost_in_turn = (*table.lost_in_turn, *cards)


def note_played(table: LotrTable, card: Thing) -> None:
    """Records a card that was played."""
    table.changed()
    table.played_in_phase += (card,)
    table.played_in_turn += (card,)
    table.played_here += (card,)


def set_out(table: LotrTable, seat: Seat) -> None:
    """Takes a player out of the game (LR-21.9)."""
    player_of(table, seat).out = True
    table.index = None
