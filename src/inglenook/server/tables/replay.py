"""Replays of finished games: any moment, as seen from any seat, by a spectator, or with all hands open.

A moment is numbered by the answers that led to it; answers taken back do not count.  To reach any moment quickly,
copies of the game are kept at some moments, for a few games at a time (`Library`).

All computation here blocks, so it runs in a thread and play at other tables goes on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final, Literal

from inglenook.kernel.data import Data, fields
from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game, Given
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views import news
from inglenook.registry import GameEntry
from inglenook.server.storage.rows import Entry, TableRow
from inglenook.server.tables.game_summary import Account
from inglenook.server.tables.play import KEPT_LINES, given, standing

EVERYTHING: Final = -2
"""The viewer of a finished game to whom all hands are open."""

CLOSEST: Final = 50
"""Minimum number of answers between kept copies of a game."""

MOST_KEPT: Final = 40
"""Maximum number of kept copies of a game, approximately."""

MarkKind = Literal["turn", "phase"]
TURN: Final = "turn"
PHASE: Final = "phase"


@dataclass(frozen=True)
class Mark:
    """A bookmark in a replay: the start of a turn, a phase or a skirmish."""

    number: int
    kind: MarkKind
    message: Message


class Replay:
    """A replayed game.  Raises any exception of the rules if they have changed since."""

    def __init__(self, entry: GameEntry, table: TableRow, answers: Sequence[Given]) -> None:
        self.entry: Final = entry
        self.winners: Final = list(table.winners)
        self.answers: Final = list(answers)
        self.marks: Final[list[Mark]] = []
        self._kept: Final[dict[int, Game[Any]]] = {}
        self._lock: Final = Lock()
        self.account: Final = self._play(table)

    def _play(self, table: TableRow) -> Account:
        """Plays the whole game once, keeping copies and marking turns and phases; returns its account."""
        setup: Any = table.setup
        game = Game.start(self.entry.rulebook, setup, table.seed, ask_every_time=table.ask_every_time)
        apart = max(CLOSEST, -(-len(self.answers) // MOST_KEPT))
        account = Account(self.entry, game.table.seats)
        told = 0
        for number in range(len(self.answers) + 1):
            if number:
                game.give_again([self.answers[number - 1]])
            if number % apart == 0:
                self._kept[number] = game.fork(keep=True)
            for line in game.log[told:]:
                heard = line.heard_by(SPECTATOR)
                if heard is not None:
                    self._mark(number, heard)
                    account.hear(game, number, heard)
            told = len(game.log)
        return account

    def _mark(self, number: int, heard: Message) -> None:
        if heard.id == self.entry.tables.turn_begins:
            self.marks.append(Mark(number, TURN, heard))
        elif heard.id in self.entry.tables.phases_begin:
            self.marks.append(Mark(number, PHASE, heard))

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self._kept[0].table.seats)

    def viewers(self) -> list[int]:
        """Returns the viewers from whose side the replay can be seen."""
        return [EVERYTHING, SPECTATOR, *range(self.seats)]

    def at(self, number: int) -> Game[Any]:
        """Returns the game at a moment."""
        nearest = max([kept for kept in self._kept if kept <= number])
        with self._lock:  # copying a table writes to the original
            game = self._kept[nearest].fork(keep=True)
        game.give_again(self.answers[nearest:number])
        return game

    def frames(self, viewer: Seat, first: int, count: int) -> list[dict[str, Any]]:
        """Returns a viewer's views of consecutive moments: the first whole, then changes and new log lines."""
        game = self.at(first)
        found: list[dict[str, Any]] = []
        before: dict[str, Data] = {}
        told = max(0, len(game.log) - KEPT_LINES)
        for number in range(first, min(first + count, len(self.answers) + 1)):
            if number > first:
                game.give_again([self.answers[number - 1]])
            view = seen(self.entry, game, viewer)
            frame: dict[str, Any] = {"number": number}
            if number == first:
                frame["view"] = view
            else:
                frame["changes"] = news.changes(before, view)
            frame["question"] = self._question(game, viewer, number)
            frame["lines"] = lines(game, viewer, told)
            frame["answered"] = self._answered(game, viewer, number)
            before, told = view, len(game.log)
            found.append(frame)
        return found

    def _question(self, game: Game[Any], viewer: Seat, number: int) -> dict[str, Data]:
        """Returns the question at a moment; at the end there is none, even if the game was conceded."""
        if number == len(self.answers):
            return {"over": True, "winners": list(self.winners)}
        return question(game, viewer)

    def _answered(self, game: Game[Any], viewer: Seat, number: int) -> dict[str, Any] | None:
        """Returns the answer given at a moment; viewers other than its seat see only whose answer it was."""
        if number == len(self.answers):
            return None
        given = self.answers[number]
        if viewer not in (given.seat, EVERYTHING):
            return {"seat": given.seat, "labels": []}
        assert game.pending is not None
        offered = game.asides(given.seat) if given.is_aside else game.pending.options
        labels = [
            news.worded_later(game.rulebook.label(game.table, given.seat, option))
            for key in given.keys
            for option in offered
            if option.key == key
        ]
        return {"seat": given.seat, "labels": labels}

    def record(self, table: TableRow, players: list[str]) -> str:
        """Returns the game as the text of a record."""
        setup: Any = table.setup
        return Record(table.game, setup, table.seed, self.answers, table.ask_every_time, players).to_text()


