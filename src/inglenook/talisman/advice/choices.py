"""Outcome of a choice in a space, shown beside the choice: its roll table or its prices (KR-33)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option
from inglenook.kernel.messages import Message
from inglenook.talisman.dsl.effects import ByAlignment, Choice, ChooseOne, Effect
from inglenook.talisman.rendering.effects import phrases
from inglenook.talisman.table import SPACE_LIST


def told(option: Option) -> list[Message]:
    """Returns what a choice in a space leads to (Enchantress, Doctor, Blacksmith …); empty for any other option."""
    if option.verb != "choose" or option.word not in OFFERED:
        return []
    return [Message("result-choice", {"effects": phrases(OFFERED[option.word].effects)})]


def choices(effects: tuple[Effect, ...]) -> list[Choice]:
    """Returns the choices among these effects, for characters of any alignment."""
    found: list[Choice] = []
    for effect in effects:
        if isinstance(effect, ChooseOne):
            found += effect.choices
        elif isinstance(effect, ByAlignment):
            found += choices((*effect.good, *effect.neutral, *effect.evil))
    return found


OFFERED: Final = {choice.name: choice for space in SPACE_LIST for choice in choices(space.effects)}
"""All choices that spaces offer, by name."""
