"""The card faces: what is printed on each card, and what follows from that.

The faces are constant, computed once.  A card on the table holds its face, so that the rules need no lookup by id.
"""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.talisman.ability_kinds import IS_RAFT, KINDS, Kind
from inglenook.talisman.component_index import CARDS, SPELLS
from inglenook.talisman.dsl.abilities import Ability
from inglenook.talisman.dsl.terms import ORDER_NUMBER

A = TypeVar("A", bound=Ability)


class Face:
    """The printed facts of a card of any deck."""

    __slots__ = ("id", "number", "card", "spell", "kinds", "order", "forbidden_to", "fleeting")

    def __init__(self, id: str, number: int) -> None:
        card = CARDS.get(id)
        self.id: Final = id
        self.number: Final = number
        """Position in the list of all faces, in order of their ids."""
        self.card: Final = card
        """The face as an Adventure or purchase card."""
        self.spell: Final = SPELLS.get(id)
        """The face as a Spell."""
        self.kinds: Final = KINDS.get(id, 0)
        """The kinds of abilities on the card, as bits."""
        self.order: Final = 0 if card is None else ORDER_NUMBER[card.kind]
        """Order number in which the card is met (TR-15c); 0 for a Spell, which has none."""
        self.forbidden_to: Final[tuple[str, ...]] = () if card is None else card.forbidden_to
        """The alignments that may not hold the card."""
        self.fleeting: Final = card is None or self.has(IS_RAFT)
        """Whether the card does not stay where it lies: rafts leave with the turn (TD-68), Spells when they end."""

    def has(self, kind: Kind[A]) -> bool:
        """Whether the card has an ability of this kind."""
        return self.kinds & kind.bit != 0


FACES: Final = [Face(id, number) for number, id in enumerate(sorted([*CARDS, *SPELLS]))]
FACE_OF: Final = {face.id: face for face in FACES}
"""Card faces by id."""

NUMBER_OF_CARDS: Final = sum([card.count for card in CARDS.values()]) + sum([spell.count for spell in SPELLS.values()])
"""Number of cards on every table."""
