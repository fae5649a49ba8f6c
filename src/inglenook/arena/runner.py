"""Who plays the games of a simulation: this process, several on this machine, or many machines together (Ray)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

from inglenook.arguments import BadArgument

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(Protocol):
    """Does tasks that do not depend on each other, and hands back the results in the order of the tasks."""

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results, one by one."""
        ...


class Here:
    """Does one after the other, in this process."""

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        return map(do, tasks)


class Processes:
    """Does them in several processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        import multiprocessing  # whoever plays alone need not wait for these
        from concurrent.futures import ProcessPoolExecutor

        share = max(1, min(100, len(tasks) // (self.count * 4)))
        with ProcessPoolExecutor(self.count, initializer=leave_interrupts_to_the_parent) as pool:
            try:
                yield from pool.map(do, tasks, chunksize=share)
            except BaseException:
                for process in multiprocessing.active_children():  # else their shares would be played to the end
                    process.kill()
                pool.shutdown(wait=False, cancel_futures=True)
                raise


class OnRay:
    """Does them on the machines of a Ray cluster: that of RAY_ADDRESS, else one that begins here.

    A task whose machine is lost is done again by another: it comes to the same.
    """

    UNDER_WAY: Final = 64
    """So many tasks are handed out at a time: whoever interrupts need not wait for more."""

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
            under_way[place] = None  # Ray keeps what somebody still holds
            yield result


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process; only the first one has something to say about it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


HERE: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (HERE, RAY)


def runner(jobs: int, engine: str = HERE) -> Runner:
    """So many processes, or none but this one; or a cluster."""
    if engine == RAY:
        return OnRay()
    return Here() if jobs == 1 else Processes(jobs)
