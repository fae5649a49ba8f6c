"""`inglenook analyse FILE`: the analysis of a recorded game: the chances turn by turn, and the turning points."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from inglenook.arguments import Arguments, BadArgument, number
from inglenook.figures import figure
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.progress import Progress
from inglenook.registry import BOT, find, names
from inglenook.search.findings import PLAYOUTS, Answer, CardFound, Findings, TurnedAt, findings
from inglenook.terminal.record_file import read_record
from inglenook.wording import Wording


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook analyse`."""
    arguments.argument("FILE", Message("help-analyse-file"))
    arguments.option("--playouts", "N", Message("help-analyse-playouts"), number("--playouts", 4, 10_000), PLAYOUTS)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Analyses the game and prints the findings."""
    given = arguments.read(words)
    if not given.words:
        raise BadArgument("error-which-record", {})
    record = read_record(Path(given.words[0]), names())
    entry = find(record.game)
    search = entry.bots.search
    if search is None:
        raise BadArgument("error-not-analysed", {"game": entry.name})
    wording = Wording(arguments.wording.language, entry.locales)
    progress = Progress(len(record.answers), wording, sys.stderr)
    thumb = entry.bots[entry.bots.usual](Dice("analysis"))
    found = findings(record, entry.rulebook, search, thumb, given.playouts, progress.to)
    progress.end()
    people = ["" if name.startswith(BOT) else name for name in record.players]
    for line in told(found, wording):
        print(wording.say(line, people))
    return 0


def told(found: Findings, wording: Wording) -> list[Message]:
    """Words the findings: the curve with a line for each turn, the turning points, and the decisive cards."""
    lines = [Message("analyse-curve")]
    for point in found.curve:
        shares = tuple([share(seat, chance, wording) for seat, chance in enumerate(point.chances)])
        lines.append(Message("analyse-turn", {"turn": point.turn, "chances": shares}))
    lines.append(Message("analyse-turnings", {"count": len(found.turnings)}))
    for turning in found.turnings:
        lines += one_turning(turning, wording)
    lines.append(Message("analyse-cards", {"count": len(found.cards)}))
    lines += [one_card(card, wording) for card in found.cards]
    lines.append(Message("analyse-from", {"count": found.played}))
    return lines


def share(seat: int, chance: float, wording: Wording) -> Message:
    """Words a seat's chance of winning."""
    return Message("analyse-chance", {"player": Player(seat), "percent": percent(chance, wording)})


def one_turning(turning: TurnedAt, wording: Wording) -> list[Message]:
    """Words a turning point: the question, the given and the better answer, the reason, and a possible continuation."""
    place: dict[str, Argument] = {"turn": turning.turn, "number": turning.number + 1, "player": Player(turning.seat)}
    lines = [Message("analyse-turning", place)]
    lines.append(Message("analyse-given", answer(turning.given, wording)))
    lines.append(Message("analyse-better", answer(turning.better, wording)))
    return [*lines, turning.reason, Message("analyse-line"), *turning.line]


def one_card(card: CardFound, wording: Wording) -> Message:
    """Words a card with its player and its effect on the chances."""
    swing = percent(abs(card.swing), wording)
    told: dict[str, Argument] = {"card": Name(card.card), "player": Player(card.seat), "percent": swing}
    return Message("analyse-card-up", told) if card.swing > 0 else Message("analyse-card-down", told)


def answer(one: Answer, wording: Wording) -> dict[str, Argument]:
    """Returns an answer and its chance as arguments of a message."""
    labels = tuple(one.labels) if one.labels else Message("analyse-nothing")
    return {"answer": labels, "percent": percent(one.chance, wording)}


def percent(chance: float, wording: Wording) -> str:
    """Words a chance in whole per cent; more digits would claim too much precision."""
    return figure(100 * chance, 0, wording.language)
