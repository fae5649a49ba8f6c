"""Events and their windows: what is about to happen can be answered, and so can what has just happened.

Everything that changes a game in a way others can see goes through `perform`.  A window gathers anew after every
response, because a response can make another one applicable: putting the Ring on answers a wound, and the worn Ring
then replaces that same wound.
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
"""How many events may be under way inside each other before the rules are taken to be in a loop."""


class Reaction(Generic[T]):
    """An ability of a card that answers an event or a result.

    A required one applies once to each event; an optional one as often as it can be paid for and still applies, unless
    it is one of those that apply `once` only.
    `card` and `ability` say which one it is, so that nothing has to be marked on the card.
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
        """How it is offered."""
        return Option(RESPOND, self.card, amount=self.ability)


class Occasion(Generic[T]):
    """Something that can be answered: an event that is about to happen, or a result of one."""

    def responses(self, table: T) -> list[Reaction[T]]:
        """What may or must answer it now, of all seats."""
        return []

    def prompt(self, table: T) -> Message:
        """The question put to whoever may answer: it says what has happened, or is about to."""
        raise AssertionError("what can be answered has a question")

    def about(self) -> Thing:
        """The thing to which it happens, if it is one: tells apart what can be answered in the same way."""
        return NOTHING

    def passing(self) -> Option:
        """What whoever does not answer it chooses."""
        return pass_option("option-respond-not")

    def may_hide_response(self, table: T, seat: Seat) -> bool:
        """Whether the others must reckon with an answer from cards they cannot see.

        Such a seat is asked even if it can only pass: not asking would tell what it does not hold (KR-7).
        """
        return False

    def asides(self) -> str:
        """Who may do something beside the question (KR-11); the window then gathers anew."""
        return ASIDES_OF_NOBODY

    async def settle_aside(self, table: T) -> None:
        """What the rules check after an aside."""

    async def settle(self, table: T) -> None:
        """What the rules check all the time (death, corruption, limits), after each thing that happens."""


Answerable = TypeVar("Answerable", bound=Occasion[Any])


class Event(Occasion[T]):
    """Something about to happen.  A response may void it, change what it holds, or perform another one instead."""

    def __init__(self) -> None:
        self.void = False

    def is_possible(self, table: T) -> bool:
        """Whether it can still happen after all answers: what it would happen to may be gone."""
        return True

    @abstractmethod
    def happen(self, table: T) -> list[Result[T]]:
        """Lets it happen by calling atoms; returns a result for each fact that can be answered."""
        raise AssertionError("every event happens in its own way")


class Result(Occasion[T]):
    """Something that has just happened.  It holds what the answers need, as it was at that moment."""


async def perform(table: T, event: Event[T]) -> bool:
    """Lets what is about to happen be answered, then happen, then be answered again (KR-13).  True if it happened."""
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
    """Lets a moment be answered in which nothing happens by itself: the start of a turn, the eve of a fight."""
    occasions = [occasion]
    responses = _gathered(table, occasions)
    if responses or table.watched:
        await _window(table, occasions, None, responses)


def _gathered(table: T, occasions: list[Answerable]) -> list[Answering]:
    """All that may or must answer now."""
    gathered: list[Answering] = []
    for place, occasion in enumerate(occasions):
        for response in occasion.responses(table):
            gathered.append(Answering(place, response))
    return gathered


async def _window(table: T, occasions: list[Answerable], event: Event[T] | None, responses: list[Answering]) -> None:
    """Required responses first, then the optional ones of the seats in order, until all pass in a row (KR-13)."""
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
            alone = len(required) == 1 and not table.watched  # in a rollout nobody needs to be asked
            chosen = required[0] if alone else await _first(seats[0], required, occasions)
        else:
            seat = seats[turn]
            optional = _optional(gathered, seat, used)
            picked = 0
            if optional or (table.watched and any(one.may_hide_response(table, seat) for one in occasions)):
                picked = await _passing_or(table, seat, occasions, optional)
                gathered = None  # while it waited, the game may have been dealt anew
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
"""What has answered already and does so only once."""


def _required(gathered: list[Answering], used: Used) -> list[Answering]:
    """Those that must answer now."""
    return [found for found in gathered if found.response.required and found.identity() not in used]


def _optional(gathered: list[Answering], seat: Seat, used: Used) -> list[Answering]:
    """Those by which a seat may answer now."""
    found: list[Answering] = []
    for one in gathered:
        response = one.response
        if response.seat == seat and not response.required and not (response.once and one.identity() in used):
            found.append(one)
    return found


@mypyc_attr(free_list_len=1)
class Answering:
    """A response together with the occasion it answers, by its place among those offered together."""

    __slots__ = ("place", "response")

    def __init__(self, place: int, response: Reaction[Any]) -> None:
        self.place: Final = place
        self.response: Final = response

    def identity(self) -> tuple[int, Thing, int]:
        """Which ability of which card answers which of the occasions."""
        return (self.place, self.response.card, self.response.ability)

    def option(self) -> Option:
        """How it is offered; from the second on, a number tells which of several occasions is meant."""
        option = self.response.option()
        if self.place == 0:
            return option
        concerns = (option.subject, option.other, option.amount, option.word)
        return Option(option.verb, *concerns, label=option.label, occasion=self.place + 1)


def offered_options(offered: list[Answering], occasions: list[Answerable]) -> list[Option]:
    """How responses are offered; one that answers several things says which, by the thing it happened to.

    Where that is one and the same thing, the number is left to tell.
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
    """Which of several required responses comes first."""
    options = offered_options(required, occasions)
    picked = await choose_one(seat, Message("prompt-required-order"), tuple(options), RESPONSE)
    return required[[option is picked for option in options].index(True)]


ASIDE: Final = -1
"""Instead of a response, something was done beside the question."""


async def _passing_or(table: T, seat: Seat, occasions: list[Answerable], offered: list[Answering]) -> int:
    """0 if the seat passes, the place of the response it chooses, from 1 on, or ASIDE.

    The question tells of what the first of its responses answers: nobody else sees it.
    """
    prompt = occasions[0].prompt(table)
    if offered and offered[0].place:
        other = occasions[offered[0].place].prompt(table)
        prompt = other if other.id == prompt.id else prompt
    options = [occasions[0].passing(), *offered_options(offered, occasions)]
    picked = await Ask(Decision(seat, RESPONSE, prompt, tuple(options), asides=occasions[0].asides()))
    return ASIDE if picked is AGAIN else picked[0]
