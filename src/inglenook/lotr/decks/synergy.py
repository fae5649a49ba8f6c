"""Synergy: the cards that a card's text refers to, as far as printed facts show it, and that its deck should have.

A weapon needs a bearer, and an event needs the characters it spots; a deck without them could never play it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from inglenook.lotr.dsl import filters
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import Printed

NO: Final = -1
MAYBE: Final = 0
YES: Final = 1


def company(card: Printed, pool: Sequence[Printed]) -> list[list[Printed]]:
    """Returns the cards for each description in a card's text, narrowest description and cheapest cards first."""
    definition = card.definition
    bearer = () if definition.on is None else (definition.on,)
    named = [word for word, _path in words_in((bearer, definition.to_play, definition.abilities), "", Filter)]
    found: list[list[Printed]] = []
    for what in [inner for word in named if isinstance(word, Filter) for inner in descriptions(word)]:
        meant = [other for other in pool if fits_print(what, other) == YES]
        if 0 < len(meant) <= len(pool) // 2 and meant not in found:
            found.append(meant)
    order = sorted([(len(meant), place) for place, meant in enumerate(found)])
    return [cheapest_first(found[place]) for _count, place in order]


def cheapest_first(cards: list[Printed]) -> list[Printed]:
    """Returns the cards sorted by cost, so that the first ones can be in play at once."""
    order = sorted([(card.cost, card.id, place) for place, card in enumerate(cards)])
    return [cards[place] for _cost, _id, place in order]


def descriptions(what: Filter) -> list[Filter]:
    """Returns a description and the descriptions of other cards inside it, such as bearers or borne cards."""
    found = [what]
    for field in fields(what):
        inner = getattr(what, field.name)
        if isinstance(inner, Filter):
            nested = descriptions(inner)
            found += nested[1:] if isinstance(what, (filters.Both, filters.Either, filters.Except)) else nested
    return found


def fits_print(what: Filter, card: Printed) -> int:
    """Returns YES if a card fits a description, NO if not, and MAYBE where that depends on the state of the game."""
    match what:
        case filters.Both():
            return min(fits_print(what.first, card), fits_print(what.second, card))
        case filters.Either():
            return max(fits_print(what.first, card), fits_print(what.second, card))
        case filters.Except():
            return -fits_print(what.filter, card)
        case filters.Titled():
            return decided(card.title == what.title)
        case filters.OfRace():
            return decided(card.race == what.race)
        case filters.OfCulture():
            return decided(card.culture == what.culture)
        case filters.OfType():
            return decided(card.type in what.types)
        case filters.OfSide():
            return decided(card.side == what.side)
        case filters.WithKeyword():
            return decided(what.keyword in card.keywords)
    return MAYBE


def decided(fits: bool) -> int:
    """Returns YES or NO for a fact that holds for the whole game."""
    return YES if fits else NO
