"""Effects that bring cards from one zone to another."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from inglenook.lotr.dsl.values import Amount


@dataclass(frozen=True, eq=False, repr=False)
class Discard(Effect):
    """Cards in play, or stacked ones, are discarded (LR-28.1); who bore them is remembered as the `bearer`."""

    who: Select
    by: str = terms.YOU
    bearer: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class DiscardFromHand(Effect):
    """Cards of a hand are discarded, chosen by their owner or at random (LR-28.2).

    A count of `ALL` is the whole hand.  `among` names cards that were revealed before: then you choose from those.
    What is remembered is remembered as a number, too: how many were discarded.
    """

    count: Amount = 1
    what: Filter = ANYTHING
    whose: str = terms.YOU
    at_random: bool = False
    remember: str = ""
    up_to: bool = False
    among: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class DiscardFromDeck(Effect):
    """The top cards of a draw deck are discarded, or those at the bottom."""

    count: Amount = 1
    whose: str = terms.YOU
    bottom: bool = False
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Draw(Effect):
    """Cards are drawn (LR-11.12)."""

    count: Amount = 1
    who: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class Reconcile(Effect):
    """You reconcile your hand, as at the end of the regroup phase (LR-20.4 to LR-20.7)."""


@dataclass(frozen=True, eq=False, repr=False)
class PlayCard(Effect):
    """A card is played by this effect, at its usual costs and requirements unless told otherwise (LR-28.10, LR-28.13).

    `on` narrows who may bear it.  `free`: its player, of the Free Peoples, adds no twilight for it.
    `exhausted`: a character has only one vitality left from the first moment on (LR-3.25).
    An event is played if this is the phase of its timing word (LR-10.14).
    """

    what: Filter
    zones: tuple[str, ...] = (terms.HAND,)
    discount: Amount = 0
    on: Filter | None = None
    remember: str = ""
    free: bool = False
    exhausted: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class MoveCards(Effect):
    """Cards go from a zone of yours to your hand, discard pile or draw deck: beneath, on top, or shuffled into it.

    Cards in play, of any player, go back to their owner's hand; what lies on them is discarded (LR-28.8), or `with_all`
    goes back to their owners' hands, too.
    Into the draw deck they take the cards along that are stacked on them (4R54); how many all are is remembered, too.
    `among` names cards that were seen before, in whose deck or hand ever: then you choose from those.
    `whose` is for another player who does it, with cards of that player.
    """

    what: Filter
    source: str
    to: str
    count: Amount = 1
    up_to: bool = False
    remember: str = ""
    among: str = ""
    whose: str = terms.YOU
    with_all: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class SeeHand(Effect):
    """A hand is looked at by you alone, or revealed to all (LR-28.14, LR-28.15); `at_random`: so many cards of it.

    `least`: only a hand of at least so many cards can be chosen.
    """

    whose: str = terms.AN_OPPONENT
    to_all: bool = False
    at_random: Amount = 0
    remember: str = ""
    least: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class RevealFromHand(Effect):
    """You reveal cards of your hand that you choose; they stay there (LR-28.15)."""

    what: Select


@dataclass(frozen=True, eq=False, repr=False)
class SeeDeck(Effect):
    """Cards of a draw deck are looked at by you alone, or revealed to all; they stay there (LR-28.14 to LR-28.16).

    So many from the top, or from the bottom; with `until`, one after another until there is one of that description.
    """

    count: Amount = 1
    whose: str = terms.YOU
    to_all: bool = True
    bottom: bool = False
    until: Filter | None = None
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Stack(Effect):
    """Cards are stacked on another; they are then not in play (LR-28.21, LR-28.23).

    Out of the draw deck they are its top cards, unless they were seen before.
    """

    what: Select
    on: Select
    source: str = terms.PLAY


@dataclass(frozen=True, eq=False, repr=False)
class Transfer(Effect):
    """A card in play goes to another bearer, or without one to its owner's support area, at no cost (LR-12.11).

    `zones` may narrow it to your support area, or take it from a pile of yours; it is not played then.
    `limit` bounds how many copies one bearer may have.
    """

    what: Select
    to: Select | None = None
    zones: tuple[str, ...] = (terms.PLAY,)
    limit: int = 0
