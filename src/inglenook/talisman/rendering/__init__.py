"""The texts of the components, generated from their definitions.

No text of a card, Spell, character or space is written down anywhere: each DSL element of a definition is worded in
`locales/*/texts*.ftl`, and the text of a component consists of these phrases.  So a text cannot be wrong about its card
in one language only, and a corrected fact corrects the text.
"""

from inglenook.talisman.rendering.definitions import card_text, character_text, space_text, spell_text, text_of

__all__ = ["card_text", "character_text", "space_text", "spell_text", "text_of"]
