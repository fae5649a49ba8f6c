"""Definition classes for the printed components: Adventure cards, Spells, characters, purchase cards, spaces."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.talisman.dsl.abilities import Ability
from inglenook.talisman.dsl.effects import Effect
from inglenook.talisman.dsl.terms import NEUTRAL

HIGH = "high"
MEDIUM = "medium"
LOW = "low"


@dataclass(frozen=True, eq=False, repr=False)
class CardDefinition(Word):
    """A card that can lie in a space or be held.

    `certainty` is the certainty of the least certain fact on the card.
    """

    id: str
    kind: str
    count: int = 1
    subtype: str = ""
    strength: int = 0
    craft: int = 0
    abilities: tuple[Ability, ...] = ()
    """Abilities that the card gives its holder, as an object or follower."""
    effects: tuple[Effect, ...] = ()
    """Effects on a character that meets the event, stranger or place; of an enemy, after a fight that it survives."""
    on_defeat: tuple[Effect, ...] = ()
    """Effects of an enemy on a character it has beaten, besides the lost life."""
    instead_of_life: tuple[Effect, ...] = ()
    """Effects on a beaten character that replace the loss of a life (Harpy, Vampire)."""
    must: bool = False
    """Whether a stranger or place acts by itself; the others may be visited or not (TA-20)."""
    being: bool = False
    """Whether an event is a being, and can be evaded (TA-41)."""
    placed_by_roll: tuple[str, ...] = ()
    """Spaces among which a die decides where the card moves first of all (TR-15a)."""
    forbidden_to: tuple[str, ...] = ()
    """Alignments that may not hold the card."""
    counters: int = 0
    """Points on the card when it is turned up."""
    leaves_after: bool = False
    """Whether the card is discarded once a character has used it."""
    gold: int = 0
    """Gold that the card turns into when taken (TD-6)."""
    special: str = ""
    """An enemy's own way of fighting: "one-by-one", "weaker-side", "mirror", "bandit" or "lich"."""
    certainty: str = HIGH

    @property
    def name(self) -> str:
        """The last part of the id, by which other components name the card."""
        return self.id.partition(":")[2]


@dataclass(frozen=True, eq=False, repr=False)
class SpellDefinition(Word):
    """A Spell: when it may be cast, on which target, and with what effect."""

    id: str
    count: int
    times: tuple[str, ...]
    target: str
    """Kind of target: "none", "self", "character", "other", "enemy", "card", "space", "spell" or "drawn-enemy"."""
    does: str
    """The Spell effect in `rules.spells` to carry out; "effects" applies just the listed effects to the target."""
    effects: tuple[Effect, ...] = ()
    amount: int = 1
    """Number of cards looked at, turns taken, or rounds that the Spell lies in a space."""
    certainty: str = HIGH

    @property
    def name(self) -> str:
        """The last part of the Spell's id."""
        return self.id.partition(":")[2]


@dataclass(frozen=True, eq=False, repr=False)
class CharacterDefinition(Word):
    """A character: its start values, its alignment, its start space and its abilities."""

    id: str
    strength: int
    craft: int
    alignment: str = NEUTRAL
    start: str = ""
    spells: int = 0
    objects: tuple[str, ...] = ()
    """Purchase cards that the character starts with, by the last part of their ids."""
    gold: int = 1
    lives: int = 4
    abilities: tuple[Ability, ...] = ()
    certainty: str = HIGH

    @property
    def name(self) -> str:
        """The last part of the character's id."""
        return self.id.partition(":")[2]


@dataclass(frozen=True, eq=False, repr=False)
class SpaceDefinition(Word):
    """A space of the board: its neighbours, the number of cards to draw, and its printed instruction."""

    id: str
    name: str
    """Printed name, which several spaces may share ("woods")."""
    region: str
    clockwise: str = ""
    anticlockwise: str = ""
    opposite: tuple[str, ...] = ()
    """The spaces across the river, where a raft lands."""
    draw: int = 0
    effects: tuple[Effect, ...] = ()
    optional: bool = False
    enemy_die_bonus: int = 0
    grid: tuple[int, int] = (0, 0)
    certainty: str = HIGH
