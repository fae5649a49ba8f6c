"""Replays of games that are over: any moment, from any side, or with all hands open.

A moment is numbered by how many answers led to it; what was taken back is not part of it.  To get to a moment quickly,
the game is kept at some moments on the way; a few games are kept so (`Library`).  All of this counts and waits for
nothing: it is run in a thread, so that nobody at another table notices.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final, Literal

from inglenook.games import GameEntry
from inglenook.kernel.data import Data, fields
from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game, Given
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views import news
from inglenook.server.storage.rows import Entry, TableRow
from inglenook.server.tables.game_summary import Account
from inglenook.server.tables.play import KEPT_LINES, given, standing

EVERYTHING: Final = -2
"""A viewer after the end, to whom all hands are open."""

CLOSEST: Final = 50
"""A game is kept after each so many answers, or more, in a long game."""

MOST_KEPT: Final = 40
"""At so many moments a game is kept at most."""

MarkKind = Literal["turn", "phase"]
TURN: Final = "turn"
PHASE: Final = "phase"


@dataclass(frozen=True)
class Mark:
    """A moment worth going to: where a turn, a phase or a skirmish begins."""

    number: int
    kind: MarkKind
    message: Message


class Replay:
    """One game, played again.  Raises whatever the rules do, if they have changed since."""

    def __init__(self, entry: GameEntry, table: TableRow, answers: Sequence[Given]) -> None:
        self.entry: Final = entry
        self.winners: Final = list(table.winners)
        self.answers: Final = list(answers)
        self.marks: Final[list[Mark]] = []
        self._kept: Final[dict[int, Game[Any]]] = {}
        self._lock: Final = Lock()
        self.account: Final = self._play(table)

    def _play(self, table: TableRow) -> Account:
        """Plays the whole game once, keeps it now and then, and notes where turns and phases begin; its account."""
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
        if heard.id == self.entry.turn_begins:
            self.marks.append(Mark(number, TURN, heard))
        elif heard.id in self.entry.phases_begin:
            self.marks.append(Mark(number, PHASE, heard))

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._kept[0].table.seats)

    def viewers(self) -> list[int]:
        """From which sides it can be seen."""
        return [EVERYTHING, SPECTATOR, *range(self.seats)]

    def at(self, number: int) -> Game[Any]:
        """The game at a moment."""
        nearest = max([kept for kept in self._kept if kept <= number])
        with self._lock:  # a table that is copied notes that its pieces are shared
            game = self._kept[nearest].fork(keep=True)
        game.give_again(self.answers[nearest:number])
        return game

    def frames(self, viewer: Seat, first: int, count: int) -> list[dict[str, Any]]:
        """What a viewer saw at some moments in a row: the first whole, then what changed and what was said."""
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
        """What was asked; at the end of a game that somebody gave up nothing is."""
        if number == len(self.answers):
            return {"over": True, "winners": list(self.winners)}
        return question(game, viewer)

    def _answered(self, game: Game[Any], viewer: Seat, number: int) -> dict[str, Any] | None:
        """What was answered at this moment: others than the seat itself saw only whose answer it was."""
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
        """The game as the text of a record."""
        setup: Any = table.setup
        return Record(table.game, setup, table.seed, self.answers, table.ask_every_time, players).to_text()


# What a viewer sees.


def seen(entry: GameEntry, game: Game[Any], viewer: Seat) -> dict[str, Data]:
    """The view of a seat or a spectator; with everything open, a spectator's with what each seat saw of its own."""
    if viewer != EVERYTHING:
        view: dict[str, Data] = game.rulebook.view(game.table, viewer)
        return view
    view = game.rulebook.view(game.table, SPECTATOR)
    sides = dict(fields(view["seats"]))
    for seat in range(game.table.seats):
        own = fields(fields(game.rulebook.view(game.table, seat)["seats"])[str(seat)])
        called = names_for_spectators(game, seat)
        open_now = {name: called_anew(own[name], called) for name in entry.own_things if name in own}
        sides[str(seat)] = {**fields(sides[str(seat)]), **open_now}
    return {**view, "seats": sides}


def names_for_spectators(game: Game[Any], seat: Seat) -> dict[str, str]:
    """What a spectator calls the things that a seat can point at, by what the seat calls them."""
    rulebook, table = game.rulebook, game.table
    things = rulebook.things(table, seat)
    return {rulebook.handle(table, seat, one): rulebook.handle(table, SPECTATOR, one) for one in things}


def called_anew(data: Data, called: dict[str, str]) -> Data:
    """Data of a view with other names for the things in it."""
    if isinstance(data, list):
        return [called_anew(part, called) for part in data]
    if isinstance(data, dict):
        return {key: called_anew(part, called) for key, part in data.items()}
    return called.get(data, data) if isinstance(data, str) else data


def question(game: Game[Any], viewer: Seat) -> dict[str, Data]:
    """What was asked; with everything open, as the seat that was asked saw it."""
    if viewer != EVERYTHING or game.pending is None:
        return news.question(game, viewer)
    seat = game.pending.seat
    called = names_for_spectators(game, seat)
    return {key: called_anew(part, called) for key, part in news.question(game, seat).items()}


def lines(game: Game[Any], viewer: Seat, after: int) -> list[Data]:
    """What was said to a viewer; with everything open, all that was said to anybody."""
    if viewer != EVERYTHING:
        return news.lines_for(game, viewer, after)
    return [news.worded_later(line.message) for line in game.log[after:]]


class NoReplay(Exception):
    """A game that cannot be played again as it was."""


class Library:
    """The replays that were asked for last; a few, since each holds a game many times."""

    def __init__(self, most: int = 6) -> None:
        self._most: Final = most
        self._replays: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._hopeless: Final[set[str]] = set()
        """Tables whose games cannot be replayed: to try that again and again would only keep us busy."""
        self._lock: Final = Lock()

    def get(self, entry: GameEntry, table: TableRow, entries: Sequence[Entry]) -> Replay:
        """The replay of a table; made by one at a time, so that many who ask do not hold up play together."""
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
        except Exception as problem:  # whatever the rules of today say to a game of yesterday
            self._hopeless.add(table.id)
            raise NoReplay(table.id) from problem

    def known(self, table: str) -> Replay | None:
        """The replay of a table, if it is here."""
        return self._replays.get(table)
