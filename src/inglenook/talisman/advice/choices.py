"""What a choice of a space comes to, told beside it: its table, its prices (KR-33)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option
from inglenook.kernel.messages import Message
from inglenook.talisman.dsl.effects import ByAlignment, Choice, ChooseOne, Effect
from inglenook.talisman.rendering.effects import phrases
from inglenook.talisman.table import SPACE_LIST


def told(option: Option) -> list[Message]:
    """What somebody gets into who goes to the Enchantress, the Doctor, the Blacksmith …"""
    if option.verb != "choose" or option.word not in OFFERED:
        return []
    return [Message("result-choice", {"effects": phrases(OFFERED[option.word].effects)})]


def choices(effects: tuple[Effect, ...]) -> list[Choice]:
    """The choices among these effects, for whoever they are open to."""
    found: list[Choice] = []
    for effect in effects:
        if isinstance(effect, ChooseOne):
            found += effect.choices
        elif isinstance(effect, ByAlignment):
            found += choices((*effect.good, *effect.neutral, *effect.evil))
    return found


OFFERED: Final = {choice.name: choice for space in SPACE_LIST for choice in choices(space.effects)}
"""All that spaces let somebody choose, by name."""
