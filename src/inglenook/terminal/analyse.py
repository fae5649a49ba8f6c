"""`inglenook analyse FILE`: a game that was kept, looked at again: the chances turn by turn, and where they turned."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from inglenook.arguments import Arguments, BadArgument, number
from inglenook.figures import figure
from inglenook.games import BOT, GameEntry, find, names
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.questions import Picked
from inglenook.kernel.saved.records import Record
from inglenook.progress import Progress
from inglenook.search.analysis import Analysis, Turning
from inglenook.search.levels import foresight_of
from inglenook.search.searcher import Effort
from inglenook.terminal.record_file import read_record
from inglenook.wording import Wording

WIDEST: Final = 6
HORIZON: Final = 1


def declare(arguments: Arguments) -> None:
    """What the command can be given."""
    arguments.argument("FILE", Message("help-analyse-file"))
    arguments.option("--playouts", "N", Message("help-analyse-playouts"), number("--playouts", 4, 10_000), 32)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Goes through the game and tells what mattered."""
    given = arguments.read(words)
    if not given.words:
        raise BadArgument("error-which-record", {})
    record = read_record(Path(given.words[0]), names())
    entry = find(record.game)
    if not entry.levels:
        raise BadArgument("error-not-analysed", {"game": entry.name})
    wording = Wording(arguments.wording.language, entry.languages)
    people = ["" if name.startswith(BOT) else name for name in record.players]
    for line in told(record, entry, analysed(record, entry, given.playouts, wording), wording):
        print(wording.say(line, people))
    return 0


def analysed(record: Record, entry: GameEntry, playouts: int, wording: Wording) -> Analysis:
    """The whole game, weighed answer by answer."""
    effort = Effort(playouts, HORIZON, WIDEST)
    analysis = Analysis(foresight_of(entry.name), entry.bots[entry.usual_bot](Dice("analysis")), effort)
    progress = Progress(len(record.answers), wording, sys.stderr)
    game = record.replay(entry.rulebook, upto=0)
    for done in analysis.steps(game, record.answers):
        progress.to(done)
    progress.end()
    return analysis


def told(record: Record, entry: GameEntry, analysis: Analysis, wording: Wording) -> list[Message]:
    """The curve, a line for each turn, and the turning points."""
    lines = [Message("analyse-curve")]
    for point in analysis.curve:
        shares = tuple([share(seat, chance, wording) for seat, chance in enumerate(point.chances)])
        lines.append(Message("analyse-turn", {"turn": point.turn, "chances": shares}))
    worst = analysis.worst()
    lines.append(Message("analyse-turnings", {"count": len(worst)}))
    for turning in worst:
        lines += one_turning(record.replay(entry.rulebook, upto=turning.number), entry, turning, wording)
    return lines


def share(seat: int, chance: float, wording: Wording) -> Message:
    """How likely a seat wins."""
    return Message("analyse-chance", {"player": Player(seat), "percent": percent(chance, wording)})


def one_turning(game: Game[Any], entry: GameEntry, turning: Turning, wording: Wording) -> list[Message]:
    """What was asked, what was done and what would have been better, with the chances of both."""
    place: dict[str, Argument] = {"turn": turning.turn, "number": turning.number + 1, "player": Player(turning.seat)}
    given, better = [
        {"answer": answer(game, turning.seat, weighed.picked), "percent": percent(weighed.chance, wording)}
        for weighed in (turning.given, turning.better)
    ]
    return [Message("analyse-turning", place), Message("analyse-given", given), Message("analyse-better", better)]


def answer(game: Game[Any], seat: int, picked: Picked) -> Argument:
    """An answer in words."""
    decision = game.pending
    assert decision is not None
    if not picked:
        return Message("analyse-nothing")
    return tuple([game.rulebook.label(game.table, seat, decision.options[index]) for index in picked])


def percent(chance: float, wording: Wording) -> str:
    """A chance in whole per cent: more would pretend to know."""
    return figure(100 * chance, 0, wording.language)
