"""What a viewer is told: the question as that viewer may see it, and how the view has changed since the last time.

A client that holds the view before and gets the changes has the view after (KR-14); one that missed something simply
gets the whole view again.
"""

from __future__ import annotations

from typing import Any, TypeVar

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, plain
from inglenook.kernel.rulebook import View
from inglenook.kernel.table import Table
from inglenook.kernel.views.handles import outward_key

T = TypeVar("T", bound=Table)


def view(game: Game[T], viewer: Seat) -> View:
    """Everything the viewer may know, made once until the game goes on; nobody writes to it."""
    found = game.seen.get(viewer)
    if found is None:
        found = game.rulebook.view(game.table, viewer)
        game.seen[viewer] = found
    return found


def question(game: Game[T], viewer: Seat) -> dict[str, Data]:
    """The pending question: whole for the seat that is asked; the others see only who it is."""
    decision = game.pending
    if decision is None:
        return {"over": True, "winners": list(game.table.winners)}
    asides: list[Data] = [shown_option(game, viewer, option) for option in game.asides(viewer)]
    if decision.seat != viewer:
        return {"seat": decision.seat, "asides": asides}
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": worded_later(decision.prompt),
        "least": decision.least,
        "most": decision.most,
        "ordered": decision.ordered,
        "options": [shown_option(game, viewer, option) for option in decision.options],
        "asides": asides,
    }


def shown_option(game: Game[T], viewer: Seat, option: Option) -> Data:
    """An option as it leaves the process: with handles, and a label to be worded in the reader's language."""
    subject, other = _handle(game, viewer, option.subject), _handle(game, viewer, option.other)
    label = game.rulebook.label(game.table, viewer, option)
    return {
        "key": outward_key(option, subject, other),
        "verb": option.verb,
        "subject": subject,
        "other": other,
        "amount": option.amount,
        "label": worded_later(label),
    }


def shown_result(game: Game[T], viewer: Seat, option: Option, told: list[Message]) -> Data:
    """What an option comes to, as it leaves the process."""
    key = outward_key(option, _handle(game, viewer, option.subject), _handle(game, viewer, option.other))
    return {"option": key, "told": [worded_later(message) for message in told]}


def _handle(game: Game[T], viewer: Seat, thing: int) -> str:
    return "" if thing == NOTHING else game.rulebook.handle(game.table, viewer, thing)


def worded_later(message: Message) -> Data:
    """A message as data for the wire."""
    data: Any = plain(message)
    worded: Data = data
    return worded


def lines_for(game: Game[T], viewer: Seat, after: int = 0) -> list[Data]:
    """The log as this viewer heard it, from the line numbered `after` on."""
    heard = [line.heard_by(viewer) for line in game.log[after:]]
    return [worded_later(message) for message in heard if message is not None]


def changes(before: dict[str, Data], after: dict[str, Data]) -> list[Data]:
    """What is new in a view: `[path, value]` for what was added or differs, `[path]` for what is gone."""
    found: list[Data] = []
    _compare(before, after, [], found)
    return found


def _compare(before: dict[str, Data], after: dict[str, Data], path: list[Data], found: list[Data]) -> None:
    for key in before:
        if key not in after:
            found.append([[*path, key]])
    for key, value in after.items():
        if key not in before:
            found.append([[*path, key], value])
            continue
        old = before[key]
        if isinstance(old, dict) and isinstance(value, dict):
            _compare(old, value, [*path, key], found)
        elif not same(old, value):
            found.append([[*path, key], value])


def same(one: Data, other: Data) -> bool:
    """Whether two data are written the same way.  To Python, False equals 0."""
    if one is other:
        return True
    if isinstance(one, list):
        if not isinstance(other, list) or len(one) != len(other):
            return False
        for place, part in enumerate(one):  # a generator would take longer, for every part of a view
            if not same(part, other[place]):
                return False
        return True
    if isinstance(one, dict):
        if not isinstance(other, dict) or len(one) != len(other):
            return False
        for key, part in one.items():
            if key not in other or not same(part, other[key]):
                return False
        return True
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def apply(view: dict[str, Data], news: list[Data]) -> dict[str, Data]:
    """The view after the changes.  The view before is left alone."""
    after = _copied(view)
    for change in news:
        assert isinstance(change, list) and isinstance(change[0], list)
        *path, last = change[0]
        place = after
        for key in path:
            inner = place[str(key)]
            assert isinstance(inner, dict)
            place = inner
        if len(change) == 1:
            del place[str(last)]
        else:
            place[str(last)] = change[1]
    return after


def _copied(view: dict[str, Data]) -> dict[str, Data]:
    return {key: _copied(value) if isinstance(value, dict) else value for key, value in view.items()}
