"""Questions: every choice in either game is "pick between `least` and `most` of these options".

Actions, targets, numbers, yes or no, and orders all have this one shape, so clients, bots, records and tests handle
one case only.  "Pass" is an option like any other.
"""

from __future__ import annotations

from hashlib import blake2s
from math import comb, perm
from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.messages import Message

Seat = int
Thing = int
"""Number of a thing on the table that can be pointed at (a card, a space, a character), assigned by the game from 0
up.
"""
Answer = tuple[str, ...]
"""Keys of the options picked."""

NOTHING: Final = -1

# Kinds of questions.  A client draws each kind differently; the rules do not look at it.
ACTION: Final = "action"
CARDS: Final = "cards"
NUMBER: Final = "number"
YES_OR_NO: Final = "yes-or-no"
ORDER: Final = "order"
RESPONSE: Final = "response"

# Values of `Decision.asides`: which seats may act beside a question (KR-11).
ASIDES_OF_NOBODY: Final = ""
ASIDES_OF_ASKED: Final = "asked"
ASIDES_OF_ALL: Final = "all"


@mypyc_attr(free_list_len=1)
class Option:
    """One option of a question: a verb and what it concerns.

    `subject` and `other` are things on the table, `amount` a number, `word` a named choice ("clockwise").
    `label` is set only where verb and things do not say enough.
    """

    __slots__ = ("verb", "subject", "other", "amount", "word", "label", "occasion", "about")

    def __init__(
        self,
        verb: str,
        subject: Thing = NOTHING,
        other: Thing = NOTHING,
        amount: int = 0,
        word: str = "",
        label: Message | None = None,
        occasion: int = 0,
        about: Thing = NOTHING,
    ) -> None:
        self.verb: Final = verb
        self.subject: Final = subject
        self.other: Final = other
        self.amount: Final = amount
        self.word: Final = word
        self.label: Final = label
        self.occasion: Final = occasion
        """Number of the simultaneous occasion that this option answers, from the second one on; otherwise 0."""
        self.about: Final = about
        """Thing that the answered occasion concerns, where the same option is offered for several; not part of the
        key.
        """

    @property
    def key(self) -> str:
        """Key that names this option in an answer; equal whenever the same thing is offered again (KR-2)."""
        key = self.verb
        if self.subject >= 0:
            key += f":{self.subject}"
        if self.other >= 0:
            key += f">{self.other}"
        if self.amount:
            key += f"*{self.amount}"
        if self.word:
            key += f"={self.word}"
        if self.occasion:
            key += f"~{self.occasion}"
        return key

    def concerns(self, thing: Thing) -> bool:
        """Whether a player who points at `thing` could mean this option."""
        return thing >= 0 and (self.subject == thing or self.other == thing)

    def __repr__(self) -> str:
        return f"Option({self.key})"


PASS: Final = "pass"
RESPOND: Final = "respond"


_PASSING: Final[dict[str, Option]] = {}


def pass_option(nothing: str = "option-pass") -> Option:
    """Returns the option of doing nothing; its label names what is not done, as "Discard nothing" does."""
    option = _PASSING.get(nothing)
    if option is None:
        option = _PASSING[nothing] = Option(PASS, label=Message(nothing))
    return option


@mypyc_attr(free_list_len=1)
class Decision:
    """A question for one seat: pick between `least` and `most` of the options.

    `ordered` says whether the order of the picks matters.  `asides` says which seats may act beside the question, after
    which the rules ask anew (KR-11): no seat between a roll and its result, only the seat asked in the middle of an
    action, and every seat otherwise.
    """

    __slots__ = ("seat", "kind", "prompt", "options", "least", "most", "ordered", "asides")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        prompt: Message,
        options: tuple[Option, ...],
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        asides: str = ASIDES_OF_NOBODY,
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.prompt: Final = prompt
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.ordered: Final = ordered
        self.asides: Final = asides

    def is_open_to(self, seat: Seat) -> bool:
        """Whether this seat may do an aside while the question is pending (KR-11)."""
        return self.asides == ASIDES_OF_ALL or (self.asides == ASIDES_OF_ASKED and seat == self.seat)

    def count_of_answers(self) -> int:
        """Returns the number of different legal answers."""
        count = len(self.options)
        total = 0
        for size in range(self.least, min(self.most, count) + 1):
            total += perm(count, size) if self.ordered else comb(count, size)
        return total

    def only_answer(self) -> tuple[int, ...] | None:
        """Returns the indexes of the only legal answer, or None if there is a choice (KR-5)."""
        count = len(self.options)
        if self.most == 0:
            return ()
        if count == 1 and self.least == 1:
            return (0,)
        if self.least == count and (count <= 1 or not self.ordered):
            return tuple(range(count))
        return None

    def keys(self) -> tuple[str, ...]:
        """Returns the keys of all options, in the order offered."""
        return tuple([option.key for option in self.options])

    def fingerprint(self) -> str:
        """Returns a short hash of seat, prompt and options, stored with each recorded answer (KR-8)."""
        picks = f"{self.least} {self.most} {self.ordered}"
        text = "\n".join([self.kind, self.prompt.id, picks, *self.keys()])
        return f"{self.seat} {self.prompt.id} {blake2s(text.encode(), digest_size=5).hexdigest()}"

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.prompt.id}, {', '.join(self.keys())})"
