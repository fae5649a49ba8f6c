"""The game of a table, rebuilt from its entries; any process can build the same copy.

The game is built from the last snapshot and the entries since, or from the start, and follows each new entry.  No
function here waits for the database or for clients.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from inglenook.kernel.decisions import PASS
from inglenook.kernel.errors import CannotUndo, Diverged
from inglenook.kernel.game import Game, Given
from inglenook.kernel.lines import Line
from inglenook.kernel.messages import Message, from_plain, plain
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.lessons import LESSON
from inglenook.puzzles import PUZZLE
from inglenook.registry import GameEntry
from inglenook.server.bots.hesitation import KEPT
from inglenook.server.storage.rows import ANSWER, ASIDE, CONCEDE, OVER, UNDO, Entry, SnapshotRow, TableRow

KEPT_LINES: Final = 400
"""Number of latest log lines stored in a snapshot and sent to new watchers; a replay shows all lines."""
GIVING_UP: Final = "concede"
"""Verb and key of the aside by which a player concedes, in games whose rules have one."""


class Play:
    """A game, the number of its last entry, and the giver of each answer that stands."""

    def __init__(self, entry: GameEntry, row: TableRow, entries: Sequence[Entry], snapshot: SnapshotRow | None) -> None:
        self.entry: Final = entry
        self.row: Final = row
        self.practice: Final = row.practice
        """True if undo may take back dice, unless a person at another device plays."""
        self.version = entries[-1].number if entries else 0
        stands = standing(entries)
        self.by: list[str] = [entry.by for entry in stands]
        """For each answer that stands: "" if the player gave it, otherwise its giver in the player's place."""
        self.conceded: list[int] = [entry.seat for entry in entries if entry.kind == CONCEDE]
        """The seats that conceded by an entry of their own, in order."""
        self._heard = 0
        self._gave_up: frozenset[int] = frozenset()
        """The seats that conceded by the game's own rule, among the first `_heard` answers."""
        self.took: dict[int, list[float]] = {}
        """For each seat, the seconds its person took for each pass, the latest last."""
        self._last = row.changed if not entries else entries[0].at
        for done in entries:
            self.note_time(done)
        self.closed = row.state == OVER
        """True if the table is over although the rules would continue: too few players are left."""
        answers = [given(entry) for entry in stands]
        self.whole = True
        """True if all answers were given in this process, so that undo can reach any earlier one."""
        self.game: Game[Any]
        begun = self._resume(answers, snapshot) if snapshot is not None and reaches(entries, snapshot) else 0
        if self.whole:
            self.game = Game.start(entry.rulebook, row.setup, row.seed, ask_every_time=row.ask_every_time)  # type: ignore[arg-type]
        self.diverged = False
        """True if changed rules no longer accept a stored answer; that answer and all later ones are asked again."""
        try:
            if len(self.game.answers) < begun:
                raise Diverged("error-diverged-ended", {"number": len(self.game.answers) + 1})
            self.game.give_again(answers[begun:])
        except Diverged:
            self.diverged = True
            del self.by[len(self.game.answers) :]

    def _resume(self, answers: list[Given], snapshot: SnapshotRow) -> int:
        """Resumes the game from a snapshot; returns the number of answers in the snapshot."""
        content = msgspec.json.decode(zlib.decompress(snapshot.data))
        told = [line_from_data(line) for line in content["told"]]
        rulebook = self.entry.rulebook
        self.game = snapshots.resume(
            content["snapshot"],
            f"snapshot {snapshot.number} of table {snapshot.table}",
            {rulebook.name: rulebook},
            earlier=answers[: content["before"]],
            ask_again=True,
            told=told,
        )
        self.whole = False
        return snapshot.answers

    # Progress.

    def follow(self, entry: Entry) -> bool:
        """Applies an entry of another process; returns whether it was an undo.  If the entry does not fit, the caller
        reloads.
        """
        assert entry.number == self.version + 1
        if entry.kind in (ANSWER, ASIDE):
            self.game.give_again([given(entry)])
            self.by.append(entry.by)
        elif entry.kind == UNDO:
            if entry.answers < len(self.game.answers):
                self.go_back(entry.answers)
        elif entry.kind == CONCEDE:
            self.conceded.append(entry.seat)
        self.version = entry.number
        self.note_time(entry)
        return entry.kind == UNDO

    def note_time(self, entry: Entry) -> None:
        """Records how long a person took to pass, unless the pass was automatic."""
        if entry.keys == (PASS,) and not entry.by:
            self.took.setdefault(entry.seat, []).append(max(0.0, entry.at - self._last))
            del self.took[entry.seat][:-KEPT]
        self._last = entry.at

    def go_back(self, answers: int) -> None:
        """Goes back to the question after the first `answers`, if necessary by replaying from the start."""
        game = self.game
        try:
            game.undo_by_consent(answers, tuple(range(game.table.seats)))
        except CannotUndo:
            self.play_from_start(answers)
        del self.by[answers:]
        self._heard, self._gave_up = 0, frozenset()

    def play_from_start(self, answers: int | None = None) -> None:
        """Replays all answers, or the first ones, from the start, so that undo can reach any earlier one."""
        self.game = Record.of(self.game).replay(self.entry.rulebook, answers)
        self.whole = True

    # State.

    @property
    def is_lesson(self) -> bool:
        """Whether the game is a part of a lesson, or a puzzle, in which everything can be taken back."""
        return LESSON in self.game.setup or self.is_puzzle

    @property
    def is_puzzle(self) -> bool:
        """Whether the game is a puzzle, in which the opponent plays the best defence."""
        return PUZZLE in self.game.setup

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked: by the rules, or because too few players are left."""
        return self.game.over or self.closed

    def gave_up(self, seat: int) -> bool:
        """Whether a seat has conceded: by the game's own rule, or by an entry of its own."""
        answers = self.game.answers
        if len(answers) != self._heard:
            if len(answers) < self._heard:  # after an undo
                self._heard, self._gave_up = 0, frozenset()
            asides = [one for one in answers[self._heard :] if one.is_aside and one.keys[0] == GIVING_UP]
            self._gave_up |= {one.seat for one in asides}
            self._heard = len(answers)
        return seat in self.conceded or seat in self._gave_up

    def left(self) -> list[int]:
        """Returns the seats that have not conceded."""
        return [seat for seat in range(self.game.table.seats) if not self.gave_up(seat)]

    @property
    def winners(self) -> list[int]:
        """The winning seats.  A seat that conceded cannot win, even if the bot that played on did well."""
        if not self.game.over:
            return self.left() if self.over else []
        return [seat for seat in self.game.table.winners if seat not in self.conceded]

    def record(self, players: list[str]) -> str:
        """Returns the game so far as the text of a record."""
        return Record.of(self.game, players).to_text()

    def snapshot(self, number: int) -> SnapshotRow:
        """Returns a snapshot of the game after the entry of this number."""
        game = self.game
        _, since = game.since_checkpoint()
        told = [line_to_data(line) for line in game.told_before_checkpoint()[-KEPT_LINES:]]
        before = len(game.answers) - len(since)
        content = {"snapshot": snapshots.save(game), "before": before, "told": told}
        data = zlib.compress(msgspec.json.encode(content), 1)
        return SnapshotRow(self.row.id, number, len(game.answers), data)


def reaches(entries: Sequence[Entry], snapshot: SnapshotRow) -> bool:
    """Whether a snapshot is valid: its entries exist, and no undo went back behind it."""
    since = [entry for entry in entries if entry.number > snapshot.number]
    behind = any(entry.kind == UNDO and entry.answers < snapshot.answers for entry in since)
    return snapshot.number <= len(entries) and not behind


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """Returns the entries of the answers and asides that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind in (ANSWER, ASIDE):
            found.append(entry)
        elif entry.kind == UNDO:
            del found[entry.answers :]
    return found


def given(entry: Entry) -> Given:
    """Converts an entry to the kernel's form."""
    return Given(entry.seat, entry.keys, entry.fingerprint, entry.kind == ASIDE)


def line_to_data(line: Line) -> list[Any]:
    """Converts a log line to plain data."""
    return [plain(line.message), line.only, None if line.otherwise is None else plain(line.otherwise)]


def line_from_data(data: list[Any]) -> Line:
    """Converts plain data back to a log line."""
    message, only, otherwise = data
    said, instead = from_plain(message), None if otherwise is None else from_plain(otherwise)
    assert isinstance(said, Message) and (instead is None or isinstance(instead, Message))
    return Line(said, None if only is None else tuple(only), instead)
