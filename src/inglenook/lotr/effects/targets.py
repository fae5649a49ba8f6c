"""Choice of cards and players by the player who performs an effect (LR-26, mechanics of `by`)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import CARDS, Option, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import choose_number, choose_one, choose_some
from inglenook.lotr.dsl import effects, filters, terms
from inglenook.lotr.dsl.effects import Select
from inglenook.lotr.evaluation.registry import amount
from inglenook.lotr.index import Context
from inglenook.lotr.library import part_id
from inglenook.lotr.requirements.reach import concerned, reachable
from inglenook.lotr.table import LotrTable


def prompt_for(table: LotrTable, verb: str, context: Context, count: int) -> Message:
    """Returns the prompt for choosing cards: what is done to them, how many, and the part of the text about it."""
    card, part = Name(table.cards[context.this].printed.id), part_of(table, context, context.doing)
    return Message(f"prompt-choose-{verb}", {"count": count, "card": card, "part": part})


def part_of(table: LotrTable, context: Context, part: object, more: str = "") -> Message:
    """Returns the message for the part of the card's text that a question is about; `rendering.questions` renders it.

    `more` extends the path to a detail of that part: one of its alternatives, or the price.
    """
    printed = table.cards[context.this].printed
    path = printed.path(part)
    return Message(part_id(printed.id, f"{path}{more}")) if path else Message("part-of-card")


def card_options(cards: list[Thing]) -> tuple[Option, ...]:
    """Returns an option for each card."""
    return tuple([Option("choose", card) for card in cards])


async def select(
    table: LotrTable, what: Select, context: Context, verb: str, seat: Seat, times: int = 1
) -> tuple[Thing, ...]:
    """Returns the cards that an effect applies to: as many as required, or as possible (LR-26.20)."""
    found = reachable(table, what.what, context, verb, times)
    return await select_among(table, what, found, context, verb, seat)


async def select_among(
    table: LotrTable, what: Select, found: list[Thing], context: Context, verb: str, seat: Seat
) -> tuple[Thing, ...]:
    """Returns the cards that an effect applies to, chosen among candidates that the effect itself has found."""
    count = amount(table, what.count, context)
    if count == effects.ALL and what.up_to:
        chosen = await choose_cards(table, seat, found, 0, len(found), verb, context)
    elif count == effects.ALL or isinstance(what.what, (filters.This, filters.Bearer, filters.That)):
        chosen = tuple(found)
    else:
        chosen = await choose_cards(table, seat, found, 0 if what.up_to else count, count, verb, context)
    remember_chosen(what, chosen, context)
    return chosen


def remember_chosen(what: Select, chosen: tuple[Thing, ...], context: Context) -> None:
    """Stores the chosen cards and their number under the name that the text gives them."""
    if what.remember:
        context.remember(what.remember, chosen)
        context.remember_number(what.remember, len(chosen))


async def choose_cards(
    table: LotrTable, seat: Seat, found: list[Thing], least: int, most: int, verb: str, context: Context
) -> tuple[Thing, ...]:
    """Lets a player choose between `least` and `most` of the found cards."""
    if not found or most <= 0:
        return ()
    if 1 < len(context.playable) <= most and all(card in found for card in context.playable):
        return await choose_one_by_one(table, seat, found, least, most, verb, context)
    prompt = prompt_for(table, verb, context, most)
    options = card_options(found)
    if least == 1 and most == 1:
        return ((await choose_one(seat, prompt, options, CARDS)).subject,)
    picked = await choose_some(seat, prompt, options, least, most)
    return tuple([option.subject for option in picked])


async def choose_one_by_one(
    table: LotrTable, seat: Seat, found: list[Thing], least: int, most: int, verb: str, context: Context
) -> tuple[Thing, ...]:
    """Lets a player choose cards for a cost one by one, so that one playable card is always kept (LR-26.31)."""
    picked: list[Thing] = []
    while len(picked) < most:
        playable = [card for card in context.playable if card not in picked]
        kept = playable if len(playable) == 1 else []
        left = [card for card in found if card not in picked and card not in kept]
        if not left:
            break
        prompt = prompt_for(table, verb, context, most - len(picked))
        chosen = await choose_some(seat, prompt, card_options(left), 1 if len(picked) < least else 0, 1)
        if not chosen:
            break
        picked.append(chosen[0].subject)
    return tuple(picked)


async def name_number(table: LotrTable, effect: effects.Effect, most: int, context: Context) -> int:
    """Lets the acting player choose the number X of an effect, up to `most`."""
    card = Name(table.cards[context.this].printed.id)
    prompt = Message("prompt-name-number", {"card": card, "part": part_of(table, context, effect)})
    return await choose_number(context.you, prompt, 0, most)


async def performer(table: LotrTable, by: str, context: Context) -> Seat:
    """Returns the player who performs an effect; the acting player chooses among several opponents or players."""
    return await named_seat(table, by, concerned(table, by, context), context)


async def named_seat(table: LotrTable, by: str, seats: tuple[Seat, ...], context: Context) -> Seat:
    """Returns the intended player, chosen by the acting player if there are several; afterwards "that player"."""
    seat = seats[0]
    if by in ASKED and len(seats) > 1:
        prompt = Message(f"prompt-choose-{ASKED[by]}", {"card": Name(table.cards[context.this].printed.id)})
        options = tuple([player_option(seat) for seat in seats])
        seat = (await choose_one(context.you, prompt, options)).amount - 1
    if by != terms.YOU:
        context.player = seat
    return seat


ASKED: Final = {terms.AN_OPPONENT: "opponent", terms.ANY_PLAYER: "player"}
"""Terms for one of several players, with the part of the prompt's id for choosing that player."""


def player_option(seat: Seat) -> Option:
    """Returns the option for choosing a player; its amount is the seat, counted from one."""
    return Option("player", amount=seat + 1, label=Message("option-player", {"player": Player(seat)}))
