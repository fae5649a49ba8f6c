"""Abilities: what a character, an object or a follower lets its player do, as long as it works.

The rules look for the words they know: whoever moves asks for those about movement, combat for those about combat.
A word with the same name on a character and on an object means the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.talisman.dsl.terms import ALL, CRAFT, STRENGTH


@dataclass(frozen=True, eq=False, repr=False)
class Ability(Word):
    """Something its owner can do, or must put up with."""


# Strength and Craft.


@dataclass(frozen=True, eq=False, repr=False)
class Adds(Ability):
    """Points that count into the total, always (TR-1f.1, TR-2e)."""

    strength: int = 0
    craft: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Weapon(Ability):
    """Points in combat only, one weapon at a time (TR-16d.2, TA-47); another number against one kind of enemy."""

    strength: int
    against: str = ""
    strength_against: int = 0
    drinks_life: bool = False
    """When it wins and the loser loses a life, its owner gains one (Runesword)."""


@dataclass(frozen=True, eq=False, repr=False)
class Armour(Ability):
    """Rolled when a life is about to be lost in combat: this value or more saves it (TR-16d.6, TD-17)."""

    saves_from: int


@dataclass(frozen=True, eq=False, repr=False)
class AddsCraftInBattle(Ability):
    """Total Craft is added to Strength in combat (Monk)."""


@dataclass(frozen=True, eq=False, repr=False)
class TrainsFollowers(Ability):
    """Each follower that does not add Strength adds 1 in combat (Gladiator)."""


@dataclass(frozen=True, eq=False, repr=False)
class TwoDiceInBattle(Ability):
    """Two dice in combat, the higher counts (Warrior)."""


@dataclass(frozen=True, eq=False, repr=False)
class TwoWeapons(Ability):
    """Two weapons at once (Warrior)."""


@dataclass(frozen=True, eq=False, repr=False)
class MayNotUse(Ability):
    """Weapons, armour or magic objects (other than a Talisman) are of no use to it."""

    what: tuple[str, ...]
    """Of "weapon", "armour", "magic-object"."""


@dataclass(frozen=True, eq=False, repr=False)
class HiredStrength(Ability):
    """For 1 gold, once a turn, so much Strength in combat until the end of the turn (Mercenary)."""

    strength: int
    price: int


@dataclass(frozen=True, eq=False, repr=False)
class OneTurnStrength(Ability):
    """Once: so much Strength until the end of the turn; then the card is discarded (Potion)."""

    strength: int


@dataclass(frozen=True, eq=False, repr=False)
class RollBeforeFight(Ability):
    """Before a fight its owner may roll a die for what it does (Ancient Artefact)."""


@dataclass(frozen=True, eq=False, repr=False)
class FightsInstead(Ability):
    """May fight a combat in its owner's place with this Strength; it dies if it loses (Champion)."""

    strength: int


# Carrying.


@dataclass(frozen=True, eq=False, repr=False)
class Carries(Ability):
    """More objects may be held; ALL: any number (Mule).  Such a bearer, if an object, does not count itself (TD-47)."""

    more: int = ALL
    sealed: bool = False
    """Neither it nor what it holds can be taken by others, and its contents are lost with it (Bag of Carrying)."""


@dataclass(frozen=True, eq=False, repr=False)
class OpensValleyOfFire(Ability):
    """A Talisman (TR-11f.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class BuildsRafts(Ability):
    """An axe (TR-11o)."""


@dataclass(frozen=True, eq=False, repr=False)
class IsRaft(Ability):
    """A raft: not carried, but a state of whoever gets it (TD-36)."""


# Spells.


@dataclass(frozen=True, eq=False, repr=False)
class AlwaysHasSpell(Ability):
    """Draws a Spell whenever it has none; `beyond_limit` (the Wand): even if Craft does not allow it (TD-59)."""

    beyond_limit: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class WardsOffSpells(Ability):
    """Casts no Spells and is affected by none, the Command Spell excepted (Amulet, TD-54)."""


@dataclass(frozen=True, eq=False, repr=False)
class SeesSpells(Ability):
    """Knows the Spells of the others (Prophetess)."""


@dataclass(frozen=True, eq=False, repr=False)
class DrawsSpellsIn(Ability):
    """Ending a move in such a space, draws Spells up to the limit (Druid)."""

    spaces: tuple[str, ...]


# Moving and spaces.


@dataclass(frozen=True, eq=False, repr=False)
class Evades(Ability):
    """May evade creatures and characters in spaces of these names (TR-18)."""

    spaces: tuple[str, ...]
    characters_only: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class NeedNotRoll(Ability):
    """Need not roll in these spaces; who rolls accepts the outcome."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Unharmed(Ability):
    """Loses no life by the instructions of these spaces."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Unaffected(Ability):
    """These cards have no effect on it (by the last part of their ids)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class AddsToRoll(Ability):
    """May add to (or also subtract from) the die rolled on an occasion."""

    occasion: str
    amount: int = 1
    or_subtract: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class FewerDice(Ability):
    """Fewer dice at the Portal of Power with Craft, and in the Mines."""

    portal_with_craft: int = 1
    mines: int = 2


@dataclass(frozen=True, eq=False, repr=False)
class MovesBetween(Ability):
    """Starting a turn in a space of this name, may move to another one of the same region instead of rolling (Elf)."""

    space: str


