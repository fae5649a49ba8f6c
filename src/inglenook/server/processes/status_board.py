"""A board on which each process records what its rules are computing, for the supervisor to read.

The board is shared memory: it can be read without an answer from the writer, and survives a killed writer.
"""

from __future__ import annotations

import mmap
import struct
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

PLACES: Final = 40
"""Maximum number of computations of a process on the board.  The rules run in its main thread, and games are loaded in
others, of which asyncio allows 32 on a large computer.  A computation not on the board cannot be frozen.
"""
SIZE: Final = 1024
HEAD: Final = struct.Struct("<QH")
"""Header of a place: serial number of the computation, and length of its description in bytes; 0: none."""
BEAT: Final = struct.Struct("<Q")
"""Format of the count of event-loop heartbeats of a process."""
LOADING: Final = "loading"
"""Kind of computation that builds a game from stored data."""
VIEWING: Final = "view"
"""Kind of computation that draws the views of a game."""
TRYING: Final = "results"
"""Kind of computation that finds possible actions or their results."""
SETTING_UP: Final = "set-up"
"""Kind of computation that checks a set-up, and finds the seat asked first."""
REPLAYING: Final = "replay"
"""Kind of computation that replays a finished game."""
WHOLE_GAME: Final = 4.0
"""Time limit for a whole game, as a multiple of that for an answer; a game of 600 answers takes 0.05 s."""


class Work(NamedTuple):
    """A computation by the rules: its table, the table's version, and the action computed.

    `patience` multiplies the usual time limit.  `thread` is the system's id of the thread that computes, so that other
    threads waiting for it are not blamed.
    """

    table: str
    version: int
    kind: str
    seat: int = -1
    keys: tuple[str, ...] = ()
    patience: float = 1.0
    thread: int = 0

    def text(self) -> bytes:
        """Returns the description for the board; without the keys if there are too many."""
        data = msgspec.json.encode(self)
        return data if len(data) <= SIZE - HEAD.size else msgspec.json.encode(self._replace(keys=()))

    @staticmethod
    def read(text: bytes) -> Work:
        """Decodes a description from the board."""
        return msgspec.json.decode(text, type=Work)


class Board:
    """The current computations of all processes, in shared memory."""

    def __init__(self, processes: int) -> None:
        self._beats: Final = processes * PLACES * SIZE
        self._memory: Final = mmap.mmap(-1, self._beats + processes * BEAT.size)

    def desk(self, process: int) -> Desk:
        """Returns the desk at which a process records its computations."""
        return Desk(self._memory, process, self._beats + process * BEAT.size)

    def beats(self, process: int) -> int:
        """Returns the number of event-loop heartbeats of a process; 0: none yet."""
        return int(BEAT.unpack_from(self._memory, self._beats + process * BEAT.size)[0])

    def works(self, process: int) -> dict[int, Work]:
        """Returns the current computations of a process, by serial number.

        The process writes at the same time; a computation that changes while it is read is left out until the next
        look.
        """
        found = {}
        for place in range(PLACES):
            start = (process * PLACES + place) * SIZE
            head = HEAD.unpack_from(self._memory, start)
            number, length = head
            text = self._memory[start + HEAD.size : start + HEAD.size + length]
            if length and HEAD.unpack_from(self._memory, start) == head:
                # Another processor's writes may appear in another order, and cut a multi-byte character in two.
                with suppress(msgspec.DecodeError, UnicodeDecodeError):
                    found[number] = Work.read(text)
        return found

    def clear(self, process: int) -> None:
        """Clears the computations and heartbeats of a process that has ended."""
        start = process * PLACES * SIZE
        self._memory[start : start + PLACES * SIZE] = bytes(PLACES * SIZE)
        BEAT.pack_into(self._memory, self._beats + process * BEAT.size, 0)


class Desk:
    """The part of the board that belongs to one process."""

    def __init__(self, memory: mmap.mmap, process: int, beats: int) -> None:
        self._memory: Final = memory
        self._beats: Final = beats
        self._start: Final = process * PLACES * SIZE
        self._free: Final = list(range(PLACES))
        self._number = 0

    def beat(self) -> None:
        """Records a heartbeat of this process's event loop."""
        BEAT.pack_into(self._memory, self._beats, BEAT.unpack_from(self._memory, self._beats)[0] + 1)

    def begin(self, work: Work) -> int:
        """Records a computation; returns its place, or -1 if there is none left."""
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
        """Removes a computation from the board."""
        if place >= 0:
            HEAD.pack_into(self._memory, self._start + place * SIZE, 0, 0)
            self._free.append(place)
