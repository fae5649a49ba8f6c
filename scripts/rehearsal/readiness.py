"""Conditions that the repository has to meet before a version is published."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent.parent
NO_HOME: Final = ".example"
"""Ending of the host names that nobody can own, which stand for a home not chosen yet."""


def version() -> str:
    """Returns the version in pyproject.toml, its only source."""
    found: str = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def fragments() -> list[str]:
    """Returns the names of the news fragments that are not in the changelog yet."""
    return sorted(one.name for one in (PROJECT / "changelog.d").glob("*.*.md"))


def objections(tag: str = "") -> list[str]:
    """Returns the reasons why this version cannot be published, under this tag if one is given."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    found = []
    if tag and tag != f"v{version()}":
        found.append(f"The tag is {tag}, but pyproject.toml has version {version()}. Tag v{version()}, or change it.")
    if f"## {version()} (" not in (PROJECT / "CHANGELOG.md").read_text("utf-8"):
        found.append(f"CHANGELOG.md has no section for {version()}. Run scripts/prepare-release {version()}.")
    elif fragments():
        found.append(f"News is not in CHANGELOG.md: {', '.join(fragments())}. Run scripts/prepare-release VERSION.")
    cited = re.search(r"^version: (\S+)$", (PROJECT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    if cited is None or cited[1] != version():
        found.append(f"CITATION.cff does not name version {version()}. Run scripts/prepare-release {version()}.")
    if any(NO_HOME in address.split("/")[2] for address in project["urls"].values()):
        found.append("The addresses in [project.urls] are placeholders. Put the project's home there.")
    return found
