"""Installs a wheel offline into an empty environment and does what a new user does first.

The Python to be tried runs this file; it needs nothing but its standard library:

    python3.13 trial.py WHEEL WHEELHOUSE

WHEELHOUSE is a folder with the wheels of the dependencies.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

GAMES = ("lotr", "talisman")
PAGES = (("", "<title>"), ("api/rules/talisman/en", "TR-"))
"""Addresses of the server, and text that each response contains."""


def install(wheel: Path, wheelhouse: Path, folder: Path) -> Path:
    """Makes an environment, installs the wheel with its dependencies from the wheelhouse, and returns the command."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "environment")], check=True)
    binaries = folder / "environment" / "bin"
    pip = [str(binaries / "python"), "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--no-index", "--find-links", str(wheelhouse), str(wheel)], check=True)
    return binaries / "inglenook"


def surroundings(folder: Path) -> dict[str, str]:
    """Returns the environment variables of a user who has nothing set."""
    return {"PATH": os.defpath, "HOME": str(folder), "LANG": "en", "BROWSER": "true"}


def play(command: Path, folder: Path) -> None:
    """Runs the command: its help, its version, and a game of each kind between bots."""
    games = [["simulate", game, "--games", "1", "--seed", "1"] for game in GAMES]
    for words in [["--help"], ["--version"], *games]:
        subprocess.run(
            [str(command), *words], cwd=folder, env=surroundings(folder), check=True, stdout=subprocess.DEVNULL
        )


def serve(command: Path, folder: Path, core: str) -> None:
    """Starts the server as `inglenook` alone does, and loads its first pages."""
    with subprocess.Popen(
        [str(command)], cwd=folder, env=surroundings(folder), stdout=subprocess.PIPE, text=True
    ) as serving:
        try:
            assert serving.stdout is not None
            found = re.search(r"http://\S+/", serving.stdout.readline())
            assert found, "the server did not say where it listens"
            for path, text in (*PAGES, ("healthz", f'"core":"{core}"')):
                with urllib.request.urlopen(found[0] + path, timeout=60) as reply:
                    assert text in reply.read().decode(), f"/{path} does not contain {text}"
        finally:
            serving.terminate()


def main() -> None:
    """Tries the wheel given on the command line."""
    wheel, wheelhouse = (Path(word).resolve() for word in sys.argv[1:3])
    core = "python" if wheel.name.endswith("none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = install(wheel, wheelhouse, folder)
        units = folder / "environment" / "share" / "inglenook" / "inglenook.service"
        assert units.is_file(), "the wheel brings no systemd unit"
        play(command, folder)
        serve(command, folder, core)
    print(f"{wheel.name} on Python {sys.version.split()[0]}: installed offline, played, served", flush=True)


if __name__ == "__main__":
    main()
