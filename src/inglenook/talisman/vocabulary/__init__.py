"""How scenario files speak of Talisman (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.talisman.vocabulary.speaking import TalismanVocabulary

__all__ = ["TalismanVocabulary"]
