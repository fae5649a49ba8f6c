"""What was measured of a server under load, as a row, a table and a plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

BEGINS: Final = "<!-- load -->"
ENDS: Final = "<!-- end of load -->"
"""Between these marks the table stands in docs/performance.md."""


@dataclass
class Figures:
    """What was measured in one run."""

    games: int
    think: float
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """From each answer to the next view, in seconds."""
    beside: list[float] = field(default_factory=list)
    """The same at tables with a bot that thinks ahead."""
    finished: int = 0
    refused: int = 0
    broken: int = 0
    """Connections that ended without having been asked to."""
    cpu: float = 0.0
    """Of one core, by the server and its helpers."""
    memory: float = 0.0
    """Of the server, in MB."""
    grown: float = 0.0
    """By how much of that since measuring began."""
    measuring: bool = False
    laid: int = 0
    """How many tables have begun."""
    until: float = float("inf")
    """When everybody stops."""

    def percentile(self, share: float, beside: bool = False) -> float:
        """How long that share of the answers took at most, in milliseconds."""
        ordered = sorted(self.beside if beside else self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self.waits) + len(self.beside)

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds if self.seconds else 0.0

    @property
    def cost(self) -> float:
        """Microseconds of processor time that an answer takes, with all that goes on besides."""
        return 1e6 * self.cpu / self.rate if self.rate else float("nan")

    def row(self) -> str:
        """One line of the table."""
        numbers = [self.percentile(share) for share in (0.5, 0.95, 0.99)]
        waits = " | ".join(f"{number:.1f}" for number in numbers)
        cpu = f"{100 * self.cpu:.0f} % | {self.cost:.0f} µs"
        return f"| {self.games} | {self.rate:.0f} | {waits} | {cpu} | {self.memory:.0f} MB |"


HEADING: Final = (
    "| games at once | answers a second | median, ms | 95th percentile, ms | 99th percentile, ms | CPU of one core "
    "| CPU of an answer | memory |\n|---|---|---|---|---|---|---|---|"
)


def report(found: Sequence[Figures], docs: Path) -> None:
    """Puts the table between the marks in docs/performance.md, and draws the plot beside it."""
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
