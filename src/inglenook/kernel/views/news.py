"""Data for a viewer: the question as that viewer may see it, and the diff of the view since the last time.

A client that applies the diff to its old view has the new view (KR-14); a client that missed a diff gets the whole
view again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, plain
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import View
from inglenook.kernel.table import Table
from inglenook.kernel.views.handles import outward_key

T = TypeVar("T", bound=Table)


def view(game: Game[T], viewer: Seat) -> View:
    """Returns everything the viewer may know, cached until the game goes on; callers must not write to it."""
    found = game.seen.get(viewer)
    if found is None:
        found = game.rulebook.view(game.table, viewer)
        game.seen[viewer] = found
    return found


def question(game: Game[T], viewer: Seat) -> dict[str, Data]:
    """Returns the pending question: complete for the seat asked; the other viewers see only which seat is asked."""
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
    """Returns an option as data for clients, with handles and an untranslated label."""
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


def shown_key(game: Game[T], viewer: Seat, option: Option) -> str:
    """Returns the key under which a viewer is shown an option."""
    return outward_key(option, _handle(game, viewer, option.subject), _handle(game, viewer, option.other))


def picked_by_shown(game: Game[T], viewer: Seat, keys: Sequence[str]) -> Picked | None:
    """Returns the options of the viewer's question that have these shown keys, in the order of the keys; None if one
    of them is not offered.
    """
    decision = game.pending
    if decision is None or decision.seat != viewer:
        return None
    places = {shown_key(game, viewer, option): place for place, option in enumerate(decision.options)}
    return tuple([places[key] for key in keys]) if places.keys() >= set(keys) else None


def aside_by_shown(game: Game[T], viewer: Seat, key: str) -> Option | None:
    """Returns the viewer's aside that has this shown key; None if it is not offered."""
    return next((option for option in game.asides(viewer) if shown_key(game, viewer, option) == key), None)


def shown_result(game: Game[T], viewer: Seat, option: Option, told: list[Message]) -> Data:
    """Returns the preview of an option's outcome as data for clients."""
    return {"option": shown_key(game, viewer, option), "told": [worded_later(message) for message in told]}


def _handle(game: Game[T], viewer: Seat, thing: int) -> str:
    return "" if thing == NOTHING else game.rulebook.handle(game.table, viewer, thing)


def worded_later(message: Message) -> Data:
    """Returns a message as data for clients, which translate it."""
    data: Any = plain(message)
    worded: Data = data
    return worded


def lines_for(game: Game[T], viewer: Seat, after: int = 0) -> list[Data]:
    """Returns the log lines this viewer may read, from the line numbered `after` on."""
    heard = [line.heard_by(viewer) for line in game.log[after:]]
    return [worded_later(message) for message in heard if message is not None]


def changes(before: dict[str, Data], after: dict[str, Data]) -> list[Data]:
    """Returns the diff of two views: `[path, value]` for what was added or differs, `[path]` for what is gone."""
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
    """Whether two pieces of data are encoded alike; in Python False == 0, here they differ."""
    if one is other:
        return True
    if isinstance(one, list):
        if not isinstance(other, list) or len(one) != len(other):
            return False
        for place, part in enumerate(one):  # a generator would be slower, for every part of a view
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
    """Returns the view with the diff applied; the old view stays unchanged."""
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
