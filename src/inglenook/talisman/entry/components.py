"""The cards, Spells, characters and spaces of a game, and which of them came up; simulations count them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.kernel.game import Game
from inglenook.kernel.messages import Name
from inglenook.talisman.components import CHARACTERS, SPACES
from inglenook.talisman.table import TalismanTable

CAME_UP: Final[Mapping[str, str]] = {
    "log-enters": "character",
    "log-moved": "space",
    "log-drew-card": "card",
    "log-took": "card",
    "log-bought": "card",
    "log-cast": "spell",
    "log-cast-on": "spell",
    "log-cast-self": "spell",
}
"""Messages in which a component comes up, each with the name of the argument."""


def components(game: Game[TalismanTable]) -> dict[str, bool]:
    """Returns every printed component, and whether it came up: was drawn, taken, cast, played or moved to."""
    found = dict.fromkeys([*(card.definition for card in game.table.cards), *CHARACTERS, *SPACES], False)
    for line in game.log:
        argument = CAME_UP.get(line.message.id)
        if argument is not None:
            name = line.message.arguments[argument]
            if isinstance(name, Name):  # the message for a bought Spell does not name it
                found[name.definition] = True
    return found
