"""Building blocks of component texts: phrases, lists, numbers and names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from inglenook.kernel.messages import Argument, Message, Name
from inglenook.talisman.dsl.terms import SPELL

BEST_ROLL = 6
"""The highest value of a die."""


def text(word: str, **arguments: Argument) -> Message:
    """Returns the text message of a DSL element, or of a variant of it: `gain-strength` with an amount."""
    return Message("text-" + word, arguments)


def place(name: str) -> Message:
    """Returns a place as a phrase that fits into a sentence: "in the Woods"."""
    return Message("place-" + name)


def places(names: Iterable[str]) -> Argument:
    """Returns alternative places: "in the Woods or in the Hills"."""
    return any_of([place(name) for name in names])


def aligned(alignments: Iterable[str]) -> Argument:
    """Returns alternative alignments: "good or neutral"."""
    return any_of([term(alignment) for alignment in alignments])


def term(name: str) -> Message:
    """Returns a term of the rulebook, such as an alignment."""
    return Message("term-" + name)


def line(phrase: Message) -> Message:
    """Returns a phrase as a line of its own, with a full stop."""
    return text("line", text=phrase)


def in_order(phrases: Sequence[Message]) -> Message:
    """Joins phrases in sequence: "a; b; c"; an empty sequence is worded as well."""
    if not phrases:
        return text("nothing")
    if len(phrases) == 1:
        return phrases[0]
    return text("and", first=phrases[0], rest=in_order(phrases[1:]))


def any_of(parts: Sequence[Argument]) -> Argument:
    """Joins alternatives: "a, b or c"."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return text("or", first=parts[0], last=parts[1])
    return text("comma", first=parts[0], rest=any_of(parts[1:]))


def head(parts: Sequence[Message]) -> Message:
    """Returns the head line of a component: "a · b · c"."""
    if len(parts) == 1:
        return parts[0]
    return text("head", first=parts[0], rest=head(parts[1:]))


def results(low: int, high: int) -> Argument:
    """Returns results of dice: "4" or "4–6"."""
    return low if low == high else text("range", low=low, high=high)


def from_roll(least: int) -> Argument:
    """Returns the results of one die from this value on: "5–6"."""
    return results(least, BEST_ROLL)


def adventure_cards(names: Iterable[str]) -> list[Argument]:
    """Returns Adventure cards by the last part of their ids."""
    return [Name("adventure:" + name) for name in names]


def goods(names: Iterable[str]) -> list[Argument]:
    """Returns goods for sale by the last part of their ids: purchase cards, or a Spell."""
    return [text("one-spell") if name == SPELL else Name("purchase:" + name) for name in names]


class Table(NamedTuple):
    """A text with several lines: its introduction, its rows, and its form within a sentence."""

    intro: Message
    rows: list[Message]
    inline: Message


def bracketed(intro: Message, rows: list[Message], cells: Sequence[Message] = ()) -> Table:
    """Returns a table that is put in brackets within a sentence, where its rows may be worded differently."""
    return Table(intro, rows, text("table", intro=intro, cells=in_order(cells or rows)))


def or_else(phrases: Sequence[Message]) -> Message:
    """Joins alternative phrases: "a; or b"."""
    if len(phrases) == 1:
        return phrases[0]
    return text("or-else", first=phrases[0], rest=or_else(phrases[1:]))


def row(values: Argument, effects: Argument) -> Message:
    """Returns a line of a roll table, for use on its own or within a sentence."""
    return text("row", values=values, effects=effects)
