"""All randomness of a game: one seed, named streams, and a state of plain numbers.

A stream is named after its purpose ("movement", "deck of seat 0"), so that an extra roll in one place does not change
the cards drawn in another.

The generator is SplitMix64, written out (`streams.py`) because a record must mean the same on every machine and in
every version of Python.
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
"""Name under which a scenario scripts the coming rolls of every stream."""


class Dice:
    """Dice and shuffles of one game (KR-16).  `rolled` counts every use of randomness; undo reads it."""

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
        """Returns a copy; original and copy give the same rolls from here on."""
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
        """Reseeds these dice from `other`: a re-dealt game must not share the future of the real one (KR-6)."""
        self.seed = f"{other._next('reseed'):016x}"
        self.streams = {}
        self.script = {}
        self.picks = {}
        self._secret = ""

    def roll(self, stream: str, sides: int = 6) -> int:
        """Rolls a die: 1 to `sides`, each equally likely."""
        if self.script or self.strict:
            scripted = self._scripted(stream, sides)
            if scripted:
                return scripted
        return self.below(stream, sides) + 1

    def below(self, stream: str, count: int) -> int:
        """Draws a number from 0 up to, not including, `count`."""
        self.rolled += 1
        if WRAPS and count < MOST:
            return self._wrapped_below(stream, count)
        word = onward(self._state(stream))
        self.streams[stream] = word
        return below(word, count)

    def _wrapped_below(self, stream: str, count: i64) -> i64:
        """Draws a number below `count` in wrapping 64-bit arithmetic, which the compiled kernel uses."""
        word = wrapped_onward(self._state(stream))
        self.streams[stream] = word
        return wrapped_below(wrapped_mixed(word), count)

    def pick(self, stream: str, items: list[str]) -> str:
        """Picks one of these strings, each equally likely, or the next scripted one that is among them."""
        for scripted in self.picks.get(stream, []):
            if scripted in items:
                self.picks[stream].remove(scripted)
                self.rolled += 1
                return scripted
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: list[Item]) -> None:
        """Shuffles the items in place (Fisher-Yates)."""
        if len(items) < 2:
            return
        self.streams[stream] = shuffle(self._state(stream), items)
        self.rolled += len(items) - 1

    def secret(self) -> str:
        """Returns a string that cannot be guessed without the seed: the key of a game's handles."""
        if not self._secret:  # computed once: copies share it, and every copy of a table asks for it
            self._secret = blake2s(f"{self.seed}\nhandles".encode(), digest_size=16).hexdigest()
        return self._secret

    def _next(self, stream: str) -> int:
        word = onward(self._state(stream))
        self.streams[stream] = word
        return mixed(bits(word))

    def _state(self, stream: str) -> int:
        """Returns the state of a stream; before its first number the state is derived from the seed."""
        word = self.streams.get(stream)
        if word is None:
            return place(int.from_bytes(blake2s(f"{self.seed}\n{stream}".encode(), digest_size=8).digest(), "big"))
        return word

    # Scripted rolls: scenarios, lessons and tests only.

    def expect(self, stream: str, rolls: list[int]) -> None:
        """Scripts the coming rolls of a stream, or of all streams if `stream` is "*"."""
        self.script.setdefault(stream, []).extend(rolls)

    def lie(self, rolls: list[int]) -> None:
        """Replaces all scripted rolls by these, for every stream: used on copies on which something is tried out."""
        self.script = {_ANY: rolls}

    def expect_pick(self, stream: str, text: str) -> None:
        """Scripts the next pick of a stream, after the picks scripted before."""
        self.picks.setdefault(stream, []).append(text)

    def unused(self) -> dict[str, list[int]]:
        """Returns the scripted rolls not yet used."""
        return {stream: rolls for stream, rolls in self.script.items() if rolls}

    def unused_picks(self) -> list[str]:
        """Returns the scripted picks not yet used."""
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
        """Returns the dice as plain data, including the rolls that a lesson has scripted (KR-16)."""
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
        """Returns the dice from saved data."""
        saved = fields(data)
        dice = Dice(text(saved["seed"]))
        dice.streams = {stream: place(number(word)) for stream, word in fields(saved["streams"]).items()}
        dice.rolled = number(saved["rolled"])
        if "script" in saved:
            dice.script = {stream: numbers(rolls) for stream, rolls in fields(saved["script"]).items()}
        return dice
