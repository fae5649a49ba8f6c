"""The player that thinks ahead: it plays its options on in the mind and takes the one that wins most often.

Every candidate is tried in the same imagined worlds, each dealt anew from what the seat may know, and played on by
rules of thumb for some turns; a judgement says who will probably win from there.  The worse half of the candidates is
dropped round by round (sequential halving), so that most of the effort goes to those that are hard to tell apart.
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
"""So many standard errors ahead a candidate cannot be caught any more."""

LITTLE: Final = 0.005
"""Who can be better than rules of thumb by no more than that is not worth the time."""

UNKNOWN: Final = 0.5
"""The chance in a world that could not be played."""

MARGIN: Final = 0.9
"""So much of its time a player thinks: the world that it is in when it looks at the clock last is played on."""

LOOKED: Final = 4
"""After so many worlds each time it is looked who is still worth a thought."""

FEWEST_WORLDS: Final = 8
"""Before so many worlds were tried nobody is dropped, but for what comes to the very same in all of them."""


class Effort:
    """How hard a player thinks about one decision."""

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
        """After so many turns have begun a position is judged."""
        self.widest: Final = widest
        """So many candidates are weighed at most."""
        self.doubt: Final = doubt
        """By so many standard errors another candidate must be better than the one of rules of thumb."""
        self.seconds: Final = seconds
        """The hard limit, by the clock that the player was given; 0 if there is none."""
        self.behind: Final = behind
        """What rules of thumb find worse than the best by more than that is not tried out; None if everything is."""


class End:
    """How a world ended: won or lost, or where the player and the others stood, subject by subject."""

    def __init__(self, over: bool, won: bool, own: list[float], theirs: list[float]) -> None:
        self.over: Final = over
        self.won: Final = won
        self.own: Final = own
        self.theirs: Final = theirs


class Weighed:
    """A candidate with what came of it in each world."""

    def __init__(self, picked: Picked) -> None:
        self.picked: Final = picked
        self.results: list[float] = []
        self.ends: list[End] = []
        """How those worlds ended, for who wants to know why."""

    @property
    def chance(self) -> float:
        """How often it wins."""
        return sum(self.results) / len(self.results) if self.results else 0.0


class Searcher:
    """A player that thinks ahead.  Without a clock its answers depend on the game and its dice alone."""

    def __init__(
        self, dice: Dice, foresight: Foresight, thumb: Bot, effort: Effort, clock: Callable[[], float] | None = None
    ) -> None:
        self.dice: Final = dice
        self.foresight: Final = foresight
        self.thumb: Final = thumb
        self.effort: Final = effort
        self.clock: Final = clock
        self.played = 0
        """How many playouts it has made so far."""
        self.notes_ends = False
        """Whether it notes how the worlds ended: whoever only plays does not ask why."""

    def aside(self, seat: SeatPlayer) -> str | None:
        """What rules of thumb do."""
        return self.thumb.aside(seat)

    def choose(self, seat: SeatPlayer) -> Picked:
        """The candidate that wins most often (KR-22)."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        if self.foresight.is_planned(decision):
            return self.thumb.choose(seat)
        return best(self.weigh(seat), self.effort.doubt).picked

    def weigh(self, seat: SeatPlayer, also: Picked | None = None) -> list[Weighed]:
        """All candidates with their chances, the one of rules of thumb first; `also` is weighed in any case.

        It is weighed to the end: whoever asks what was wrong with an answer wants it compared with the best.
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
        """What comes of a candidate in one world; where the rules fail in the mind, nobody knows (KR-22)."""
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
    """What an answer is worth by rules of thumb; to leave it is worth nothing."""
    return sum([worths[index] for index in picked])


def end_of(game: Game[Any], seat: Seat, foresight: Foresight) -> End:
    """How a world ended, seen from a seat."""
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
    """How much better a candidate is than another in the worlds that both were tried in, and the standard error."""
    count = min(len(one.results), len(other.results))
    if count < 2:
        return 0.0, 1.0
    differences = [one.results[world] - other.results[world] for world in range(count)]
    mean = sum(differences) / count
    variance = sum([(value - mean) ** 2 for value in differences]) / (count - 1)
    return mean, sqrt(variance / count) + 0.002


def still_open(left: list[Weighed], first: Weighed, worlds: int) -> list[Weighed]:
    """The candidates that can still be the best, and that by more than a little; `first` is that of rules of thumb."""
    if worlds < FEWEST_WORLDS:
        return [one for one in left if one is first or one.results != first.results]
    top = max(left, key=chance_of)
    return [one for one in left if one is top or (is_close(one, top) and (one is first or could_gain(one, first)))]


def is_close(one: Weighed, top: Weighed) -> bool:
    """Whether chance alone may be why a candidate is behind."""
    ahead, error = lead(top, one)
    return ahead < CERTAIN * error


def could_gain(one: Weighed, first: Weighed) -> bool:
    """Whether a candidate may be better than that of rules of thumb by more than a little."""
    ahead, error = lead(one, first)
    return ahead + 2 * error > LITTLE


def better_half(left: list[Weighed], first: Weighed) -> list[Weighed]:
    """The better half of some candidates, that of rules of thumb always among them: all others are compared with it."""
    order = sorted(left, key=chance_of, reverse=True)
    kept = order[: (len(order) + 1) // 2]
    if first in left and first not in kept:
        kept[-1] = first
    return kept


def kept(left: list[Weighed], weighed: list[Weighed], also: Picked | None) -> list[Weighed]:
    """Some candidates, and the one that is asked about."""
    return left + [one for one in weighed if one.picked == also and one not in left]


def best(weighed: list[Weighed], doubt: float) -> Weighed:
    """The best candidate; that of rules of thumb, unless another one is better beyond doubt."""
    first = weighed[0]
    most = max([len(one.results) for one in weighed])
    finalists = [one for one in weighed if len(one.results) >= most / 2]
    if not finalists or most == 0:
        return first
    top = max(finalists, key=chance_of)
    ahead, error = lead(top, first)
    return top if top is not first and ahead > doubt * error else first


def chance_of(one: Weighed) -> float:
    """By what candidates are compared."""
    return one.chance
