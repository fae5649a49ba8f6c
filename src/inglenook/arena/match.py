"""Plays one game of bots from its first question to its end, with checks after every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Any, Final

from inglenook.api.game import Game as PublicGame
from inglenook.arena.programs.player import Player, Program
from inglenook.arena.programs.process import Forfeit
from inglenook.arena.unplayed_cards import HELD, Hands
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game, Given
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.kernel.saved.records import Record
from inglenook.kernel.table import Table
from inglenook.registry import BOT, GameEntry, find
from inglenook.search.levels import by_the_clock, limit_of

LONGEST: Final = 100_000
"""Decisions after which a game is considered endless."""


@dataclass(frozen=True)
class Match:
    """A game to play, with everything it depends on as plain data that another process can read."""

    game: str
    setup: dict[str, Data]
    seed: str
    bots: tuple[str, ...]
    """Name of the bot in each seat."""
    number: int = 0
    counts_components: bool = False
    """Whether the outcome should report which components were played."""
    counts_fates: bool = False
    """Whether the outcome should report the fate of each card that a seat brought."""
    keeps_record: bool = False
    """Whether the outcome should contain a record even if nothing failed."""
    programs: tuple[Program, ...] = ()
    """Programs among the bots, by their names."""
    by_the_clock: bool = False
    """Whether the players use a clock as at a table, and the outcome reports their thinking times.

    The clock counts processor time, because games are played while the machine does other things.
    """


@dataclass(frozen=True)
class Outcome:
    """The outcome of a game.  For a failed game, `record` replays the game up to the failure."""

    number: int
    decisions: int
    winners: tuple[int, ...]
    failure: Message | None = None
    is_fault: bool = False
    """Whether the game failed on an inconsistent position, not on an error."""
    record: str = ""
    bots: tuple[str, ...] = ()
    """Name of the bot in each seat."""
    rounds: int = 0
    """Number of rounds, in games that count rounds."""
    capped: bool = False
    """Whether the game was stopped because it took too many rounds."""
    components: Mapping[str, bool] = field(default_factory=dict)
    """Components in the game and whether each was played, if requested and the game did not fail."""
    first: int = -1
    """Seat that went first, where the game reports it; else -1."""
    fates: Sequence[Mapping[str, str]] = ()
    """Fate of each card that a seat brought, by seat, if requested."""
    endings: Sequence[str] = ()
    """Way in which each seat lost, by seat, if requested."""
    why_held: Sequence[Mapping[str, str]] = ()
    """Reasons that drawn cards stayed unplayed in hand, by seat, if requested."""
    slowest: Sequence[int] = ()
    """Longest thinking time in milliseconds, by seat, if requested."""
    late: int = 0
    """Number of decisions that took longer than the player's time limit."""
    forfeited: int = -1
    """Seat of the program that lost the game by its own fault, which ends the game; -1 if there is none."""
    forfeit: Message | None = None
    """Fault of that program."""


def play(match: Match) -> Outcome:
    """Plays a game to its end.  Anything that goes wrong is part of the outcome and never raised."""
    entry = find(match.game)
    try:
        game = Game.start(entry.rulebook, match.setup, match.seed)
    except Exception as problem:  # noqa: BLE001  # whatever the rules do, the other games are played
        return _failed(match, entry, [], _told(problem))
    programs = {one.name: one for one in match.programs}
    table = PublicGame(game) if programs else None
    bots: list[Bot] = []
    outcome: Outcome | None = None
    try:
        for seat, name in enumerate(match.bots):
            if table is not None and name in programs:
                bots.append(Player(programs[name], table.seat(seat)))
            else:
                bots.append(entry.bots[name](Dice(f"{match.seed}\nbot {seat}")))
        watch = Watch(bots)
        if match.by_the_clock:
            bots = [by_the_clock(bot, thread_time) for bot in bots]
        outcome = _played(match, entry, game, bots, watch)
    except Forfeit as problem:
        outcome = _forfeited(match, game, len(bots), problem)
    finally:
        for bot in bots:
            if isinstance(bot, Player):
                bot.end(() if outcome is None else outcome.winners)
    return outcome


def _forfeited(match: Match, game: Game[Any], seat: Seat, problem: Forfeit) -> Outcome:
    """Returns the outcome of a game that a program has lost by its own fault: all others have won."""
    winners = tuple([other for other in range(len(match.bots)) if other != seat])
    count = len(game.answers)
    return Outcome(match.number, count, winners, bots=match.bots, forfeited=seat, forfeit=problem.message)


