"""Filters: which cards are meant.  They combine with `&`, `|` and `~`, and serve everywhere a card is named.

"This" is the card that says it, "you" its player.  What a filter reads is the card as it is now, not as printed.
"""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.values import Amount


@dataclass(frozen=True, eq=False, repr=False)
class Filter(Word):
    """A description that a card fits or not."""

    def __and__(self, other: Filter) -> Filter:
        return Both(self, other)

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Except(self)


@dataclass(frozen=True, eq=False, repr=False)
class Both(Filter):
    """Fits both descriptions."""

    first: Filter
    second: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Either(Filter):
    """Fits at least one of two descriptions."""

    first: Filter
    second: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Except(Filter):
    """Does not fit the description."""

    filter: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Anything(Filter):
    """Any card."""


@dataclass(frozen=True, eq=False, repr=False)
class OfType(Filter):
    """A card type, or one of several: "character" is a companion, an ally or a minion (LR-1.10)."""

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
    """A card of one of the cultures that a player has named earlier in the same ability (`NameCultures`)."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class OfTokenCulture(Filter):
    """A card of a culture of which a token can be spotted on some card (LR-31.1, LR-27.4)."""


@dataclass(frozen=True, eq=False, repr=False)
class OfCultureOf(Filter):
    """A card of the same culture as the card meant (LR-2.1)."""

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
    """A copy of the card meant: one with the same title (LR-24.5)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class RaceInPlay(Filter):
    """A character whose race you can spot: another active one is of it (LR-1.33, LR-27.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class WithKeyword(Filter):
    """A card that has a keyword now, printed or given (LR-29.1)."""

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
    """The card that says it."""


@dataclass(frozen=True, eq=False, repr=False)
class Bearer(Filter):
    """The card that bears this one, or bore it when its ability was used: it may have been discarded as a cost."""


@dataclass(frozen=True, eq=False, repr=False)
class That(Filter):
    """A card remembered under a name earlier in the same ability, or taking part in the happening."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class Yours(Filter):
    """A card whose owner is you (LG-56), also in what another player may do."""


@dataclass(frozen=True, eq=False, repr=False)
class OfThatPlayer(Filter):
    """A card whose owner is the player whom the same ability has named (6R114)."""


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
    """Exactly one vitality left (LR-3.25)."""


@dataclass(frozen=True, eq=False, repr=False)
class Wounded(Filter):
    """At least one wound (LR-3.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class Roaming(Filter):
    """A minion at a site whose number is lower than its own (LR-14.13)."""


@dataclass(frozen=True, eq=False, repr=False)
class Mounted(Filter):
    """Bears a mount (LR-31.4)."""


@dataclass(frozen=True, eq=False, repr=False)
class Bearing(Filter):
    """Bears a card of this description, or so many."""

    what: Filter
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class BorneBy(Filter):
    """Is borne by a card of this description."""

    whom: Filter


@dataclass(frozen=True, eq=False, repr=False)
class InSupportArea(Filter):
    """Lies in a support area: in play, borne by nobody, neither a companion nor a minion (LR-11.26)."""


@dataclass(frozen=True, eq=False, repr=False)
class StackedOn(Filter):
    """Is stacked on a card of this description (LR-28.21)."""

    what: Filter


@dataclass(frozen=True, eq=False, repr=False)
class WithStacked(Filter):
    """Has a card of this description stacked on it (LR-28.21)."""

    what: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Skirmishing(Filter):
    """Is in the skirmish under way, against a character of this description (LR-18.24)."""

    whom: Filter


@dataclass(frozen=True, eq=False, repr=False)
class InSkirmish(Filter):
    """Takes part in the skirmish under way (LR-18.24); `fierce`: in one of the second round (LR-19.1)."""

    fierce: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class AssignedNow(Filter):
    """Is assigned to a skirmish (LR-17.14); with `to`, against a character of this description."""

    to: Filter | None = None


@dataclass(frozen=True, eq=False, repr=False)
class WithFellowship(Filter):
    """A companion, or an ally who takes part: at home where the fellowship is, or let by a card (LR-23.5, LR-23.7)."""


@dataclass(frozen=True, eq=False, repr=False)
class HomeAt(Filter):
    """An ally whose home is this site, number and block together (LR-23.8)."""

    site: int
    block: str


@dataclass(frozen=True, eq=False, repr=False)
class SiteYouControl(Filter):
    """A site you control (LR-30.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class OnPath(Filter):
    """A site on the adventure path: laid, and controlled by nobody (LR-13.7, LR-30.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class StrengthAtLeast(Filter):
    """A character whose strength is at least this, which may be that of another card."""

    strength: Amount


@dataclass(frozen=True, eq=False, repr=False)
class VitalityAtLeast(Filter):
    """A character that has at least this vitality left: its vitality less its wounds (LR-3.2)."""

    vitality: int


@dataclass(frozen=True, eq=False, repr=False)
class DefenderAtLeast(Filter):
    """A companion that has defender +N, with at least this N (LR-29.12)."""

    number: int


@dataclass(frozen=True, eq=False, repr=False)
class ForPhase(Filter):
    """An event with this timing word; one that has several is one of the phase under way (LR-10.14, LR-10.20)."""

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
"""Any card but the one that says it."""
