"""Abilities: what a character, an object or a follower lets its player do, as long as it works.

Each part of the rules looks for the abilities it knows: movement for those about movement, combat for those about
combat.  An ability class means the same on a character and on an object.
"""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.talisman.dsl.terms import ALL, CRAFT, STRENGTH


@dataclass(frozen=True, eq=False, repr=False)
class Ability(Word):
    """Something that its owner can do or must put up with."""


# Strength and Craft.


@dataclass(frozen=True, eq=False, repr=False)
class Adds(Ability):
    """Adds points to total Strength or Craft, always (TR-1f.1, TR-2e)."""

    strength: int = 0
    craft: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Weapon(Ability):
    """Adds Strength in combat only, one weapon at a time (TR-16d.2, TA-47); another number against one enemy kind."""

    strength: int
    against: str = ""
    strength_against: int = 0
    drinks_life: bool = False
    """Whether the owner gains a life when the loser of a won fight loses one (Runesword)."""


@dataclass(frozen=True, eq=False, repr=False)
class Armour(Ability):
    """Saves a life about to be lost in combat on a roll of this value or more (TR-16d.6, TD-17)."""

    saves_from: int


@dataclass(frozen=True, eq=False, repr=False)
class AddsCraftInBattle(Ability):
    """Adds total Craft to Strength in combat (Monk)."""


@dataclass(frozen=True, eq=False, repr=False)
class TrainsFollowers(Ability):
    """Makes each follower that does not add Strength add 1 in combat (Gladiator)."""


@dataclass(frozen=True, eq=False, repr=False)
class TwoDiceInBattle(Ability):
    """Rolls two dice in combat, of which the higher counts (Warrior)."""


@dataclass(frozen=True, eq=False, repr=False)
class TwoWeapons(Ability):
    """Uses two weapons at once (Warrior)."""


@dataclass(frozen=True, eq=False, repr=False)
class MayNotUse(Ability):
    """Makes weapons, armour or magic objects (other than a Talisman) useless to the character."""

    what: tuple[str, ...]
    """Kinds of useless objects: "weapon", "armour" or "magic-object"."""


@dataclass(frozen=True, eq=False, repr=False)
class HiredStrength(Ability):
    """Adds this Strength in combat until the end of the turn, once a turn for 1 gold (Mercenary)."""

    strength: int
    price: int


@dataclass(frozen=True, eq=False, repr=False)
class OneTurnStrength(Ability):
    """Adds this Strength once, until the end of the turn; then the card is discarded (Potion)."""

    strength: int


@dataclass(frozen=True, eq=False, repr=False)
class RollBeforeFight(Ability):
    """Lets its owner roll a die before a fight for its effect (Ancient Artefact)."""


@dataclass(frozen=True, eq=False, repr=False)
class FightsInstead(Ability):
    """May fight a combat in its owner's place with this Strength; the follower dies if it loses (Champion)."""

    strength: int


# Carrying.


@dataclass(frozen=True, eq=False, repr=False)
class Carries(Ability):
    """Lets its owner hold more objects (`ALL`: any number, as the Mule); carrying objects do not count (TD-47)."""

    more: int = ALL
    sealed: bool = False
    """Whether others can take neither the card nor its contents, which are lost with it (Bag of Carrying)."""


@dataclass(frozen=True, eq=False, repr=False)
class OpensValleyOfFire(Ability):
    """Opens the Valley of Fire, as a Talisman (TR-11f.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class BuildsRafts(Ability):
    """Builds rafts, as an axe (TR-11o)."""


@dataclass(frozen=True, eq=False, repr=False)
class IsRaft(Ability):
    """Marks a raft, which is not carried but is a state of the character that gets it (TD-36)."""


# Spells.


@dataclass(frozen=True, eq=False, repr=False)
class AlwaysHasSpell(Ability):
    """Draws a Spell whenever its owner has none; `beyond_limit` (Wand): even if Craft does not allow it (TD-59)."""

    beyond_limit: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class WardsOffSpells(Ability):
    """Keeps its owner from casting Spells and from being affected by any but the Command Spell (Amulet, TD-54)."""


@dataclass(frozen=True, eq=False, repr=False)
class SeesSpells(Ability):
    """Shows its owner the Spells of the other players (Prophetess)."""


@dataclass(frozen=True, eq=False, repr=False)
class DrawsSpellsIn(Ability):
    """Draws Spells up to the limit when its owner ends a move in one of these spaces (Druid)."""

    spaces: tuple[str, ...]


# Moving and spaces.


@dataclass(frozen=True, eq=False, repr=False)
class Evades(Ability):
    """Lets its owner evade creatures and characters in spaces of these names (TR-18)."""

    spaces: tuple[str, ...]
    characters_only: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class NeedNotRoll(Ability):
    """Lets its owner skip the roll in these spaces; an owner who rolls accepts the outcome."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Unharmed(Ability):
    """Protects its owner from losing lives by the instructions of these spaces."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Unaffected(Ability):
    """Makes its owner immune to these cards (by the last part of their ids)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class AddsToRoll(Ability):
    """Lets its owner add to (or also subtract from) the die rolled on an occasion."""

    occasion: str
    amount: int = 1
    or_subtract: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class FewerDice(Ability):
    """Needs fewer dice at the Portal of Power with Craft, and in the Mines."""

    portal_with_craft: int = 1
    mines: int = 2


@dataclass(frozen=True, eq=False, repr=False)
class MovesBetween(Ability):
    """Lets its owner move from a space of this name to another in the same region instead of rolling (Elf)."""

    space: str


