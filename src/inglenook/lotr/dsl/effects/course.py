"""Effects on the course of the game: what is about to happen, actions, skirmishes, sites, the Ring."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.filters import ANYTHING, Filter


@dataclass(frozen=True, eq=False, repr=False)
class Prevent(Effect):
    """What was about to happen does not (LR-26.18).  With `instead`, that happens in its place (LR-26.34).

    `one` prevents but one of several burdens: "that burden" (LG-96).
    `each` prevents it for all other cards of a description, too, which the same effect is about to discard (5U60).
    """

    instead: tuple[Effect, ...] = ()
    one: bool = False
    each: Filter | None = None


@dataclass(frozen=True, eq=False, repr=False)
class CancelAction(Effect):
    """The event or special ability responded to has no effect; what was paid stays paid (LR-26.10, LR-26.11)."""


@dataclass(frozen=True, eq=False, repr=False)
class ActAgain(Effect):
    """You have the next opportunity to act in this phase, too (LR-10.6)."""


@dataclass(frozen=True, eq=False, repr=False)
class EndShadowPhase(Effect):
    """Your Shadow phase ends after this action (LR-14.22)."""


@dataclass(frozen=True, eq=False, repr=False)
class SkipPhase(Effect):
    """The next archery phase of this turn, or the next Shadow phase of a player, is not held (LR-14.23 is the model).

    No card skips another phase.
    """

    phase: str
    whose: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class CancelSkirmish(Effect):
    """The skirmish, perhaps only a fierce one, ends at once if it involves such a character (LR-18.18)."""

    involving: Filter
    fierce: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class RemoveFromSkirmish(Effect):
    """Characters leave the skirmish under way, if it involves one of this description (LR-18.21, LR-18.24)."""

    who: Select
    involving: Filter


@dataclass(frozen=True, eq=False, repr=False)
class CancelAssignments(Effect):
    """No skirmish that was assigned is fought any more; who fought in the one that is over is free, too (LG-98)."""


@dataclass(frozen=True, eq=False, repr=False)
class Assign(Effect):
    """A minion is assigned to skirmish a companion (LR-17.3)."""

    minion: Select
    companion: Select
    by: str = terms.YOU


# Sites, movement, the Ring.


@dataclass(frozen=True, eq=False, repr=False)
class PlayNextSite(Effect):
    """Your own site becomes the fellowship's next one; a site that lies there goes back to its owner (LR-13.20).

    Nothing happens if it is not of the description.  With a number and block it is that site, next or not (2U116).
    With a `count` the sites after it are your own, too (4R304).
    """

    what: Filter = ANYTHING
    remember: str = ""
    number: int = 0
    block: str = ""
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class ReplaceSite(Effect):
    """An opponent's site on the path, or a controlled one, gives way to your own of the same number (LR-13.20, LG-97).

    Any of them, or that of a number and block; with `here` the fellowship's site, whose ever it is.
    `new` says what your own site has to be.
    """

    number: int = 0
    block: str = ""
    here: bool = False
    new: Filter = ANYTHING


@dataclass(frozen=True, eq=False, repr=False)
class MoveAgain(Effect):
    """The fellowship moves again in this turn, if the move limit allows: its player does not choose (LR-20.17)."""


@dataclass(frozen=True, eq=False, repr=False)
class NoMoreMoves(Effect):
    """The fellowship cannot move again this turn."""


@dataclass(frozen=True, eq=False, repr=False)
class TakeControl(Effect):
    """You take control of a site (LR-30.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class Liberate(Effect):
    """You liberate a site (LR-30.11)."""


@dataclass(frozen=True, eq=False, repr=False)
class WearRing(Effect):
    """The Ring-bearer puts on The One Ring, until the regroup phase, or takes it `off` (LR-22.2, LR-22.7)."""

    off: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class MakeRingBearer(Effect):
    """This card becomes the Ring-bearer, with the resistance it states (LR-22.20, LG-27)."""
