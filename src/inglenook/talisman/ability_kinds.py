"""The ability kinds that the rules ask for, each with the cards and characters that have it, computed once.

Access through these names is fast; by its DSL class an ability would have to be looked up each time.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from inglenook.talisman.component_index import CARDS, CHARACTERS, ON_CARD, ON_CHARACTER
from inglenook.talisman.dsl import abilities as words

A = TypeVar("A", bound=words.Ability)


class Kind(Generic[A]):
    """A kind of ability: the cards and the characters that have it, and the bit that stands for it."""

    __slots__ = ("bit", "cards", "characters")

    def __init__(self, bit: int, cards: dict[str, list[A]], characters: dict[str, list[A]]) -> None:
        self.bit: Final = bit
        self.cards: Final = cards
        self.characters: Final = characters


ALL_KINDS: Final[list[Kind[words.Ability]]] = []


def kind(word: type[A]) -> Kind[A]:
    """Creates the kind for an ability class of the DSL."""
    cards = cast("dict[str, list[A]]", ON_CARD.get(word, {}))
    found = Kind(1 << len(ALL_KINDS), cards, cast("dict[str, list[A]]", ON_CHARACTER.get(word, {})))
    ALL_KINDS.append(cast("Kind[words.Ability]", found))
    return found


ADDS: Final = kind(words.Adds)
WEAPON: Final = kind(words.Weapon)
ARMOUR: Final = kind(words.Armour)
ADDS_CRAFT_IN_BATTLE: Final = kind(words.AddsCraftInBattle)
TRAINS_FOLLOWERS: Final = kind(words.TrainsFollowers)
TWO_DICE_IN_BATTLE: Final = kind(words.TwoDiceInBattle)
TWO_WEAPONS: Final = kind(words.TwoWeapons)
MAY_NOT_USE: Final = kind(words.MayNotUse)
HIRED_STRENGTH: Final = kind(words.HiredStrength)
ONE_TURN_STRENGTH: Final = kind(words.OneTurnStrength)
ROLL_BEFORE_FIGHT: Final = kind(words.RollBeforeFight)
FIGHTS_INSTEAD: Final = kind(words.FightsInstead)
CARRIES: Final = kind(words.Carries)
BUILDS_RAFTS: Final = kind(words.BuildsRafts)
ALWAYS_HAS_SPELL: Final = kind(words.AlwaysHasSpell)
WARDS_OFF_SPELLS: Final = kind(words.WardsOffSpells)
SEES_SPELLS: Final = kind(words.SeesSpells)
DRAWS_SPELLS_IN: Final = kind(words.DrawsSpellsIn)
EVADES: Final = kind(words.Evades)
NEED_NOT_ROLL: Final = kind(words.NeedNotRoll)
UNHARMED: Final = kind(words.Unharmed)
UNAFFECTED: Final = kind(words.Unaffected)
ADDS_TO_ROLL: Final = kind(words.AddsToRoll)
FEWER_DICE: Final = kind(words.FewerDice)
MOVES_BETWEEN: Final = kind(words.MovesBetween)
TWO_DICE_FOR_MOVEMENT: Final = kind(words.TwoDiceForMovement)
RESTS_ON: Final = kind(words.RestsOn)
CROSSES_ON: Final = kind(words.CrossesOn)
ONE_SPACE_A_TURN: Final = kind(words.OneSpaceATurn)
ROLLS_AGAIN: Final = kind(words.RollsAgain)
CHANGES_ALIGNMENT: Final = kind(words.ChangesAlignment)
LOOKS_AT_TOP_CARD: Final = kind(words.LooksAtTopCard)
DRAWS_ONE_MORE: Final = kind(words.DrawsOneMore)
FREE_PURCHASE: Final = kind(words.FreePurchase)
SELLS_OBJECTS: Final = kind(words.SellsObjects)
NOT_ATTACKED_BY: Final = kind(words.NotAttackedBy)
CHARMS: Final = kind(words.Charms)
RECRUITS: Final = kind(words.Recruits)
RAISES_DEAD: Final = kind(words.RaisesDead)
DESTROYS_SPIRITS: Final = kind(words.DestroysSpirits)
KEEPS_SPIRITS: Final = kind(words.KeepsSpirits)
DRIVES_OFF: Final = kind(words.DrivesOff)
PSYCHIC_ATTACK: Final = kind(words.PsychicAttack)
STRIKES_UNSEEN: Final = kind(words.StrikesUnseen)
TAKES_WON_LIFE: Final = kind(words.TakesWonLife)
MAY_NOT_ATTACK: Final = kind(words.MayNotAttack)
TAKES: Final = kind(words.Takes)
SWAPS_OBJECTS: Final = kind(words.SwapsObjects)
PLAYS_PIPES: Final = kind(words.PlaysPipes)
DRIVES_FOLLOWERS_AWAY: Final = kind(words.DrivesFollowersAway)
IS_RAFT: Final = kind(words.IsRaft)
JOINS_FOR: Final = kind(words.JoinsFor)
MUST_BE_TAKEN: Final = kind(words.MustBeTaken)
OPENS_VALLEY_OF_FIRE: Final = kind(words.OpensValleyOfFire)


def bits_on(id: str) -> int:
    """Returns the kinds of abilities of a card or a character, as bits."""
    return sum([one.bit for one in ALL_KINDS if id in one.cards or id in one.characters])


KINDS: Final = {id: bits_on(id) for id in [*CARDS, *CHARACTERS]}
"""Ability kinds, as bits, of every card and character; most have few, so that one look rules out all others."""
