"""The public names: loaded when they are used, documented, and what their examples say."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import inglenook

pytestmark = pytest.mark.rule("KR-40")

PACKAGE = Path(inglenook.__file__).parent
MODULES = ["inglenook", *sorted(f"inglenook.api.{file.stem}" for file in (PACKAGE / "api").glob("[a-z]*.py"))]
HEAVY = ("inglenook.registry", "inglenook.lotr", "inglenook.talisman", "inglenook.wording", "fluent", "json", "asyncio")
"""Modules that take long to load, and that a program may never need."""


def members(thing: Any) -> dict[str, Any]:
    """The public functions, classes and properties of a module or class that are defined there."""
    module = thing if inspect.ismodule(thing) else sys.modules[thing.__module__]
    return {
        f"{thing.__name__}.{name}": one
        for name, one in vars(thing).items()
        if not name.startswith("_")
        and (inspect.isclass(one) or inspect.isfunction(one) or isinstance(one, property))
        and getattr(one, "__module__", module.__name__) == module.__name__
    }


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_are_true(module: str) -> None:
    """Every example in a docstring gives what stands below it."""
    found = import_module(module)
    ran = doctest.testmod(found)

    assert (ran.failed, ran.attempted > 0) == (0, ">>>" in (inspect.getsource(found)))


def test_importing_loads_no_game() -> None:
    """A program that imports the package and uses nothing has loaded nothing."""
    code = f"import sys, inglenook; print([name for name in {HEAVY!r} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout == "[]\n"


def test_every_public_name_is_there_and_described() -> None:
    """Classes and functions with all their public parts have docstrings."""
    undescribed = []
    for name in inglenook.__all__:
        one = getattr(inglenook, name)
        if isinstance(one, str):
            continue
        parts = {name: one, **members(one)} if inspect.isclass(one) or inspect.ismodule(one) else {name: one}
        undescribed += [part for part, found in parts.items() if not inspect.getdoc(found)]

    assert undescribed == []
    assert dir(inglenook) == sorted(inglenook.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    """As with any module, so that `hasattr` and tools work."""
    assert not hasattr(inglenook, "gaems")
    with pytest.raises(AttributeError, match="has no attribute 'gaems'"):
        inglenook.gaems  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_that_of_the_package() -> None:
    """One number, in one place."""
    text = (PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8")

    assert f'\nversion = "{inglenook.__version__}"\n' in text