# Views.


def seen(entry: GameEntry, game: Game[Any], viewer: Seat) -> dict[str, Data]:
    """Returns the view of a seat or spectator; with everything open, a spectator's view plus each seat's own things."""
    if viewer != EVERYTHING:
        view: dict[str, Data] = game.rulebook.view(game.table, viewer)
        return view
    view = game.rulebook.view(game.table, SPECTATOR)
    sides = dict(fields(view["seats"]))
    for seat in range(game.table.seats):
        own = fields(fields(game.rulebook.view(game.table, seat)["seats"])[str(seat)])
        called = names_for_spectators(game, seat)
        open_now = {name: called_anew(own[name], called) for name in entry.tables.own_things if name in own}
        sides[str(seat)] = {**fields(sides[str(seat)]), **open_now}
    return {**view, "seats": sides}


def names_for_spectators(game: Game[Any], seat: Seat) -> dict[str, str]:
    """Maps a seat's handles of the things it can point at to a spectator's handles."""
    rulebook, table = game.rulebook, game.table
    things = rulebook.things(table, seat)
    return {rulebook.handle(table, seat, one): rulebook.handle(table, SPECTATOR, one) for one in things}


def called_anew(data: Data, called: dict[str, str]) -> Data:
    """Replaces the handles in the data of a view."""
    if isinstance(data, list):
        return [called_anew(part, called) for part in data]
    if isinstance(data, dict):
        return {key: called_anew(part, called) for key, part in data.items()}
    return called.get(data, data) if isinstance(data, str) else data


def question(game: Game[Any], viewer: Seat) -> dict[str, Data]:
    """Returns the question as a viewer saw it; with everything open, as the asked seat saw it."""
    if viewer != EVERYTHING or game.pending is None:
        return news.question(game, viewer)
    seat = game.pending.seat
    called = names_for_spectators(game, seat)
    return {key: called_anew(part, called) for key, part in news.question(game, seat).items()}


def lines(game: Game[Any], viewer: Seat, after: int) -> list[Data]:
    """Returns the log lines as a viewer saw them; with everything open, all lines in full."""
    if viewer != EVERYTHING:
        return news.lines_for(game, viewer, after)
    return [news.worded_later(line.message) for line in game.log[after:]]


class NoReplay(Exception):
    """Raised for a game that can no longer be replayed."""


class Library:
    """A cache of the latest replays; few, as each holds many copies of a game."""

    def __init__(self, most: int = 6) -> None:
        self._most: Final = most
        self._replays: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._hopeless: Final[set[str]] = set()
        """Tables whose games cannot be replayed, so that it is not tried again and again."""
        self._lock: Final = Lock()

    def get(self, entry: GameEntry, table: TableRow, entries: Sequence[Entry]) -> Replay:
        """Returns the replay of a table; builds only one at a time, so that many requests together do not hold up
        play.
        """
        with self._lock:
            found = self._replays.get(table.id)
            if found is None:
                found = self._replays[table.id] = self._make(entry, table, entries)
            self._replays.move_to_end(table.id)
            while len(self._replays) > self._most:
                self._replays.popitem(last=False)
            return found

    def _make(self, entry: GameEntry, table: TableRow, entries: Sequence[Entry]) -> Replay:
        if table.id in self._hopeless:
            raise NoReplay(table.id)
        try:
            return Replay(entry, table, [given(one) for one in standing(entries)])
        except Exception as problem:  # today's rules may raise anything for an old game
            self._hopeless.add(table.id)
            raise NoReplay(table.id) from problem

    def known(self, table: str) -> Replay | None:
        """Returns the replay of a table if it is cached."""
        return self._replays.get(table)
