"""Conditions that must hold for a character before an effect or a choice is open to it."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word


@dataclass(frozen=True, eq=False, repr=False)
class Condition(Word):
    """A statement about a character that is true or false."""


@dataclass(frozen=True, eq=False, repr=False)
class IsAligned(Condition):
    """Holds if the character has one of these alignments."""

    alignments: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HasAtLeast(Condition):
    """Holds if the character has this much total Strength or Craft, gold, followers or magic objects."""

    what: str
    amount: int


@dataclass(frozen=True, eq=False, repr=False)
class HasFollower(Condition):
    """Holds if the character has one of these followers (by the last part of their ids: "prince")."""

    names: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HasNoQuest(Condition):
    """Holds if the character is not on a quest of the Warlock (TD-64)."""
