"""Effects that move cards from one zone to another."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from inglenook.lotr.dsl.values import Amount


@dataclass(frozen=True, eq=False, repr=False)
class Discard(Effect):
    """Effect that discards cards in play or stacked cards (LR-28.1); `bearer` is a name to remember their bearer by."""

    who: Select
    by: str = terms.YOU
    bearer: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class DiscardFromHand(Effect):
    """Effect that discards cards from a hand, chosen by the hand's owner or at random (LR-28.2).

    A count of `ALL` is the whole hand.  `among` names cards that were revealed before; then you choose from those.  The
    number of discarded cards is remembered under the same name as the cards.
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
    """Effect that discards cards from the top, or the bottom, of a draw deck."""

    count: Amount = 1
    whose: str = terms.YOU
    bottom: bool = False
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Draw(Effect):
    """Effect that draws cards (LR-11.12)."""

    count: Amount = 1
    who: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class Reconcile(Effect):
    """Effect that reconciles your hand, as at the end of the regroup phase (LR-20.4 to LR-20.7)."""


@dataclass(frozen=True, eq=False, repr=False)
class PlayCard(Effect):
    """Effect that plays a card, at its usual costs and requirements unless stated otherwise (LR-28.10, LR-28.13).

    `on` narrows the possible bearers.  With `free`, the Free Peoples player adds no twilight for the card.  With
    `exhausted`, a character has only one vitality left from the first moment on (LR-3.25).  An event can be played only
    in the phase of its timing word (LR-10.14).
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
    """Effect that moves cards from a zone of yours to your hand, discard pile or draw deck.

    Cards go beneath a draw deck, on top, or are shuffled into it.

    Cards in play, of any player, go back to their owner's hand.  Cards on them are discarded (LR-28.8) or, `with_all`,
    go back to their owners' hands, too.

    Cards in play that go into the draw deck take along the cards stacked on them (4R54); the total number is
    remembered, too.

    `among` names cards that were seen before, in any player's deck or hand; then you choose from those.  `whose` is for
    another player who moves cards of that player.
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
    """Effect that looks at a hand, by you alone, or reveals it to all players (LR-28.14, LR-28.15).

    `at_random` is the number of random cards to see instead of all.  `least` is the minimum size of a hand that can be
    chosen.
    """

    whose: str = terms.AN_OPPONENT
    to_all: bool = False
    at_random: Amount = 0
    remember: str = ""
    least: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class RevealFromHand(Effect):
    """Effect that reveals cards you choose from your hand; they stay there (LR-28.15)."""

    what: Select


@dataclass(frozen=True, eq=False, repr=False)
class SeeDeck(Effect):
    """Effect that looks at or reveals cards of a draw deck; the cards stay there (LR-28.14 to LR-28.16).

    Without `to_all` only you see the cards.  The cards are the top `count`, or the bottom ones.  With `until`,
    cards are seen one after another until one fits that description.
    """

    count: Amount = 1
    whose: str = terms.YOU
    to_all: bool = True
    bottom: bool = False
    until: Filter | None = None
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Stack(Effect):
    """Effect that stacks cards on another card; stacked cards are not in play (LR-28.21, LR-28.23).

    From the draw deck the top cards are stacked, or the cards that were seen before.
    """

    what: Select
    on: Select
    source: str = terms.PLAY


@dataclass(frozen=True, eq=False, repr=False)
class Transfer(Effect):
    """Effect that moves a card in play to another bearer, or to its owner's support area, at no cost (LR-12.11).

    `zones` can restrict the card to your support area, or take it from a pile of yours; the card is then not played.
    `limit` bounds the copies on one bearer.
    """

    what: Select
    to: Select | None = None
    zones: tuple[str, ...] = (terms.PLAY,)
    limit: int = 0