@dataclass(frozen=True, eq=False, repr=False)
class TwoDiceForMovement(Ability):
    """Rolls two dice for movement, of which either may be used (Amazon)."""


@dataclass(frozen=True, eq=False, repr=False)
class RestsOn(Ability):
    """Lets its owner stay and heal a life on this movement roll; the turn ends (Troll)."""

    roll: int


@dataclass(frozen=True, eq=False, repr=False)
class CrossesOn(Ability):
    """Lets its owner cross the river to the opposite space on this movement roll (Winged Boots)."""

    roll: int


@dataclass(frozen=True, eq=False, repr=False)
class OneSpaceATurn(Ability):
    """Limits its owner to one space a turn; the card goes when the river is crossed (Poltergeist)."""


@dataclass(frozen=True, eq=False, repr=False)
class RollsAgain(Ability):
    """Lets its owner roll a die again, once in each own turn (Halfling)."""


@dataclass(frozen=True, eq=False, repr=False)
class ChangesAlignment(Ability):
    """Lets its owner change alignment (Druid)."""


@dataclass(frozen=True, eq=False, repr=False)
class LooksAtTopCard(Ability):
    """Lets its owner look at the top Adventure card at the start of the turn (Philosopher)."""


@dataclass(frozen=True, eq=False, repr=False)
class DrawsOneMore(Ability):
    """Lets its owner draw one Adventure card more than required and discard one (Prophetess, Orb of Knowledge)."""


@dataclass(frozen=True, eq=False, repr=False)
class FreePurchase(Ability):
    """Lets its owner take a purchase card free in these spaces and at these cards (Thief)."""

    places: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class SellsObjects(Ability):
    """Lets its owner sell objects for 1 gold each in these spaces and at these cards (Merchant), or anywhere if none is
    named (Alchemist).
    """

    places: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class ServedFree(Ability):
    """Gets free healing from the Castle's royal doctor, and may be handed over there for gold (Prince, Princess)."""

    gold: int


# Enemies and spirits.


@dataclass(frozen=True, eq=False, repr=False)
class NotAttackedBy(Ability):
    """Keeps enemies of these kinds (or cards, by the last part of their ids) from attacking, as if evaded (TD-63)."""

    kinds: tuple[str, ...]
    may_attack: bool = True


@dataclass(frozen=True, eq=False, repr=False)
class Charms(Ability):
    """Turns an enemy of this kind into a follower that adds its Strength or Craft, on a die higher than that value."""

    kind: str
    attribute: str = STRENGTH


@dataclass(frozen=True, eq=False, repr=False)
class Recruits(Ability):
    """Makes these enemies followers without a roll, each to be discarded in a combat for its Strength (Hobgoblin)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class RaisesDead(Ability):
    """Raises a killed enemy as a follower that adds its Strength once and is then discarded (Ghoul)."""


@dataclass(frozen=True, eq=False, repr=False)
class DestroysSpirits(Ability):
    """Destroys a spirit without a fight, if its owner wants (Priest, Cross); the spirit is no trophy."""

    draws_spell: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class KeepsSpirits(Ability):
    """Keeps killed spirits and trades 7 points of their Craft for 1 Craft (Knight)."""


@dataclass(frozen=True, eq=False, repr=False)
class DrivesOff(Ability):
    """May be discarded to drive off one enemy about to be met (Centaur)."""


# Other characters.


@dataclass(frozen=True, eq=False, repr=False)
class PsychicAttack(Ability):
    """May attack a character in psychic combat (TR-16a.3); `defending`: may make an attack on its owner psychic."""

    attacking: bool = True
    defending: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class StrikesUnseen(Ability):
    """Lets an attacker deny the victim a die (Assassin)."""


@dataclass(frozen=True, eq=False, repr=False)
class TakesWonLife(Ability):
    """Gains a life that its owner wins from a character in psychic combat (Ghoul)."""


@dataclass(frozen=True, eq=False, repr=False)
class MayNotAttack(Ability):
    """Forbids attacks on characters of this alignment, except at the Crown of Command."""

    alignment: str


@dataclass(frozen=True, eq=False, repr=False)
class Takes(Ability):
    """Takes something of its owner's choice from a character in the same space, instead of attacking.

    `what`: kinds to choose from: gold, object, follower.  `from_roll`: the least roll that succeeds against a good,
    neutral and evil victim (0: no roll).  `only` or `never`: followers by the last part of their ids.
    """

    name: str
    what: tuple[str, ...]
    from_roll: tuple[int, int, int] = (0, 0, 0)
    only: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class SwapsObjects(Ability):
    """Swaps one object (not a Talisman) for an object of another character, instead of attacking (Merchant)."""


@dataclass(frozen=True, eq=False, repr=False)
class PlaysPipes(Ability):
    """Makes another character miss a turn on this roll or more, instead of attacking (Satyr)."""

    from_roll: int


# Followers that come by themselves.


@dataclass(frozen=True, eq=False, repr=False)
class MustBeTaken(Ability):
    """Must be taken and cannot be given up (Cursed by a Hag, Poltergeist)."""


@dataclass(frozen=True, eq=False, repr=False)
class JoinsFor(Ability):
    """Joins only for this much gold (Mercenary, Porter)."""

    gold: int


@dataclass(frozen=True, eq=False, repr=False)
class DrivesFollowersAway(Ability):
    """Drives all other followers away and keeps new ones off until the Mystic is visited (Cursed by a Hag)."""


PORTAL_ATTRIBUTES = (STRENGTH, CRAFT)
