"""Expected first results of a search, derived from the printed facts: a second, simple reading of them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from inglenook.lotr.cards.facts import ALL_FACTS
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rendering.card_texts import render

Facts = dict[str, Any]

SAME: Final = {"title": "title", "type": "type", "culture": "culture", "race": "race", "side": "side",
               "class": "item_class", "signet": "signet", "block": "block"}  # fmt: skip
NUMBERS: Final = {"cost": "cost", "strength": "strength", "vitality": "vitality", "site": "site_number"}


@cache
def said(id: str, language: str) -> tuple[str, ...]:
    """Returns the text of a card, line by line."""
    return tuple([str(line).lower() for line in render(LIBRARY[id].definition, language).lines])


def is_so(id: str, facts: Facts, language: str) -> bool:
    """Whether a card has all of these facts."""
    return all(has(id, fact, value, language) for fact, value in facts.items())


def has(id: str, fact: str, value: Any, language: str) -> bool:
    """Whether a card has a fact."""
    card = LIBRARY[id]
    if fact in SAME:
        found: str = getattr(card, SAME[fact])
        return found == str(value)
    if fact in NUMBERS:
        least, _, most = str(value).partition("-")
        number: int = getattr(card, NUMBERS[fact])
        return int(least) <= number <= int(most or least)
    match fact:
        case "code":
            return id == str(value)
        case "rarity":
            return id[1] == str(value)
        case "keyword":
            return value in dict(card.keywords)
        case "named":
            return re.search(rf"\b({value})\b", card.title) is not None
        case "begins":
            return card.title.startswith(value)
        case "says":
            return any(value[language] in line for line in said(id, language))
        case "used":
            moments = [line.partition(":")[0].partition(",")[0] for line in said(id, language) if ":" in line]
            return any(value[language] in re.split(r"[ ,]+", moment) for moment in moments)
    raise AssertionError(f"{fact} is no fact of a card")


def groups(case: Facts, language: str) -> list[set[str]]:
    """Returns the groups of cards that must come first, in order."""
    left = [id for id in ALL_FACTS if not is_so(id, case["unless"], language)] if "unless" in case else list(ALL_FACTS)
    if "within" in case:
        left = [id for id in left if id in starter_deck(case["within"]).ids()]
    if "without" in case:
        left = [id for id in left if id not in starter_deck(case["without"]).ids()]
    left = [id for id in left if id not in case.get("banned", ())]
    wanted: list[set[str]] = []
    for facts in case.get("lead", ()):
        wanted.append({id for id in left if is_so(id, facts, language)})
        left = [id for id in left if id not in wanted[-1]]
    return wanted


def misplaced(case: Facts, language: str, found: list[str]) -> list[str]:
    """Returns the faults of a search result; nothing if it is correct."""
    faults = []
    if found[: len(case.get("first", ()))] != case.get("first", []):
        faults.append(f"first came {found[: len(case['first'])]}")
    if case.get("count", len(found)) != len(found):
        faults.append(f"there are {len(found)}")
    counted = [id for id in found if "unless" not in case or not is_so(id, case["unless"], language)]
    for wanted in groups(case, language):
        came, counted = set(counted[: len(wanted)]), counted[len(wanted) :]
        if not wanted or came != wanted:
            faults.append(f"of {len(wanted)}: missing {sorted(wanted - came)}, instead {sorted(came - wanted)}")
    if case.get("only") and counted:
        faults.append(f"besides came {counted}")
    return faults
