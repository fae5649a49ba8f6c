"""The faces of the cards: what is printed on each, and what follows from that.

They are facts, computed once.  A card on the table has its face, so that the rules find at once what they would else
have to look up by its id each time.
"""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.talisman.ability_kinds import IS_RAFT, KINDS, Kind
from inglenook.talisman.component_index import CARDS, SPELLS
from inglenook.talisman.dsl.abilities import Ability
from inglenook.talisman.dsl.terms import ORDER_NUMBER

A = TypeVar("A", bound=Ability)


class Face:
    """What is printed on a card of any deck."""

    __slots__ = ("id", "number", "card", "spell", "kinds", "order", "forbidden_to", "fleeting")

    def __init__(self, id: str, number: int) -> None:
        card = CARDS.get(id)
        self.id: Final = id
        self.number: Final = number
        """Its place in the list of all, which is in the order of their ids."""
        self.card: Final = card
        """As an Adventure or purchase card."""
        self.spell: Final = SPELLS.get(id)
        """As a Spell."""
        self.kinds: Final = KINDS.get(id, 0)
        """The kinds of abilities that stand on it, as bits."""
        self.order: Final = 0 if card is None else ORDER_NUMBER[card.kind]
        """The number by which it is met (TR-15c); 0 of a Spell, which has none."""
        self.forbidden_to: Final[tuple[str, ...]] = () if card is None else card.forbidden_to
        """The alignments that may not hold it."""
        self.fleeting: Final = card is None or self.has(IS_RAFT)
        """Whether it does not stay where it lies: rafts leave with the turn (TD-68), Spells when they are over."""

    def has(self, kind: Kind[A]) -> bool:
        """Whether such an ability stands on it."""
        return self.kinds & kind.bit != 0


FACES: Final = [Face(id, number) for number, id in enumerate(sorted([*CARDS, *SPELLS]))]
FACE_OF: Final = {face.id: face for face in FACES}
"""The faces by their ids."""

NUMBER_OF_CARDS: Final = sum([card.count for card in CARDS.values()]) + sum([spell.count for spell in SPELLS.values()])
"""How many cards there are on every table."""
