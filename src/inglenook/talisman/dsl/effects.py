"""Effects on the character that meets a card, stands in a space or is the target of a Spell.

Cards, spaces and Spells share these classes.  An effect applies to one character; `Everyone` widens it.
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
    """Gives points of Strength or Craft, lives, gold, Spells (if Craft allows) or a Talisman (if one is left)."""

    what: str
    amount: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Lose(Effect):
    """Takes Strength, Craft, lives or gold; Strength and Craft stop at the start value, which `ALL` leaves."""

    what: str
    amount: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Heal(Effect):
    """Heals up to this many lives, never above the starting number; each for a price, if there is one (TR-4f)."""

    most: int = ALL
    price: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class MissTurn(Effect):
    """Makes the character miss turns (TR-15d, TA-21)."""

    turns: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class BecomeToad(Effect):
    """Turns the character into a toad for three turns (TR-19)."""


@dataclass(frozen=True, eq=False, repr=False)
class Become(Effect):
    """Changes the alignment, at most once a turn (TR-7)."""

    alignment: str


@dataclass(frozen=True, eq=False, repr=False)
class GoTo(Effect):
    """Moves the character to a space at once; encounters take place there as well (TR-13a.2)."""

    space: str


@dataclass(frozen=True, eq=False, repr=False)
class GoAnywhere(Effect):
    """Moves the character to another space of its region, chosen by the player."""


@dataclass(frozen=True, eq=False, repr=False)
class NextMove(Effect):
    """Lets the character move straight to one of these spaces on the next turn, instead of rolling.

    Without spaces, any space of the outer region may be chosen.
    """

    spaces: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class NextCrossing(Effect):
    """Lets the character step across the river to the opposite space on the next turn, instead of rolling."""


@dataclass(frozen=True, eq=False, repr=False)
class StayUntil(Effect):
    """Holds the character in this space: each later turn a movement die is rolled, and only these values free it."""

    values: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class FightBeing(Effect):
    """Makes a being without a card attack, in combat or in psychic combat (TD-58)."""

    being: str
    strength: int = 0
    craft: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Entry(Word):
    """A line of a roll table: the effects of these results of the dice."""

    low: int
    high: int
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Roll(Effect):
    """Rolls dice and looks up the sum; a sum outside the table counts as the nearest line (TA-53)."""

    entries: tuple[Entry, ...]
    dice: int = 1
    occasion: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Choice(Word):
    """One of several options of a choice, open only to characters for whom the condition holds."""

    name: str
    effects: tuple[Effect, ...]
    needs: Condition | None = None


@dataclass(frozen=True, eq=False, repr=False)
class ChooseOne(Effect):
    """Lets the player choose one of several options; with `optional`, also none."""

    choices: tuple[Choice, ...]
    optional: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class ByAlignment(Effect):
    """Applies effects that depend on the character's alignment."""

    good: tuple[Effect, ...] = ()
    neutral: tuple[Effect, ...] = ()
    evil: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class When(Effect):
    """Applies effects that depend on a condition."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class GiveUp(Effect):
    """Makes the player hand over gold, a follower, an object or a magic object: `effects` follow; else `otherwise`.

    With `optional`, a player who could hand it over may refuse; a player who cannot gets `otherwise`.  A follower
    handed over is discarded; with `dies`, it can be preserved like any other that is about to die.
    """

    what: str
    amount: int = 1
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    optional: bool = True
    dies: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class HandOver(Effect):
    """Lets the player hand over one of these followers, after which the effects follow (Prince and Princess)."""

    names: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Everyone(Effect):
    """Applies the effects to every character, clockwise from the active player, optionally only in this region or not
    to characters of these alignments.
    """

    effects: tuple[Effect, ...]
    this_region: bool = False
    except_aligned: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Buy(Effect):
    """Sells purchase cards at these prices, as long as there are any; "spell" is a Spell (TR-20).

    With `most`, it sells at most that many on a visit (Sorcerer).
    """

    prices: tuple[tuple[str, int], ...]
    most: int = ALL


@dataclass(frozen=True, eq=False, repr=False)
class SellObjects(Effect):
    """Lets the player give up any number of own objects for this much gold each."""

    price: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class DrawSpellsToLimit(Effect):
    """Draws Spells up to the number that Craft allows."""


@dataclass(frozen=True, eq=False, repr=False)
class DiscardSpells(Effect):
    """Discards all Spells of the character."""


@dataclass(frozen=True, eq=False, repr=False)
class LayGoldOn(Effect):
    """Takes all gold of the character and lays it on a space (Raiders)."""

    space: str


@dataclass(frozen=True, eq=False, repr=False)
class LeaveObject(Effect):
    """Leaves an object in the space, chosen by the player or at random; a character without one gets `otherwise`."""

    magic: bool = False
    random: bool = False
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class LiftCurse(Effect):
    """Removes a follower that drives the others away, whatever else happens (the Mystic and Cursed by a Hag)."""


@dataclass(frozen=True, eq=False, repr=False)
class TakeCounter(Effect):
    """Lets the player take one of the points on the card, which is discarded when none is left."""

    what: str


@dataclass(frozen=True, eq=False, repr=False)
class AcceptQuest(Effect):
    """Gives the character a quest of the Warlock by the roll of a die (TD-64)."""


@dataclass(frozen=True, eq=False, repr=False)
class Riddle(Effect):
    """Rolls two dice against total Craft: `solved` happens up to that total, `failed` above it (Sphinx)."""

    solved: tuple[Effect, ...]
    failed: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Lessons(Effect):
    """Gives 1 point of Strength or Craft and costs one turn for each price paid (Instructor)."""

    price: int


@dataclass(frozen=True, eq=False, repr=False)
class DiscardCard(Effect):
    """Discards the card that is met."""


@dataclass(frozen=True, eq=False, repr=False)
class Wander(Effect):
    """Moves the card that is met on clockwise by the roll of a die (Pedlar, Vampire Bats)."""


@dataclass(frozen=True, eq=False, repr=False)
class JoinAsFollower(Effect):
    """Turns the card that is met into a follower (Centaur)."""


@dataclass(frozen=True, eq=False, repr=False)
class OneSpaceForAll(Effect):
    """Limits every character to one space a turn for this many rounds (Blizzard)."""

    rounds: int


@dataclass(frozen=True, eq=False, repr=False)
class RollForEachFollower(Effect):
    """Rolls one die for each follower, which dies on these values (Chasm)."""

    dies_on: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Toll(Effect):
    """Takes lives by the roll of a die, each of which may be paid with a follower instead (Vampire's Tower)."""

    entries: tuple[tuple[int, int, int], ...]
    """Lines of the roll table: lowest value, highest value, lives."""
