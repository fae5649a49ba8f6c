"""Prints the cost of every request and message (SR-91): `python -m tests.server.prices`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.prices.messages import Messages
from tests.server.prices.sweep import Sweep, calibrated, quietly


def main() -> None:
    """Prints the cost of every endpoint."""
    patch = pytest.MonkeyPatch()
    unit = calibrated()
    with TemporaryDirectory() as folder, quietly(patch, Path(folder)) as house:
        sweep = Sweep(house)
        for name, make in {**sweep.dearest(), **sweep.unpriced()}.items():
            cost = sweep.cost(name.partition(" ")[0], make)
            figures = f"{cost.work / unit:.1f} | {cost.stretch / unit:.1f} | {cost.sent} | {cost.answered}"
            print(f"| {name} | {cost.status} | {figures} |")
        messages = Messages(sweep)
        for name, message in messages.dearest().items():
            cost = messages.cost(message)
            figures = f"{cost.work / unit:.1f} | {cost.stretch / unit:.1f} | {cost.sent} | {cost.answered}"
            print(f"| {name} | {cost.status} | {figures} |")
    print(f"unit {unit}")


if __name__ == "__main__":
    main()
