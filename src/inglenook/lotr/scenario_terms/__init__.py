"""Terms of the card game for scenario files (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.lotr.scenario_terms.terms import LotrScenarioTerms

__all__ = ["LotrScenarioTerms"]
