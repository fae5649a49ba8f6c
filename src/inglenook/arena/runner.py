"""Runners for a simulation's games: this process, several processes, or the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

from inglenook.arguments import BadArgument

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(Protocol):
    """Runs independent tasks and returns the results in the order of the tasks."""

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yields the results one by one."""
        ...


class Here:
    """Runs tasks one after another in this process."""

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        return map(do, tasks)


class Processes:
    """Runs tasks in several processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        import multiprocessing  # imported late: a run in one process does not need these
        from concurrent.futures import ProcessPoolExecutor

        share = max(1, min(100, len(tasks) // (self.count * 4)))
        with ProcessPoolExecutor(self.count, initializer=leave_interrupts_to_the_parent) as pool:
            try:
                yield from pool.map(do, tasks, chunksize=share)
            except BaseException:
                for process in multiprocessing.active_children():  # else the workers would play all of their games
                    process.kill()
                pool.shutdown(wait=False, cancel_futures=True)
                raise


class OnRay:
    """Runs tasks on a Ray cluster: the one at RAY_ADDRESS, else a new one on this machine.

    If a machine is lost, its tasks run again elsewhere, with the same results.
    """

    UNDER_WAY: Final = 64
    """Most tasks submitted at a time, so that an interruption need not wait for more."""

    def __init__(self) -> None:
        try:
            self.ray: Final[Any] = import_module("ray")
        except ImportError as problem:
            raise BadArgument("error-no-extra", {"package": "ray"}) from problem

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        ray = self.ray
        if not ray.is_initialized():
            ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
        remote = ray.remote(max_retries=-1)(do)
        under_way = [remote.remote(task) for task in tasks[: self.UNDER_WAY]]
        for place in range(len(tasks)):
            following = place + self.UNDER_WAY
            if following < len(tasks):
                under_way.append(remote.remote(tasks[following]))
            result: Result = ray.get(under_way[place])
            under_way[place] = None  # Ray keeps results that are still referenced
            yield result


def leave_interrupts_to_the_parent() -> None:
    """Ignores Ctrl-C in a worker: it reaches every process, but only the main process should react."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


HERE: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (HERE, RAY)


def runner(jobs: int, engine: str = HERE) -> Runner:
    """Returns the runner for a number of processes (1: this process only) or for a Ray cluster."""
    if engine == RAY:
        return OnRay()
    return Here() if jobs == 1 else Processes(jobs)
