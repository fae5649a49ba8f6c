"""Texts of the spaces with procedures of their own, which are rules and not data."""

from __future__ import annotations

from inglenook.kernel.messages import Message, Name
from inglenook.talisman.rendering.parts import line, results, row, text

PROCEDURES = (
    "cursed-glade",
    "plain-of-peril",
    "pits",
    "valley-of-fire",
    "werewolf-den",
    "dice-with-death",
)
"""Spaces whose procedure text has no arguments."""


def procedure(id: str, name: str) -> list[Message]:
    """Returns the text of a space's procedure, beyond its definition."""
    if name in PROCEDURES:
        return [text(name)]
    match id:
        case "space:sentinel":
            return [text("sentinel", space=Name("space:hills-m"))]
        case "space:hills-m":
            return [text("stairs-down", space=Name("space:sentinel"))]
        case "space:portal-of-power":
            return [text("portal", space=Name("space:plain-of-peril"))]
        case "space:mines":
            return [text("lost-craft"), *ways_out("space:tavern")]
        case "space:crypt":
            return [text("lost-strength"), *ways_out("space:city")]
        case "space:crown-of-command":
            return [text("crown-of-command"), *command_spell()]
    return []


def ways_out(farthest: str) -> list[Message]:
    """Returns where the Mines and the Crypt let a character out (TR-14e, TR-14f)."""
    rows = [
        row(text("or-less", value=0), text("stay-here")),
        row(1, Name("space:plain-of-peril")),
        row(results(2, 3), Name("space:portal-of-power")),
        row(results(4, 5), Name("space:warlocks-cave")),
        row(text("or-more", value=6), Name(farthest)),
    ]
    return [line(found) for found in rows]


def command_spell() -> list[Message]:
    """Returns the text of the Command Spell (TR-9h)."""
    return [line(row(results(1, 3), text("nothing"))), line(row(results(4, 6), text("command-works")))]
