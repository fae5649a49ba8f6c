"""Snapshots: a running game at its last step boundary with the answers since, from which it can always resume.

A record replays a whole game; a snapshot resumes from the last step.  A server stores both: after an upgrade that
changed a rule, the snapshot still loads, and at most the answers of one action are asked again.
"""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.kernel.data import fields
from inglenook.kernel.errors import Diverged, Unreadable
from inglenook.kernel.game import Game, Given
from inglenook.kernel.lines import Line
from inglenook.kernel.rulebook import Rulebook
from inglenook.kernel.saved.records import given_from_data, given_to_data
from inglenook.kernel.saved.sealed import faulty, seal, unseal
from inglenook.kernel.table import Table

T = TypeVar("T", bound=Table)

KIND: Final = "snapshot"


def save(game: Game[T]) -> str:
    """Returns the game as text, without the log, which grows without end and whose lines never change once written."""
    table, since = game.since_checkpoint()
    return seal(
        KIND,
        {
            "game": game.rulebook.name,
            "game_schema": game.rulebook.schema,
            "setup": game.setup,
            "seed": game.seed,
            "ask_every_time": game.ask_every_time,
            "table": table.to_data(),
            "before": len(game.answers) - len(since),
            "replayable": game.replayable,
            "since": given_to_data(since),
        },
    )


def resume(
    text: str | bytes,
    source: str,
    rulebooks: dict[str, Rulebook[T]],
    earlier: list[Given] | None = None,
    ask_again: bool = False,
    told: list[Line] | None = None,
) -> Game[T]:
    """Returns the saved game, at the question it stood at (KR-4, KR-9).

    `earlier` are the answers before the last step, for a caller that has them and wants a whole record later; `told`
    are the lines of the log before it (`Game.told_before_checkpoint`).

    With `ask_again` a question that differs from the saved one is asked again, and so are those after it (KR-8).
    """
    content = unseal(KIND, text, source, tuple(rulebooks))
    rulebook = rulebooks[str(content["game"])]
    setup, seed = content.get("setup"), content.get("seed")
    schema, data = content.get("game_schema"), content.get("table")
    if not isinstance(setup, dict) or not isinstance(seed, str) or not isinstance(data, dict):
        raise faulty(KIND, source, "setup, seed or table")
    if not isinstance(schema, int):
        raise faulty(KIND, source, "game_schema")
    if schema > rulebook.schema:
        known = {"schema": schema, "known": rulebook.schema}
        raise Unreadable("error-snapshot-newer", {"source": source, **known})
    since = given_from_data(content.get("since"), KIND, source)
    try:
        table = rulebook.load(rulebook.migrate(fields(data), schema))
    except (AssertionError, KeyError, IndexError, TypeError, ValueError) as problem:
        raise faulty(KIND, source, repr(problem)) from problem
    game = Game(rulebook, table, setup, seed, ask_every_time=content.get("ask_every_time") is True)
    if earlier is not None:
        if len(earlier) != content.get("before"):
            raise faulty(KIND, source, f"{len(earlier)} answers before it, not {content.get('before')}")
        game.answers.extend(earlier)
    if told is not None:
        game.log.extend(told)
    game.replayable = content.get("replayable") is True and len(game.answers) == content.get("before")
    game.run()
    try:
        game.give_again(since)
    except Diverged:
        if not ask_again:
            raise
    return game
