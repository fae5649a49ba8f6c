"""Folding of phrases with the same verb: "spot Gandalf and spot a Dwarf" becomes "spot Gandalf and a Dwarf"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.parts import AND, AND_ALSO, Listed, Noun, Say, Slot

FOLDED: Final = ("Spot", "Discard", "Exert", "Wound", "Heal", "MoveCards.shuffled-into-deck")
"""Effects whose verb can be rendered once for several objects."""


ENDS: Final = ("MoveCards.on-top-of-deck", "MoveCards.beneath-deck")
EITHER_END: Final = "MoveCards.either-end"
"""The template for a card that may be put at either end of the draw deck, replacing those in `ENDS`."""


def folded(listed: Listed, ends_open: Callable[[Noun], bool]) -> Listed:
    """Merges neighbouring effects with the same verb; `ends_open` says whether a noun ends in a clause.

    A phrase after such a noun could be read as part of its clause, so the next effect then keeps its verb.
    """
    parts: list[Slot] = []
    for part in with_either_end(listed).parts:
        last = parts[-1] if parts else None
        if isinstance(part, Say) and isinstance(last, Say) and can_be_folded(last, part, ends_open):
            parts[-1] = replace(
                last, slots={**last.slots, "x": Listed([*objects(last), part.slots["x"]], listed.joint)}
            )
        else:
            parts.append(part)
    joined = any(isinstance(part, Say) and isinstance(part.slots.get("x"), Listed) for part in parts)
    return Listed(parts, AND_ALSO if joined and listed.joint == AND else listed.joint)


def with_either_end(listed: Listed) -> Listed:
    """A list in which "on top of or beneath your draw deck" is one deed."""
    parts: list[Slot] = []
    for part in listed.parts:
        last = parts[-1] if parts else None
        if isinstance(part, Say) and isinstance(last, Say) and are_ends(last, part):
            parts[-1] = replace(last, id=EITHER_END)
        else:
            parts.append(part)
    return replace(listed, parts=parts)


def are_ends(one: Say, other: Say) -> bool:
    """Whether two effects put a card at either end of a draw deck."""
    return (one.id, other.id) == ENDS and one.slots == other.slots


def can_be_folded(one: Say, other: Say, ends_open: Callable[[Noun], bool]) -> bool:
    """Whether two effects differ only in their objects."""
    if one.id != other.id or one.id not in FOLDED or {**one.slots, "x": None} != {**other.slots, "x": None}:
        return False
    simple = all(isinstance(part, Noun) and not ends_open(part) for part in objects(one))
    return simple and isinstance(other.slots["x"], Noun)


def objects(deed: Say) -> Sequence[Slot]:
    """Returns the objects of an effect."""
    found = deed.slots["x"]
    return found.parts if isinstance(found, Listed) else [found]
