"""How scenario files speak of the card game (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.lotr.scenario_terms.terms import LotrScenarioTerms

__all__ = ["LotrScenarioTerms"]
