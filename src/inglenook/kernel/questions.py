"""How the rules ask: the one awaitable that reaches the driver, and the usual questions built on it."""

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
"""Indexes into the options, as the driver hands them to the rules."""

AGAIN: Final[Picked] = (-1,)
"""Handed to the rules, this very one, instead of picks when an aside has changed the table: ask anew."""


@mypyc_attr(free_list_len=1)
class Ask:
    """Awaiting it hands the decision to the driver, and comes back with the indexes picked."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision: Final = decision

    def __await__(self) -> Generator[Decision, Picked, Picked]:
        picked = yield self.decision
        return picked


async def ask(decision: Decision) -> tuple[Option, ...]:
    """The options picked.  After the wait, look everything up again: ids stay, the table may have moved on."""
    assert not decision.asides, "a question that allows asides is asked with ask_or_again"
    picked = await Ask(decision)
    return tuple([decision.options[index] for index in picked])


async def ask_or_again(decision: Decision) -> tuple[Option, ...] | None:
    """As `ask`, for a question that allows asides; None if one was done: build the question anew and ask again."""
    picked = await Ask(decision)
    if picked is AGAIN:
        return None
    return tuple([decision.options[index] for index in picked])


async def choose_one(seat: Seat, prompt: Message, options: tuple[Option, ...], kind: str = ACTION) -> Option:
    """One of the options."""
    decision = Decision(seat, kind, prompt, options)
    picked = await Ask(decision)
    return options[picked[0]]


async def choose_some(
    seat: Seat, prompt: Message, options: tuple[Option, ...], least: int, most: int
) -> tuple[Option, ...]:
    """Between `least` and `most` of the options, in no particular order."""
    most = min(most, len(options))
    return await ask(Decision(seat, CARDS, prompt, options, min(least, most), most))


async def put_in_order(seat: Seat, prompt: Message, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """All of the options, in the order the seat wants."""
    return await ask(Decision(seat, ORDER, prompt, options, len(options), len(options), ordered=True))


async def choose_number(seat: Seat, prompt: Message, least: int, most: int) -> int:
    """A number from `least` to `most`."""
    options = tuple([Option("number", amount=value) for value in range(least, most + 1)])
    return (await choose_one(seat, prompt, options, NUMBER)).amount


async def confirm(seat: Seat, prompt: Message) -> bool:
    """Yes or no."""
    return (await choose_one(seat, prompt, (Option("yes"), Option("no")), YES_OR_NO)).verb == "yes"
