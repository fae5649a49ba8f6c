"""The texts of the components, put together from their definitions.

No text of a card, Spell, character or space is written down anywhere: each word of a definition has its wording in
`locales/*/texts*.ftl`, and what a component says is what its words say.  So a text cannot be wrong about its card in
one language only, and a corrected fact corrects the text.
"""

from inglenook.talisman.rendering.definitions import card_text, character_text, space_text, spell_text, text_of

__all__ = ["card_text", "character_text", "space_text", "spell_text", "text_of"]
