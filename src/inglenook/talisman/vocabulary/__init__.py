"""How scenario files speak of Talisman (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.talisman.vocabulary.vocabulary import TalismanVocabulary

__all__ = ["TalismanVocabulary"]
