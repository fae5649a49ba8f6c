"""Effects: what happens to the character that meets a card, stands in a space or is aimed at.

The same words serve cards, spaces and Spells.  An effect is done to one character; `Everyone` widens it.
"""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.talisman.dsl.conditions import Condition
from inglenook.talisman.dsl.terms import ALL


@dataclass(frozen=True, eq=False, repr=False)
class Effect(Word):
    """Something that happens to a character."""


@dataclass(frozen=True, eq=False, repr=False)
class Gain(Effect):
    """Points of Strength or Craft, lives, gold, Spells (if Craft allows) or a Talisman (if one is left)."""

    what: str
    amount: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Lose(Effect):
    """The same, lost.  Strength and Craft never fall below the start value; `ALL` of them means back to it."""

    what: str
    amount: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Heal(Effect):
    """Up to so many lives are healed, never above the starting number; each for a price, if there is one (TR-4f)."""

    most: int = ALL
    price: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class MissTurn(Effect):
    """Turns are lost (TR-15d, TA-21)."""

    turns: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class BecomeToad(Effect):
    """Turned into a toad for three turns (TR-19)."""


@dataclass(frozen=True, eq=False, repr=False)
class Become(Effect):
    """The alignment changes, at most once a turn (TR-7)."""

    alignment: str


@dataclass(frozen=True, eq=False, repr=False)
class GoTo(Effect):
    """Moved to a space at once; encounters take place there as well (TR-13a.2)."""

    space: str


@dataclass(frozen=True, eq=False, repr=False)
class GoAnywhere(Effect):
    """Moved to another space of the own region, chosen by the player."""


@dataclass(frozen=True, eq=False, repr=False)
class NextMove(Effect):
    """On the next turn, instead of rolling, the character may move straight to one of these spaces.

    Without spaces: to any space of the outer region.
    """

    spaces: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class NextCrossing(Effect):
    """On the next turn, instead of rolling, the character may step across the river to the opposite space."""


@dataclass(frozen=True, eq=False, repr=False)
class StayUntil(Effect):
    """Held in this space: each later turn one die is rolled for movement, and only these values free the character."""

    values: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class FightBeing(Effect):
    """A being without a card attacks, in combat or in psychic combat (TD-58)."""

    being: str
    strength: int = 0
    craft: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Entry(Word):
    """A line of a table: these results of the dice have these effects."""

    low: int
    high: int
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Roll(Effect):
    """Dice are rolled and the sum looked up; a sum outside the table counts as the nearest line (TA-53)."""

    entries: tuple[Entry, ...]
    dice: int = 1
    occasion: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Choice(Word):
    """One of several things to choose from; open only to those of whom the condition holds."""

    name: str
    effects: tuple[Effect, ...]
    needs: Condition | None = None


@dataclass(frozen=True, eq=False, repr=False)
class ChooseOne(Effect):
    """The player chooses one of several things; with `optional`, or none."""

    choices: tuple[Choice, ...]
    optional: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class ByAlignment(Effect):
    """What happens depends on the character's alignment."""

    good: tuple[Effect, ...] = ()
    neutral: tuple[Effect, ...] = ()
    evil: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class When(Effect):
    """What happens depends on a condition."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class GiveUp(Effect):
    """The player hands over gold, a follower, an object or a magic object: `effects` follow; else `otherwise`.

    With `optional` a player who could may refuse; who cannot, gets `otherwise`.  A follower handed over is discarded;
    where it `dies`, it can be preserved like any other that is about to die.
    """

    what: str
    amount: int = 1
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    optional: bool = True
    dies: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class HandOver(Effect):
    """One of these followers is handed over, if the player wants, and the effects follow (Prince and Princess)."""

    names: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Everyone(Effect):
    """The effects happen to every character, clockwise from the active player: of this region only, or not of these
    alignments."""

    effects: tuple[Effect, ...]
    this_region: bool = False
    except_aligned: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Buy(Effect):
    """Purchase cards may be bought at these prices, as long as there are any; "spell" is a Spell (TR-20).

    With `most`, at most so many on a visit (Sorcerer).
    """

    prices: tuple[tuple[str, int], ...]
    most: int = ALL


@dataclass(frozen=True, eq=False, repr=False)
class SellObjects(Effect):
    """Any number of own objects may be given up for so much gold each."""

    price: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class DrawSpellsToLimit(Effect):
    """Spells are drawn up to the number Craft allows."""


@dataclass(frozen=True, eq=False, repr=False)
class DiscardSpells(Effect):
    """All Spells are discarded."""


@dataclass(frozen=True, eq=False, repr=False)
class LayGoldOn(Effect):
    """All gold is lost and laid on a space (Raiders)."""

    space: str


@dataclass(frozen=True, eq=False, repr=False)
class LeaveObject(Effect):
    """An object stays behind in the space, of the player's choice or a random one; who has none gets `otherwise`."""

    magic: bool = False
    random: bool = False
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class LiftCurse(Effect):
    """A follower that drives the others away leaves, whatever else happens (the Mystic and Cursed by a Hag)."""


@dataclass(frozen=True, eq=False, repr=False)
class TakeCounter(Effect):
    """One of the points lying on the card may be taken; the card is discarded when none is left."""

    what: str


@dataclass(frozen=True, eq=False, repr=False)
class AcceptQuest(Effect):
    """The Warlock gives a quest by the roll of a die (TD-64)."""


@dataclass(frozen=True, eq=False, repr=False)
class Riddle(Effect):
    """Two dice against total Craft: not above it, the first effects; above it, the others (Sphinx)."""

    solved: tuple[Effect, ...]
    failed: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Lessons(Effect):
    """For each price paid, 1 point of Strength or Craft, and one turn is lost (Instructor)."""

    price: int


@dataclass(frozen=True, eq=False, repr=False)
class DiscardCard(Effect):
    """The card that is met leaves the space."""


@dataclass(frozen=True, eq=False, repr=False)
class Wander(Effect):
    """The card that is met moves on clockwise by the roll of a die (Pedlar, Vampire Bats)."""


@dataclass(frozen=True, eq=False, repr=False)
class JoinAsFollower(Effect):
    """The card that is met becomes a follower (Centaur)."""


@dataclass(frozen=True, eq=False, repr=False)
class OneSpaceForAll(Effect):
    """For so many rounds every character moves only one space a turn (Blizzard)."""

    rounds: int


@dataclass(frozen=True, eq=False, repr=False)
class RollForEachFollower(Effect):
    """One die for each follower: on these values it dies (Chasm)."""

    dies_on: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Toll(Effect):
    """Lives by the roll of a die, each of which may be paid with a follower instead (Vampire's Tower)."""

    entries: tuple[tuple[int, int, int], ...]
    """Low, high, lives."""
