"""Figures of a server under load, as a row, a table and a plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

BEGINS: Final = "<!-- load -->"
ENDS: Final = "<!-- end of load -->"
"""Second of the two marks around the table in docs/performance.md."""


@dataclass
class Figures:
    """The figures of one run."""

    games: int
    think: float
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from each answer to the next view."""
    beside: list[float] = field(default_factory=list)
    """Seconds from each answer to the next view at tables with a searching bot."""
    finished: int = 0
    refused: int = 0
    broken: int = 0
    """Connections that ended unexpectedly."""
    cpu: float = 0.0
    """Processor use of the server and its helpers, in cores."""
    database_cpu: float = 0.0
    """Processor use of PostgreSQL, in cores."""
    memory: float = 0.0
    """Memory of the server, in MB."""
    grown: float = 0.0
    """Growth of the server's memory since the start of the measurement, in MB."""
    measuring: bool = False
    laid: int = 0
    """Number of tables whose game has begun."""
    until: float = float("inf")
    """Time at which all clients stop."""

    def percentile(self, share: float, beside: bool = False) -> float:
        """Returns the response time that a share of the answers did not exceed, in milliseconds."""
        ordered = sorted(self.beside if beside else self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def answers(self) -> int:
        """The number of answers given."""
        return len(self.waits) + len(self.beside)

    @property
    def rate(self) -> float:
        """Answers per second."""
        return self.answers / self.seconds if self.seconds else 0.0

    @property
    def cost(self) -> float:
        """Microseconds of processor time per answer, including all other work of the server."""
        return 1e6 * self.cpu / self.rate if self.rate else float("nan")

    @property
    def database_cost(self) -> float:
        """Microseconds of PostgreSQL's processor time per answer."""
        return 1e6 * self.database_cpu / self.rate if self.rate else float("nan")

    def row(self) -> str:
        """Returns a row of the table."""
        numbers = [self.percentile(share) for share in (0.5, 0.95, 0.99)]
        waits = " | ".join(f"{number:.1f}" for number in numbers)
        cpu = f"{100 * self.cpu:.0f} % | {self.cost:.0f} µs"
        return f"| {self.games} | {self.rate:.0f} | {waits} | {cpu} | {self.memory:.0f} MB |"


HEADING: Final = (
    "| games at once | answers a second | median, ms | 95th percentile, ms | 99th percentile, ms | CPU of one core "
    "| CPU of an answer | memory |\n|---|---|---|---|---|---|---|---|"
)


def report(found: Sequence[Figures], docs: Path) -> None:
    """Writes the table between the marks in docs/performance.md, and draws the plot beside it."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    page = docs / "performance.md"
    text = page.read_text("utf-8")
    rows = "\n".join([HEADING, *[figures.row() for figures in found]])
    before, _, rest = text.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    page.write_text(f"{before}{BEGINS}\n{rows}\n{ENDS}{after}", "utf-8")
    figure, (waits, cpu) = pyplot.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    games = [figures.games for figures in found]
    for share, name in ((0.5, "median"), (0.95, "95th percentile"), (0.99, "99th percentile")):
        waits.plot(games, [figures.percentile(share) for figures in found], marker="o", label=name)
    waits.axhline(100, color="grey", linewidth=0.8, linestyle=":")
    waits.set(xlabel="games at once", ylabel="from answer to next view, ms", yscale="log")
    waits.legend(frameon=False)
    cpu.plot(games, [100 * figures.cpu for figures in found], marker="o", color="tab:red", label="CPU of one core, %")
    cpu.plot(games, [figures.memory for figures in found], marker="s", color="tab:green", label="memory, MB")
    cpu.set(xlabel="games at once", ylim=(0, None))
    cpu.legend(frameon=False)
    figure.savefig(docs / "pictures" / "load.png", dpi=110, metadata={"Software": None})
