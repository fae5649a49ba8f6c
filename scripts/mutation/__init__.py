"""Rules broken on purpose, for `scripts/mutants`."""
