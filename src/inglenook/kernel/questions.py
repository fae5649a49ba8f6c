"""The awaitable by which the rules ask the driver, and the usual questions built on it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import (
    ACTION,
    CARDS,
    NUMBER,
    ORDER,
    YES_OR_NO,
    Decision,
    Option,
    Seat,
)
from inglenook.kernel.messages import Message

Picked = tuple[int, ...]
"""Indexes of picked options, as the driver passes them to the rules."""

AGAIN: Final[Picked] = (-1,)
"""Marker object passed to the rules instead of picks when an aside has changed the table: ask anew."""


@mypyc_attr(free_list_len=1)
class Ask:
    """Awaitable that passes a decision to the driver and returns the indexes picked."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision: Final = decision

    def __await__(self) -> Generator[Decision, Picked, Picked]:
        picked = yield self.decision
        return picked


async def ask(decision: Decision) -> tuple[Option, ...]:
    """Asks, and returns the options picked.  After the wait look everything up again: the table may have moved on."""
    assert not decision.asides, "a question that allows asides is asked with ask_or_again"
    picked = await Ask(decision)
    return tuple([decision.options[index] for index in picked])


async def ask_or_again(decision: Decision) -> tuple[Option, ...] | None:
    """Asks a question that allows asides; returns None if one was done: build the question anew and ask again."""
    picked = await Ask(decision)
    if picked is AGAIN:
        return None
    return tuple([decision.options[index] for index in picked])


async def choose_one(seat: Seat, prompt: Message, options: tuple[Option, ...], kind: str = ACTION) -> Option:
    """Asks the seat to pick one of the options."""
    decision = Decision(seat, kind, prompt, options)
    picked = await Ask(decision)
    return options[picked[0]]


async def choose_some(
    seat: Seat, prompt: Message, options: tuple[Option, ...], least: int, most: int
) -> tuple[Option, ...]:
    """Asks the seat to pick between `least` and `most` of the options, in no particular order."""
    most = min(most, len(options))
    return await ask(Decision(seat, CARDS, prompt, options, min(least, most), most))


async def put_in_order(seat: Seat, prompt: Message, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Asks the seat to put all of the options in order."""
    return await ask(Decision(seat, ORDER, prompt, options, len(options), len(options), ordered=True))


async def choose_number(seat: Seat, prompt: Message, least: int, most: int) -> int:
    """Asks the seat for a number from `least` to `most`."""
    options = tuple([Option("number", amount=value) for value in range(least, most + 1)])
    return (await choose_one(seat, prompt, options, NUMBER)).amount


async def confirm(seat: Seat, prompt: Message) -> bool:
    """Asks the seat yes or no."""
    return (await choose_one(seat, prompt, (Option("yes"), Option("no")), YES_OR_NO)).verb == "yes"
