"""A program that runs beside the arena: lines are exchanged with it, within limits of time and size."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message

LONGEST_LINE: Final = 64_000
"""Most bytes in a line from a program."""

MOST_IDLE_LINES: Final = 1_000
"""Most lines that a program may write in a game without being asked."""

CHUNK: Final = 16_384
"""Bytes read from a program at once."""

WAITING_CHUNKS: Final = 8
"""Chunks read ahead; a program that writes more waits until the arena reads on."""

REMEMBERED: Final = 400
"""Characters of a program's last error output that the arena reports."""

GRACE: Final = 2.0
"""Seconds that a program has to end after its game."""


@dataclass(frozen=True)
class Limits:
    """Time limits of a program, in seconds."""

    start: float = 10.0
    """From its start to its first line."""
    answer: float = 10.0
    """For one answer."""
    game: float = 600.0
    """For all answers of a game together."""


class Forfeit(InglenookError):
    """Raised when a program loses its game: it is late, ended, or does not keep to the protocol."""


Clock = Callable[[], float]


class Process:
    """A running program.  `close` ends it, whatever it does."""

    def __init__(self, command: Sequence[str], limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits: Final = limits
        self._clock: Final = clock
        self._spent = self._began = self._limit = 0.0
        self._received: Final[Queue[bytes]] = Queue(WAITING_CHUNKS)
        self._to_send: Final[Queue[bytes | None]] = Queue()
        self._unread = b""
        self._complaint = b""
        self._idle = 0
        try:
            self._running: Final = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise Forfeit("program-not-started", {"command": command[0], "detail": str(problem)}) from problem
        self._threads: Final = [Thread(target=work, daemon=True) for work in (self._read, self._write, self._listen)]
        for thread in self._threads:
            thread.start()

    # Threads: each ends when its pipe is closed.

    def _read(self) -> None:
        for chunk in chunks(self._running.stdout):
            self._received.put(chunk)
        self._received.put(b"")

    def _write(self) -> None:
        pipe = self._running.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (line := self._to_send.get()) is not None:
                while line:
                    line = line[pipe.write(line) :]
            pipe.close()

    def _listen(self) -> None:
        for chunk in chunks(self._running.stderr):
            self._complaint = (self._complaint + chunk)[-4 * REMEMBERED :]

    # Lines.

    def send(self, line: str) -> None:
        """Sends a line; a program that does not read does not hold up the arena."""
        self._to_send.put(line.encode() + b"\n")

    def begin(self, limit: float) -> None:
        """Starts the clock: the next lines have to come within `limit` seconds, and within the time of the game."""
        self._began, self._limit = self._clock(), limit

    def stop(self) -> None:
        """Stops the clock, and counts the time as used."""
        self._spent += self._clock() - self._began

    def line(self) -> bytes:
        """Returns the next line; raises Forfeit if it does not come in time."""
        while b"\n" not in self._unread[: LONGEST_LINE + 1]:
            if len(self._unread) > LONGEST_LINE:
                raise self.lost(Forfeit("program-long-line", {"most": LONGEST_LINE}))
            self._unread += self._chunk()
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _chunk(self) -> bytes:
        left = self.limits.game - self._spent
        seconds = min(self._limit, left) - (self._clock() - self._began)
        try:
            if seconds <= 0:
                raise Empty
            chunk = self._received.get(timeout=seconds)
        except Empty:
            if left < self._limit:
                raise self.lost(Forfeit("program-out-of-time", {"seconds": f"{self.limits.game:g}"})) from None
            raise self.lost(Forfeit("program-late", {"seconds": f"{self._limit:g}"})) from None
        if not chunk:
            raise self._ended()
        return chunk

    def note_idle_line(self) -> None:
        """Counts a line that answers nothing; raises Forfeit if a program floods the arena with them."""
        self._idle += 1
        if self._idle > MOST_IDLE_LINES:
            raise self.lost(Forfeit("program-flood", {"most": MOST_IDLE_LINES}))

    def lost(self, fault: Forfeit) -> Forfeit:
        """Ends the program at once, and returns the fault by which it loses the game."""
        kill(self._running)
        return fault

    def _ended(self) -> Forfeit:
        with suppress(subprocess.TimeoutExpired):
            self._running.wait(GRACE / 4)
        self._threads[2].join(GRACE / 4)
        code = "?" if self._running.returncode is None else str(self._running.returncode)
        said = " ".join(self._complaint.decode("utf-8", "replace").split())[-REMEMBERED:]
        detail: Argument = said or Message("program-said-nothing")
        return self.lost(Forfeit("program-ended", {"code": code, "detail": detail}))

    def close(self) -> None:
        """Closes the pipes, and ends the program and what it has started if it does not end by itself."""
        self._to_send.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._running.wait(GRACE if self._received.empty() else 0)
        kill(self._running)
        while self._threads[0].is_alive():
            with suppress(Empty):
                self._received.get(timeout=0.1)  # the reading thread may wait for room
        for thread in self._threads:
            thread.join(GRACE)
        for pipe in (self._running.stdin, self._running.stdout, self._running.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def chunks(pipe: IO[bytes] | None) -> Iterator[bytes]:
    """Yields what a program writes until it closes the pipe."""
    assert pipe is not None
    with suppress(OSError, ValueError):
        while chunk := pipe.read(CHUNK):
            yield chunk


def kill(process: subprocess.Popen[bytes]) -> None:
    """Ends a program with everything it has started."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
