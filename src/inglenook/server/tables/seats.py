"""The seats of a table: their players, who decides in each, and the player whom the game waits for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from inglenook.kernel.decisions import Decision
from inglenook.lessons import LESSON
from inglenook.registry import GameEntry
from inglenook.registry.windows import ALL_THE_SAME
from inglenook.server.fair_queue import Turns
from inglenook.server.people.presence import Presence
from inglenook.server.settings import Settings
from inglenook.server.storage.rows import PERSON, PLAYING, SeatRow, TableRow
from inglenook.server.tables.play import Play

if TYPE_CHECKING:
    from inglenook.lessons.course import Course


RECONNECTING: Final = 60
"""Minimum seconds for which a process that has just loaded a table treats nobody as gone."""


class SeatedTable:
    """A table with its seats and, once begun, its game."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.computations = Turns(1)
        """Queue for work in threads; the hall has one for all rooms."""
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.entry: GameEntry
        self.play: Play | None = None
        self._course: Course | None = None
        self.presence: Final = Presence()
        self._asked_since = (-1, 0.0)
        """The version at which the current question was asked, and a monotonic time since when."""
        self.told_replaceable = -1
        """The seat last reported as replaceable by a bot; -1: none."""
        self._passed_over: tuple[Decision | None, tuple[int, ...] | None] = (None, None)

    @property
    def course(self) -> Course | None:
        """The course of the lesson played here, up to the current answer; None if there is no lesson."""
        if self.play is None or LESSON not in self.play.game.setup:
            return None
        if self._course is None:
            from inglenook.lessons.course import Course  # with the scenarios, a tenth of all loaded modules
            from inglenook.lessons.lesson import part_of

            setup = self.play.game.setup
            part = part_of(self.row.game, setup)
            if part is None:
                return None
            self._course = Course(part, setup, self.play.game.seed)
        self._course.follow(self.play.game.answers)
        return self._course

    def people(self) -> list[int]:
        """Returns the seats in which a person decides now."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON and not self.bot_for(seat.seat)]

    @property
    def asked(self) -> int:
        """The seat whose answer the game waits for; -1: none."""
        if self.play is None or self.play.over or self.play.game.pending is None:
            return -1
        return self.play.game.pending.seat

    @property
    def waits_for(self) -> int:
        """The seat whose person must answer; -1 if the game is over or continues by itself."""
        asked = self.asked
        return -1 if asked < 0 or self.bot_for(asked) or self.passed_over() is not None else asked

    @property
    def knows_who_answers(self) -> bool:
        """Whether the rules have already determined if the current question is answered automatically."""
        return self.play is None or self._passed_over[0] is self.play.game.pending

    def bot_for(self, seat: int) -> str:
        """Returns the bot that plays a seat; "" if a person does."""
        sitter = self.seats[seat]
        gave_up = self.play is not None and self.play.gave_up(seat)
        return sitter.bot or (self.entry.bots.usual if gave_up or sitter.kind != PERSON else "")

    def others(self, seat: int) -> list[int]:
        """Returns the seats of people at other devices, who could notice a pause and whose consent an undo needs."""
        device = "" if seat < 0 else self.seats[seat].guest
        return [other for other in self.people() if other != seat and self.seats[other].guest != device]

    def passed_over(self) -> tuple[int, ...] | None:
        """Returns the automatic answer to the current question; None: a person or bot must answer.

        Automatic answers are the pass of a player who does not want to be asked this, and an answer without a choice.
        The latter occurs at tables that ask every question, so that nobody notices who could only pass.
        """
        play = self.play
        if play is None or play.over or play.game.pending is None:
            return None
        game, pending = play.game, play.game.pending
        if self._passed_over[0] is not pending:
            picked = pending.only_answer()
            windows = self.entry.play.windows
            if picked is None and windows is not None and not self.bot_for(pending.seat):
                picked = windows.pass_over(game, pending, self.stops(pending.seat))
            self._passed_over = (pending, picked)
        return self._passed_over[1]

    def own_seats(self, guest: str) -> list[int]:
        """Returns the seats of a guest."""
        return [seat.seat for seat in self.seats if guest and seat.kind == PERSON and seat.guest == guest]

    def names(self) -> list[str]:
        """Returns the names of the players, as used in a record."""
        return [seat.name if seat.kind == PERSON else f"bot:{seat.bot}" for seat in self.seats]

    def stops(self, seat: int) -> frozenset[str]:
        """Returns the kinds of moments at which a seat is asked.

        By default, questions whose answers make no difference are answered automatically only if all other players are
        bots; people might infer something from an answer.
        """
        assert self.entry.play.windows is not None
        chosen = self.seats[seat].stops
        if chosen is not None:
            return frozenset(chosen)
        usual = self.entry.play.windows.usual
        return usual | {ALL_THE_SAME} if self.others(seat) else usual

    def waited(self) -> float:
        """Returns for how many seconds the current question has been asked; after a restart everybody gets at least a
        minute.
        """
        assert self.play is not None
        version, since = self._asked_since
        if version != self.play.version:
            stood = min(time.time() - self.row.changed, self.row.patience - RECONNECTING) if version < 0 else 0.0
            since = time.monotonic() - max(0.0, stood)
            self._asked_since = self.play.version, since
        return time.monotonic() - since

    def _is_waited_for(self, seat: int) -> bool:
        return seat >= 0 and self.asked == seat and self.row.state == PLAYING and seat in self.people()

    def away(self, seat: int) -> float:
        """Returns for how many seconds the game has been waiting for a person without a connection."""
        return min(self.waited(), self.presence.away(seat)) if self._is_waited_for(seat) else 0.0

    def silent(self, seat: int) -> float:
        """Returns for how many seconds others have been waiting for a person's answer (SR-93)."""
        return self.waited() if self._is_waited_for(seat) and self.others(seat) else 0.0

    def is_replaceable(self, seat: int) -> bool:
        """Whether a bot may play for a person, who has had no connection for a while or been silent for too long."""
        if not self._is_waited_for(seat):
            return False
        is_gone = not self.presence.is_here(seat) and self.away(seat) >= self.settings.abandoned_after
        return is_gone or bool(self.others(seat) and self.waited() >= self.row.patience)

    def nobody_left(self) -> bool:
        """Whether too few are left after concessions: a single seat, or no person."""
        play = self.play
        if play is None or len(play.left()) == len(self.seats):
            return False
        return len(play.left()) == 1 or not self.people()
