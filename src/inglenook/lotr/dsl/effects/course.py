"""Effects on the course of the game: prevention, actions, skirmishes, sites, the Ring."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.filters import ANYTHING, Filter


@dataclass(frozen=True, eq=False, repr=False)
class Prevent(Effect):
    """Effect that prevents the pending event (LR-26.18) or, with `instead`, replaces it by other effects (LR-26.34).

    `one` prevents only one of several burdens: "that burden" (LG-96).  `each` also prevents the discard of all other
    cards that fit a description and are about to be discarded by the same effect (5U60).
    """

    instead: tuple[Effect, ...] = ()
    one: bool = False
    each: Filter | None = None


@dataclass(frozen=True, eq=False, repr=False)
class CancelAction(Effect):
    """Effect that cancels the event or special ability responded to; its costs stay paid (LR-26.10, LR-26.11)."""


@dataclass(frozen=True, eq=False, repr=False)
class ActAgain(Effect):
    """Effect that gives you the next opportunity to act in this phase, too (LR-10.6)."""


@dataclass(frozen=True, eq=False, repr=False)
class EndShadowPhase(Effect):
    """Effect that ends your Shadow phase after this action (LR-14.22)."""


@dataclass(frozen=True, eq=False, repr=False)
class SkipPhase(Effect):
    """Effect that skips the next archery phase of this turn, or a player's next Shadow phase (modelled on LR-14.23).

    No card skips any other phase.
    """

    phase: str
    whose: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class CancelSkirmish(Effect):
    """Effect that ends the current (or only a fierce) skirmish if it involves certain characters (LR-18.18)."""

    involving: Filter
    fierce: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class RemoveFromSkirmish(Effect):
    """Effect that removes characters from the current skirmish if it involves certain others (LR-18.21, LR-18.24)."""

    who: Select
    involving: Filter


@dataclass(frozen=True, eq=False, repr=False)
class CancelAssignments(Effect):
    """Effect that cancels all assigned skirmishes; characters of the skirmish just resolved are free, too (LG-98)."""


@dataclass(frozen=True, eq=False, repr=False)
class Assign(Effect):
    """Effect that assigns a minion to skirmish a companion (LR-17.3)."""

    minion: Select
    companion: Select
    by: str = terms.YOU


# Sites, movement, the Ring.


@dataclass(frozen=True, eq=False, repr=False)
class PlayNextSite(Effect):
    """Effect that makes your own site the fellowship's next one; a site already there returns to its owner (LR-13.20).

    Nothing happens if the site does not fit `what`.  With `number` and `block` the site is that one, next or not
    (2U116).  With a `count` the sites after the next are your own, too (4R304).
    """

    what: Filter = ANYTHING
    remember: str = ""
    number: int = 0
    block: str = ""
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class ReplaceSite(Effect):
    """Effect that replaces an opponent's site, on the path or controlled, by yours of that number (LR-13.20, LG-97).

    The site is any, or that of a number and block; with `here`, the fellowship's site, of any owner.  `new` describes
    your own site.
    """

    number: int = 0
    block: str = ""
    here: bool = False
    new: Filter = ANYTHING


@dataclass(frozen=True, eq=False, repr=False)
class MoveAgain(Effect):
    """Effect that moves the fellowship again, if the move limit allows; its player has no choice (LR-20.17)."""


@dataclass(frozen=True, eq=False, repr=False)
class NoMoreMoves(Effect):
    """Effect that stops the fellowship from moving again this turn."""


@dataclass(frozen=True, eq=False, repr=False)
class TakeControl(Effect):
    """Effect by which you take control of a site (LR-30.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class Liberate(Effect):
    """Effect by which you liberate a site (LR-30.11)."""


@dataclass(frozen=True, eq=False, repr=False)
class WearRing(Effect):
    """Effect that makes the Ring-bearer wear the Ring until the regroup phase, or take it `off` (LR-22.2, LR-22.7)."""

    off: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class MakeRingBearer(Effect):
    """Effect that makes this card the Ring-bearer, with the resistance stated on it (LR-22.20, LG-27)."""
