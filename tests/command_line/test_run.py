"""Starting from a checkout (`scripts/run`): compiled if the build is up to date, otherwise in Python."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.rule("KR-25")
EARLIER, LATER = 1_000_000_000, 2_000_000_000

SAY_HOW = '#!/bin/sh\necho "path=$PYTHONPATH words=$*"\n'
COMPILE = (
    '#!/bin/sh\ncase "$*" in *--missing*) cat missing ;; *--while*) echo "$*" > build/asked; '
    'exit "$(cat ends)" ;; *scripts/compile) echo done; mkdir -p build/compiled; '
    "touch build/compiled/.stamp ;; esac\n"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Returns a folder like the project's, whose programs print how they were called."""
    for folder in ("scripts", "src", "tests/games", ".venv/bin", "build"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(PROJECT / "scripts/run", tmp_path / "scripts/run")
    for name, text in (("inglenook", SAY_HOW), ("python", COMPILE)):
        (tmp_path / ".venv/bin" / name).write_text(text)
        (tmp_path / ".venv/bin" / name).chmod(0o755)
    (tmp_path / "missing").write_text("")
    (tmp_path / "ends").write_text("0")
    for name in ("src/rules.py", "pyproject.toml"):
        changed(tmp_path / name, EARLIER)
    return tmp_path


def changed(file: Path, at: int) -> None:
    """Sets the modification time of a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (at, at))


def run(checkout: Path, *words: str) -> str:
    """Runs the script; returns the arguments of the program, after background work has ended."""
    environment = {**os.environ, "PYTHONPATH": "given"}
    command = ["scripts/run", *words]
    reading, writing = os.pipe()
    done = subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=True, pass_fds=[writing]
    )
    os.close(writing)
    os.read(reading, 1)  # nothing comes: it ends when the last process does that has the other end
    os.close(reading)
    return done.stdout


def test_what_was_compiled_as_it_stands_is_used(checkout: Path) -> None:
    """An up-to-date build is used before the sources, and nothing is compiled."""
    changed(checkout / "build/compiled/.stamp", LATER)

    folder = f"{checkout}/build/compiled"
    assert f"path={folder}:{folder}/games:given words=serve --open\n" == run(checkout, "serve", "--open")
    assert not (checkout / "build/compile.log").exists()


@pytest.mark.parametrize("stale", ["src/rules.py", "tests/games/more.py", "pyproject.toml"])
def test_after_a_change_nothing_old_is_run(checkout: Path, stale: str) -> None:
    """After a change of the sources the program runs in Python, and is compiled for the next start."""
    changed(checkout / "build/compiled/.stamp", EARLIER)
    changed(checkout / stale, LATER)

    assert "path=given words=play\n" == run(checkout, "play")


def test_whoever_hosts_waits_for_the_compiler(checkout: Path) -> None:
    """A server waits for the compiler and uses the compiled rules at once."""
    done, path, *_ = run(checkout, "--compiled", "serve").split()

    assert ("done", True) == (done, path.startswith(f"path={checkout}/build/compiled:"))


def test_without_a_compiler_it_runs_as_python(checkout: Path) -> None:
    """Without a compiler the program runs in Python, and a server prints that."""
    (checkout / "missing").write_text("gcc")

    assert "path=given words=serve\n" == run(checkout, "--compiled", "serve")


def test_what_could_not_be_compiled_is_not_tried_again(checkout: Path) -> None:
    """A failed build is not tried again until something has changed."""
    changed(checkout / "build/compile-failed", LATER)
    run(checkout, "play")

    assert not (checkout / "build/compile.log").exists()


@pytest.mark.parametrize(("status", "is_failure"), [(0, False), (1, True), (77, True), (143, False)])
def test_a_build_that_ended_with_the_program_goes_on_next_time(checkout: Path, status: int, is_failure: bool) -> None:
    """A build interrupted as its program ended resumes at the next start, and a failed build does not."""
    (checkout / "ends").write_text(str(status))
    run(checkout, "play")

    *_, asked, process = (checkout / "build/asked").read_text().split()
    assert asked == "--while"
    assert process.isdigit()
    assert (checkout / "build/compile-failed").exists() == is_failure
