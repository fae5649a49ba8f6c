"""Undo: alone if nobody has seen or done anything since, otherwise with the consent of all others (KR-12).

Bots consent if they have only passed since, because anything else they played has been seen.  They consent to taking
back dice only at a practice table, because the dice will fall the same way again.

A pass that the server made for a player who does not want to be asked goes back with the answer before it: nobody wants
to take back an answer to a question never asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from inglenook.kernel.decisions import PASS
from inglenook.kernel.errors import CannotUndo
from inglenook.kernel.messages import Message, Player
from inglenook.server.protocol import UndoInfo, worded
from inglenook.server.storage.rows import BOT
from inglenook.server.tables.play import Play

TOO_FAR: Final = "error-undo-too-far"
ROLLED: Final = "error-undo-die-rolled"


class Wanted(NamedTuple):
    """A pending undo request, with the consents so far."""

    by: int
    version: int
    answers: int
    """Number of answers that would remain."""
    agreed: tuple[int, ...]

    def with_consent(self, seats: Iterable[int]) -> Wanted:
        """Returns the request with the consent of more seats."""
        return self._replace(agreed=tuple(dict.fromkeys((*self.agreed, *seats))))

    def withdrawn(self) -> Wanted:
        """Returns the message that withdraws the undo request."""
        return Wanted(-1, self.version, 0, ())

    @property
    def is_withdrawn(self) -> bool:
        """Whether the request has been withdrawn."""
        return self.by < 0

    def told(self) -> str:
        """Encodes the request for other processes."""
        return f"{self.by} {self.version} {self.answers} {','.join([str(seat) for seat in self.agreed])}"

    @staticmethod
    def heard(told: str) -> Wanted:
        """Decodes the request of another process."""
        by, version, answers, agreed = told.split(" ")
        return Wanted(int(by), int(version), int(answers), tuple([int(seat) for seat in agreed.split(",") if seat]))


def target(play: Play, seat: int) -> int:
    """Returns the number of answers before the seat's own latest one; -1 if it has none."""
    answers, by = play.game.answers, play.by
    for number in range(len(answers) - 1, -1, -1):
        if answers[number].seat == seat and not by[number]:
            return number
    return -1


def why_not_alone(play: Play, seat: int, others: list[int]) -> Message | None:
    """Returns why a seat needs others' consent to take back its latest answer; None if it does not."""
    answers = target(play, seat)
    if answers < 0:
        return Message("error-undo-nothing")
    if play.is_lesson:  # a lesson has nobody to deceive
        return None
    game = play.game
    refusal = game.why_no_undo(seat, len(game.answers) - answers)
    return refusal if others or refusal is None else refused_by_all(play, seat, answers, others)


def why_not_together(play: Play, seat: int, others: list[int]) -> Message | None:
    """Returns why an undo is impossible even with everybody's consent; None if it is possible."""
    answers = target(play, seat)
    return Message("error-undo-nothing") if answers < 0 else refused_by_all(play, seat, answers, others)


def refused_by_all(play: Play, seat: int, answers: int, others: list[int]) -> Message | None:
    """Returns why the game cannot go back even with everybody's consent: something was seen, a bot has acted since, or
    a bot would have to consent to taking back dice.
    """
    for given, by in zip(play.game.answers[answers:], play.by[answers:], strict=True):
        if by == BOT and given.seat != seat and given.keys != (PASS,):
            return Message("error-undo-other-answered", {"player": Player(given.seat)})
    if not others and not play.practice and rolled_since(play, answers):
        return Message("error-undo-die-rolled")
    return play.game.why_no_undo_by_consent(answers)


def rolled_since(play: Play, answers: int) -> bool:
    """Whether a die was rolled after the first `answers`."""
    barriers = [given.barrier for given in play.game.answers[answers:]]
    return any(barrier is not None and barrier.id == ROLLED for barrier in barriers)


def undo_info(play: Play, viewer: int, others: list[int]) -> UndoInfo:
    """Returns a viewer's undo options, for the client; `others` are the seats whose consent is needed."""
    if viewer < 0 or play.over:
        return {}
    if why_not_alone(play, viewer, others) is None:
        rolled = not play.is_lesson and rolled_since(play, target(play, viewer))
        return {"may": True, "dice": True} if rolled else {"may": True}
    refusal = why_not_together(play, viewer, others)
    if not play.whole and refusal is not None and refusal.id == TOO_FAR:
        return {"consent": True} if others else {"may": True}  # the details are found out when an undo is requested
    if refusal is None:
        return {"consent": True}
    return {"why": worded(refusal)}


def take_back(play: Play, seat: int, others: list[int], consenting: bool) -> bool:
    """Takes back the seat's latest answer; returns False if the others must be asked first.  May raise CannotUndo."""
    alone = why_not_alone(play, seat, others)
    together = why_not_together(play, seat, others)
    if alone is not None and together is not None:
        raise CannotUndo(together.id, together.arguments)
    if alone is not None and not consenting:
        return False
    game, answers = play.game, target(play, seat)
    if play.is_lesson:
        play.go_back(answers)
        return True
    if game.why_no_undo(seat, len(game.answers) - answers) is None:
        game.undo(seat, len(game.answers) - answers)
    else:
        game.undo_by_consent(answers, tuple(range(game.table.seats)))
    del play.by[answers:]
    return True


def too_far(play: Play, seat: int, others: list[int]) -> bool:
    """Whether undo fails only because this process resumed the game from a snapshot."""
    refusal = why_not_together(play, seat, others)
    return not play.whole and refusal is not None and refusal.id == TOO_FAR
