"""Rehearsal of a release, for `scripts/rehearse-release`."""
