"""Who plays the games of a simulation: this process, or several on this machine; later, perhaps, many machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

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


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process; only the first one has something to say about it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def runner(jobs: int) -> Runner:
    """So many processes, or none but this one."""
    return Here() if jobs == 1 else Processes(jobs)
