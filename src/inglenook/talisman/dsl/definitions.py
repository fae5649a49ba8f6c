"""The printed components: Adventure cards, Spells, characters, purchase cards, spaces."""

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

    `certainty` is that of the least certain fact on it: a better source corrects it here and nowhere else.
    """

    id: str
    kind: str
    count: int = 1
    subtype: str = ""
    strength: int = 0
    craft: int = 0
    abilities: tuple[Ability, ...] = ()
    """What it gives its holder, as an object or follower."""
    effects: tuple[Effect, ...] = ()
    """What happens to whoever meets it, as an event, stranger or place; after a fight that an enemy survives."""
    on_defeat: tuple[Effect, ...] = ()
    """What an enemy does to a character it has beaten, besides the lost life."""
    instead_of_life: tuple[Effect, ...] = ()
    """What the beaten character loses instead of a life (Harpy, Vampire)."""
    must: bool = False
    """A stranger or place that acts by itself; the others may be visited or not (TA-20)."""
    being: bool = False
    """An event that is a being, and can be evaded (TA-41)."""
    placed_by_roll: tuple[str, ...] = ()
    """First of all moved to the space rolled on a die (TR-15a)."""
    forbidden_to: tuple[str, ...] = ()
    """Alignments that may not hold it."""
    counters: int = 0
    """Points lying on it when it is turned up."""
    leaves_after: bool = False
    """Discarded once it has served somebody."""
    gold: int = 0
    """Gold it turns into when taken (TD-6)."""
    special: str = ""
    """An enemy that fights in a way of its own: "one-by-one", "weaker-side", "mirror", "bandit", "lich"."""
    certainty: str = HIGH

    @property
    def name(self) -> str:
        """The last part of the id, as other components name it."""
        return self.id.partition(":")[2]


@dataclass(frozen=True, eq=False, repr=False)
class SpellDefinition(Word):
    """A Spell: when it may be cast, on what, and what it does."""

    id: str
    count: int
    times: tuple[str, ...]
    target: str
    """Of "none", "self", "character", "other", "enemy", "card", "space", "spell", "drawn-enemy"."""
    does: str
    """Which of the effects of Spells, in `rules.spells`; "effects": just those listed, to its target."""
    effects: tuple[Effect, ...] = ()
    amount: int = 1
    """How many: cards looked at, turns taken, rounds it lies in a space."""
    certainty: str = HIGH

    @property
    def name(self) -> str:
        """The last part of the id."""
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
    """Purchase cards it starts with, by the last part of their ids."""
    gold: int = 1
    lives: int = 4
    abilities: tuple[Ability, ...] = ()
    certainty: str = HIGH

    @property
    def name(self) -> str:
        """The last part of the id."""
        return self.id.partition(":")[2]


@dataclass(frozen=True, eq=False, repr=False)
class SpaceDefinition(Word):
    """A space of the board: its neighbours, how many cards it wants, and its printed instruction."""

    id: str
    name: str
    """What it is called; several spaces may be called the same ("woods")."""
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
