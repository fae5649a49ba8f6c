"""Cards made for tests: plain characters of any strength, and small texts that no printed card brings alone yet.

    ORC = minion("orc", strength=3)          # a definition in the library, id "sample:…:orc"

A sample is registered once; asking for the same again gives the same id.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from inglenook.lotr import library
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.effects import Effect


def sample(title: str, type: str, **facts: Any) -> str:
    """Registers a card with these facts and returns its id, which follows from them."""
    facts.setdefault("side", terms.FREE_PEOPLES)
    number = crc32(repr((title, type, sorted(facts.items()))).encode())
    id = f"sample:{number:08x}:{title.lower().replace(' ', '-')}"
    if id not in library.LIBRARY:
        library.LIBRARY.add(Definition(id=id, title=title, type=type, **facts))
    return id


def companion(title: str = "Companion", strength: int = 5, vitality: int = 3, **facts: Any) -> str:
    """Returns a companion, by default without culture and of the race Man."""
    facts.setdefault("race", "man")
    return sample(title, terms.COMPANION_TYPE, strength=strength, vitality=vitality, resistance=6, **facts)


def ally(title: str = "Ally", strength: int = 3, vitality: int = 3, **facts: Any) -> str:
    """Returns an ally."""
    return sample(title, terms.ALLY_TYPE, strength=strength, vitality=vitality, **facts)


def minion(title: str = "Minion", strength: int = 5, vitality: int = 2, **facts: Any) -> str:
    """Returns a minion, at home at site 1 by default, so that it never roams."""
    facts.setdefault("race", "orc")
    facts.setdefault("site_number", 1)
    facts["side"] = terms.SHADOW
    return sample(title, terms.MINION_TYPE, strength=strength, vitality=vitality, **facts)


def event(title: str, *abilities: Any, **facts: Any) -> str:
    """Returns an event."""
    return sample(title, terms.EVENT_TYPE, abilities=abilities, **facts)


def fellowship_event(*effects: Effect, costs: tuple[Effect, ...] = (), **facts: Any) -> str:
    """Returns a fellowship event with these effects."""
    return event("Counsel", Action((terms.FELLOWSHIP,), effects, costs), **facts)


def condition(title: str, *abilities: Any, **facts: Any) -> str:
    """Returns a condition, in the support area unless a bearer is given."""
    return sample(title, terms.CONDITION_TYPE, abilities=abilities, **facts)


def possession(title: str, *abilities: Any, **facts: Any) -> str:
    """Returns a possession."""
    return sample(title, terms.POSSESSION_TYPE, abilities=abilities, **facts)


def artifact(title: str, *abilities: Any, **facts: Any) -> str:
    """Returns an artifact."""
    return sample(title, terms.ARTIFACT_TYPE, abilities=abilities, **facts)


def site(title: str, number: int, *abilities: Any, **facts: Any) -> str:
    """Returns a site."""
    facts.setdefault("block", terms.FELLOWSHIP_BLOCK)
    facts.setdefault("arrow", "right")
    facts["side"] = ""
    return sample(title, terms.SITE_TYPE, site_number=number, abilities=abilities, **facts)
