"""Temporary states of a character, as phrases for a list."""

from __future__ import annotations

from collections.abc import Mapping

from inglenook.kernel.data import Data, number, text
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.talisman.components import SPACES
from inglenook.talisman.dsl.terms import INNER, OUTER

DONE = -1
"""Value of a task in a space of the inner region that has been carried out."""


def states(character: Mapping[str, Data]) -> list[Argument]:
    """Returns the temporary states of a character."""
    found: list[Argument] = []
    for state in ("toad", "missed", "extra_turns"):
        turns = number(character[state])
        if turns:
            found.append(Message(f"state-{state}", {"turns": turns}))
    if character["raft"]:
        found.append(Message("state-raft"))
    if character["held"]:
        found.append(Message("state-held"))
    if character["quest"]:
        found.append(Message("state-quest", {"quest": Message(f"text-quest-{number(character['quest'])}")}))
    return found + next_move(text(character["next_move"])) + task(character)


def next_move(move: str) -> list[Argument]:
    """Returns what the character may do instead of its next movement roll."""
    if not move:
        return []
    if move in (OUTER, "crossing"):
        return [Message(f"state-next-{move}")]
    return [Message("state-next-space", {"space": Name(move)})]


def task(character: Mapping[str, Data]) -> list[Argument]:
    """Returns the progress of the task in a space of the inner region."""
    space, left = SPACES[text(character["space"])], number(character["task"])
    if space.region != INNER or left == 0:
        return []
    if left == DONE:
        return [Message("state-task-done")]
    if space.name == "pits":
        return [Message("state-task-pits", {"count": left})]
    if space.name == "werewolf-den":
        return [Message("state-task-werewolf", {"strength": left})]
    return [Message("state-task-open")]