class Watch:
    """Measures the thinking times of a game's players, in processor time."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self._limits: Final = [limit_of(bot) for bot in bots]
        self._slowest: Final = [0.0] * len(bots)
        self._began = 0.0
        self.late = 0

    def begin(self) -> None:
        """Starts the clock when a player is asked."""
        self._began = thread_time()

    def end(self, seat: Seat) -> None:
        """Stops the clock when the player has answered."""
        seconds = thread_time() - self._began
        self._slowest[seat] = max(self._slowest[seat], seconds)
        self.late += 0 < self._limits[seat] < seconds

    def slowest(self) -> list[int]:
        """Returns the longest thinking time of each seat, in milliseconds."""
        return [round(1000 * seconds) for seconds in self._slowest]


def _played(match: Match, entry: GameEntry, game: Game[Any], bots: list[Bot], watch: Watch) -> Outcome:
    checked: Table | None = None
    hands = Hands()
    counted = entry.simulation
    while True:
        table = game.table if game.pending is None else game.since_checkpoint()[0]
        if table is not checked:
            checked = table
            faults = entry.rulebook.faults(table)
            if faults:
                return _failed(match, entry, game.answers, faults[0], is_fault=True)
        decision = game.pending
        if match.counts_fates and counted.in_hand is not None:
            hands.see(*counted.in_hand(game))
        capped = decision is not None and counted.is_too_long(game.table)
        if decision is None or capped:
            winners = () if capped else game.table.winners
            rounds = min(counted.round_on(game.table), counted.most_rounds)
            fates = counted.fates(game) if match.counts_fates and counted.fates is not None else ()
            return Outcome(
                match.number,
                len(game.answers),
                winners,
                bots=match.bots,
                rounds=rounds,
                capped=capped,
                components=_components(match, entry, game),
                fates=fates,
                why_held=[hands.why_held(seat, held(one)) for seat, one in enumerate(fates)],
                endings=counted.endings(game) if match.counts_fates and counted.endings is not None else (),
                record=_record(match, entry, game.answers) if match.keeps_record else "",
                first=-1 if counted.first_player is None else counted.first_player(game.table),
                slowest=watch.slowest() if match.by_the_clock else (),
                late=watch.late if match.by_the_clock else 0,
            )
        if len(game.answers) >= LONGEST:
            return _failed(match, entry, game.answers, Message("simulate-endless", {"count": LONGEST}))
        fatal, problem = _answer(game, decision, bots[decision.seat], watch)
        if isinstance(problem, Forfeit):
            return _forfeited(match, game, decision.seat, problem)
        if problem is not None:
            return _failed(match, entry, [*game.answers, fatal], _told(problem))


def held(fates: Mapping[str, str]) -> list[str]:
    """Returns the cards that were drawn and never played."""
    return [id for id, fate in fates.items() if fate == HELD]


def _components(match: Match, entry: GameEntry, game: Game[Any]) -> Mapping[str, bool]:
    """Returns the components of a game and whether each was played, if requested."""
    components = entry.simulation.components
    return components(game) if match.counts_components and components is not None else {}


def _answer(game: Game[Any], decision: Decision, bot: Bot, watch: Watch) -> tuple[Given, Exception | None]:
    """Lets a bot take an aside or answer its question; returns the answer, and the error if that failed."""
    aside: str | None = None
    picked: Picked = ()
    seat = decision.seat
    problem: Exception | None = None
    try:
        aside = bot.aside(SeatPlayer(game, seat))
        if aside is not None:
            game.aside(seat, aside)
        else:
            watch.begin()
            picked = bot.choose(SeatPlayer(game, seat))
            watch.end(seat)
            game.pick(picked)
    except Exception as raised:  # noqa: BLE001  # whatever the rules do, the other games are played
        problem = raised
    keys = [decision.options[index].key for index in picked if 0 <= index < len(decision.options)]
    given = tuple(keys) if aside is None else (aside,)
    return Given(seat, given, decision.fingerprint(), is_aside=aside is not None), problem


def _failed(match: Match, entry: GameEntry, answers: list[Given], failure: Message, is_fault: bool = False) -> Outcome:
    return Outcome(match.number, len(answers), (), failure, is_fault, _record(match, entry, answers), match.bots)


def _record(match: Match, entry: GameEntry, answers: list[Given]) -> str:
    players = [BOT + name for name in match.bots]
    return Record(entry.rulebook.name, match.setup, match.seed, answers, False, players).to_text()


def _told(problem: Exception) -> Message:
    """Returns an error as a message."""
    if isinstance(problem, InglenookError):
        return problem.message
    return Message("error-broken-rules", {"detail": repr(problem)})
