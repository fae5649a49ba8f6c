"""Every dependency says which versions are known to work."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytestmark = pytest.mark.rule("KR-45")

PROJECT: Final = Path(__file__).resolve().parents[2]
BOUNDED: Final = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?>=([0-9.]+),<([0-9.]+)(?:; .+)?")


def requirements() -> Iterator[str]:
    """Yields every requirement of pyproject.toml: of the package, its extras, its build and the development groups."""
    stated: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    yield from stated["build-system"]["requires"]
    yield from stated["project"]["dependencies"]
    for group in (*stated["project"]["optional-dependencies"].values(), *stated["dependency-groups"].values()):
        yield from [requirement for requirement in group if isinstance(requirement, str)]


def numbers(version: str) -> tuple[int, ...]:
    """Returns a version as numbers that can be compared."""
    return tuple(int(part) for part in re.findall(r"\d+", version))


def locked() -> Iterator[tuple[str, str]]:
    """Yields each locked package with its version."""
    for file in (PROJECT / "requirements").glob("*.lock"):
        yield from re.findall(r"^([A-Za-z0-9._-]+)==([0-9.]+)", file.read_text("utf-8"), re.MULTILINE)


def plain(name: str) -> str:
    """Returns the name of a package as locks spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_requirement_has_a_lowest_version_and_a_limit() -> None:
    """Every requirement has upper and lower bounds, so that a breaking release of a library is not installed."""
    assert [one for one in requirements() if BOUNDED.fullmatch(one) is None] == []


def test_locked_versions_lie_within_the_bounds() -> None:
    """Locked versions, with which the tests run, lie within the bounds."""
    found = [match for one in requirements() if (match := BOUNDED.fullmatch(one)) is not None]
    bounds = {plain(match[1]): (numbers(match[2]), numbers(match[3])) for match in found}
    checked = [(name, version) for name, version in locked() if plain(name) in bounds]
    outside = [
        f"{name} {version}"
        for name, version in checked
        if not bounds[plain(name)][0] <= numbers(version) < bounds[plain(name)][1]
    ]
    assert checked and outside == []
