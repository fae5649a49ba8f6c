"""Warning that the Command Spell would put a player out of the game, shown before they choose (KR-24, TR-9h)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.views.dangers import LOST, Danger
from inglenook.talisman.table import TalismanTable, character_thing


def dangers(game: Game[TalismanTable], viewer: Seat) -> list[Danger]:
    """Warns of options that cost the last life: a player killed by the Command Spell stays out (TR-9h.4)."""
    decision, table = game.pending, game.table
    if decision is None or decision.seat != viewer or decision.prompt.id != "prompt-life-or-concede":
        return []
    lives = table.characters[viewer].lives
    if lives > table.house.get("command_lives", 1):
        return []
    text = Message("danger-command", {"lives": lives})
    losing = [option for option in decision.options if option.verb == "lose-life"]
    return [Danger("killed", text, None, character_thing(viewer), (), LOST, option) for option in losing]
