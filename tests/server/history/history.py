"""Records requests, replies and views of clients, and checks that they form one history (SR-1, SR-2, SR-3).

The stored entries of each table must be one order: each acknowledged request stands there exactly once, each entry was
requested, and each view that a client was shown is the game after a first part of that order.
"""

from __future__ import annotations

import zlib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from inglenook.kernel.views.news import changes, lines_for, question
from inglenook.registry import find
from inglenook.server.storage.rows import ANSWER, UNDO, ChatRow, Entry, SnapshotRow, TableRow
from inglenook.server.tables.play import Play

LINES: Final = 10
"""Latest log lines that are compared."""


@dataclass(slots=True)
class Asked:
    """A request of a client, and the reply to it."""

    table: str
    kind: str
    """ANSWER or UNDO."""
    version: int
    """Version the client had seen."""
    seat: int
    keys: tuple[str, ...] = ()
    """As the seat was shown them: they name what lies on the table in the words of that seat."""
    told: str = ""
    """"done"; "refused"; "": nobody knows, or it was told that nobody knows."""


@dataclass(slots=True)
class Kept:
    """Everything stored about a table."""

    row: TableRow
    entries: list[Entry]
    snapshot: SnapshotRow | None
    chat: list[ChatRow]


@dataclass
class History:
    """Records the requests, replies and views of all clients."""

    asked: list[Asked] = field(default_factory=list)
    shown: dict[str, dict[tuple[int, int], set[bytes]]] = field(default_factory=lambda: defaultdict(dict))
    """For each table, by seat and version, what was seen there."""
    said: dict[str, bool] = field(default_factory=dict)
    """Lines of chat, all different, and whether it was acknowledged that they were said."""
    wrong: list[str] = field(default_factory=list)
    """Faults that were found during the run."""

    def ask(self, table: str, kind: str, version: int, seat: int, keys: tuple[str, ...] = ()) -> Asked:
        """Records a request, and returns the record for its reply."""
        self.asked.append(Asked(table, kind, version, seat, keys))
        return self.asked[-1]

    def show(self, table: str, seat: int, version: int, seen: bytes) -> None:
        """Records a view that a client was shown."""
        self.shown[table].setdefault((seat, version), set()).add(seen)

    def acknowledged(self) -> int:
        """Returns the number of acknowledged answers."""
        return len([one for one in self.asked if one.told == "done"])

    def faults(self, kept: Sequence[Kept]) -> list[str]:
        """Returns the faults of the recorded history in words, or an empty list if it is consistent."""
        by_table: dict[str, list[Asked]] = defaultdict(list)
        for one in self.asked:
            by_table[one.table].append(one)
        lines = Counter([line.text for table in kept for line in table.chat])
        found = list(self.wrong)
        found += [f"“{text}” was said {lines[text]} times" for text, done in self.said.items()
                  if lines[text] > 1 or lines[text] < done]  # fmt: skip
        for table in kept:
            found += Judged(table, by_table[table.row.id]).faults(self.shown.get(table.row.id, {}))
        return found


class Judged:
    """Checks the history of one table by playing its game again, entry by entry."""

    def __init__(self, kept: Kept, asked: Sequence[Asked]) -> None:
        self._kept: Final = kept
        self._asked: Final[dict[int, list[Asked]]] = defaultdict(list)
        for one in asked:
            self._asked[one.version].append(one)
        self._found: Final[list[str]] = []

    def _object(self, objection: str) -> None:
        self._found.append(f"{self._kept.row.id}: {objection}")

    def faults(self, shown: dict[tuple[int, int], set[bytes]]) -> list[str]:
        """Returns the faults of the table's history."""
        row, entries = self._kept.row, self._kept.entries
        numbers = [entry.number for entry in entries]
        if numbers != list(range(1, row.version + 1)):
            self._object(f"the entries are numbered {numbers}, and the table says {row.version}")
            return self._found
        play = Play(find(row.game), row, [], None)
        play.closed = False
        for number, entry in enumerate([*entries, None]):
            for seat in range(-1, play.game.table.seats):
                seen = shown.pop((seat, number), set())
                expected = prints_of(play, seat) if seen else [b""]
                for other in sorted(seen - {*expected}):
                    told = "" if b"" in (other, expected[0]) else differing(other, expected[0])
                    self._object(f"seat {seat} was shown something else at version {number}: {told}")
            self._judge(play, entry, self._asked.pop(number, []))
            if entry is not None:
                play.follow(entry)
        for seat, version in shown:
            self._object(f"seat {seat} was shown version {version}, which there is not")
        for one in [one for asked in self._asked.values() for one in asked if one.told == "done"]:
            self._object(f"{one} was acknowledged and lost")
        if Play(play.entry, row, entries, self._kept.snapshot).game.digest() != play.game.digest():
            self._object("made from its snapshot it is another game")
        return self._found

    def _judge(self, play: Play, entry: Entry | None, asked: Sequence[Asked]) -> None:
        """Checks the requests at one version: only one was acknowledged, and that one is the entry.

        An entry that a person made must also have been requested and not refused.
        """
        done = [one for one in asked if one.told == "done"]
        if len(done) > 1:
            self._object(f"all of these were acknowledged: {done}")
        for one in done:
            if entry is None or not stands(play, one, entry):
                self._object(f"{one} was acknowledged and lost, {entry} stands in its place")
        if entry is not None and not entry.by and entry.kind in (ANSWER, UNDO):
            wanted = [one for one in asked if one.told != "refused" and stands(play, one, entry)]
            if not wanted:
                self._object(f"{entry} was never asked for, or was refused: {asked}")


def stands(play: Play, asked: Asked, entry: Entry) -> bool:
    """Whether an entry at which the game can go on is the requested one."""
    if (asked.kind, asked.seat) != (entry.kind, entry.seat):
        return False
    if asked.kind == UNDO:
        return True
    pending = play.game.pending
    assert pending is not None
    offered: Any = question(play.game, asked.seat)["options"]
    meant = dict(zip([option["key"] for option in offered], [option.key for option in pending.options], strict=True))
    picked = [meant.get(key, "") for key in asked.keys]
    return tuple(picked) == entry.keys if pending.ordered else sorted(picked) == sorted(entry.keys)


def prints_of(play: Play, seat: int) -> list[bytes]:
    """Returns the views a seat may be shown, with only whose turn it is for a question passed automatically."""
    game = play.game
    view, lines = game.rulebook.view(game.table, seat), lines_for(game, seat)
    asked: dict[str, Any] = {"over": True, "winners": play.winners} if play.over else {**question(game, seat)}
    found = [print_of(view, asked, lines)]
    if "options" in asked:
        found.append(print_of(view, {"seat": seat, "asides": asked["asides"]}, lines))
    return found


def print_of(view: Any, asked: Any, lines: Sequence[Any]) -> bytes:
    """Returns a short digest of a view without the asides that are computed anew each time (KR-24, KR-33, KR-35)."""
    rest = {part: value for part, value in asked.items() if part not in ("dangers", "results", "tips")}
    seen = [view, rest, list(lines[-LINES:])]
    return zlib.compress(msgspec.json.encode(seen, order="sorted"), 1)


def differing(seen: bytes, expected: bytes) -> str:
    """Returns the difference between two views."""
    parts = ("view", "question", "lines")
    here, there = [dict(zip(parts, msgspec.json.decode(zlib.decompress(one)), strict=True)) for one in (seen, expected)]
    return f"{changes(there, here)}"[:2000]
