"""The Talisman terms of scenario files (`docs/scenarios.md`): positions, verbs, places, numbers."""

from inglenook.talisman.scenario_terms.terms import TalismanScenarioTerms

__all__ = ["TalismanScenarioTerms"]
