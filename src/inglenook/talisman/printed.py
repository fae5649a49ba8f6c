"""The printed components as the rules look them up: by id, and by the words that stand on them.

They are facts, computed once.  What a compiled module names as final the others find at once; `components` is not
compiled, so its names would be looked up each time.
"""

from __future__ import annotations

from typing import Final

from inglenook.talisman import components
from inglenook.talisman.words.abilities import Ability, Carries, IsRaft, JoinsFor, MustBeTaken, OpensValleyOfFire
from inglenook.talisman.words.terms import ORDER_NUMBER

CARDS: Final = components.CARDS
SPELLS: Final = components.SPELLS
CHARACTERS: Final = components.CHARACTERS

Printed = dict[str, list[Ability]]
"""The abilities of one kind, by the ids of what they stand on."""


def by_kind(printed: dict[str, tuple[Ability, ...]]) -> dict[type[Ability], Printed]:
    """Abilities sorted by their words, so that the rules find those they look for at once."""
    found: dict[type[Ability], Printed] = {}
    for id, abilities in printed.items():
        for ability in abilities:
            found.setdefault(type(ability), {}).setdefault(id, []).append(ability)
    return found


class Where:
    """Where abilities of one kind are printed: on which cards, and on which characters."""

    __slots__ = ("cards", "characters", "bit")

    def __init__(self, cards: Printed, characters: Printed, bit: int) -> None:
        self.cards: Final = cards
        self.characters: Final = characters
        self.bit: Final = bit
        """What stands for the kind in `KINDS`."""


ON_CARD: Final = by_kind({id: card.abilities for id, card in CARDS.items()})
ON_CHARACTER: Final = by_kind({id: character.abilities for id, character in CHARACTERS.items()})
NONE: Final[list[Ability]] = []
PRINTED: Final = {
    kind: Where(ON_CARD.get(kind, {}), ON_CHARACTER.get(kind, {}), 1 << place)
    for place, kind in enumerate({**ON_CARD, **ON_CHARACTER})
}


def kinds_on(id: str) -> int:
    """The kinds of abilities that stand on a card or a character, as bits."""
    return sum([where.bit for where in PRINTED.values() if id in where.cards or id in where.characters])


KINDS: Final = {id: kinds_on(id) for id in [*CARDS, *CHARACTERS]}
"""For each of them: most have few, so that one look tells of all that they do not have."""

BEARING: Final = PRINTED[Carries].bit
TALISMANS: Final = ON_CARD[OpensValleyOfFire]
BEARERS: Final = ON_CARD[Carries]
RAFTS: Final = ON_CARD[IsRaft]
FLEETING: Final = {**RAFTS, **SPELLS}
"""What does not stay in a space where it lies: rafts leave with the turn (TD-68), Spells when they are over."""
FORCED: Final = ON_CARD[MustBeTaken]
HIRED: Final = ON_CARD[JoinsFor]

FORBIDDEN_TO: Final = {id: card.forbidden_to for id, card in CARDS.items() if card.forbidden_to}
"""The alignments that may not hold a card, of the cards for which there are any."""

ORDER: Final = {id: ORDER_NUMBER[card.kind] for id, card in CARDS.items()}
"""The order numbers of the cards (TR-15c)."""
