"""A trial as data: the deck, its opponents, and the outcomes of its games, in memory and as stored."""

from __future__ import annotations

import dataclasses
import zlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from inglenook.arena.match import Match, Outcome
from inglenook.arena.trial import Opponent, Report, seat_of, trial
from inglenook.kernel.data import Data
from inglenook.kernel.editions import FIRST, TODAY

GAME: Final = "lotr"


class KeptGame(Struct, array_like=True):
    """A game of a trial as stored for reports; fates of cards and the ending are those of the deck on trial."""

    number: int
    decisions: int
    winners: list[int]
    first: int
    fates: dict[str, str]
    ending: str
    why_held: dict[str, str] = field(default_factory=dict)


class KeptTrial(Struct):
    """A trial with its games, as stored."""

    id: str
    format: str
    bot: str
    deck: Any
    opponents: list[tuple[str, Any]]
    games: int
    seed: str
    left_out: int
    outcomes: list[KeptGame]
    edition: int = FIRST
    """The edition of the rules' defaults; trials from the first edition do not store it (KR-36)."""


@dataclass
class Trial:
    """A trial, in progress or finished."""

    id: str
    format: str
    bot: str
    deck: Data
    opponents: list[Opponent]
    games: int
    seed: str
    outcomes: list[Outcome] = dataclasses.field(default_factory=list)
    left_out: int = 0
    running: bool = False
    lost: bool = False
    """Whether the process playing the trial ended before the last game."""
    began: float = 0.0
    edition: int = TODAY

    matches: list[Match] = dataclasses.field(init=False)
    """All games of the trial, played or not."""

    def __post_init__(self) -> None:
        known = (self.format, self.deck, self.opponents, self.bot, self.games, self.seed, self.edition)
        self.matches = trial(GAME, *known)

    @property
    def done(self) -> int:
        """The number of games played or left out."""
        return len(self.outcomes) + self.left_out

    @property
    def names(self) -> list[str]:
        """The names of the opponents."""
        return [one.name for one in self.opponents]

    def report(self) -> Report:
        """Returns a report of the results so far."""
        return Report(self.names, self.outcomes)

    def kept(self) -> bytes:
        """Returns the trial in its stored form, compressed."""
        report = self.report()
        games = [self._game(report, one) for one in self.outcomes]
        opponents = [(one.name, one.deck) for one in self.opponents]
        known = (self.id, self.format, self.bot, self.deck, opponents, self.games, self.seed, self.left_out)
        return zlib.compress(msgspec.json.encode(KeptTrial(*known, games, self.edition)))

    def _game(self, report: Report, one: Outcome) -> KeptGame:
        seat = report.seat(one)
        fates = dict(one.fates[seat]) if one.fates else {}
        why = dict(one.why_held[seat]) if one.why_held else {}
        return KeptGame(one.number, one.decisions, list(one.winners), one.first, fates, report.way(one), why)


def unpacked(kept: bytes, running: bool, lost: bool) -> Trial:
    """Decodes a stored trial, with its current state."""
    read = msgspec.json.decode(zlib.decompress(kept), type=KeptTrial)
    opponents = [Opponent(name, deck) for name, deck in read.opponents]
    outcomes = []
    for one in read.outcomes:
        ours = seat_of(one.number - 1, len(opponents)) == 0
        fates = (one.fates, {}) if ours else ({}, one.fates)
        endings = (one.ending, "") if ours else ("", one.ending)
        why = (one.why_held, {}) if ours else ({}, one.why_held)
        played = Outcome(
            one.number, one.decisions, tuple(one.winners), first=one.first, fates=fates, endings=endings, why_held=why
        )
        outcomes.append(played)
    known = (read.id, read.format, read.bot, read.deck, opponents, read.games, read.seed)
    return Trial(*known, outcomes, read.left_out, running, lost, edition=read.edition)
