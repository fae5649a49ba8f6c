"""The searching player: it plays its candidate answers out and takes the one that wins most often.

Every candidate is tried in the same worlds, each sampled from what the seat may know and played out by heuristics for
some turns; a judgement then estimates the winner.  The worse half of the candidates is dropped round by round
(sequential halving), so that most of the effort goes to candidates that are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.candidates import candidates
from inglenook.search.playouts import Foresight

CERTAIN: Final = 2.5
"""Lead, in standard errors, that a candidate cannot catch up."""

LITTLE: Final = 0.005
"""Least possible gain over the heuristic answer for which a candidate is still searched."""

UNKNOWN: Final = 0.5
"""Chance assumed in a world that failed to play out."""

MARGIN: Final = 0.9
"""Share of the time limit after which no further playout starts; the current playout is finished."""

LOOKED: Final = 4
"""Number of worlds after which hopeless candidates are dropped again."""

FEWEST_WORLDS: Final = 8
"""Fewest worlds before a candidate is dropped, unless its results equal the heuristic answer's in all of them."""


class Effort:
    """Search effort for one decision."""

    def __init__(
        self,
        playouts: int,
        horizon: int,
        widest: int,
        doubt: float = 1.0,
        seconds: float = 0.0,
        behind: float | None = None,
    ) -> None:
        self.playouts: Final = playouts
        self.horizon: Final = horizon
        """Turns after which a position is judged."""
        self.widest: Final = widest
        """Most candidates that are weighed."""
        self.doubt: Final = doubt
        """Lead over the heuristic's answer that a candidate needs, in standard errors."""
        self.seconds: Final = seconds
        """Time limit in seconds, by the player's clock; 0 for none."""
        self.behind: Final = behind
        """Largest deficit in heuristic score at which a candidate is tried; None for no limit."""


class End:
    """The end of a world: won or lost, or the standing of the player and of the opponents, subject by subject."""

    def __init__(self, over: bool, won: bool, own: list[float], theirs: list[float]) -> None:
        self.over: Final = over
        self.won: Final = won
        self.own: Final = own
        self.theirs: Final = theirs


class Weighed:
    """A candidate with its result in each world."""

    def __init__(self, picked: Picked) -> None:
        self.picked: Final = picked
        self.results: list[float] = []
        self.ends: list[End] = []
        """Ends of those worlds, for an explanation."""

    @property
    def chance(self) -> float:
        """The average chance to win."""
        return sum(self.results) / len(self.results) if self.results else 0.0


class Searcher:
    """A player that searches.  Without a clock, its answers depend only on the game and its dice."""

    def __init__(
        self, dice: Dice, foresight: Foresight, thumb: Bot, effort: Effort, clock: Callable[[], float] | None = None
    ) -> None:
        self.dice: Final = dice
        self.foresight: Final = foresight
        self.thumb: Final = thumb
        self.effort: Final = effort
        self.clock: Final = clock
        self.played = 0
        """Number of playouts so far."""
        self.notes_ends = False
        """Whether the ends of the worlds are recorded, which only explanations need."""

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns the aside of the heuristic player."""
        return self.thumb.aside(seat)

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the candidate that wins most often (KR-22)."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        if self.foresight.is_planned(decision):
            return self.thumb.choose(seat)
        return best(self.weigh(seat), self.effort.doubt).picked

    def weigh(self, seat: SeatPlayer, also: Picked | None = None) -> list[Weighed]:
        """Returns all candidates with their chances, the heuristic answer first; `also` is weighed in any case.

        The answer `also` stays until the end, because an explanation of a mistake compares it with the best answer.
        """
        effort, clock = self.effort, self.clock
        until = clock() + MARGIN * effort.seconds if clock is not None and effort.seconds else 0.0
        decision = seat.decision
        worths = self.foresight.worths(seat, decision)
        found = candidates(seat, decision, worths, effort.widest)
        if effort.behind is not None:
            least = worth_of(found[0], worths) - effort.behind
            found = [one for one in found if worth_of(one, worths) >= least]
        if also is not None and also not in found:
            found = [*found[: effort.widest - 1], also]
        weighed = [Weighed(picked) for picked in found]
        if len(weighed) == 1:
            return weighed
        seed = self.dice.below("worlds", 1 << 60)
        rounds = max(1, (len(weighed) - 1).bit_length())
        left = weighed
        world = 0
        for number in range(rounds):
            count = max(1, effort.playouts // (rounds * len(left)))
            for _ in range(count):
                for one in left:
                    if until and clock is not None and clock() >= until:
                        return weighed
                    self.try_out(seat, one, Dice(f"{seed} {world}"))
                world += 1
                if world % LOOKED == 0:
                    left = kept(still_open(left, weighed[0], world), weighed, also)
                    if len(left) == 1:
                        return weighed
            if number < rounds - 1:
                left = kept(better_half(left, weighed[0]), weighed, also)
        return weighed

    def try_out(self, seat: SeatPlayer, one: Weighed, dice: Dice) -> None:
        """Plays a candidate out in one world; a fault of the rules there counts as an unknown result (KR-22)."""
        try:
            game = seat.imagine(dice)
            game.pick(one.picked)
            result = self.foresight.playout(game, seat.seat, self.effort.horizon)
            if self.notes_ends:
                one.ends.append(end_of(game, seat.seat, self.foresight))
        except Exception:  # noqa: BLE001  # a fault that only an imagined world has must not stop a real game
            result = UNKNOWN
        one.results.append(result)
        self.played += 1


def worth_of(picked: Picked, worths: list[float]) -> float:
    """Returns the heuristic score of an answer; picking nothing scores 0."""
    return sum([worths[index] for index in picked])


def end_of(game: Game[Any], seat: Seat, foresight: Foresight) -> End:
    """Returns the end of a world from a seat's point of view."""
    if game.pending is None:
        return End(True, seat in game.table.winners, [], [])
    own = foresight.standing(game, seat)
    others = [foresight.standing(game, other) for other in range(game.table.seats) if other != seat]
    playing = [one for one in others if one]
    if not own or not playing:
        return End(True, bool(own), [], [])
    theirs = [sum(column) / len(playing) for column in zip(*playing, strict=True)]
    return End(False, False, own, theirs)


