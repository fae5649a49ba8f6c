"""The namespace of card modules: `card` and all names of the card language.

    from inglenook.lotr.cards.language import *

    card("1C4", "Battle Fury", Action((SKIRMISH,), costs=(exert(DWARF, remember="dwarf"),), effects=(…)))

A module contains the game text of its cards; their facts come from the table of the set.
"""

from __future__ import annotations

from inglenook.lotr.cards.facts import ALL_FACTS, facts
from inglenook.lotr.dsl.abilities import *
from inglenook.lotr.dsl.amounts import *
from inglenook.lotr.dsl.cards import *
from inglenook.lotr.dsl.conditions import *
from inglenook.lotr.dsl.effects import *
from inglenook.lotr.dsl.facade import *
from inglenook.lotr.dsl.filters import *
from inglenook.lotr.dsl.happenings import *
from inglenook.lotr.dsl.modifiers import *
from inglenook.lotr.dsl.terms import *
from inglenook.lotr.dsl.values import *
from inglenook.lotr.library import LIBRARY


def card(
    code: str, title: str, *abilities: Ability, on: On | None = IN_SUPPORT_AREA, to_play: tuple[Effect, ...] = ()
) -> None:
    """Defines a card by code and title, with the place and cost of playing it and its abilities."""
    if code not in ALL_FACTS:
        raise ValueError(f"{code} {title}: no set has such a card; the codes stand in the facts.tsv of each set")
    definition = facts(code, abilities, on, to_play)
    if definition.title != title:
        raise ValueError(f"{code} {title}: this card is called {definition.title}")
    define(definition)


def reprint(code: str, title: str, *, of: str) -> None:
    """Defines a card with the text of an earlier card (LR-24.5)."""
    first = LIBRARY[of].definition
    card(code, title, *first.abilities, on=first.on, to_play=first.to_play)


def define(definition: Definition) -> None:
    """Adds a definition to the library; raises ValueError if the card is already defined."""
    if definition.id in LIBRARY.cards:
        raise ValueError(f"{definition.id} {definition.title}: this card is defined twice")
    LIBRARY.add(definition)
