"""The Crown of Command: fighting for it, and the Command Spell (S7; TR-9h, TR-14i, TD-54, TD-55, TD-57)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import NOTHING, Option, Seat, pass_option
from inglenook.kernel.events import Reaction, Result, perform
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.dsl.terms import ANSWERING_SPELL
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.losses import lose_lives
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.questions import SpellEvent, choose_one
from inglenook.talisman.rules.regions import inner_region
from inglenook.talisman.rules.spaces.characters import MeetCharacter, ways_to_meet
from inglenook.talisman.table import NOWHERE, TalismanTable, character_thing


@mypyc_attr(free_list_len=1)
class AtCrown(Step):
    """The step at the Crown: encounters a character that is there, or else casts the Command Spell (DP-32, DP-33)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if table.turn_over or not table.characters[seat].alive:
            return
        atoms.set_phase(table, "crown")
        rivals = [other for other in stats.others_in_space(table, seat) if ways_to_meet(table, seat, other)]
        if rivals:
            options = tuple([Option("encounter", character_thing(other)) for other in rivals])
            chosen = await choose_one(table, seat, Message("prompt-rival"), options)
            table.then(MeetCharacter(seat, chosen.subject - character_thing(0)))
        elif not stats.is_toad(table, seat):  # TD-51
            await cast_command_spell(table, seat)


@mypyc_attr(free_list_len=1)
class CommandSpell(SpellEvent):
    """The Command Spell about to strike; Counterspell cancels it (TD-54)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def prompt(self, table: TalismanTable) -> Message:
        return Message("prompt-counter", {"player": Player(self.seat)})

    def passing(self) -> Option:
        return pass_option("option-let-be")

    def responses(self, table: TalismanTable) -> list[Reaction[TalismanTable]]:
        found: list[Reaction[TalismanTable]] = []
        for other in stats.living(table):
            if other != self.seat and stats.may_cast(table, other):
                for card in table.characters[other].spells:
                    if ANSWERING_SPELL in spells.spell_of(table, card).times:
                        found.append(spells.Cast(other, card, NOTHING, self))
        return found

    def may_hide_response(self, table: TalismanTable, seat: Seat) -> bool:
        return seat != self.seat and bool(table.characters[seat].spells)

    def happen(self, table: TalismanTable) -> list[Result[TalismanTable]]:
        """Does nothing: the roll comes after the window for answers."""
        return []


async def cast_command_spell(table: TalismanTable, seat: Seat) -> None:
    """Casts the Command Spell: a victim is named, and on 4 to 6 loses a life or concedes (TR-9h, DP-34).

    A Spell that destroys magic stops the casting (TD-54).
    """
    if table.magic_destroyed_by != NOWHERE:
        table.tell(Message("log-command-stopped"))
        return
    others = [other for other in stats.living(table) if other != seat]
    if not others:
        lives.check_winner(table)
        return
    options = tuple([Option("command", character_thing(other)) for other in others])
    struck_from, cost = table.house.get("command_from", 4), table.house.get("command_lives", 1)
    asked = Message("prompt-victim", {"roll": struck_from, "amount": cost})
    victim = (await choose_one(table, seat, asked, options)).subject - character_thing(0)
    table.tell(Message("log-command", {"player": Player(seat), "victim": Player(victim)}))
    if not await perform(table, CommandSpell(seat)):
        return
    if (await roll_dice(table, seat, "command"))[0] < struck_from:
        table.tell(Message("log-nothing-happens"))
        return
    if not table.characters[victim].alive:
        return
    choices = (Option("lose-life"), Option("concede"))
    left = table.characters[victim].lives
    asked = Message("prompt-life-or-concede", {"amount": cost, "left": left})
    if (await choose_one(table, victim, asked, choices)).verb == "concede":
        lives.die(table, victim, conceding=True)
        lives.check_winner(table)
    else:
        await lose_lives(table, victim, cost)


inner_region.AT_CROWN.set(AtCrown)
