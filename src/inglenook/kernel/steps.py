"""Steps: the places between frames, where nothing but data is alive.

The rules of a step are a coroutine, so they read like the rulebook and may ask in the middle; the steps still to come
are plain frozen data on the table's agenda, so a game can be copied, saved and upgraded between any two of them.
The one sin is a variable that outlives a step.
"""

from __future__ import annotations

from typing import Any, ClassVar

from inglenook.kernel.data import Data, frozen, items, text, thawed


class Step:
    """One action with its windows: frozen, made of numbers, texts and tuples of these.

    It is a frozen dataclass, or a plain class that names in `__match_args__`, as dataclasses do, what it is made from;
    compiled, plain ones are made ten times faster, which counts where a game makes several for each decision
    (Talisman).  It is not generic over the table, as events are: mypyc cannot compile a dataclass with a generic base.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    async def run(self, table: Any) -> None:
        """The rules of this step, for the game's own table.  What the next step needs, they leave in it."""
        raise AssertionError("every step has rules of its own")


def step_to_data(step: Step) -> Data:
    """A step as data: its name, then what it holds."""
    held: list[Data] = [thawed(getattr(step, name)) for name in step.__match_args__]
    return [type(step).__name__, *held]


def step_from_data(data: Data, steps: dict[str, type[Step]]) -> Step:
    """The step that was saved."""
    name, *held = items(data)
    return steps[text(name)](*[frozen(value) for value in held])
