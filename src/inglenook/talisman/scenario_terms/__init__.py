"""How scenario files speak of Talisman (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.talisman.scenario_terms.terms import TalismanScenarioTerms

__all__ = ["TalismanScenarioTerms"]
