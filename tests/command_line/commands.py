"""Runs the command `inglenook` in this process, with text on standard input."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple, TextIO
from unittest.mock import patch

from inglenook.command_line import main

PROJECT = Path(__file__).parents[2]
ENVIRONMENT = {"INGLENOOK_GAMES": "embers=embers.entry", "LC_ALL": "C.UTF-8"}


class Ran(NamedTuple):
    """Result of a command: exit code and output."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*words: str | Path, typed: str | TextIO = "", environment: dict[str, str] | None = None) -> Ran:
    """Runs `inglenook` with these arguments."""
    out, err = io.StringIO(), io.StringIO()
    source = io.StringIO(typed) if isinstance(typed, str) else typed
    variables = {**ENVIRONMENT, **(environment or {})}
    with patch.dict(os.environ, variables), patch("sys.stdin", source), redirect_stdout(out), redirect_stderr(err):
        status = main([str(word) for word in words])
    return Ran(status, out.getvalue(), err.getvalue())


def started(*words: str | Path, stdout: int = subprocess.PIPE) -> subprocess.Popen[str]:
    """Starts `inglenook` with these arguments in a process of its own."""
    path = os.pathsep.join([str(PROJECT / "src"), str(PROJECT / "tests/games")])
    return subprocess.Popen(
        [sys.executable, "-m", "inglenook", *map(str, words)],
        env={**os.environ, **ENVIRONMENT, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interruptions,  # noqa: PLW1509  # it calls nothing that a thread could hold
    )


def hear_interruptions() -> None:
    """Restores Ctrl-C in a child process, which would otherwise inherit from background tests that it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def check_refused(ran: Ran, *parts: str) -> None:
    """Checks that a command printed one line about the fault, with exit code 2, and nothing else."""
    assert ran.status == 2, ran
    assert ran.err.count("\n") == 1 and ran.err.endswith("\n"), ran.err
    assert "Traceback" not in ran.err and ran.out == "", ran
    for part in parts:
        assert part in ran.err
