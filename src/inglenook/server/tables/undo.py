"""Taking back: alone where nobody has seen or done anything since, else if all others agree (KR-12).

Bots agree as long as they have only passed since: what they have played was seen.  To dice they agree only at a table
for practice, as whoever takes them back knows how they will fall.  What the server passed for somebody
who does not want to be asked goes back with the answer before it: nobody wants to take back what was never asked.
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
    """An undo that somebody asks the others for, and who has agreed."""

    by: int
    version: int
    answers: int
    """After how many answers the game would stand then."""
    agreed: tuple[int, ...]

    def with_consent(self, seats: Iterable[int]) -> Wanted:
        """The same with the consent of more seats."""
        return self._replace(agreed=tuple(dict.fromkeys((*self.agreed, *seats))))

    def withdrawn(self) -> Wanted:
        """What is told when nobody asks for it any more."""
        return Wanted(-1, self.version, 0, ())

    @property
    def is_withdrawn(self) -> bool:
        """Whether nobody asks for it any more."""
        return self.by < 0

    def told(self) -> str:
        """As one process tells another."""
        return f"{self.by} {self.version} {self.answers} {','.join([str(seat) for seat in self.agreed])}"

    @staticmethod
    def heard(told: str) -> Wanted:
        """What another process told."""
        by, version, answers, agreed = told.split(" ")
        return Wanted(int(by), int(version), int(answers), tuple([int(seat) for seat in agreed.split(",") if seat]))


def target(play: Play, seat: int) -> int:
    """After how many answers the game stood before the seat's own latest one; -1 if it has none."""
    answers, by = play.game.answers, play.by
    for number in range(len(answers) - 1, -1, -1):
        if answers[number].seat == seat and not by[number]:
            return number
    return -1


def why_not_alone(play: Play, seat: int, others: list[int]) -> Message | None:
    """Why a seat needs the consent of others to take back its latest answer; None if it does not."""
    answers = target(play, seat)
    if answers < 0:
        return Message("error-undo-nothing")
    if play.is_lesson:  # nobody is deceived, whatever was seen since
        return None
    game = play.game
    refusal = game.why_no_undo(seat, len(game.answers) - answers)
    return refusal if others or refusal is None else refused_by_all(play, seat, answers, others)


def why_not_together(play: Play, seat: int, others: list[int]) -> Message | None:
    """Why not even the consent of all helps; None if it does."""
    answers = target(play, seat)
    return Message("error-undo-nothing") if answers < 0 else refused_by_all(play, seat, answers, others)


def refused_by_all(play: Play, seat: int, answers: int, others: list[int]) -> Message | None:
    """Why not even all together can go back so far: something was seen, or a bot has done something since, or would
    have to agree to taking back dice.
    """
    for given, by in zip(play.game.answers[answers:], play.by[answers:], strict=True):
        if by == BOT and given.seat != seat and given.keys != (PASS,):
            return Message("error-undo-other-answered", {"player": Player(given.seat)})
    if not others and not play.practice and rolled_since(play, answers):
        return Message("error-undo-die-rolled")
    return play.game.why_no_undo_by_consent(answers)


def rolled_since(play: Play, answers: int) -> bool:
    """Whether a die was rolled since the first `answers`."""
    barriers = [given.barrier for given in play.game.answers[answers:]]
    return any(barrier is not None and barrier.id == ROLLED for barrier in barriers)


def undo_info(play: Play, viewer: int, others: list[int]) -> UndoInfo:
    """Whether a viewer may take its latest answer back, for the client; `others` are those who must be asked."""
    if viewer < 0 or play.over:
        return {}
    if why_not_alone(play, viewer, others) is None:
        rolled = not play.is_lesson and rolled_since(play, target(play, viewer))
        return {"may": True, "dice": True} if rolled else {"may": True}
    refusal = why_not_together(play, viewer, others)
    if not play.whole and refusal is not None and refusal.id == TOO_FAR:
        return {"consent": True} if others else {"may": True}  # what it would take to know is done when it is asked for
    if refusal is None:
        return {"consent": True}
    return {"why": worded(refusal)}


def take_back(play: Play, seat: int, others: list[int], consenting: bool) -> bool:
    """Takes back the seat's latest answer; False if the others have to be asked first.  May raise CannotUndo."""
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
    """Whether only the memory of this process stands in the way: it took the game up in the middle."""
    refusal = why_not_together(play, seat, others)
    return not play.whole and refusal is not None and refusal.id == TOO_FAR
