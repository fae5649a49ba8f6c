"""Builds the source distribution and the wheels of a release with the locked tools, as the release workflow does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent.parent
WORKSHOP: Final = PROJECT / "build" / "rehearsal"
DISTRIBUTIONS: Final = WORKSHOP / "dist"
TOOLS: Final = WORKSHOP / "tools"
NODE: Final = ("node", "npm", "npx")
"""Programs that must not be needed to build from the source distribution."""


def run(*words: str | Path, **environment: str) -> None:
    """Runs a command in the project; a failure ends the rehearsal with everything that the command printed."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=PROJECT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nthe rehearsal failed at: {' '.join(map(str, words))}")


def tools(compiler: bool) -> Path:
    """Makes the environment with the locked build tools, and mypyc if asked for; returns its Python."""
    venv.create(TOOLS, clear=True, with_pip=True)
    python = TOOLS / "bin" / "python"
    for group in ["release", *(["compile"] if compiler else [])]:
        run(python, "-m", "pip", "-qq", "install", "--require-hashes", "--no-deps", "-r", f"requirements/{group}.lock")
    return python


def build_sdist(python: Path) -> Path:
    """Builds the source distribution from this checkout, whose browser client is built already."""
    print("building the source distribution", flush=True)
    run(python, "-m", "build", "--sdist", "--no-isolation", "--outdir", DISTRIBUTIONS, PROJECT)
    return next(DISTRIBUTIONS.glob("*.tar.gz"))


def build_wheel(python: Path, sdist: Path, kind: str, quick: bool) -> Path:
    """Builds a wheel from the unpacked source distribution, on a path where the Node programs fail when called."""
    print(f"building the wheel of the kind {kind} from it, without Node", flush=True)
    folder = WORKSHOP / "unpacked" / kind
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    refusals = folder / "refusals"
    called = folder / "node-was-called"
    refusals.mkdir()
    for program in NODE:
        stand_in = refusals / program
        stand_in.write_text(f"#!/bin/sh\ntouch '{called}'\nexit 1\n")
        stand_in.chmod(0o755)
    environment = {
        "PATH": f"{refusals}{os.pathsep}{os.environ['PATH']}",
        "INGLENOOK_COMPILE": "1" if kind == "compiled" else "",
    }
    if quick:
        environment["INGLENOOK_OPTIMISE"] = "0"
    source = next(folder.glob("inglenook-*"))
    run(python, "-m", "build", "--wheel", "--no-isolation", "--outdir", DISTRIBUTIONS / kind, source, **environment)
    if called.exists():
        sys.exit("The source distribution needs Node to build: something called it.")
    return next((DISTRIBUTIONS / kind).glob("*.whl"))
