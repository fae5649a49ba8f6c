"""Dice rolls for a character: the one place that offers to roll again or to add to a roll."""

from __future__ import annotations

from inglenook.kernel.decisions import NUMBER, Option, Seat, pass_option
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.questions import choose_one
from inglenook.talisman import atoms
from inglenook.talisman.ability_kinds import ADDS_TO_ROLL, ROLLS_AGAIN
from inglenook.talisman.dsl.effects import Effect, Entry
from inglenook.talisman.stats import abilities, printed_abilities
from inglenook.talisman.table import TalismanTable

ROLLED_AGAIN = "rolls-again"


async def roll_dice(table: TalismanTable, seat: Seat, occasion: str, count: int = 1, of: str = "") -> list[int]:
    """Rolls dice for a character; the Halfling may roll one of them again, once in each own turn (TR-8.1)."""
    values = thrown(table, seat, occasion, count, of)
    return await roll_again(table, seat, occasion, values, of) if may_roll_again(table, seat) else values


def thrown(table: TalismanTable, seat: Seat, occasion: str, count: int, of: str) -> list[int]:
    """Rolls dice in public, without any ability that changes them."""
    values = [table.dice.roll(occasion)]
    while len(values) < count:
        values.append(table.dice.roll(occasion))
    tell_roll(table, seat, occasion, values, of)
    return values


def may_roll_again(table: TalismanTable, seat: Seat) -> bool:
    """Whether the seat may roll again: the Halfling, once in each own turn (TR-8.1)."""
    if table.turn != seat or not printed_abilities(table, seat, ROLLS_AGAIN):
        return False
    return ROLLED_AGAIN not in table.characters[seat].used


async def roll_again(table: TalismanTable, seat: Seat, occasion: str, values: list[int], of: str) -> list[int]:
    """Offers to roll one of the dice again."""
    rerolls = [Option("roll-again", amount=place + 1, word=f"{value}") for place, value in enumerate(values)]
    options = (pass_option("option-keep-roll"), *[labelled(option) for option in rerolls])
    chosen = await choose_one(seat, Message("prompt-roll-again", {"rolled": listed(values)}), options)
    if chosen.amount:
        atoms.mark_used(table, seat, ROLLED_AGAIN)
        values[chosen.amount - 1] = table.dice.roll(occasion)
        tell_roll(table, seat, occasion, values, of)
    return values


def labelled(option: Option) -> Option:
    """Returns the option to roll a die again, labelled with its value."""
    label = Message("option-roll-again", {"value": int(option.word)})
    return Option(option.verb, amount=option.amount, label=label)


def tell_roll(table: TalismanTable, seat: Seat, occasion: str, values: list[int], of: str) -> None:
    """Logs a roll and its occasion in public; on a table, `of` is the card or space that has the table."""
    if table.listening:
        told: dict[str, Argument] = {"player": Player(seat), "rolled": listed(values)}
        told["occasion"] = Message(f"roll-{occasion}")
        if of:
            told["of"] = Name(of)
        table.tell(Message("log-rolled", told))


def listed(values: list[int]) -> tuple[int, ...]:
    """Returns dice as an argument of a message."""
    return tuple(values)


async def roll_sum(table: TalismanTable, seat: Seat, occasion: str, count: int = 1, of: str = "") -> int:
    """Returns the sum of rolled dice; an ability may add to it or subtract from it, if its owner wants (TR-8.1)."""
    values = thrown(table, seat, occasion, count, of)
    total = sum(await roll_again(table, seat, occasion, values, of) if may_roll_again(table, seat) else values)
    for ability in abilities(table, seat, ADDS_TO_ROLL):
        if ability.occasion != occasion:
            continue
        results = [total, total + ability.amount]
        if ability.or_subtract:
            results.append(total - ability.amount)
        options = tuple([Option("number", amount=result) for result in results])
        total = (await choose_one(seat, Message("prompt-change-roll", {"total": total}), options, NUMBER)).amount
    return total


def looked_up(entries: tuple[Entry, ...], total: int) -> tuple[Effect, ...]:
    """Returns the effects of the table line for a result; outside the table, of the nearest line (TA-53)."""
    nearest = entries[0]
    for entry in entries[1:]:
        if distance(entry, total) < distance(nearest, total):
            nearest = entry
    return nearest.effects


def distance(entry: Entry, total: int) -> int:
    """Returns how far a result is from a line of a table; 0 within the line."""
    if total < entry.low:
        return entry.low - total
    return total - entry.high if total > entry.high else 0
