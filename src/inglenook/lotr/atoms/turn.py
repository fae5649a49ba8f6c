"""The turn, its phases and moves (LR-10, LR-13)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.atoms.pieces import player_of
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable, circles


def set_order(table: LotrTable, order: tuple[Seat, ...]) -> None:
    """The players sit down in turn order, clockwise (LR-8.10)."""
    table.changed()
    table.order = order
    table.circles = circles(order)


def start_turn(table: LotrTable, seat: Seat) -> None:
    """A turn begins."""
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
    """A phase begins."""
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
    """The next phase of this kind is not held."""
    table.changed()
    table.skips = (*table.skips, (phase, seat))


def has_skipped(table: LotrTable, phase: str, seat: Seat) -> None:
    """It was not held: the one after it is, unless another skip is left."""
    table.changed()
    place = table.skips.index((phase, seat))
    table.skips = table.skips[:place] + table.skips[place + 1 :]


def set_fierce(table: LotrTable, fierce: bool, minions: tuple[Thing, ...] = ()) -> None:
    """Normal or fierce skirmishes, and who takes part in these (LR-19.1, LR-19.4)."""
    table.changed()
    table.fierce = fierce
    table.fierce_minions = minions


def set_turn(table: LotrTable, seat: Seat) -> None:
    """Whose cards are active while starting fellowships are played (LR-9.17)."""
    table.changed()
    table.turn = seat
    table.index = None


def place_marker(table: LotrTable, seat: Seat, site: int) -> None:
    """A player marker is put on a site (LR-13.2)."""
    player_of(table, seat).site = site
    table.index = None


def count_move(table: LotrTable) -> None:
    """The fellowship has moved to the site where its marker is now."""
    table.changed()
    table.moves += 1
    table.reached_in_phase = (*table.reached_in_phase, table.site())
    table.must_move = False
    table.played_here = ()


def arrive(table: LotrTable, arriving: bool) -> None:
    """The steps of a move at the new site begin, or are done (LR-13.14, LR-13.15)."""
    table.changed()
    table.arriving = arriving


def forbid_moves(table: LotrTable) -> None:
    """The fellowship cannot move again this turn."""
    table.changed()
    table.no_more_moves = True


def demand_move(table: LotrTable) -> None:
    """The fellowship has to move again this turn."""
    table.changed()
    table.must_move = True


def let_act_again(table: LotrTable, seat: Seat) -> None:
    """A player has the next opportunity to act; nobody, once it is used."""
    table.changed()
    table.acts_again = seat


def change_limit(table: LotrTable, source: Thing, change: int) -> None:
    """The move limit changes for the rest of the turn (LR-20.21)."""
    table.changed()
    table.limit_changes = (*table.limit_changes, (source, change))


def note_settled(table: LotrTable) -> None:
    """Nothing more follows by itself; nothing has changed by it, so the version stays."""
    table.settled_at = table.version


def forget_settled(table: LotrTable) -> None:
    """Whether something follows is to be found out anew."""
    table.settled_at = -1


def note_use(table: LotrTable, card: Thing, ability: int) -> None:
    """An ability is used (LR-26.37)."""
    table.changed()
    key = card * 100 + ability
    table.used_in_phase[key] = table.used_in_phase.get(key, 0) + 1
    table.used_in_turn[key] = table.used_in_turn.get(key, 0) + 1


def note_tokens(table: LotrTable, card: Thing, tokens: int) -> None:
    """A card adds or removes twilight tokens, of which it may so many in a phase (LR-26.37)."""
    table.changed()
    table.tokens_in_phase[card] = table.tokens_in_phase.get(card, 0) + tokens


def note_lost(table: LotrTable, cards: tuple[Thing, ...]) -> None:
    """Characters have lost a skirmish."""
    table.changed()
    table.lost_in_turn = (*table.lost_in_turn, *cards)


def note_played(table: LotrTable, card: Thing) -> None:
    """A card was played."""
    table.changed()
    table.played_in_phase += (card,)
    table.played_in_turn += (card,)
    table.played_here += (card,)


def set_out(table: LotrTable, seat: Seat) -> None:
    """A player is out of the game (LR-21.9)."""
    player_of(table, seat).out = True
    table.index = None
