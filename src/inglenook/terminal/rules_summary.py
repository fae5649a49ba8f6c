"""Unusual rules of a game, reported before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Setup
from inglenook.registry.new_table import Option


def rules_told(options: Sequence[Option], setup: Setup) -> list[Message]:
    """Returns the set of rules that a setup names, and the switches that differ from it; empty for a usual game."""
    told: list[Message] = []
    brought: dict[str, str] = {}
    for option in options:
        named = setup.get(option.key)
        if option.kind == "choice" and isinstance(named, str) and named in option.values:
            told.append(option.values[named])
            brought.update(option.sets[named])
    switches = setup.get("switches")
    given = switches if isinstance(switches, dict) else {}
    for option in options:
        value = str(given.get(option.key, ""))
        if value and option.kind == "switch" and value != brought.get(option.key, option.default):
            told.append(option.title if value == "1" else Message("rule-is-off", {"rule": option.title}))
        elif value and option.kind == "number" and value != brought.get(option.key, option.default):
            told.append(Message("rule-is-number", {"rule": option.title, "number": value}))
    return told
