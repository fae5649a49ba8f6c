"""Mutation testing of the rules, for `scripts/mutants`."""
