"""The public names of the library: loaded on use, documented, with examples that are correct."""

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
    """Returns the public functions, classes and properties that a module or class defines."""
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
    """Every docstring example gives the output shown below it."""
    found = import_module(module)
    ran = doctest.testmod(found)

    assert (ran.failed, ran.attempted > 0) == (0, ">>>" in (inspect.getsource(found)))


def test_importing_loads_no_game() -> None:
    """Importing the package loads no game."""
    code = f"import sys, inglenook; print([name for name in {HEAVY!r} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout == "[]\n"


def test_every_public_name_is_there_and_described() -> None:
    """Every public class and function, with its public members, has a docstring."""
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
    """An unknown name raises AttributeError, so that `hasattr` works."""
    assert not hasattr(inglenook, "gaems")
    with pytest.raises(AttributeError, match="has no attribute 'gaems'"):
        inglenook.gaems  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_that_of_the_package() -> None:
    """The library's version is that of the package."""
    text = (PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8")

    assert f'\nversion = "{inglenook.__version__}"\n' in text


@pytest.mark.parametrize("kind", [inglenook.Option, inglenook.Question])
def test_help_explains_the_fields(kind: type) -> None:
    """Each field of an option and a question has a sentence in `help`."""
    fields = [name for name in vars(kind)["__slots__"] if not name.startswith("_")]

    assert fields
    assert [name for name in fields if not inspect.getdoc(vars(kind)[name])] == []
