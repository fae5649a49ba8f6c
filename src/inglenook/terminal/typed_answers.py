"""Interpretation of typed answers: numbers from the list, or the beginning of a label."""

from __future__ import annotations

import re
from collections.abc import Sequence

from inglenook.kernel.decisions import NUMBER, Decision
from inglenook.kernel.errors import IllegalAnswer
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Picked

_NUMBERS = re.compile(r"[0-9]{1,9}([\s,]+[0-9]{1,9})*", re.ASCII)


def asks_for_number(decision: Decision) -> bool:
    """Whether the options are just numbers, so that the number itself is typed and not its place in a list."""
    return decision.kind == NUMBER and all(option.verb == "number" for option in decision.options)


def how_to_answer(decision: Decision) -> Message:
    """Returns the prompt for the answer: what to type, how many, and in which range."""
    count, least, most = len(decision.options), decision.least, decision.most
    if asks_for_number(decision):
        amounts = [option.amount for option in decision.options]
        return Message("ask-number", {"least": str(min(amounts)), "most": str(max(amounts))})
    if least == most == 1:
        return Message("ask-one", {"last": str(count)})
    if least == most:
        return Message("ask-exactly", {"count": most, "last": str(count)})
    if least == 0:
        return Message("ask-up-to", {"most": most, "last": str(count)})
    return Message("ask-between", {"least": str(least), "most": str(most), "last": str(count)})


def understood(text: str, decision: Decision, labels: Sequence[str]) -> Picked:
    """Returns the options meant by an answer, in the order typed; raises IllegalAnswer if it cannot be understood."""
    if asks_for_number(decision):
        return (the_amount(text, decision),)
    if text == "0" and decision.least == 0:
        return ()
    if _NUMBERS.fullmatch(text):
        picked = [one_number(number, labels) for number in re.split(r"[\s,]+", text)]
    else:
        picked = []
        for part in text.split(","):
            picked.append(one_label(part.strip(), labels, picked))
    for place, index in enumerate(picked):
        if index in picked[:place]:
            raise IllegalAnswer("error-picked-twice", {"given": labels[index]})
    return tuple(picked)


def the_amount(text: str, decision: Decision) -> int:
    """Returns the place of the option with the typed number."""
    for index, option in enumerate(decision.options):
        if text == str(option.amount):
            return index
    raise IllegalAnswer("not-understood", {"given": text})


def one_number(text: str, labels: Sequence[str]) -> int:
    """Returns the place of a number in a numbered list."""
    index = int(text) - 1
    if not 0 <= index < len(labels):
        raise IllegalAnswer("no-such-number", {"given": text, "last": str(len(labels))})
    return index


def one_label(text: str, labels: Sequence[str], taken: Sequence[int] = ()) -> int:
    """Returns the place of a label that was typed in full, or from its start, or from the start of one of its words.

    Equal labels mean the same to a reader, so the first of them that is not taken yet is returned.
    """
    for pattern in (rf"{re.escape(text)}$", re.escape(text), rf".*\b{re.escape(text)}"):
        matching = [index for index, label in enumerate(labels) if text and re.match(pattern, label, re.IGNORECASE)]
        different = tuple(dict.fromkeys(labels[index] for index in matching))
        if len(different) > 1:
            raise IllegalAnswer("ambiguous", {"given": text, "labels": different})
        if matching:
            return next((index for index in matching if index not in taken), matching[0])
    raise IllegalAnswer("not-understood", {"given": text})
