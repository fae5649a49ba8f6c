"""The Warlock's quests: their demands, and the Talisman as the reward (TD-64)."""

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
"""Kind and amount of what quests 3 to 6 demand."""


async def killed_enemy(table: TalismanTable, seat: Seat) -> None:
    """Completes the second quest when the character kills any enemy, with or without a card."""
    if table.characters[seat].quest == KILL_AN_ENEMY:
        complete(table, seat)
        await limits.settle(table)  # the Talisman may be one object too many


def took_life(table: TalismanTable, seat: Seat) -> None:
    """Completes the first quest when the character takes a life from another one."""
    if not table.over and table.characters[seat].alive and table.characters[seat].quest == TAKE_A_LIFE:
        complete(table, seat)


def gifts(table: TalismanTable, seat: Seat) -> list[Option]:
    """Returns what the character can hand over for its quest, at any moment of its own turn, in any space."""
    character = table.characters[seat]
    if character.quest not in GIFTS or character.toad or seat != table.turn:
        return []
    what, amount = GIFTS[character.quest]
    if what == GOLD:
        return [Option("fulfil", amount=amount)] if character.gold >= amount else []
    return [Option("fulfil", card) for card in givable(table, seat, what)]


def hand_over(table: TalismanTable, seat: Seat, option: Option) -> None:
    """Hands over what the quest demands; a card is discarded (TA-15)."""
    if option.amount:
        atoms.add_points(table, seat, GOLD, -option.amount)
    else:
        limits.part_with(table, seat, option.subject)
    complete(table, seat)


def complete(table: TalismanTable, seat: Seat) -> None:
    """Completes a quest: moves the character to the Warlock's Cave at once and gives it a Talisman if one is left.

    A character at the Crown is not moved (TD-64); one already in the Cave goes on with what was under way there.
    """
    atoms.set_quest(table, seat, 0)
    table.tell(Message("log-quest-done", {"player": Player(seat)}))
    if stats.space_of(table, seat).name not in ("crown-of-command", "warlocks-cave"):
        journeys.go_to(table, seat, SPACE_NUMBER["space:warlocks-cave"])
    gain_talisman(table, seat)
