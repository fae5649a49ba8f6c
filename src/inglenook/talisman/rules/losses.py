"""Loss of lives: one by one, each with its own chance to be saved (TR-4b, TR-16d.6, TD-17, TD-62)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import Option, Seat, Thing, pass_option
from inglenook.kernel.events import Reaction, Result, perform
from inglenook.kernel.messages import Message, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.dsl.terms import LIFE
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.questions import SpellEvent, SpellResult
from inglenook.talisman.table import TalismanTable

BATTLE: Final = "battle"
PSYCHIC: Final = "psychic"
OTHER: Final = "other"


@mypyc_attr(free_list_len=1)
class LifeLoss(SpellEvent):
    """The event that a character is about to lose a life (DP-6)."""

    def __init__(self, seat: Seat, cause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cause = cause
        self.armour_tried = False

    def prompt(self, table: TalismanTable) -> Message:
        lives = table.characters[self.seat].lives
        return Message("prompt-about-to-lose-life", {"player": Player(self.seat), "lives": lives})

    def passing(self) -> Option:
        return pass_option("option-do-nothing")

    def responses(self, table: TalismanTable) -> list[Reaction[TalismanTable]]:
        """Returns armour in combat only, once per life (TR-16d.6, TR-17b.2, TD-17), and Spells that save (TD-62)."""
        saving = spells.castable_by_anyone(table, spells.LIFE_ABOUT_TO_BE_LOST, self, self.seat)
        if self.cause != BATTLE or self.armour_tried:
            return saving
        worn = stats.armour(table, self.seat)
        return [*[ArmourSave(self, card, ability.saves_from) for card, ability in worn], *saving] if worn else saving

    def happen(self, table: TalismanTable) -> list[Result[TalismanTable]]:
        atoms.add_points(table, self.seat, LIFE, -1)
        return [LostLife(self.seat)] if table.characters[self.seat].lives > 0 else []


@mypyc_attr(free_list_len=1)
class LostLife(SpellResult):
    """The event that a character has lost a life and still lives (TA-30)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def prompt(self, table: TalismanTable) -> Message:
        return Message("prompt-lost-life", {"player": Player(self.seat)})

    def responses(self, table: TalismanTable) -> list[Reaction[TalismanTable]]:
        return spells.castable_by_anyone(table, spells.LIFE_LOST, self, self.seat)


class ArmourSave(Reaction[TalismanTable]):
    """Tries a piece of armour: a high enough roll saves the life (TD-17)."""

    def __init__(self, loss: LifeLoss, card: Thing, saves_from: int) -> None:
        super().__init__(loss.seat, card)
        self.loss = loss
        self.saves_from = saves_from

    def option(self) -> Option:
        return Option("use", self.card)

    async def resolve(self, table: TalismanTable) -> None:
        self.loss.armour_tried = True
        roll = (await roll_dice(table, self.seat, "armour"))[0]
        if roll >= self.saves_from:
            self.loss.void = True
            table.tell(Message("log-saved", {"player": Player(self.seat)}))


async def lose_lives(
    table: TalismanTable, seat: Seat, amount: int = 1, cause: str = OTHER, burying: bool = True
) -> bool:
    """Takes lives one by one, each with its own chance to be saved (TR-4b), and returns whether any was lost.

    If several characters lose lives at once, all lose first and the dead are buried afterwards (TD-38).
    """
    lost = False
    for _ in range(amount):
        if not table.characters[seat].alive or table.characters[seat].lives <= 0:
            break
        if await perform(table, LifeLoss(seat, cause)):
            lost = True
    if burying:
        lives.bury(table)
    return lost
