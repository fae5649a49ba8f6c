"""Events and their response windows: players can answer what is about to happen and what has just happened.

Every change that others can see goes through `perform`.  A window collects responses anew after every response,
because one response can make another applicable: putting on the Ring answers a wound, and the worn Ring then replaces
that same wound.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import (
    ASIDES_OF_NOBODY,
    NOTHING,
    RESPOND,
    RESPONSE,
    Decision,
    Option,
    Seat,
    Thing,
    pass_option,
)
from inglenook.kernel.errors import TooDeep
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import AGAIN, Ask, choose_one
from inglenook.kernel.table import Table

T = TypeVar("T", bound=Table)

DEEPEST: Final = 100
"""Nesting depth of events above which the rules count as looping."""


class Reaction(Generic[T]):
    """An ability of a card that answers an event or a result.

    A required reaction applies once to each event.  An optional one as often as it still applies and can be paid for,
    unless it is marked `once`.  `card` and `ability` identify the reaction, so nothing has to be marked on the card.
    """

    def __init__(self, seat: Seat, card: Thing, ability: int = 0, required: bool = False, once: bool = False) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.ability: Final = ability
        self.required: Final = required
        self.once: Final = once or required

    @abstractmethod
    async def resolve(self, table: T) -> None:
        """Pays for the response and carries it out."""
        raise AssertionError("every response does something")

    def option(self) -> Option:
        """Returns the option that offers this reaction."""
        return Option(RESPOND, self.card, amount=self.ability)


class Occasion(Generic[T]):
    """An event about to happen or a result of one, which players can answer."""

    def responses(self, table: T) -> list[Reaction[T]]:
        """Returns the reactions of all seats that may or must answer this occasion now."""
        return []

    def prompt(self, table: T) -> Message:
        """Returns the question for the seats that may answer: it says what has happened or is about to."""
        raise AssertionError("what can be answered has a question")

    def about(self) -> Thing:
        """Returns the thing this occasion happens to, if any: it tells apart occasions that can be answered alike."""
        return NOTHING

    def passing(self) -> Option:
        """Returns the option of not answering this occasion."""
        return pass_option("option-respond-not")

    def may_hide_response(self, table: T, seat: Seat) -> bool:
        """Whether the opponents must reckon with an answer by this seat from cards they cannot see.

        Such a seat is asked even if it can only pass: not asking would reveal what it does not hold (KR-7).
        """
        return False

    def asides(self) -> str:
        """Returns which seats may do an aside during this window (KR-11); the window then collects responses anew."""
        return ASIDES_OF_NOBODY

    async def settle_aside(self, table: T) -> None:
        """Makes the checks that the rules require after an aside."""

    async def settle(self, table: T) -> None:
        """Makes the checks that the rules require after everything that happens (death, corruption, limits)."""


Answerable = TypeVar("Answerable", bound=Occasion[Any])


class Event(Occasion[T]):
    """An event about to happen.  A response may void it, change its values, or perform another event instead."""

    def __init__(self) -> None:
        self.void = False

    def is_possible(self, table: T) -> bool:
        """Whether the event can still happen after all responses: its target may be gone."""
        return True

    @abstractmethod
    def happen(self, table: T) -> list[Result[T]]:
        """Carries out the event by calling atoms; returns a result for each fact that can be answered."""
        raise AssertionError("every event happens in its own way")


class Result(Occasion[T]):
    """An event that has just happened.  It holds what the answers need, as it was at that moment."""


async def perform(table: T, event: Event[T]) -> bool:
    """Performs an event: responses to it, the event itself, responses to its results (KR-13).  True if it happened."""
    table.depth += 1
    if table.depth > DEEPEST:
        raise TooDeep("error-too-deep", {"limit": DEEPEST})
    events = [event]
    responses = _gathered(table, events)
    if responses or table.watched:
        await _window(table, events, event, responses)
    happened = not event.void and not table.over and event.is_possible(table)
    if happened:
        results = event.happen(table)
        await event.settle(table)
        if results:
            responses = _gathered(table, results)
            if responses or table.watched:
                await _window(table, results, None, responses)
    table.depth -= 1
    return happened


async def offer(table: T, occasion: Occasion[T]) -> None:
    """Opens a response window for a moment when nothing happens by itself: the start of a turn, the eve of a fight."""
    occasions = [occasion]
    responses = _gathered(table, occasions)
    if responses or table.watched:
        await _window(table, occasions, None, responses)


def _gathered(table: T, occasions: list[Answerable]) -> list[Answering]:
    """Returns all reactions that may or must answer these occasions now."""
    gathered: list[Answering] = []
    for place, occasion in enumerate(occasions):
        for response in occasion.responses(table):
            gathered.append(Answering(place, response))
    return gathered


async def _window(table: T, occasions: list[Answerable], event: Event[T] | None, responses: list[Answering]) -> None:
    """Resolves required responses first, then optional ones seat by seat, until all seats pass in a row (KR-13)."""
    used: Used = []
    seats = table.seats_in_order()
    turn = 0
    passes = 0
    gathered: list[Answering] | None = responses
    required = _required(responses, used)
    while passes < len(seats) and not table.over and not (event is not None and event.void):
        if gathered is None:
            gathered = _gathered(table, occasions)
            if not gathered and not table.watched:
                return
            required = _required(gathered, used)
        if required:
            alone = len(required) == 1 and not table.watched  # a rollout does not need to ask
            chosen = required[0] if alone else await _first(seats[0], required, occasions)
        else:
            seat = seats[turn]
            optional = _optional(gathered, seat, used)
            picked = 0
            if optional or (table.watched and any(one.may_hide_response(table, seat) for one in occasions)):
                picked = await _passing_or(table, seat, occasions, optional)
                gathered = None  # the game may have been dealt anew during the wait
            if picked == ASIDE:
                await occasions[0].settle_aside(table)
                continue
            turn = (turn + 1) % len(seats)
            if picked == 0:
                passes += 1
                continue
            chosen = optional[picked - 1]
        passes = 0
        gathered = None
        if chosen.response.once:
            used.append(chosen.identity())
        await chosen.response.resolve(table)
        await occasions[0].settle(table)


Used = list[tuple[int, Thing, int]]
"""Reactions that have answered already and may do so only once."""


def _required(gathered: list[Answering], used: Used) -> list[Answering]:
    """Returns the reactions that must answer now."""
    return [found for found in gathered if found.response.required and found.identity() not in used]


def _optional(gathered: list[Answering], seat: Seat, used: Used) -> list[Answering]:
    """Returns the optional reactions with which a seat may answer now."""
    found: list[Answering] = []
    for one in gathered:
        response = one.response
        if response.seat == seat and not response.required and not (response.once and one.identity() in used):
            found.append(one)
    return found


@mypyc_attr(free_list_len=1)
class Answering:
    """A reaction together with the index of the occasion it answers."""

    __slots__ = ("place", "response")

    def __init__(self, place: int, response: Reaction[Any]) -> None:
        self.place: Final = place
        self.response: Final = response

    def identity(self) -> tuple[int, Thing, int]:
        """Returns the occasion, card and ability that identify this answer."""
        return (self.place, self.response.card, self.response.ability)

    def option(self) -> Option:
        """Returns the option for this answer; from the second occasion on, a number tells which one is meant."""
        option = self.response.option()
        if self.place == 0:
            return option
        concerns = (option.subject, option.other, option.amount, option.word)
        return Option(option.verb, *concerns, label=option.label, occasion=self.place + 1)


def offered_options(offered: list[Answering], occasions: list[Answerable]) -> list[Option]:
    """Returns the options for these responses; a response to several occasions names the thing each one happened to.

    Where the occasions concern one and the same thing, only their number tells them apart.
    """
    options = [found.option() for found in offered]
    if len(occasions) == 1:
        return options
    for place, found in enumerate(offered):
        same = [other for other in offered if other is not found and other.identity()[1:] == found.identity()[1:]]
        about = occasions[found.place].about()
        if (
            (same or found.place)
            and about != NOTHING
            and all(occasions[other.place].about() != about for other in same)
        ):
            option = options[place]
            concerns = (option.subject, option.other, option.amount, option.word)
            options[place] = Option(option.verb, *concerns, option.label, option.occasion, about)
    return options


async def _first(seat: Seat, required: list[Answering], occasions: list[Answerable]) -> Answering:
    """Asks which of several required responses comes first."""
    options = offered_options(required, occasions)
    picked = await choose_one(seat, Message("prompt-required-order"), tuple(options), RESPONSE)
    return required[[option is picked for option in options].index(True)]


ASIDE: Final = -1
"""Returned instead of a response when an aside was done."""


async def _passing_or(table: T, seat: Seat, occasions: list[Answerable], offered: list[Answering]) -> int:
    """Asks a seat to respond or pass; returns 0 for a pass, the place of the chosen response from 1 on, or ASIDE.

    The prompt is that of the occasion which the first offered response answers; other seats do not see it.
    """
    prompt = occasions[0].prompt(table)
    if offered and offered[0].place:
        other = occasions[offered[0].place].prompt(table)
        prompt = other if other.id == prompt.id else prompt
    options = [occasions[0].passing(), *offered_options(offered, occasions)]
    picked = await Ask(Decision(seat, RESPONSE, prompt, tuple(options), asides=occasions[0].asides()))
    return ASIDE if picked is AGAIN else picked[0]
