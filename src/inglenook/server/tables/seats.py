"""Who sits at a table, who of them decides now, and what is asked of whom."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from inglenook.games import ALL_THE_SAME, GameEntry
from inglenook.kernel.decisions import Decision
from inglenook.lessons import LESSON
from inglenook.server.people.presence import Presence
from inglenook.server.settings import Settings
from inglenook.server.storage.rows import PERSON, PLAYING, SeatRow, TableRow
from inglenook.server.tables.play import Play

if TYPE_CHECKING:
    from inglenook.lessons.course import Course


RECONNECTING: Final = 60
"""For so many seconds, at least, a process that has just taken up a table does not take anybody for gone."""


class SeatedTable:
    """A table with its seats and its game, if that has begun."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.entry: GameEntry
        self.play: Play | None = None
        self._course: Course | None = None
        self.presence: Final = Presence()
        self._asked_since = (-1, 0.0)
        """Since when the present question is asked: after which entry that was, and by a clock that never jumps."""
        self.told_replaceable = -1
        """The seat of which it was last told that a bot may play for it."""
        self._passed_over: tuple[Decision | None, tuple[int, ...] | None] = (None, None)

    @property
    def course(self) -> Course | None:
        """The course of the lesson that is played here, as far as the game has gone; None if it is none."""
        if self.play is None or LESSON not in self.play.game.setup:
            return None
        if self._course is None:
            from inglenook.lessons.course import Course  # with the scenarios it brings a tenth of what is loaded
            from inglenook.lessons.lesson import part_of

            setup = self.play.game.setup
            part = part_of(self.row.game, setup)
            if part is None:
                return None
            self._course = Course(part, setup, self.play.game.seed)
        self._course.follow(self.play.game.answers)
        return self._course

    def people(self) -> list[int]:
        """The seats in which a person decides now."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON and not self.bot_for(seat.seat)]

    @property
    def asked(self) -> int:
        """The seat whose answer the game waits for; -1: none."""
        if self.play is None or self.play.over or self.play.game.pending is None:
            return -1
        return self.play.game.pending.seat

    @property
    def waits_for(self) -> int:
        """The seat whose person has to answer; -1 if the game is over or goes on by itself."""
        asked = self.asked
        return -1 if asked < 0 or self.bot_for(asked) or self.passed_over() is not None else asked

    @property
    def knows_who_answers(self) -> bool:
        """Whether it was found out already, by the rules, if what is asked is passed over."""
        return self.play is None or self._passed_over[0] is self.play.game.pending

    def bot_for(self, seat: int) -> str:
        """The bot that plays for a seat; "" if a person does."""
        sitter = self.seats[seat]
        gave_up = self.play is not None and self.play.gave_up(seat)
        return sitter.bot or (self.entry.usual_bot if gave_up or sitter.kind != PERSON else "")

    def others(self, seat: int) -> list[int]:
        """The people at other devices than this seat's: who could notice something, and whose consent an undo needs."""
        device = "" if seat < 0 else self.seats[seat].guest
        return [other for other in self.people() if other != seat and self.seats[other].guest != device]

    def passed_over(self) -> tuple[int, ...] | None:
        """What is answered for the seat that is asked without asking its person; None: that person, or a bot, answers.

        That is the pass of somebody who does not want to be asked this, and what is asked although there is nothing to
        choose: at a table where every question is asked, so that nobody notices who could only pass.
        """
        play = self.play
        if play is None or play.over or play.game.pending is None:
            return None
        game, pending = play.game, play.game.pending
        if self._passed_over[0] is not pending:
            picked = pending.only_answer()
            windows = self.entry.windows
            if picked is None and windows is not None and not self.bot_for(pending.seat):
                picked = windows.pass_over(game, pending, self.stops(pending.seat))
            self._passed_over = (pending, picked)
        return self._passed_over[1]

    def own_seats(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [seat.seat for seat in self.seats if guest and seat.kind == PERSON and seat.guest == guest]

    def names(self) -> list[str]:
        """What the players are called, as a record has it."""
        return [seat.name if seat.kind == PERSON else f"bot:{seat.bot}" for seat in self.seats]

    def stops(self, seat: int) -> frozenset[str]:
        """The kinds of moments a seat has chosen to be asked at.

        What is all the same is answered for a person unasked only among bots: of others nobody knows what they infer.
        """
        assert self.entry.windows is not None
        chosen = self.seats[seat].stops
        if chosen is not None:
            return frozenset(chosen)
        usual = self.entry.windows.usual
        return usual | {ALL_THE_SAME} if self.others(seat) else usual

    def waited(self) -> float:
        """For how many seconds the present question has been asked; after a restart everybody has a minute at least."""
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
        """For how many seconds the game has been waiting for somebody without a connection."""
        return min(self.waited(), self.presence.away(seat)) if self._is_waited_for(seat) else 0.0

    def silent(self, seat: int) -> float:
        """For how many seconds others have been waiting for the answer of somebody (SR-93)."""
        return self.waited() if self._is_waited_for(seat) and self.others(seat) else 0.0

    def is_replaceable(self, seat: int) -> bool:
        """Whether a bot may play for somebody: without a connection for a while, or silent for too long."""
        if not self._is_waited_for(seat):
            return False
        is_gone = not self.presence.is_here(seat) and self.away(seat) >= self.settings.abandoned_after
        return is_gone or bool(self.others(seat) and self.waited() >= self.row.patience)

    def nobody_left(self) -> bool:
        """Whether so many have given up that there is nothing left to play for: one seat, or no person."""
        play = self.play
        if play is None or len(play.left()) == len(self.seats):
            return False
        return len(play.left()) == 1 or not self.people()
