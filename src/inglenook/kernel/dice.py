"""All chance of a game: one seed, named streams, whole state in plain numbers.

A stream is named after its purpose ("movement", "deck of seat 0"), so that an extra roll in one place does not change
the cards drawn in another.  The generator is SplitMix64, written out (`streams.py`) because a record must mean the same
on every machine and in every version of Python.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import TYPE_CHECKING, Final, TypeVar

from inglenook.kernel.data import Data, fields, number, numbers, text
from inglenook.kernel.errors import DiceScript
from inglenook.kernel.streams import (
    MOST,
    WRAPS,
    below,
    bits,
    mixed,
    onward,
    place,
    shuffle,
    wrapped_below,
    wrapped_mixed,
    wrapped_onward,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

Item = TypeVar("Item")

_ANY: Final = "*"
"""The name under which a scenario scripts the coming rolls of every stream."""


class Dice:
    """The dice and shuffles of one game (KR-16).  `rolled` counts every use of chance; undo looks at it."""

    __slots__ = ("seed", "streams", "rolled", "script", "picks", "strict", "_secret")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, int] = {}
        self.rolled = 0
        self.script: dict[str, list[int]] = {}
        self.picks: dict[str, list[str]] = {}
        self.strict = False
        self._secret = ""

    def copy(self) -> Dice:
        """The same dice: both copies roll the same from here on."""
        twin = Dice(self.seed)
        twin.streams = self.streams.copy()
        twin.rolled = self.rolled
        if self.script:
            twin.script = {stream: rolls[:] for stream, rolls in self.script.items()}
        if self.picks:
            twin.picks = {stream: picks[:] for stream, picks in self.picks.items()}
        twin.strict = self.strict
        twin._secret = self._secret
        return twin

    def reseed(self, other: Dice) -> None:
        """Gives these dice a future of their own, drawn from `other`: a re-dealt game must not share it (KR-6)."""
        self.seed = f"{other._next('reseed'):016x}"
        self.streams = {}
        self.script = {}
        self.picks = {}
        self._secret = ""

    def roll(self, stream: str, sides: int = 6) -> int:
        """A die: 1 to `sides`, each equally likely."""
        if self.script or self.strict:
            scripted = self._scripted(stream, sides)
            if scripted:
                return scripted
        return self.below(stream, sides) + 1

    def below(self, stream: str, count: int) -> int:
        """A number from 0 up to, not including, `count`."""
        self.rolled += 1
        if WRAPS and count < MOST:
            return self._wrapped_below(stream, count)
        word = onward(self._state(stream))
        self.streams[stream] = word
        return below(word, count)

    def _wrapped_below(self, stream: str, count: i64) -> i64:
        """The same where numbers wrap round: from the stream to the result there is no larger one on the way."""
        word = wrapped_onward(self._state(stream))
        self.streams[stream] = word
        return wrapped_below(wrapped_mixed(word), count)

    def pick(self, stream: str, items: list[str]) -> str:
        """One of these texts, each equally likely; the next scripted one that is among them."""
        for scripted in self.picks.get(stream, []):
            if scripted in items:
                self.picks[stream].remove(scripted)
                self.rolled += 1
                return scripted
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: list[Item]) -> None:
        """Puts the items in a random order, in place (Fisher and Yates)."""
        if len(items) < 2:
            return
        self.streams[stream] = shuffle(self._state(stream), items)
        self.rolled += len(items) - 1

    def secret(self) -> str:
        """A text nobody can guess without the seed: the key of a game's handles."""
        if not self._secret:  # copies share it, and every copy of a table asks
            self._secret = blake2s(f"{self.seed}\nhandles".encode(), digest_size=16).hexdigest()
        return self._secret

    def _next(self, stream: str) -> int:
        word = onward(self._state(stream))
        self.streams[stream] = word
        return mixed(bits(word))

    def _state(self, stream: str) -> int:
        """Where a stream stands; before its first number that follows from the seed."""
        word = self.streams.get(stream)
        if word is None:
            return place(int.from_bytes(blake2s(f"{self.seed}\n{stream}".encode(), digest_size=8).digest(), "big"))
        return word

    # Scripted rolls: scenarios, lessons and tests only.

    def expect(self, stream: str, rolls: list[int]) -> None:
        """Scripts the coming rolls of a stream, or of all streams where its name is "*"."""
        self.script.setdefault(stream, []).extend(rolls)

    def lie(self, rolls: list[int]) -> None:
        """The coming rolls of all streams, whatever was scripted: for copies on which something is tried out."""
        self.script = {_ANY: rolls}

    def expect_pick(self, stream: str, text: str) -> None:
        """Scripts what is picked next, after what is scripted already."""
        self.picks.setdefault(stream, []).append(text)

    def unused(self) -> dict[str, list[int]]:
        """The scripted rolls that were not rolled yet."""
        return {stream: rolls for stream, rolls in self.script.items() if rolls}

    def unused_picks(self) -> list[str]:
        """What is scripted to be picked, and was not yet."""
        return [text for texts in self.picks.values() for text in texts]

    def _scripted(self, stream: str, sides: int) -> int:
        rolls = self.script.get(stream) or self.script.get(_ANY)
        if not rolls:
            if self.strict:
                raise DiceScript("error-script-exhausted", {"stream": stream, "sides": sides})
            return 0
        value = rolls[0]
        if not 1 <= value <= sides:
            raise DiceScript("error-scripted-roll", {"stream": stream, "value": value, "sides": sides})
        del rolls[0]
        self.rolled += 1
        return value

    # As plain data.

    def to_data(self) -> dict[str, Data]:
        """The dice as plain data, with the rolls that a lesson has laid out (KR-16)."""
        streams: dict[str, Data] = {stream: bits(word) for stream, word in sorted(self.streams.items())}
        data: dict[str, Data] = {"seed": self.seed, "streams": streams, "rolled": self.rolled}
        if self.script:
            script: dict[str, Data] = {}
            for stream, rolls in sorted(self.script.items()):
                script[stream] = [roll for roll in rolls]
            data["script"] = script
        return data

    @staticmethod
    def from_data(data: Data) -> Dice:
        """The dice as they were saved."""
        saved = fields(data)
        dice = Dice(text(saved["seed"]))
        dice.streams = {stream: place(number(word)) for stream, word in fields(saved["streams"]).items()}
        dice.rolled = number(saved["rolled"])
        if "script" in saved:
            dice.script = {stream: numbers(rolls) for stream, rolls in fields(saved["script"]).items()}
        return dice
