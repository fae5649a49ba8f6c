"""Filters: descriptions of cards.  Filters combine with `&`, `|` and `~`, and are used wherever a text refers to cards.

"This" is the card with the text, "you" its player.  Filters test cards as they are now, not as printed.
"""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.values import Amount


@dataclass(frozen=True, eq=False, repr=False)
class Filter(Word):
    """A description that a card fits or does not fit."""

    def __and__(self, other: Filter) -> Filter:
        return Both(self, other)

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Except(self)


@dataclass(frozen=True, eq=False, repr=False)
class Both(Filter):
    """Cards that fit both of two descriptions."""

    first: Filter
    second: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Either(Filter):
    """Cards that fit at least one of two descriptions."""

    first: Filter
    second: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Except(Filter):
    """Cards that do not fit a description."""

    filter: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Anything(Filter):
    """Any card."""


@dataclass(frozen=True, eq=False, repr=False)
class OfType(Filter):
    """A card of one of several types; "character" is a companion, an ally or a minion (LR-1.10)."""

    types: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class OfSide(Filter):
    """A Free Peoples card or a Shadow card (LR-1.1)."""

    side: str


@dataclass(frozen=True, eq=False, repr=False)
class OfCulture(Filter):
    """A card of a culture (LR-2.1)."""

    culture: str


@dataclass(frozen=True, eq=False, repr=False)
class OfNamedCulture(Filter):
    """A card of one of the cultures that a player named earlier in the same ability (`NameCultures`)."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class OfTokenCulture(Filter):
    """A card of a culture whose token can be spotted on some card (LR-31.1, LR-27.4)."""


@dataclass(frozen=True, eq=False, repr=False)
class OfCultureOf(Filter):
    """A card of the same culture as another card (LR-2.1)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class OfRace(Filter):
    """A character of a race (LR-1.33)."""

    race: str


@dataclass(frozen=True, eq=False, repr=False)
class OfClass(Filter):
    """An item of a class, or of one of several: a weapon is a hand weapon or a ranged one (LR-11.28)."""

    classes: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Titled(Filter):
    """A card with this title, whatever its subtitle (LR-24.5)."""

    title: str


