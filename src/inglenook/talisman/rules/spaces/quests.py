"""The Warlock's quests: what he wants, and the Talisman he gives for it (TD-64)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.messages import Message, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.dsl.terms import FOLLOWER, GOLD, MAGIC_OBJECT
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.possessions.treasures import gain_talisman, givable
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.table import SPACE_NUMBER, TalismanTable

TAKE_A_LIFE: Final = 1
KILL_AN_ENEMY: Final = 2
GIFTS: Final[dict[int, tuple[str, int]]] = {3: (FOLLOWER, 1), 4: (MAGIC_OBJECT, 1), 5: (GOLD, 3), 6: (GOLD, 2)}
"""What quests 3 to 6 want handed over."""


async def killed_enemy(table: TalismanTable, seat: Seat) -> None:
    """Killing any enemy, with or without a card, does the second quest."""
    if table.characters[seat].quest == KILL_AN_ENEMY:
        complete(table, seat)
        await limits.settle(table)  # the Talisman may be one object too many


def took_life(table: TalismanTable, seat: Seat) -> None:
    """Taking a life from another character does the first quest."""
    if not table.over and table.characters[seat].alive and table.characters[seat].quest == TAKE_A_LIFE:
        complete(table, seat)


def gifts(table: TalismanTable, seat: Seat) -> list[Option]:
    """What the character can hand over now to fulfil its quest: at any moment of its own turn, wherever it is."""
    character = table.characters[seat]
    if character.quest not in GIFTS or character.toad or seat != table.turn:
        return []
    what, amount = GIFTS[character.quest]
    if what == GOLD:
        return [Option("fulfil", amount=amount)] if character.gold >= amount else []
    return [Option("fulfil", card) for card in givable(table, seat, what)]


def hand_over(table: TalismanTable, seat: Seat, option: Option) -> None:
    """What the quest wants is handed over; a card is discarded (TA-15)."""
    if option.amount:
        atoms.add_points(table, seat, GOLD, -option.amount)
    else:
        limits.part_with(table, seat, option.subject)
    complete(table, seat)


def complete(table: TalismanTable, seat: Seat) -> None:
    """The character is moved to the Warlock's Cave at once and gets a Talisman if one is left.

    Not from the Crown (TD-64); and whoever is in the Cave already goes on with what was under way there.
    """
    atoms.set_quest(table, seat, 0)
    table.tell(Message("log-quest-done", {"player": Player(seat)}))
    if stats.space_of(table, seat).name not in ("crown-of-command", "warlocks-cave"):
        journeys.go_to(table, seat, SPACE_NUMBER["space:warlocks-cave"])
    gain_talisman(table, seat)
