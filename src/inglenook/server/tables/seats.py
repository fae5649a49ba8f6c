"""Who sits at a table, who of them decides now, and what is asked of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from inglenook.games import ALL_THE_SAME, GameEntry
from inglenook.kernel.decisions import Decision
from inglenook.lessons import LESSON
from inglenook.server.people.presence import Presence
from inglenook.server.storage.rows import PERSON, PLAYING, SeatRow, TableRow
from inglenook.server.tables.play import Play

if TYPE_CHECKING:
    from inglenook.lessons.course import Course


class SeatedTable:
    """A table with its seats and its game, if that has begun."""

    def __init__(self) -> None:
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.entry: GameEntry
        self.play: Play | None = None
        self._course: Course | None = None
        self.presence: Final = Presence()
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

    def away(self, seat: int) -> float:
        """For how many seconds the game has been waiting for somebody without a connection."""
        if self.asked != seat or self.row.state != PLAYING or seat not in self.people():
            return 0
        return self.presence.away(seat, self.row.changed)

    def nobody_left(self) -> bool:
        """Whether so many have given up that there is nothing left to play for: one seat, or no person."""
        play = self.play
        if play is None or len(play.left()) == len(self.seats):
            return False
        return len(play.left()) == 1 or not self.people()