def lead(one: Weighed, other: Weighed) -> tuple[float, float]:
    """Returns a candidate's mean lead over another in the worlds that both were tried in, and its standard error."""
    count = min(len(one.results), len(other.results))
    if count < 2:
        return 0.0, 1.0
    differences = [one.results[world] - other.results[world] for world in range(count)]
    mean = sum(differences) / count
    variance = sum([(value - mean) ** 2 for value in differences]) / (count - 1)
    return mean, sqrt(variance / count) + 0.002


def still_open(left: list[Weighed], first: Weighed, worlds: int) -> list[Weighed]:
    """Returns the candidates that may still be best by a margin that matters; `first` is the heuristic answer."""
    if worlds < FEWEST_WORLDS:
        return [one for one in left if one is first or one.results != first.results]
    top = max(left, key=chance_of)
    return [one for one in left if one is top or (is_close(one, top) and (one is first or could_gain(one, first)))]


def is_close(one: Weighed, top: Weighed) -> bool:
    """Whether a candidate may be behind by chance alone."""
    ahead, error = lead(top, one)
    return ahead < CERTAIN * error


def could_gain(one: Weighed, first: Weighed) -> bool:
    """Whether a candidate may be better than the heuristic answer by more than a little."""
    ahead, error = lead(one, first)
    return ahead + 2 * error > LITTLE


def better_half(left: list[Weighed], first: Weighed) -> list[Weighed]:
    """Returns the better half of the candidates; the heuristic answer stays, as all others are compared with it."""
    order = sorted(left, key=chance_of, reverse=True)
    kept = order[: (len(order) + 1) // 2]
    if first in left and first not in kept:
        kept[-1] = first
    return kept


def kept(left: list[Weighed], weighed: list[Weighed], also: Picked | None) -> list[Weighed]:
    """Returns the remaining candidates together with the answer `also`."""
    return left + [one for one in weighed if one.picked == also and one not in left]


def best(weighed: list[Weighed], doubt: float) -> Weighed:
    """Returns the best candidate: the heuristic answer, unless another one is better beyond doubt."""
    first = weighed[0]
    most = max([len(one.results) for one in weighed])
    finalists = [one for one in weighed if len(one.results) >= most / 2]
    if not finalists or most == 0:
        return first
    top = max(finalists, key=chance_of)
    ahead, error = lead(top, first)
    return top if top is not first and ahead > doubt * error else first


def chance_of(one: Weighed) -> float:
    """Returns a candidate's chance to win (sort key)."""
    return one.chance
