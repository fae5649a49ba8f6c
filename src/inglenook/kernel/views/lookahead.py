"""What would come of an answer, tried out on a copy: for dangers, for what options come to, for what is all the same.

Only what follows from what lies open may be told of it: as soon as something hidden was seen or a die rolled on the
way, nothing is.
"""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.kernel.data import digest
from inglenook.kernel.decisions import PASS, RESPONSE, Decision
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.questions import Picked
from inglenook.kernel.table import Table

T = TypeVar("T", bound=Table)

MOST_PASSES: Final = 16
"""Whoever has not come to an end after so many passes is not followed any further."""

MOST_COMPARED: Final = 8
"""A question with more options than this is one."""


def passed_on(game: Game[T]) -> Game[T] | None:
    """The game after its next question, if whoever is asked passes; None if that is not possible."""
    twin = game.fork()
    return twin if passes(twin) else None


def passes(game: Game[T]) -> bool:
    """Passes, whoever is asked; False if there is more to decide."""
    decision = game.pending
    if decision is None:
        return False
    for place, option in enumerate(decision.options):
        if option.verb == PASS:
            game.pick((place,))
            return True
    return False


def tried(game: Game[T], places: tuple[int, ...], at_rest: tuple[str, ...] = ()) -> Game[T] | None:
    """The game after an option of its question, and one of each that follows from it, with nothing answered to them;
    None if that cannot be told.

    It goes no further than to the next who could do something: whether they can is theirs to know.  Nor does it go on
    from a question that is asked `at_rest`, even if that leaves no choice: what follows would follow anyway.
    """
    later = game.fork()
    later.go_step_by_step()
    for place in places:
        later.pick((place,))
        go_on(later, at_rest)
    return later if is_open(game, later) else None


def go_on(later: Game[T], at_rest: tuple[str, ...]) -> None:
    """Lets everybody pass who could answer, and takes what leaves no choice."""
    for _ in range(MOST_PASSES):
        decision = later.pending
        if decision is None or decision.prompt.id in at_rest:
            return
        if decision.kind == RESPONSE and passes(later):
            continue
        only = decision.only_answer()
        if only is None or (only and decision.options[only[0]].verb == PASS):
            return
        later.pick(only)


def end_step(later: Game[T]) -> None:
    """Takes what leaves no choice, up to the end of the step under way."""
    while later.pending is not None and later.since_checkpoint()[1]:
        only = later.pending.only_answer()
        if only is None:
            return
        later.pick(only)


def is_open(game: Game[T], later: Game[T]) -> bool:
    """Whether nothing hidden was seen and no die rolled on the way: only then may it be told what comes (KR-7)."""
    return later.table.reveals == game.table.reveals and later.table.dice.rolled == game.table.dice.rolled


def asked(game: Game[T]) -> str:
    """A mark of the question that is pending; nothing when the game is over."""
    return "" if game.pending is None else game.pending.fingerprint()


def all_the_same(game: Game[T], decision: Decision) -> Picked | None:
    """An answer to a question in which none makes any difference, to the table and to what is asked next (KR-32).

    The copies are watched, as the game is: whoever might be asked to answer there is asked here, too.  They must have
    come to the end of their step, since what it has in mind until then does not show on the table.  No further than
    that: a move that is all that is left may lay a site which nobody has seen, and says nothing of this question.
    """
    options = decision.options
    if (decision.least, decision.most) != (1, 1) or not 1 < len(options) <= MOST_COMPARED:
        return None
    seat, rulebook = decision.seat, game.rulebook
    things = [thing for option in options for thing in (option.subject, option.other) if thing >= 0]
    if not all(rulebook.knows(game.table, seat, thing) for thing in things):
        return None
    first: Game[T] | None = None
    mark = ""
    for place in range(len(options)):
        later = game.fork(keep=True)
        later.go_step_by_step()
        try:
            later.pick((place,))
            end_step(later)
        except InglenookError:  # a roll that no script foresees, or a fault that shows where it counts
            return None
        if not is_open(game, later) or later.since_checkpoint()[1]:
            return None
        if first is None:
            first = later
            continue
        # Mostly they lead elsewhere: to compare whole tables takes far longer.
        if asked(first) != asked(later) or first.table.glance() != later.table.glance():
            return None
        mark = mark or digest(first.table.essence())
        if mark != digest(later.table.essence()):
            return None
    verbs = [option.verb for option in options]
    refusing = [verbs.index(verb) for verb in (PASS, "no") if verb in verbs]
    return (refusing[0] if refusing else 0,)
