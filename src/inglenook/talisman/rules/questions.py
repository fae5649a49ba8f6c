"""Questions in the middle of an action, before which the player may first carry out asides (TD-61).

Asides are putting something down, sending a follower away, trading in trophies (TR-5d, TR-6f.1, TR-1d.2); afterwards
limits are checked at once (TD-44), and the question is asked anew.  If an aside can change the options, the rule has to
rebuild them and asks with `choose_or_again`.  Only between a roll and its result are asides closed: there the kernel's
own questions are asked.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import ACTION, ASIDES_OF_ASKED, CARDS, YES_OR_NO, Decision, Option, Seat, pass_option
from inglenook.kernel.events import Event, Occasion, Result
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import AGAIN, Ask, ask_or_again
from inglenook.talisman.card_faces import NUMBER_OF_CARDS
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.table import TalismanTable

YES: Final = Option("yes")
NO: Final = Option("no")
YES_AND_NO: Final = (YES, NO)


def about_each_card(verb: str) -> list[Option]:
    """Returns the options to do something with each card, by its number; built once because they are often offered."""
    return [Option(verb, card) for card in range(NUMBER_OF_CARDS)]


async def choose_or_again(
    table: TalismanTable, seat: Seat, prompt: Message, options: tuple[Option, ...], kind: str = ACTION
) -> Option | None:
    """Asks for one of the options; None if an aside came first: the caller must ask anew with the current options."""
    picked = await Ask(Decision(seat, kind, prompt, options, asides=ASIDES_OF_ASKED))
    if picked is AGAIN:
        await limits.settle(table)
        return None
    return options[picked[0]]


async def choose_some_or_again(
    table: TalismanTable, seat: Seat, prompt: Message, options: tuple[Option, ...], least: int, most: int
) -> tuple[Option, ...] | None:
    """Asks for between `least` and `most` of the options; None if an aside came first."""
    picked = await ask_or_again(Decision(seat, CARDS, prompt, options, least, most, asides=ASIDES_OF_ASKED))
    if picked is None:
        await limits.settle(table)
    return picked


async def choose_one(
    table: TalismanTable, seat: Seat, prompt: Message, options: tuple[Option, ...], kind: str = ACTION
) -> Option:
    """Asks for one of the options, which no aside can change."""
    while True:
        picked = await Ask(Decision(seat, kind, prompt, options, asides=ASIDES_OF_ASKED))
        if picked is not AGAIN:
            return options[picked[0]]
        await limits.settle(table)


async def confirm(
    table: TalismanTable, seat: Seat, prompt: Message, answers: tuple[Option, Option] = YES_AND_NO
) -> bool:
    """Asks for yes or no."""
    return await choose_one(table, seat, prompt, answers, YES_OR_NO) is answers[0]


# Occasions that can be answered with Spells: how many each player holds is public, which ones is not (KR-7).


class SpellOccasion(Occasion[TalismanTable]):
    """An occasion that can be answered with Spells, at which nothing happens by itself."""

    def may_hide_response(self, table: TalismanTable, seat: Seat) -> bool:
        return bool(table.characters[seat].spells)

    def passing(self) -> Option:
        return pass_option("option-cast-nothing")

    def asides(self) -> str:
        return ASIDES_OF_ASKED

    async def settle_aside(self, table: TalismanTable) -> None:
        await limits.settle(table)


class SpellEvent(Event[TalismanTable]):
    """An impending event that can be answered with Spells."""

    def may_hide_response(self, table: TalismanTable, seat: Seat) -> bool:
        return bool(table.characters[seat].spells)

    def passing(self) -> Option:
        return pass_option("option-cast-nothing")

    def asides(self) -> str:
        return ASIDES_OF_ASKED

    async def settle_aside(self, table: TalismanTable) -> None:
        await limits.settle(table)


class SpellResult(Result[TalismanTable]):
    """An event that has just happened and can be answered with Spells."""

    def may_hide_response(self, table: TalismanTable, seat: Seat) -> bool:
        return bool(table.characters[seat].spells)

    def passing(self) -> Option:
        return pass_option("option-cast-nothing")

    def asides(self) -> str:
        return ASIDES_OF_ASKED

    async def settle_aside(self, table: TalismanTable) -> None:
        await limits.settle(table)
