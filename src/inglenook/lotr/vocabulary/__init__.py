"""How scenario files speak of the card game (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.lotr.vocabulary.vocabulary import LotrVocabulary

__all__ = ["LotrVocabulary"]
