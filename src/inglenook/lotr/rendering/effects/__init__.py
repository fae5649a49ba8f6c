"""Rendering of effects and costs: as commands, or as something another player does or may do.

`rendering.verbs` looks up the function for an effect; the modules of this package contain the functions.  They choose
only the words; the mood (`do`, `inf`, `does`, `inf3`) is chosen where the phrase is used.
"""

from inglenook.lotr.rendering.effects import cards, characters, choices, course
from inglenook.lotr.rendering.verbs import EFFECTS, player_noun, told

__all__ = ["EFFECTS", "cards", "characters", "choices", "course", "player_noun", "told"]
