"""Options read out as a numbered list; many that differ only in their target share one line.

Otherwise a player would have to listen to all spaces of the board to hear the options after them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from inglenook.kernel.decisions import Decision, Option
from inglenook.kernel.messages import Argument, Message

MANY: Final = 12
"""Number of similar options from which they share one line."""


def told(decision: Decision, labels: Sequence[str], results: Mapping[int, str]) -> list[Message]:
    """Returns the list as it is read out with the question."""
    found: list[Message] = []
    for _, run in groupby(enumerate(decision.options), key=_alike):
        places = [place for place, _ in run]
        if len(places) < MANY:
            found += [line for place in places for line in lines(place, labels, results)]
        else:
            numbers: dict[str, Argument] = {"first": str(places[0] + 1), "last": str(places[-1] + 1)}
            numbers["others"] = len(places) - 1
            found.append(Message("choices-alike", {**numbers, "label": labels[places[0]]}))
    return found


def _alike(numbered: tuple[int, Option]) -> tuple[str, int, int]:
    """Returns a key that similar options share: the same thing with another target, or just another target.

    An option without a thing on the table, such as which character to play, stays a line of its own.
    """
    place, option = numbered
    if option.subject < 0 and option.other < 0:
        return (option.verb, -1, place)
    return (option.verb, option.subject if option.other >= 0 else -1, -1)


def lines(place: int, labels: Sequence[str], results: Mapping[int, str]) -> list[Message]:
    """Returns the lines of one option: its label, and below it its results."""
    option = Message("choice-line", {"number": str(place + 1), "label": labels[place]})
    return [option, *([Message("choice-comes-to", {"results": results[place]})] if place in results else [])]