@dataclass(frozen=True, eq=False, repr=False)
class CopyOf(Filter):
    """A copy of a card: a card with the same title (LR-24.5)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class RaceInPlay(Filter):
    """A character whose race you can spot on another active character (LR-1.33, LR-27.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class WithKeyword(Filter):
    """A card that currently has a keyword, printed or given (LR-29.1)."""

    keyword: str


@dataclass(frozen=True, eq=False, repr=False)
class WithSignet(Filter):
    """A character with a signet (LR-2.8)."""

    signet: str


@dataclass(frozen=True, eq=False, repr=False)
class Unique(Filter):
    """A unique card (LR-1.32)."""


@dataclass(frozen=True, eq=False, repr=False)
class This(Filter):
    """The card with this text."""


@dataclass(frozen=True, eq=False, repr=False)
class Bearer(Filter):
    """The card that bears this one, or bore it when its ability was used, even if discarded as a cost since."""


@dataclass(frozen=True, eq=False, repr=False)
class That(Filter):
    """A card remembered under a name earlier in the same ability, or a card involved in the happening."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class Yours(Filter):
    """A card whose owner is you (LG-56), even in a choice made by another player."""


@dataclass(frozen=True, eq=False, repr=False)
class OfThatPlayer(Filter):
    """A card whose owner is the player that the same ability has named (6R114)."""


@dataclass(frozen=True, eq=False, repr=False)
class RingBearer(Filter):
    """The Ring-bearer (LR-29.14)."""


@dataclass(frozen=True, eq=False, repr=False)
class RingBound(Filter):
    """A Ring-bound companion (LR-29.20 to LR-29.22)."""


@dataclass(frozen=True, eq=False, repr=False)
class Unbound(Filter):
    """A companion that is not Ring-bound (LR-29.21)."""


@dataclass(frozen=True, eq=False, repr=False)
class Exhausted(Filter):
    """A character with exactly one vitality left (LR-3.25)."""


@dataclass(frozen=True, eq=False, repr=False)
class Wounded(Filter):
    """A character with at least one wound (LR-3.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class Roaming(Filter):
    """A minion at a site whose number is lower than its own (LR-14.13)."""


@dataclass(frozen=True, eq=False, repr=False)
class Mounted(Filter):
    """A character that bears a mount (LR-31.4)."""


@dataclass(frozen=True, eq=False, repr=False)
class Bearing(Filter):
    """A card that bears a card of a description, or several."""

    what: Filter
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class BorneBy(Filter):
    """A card borne by a card of a description."""

    whom: Filter


@dataclass(frozen=True, eq=False, repr=False)
class InSupportArea(Filter):
    """A card in a support area: in play, without a bearer, neither a companion nor a minion (LR-11.26)."""


@dataclass(frozen=True, eq=False, repr=False)
class StackedOn(Filter):
    """A card stacked on a card of a description (LR-28.21)."""

    what: Filter


@dataclass(frozen=True, eq=False, repr=False)
class WithStacked(Filter):
    """A card that has a card of a description stacked on it (LR-28.21)."""

    what: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Skirmishing(Filter):
    """A character in the current skirmish against a character of a description (LR-18.24)."""

    whom: Filter


@dataclass(frozen=True, eq=False, repr=False)
class InSkirmish(Filter):
    """A character in the current skirmish (LR-18.24); with `fierce`, in one of the second round (LR-19.1)."""

    fierce: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class AssignedNow(Filter):
    """A character assigned to a skirmish (LR-17.14); with `to`, against a character of a description."""

    to: Filter | None = None


@dataclass(frozen=True, eq=False, repr=False)
class WithFellowship(Filter):
    """A companion, or an ally who takes part, at its home site or by a card's text (LR-23.5, LR-23.7)."""


@dataclass(frozen=True, eq=False, repr=False)
class HomeAt(Filter):
    """An ally whose home is a certain site, by number and block together (LR-23.8)."""

    site: int
    block: str


@dataclass(frozen=True, eq=False, repr=False)
class SiteYouControl(Filter):
    """A site you control (LR-30.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class OnPath(Filter):
    """A site on the adventure path: laid, and not controlled by a player (LR-13.7, LR-30.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class StrengthAtLeast(Filter):
    """A character whose strength is at least a number, such as the strength of another card."""

    strength: Amount


@dataclass(frozen=True, eq=False, repr=False)
class VitalityAtLeast(Filter):
    """A character with at least a certain vitality left: its vitality minus its wounds (LR-3.2)."""

    vitality: int


@dataclass(frozen=True, eq=False, repr=False)
class DefenderAtLeast(Filter):
    """A companion with defender +N, with N at least `number` (LR-29.12)."""

    number: int


@dataclass(frozen=True, eq=False, repr=False)
class ForPhase(Filter):
    """An event with a timing word; an event with several counts for the phase under way (LR-10.14, LR-10.20)."""

    phase: str


COMPANION = OfType((terms.COMPANION_TYPE,))
ALLY = OfType((terms.ALLY_TYPE,))
MINION = OfType((terms.MINION_TYPE,))
CHARACTER = OfType(terms.CHARACTER_TYPES)
POSSESSION = OfType((terms.POSSESSION_TYPE,))
ARTIFACT = OfType((terms.ARTIFACT_TYPE,))
ITEM = OfType(terms.ITEM_TYPES)
EVENT = OfType((terms.EVENT_TYPE,))
CONDITION = OfType((terms.CONDITION_TYPE,))
SITE = OfType((terms.SITE_TYPE,))

FREE_PEOPLES_CARD = OfSide(terms.FREE_PEOPLES)
SHADOW_CARD = OfSide(terms.SHADOW)

DWARVEN = OfCulture("dwarven")
ELVEN = OfCulture("elven")
GANDALF_CULTURE = OfCulture("gandalf")
GOLLUM_CULTURE = OfCulture("gollum")
GONDOR = OfCulture("gondor")
ROHAN = OfCulture("rohan")
SHIRE = OfCulture("shire")
DUNLAND = OfCulture("dunland")
ISENGARD = OfCulture("isengard")
MORIA = OfCulture("moria")
RAIDER = OfCulture("raider")
RINGWRAITH = OfCulture("wraith")
SAURON = OfCulture("sauron")

BALROG = OfRace("balrog")
DWARF = OfRace("dwarf")
ELF = OfRace("elf")
ENT = OfRace("ent")
HOBBIT = OfRace("hobbit")
MAN = OfRace("man")
NAZGUL = OfRace("nazgul")
ORC = OfRace("orc")
TROLL = OfRace("troll")
URUK_HAI = OfRace("uruk-hai")
WIZARD = OfRace("wizard")

HAND_WEAPON = OfClass((terms.HAND_WEAPON_CLASS,))
RANGED_WEAPON = OfClass((terms.RANGED_WEAPON_CLASS,))
WEAPON = OfClass((terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS))
ARMOR = OfClass((terms.ARMOR_CLASS,))
HELM = OfClass((terms.HELM_CLASS,))
SHIELD = OfClass((terms.SHIELD_CLASS,))
MOUNT = OfClass((terms.MOUNT_CLASS,))
PIPE = OfClass((terms.PIPE_CLASS,))

RANGER = WithKeyword("ranger")
VILLAGER = WithKeyword("villager")

THIS = This()
BEARER = Bearer()
YOURS = Yours()
RING_BEARER = RingBearer()
RING_BOUND = RingBound()
UNBOUND = Unbound()
EXHAUSTED = Exhausted()
WOUNDED = Wounded()
ROAMING = Roaming()
MOUNTED = Mounted()
ANYTHING = Anything()
OTHER = Except(This())
"""Any card except the one with this text."""
