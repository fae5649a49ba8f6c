"""Compiled classes have no interpreted subclasses, because creating an object of such a class fails."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
SOURCES: Final = PROJECT / "src"


def compiled() -> set[Path]:
    """Returns the compiled modules."""
    patterns = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["tool"]["inglenook"]["compiled"]
    return {file for pattern in patterns for file in PROJECT.glob(pattern) if file.name != "__init__.py"}


def classes(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yields the classes of a module with the full names of their base classes, where imported."""
    imported = {
        name.asname or name.name: f"{one.module}.{name.name}"
        for one in ast.walk(tree)
        if isinstance(one, ast.ImportFrom)
        for name in one.names
    }
    for one in ast.walk(tree):
        if isinstance(one, ast.ClassDef):
            named = [ast.unparse(base).partition("[")[0] for base in one.bases]
            yield one.name, [imported.get(name, name) for name in named]


@pytest.mark.rule("KR-1")
def test_no_interpreted_class_extends_a_compiled_one() -> None:
    """No interpreted class extends a compiled one, except for exceptions, which are ordinary classes when compiled."""
    files = compiled()
    module_of = {file: ".".join(file.relative_to(SOURCES).with_suffix("").parts) for file in SOURCES.rglob("*.py")}
    trees = {file: ast.parse(file.read_text("utf-8")) for file in module_of}
    native: set[str] = set()
    exceptions = {"Exception", "ValueError", "BaseException"}
    for file in files & set(trees):
        for name, bases in classes(trees[file]):
            whole = f"{module_of[file]}.{name}"
            is_exception = any(base in exceptions or f"{module_of[file]}.{base}" in exceptions for base in bases)
            (exceptions if is_exception else native).add(whole)
    assert len(native) > 100

    wrong = {
        f"{module_of[file]}.{name}"
        for file in set(trees) - files
        for name, bases in classes(trees[file])
        if native & set(bases)
    }

    assert wrong == set()
