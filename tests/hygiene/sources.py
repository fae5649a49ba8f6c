"""The project's source as the hygiene checks read it.

A check is a function from a parsed module to findings, so that a test can pass it a snippet with a fault.  For the real
sources each check has a list of exceptions with reasons; an entry that is not needed any more is a finding.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PROJECT: Final = Path(__file__).resolve().parents[2]

GAMES: Final = (
    "src/inglenook/talisman",
    "src/inglenook/lotr",
    *[file.parent.relative_to(PROJECT).as_posix() for file in sorted(PROJECT.glob("tests/games/*/__init__.py"))],
)
"""The folders of the games, those that only tests play included."""

GLUE: Final = ("entry", "scenario_terms", "search", "puzzles", "complete")
"""Modules of a game that are not part of its rules: they show it to the rest of the product."""


class Finding(NamedTuple):
    """A finding of a check: the line, the function or class it is in, and what is wrong with it."""

    line: int
    inside: str
    text: str


Check = Callable[[ast.Module], Iterable[Finding]]


class Source(NamedTuple):
    """A module of the project."""

    path: str
    module: str
    tree: ast.Module


@cache
def read(path: str) -> Source:
    """Returns the module in a file of the project."""
    root = "tests/games/" if path.startswith("tests/games/") else "src/" if path.startswith("src/") else ""
    module = path.removeprefix(root).removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    return Source(path, module, ast.parse((PROJECT / path).read_text("utf-8")))


def modules_in(*folders: str) -> list[Source]:
    """Returns all modules in some folders of the project, and none for a folder that does not exist."""
    files = [file for folder in folders for file in sorted((PROJECT / folder).rglob("*.py"))]
    return [read(file.relative_to(PROJECT).as_posix()) for file in files]


def kernel() -> list[Source]:
    return modules_in("src/inglenook/kernel")


def rules() -> list[Source]:
    """Returns the modules of the games, except for those that display them."""
    return [
        source
        for source in modules_in(*GAMES)
        if not any(part in GLUE for part in Path(source.path).with_suffix("").parts)
    ]


def found(check: Check, snippet: str) -> list[str]:
    """Returns the findings of a check about a snippet, without their places."""
    return [finding.text for finding in check(ast.parse(snippet))]


def objections(check: Check, sources: Iterable[Source], allowed: Mapping[str, str]) -> list[str]:
    """Returns a check's findings without an exception, and the exceptions without a finding.

    An entry is a pattern for `path::Class.function`, with the reason.
    """
    listed: list[str] = []
    needed: dict[str, None] = {}
    for source in sources:
        for finding in check(source.tree):
            place = f"{source.path}::{finding.inside}"
            reasons = [pattern for pattern in allowed if fnmatchcase(place, pattern)]
            needed |= dict.fromkeys(reasons)
            if not reasons:
                listed.append(f"{source.path}:{finding.line} {finding.text}")
    return listed + [f"{pattern} is allowed, but nothing needs it" for pattern in allowed if pattern not in needed]


# Walking.

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def walk(tree: ast.AST) -> list[tuple[ast.AST, str]]:
    """Returns every node of a tree with the name of its innermost function or class; cached for many checks."""
    found: list[tuple[ast.AST, str]] = []
    gather(tree, "", found)
    return found


def gather(tree: ast.AST, inside: str, found: list[tuple[ast.AST, str]]) -> None:
    for node in ast.iter_child_nodes(tree):
        found.append((node, inside))
        if isinstance(node, ast.ClassDef | Function):
            gather(node, f"{inside}.{node.name}" if inside else node.name, found)
        else:
            gather(node, inside, found)


def functions(tree: ast.AST) -> Iterator[tuple[Function, str]]:
    """Yields every function that is not nested in another, with its full name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield node, node.name
        elif isinstance(node, ast.ClassDef):
            yield from [(function, f"{node.name}.{name}") for function, name in functions(node)]
        else:
            yield from functions(node)


def parameters(function: Function | ast.Lambda) -> list[ast.arg]:
    """Returns all parameters of a function."""
    of = function.args
    others = [one for one in (of.vararg, of.kwarg) if one is not None]
    return [*of.posonlyargs, *of.args, *of.kwonlyargs, *others]


def called(node: ast.AST) -> str:
    """Returns the plain name of the function or method that a node calls, or nothing if the node is no call."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr
        if isinstance(node.func, ast.Name):
            return node.func.id
    return ""


def is_plain_call(node: ast.AST, *names: str) -> bool:
    """Whether a node calls one of these functions by its bare name."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def targets_of(node: ast.AST) -> list[ast.expr]:
    """Returns the targets that a node assigns or deletes, with tuples taken apart."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            whole = targets
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.NamedExpr(target=target):
            whole = [target]
        case ast.For(target=target) | ast.AsyncFor(target=target) | ast.comprehension(target=target):
            whole = [target]
        case ast.withitem(optional_vars=ast.expr() as target):
            whole = [target]
        case _:
            whole = []
    return [part for target in whole for part in parts_of(target)]


def parts_of(target: ast.expr) -> list[ast.expr]:
    """Returns a target, or its elements if it is a tuple."""
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return [smaller for part in parts for smaller in parts_of(part)]
        case ast.Starred(value=value):
            return parts_of(value)
    return [target]