@dataclass(frozen=True, eq=False, repr=False)
class TwoDiceForMovement(Ability):
    """Two dice for movement, either may be used (Amazon)."""


@dataclass(frozen=True, eq=False, repr=False)
class RestsOn(Ability):
    """On this movement roll, may stay and heal a life instead; the turn ends (Troll)."""

    roll: int


@dataclass(frozen=True, eq=False, repr=False)
class CrossesOn(Ability):
    """On this movement roll, may cross the river to the opposite space instead (Winged Boots)."""

    roll: int


@dataclass(frozen=True, eq=False, repr=False)
class OneSpaceATurn(Ability):
    """Its owner moves only one space a turn; gone when the river is crossed (Poltergeist)."""


@dataclass(frozen=True, eq=False, repr=False)
class RollsAgain(Ability):
    """Once in each own turn, may roll a die just rolled again (Halfling)."""


@dataclass(frozen=True, eq=False, repr=False)
class ChangesAlignment(Ability):
    """May change its own alignment (Druid)."""


@dataclass(frozen=True, eq=False, repr=False)
class LooksAtTopCard(Ability):
    """At the start of its turn, may look at the top Adventure card (Philosopher)."""


@dataclass(frozen=True, eq=False, repr=False)
class DrawsOneMore(Ability):
    """May draw one Adventure card more than required and discard one of them (Prophetess, Orb of Knowledge)."""


@dataclass(frozen=True, eq=False, repr=False)
class FreePurchase(Ability):
    """May take a purchase card free in these spaces and at these cards (Thief)."""

    places: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class SellsObjects(Ability):
    """May sell objects for 1 gold each in these spaces and at these cards (Merchant), or anywhere (Alchemist: none
    named)."""

    places: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class ServedFree(Ability):
    """The royal doctor of the Castle heals without pay, and may be handed over there for gold (Prince, Princess)."""

    gold: int


# Enemies and spirits.


@dataclass(frozen=True, eq=False, repr=False)
class NotAttackedBy(Ability):
    """Such enemies do not attack it (kinds, or cards by the last part of their ids); it counts as evaded (TD-63)."""

    kinds: tuple[str, ...]
    may_attack: bool = True


@dataclass(frozen=True, eq=False, repr=False)
class Charms(Ability):
    """Instead of fighting, a die higher than its Strength or Craft makes such an enemy a follower that adds it."""

    kind: str
    attribute: str = STRENGTH


@dataclass(frozen=True, eq=False, repr=False)
class Recruits(Ability):
    """Such an enemy may become a follower without a roll, to be discarded in a combat for its Strength (Hobgoblin)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class RaisesDead(Ability):
    """A killed enemy may be raised as a follower that adds its Strength once and is then discarded (Ghoul)."""


@dataclass(frozen=True, eq=False, repr=False)
class DestroysSpirits(Ability):
    """May destroy a spirit without a fight (Priest, Cross); it is no trophy."""

    draws_spell: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class KeepsSpirits(Ability):
    """Keeps killed spirits, 7 points of Craft for 1 Craft (Knight)."""


@dataclass(frozen=True, eq=False, repr=False)
class DrivesOff(Ability):
    """May be discarded to drive off one enemy about to be met (Centaur)."""


# Other characters.


@dataclass(frozen=True, eq=False, repr=False)
class PsychicAttack(Ability):
    """May attack a character in psychic combat (TR-16a.3); `defending`: may make an attack on itself psychic."""

    attacking: bool = True
    defending: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class StrikesUnseen(Ability):
    """Attacking, may leave the victim without a die (Assassin)."""


@dataclass(frozen=True, eq=False, repr=False)
class TakesWonLife(Ability):
    """A life won from a character in psychic combat is gained (Ghoul)."""


@dataclass(frozen=True, eq=False, repr=False)
class MayNotAttack(Ability):
    """May not start an attack on characters of this alignment, except at the Crown of Command."""

    alignment: str


@dataclass(frozen=True, eq=False, repr=False)
class Takes(Ability):
    """Instead of attacking a character in the same space, takes something of its own choice.

    `what`: of gold, object, follower.  `from_roll`: by the alignment of the victim, good, neutral and evil, the least
    roll that succeeds (0: no roll).  `only` or `never`: followers by the last part of their ids.
    """

    name: str
    what: tuple[str, ...]
    from_roll: tuple[int, int, int] = (0, 0, 0)
    only: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class SwapsObjects(Ability):
    """Instead of attacking, swaps one object (not a Talisman) for one of the other's (Merchant)."""


@dataclass(frozen=True, eq=False, repr=False)
class PlaysPipes(Ability):
    """Instead of attacking, this roll or more makes the other miss a turn (Satyr)."""

    from_roll: int


# Followers that come by themselves.


@dataclass(frozen=True, eq=False, repr=False)
class MustBeTaken(Ability):
    """Taken whether one wants it or not, and not given up (Cursed by a Hag, Poltergeist)."""


@dataclass(frozen=True, eq=False, repr=False)
class JoinsFor(Ability):
    """Taken only for so much gold (Mercenary, Porter)."""

    gold: int


@dataclass(frozen=True, eq=False, repr=False)
class DrivesFollowersAway(Ability):
    """All other followers leave and none may be held, until the Mystic is visited (Cursed by a Hag)."""


PORTAL_ATTRIBUTES = (STRENGTH, CRAFT)
