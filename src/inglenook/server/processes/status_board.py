"""A board on which each process writes what its rules are at work on, for the one that started them to read.

It is memory that they share: nothing has to answer for it to be read, and it stays when its writer is killed.
"""

from __future__ import annotations

import mmap
import struct
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

PLACES: Final = 40
"""So many works of one process are noted at once: the rules run in its main thread, and games are loaded in others, of
which asyncio lets 32 run on a large computer.  What is not noted nobody freezes."""
SIZE: Final = 1024
HEAD: Final = struct.Struct("<QH")
"""Which work of its process it is, counted up, and how many bytes describe it; 0: none."""
BEAT: Final = struct.Struct("<Q")
"""How often the event loop of a process was seen to turn."""
LOADING: Final = "loading"
"""The kind of a work that makes a game from what is kept."""
VIEWING: Final = "view"
"""The kind of a work that shows a game."""
TRYING: Final = "results"
"""The kind of a work that finds out what can be done, or what it would come to."""
SETTING_UP: Final = "set-up"
"""The kind of a work that sees whether a game can be set up, and who is asked first."""
REPLAYING: Final = "replay"
"""The kind of a work that plays a game again that is over."""
WHOLE_GAME: Final = 4.0
"""A whole game has so many times as long as one answer: one of six hundred answers takes a twentieth of a second."""


class Work(NamedTuple):
    """What the rules are at work on: a table, the version it has, and what was done there.

    `patience`: it may take so many times as long as other things.  `thread` is the system's number of the one that is
    at it: others that wait for it are not to blame.
    """

    table: str
    version: int
    kind: str
    seat: int = -1
    keys: tuple[str, ...] = ()
    patience: float = 1.0
    thread: int = 0

    def text(self) -> bytes:
        """As it is written on the board; of very many keys nothing."""
        data = msgspec.json.encode(self)
        return data if len(data) <= SIZE - HEAD.size else msgspec.json.encode(self._replace(keys=()))

    @staticmethod
    def read(text: bytes) -> Work:
        """What was written."""
        return msgspec.json.decode(text, type=Work)


class Board:
    """What all processes are at work on."""

    def __init__(self, processes: int) -> None:
        self._beats: Final = processes * PLACES * SIZE
        self._memory: Final = mmap.mmap(-1, self._beats + processes * BEAT.size)

    def desk(self, process: int) -> Desk:
        """Where a process notes what it is at work on."""
        return Desk(self._memory, process, self._beats + process * BEAT.size)

    def beats(self, process: int) -> int:
        """How often the event loop of a process has turned, as far as it says so; 0: not yet."""
        return int(BEAT.unpack_from(self._memory, self._beats + process * BEAT.size)[0])

    def works(self, process: int) -> dict[int, Work]:
        """What a process is at work on, by the numbers of its works.

        It writes at the same time: what has changed while it was read is left out, and seen at the next look.
        """
        found = {}
        for place in range(PLACES):
            start = (process * PLACES + place) * SIZE
            head = HEAD.unpack_from(self._memory, start)
            number, length = head
            text = self._memory[start + HEAD.size : start + HEAD.size + length]
            if length and HEAD.unpack_from(self._memory, start) == head:
                # A processor may show another's writing in another order, and cut a letter of several bytes in two.
                with suppress(msgspec.DecodeError, UnicodeDecodeError):
                    found[number] = Work.read(text)
        return found

    def clear(self, process: int) -> None:
        """Its process is gone."""
        start = process * PLACES * SIZE
        self._memory[start : start + PLACES * SIZE] = bytes(PLACES * SIZE)
        BEAT.pack_into(self._memory, self._beats + process * BEAT.size, 0)


class Desk:
    """The places of one process on the board."""

    def __init__(self, memory: mmap.mmap, process: int, beats: int) -> None:
        self._memory: Final = memory
        self._beats: Final = beats
        self._start: Final = process * PLACES * SIZE
        self._free: Final = list(range(PLACES))
        self._number = 0

    def beat(self) -> None:
        """The event loop of this process turns."""
        BEAT.pack_into(self._memory, self._beats, BEAT.unpack_from(self._memory, self._beats)[0] + 1)

    def begin(self, work: Work) -> int:
        """Notes a work; where.  -1 if there is no place left."""
        if not self._free:
            return -1
        place = self._free.pop()
        start = self._start + place * SIZE
        text = work.text()
        self._number += 1
        self._memory[start + HEAD.size : start + HEAD.size + len(text)] = text
        HEAD.pack_into(self._memory, start, self._number, len(text))
        return place

    def end(self, place: int) -> None:
        """It is done."""
        if place >= 0:
            HEAD.pack_into(self._memory, self._start + place * SIZE, 0, 0)
            self._free.append(place)
