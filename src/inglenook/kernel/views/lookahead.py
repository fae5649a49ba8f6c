"""Tries an answer out on a copy of the game: for dangers, for previews of options, for choices that make no difference.

Only what follows from open information may be shown: as soon as something hidden was seen or a die rolled on the way,
the result is dropped.
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
"""Passes and forced answers after which lookahead stops."""

MOST_COMPARED: Final = 8
"""Most options of a question whose outcomes are compared."""


def passed_on(game: Game[T]) -> Game[T] | None:
    """Returns a fork in which the seat asked has passed; None if it cannot pass."""
    twin = game.fork()
    return twin if passes(twin) else None


def passes(game: Game[T]) -> bool:
    """Passes for the seat asked; returns False if it cannot pass."""
    decision = game.pending
    if decision is None:
        return False
    for place, option in enumerate(decision.options):
        if option.verb == PASS:
            game.pick((place,))
            return True
    return False


def tried(game: Game[T], places: tuple[int, ...], at_rest: tuple[str, ...] = ()) -> Game[T] | None:
    """Returns a fork after the given options, in which every seat passes its responses; None if the result is hidden.

    `places` holds one option of the pending question and one of each question that follows from it.

    The fork stops at the next seat that could do something, because only that seat may know whether it can.  It also
    stops at a question whose prompt is in `at_rest`, even if only one answer is left: the rest would follow anyway.
    """
    later = game.fork()
    later.go_step_by_step()
    for place in places:
        later.pick((place,))
        go_on(later, at_rest)
    return later if is_open(game, later) else None


def go_on(later: Game[T], at_rest: tuple[str, ...]) -> None:
    """Passes for every seat that could respond, and gives forced answers."""
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
    """Gives forced answers up to the end of the current step."""
    while later.pending is not None and later.since_checkpoint()[1]:
        only = later.pending.only_answer()
        if only is None:
            return
        later.pick(only)


def is_open(game: Game[T], later: Game[T]) -> bool:
    """Whether nothing hidden was seen and no die rolled on the way: only then may the outcome be shown (KR-7)."""
    return later.table.reveals == game.table.reveals and later.table.dice.rolled == game.table.dice.rolled


def asked(game: Game[T]) -> str:
    """Returns the fingerprint of the pending question; empty when the game is over."""
    return "" if game.pending is None else game.pending.fingerprint()


def all_the_same(game: Game[T], decision: Decision) -> Picked | None:
    """Returns an answer to a question whose options make no difference to the table and to the next question (KR-32).

    The copies ask every seat, as the watched game does.  Each must reach the end of its step, because the step's local
    state does not show on the table.  The comparison goes no further: a move that is the only one left may lay a site
    that no player has seen, and says nothing about this question.
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
        except InglenookError:  # a roll that no script foresees, or a fault that is reported elsewhere
            return None
        if not is_open(game, later) or later.since_checkpoint()[1]:
            return None
        if first is None:
            first = later
            continue
        # Most options lead to different results; comparing whole tables takes far longer.
        if asked(first) != asked(later) or first.table.glance() != later.table.glance():
            return None
        mark = mark or digest(first.table.essence())
        if mark != digest(later.table.essence()):
            return None
    verbs = [option.verb for option in options]
    refusing = [verbs.index(verb) for verb in (PASS, "no") if verb in verbs]
    return (refusing[0] if refusing else 0,)
