"""Steps: the units of a game's agenda, between which plain data are the only state.

The rules of a step are a coroutine, so they read like the rulebook and may ask in the middle.  The steps still to come
are plain frozen data on the table's agenda, so a game can be copied, saved and upgraded between any two of them.

Never let a variable outlive a step.
"""

from __future__ import annotations

from typing import Any, ClassVar

from inglenook.kernel.data import Data, frozen, items, text, thawed


class Step:
    """One action with its windows: frozen, made of numbers, texts and tuples of these.

    A step is a frozen dataclass, or a plain class that names its fields in `__match_args__`, as dataclasses do.
    Compiled, plain ones are created ten times faster, which counts where a game creates several for each decision
    (Talisman).

    Steps are not generic over the table, as events are: mypyc cannot compile a dataclass with a generic base.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    async def run(self, table: Any) -> None:
        """Runs the rules of this step on the game's own table, where it leaves the data that the next step needs."""
        raise AssertionError("every step has rules of its own")


def step_to_data(step: Step) -> Data:
    """Returns a step as data: its class name, then its fields."""
    held: list[Data] = [thawed(getattr(step, name)) for name in step.__match_args__]
    return [type(step).__name__, *held]


def step_from_data(data: Data, steps: dict[str, type[Step]]) -> Step:
    """Returns the step from saved data."""
    name, *held = items(data)
    return steps[text(name)](*[frozen(value) for value in held])
