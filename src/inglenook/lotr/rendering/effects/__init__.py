"""How effects and costs read: as commands, or as what another player does or may do.

`wording.verbs` finds the wording of an effect, the modules here have them; a phrase stands in the mood that whoever
uses it asks for (`do`, `inf`, `does`, `inf3`), here only its words are found.
"""

from inglenook.lotr.rendering.effects import cards, characters, choices, course
from inglenook.lotr.rendering.verbs import EFFECTS, player_noun, told

__all__ = ["EFFECTS", "cards", "characters", "choices", "course", "player_noun", "told"]
