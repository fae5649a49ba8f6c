"""Small projects for testing the tools: a rulebook, functions, tests, and the project's conftest."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import inglenook

HERE = Path(__file__).resolve().parents[2]

SETTINGS = """\
[tool.pytest]
addopts = ["--import-mode=importlib"]
markers = ["rule(*ids): rules", "card(*ids): cards"]
"""

RULES = """\
# Hearth

- **HR-1** A log burns for three hours.
- **HR-2** Ash does not burn.
- **HR-3** A fire is nice to look at. (not observable: a matter of taste)
"""


def project(folder: Path, **files: str) -> Path:
    """Returns a project in a folder; `files` are its tests and modules, with `__` for a slash."""
    write(folder / "pyproject.toml", SETTINGS)
    write(folder / "docs/rules/hearth.md", RULES)
    (folder / "tests").mkdir(exist_ok=True)
    shutil.copy(HERE / "tests/conftest.py", folder / "tests/conftest.py")
    for name, text in files.items():
        write(folder / (name.replace("__", "/") + ".py"), text)
    return folder


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def run(folder: Path, *command: str) -> tuple[int, str]:
    """Returns the exit code and output of a Python program run in the project, where pytest loads no plugins."""
    path = os.pathsep.join([str(Path(inglenook.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    settings = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=os.environ | settings, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr
