"""Healing, death and new characters (TR-4, TD-38 to TD-42).  `losses.py` handles the loss of lives."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.dsl.terms import LIFE
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.table import NOWHERE, SPACE_IDS, TROPHY, TalismanTable


def heal(table: TalismanTable, seat: Seat, amount: int) -> int:
    """Heals lives up to the starting number, never beyond (TR-4f), and returns how many were healed."""
    character = table.characters[seat]
    most = stats.sheet(table, seat).lives - character.lives
    healed = max(0, most if amount < 0 else min(amount, most))
    if healed:
        atoms.add_points(table, seat, LIFE, healed)
    return healed


def wounds(table: TalismanTable, seat: Seat) -> int:
    """Returns how many lives could be healed (TR-4f.1, TA-32)."""
    return max(0, stats.sheet(table, seat).lives - table.characters[seat].lives)


def bury(table: TalismanTable) -> None:
    """Buries characters without lives (TR-4c), from the active player clockwise, then checks for a winner (TD-38)."""
    dead = [seat for seat in stats.living(table) if table.characters[seat].lives <= 0]
    for seat in dead:
        die(table, seat)
    if dead:
        check_winner(table)


def die(table: TalismanTable, seat: Seat, conceding: bool = False) -> None:
    """Takes a character off the board: property and trophies stay in the space, its Spells go back to the deck.

    TR-4c.1 to TR-4c.6, TA-10, TD-41; in its own turn, the turn ends at once (TD-39).
    """
    character = table.characters[seat]
    told: dict[str, Argument] = {"player": Player(seat), "character": Name(character.definition)}
    if character.space != NOWHERE:
        told["space"] = Name(SPACE_IDS[character.space])
    table.tell(Message("log-conceded" if conceding else "log-died", told))
    limits.drop_everything(table, seat)
    leave_spells(table, seat)
    leave_trophies(table, seat)
    out = conceding or is_barred(table, seat)
    discard_lasting_spells(table, seat, out)
    atoms.leave(table, seat, out)
    if out:
        table.tell(Message("log-out", {"player": Player(seat)}))
    if table.magic_destroyed_by == seat and out:
        atoms.destroy_magic(table, NOWHERE)
    if seat == table.turn:
        atoms.cut_turn_short(table)
    assert character.definition in table.unused


def leave_spells(table: TalismanTable, seat: Seat) -> None:
    """Shuffles a dead character's Spells into their deck, or discards them by house rule (TR-4c.5, TA-10)."""
    spells = table.characters[seat].spells[:]
    if table.house["dead_spells_used"]:
        for card in spells:
            atoms.discard(table, card)
    elif spells:
        atoms.return_spells(table, spells)
        table.tell(Message("log-spells-returned", {"player": Player(seat), "n": len(spells)}))


def leave_trophies(table: TalismanTable, seat: Seat) -> None:
    """Leaves a dead character's trophies, without an owner, where it died (TR-4c.3, TD-41)."""
    character = table.characters[seat]
    for card in character.trophies[:]:
        if table.house["trophies_discarded"]:
            atoms.discard(table, card)
        else:
            atoms.move_card(table, card, TROPHY, space=character.space)


def is_barred(table: TalismanTable, seat: Seat) -> bool:
    """Whether the player gets no new character, because another has reached the Crown (TR-4c.8, TA-25)."""
    return table.crown_reached and (bool(table.house["crown_bars_all"]) or table.crowned != seat)


def discard_lasting_spells(table: TalismanTable, seat: Seat, out: bool) -> None:
    """Ends a dead character's Temporal Warp; Destroy Magic lasts until the player's next turn, if there is one."""
    over = ["spell:temporal-warp", "spell:destroy-magic"] if out else ["spell:temporal-warp"]
    for card in table.beside[:]:
        if table.cards[card].owner == seat and table.cards[card].definition in over:
            atoms.discard(table, card)


def check_winner(table: TalismanTable) -> None:
    """Ends the game once no more than one player is entitled to a character (TR-21a, TD-53)."""
    if not table.vacant and table.seats > 1:
        return
    entitled = [seat for seat in range(table.seats) if not table.characters[seat].out]
    if table.crown_reached:
        entitled = [seat for seat in entitled if table.characters[seat].alive or not is_barred(table, seat)]
    if len(entitled) == 1 and not table.characters[entitled[0]].alive:
        return  # the player is entitled to a new character and gets it first
    if len(entitled) <= 1 and not table.over:
        for seat in entitled:
            table.tell(Message("log-won", {"player": Player(seat), "rule": "TR-21a"}))
        table.end(tuple([seat for seat in entitled if table.characters[seat].alive]))
