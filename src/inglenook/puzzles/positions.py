"""Positions in the solver's search: successors of an answer, and equality of positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Final

from inglenook.kernel.data import Data, digest
from inglenook.kernel.decisions import Decision
from inglenook.kernel.errors import DiceScript, InglenookError
from inglenook.kernel.game import Game, Given
from inglenook.kernel.questions import Picked
from inglenook.kernel.table import Table

EVERY_STREAM: Final = "*"
MOST_ANSWERS: Final = 400
"""Maximum number of answers to a question; the solver gives up on a question with more, as a player would."""

MOST_ROLLS: Final = 3
"""Most dice after one answer that are searched in all their faces."""

_NOT_OF_THE_POSITION: Final = ("version", "reveals", "secret")
"""Parts of a table that no rule reads; they differ where the same choices were made in another order."""


class Unproven(InglenookError):
    """Raised for a search that cannot be completed: too large, or with randomness other than dice."""


def beginning(game: Game[Any], faces: tuple[int, ...] = ()) -> list[Game[Any]]:
    """Returns the games that can begin from a position: one for each course of the dice."""
    return _courses(game, None, faces)


def after(game: Game[Any], picked: Picked) -> list[Game[Any]]:
    """Returns the games that can follow an answer: one, or one for each course of the dice rolled then."""
    return _courses(game, picked, ())


def _courses(game: Game[Any], picked: Picked | None, faces: tuple[int, ...]) -> list[Game[Any]]:
    """Returns the games for every course of the dice that the file does not script.

    Dice are strict: an unscripted roll stops the rules and is then scripted once for each of its faces.  The answers
    since the last step are replayed each time.
    """
    table, since = game.since_checkpoint() if picked is not None else (game.table, [])
    twin: Game[Any] = Game(game.rulebook, table.copy(), game.setup, game.seed)
    dice = twin.table.dice
    dice.strict = True
    if faces:
        dice.expect(EVERY_STREAM, list(faces))
    chance = dict(dice.streams)
    try:
        twin.run()
        for given in since:
            twin.pick(_picked(twin, given))
        if picked is not None:
            twin.pick(picked)
    except DiceScript as problem:
        sides = problem.message.arguments.get("sides")
        if problem.message.id != "error-script-exhausted" or not isinstance(sides, int):
            raise
        if len(faces) == MOST_ROLLS:
            raise Unproven("solve-error-rolls", {"most": MOST_ROLLS}) from problem
        return [one for face in range(1, sides + 1) for one in _courses(game, picked, (*faces, face))]
    if twin.table.dice.streams != chance:
        streams = [stream for stream, word in twin.table.dice.streams.items() if chance.get(stream) != word]
        raise Unproven("solve-error-chance", {"stream": streams[0]})
    return [twin]


def _picked(game: Game[Any], given: Given) -> Picked:
    if given.picked is not None:
        return given.picked
    assert game.pending is not None
    offered = game.pending.keys()
    return tuple([offered.index(key) for key in given.keys])


def answers(decision: Decision) -> Iterator[Picked]:
    """Yields all legal answers to a question."""
    if decision.count_of_answers() > MOST_ANSWERS:
        raise Unproven("solve-error-wide", {"most": MOST_ANSWERS})
    places = range(len(decision.options))
    for size in range(decision.least, min(decision.most, len(decision.options)) + 1):
        yield from permutations(places, size) if decision.ordered else combinations(places, size)


def mark(game: Game[Any]) -> str:
    """Returns a key that is equal for games that continue alike.

    Rules keep variables while a step runs, so the table alone is not enough; the table at the beginning of the step is,
    together with the answers since (KR-6).
    """
    table, since = game.since_checkpoint()
    return "\n".join([outcome(table), *[" ".join(given.keys) for given in since]])


def outcome(table: Table) -> str:
    """Returns a digest of a table that does not depend on the way to it."""
    data: dict[str, Data] = {key: part for key, part in table.to_data().items() if key not in _NOT_OF_THE_POSITION}
    dice = data["dice"]
    assert isinstance(dice, dict)
    script = dice.get("script", {})
    assert isinstance(script, dict)
    data["dice"] = {stream: rolls for stream, rolls in script.items() if rolls}
    return digest(data)
