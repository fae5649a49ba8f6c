"""The moments of a game at which players may respond, and which of them each player wants to be asked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from inglenook.kernel.decisions import PASS, RESPONSE, Decision
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.kernel.views.lookahead import all_the_same

ALL_THE_SAME: Final = "all-the-same"
"""Kind of moment at which no choice makes any difference (KR-32), shared by all games that have one."""


@dataclass(frozen=True)
class Windows:
    """Kinds of moments at which players may respond; each player chooses the kinds to be asked at.

    A question of an unwanted kind that the player may pass is passed without asking.
    """

    kinds: Mapping[str, Message]
    """Kinds by id, each with a name that says what is at stake, in display order."""
    usual: frozenset[str]
    """Kinds at which a player who has chosen none is asked."""
    vital: frozenset[str]
    """Kinds at which a player is asked whatever kinds are chosen, unless the player wants none at all."""
    kind_of: Callable[[SeatPlayer, Iterable[Message]], str]
    """Function that returns the kind of the pending question, from the seat's view and recent log; "" means always
    ask.
    """
    questions: frozenset[str] = frozenset({RESPONSE})
    """Kinds of `Decision` that such moments use: responses, and in some games also the actions of a phase."""

    def wanted(self, stops: frozenset[str]) -> frozenset[str]:
        """Returns the kinds at which a player with these choices is asked: a player who wants any also gets the vital
        ones.
        """
        return stops | self.vital if stops else stops

    def pass_over(self, game: Game[Any], decision: Decision, stops: frozenset[str]) -> Picked | None:
        """Returns the automatic answer for a player who does not want this question; None if it must be asked."""
        if ALL_THE_SAME in self.kinds and ALL_THE_SAME not in stops:
            same = all_the_same(game, decision)
            if same is not None:
                return same
        if decision.kind not in self.questions:
            return None
        verbs = [option.verb for option in decision.options]
        if PASS not in verbs:
            return None
        heard = (line.heard_by(decision.seat) for line in reversed(game.log))
        lately = (message for message in heard if message is not None)
        kind = self.kind_of(SeatPlayer(game, decision.seat), lately)
        return None if not kind or kind in self.wanted(stops) else (verbs.index(PASS),)
