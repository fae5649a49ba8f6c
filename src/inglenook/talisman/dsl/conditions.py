"""Conditions: what must hold of a character for an effect or a choice to be open to it."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word


@dataclass(frozen=True, eq=False, repr=False)
class Condition(Word):
    """Something that holds of a character, or does not."""


@dataclass(frozen=True, eq=False, repr=False)
class IsAligned(Condition):
    """The character is of one of these alignments."""

    alignments: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HasAtLeast(Condition):
    """The character has so much of something: its total Strength or Craft, its gold, followers, magic objects."""

    what: str
    amount: int


@dataclass(frozen=True, eq=False, repr=False)
class HasFollower(Condition):
    """The character has one of these followers (by the last part of their ids: "prince")."""

    names: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HasNoQuest(Condition):
    """The character is not on a quest of the Warlock (TD-64)."""
