"""Effects: the verbs of cards.  One list serves as costs, as effects and as prices.

A cost must be payable in full before the action may be used (LR-26.16); an effect does what can be done (LR-26.20).
Whoever performs an effect picks its targets: `by` says who that is, where it is not you.
"""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.words import terms
from inglenook.lotr.words.amounts import Cultures
from inglenook.lotr.words.conditions import Condition
from inglenook.lotr.words.filters import ANYTHING, Filter
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.values import Amount, Value
from inglenook.lotr.words.word import Word

ALL = -1
"""As a count: every card of the description."""


@dataclass(frozen=True, eq=False, repr=False)
class Select(Word):
    """Which cards: so many of a description, chosen by whoever performs the effect, and remembered under a name.

    Up to `ALL` of them is any number: the X of a cost; how many they are is remembered, too.
    """

    what: Filter
    count: Amount = 1
    up_to: bool = False
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Effect(Word):
    """Something that is done."""


# The characters and their tokens.


@dataclass(frozen=True, eq=False, repr=False)
class Spot(Effect):
    """Such cards must be in play, or so many burdens, wounds, tokens; with `x`, the player names how many, from 0 up.

    What is named can be bounded, by a number or by the cultures that these cards have (LR-27.1, LR-27.3).
    Where cards are remembered, the player says which of them are spotted.
    """

    what: Filter | Value
    count: int = 1
    x: str = ""
    limit: int | Cultures = 0
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Exert(Effect):
    """Characters exert, each so many times (LR-3.22); with `x`, one does as often as you say (LG-64)."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU
    x: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Exhaust(Effect):
    """Characters exert as often as they can (LR-3.28)."""

    who: Select


@dataclass(frozen=True, eq=False, repr=False)
class Wound(Effect):
    """Characters are wounded, each so many times, one wound after another (LR-3.3, LR-3.4)."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class Heal(Effect):
    """Wounds are removed, one at a time (LR-3.7); if `up_to`, the player says how many of these times."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU
    up_to: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Burden(Effect):
    """Burdens are added to the Ring-bearer, or removed (LR-22.5); if `up_to`, you say how many of these go."""

    amount: Amount
    up_to: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class TwilightTokens(Effect):
    """Tokens are added to the twilight pool, or removed (LR-4.8); with `x`, you say how many are added, up to these.

    `total` bounds what repeated use of this card adds or removes in one phase: "(limit {4})" (LR-26.37).
    """

    amount: Amount
    x: str = ""
    total: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Token(Effect):
    """Culture tokens are put on a card, or removed from it (LR-31.1); without a culture, those of any."""

    culture: str
    amount: Amount
    on: Select


# Numbers and permissions for a time.


@dataclass(frozen=True, eq=False, repr=False)
class Modify(Effect):
    """Cards get modifiers for a time; only cards in play when it resolves (LR-26.36).

    Without `who` the modifier is one of the whole table: an archery total, the move limit, the Shadow numbers.
    `total` bounds the sum of what repeated use of this ability adds in one phase: "(limit +3)" (LR-26.37).
    """

    modifiers: tuple[Modifier, ...]
    who: Select | None = None
    until: str = terms.THIS_PHASE
    total: int = 0


# Cards between zones.


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


# Choices and other players.


@dataclass(frozen=True, eq=False, repr=False)
class ChooseCard(Effect):
    """A card is chosen for what follows, where something else has to be said of it before it is done (1R167)."""

    what: Select


@dataclass(frozen=True, eq=False, repr=False)
class Choose(Effect):
    """One of several effects, one that can be done in full if there is one (LR-26.21, LG-63)."""

    options: tuple[tuple[Effect, ...], ...]
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class May(Effect):
    """A player may do it, or not; with costs, only who can pay them is asked, and they are paid first (LR-26.16)."""

    effects: tuple[Effect, ...]
    by: str = terms.YOU
    costs: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Unless(Effect):
    """It happens unless a player pays a price; the offer comes before targets are chosen (LG-73).

    Where the owner of a card is the payer, that card, which it is `about`, is chosen first.
    """

    payer: str
    price: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    about: Select | None = None


@dataclass(frozen=True, eq=False, repr=False)
class NameCultures(Effect):
    """A player names so many different cultures, whether or not they are in the game (LR-2.1).

    They are known to the rest of the same action; no card asks for them later.
    """

    count: int
    remember: str
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class When(Effect):
    """One thing is done if a condition holds, another if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Repeat(Effect):
    """Effects are done so many times, each time with targets of its own: "for each" (LR-3.6).

    With `until_stopped`, as often as you like after the first time, up to that number, and only while it can be done;
    up to `ALL` is without a limit (5R41).
    """

    times: Amount
    effects: tuple[Effect, ...]
    until_stopped: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Later(Effect):
    """Effects that follow if something happens in time, each time it does: "if that minion loses this skirmish".

    Until then is known what was remembered before (LR-10.13, LR-26.36).  If `optional`, you may leave them (LR-26.3).
    `once` is for what can happen again in that time, and is answered the first time only (6R44).
    """

    on: Happening
    effects: tuple[Effect, ...]
    until: str = terms.THIS_PHASE
    optional: bool = False
    once: bool = False


# What is about to happen, actions, skirmishes.


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
